"""Small pictures of games: the mine as it stands, drawn one by one in the idle time of frames."""

from collections import OrderedDict

import pygame

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Gallery
from forgewar.app.match.board import Board, tile_name
from forgewar.play.library.entry import Entry
from forgewar.rules.state import EMPTY, OVERSEER
from forgewar.session.summary import Summary
from forgewar.words.games import emblems

_ZOOM = 1.9  # the mine against the box that shows its middle
_Wanted = tuple[Summary, tuple[str, ...], int, int]


class Miniatures:
    """Draws what it was asked for when there is time; until then there is an empty frame."""

    def __init__(self) -> None:
        self._wanted: OrderedDict[_Wanted, None] = OrderedDict()

    @property
    def behind(self) -> bool:
        return bool(self._wanted)

    def draw(self, c: Canvas, entry: Entry, box: Box) -> None:
        """The picture of a game, on dark ground."""
        x, y, width, height = box
        frame = svg.box(0, 0, width, height, 6, palette.OUTLINE)
        frame += svg.box(1.2, 1.2, width - 2.4, height - 2.4, 5, "url(#g)")
        ground = (
            '<radialGradient id="g" cx="50%" cy="45%" r="75%">'
            f'<stop offset="0" stop-color="{palette.MINE_LIGHT}"/>'
            f'<stop offset="1" stop-color="{palette.MINE_DARK}"/></radialGradient>'
        )
        c.shape(x, y, width, height, frame, ground)
        header, summary = entry.header, entry.summary
        if header is None or summary is None:
            c.picture(
                "icons/torn" if entry.problem else "icons/hourglass",
                x + width / 2, y + height / 2, 34, ax=0.5, ay=0.5, alpha=120,
            )  # fmt: skip
            return
        size = c.rect(x, y, width, height).size
        wanted = (summary, emblems(header), *size)
        found = c.gallery.recall(_key(wanted))
        if found is None and c.gallery.eager:
            found = _paint(c.gallery, wanted)
        if found is None:
            self._wanted[wanted] = None
        else:
            c.blit(found, x, y)

    def work(self, gallery: Gallery) -> bool:
        """Draw the next picture; true if there was one to draw."""
        if not self._wanted:
            return False
        wanted, _ = self._wanted.popitem(last=False)
        _paint(gallery, wanted)
        return True


def _key(wanted: _Wanted) -> tuple[object, ...]:
    return ("miniature", *wanted)


def _paint(gallery: Gallery, wanted: _Wanted) -> pygame.Surface:
    """The middle of the mine, cut to the box, with everything that stands there."""
    summary, sides, width, height = wanted
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    c = Canvas(made, gallery, 1.0)
    wide, high = width * _ZOOM, height * _ZOOM
    board = Board(1.0, summary.down, (width - wide) / 2, (height - high) / 2, wide, high)
    tile = (c.px(board.size) + 1, c.px(board.size * 109 / 90) + 1)
    for hex_ in board.hexes:
        x, y = board.centre(hex_)
        name = tile_name(summary.stage, summary.terrain[hex_], hex_)
        c.blit(gallery.get(name, *tile), x, y - board.size * 104 / 180, 0.5, 0)
    for hex_ in board.hexes:
        piece = summary.cells[hex_]
        if piece != EMPTY:
            _stand(c, board, hex_, piece, sides)
    mask = svg.box(1, 1, width - 2, height - 2, height * 0.06, palette.SHINE)
    corners = gallery.inline(width, height, mask)
    made.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return gallery.store(_key(wanted), made)


def _stand(c: Canvas, board: Board, hex_: int, piece: int, sides: tuple[str, ...]) -> None:
    x, y = board.centre(hex_)
    kind, side = ("overseer", piece - OVERSEER) if piece >= OVERSEER else ("worker", piece - 1)
    width, height, top = board.piece_size(kind, 1.15)
    c.picture(f"pieces/{kind}_{sides[side]}", x, y - top, width, height, ax=0.5)
