"""Parts of a review beside its curve: turning points in a list, losses, and phases as bars."""

from collections.abc import Callable

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import loss_chart
from forgewar.play.review.view import PhaseLoss, ReviewView, SwingTurn, Turn
from forgewar.words import Message, say

ROW = 118.0  # the least height of a turning point in the list


def draw_turn(
    c: Canvas,
    view: ReviewView,
    turn: Turn | SwingTurn,
    name: str,
    emblem: str,
    box: Box,
    press: Callable[[], None],
) -> None:
    """A turning point in the list: whose, where, what it cost; what was played and what is better,
    or what decided a swing."""
    x, y, width, height = box
    widgets.row(c, name, *box, str(view.label(turn)), press)
    c.picture(f"emblems/roundel_{emblem}", x + 12, y + 20, 24, ay=0.5)
    left, right = x + 46, x + width - 14
    cost = str(turn.cost)
    is_gain = isinstance(turn, SwingTurn) and turn.point.after > turn.point.before
    colour = palette.MOSS_LIGHT if is_gain else palette.EMBER_LIGHT
    used = c.width_in((right - left) * 0.6, cost, size=15, face="Bold")
    c.text(
        cost, right, y + 20, size=15, face="Bold", colour=colour, anchor="r",
        room=(right - left) * 0.6,
    )  # fmt: skip
    room = right - left - used - 12
    c.text(c.cut(str(turn.where), room), left, y + 20, size=16, face="Bold", room=room)
    half = (height - 46) / 2
    wide = width - 28
    for i, said in enumerate(turn.lines):
        colour = palette.BONE if i else palette.DIM
        lines = c.wrapped(str(said), wide, size=15)[:2]
        for k, line in enumerate(lines):
            at = y + 38 + i * half + half / 2 + (k - (len(lines) - 1) / 2) * 18
            c.text(c.cut(line, wide), x + 14, at, size=15, colour=colour, room=wide)


def draw_lost(c: Canvas, lines: list[Message], box: Box) -> None:
    """Draw the list of losses, a line or two each."""
    x, y, width, height = box
    widgets.panel(c, *box)
    widgets.heading(c, say("review-lost"), x + 18, y + 8, width - 36)
    at, foot = y + 62, y + height - 8
    for line in lines:
        rows = c.wrapped(str(line), width - 54, size=16)
        if at + 20 * len(rows) - 10 > foot:
            rows = rows[: max(0, int((foot - at + 10) // 20))]
        for i, row in enumerate(rows):
            if not i:
                dot = f'<circle cx="3" cy="3" r="3" fill="{palette.BRASS}"/>'
                c.shape(x + 18, at - 3, 6, 6, dot)
            c.text(row, x + 34, at, size=16, room=width - 54)
            at += 20
        at += 8


def draw_phases(c: Canvas, phases: list[PhaseLoss], weakness: Message | None, box: Box) -> None:
    """A bar for what the turning points of each phase cost, and the weakest in words."""
    x, y, width, height = box
    widgets.panel(c, *box)
    unit = say("review-phases-unit")
    widgets.heading(c, say("review-phases"), x + 18, y + 8, width - 36, unit)
    at = y + 62 + loss_chart.draw(c, phases, Box(x + 18, y + 62, width - 36, 0))
    if weakness is not None and at + 12 < y + height:
        lines = c.wrapped(str(weakness), width - 36, size=16)
        for line in lines[: max(1, int((y + height - at) // 20))]:
            c.text(line, x + 18, at + 4, size=16, colour=palette.CHANGED, room=width - 36)
            at += 20
