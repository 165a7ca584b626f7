"""Why a computer guild chose something: each reason in words, with a bar for its weight."""

from collections.abc import Sequence

from forgewar.ai.explain.fact import Fact
from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.words.facts import describe_fact, in_order
from forgewar.words.names import Names

BAR, _AFTER = 56.0, 12.0  # units
_LEADING = 19.0
_GAP = 7.0
_SIZE = 16.0
MOST = 5


def height(
    c: Canvas, reasons: Sequence[Fact], names: Names, room: float, most: int = MOST
) -> float:
    """Height that `draw` takes."""
    shown = reasons[:most]
    bars = _reasons_with_bars(shown)
    lines = (len(_wrap(c, reason, names, room, barred=reason in bars)) for reason in shown)
    return sum(count * _LEADING + _GAP for count in lines)


def _reasons_with_bars(reasons: Sequence[Fact]) -> list[Fact]:
    """Reasons with a bar: where there is nothing to compare, it would say nothing."""
    found = [reason for reason in reasons if reason.weight]
    return found if len(found) > 1 else []


def _wrap(c: Canvas, reason: Fact, names: Names, room: float, *, barred: bool) -> list[str]:
    return c.wrapped(str(describe_fact(reason, names)), room - (BAR + _AFTER) * barred, size=_SIZE)


def draw(
    c: Canvas,
    reasons: Sequence[Fact],
    names: Names,
    x: float,
    y: float,
    room: float,
    *,
    most: int = MOST,
    paper: bool = False,
) -> float:
    """The weightiest reasons below each other, what speaks against it last: its bar grows to the
    left. On paper or on wood. Returns the height."""
    shown = in_order(reasons, most)
    bars = _reasons_with_bars(shown)
    heaviest = max((abs(reason.weight) for reason in bars), default=1.0)
    at = y
    for reason in shown:
        barred = reason in bars
        lines = _wrap(c, reason, names, room, barred=barred)
        if barred:
            draw_bar(c, x, at + len(lines) * _LEADING / 2, reason.weight / heaviest, paper=paper)
        left = x + (BAR + _AFTER) * barred
        for i, line in enumerate(lines):
            colour = palette.INK if paper else palette.BONE
            c.text(line, left, at + (i + 0.5) * _LEADING, size=_SIZE, colour=colour)
        at += len(lines) * _LEADING + _GAP
    return at - y


def draw_bar(c: Canvas, x: float, y: float, share: float, *, paper: bool) -> None:
    """Draw a bar from the middle of its room to the right, or to the left if it is negative."""
    groove = palette.GROOVE_ON_PAPER if paper else palette.GROOVE_ON_WOOD
    body = svg.box(0, 0, BAR, 8, 4, groove)
    long = abs(share) * (BAR / 2 - 1)
    if long >= 1:
        left = BAR / 2 if share > 0 else BAR / 2 - long
        fill = palette.MOSS if share > 0 else palette.EMBER
        body += svg.box(round(left, 1), 1, round(long, 1), 6, 2, fill)
    mark = palette.SEPIA if paper else palette.DIM
    c.shape(x, y - 4, BAR, 8, body + svg.box(BAR / 2 - 0.6, 0, 1.2, 8, 0, mark))
