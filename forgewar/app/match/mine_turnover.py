"""A new mine is laid out: the wedges of the old one turn over one after another, while the light of
the table changes."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import motion
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import Board, draw_mine, draw_tiles, mine_board, mine_picture
from forgewar.content.board import CENTRE, LONG_SLOTS, SHORT_SLOTS, WEDGE_SLOTS
from forgewar.rules import events as ev
from forgewar.rules.state import GameState

if TYPE_CHECKING:
    from forgewar.play.match import Match

_TURN = 0.3  # the part of the whole in which one of them turns over
# The mine in sectors: each wedge with the border beyond it, and the centre last.
_SECTORS = (
    *((*wedge, *(LONG_SLOTS, SHORT_SLOTS)[k % 2][k // 2]) for k, wedge in enumerate(WEDGE_SLOTS)),
    (CENTRE,),
)


def draw_floor(c: Canvas, match: "Match") -> None:
    """The table and the mine as it lies, or is being turned over."""
    for step in match.animation.steps:
        if isinstance(step.event, ev.MineBuilt) and step.piece is not None:
            _draw_turning(c, match.view.shown, step.piece.after, step.part)
            return
    draw_mine(c, mine_board(c, match.view.shown), match.view.shown)


def prepare(c: Canvas, old: GameState, new: GameState) -> None:
    """Make all pictures of the mine that goes and of the one that comes."""
    for state in (old, new):
        mine_picture(c, mine_board(c, state), state)
        mine_picture(c, mine_board(c, state), state, bare=True)
        for number in range(len(_SECTORS)):
            _sector(c, state, number)


def _draw_turning(c: Canvas, old: GameState, new: GameState, part: float) -> None:
    bare = partial(mine_picture, c, bare=True)
    tables = bare(mine_board(c, old), old), bare(mine_board(c, new), new)
    motion.cross_fade(c, *tables, motion.smooth(part))
    for number in range(len(_SECTORS)):
        start = (1 - _TURN) * number / (len(_SECTORS) - 1)
        own = motion.within(part, start, start + _TURN)
        wide, turned = (1.0, own >= 0.5) if c.calm else motion.flip(own)
        picture, place = _sector(c, new if turned else old, number)
        alpha = 255 if not c.calm or own in (0.0, 1.0) else int(255 * abs(1 - 2 * own))
        x, y = place.centerx / c.scale, place.centery / c.scale
        motion.draw_sized(c, picture, x, y, wide, 1.0, alpha)


def _sector(c: Canvas, state: GameState, number: int) -> tuple[pygame.Surface, pygame.Rect]:
    """The tiles of a sector as a picture, and where it lies; empty where all of them are down."""
    board = mine_board(c, state)
    hexes = [hex_ for hex_ in _SECTORS[number] if hex_ in board.hexes]
    place = _around(c, board, hexes)
    lies = tuple(state.terrain[hex_] for hex_ in hexes)

    def make() -> pygame.Surface:
        made = pygame.Surface(place.size, pygame.SRCALPHA)
        own = Canvas(made, c.gallery, c.scale)
        draw_tiles(own, board, state, hexes, (place.x / c.scale, place.y / c.scale))
        return made

    key = ("sector", number, place.size, c.scale, lies, state.stage)
    return c.gallery.compose(key, make), place


def _around(c: Canvas, board: Board, hexes: list[int]) -> pygame.Rect:
    """The pixels that some tiles cover."""
    places = [board.centre(hex_) for hex_ in hexes]
    side, tall = board.size / 2 + 2, board.size * 0.64
    left, right = min(x for x, _ in places) - side, max(x for x, _ in places) + side
    top, bottom = min(y for _, y in places) - tall, max(y for _, y in places) + tall
    return c.rect(left, top, right - left, bottom - top)
