"""The slip beside a previewed move: what each guild would gain, and who would strike."""

from collections.abc import Iterable, Iterator

import pygame

from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.svg import box
from forgewar.app.kit.widgets import slip
from forgewar.app.match.board import Board
from forgewar.app.match.layout import regions
from forgewar.content.model import RESOURCES
from forgewar.play.match import Match
from forgewar.play.mine_moves import Outcome
from forgewar.rules.state import EMPTY
from forgewar.words import say

_ROW, _CHIP = 34.0, 41.0
_STRIKE = 200.0  # the width that the words of a strike need
_STEP = 32.0  # how finely a place is looked for
_HIDDEN = 25.0  # how much farther a slip lies rather than hide another piece


def draw_gains(c: Canvas, board: Board, match: Match, landing: int, told: Outcome) -> None:
    """Nothing, if the move brings nothing."""
    gains, strikes = told.gains, told.strikes
    if not gains and not strikes:
        return
    most = max((len(held) for held in gains.values()), default=0)
    width = max(54 + most * _CHIP, _STRIKE if strikes else 0)
    height = 14 + _ROW * (len(gains) + len(strikes))
    touched = {hex_ for move in told.moves for hex_ in move.touched} | {landing}
    others = {hex_ for hex_ in board.hexes if match.view.shown.cells[hex_] != EMPTY} - touched
    size = Box(0, 0, width * c.text_scale, height * c.text_scale)
    place = place_for(c, board, landing, touched, others, size)
    with c.enlarged():
        corner = (place.x / c.zoom, place.y / c.zoom)
        _draw_slip(c, match, told, Box(*corner, width, height))


def _draw_slip(c: Canvas, match: Match, told: Outcome, place: Box) -> None:
    gains, strikes, width = told.gains, told.strikes, place.width
    slip(c, *place, passing=True)
    left, at = place.x, place.y + 24
    for side, held in gains.items():
        c.picture(f"emblems/roundel_{match.view.emblem(side)}", left + 10, at, 26, ay=0.5)
        for i, (resource, amount) in enumerate(held.items()):
            chip = left + 44 + i * _CHIP
            c.shape(chip, at - 13, 38, 26, box(0, 0, 38, 26, 6, palette.CHIP))
            c.picture(f"resources/{RESOURCES[resource]}", chip + 13, at, 20, 18, ax=0.5, ay=0.5)
            c.number(amount, chip + 29, at, size=16, colour=palette.INK, anchor="c")
        at += _ROW
    for strike in strikes:
        c.picture("icons/strike", left + 12, at, 22, ay=0.5, tint=palette.STRIKE)
        words = say(
            "mine-strike-short", count=len(strike.hexes), guild=match.view.name(strike.side)
        )
        c.text(words, left + 44, at, size=16, face="Bold", colour=palette.BLOOD, room=width - 54)
        at += _ROW


def place_for(
    c: Canvas,
    board: Board,
    landing: int,
    touched: Iterable[int],
    others: Iterable[int],
    size: Box,
    hidden_cost: float = _HIDDEN,
) -> Box:
    """Beside the landing hex, or as near to it as nothing is covered that the move touches, and
    little of what else stands in the mine: `hidden_cost` is how much farther a slip lies rather
    than hide another piece."""
    x, y = board.centre(landing)
    width, height = size.width, size.height
    pieces = [pygame.FRect(piece_box(board, hex_)) for hex_ in touched]
    bystanders = [pygame.FRect(piece_box(board, hex_)) for hex_ in others]

    def cost(place: Box) -> tuple[int, float]:
        """Number of covered pieces, then distance from the landing hex; above and below it a slip
        hides more of the mine than beside."""
        area = pygame.FRect(place)
        aside = max(place.x - x, x - place.x - width, 0.0)
        above = max(place.y - y, y - place.y - height, 0.0)
        hidden = len(area.collidelistall(bystanders))
        return len(area.collidelistall(pieces)), aside + 1.2 * above + hidden_cost * hidden

    return min(_places(c, width, height), key=cost)


def piece_box(board: Board, hex_: int) -> Box:
    """Box of a piece on a hex, with its badge and the count of a strike."""
    x, y = board.centre(hex_)
    return Box(x - board.size * 0.52, y - board.size * 0.54, board.size * 1.04, board.size * 0.96)


def _places(c: Canvas, width: float, height: float) -> list[Box]:
    """Everywhere in the centre between the columns."""
    centre = regions(c).centre
    across = _steps(centre.x, centre.right - width)
    down = list(_steps(centre.y, centre.bottom - height))
    return [Box(left, top, width, height) for left in across for top in down]


def _steps(start: float, end: float) -> Iterator[float]:
    at = start
    while at < end:
        yield at
        at += _STEP
    yield max(start, end)
