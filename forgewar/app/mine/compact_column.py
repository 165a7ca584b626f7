"""The column beside the mine where text is large: the move in figures, workers, order."""

from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import RESOURCES
from forgewar.play import symbols
from forgewar.play.match import Match
from forgewar.play.mine_moves import Outcome, order_ahead
from forgewar.words import say

_ROW = 27.0
_ACROSS = 2


def counts_height(match: Match) -> float:
    """Height of workers and order."""
    return -(-match.view.sides // _ACROSS) * _ROW + 34.0


def draw_counts(c: Canvas, match: Match, told: Outcome | None, box: Box) -> None:
    """Workers of every guild, and below them the order that would follow."""
    before = match.view.shown.workers
    after = told.workers if told is not None else before
    each = box.width / _ACROSS
    for side in range(match.view.sides):
        x, y = box.x + side % _ACROSS * each, box.y + (side // _ACROSS + 0.5) * _ROW
        c.picture(f"emblems/roundel_{match.view.emblem(side)}", x, y, 23, ay=0.5)
        colour = palette.CHANGED if after[side] != before[side] else palette.BONE
        c.number(after[side], x + 29, y, size=17, colour=colour)
        c.sign("worker", x, y - 12, each, 24, partial(symbols.workers, match.view, side))
    low = box.bottom - 17
    widgets.rule(c, box.x, low - 17, box.width)
    order = told.order if told is not None else order_ahead(match.view)
    each = min(34.0, box.width / match.view.sides)
    for i, side in enumerate(order):
        at = (box.x + each * (i + 0.5), low)
        c.picture(f"emblems/shield_{match.view.emblem(side)}", *at, 22, 25, ax=0.5, ay=0.5)
        c.sign("player_order", at[0] - each / 2, low - 14, each, 28)


def draw_outcome(c: Canvas, match: Match, told: Outcome, box: Box) -> None:
    """Gains of the guild that moves, as pictures with numbers, and strikes."""
    each, y = box.width / _ACROSS, box.y + _ROW / 2
    for strike in told.strikes:
        c.picture("icons/strike", box.x, y, 22, ay=0.5)
        c.picture(f"emblems/roundel_{match.view.emblem(strike.side)}", box.x + 28, y, 22, ay=0.5)
        c.number(-len(strike.hexes), box.x + 56, y, size=17, colour=palette.EMBER_LIGHT)
        y += _ROW
    gains = told.gains.get(told.move.side, {})
    for i, (resource, amount) in enumerate(gains.items()):
        x, at = box.x + i % _ACROSS * each, y + i // _ACROSS * _ROW
        if at + _ROW / 2 > box.bottom:
            break
        c.picture(f"resources/{RESOURCES[resource]}", x, at, 22, 20, ay=0.5)
        more = say("mine-yield", count=amount)
        c.text(more, x + 26, at, size=17, colour=palette.MOSS_LIGHT, room=each - 27)
