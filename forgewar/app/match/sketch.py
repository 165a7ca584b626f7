"""A mine drawn small and flat, with one mark for each ore: for set-up and for pictures of games."""

from functools import lru_cache

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import Board, path
from forgewar.content.model import GEMS, RESOURCES, Content
from forgewar.rules.game import Game
from forgewar.rules.state import GameState, Options

_FLOOR = ("#A4663C", "#5E6670", "#6C93AD", "#2C6B4C", "#7A3540", "#565B6E")


def draw_sketch(
    c: Canvas,
    content: Content,
    options: Options,
    seed: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    """The mine that these options and this seed give."""
    draw_state(c, _state(content, options, seed), x, y, width, height)


_last: tuple[Options, int, GameState] | None = None


def _state(content: Content, options: Options, seed: int) -> GameState:
    global _last  # the one sketch on screen, not worth laying out anew for every frame
    if _last is None or _last[:2] != (options, seed):
        _last = (options, seed, Game.new(options, seed, content).state)
    return _last[2]


def draw_state(
    c: Canvas, state: GameState, x: float, y: float, width: float, height: float
) -> None:
    """A flat picture of a mine."""
    c.shape(x, y, width, height, _sketch(c.scale, state.down, tuple(state.terrain), width, height))


@lru_cache(maxsize=4)
def _sketch(scale: float, down: int, terrain: tuple[int, ...], width: float, height: float) -> str:
    board = Board(scale, down, 0, 0, width, height)
    body = ""
    for hex_ in board.hexes:
        resource = terrain[hex_]
        body += f'<path d="{path(board.corners(hex_, 0.93))}" fill="{_FLOOR[resource]}"/>'
        body += _mark(resource, *board.centre(hex_), board.size)
    return body


def _mark(resource: int, x: float, y: float, size: float) -> str:
    """Dots, squares, needles or a gem: told by shape."""
    k = size / 28
    light = "#F3E9D2"
    if resource in GEMS:
        fill = {"emerald": "#4FE3A0", "ruby": "#FF7084", "diamond": "#FFFFFF"}[RESOURCES[resource]]
        return (
            f'<path d="M{x:.1f} {y - 7 * k:.1f} L{x + 5 * k:.1f} {y:.1f} '
            f'L{x:.1f} {y + 7 * k:.1f} L{x - 5 * k:.1f} {y:.1f} Z" fill="{fill}" '
            f'stroke="{palette.OUTLINE}" stroke-width="{k:.1f}"/>'
        )
    marks = ""
    for dx, dy in ((-3.5, 2.5), (3.5, 2.5), (0, -3.5)):
        px, py = x + dx * k, y + dy * k
        if resource == 0:
            marks += (
                f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{1.9 * k:.1f}" fill="{light}" '
                'opacity=".75"/>'
            )
        else:
            w, h = (3.2 * k, 3.2 * k) if resource == 1 else (1.6 * k, 5 * k)
            marks += (
                f'<rect x="{px - w / 2:.1f}" y="{py - h / 2:.1f}" width="{w:.1f}" height="{h:.1f}" '
                f'fill="{light}" opacity=".75"/>'
            )
    return marks
