"""The mine as a board: where its hexes lie on the screen, its tray and its terrain.

Hexes are pointy-topped. Ore lies on a tile's flanks, so it is seen under any piece.
"""

import math
from collections.abc import Iterable
from functools import lru_cache

import pygame

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.layout import regions, table_picture
from forgewar.content.board import HEXES
from forgewar.content.model import RESOURCES
from forgewar.rules.geometry import geometry
from forgewar.rules.state import GameState

Point = tuple[float, float]
_DIRECTIONS = tuple(
    (math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (-90, -30, 30, 90, 150, 210)
)
# A hex's neighbours by its edges, from the top right.
_EDGES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
_AROUND = 0.22  # of a hex: the margin of the mine
_OVER = 6  # units by which its margin may leave the centre at the top and bottom
_RIM = 14  # units of wood around the hexes
# Pictures of the terrain of each resource.
VARIANTS = {
    "copper": "abc",
    "iron": "abc",
    "mithril": "ab",
    "emerald": "ab",
    "ruby": "ab",
    "diamond": "ab",
}
# Pictures of pieces on a hex 90 wide: width, height, and their top above the middle of the hex.
PIECE_SIZES = {"worker": (42.0, 56.7, 30.7), "overseer": (50.0, 76.04, 49.04)}


class Board:
    """Places of the hexes on a canvas. The mine is centred in a box and as large as fits."""

    def __init__(
        self, scale: float, down: int, x: float, y: float, width: float, height: float
    ) -> None:
        self.hexes = geometry(down).hexes
        # Unit places: a hex is 1 wide, rows are 78/90 apart, a tile stands 109/90 high.
        places = {h: (HEXES[h][0] + HEXES[h][1] / 2, HEXES[h][1] * 78 / 90) for h in self.hexes}
        left = min(px for px, _ in places.values()) - 0.5
        right = max(px for px, _ in places.values()) + 0.5
        top = min(py for _, py in places.values()) - 0.58
        bottom = max(py for _, py in places.values()) + 0.66
        across, up = right - left + 2 * _AROUND, bottom - top + 2 * _AROUND
        self.aspect = up / across
        self.size = min(width / across, height / up, 118.0)
        # Whole pixels across a hex: no seams between tiles.
        self.size = max(1, int(self.size * scale / 2) * 2) / scale
        self._x = x + width / 2 - (left + right) / 2 * self.size
        self._y = y + height / 2 - (top + bottom) / 2 * self.size
        self._places = places
        self.rise = 78 / 90 * self.size
        self._corners: dict[tuple[int, float], tuple[Point, ...]] = {}
        self._outlines: dict[int, tuple[tuple[int, int], ...]] = {}

    def centre(self, hex_: int) -> Point:
        px, py = self._places[hex_]
        return self._x + px * self.size, self._y + py * self.size

    def corners(self, hex_: int, part: float = 1.0) -> tuple[Point, ...]:
        """The six corners, from the top clockwise."""
        found = self._corners.get((hex_, part))
        if found is None:
            x, y = self.centre(hex_)
            r = self.size * 104 / 180 * part
            found = tuple((x + r * across, y + r * down) for across, down in _DIRECTIONS)
            if part in (1.0, 0.985):
                self._corners[hex_, part] = found
        return found

    def piece_size(self, kind: str, scale: float = 1.0) -> tuple[float, float, float]:
        """Width and height of a "worker" or "overseer", and its top above the middle of its hex."""
        width, height, top = PIECE_SIZES[kind]
        k = self.size / 90 * scale
        return width * k, height * k, top * k

    def outline(self, c: Canvas, hex_: int) -> tuple[tuple[int, int], ...]:
        """The six corners in pixels."""
        if hex_ not in self._outlines:
            self._outlines[hex_] = tuple((c.px(x), c.px(y)) for x, y in self.corners(hex_))
        return self._outlines[hex_]


def group_outline(board: Board, hexes: Iterable[int]) -> list[tuple[Point, Point]]:
    """The edges around a group."""
    hexes = list(hexes)
    group = {HEXES[h] for h in hexes}
    edges = []
    for hex_ in hexes:
        corners = board.corners(hex_)
        q, r = HEXES[hex_]
        for i, (dq, dr) in enumerate(_EDGES):
            if (q + dq, r + dr) not in group:
                edges.append((corners[i], corners[(i + 1) % 6]))
    return edges


@lru_cache(maxsize=8)
def _board(scale: float, down: int, x: float, y: float, width: float, height: float) -> Board:
    return Board(scale, down, x, y, width, height)


def board_in(c: Canvas, state: GameState, x: float, y: float, width: float, height: float) -> Board:
    """The board of a state in a box of a canvas; the same as long as the box is."""
    return _board(c.scale, state.down, x, y, width, height)


def mine_board(c: Canvas, state: GameState) -> Board:
    """The board of a state where the mine scene has it: in the middle of the table."""
    return board_in(c, state, *regions(c).centre.inset(0, -_OVER))


def tile_name(stage: int, ore: int, hex_: int) -> str:
    """The terrain picture of a hex; variants alternate so that no two neighbours look alike."""
    resource = RESOURCES[ore]
    q, r = HEXES[hex_]
    kinds = VARIANTS[resource]
    kind = kinds[(q * 7 + r * 3 + q * r) % len(kinds)]
    return f"mine/stage{stage}/{resource}_{kind}"


# The empty mine


def draw_mine(c: Canvas, board: Board, state: GameState) -> None:
    """Table, tray and terrain, drawn once for each size and kept."""
    c.surface.blit(mine_picture(c, board, state), (0, 0))


def mine_picture(
    c: Canvas, board: Board, state: GameState, *, bare: bool = False
) -> pygame.Surface:
    """The empty mine on its table, as large as the canvas; bare, without its terrain."""
    terrain = () if bare else tuple(state.terrain)
    key = ("mine", c.surface.get_size(), c.scale, state.stage, terrain, board.centre(30))

    def make() -> pygame.Surface:
        before = c.gallery.stand_ins
        tray = _tray_picture(c, board)
        if c.gallery.stand_ins != before:  # still to come: nothing is laid out until then
            return tray
        under = Canvas(table_picture(c, state.stage).copy(), c.gallery, c.scale)
        under.surface.blit(tray, (0, 0))
        if not bare:
            draw_tiles(under, board, state, board.hexes)
        return under.surface

    return c.gallery.compose(key, make)


def draw_tiles(
    c: Canvas,
    board: Board,
    state: GameState,
    hexes: Iterable[int],
    corner: Point = (0.0, 0.0),
) -> None:
    """The terrain of some hexes; `corner` is where on the screen the canvas begins."""
    box = (c.px(board.size) + 1, c.px(board.size * 109 / 90) + 1)
    for hex_ in hexes:
        x, y = board.centre(hex_)
        tile = c.gallery.get(tile_name(state.stage, state.terrain[hex_], hex_), *box)
        c.blit(tile, x - corner[0], y - corner[1] - board.size * 104 / 180, 0.5, 0)


def _hull(points: list[Point]) -> list[Point]:
    ordered = sorted({(round(x, 2), round(y, 2)) for x, y in points})

    def half(run: list[Point]) -> list[Point]:
        out: list[Point] = []
        for p in run:
            while len(out) > 1 and _turn(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out

    return half(ordered)[:-1] + half(ordered[::-1])[:-1]


def _turn(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _expand_ring(ring: list[Point], by: float) -> list[Point]:
    """A convex ring moved outwards."""
    out = []
    for i, (x, y) in enumerate(ring):
        (x0, y0), (x2, y2) = ring[i - 1], ring[(i + 1) % len(ring)]
        n1, n2 = _normal(x - x0, y - y0), _normal(x2 - x, y2 - y)
        k = by / (1 + n1[0] * n2[0] + n1[1] * n2[1])
        out.append((x + (n1[0] + n2[0]) * k, y + (n1[1] + n2[1]) * k))
    return out


def _normal(dx: float, dy: float) -> Point:
    length = math.hypot(dx, dy)
    return dy / length, -dx / length


def path(points: list[Point] | tuple[Point, ...], closed: bool = True) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + (" Z" if closed else "")


def _diagonal(name: str, light: str, dark: str) -> str:
    return (
        f'<linearGradient id="{name}" x1="0%" y1="0%" x2="100%" y2="100%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
        "</linearGradient>"
    )


def _tray_picture(c: Canvas, board: Board) -> pygame.Surface:
    """The tray as large as the canvas; it is the same in every stage."""
    size = c.surface.get_size()

    def make() -> pygame.Surface:
        own = Canvas(pygame.Surface(size, pygame.SRCALPHA), c.gallery, c.scale)
        _tray(own, board)
        return own.surface

    return c.gallery.compose(("tray", size, c.scale, board.centre(30), len(board.hexes)), make)


def _tray(c: Canvas, board: Board) -> None:
    """Wood and a brass inlay around the hexes."""
    ring = _hull([p for h in board.hexes for p in board.corners(h)])
    wood = _diagonal("w", palette.TRAY_LIGHT, palette.TRAY_DARK)
    brass = _diagonal("b", palette.INLAY_LIGHT, palette.INLAY_DARK)
    body = (
        f'<path d="{path(_expand_ring(ring, _RIM))}" fill="url(#w)" '
        f'stroke="{palette.TRAY_RIM}" stroke-width="5"/>'
        f'<path d="{path(_expand_ring(ring, 12.5))}" fill="{palette.TRAY_WOOD}"/>'
        f'<path d="{path(_expand_ring(ring, 8))}" fill="none" '
        f'stroke="{palette.TRAY_EDGE}" stroke-width="4.2"/>'
        f'<path d="{path(_expand_ring(ring, 8))}" fill="none" stroke="url(#b)" stroke-width="2"/>'
        f'<path d="{path(_expand_ring(ring, 3))}" fill="{palette.TRAY_FLOOR}"/>'
    )
    for x, y in _expand_ring(ring, 8):
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.2" fill="{palette.TRAY_EDGE}"/>'
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{palette.RIVET}"/>'
        body += (
            f'<circle cx="{x - 0.9:.1f}" cy="{y - 1:.1f}" r="1.5" fill="{palette.RIVET_SHINE}"/>'
        )
    low = max(y for _, y in ring) + 2 * _RIM if c.height > c.width else c.height
    c.shape(0, 0, c.width, low, body, wood + brass)
