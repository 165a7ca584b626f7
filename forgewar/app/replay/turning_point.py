"""A turning point at the table: a slip that tells what was played, what would have been better and
why, step by step, with rings around what to press for it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import hint, layout
from forgewar.app.window.commands import REGISTRY
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.replay import Replay
    from forgewar.play.review.tour import Tour

_HEAD, _FOOT = 118.0, 56.0  # units above and below the lines
_SHORT = 68.0  # above the buttons, when nothing is told
_BUTTON = 124.0  # the width of such a button
_LEADING = 19.0


def draw(
    c: Canvas,
    replay: "Replay",
    tour: "Tour",
    foot: float,
    go: Callable[[int], None],
    *,
    told: bool,
) -> None:
    """Over a moment that is already drawn, down to `foot`; all of it if its turning point is `told`
    now, else only the way there. `go` leads to another, or back to this one."""
    rings: list[pygame.Rect] = []
    if told and tour.step.action is not None:
        spots = hint.spots_of(c, replay.match.view.game, tour.step.action)
        spots = [spot for spot in spots if spot.rect.bottom <= c.px(foot)]
        hint.ring_all(c, spots)
        rings = [spot.rect for spot in spots]
    parts = layout.regions(c)
    width = parts.left.width
    lines = _lines(c, tour, width - 32) if told else []
    height = _HEAD + len(lines) * _LEADING + _FOOT if told else _SHORT + _FOOT
    _, above = parts.centre.cut_bottom(parts.centre.bottom - foot + layout.MARGIN)
    parts = parts._replace(centre=above)
    place = hint.place(c, parts, width, height, rings)
    box = _ground(c, Box(*place, width, height))
    x, y = box.x, box.y
    _head(c, tour, box, told=told)
    where = str(tour.turn.where)
    c.text(where, x + 16, y + 47, size=15, colour=palette.SEPIA, room=width - 32)
    if told:
        _steps(c, tour, Box(x + 12, y + 62, width - 24, 34))
    _draw_lines(c, lines, box, _HEAD)
    _buttons(c, tour, Box(x + 16, y + box.height - _FOOT, width - 32, 40), go, told=told)


def _ground(c: Canvas, box: Box) -> Box:
    """The slip itself, so high that it cuts no line in two."""
    more = hint.height_over_cut_text(c, c.rect(*box))
    box = Box(box.x, box.y - more, box.width, box.height + more)
    c.hide_under(*box)
    widgets.slip(c, *box, passing=True)
    return box


def _draw_lines(c: Canvas, lines: list["_Line"], box: Box, top: float) -> None:
    for i, line in enumerate(lines):
        line.draw(c, box.x + 16, box.y + top + i * _LEADING, box.width - 32)


class _Line(NamedTuple):
    """A line of the slip: of the deed, or of a fact, the first one of it with a dot."""

    text: str
    deed: bool = False
    first: bool = False

    def draw(self, c: Canvas, x: float, y: float, room: float) -> None:
        if self.first:
            dot = f'<circle cx="3" cy="3" r="3" fill="{palette.SEPIA}"/>'
            c.shape(x, y - 3, 6, 6, dot)
        left, face = (0, "Bold") if self.deed else (14, "Medium")
        c.text(self.text, x + left, y, size=16, face=face, colour=palette.INK, room=room - left)


def _lines(c: Canvas, tour: "Tour", room: float) -> list[_Line]:
    """The deed, then facts or reasons."""
    step = tour.step
    deed = c.wrapped(str(step.title), room, size=16, face="Bold")
    found = [_Line(line, deed=True) for line in deed]
    for said in step.lines:
        wrapped = c.wrapped(str(said), room - 14, size=16)
        found += [_Line(line, first=not i) for i, line in enumerate(wrapped)]
    return found


def _head(c: Canvas, tour: "Tour", box: Box, *, told: bool, beside: float = 0.0) -> None:
    """Draw the number of the turning point; `beside` is kept free at its right."""
    x, y, width, height = box
    said = [str(tour.title), str(tour.turn.where)]
    if told:
        said += [str(tour.step.title), *map(str, tour.step.lines)]
    c.frame.prompt = " ".join(said)
    c.spot("turn", x, y, width, height, c.frame.prompt)
    middle = y + (24 if not beside else 28)
    c.text(str(tour.title), x + 16, middle, size=16, face="Title", colour=palette.BLOOD,
           room=width - 32 - beside)  # fmt: skip


def _steps(c: Canvas, tour: "Tour", box: Box) -> None:
    """Draw a switch between the played move, the better one and the reasons; of a final swing,
    between what decided it and the reasons."""
    kinds = [(step.kind, say(f"review-step-{step.kind}")) for step in tour.turn.steps]
    widgets.segments(
        c, "step", box.x, box.y, box.width, kinds, tour.step.kind, tour.choose,
        group=str(tour.title), height=box.height,
    )  # fmt: skip


def _buttons(c: Canvas, tour: "Tour", box: Box, go: Callable[[int], None], *, told: bool) -> None:
    """The turning points before and after; in between the way back to this one."""
    x, y, width, _ = box
    each = (width - 16) / 3 if not told else (width - 8) / 2
    for command, by, icon in (("point_back", -1, "previous"), ("point_on", 1, "next")):
        left = x if by < 0 else x + width - each
        label = REGISTRY[command].label
        why = "" if tour.can_go(by) else say("review-no-further")
        widgets.button(
            c, command, left, y, each, "", partial(go, by), icon=icon, tip=label, why=why
        )
    if not told:
        widgets.button(c, "turn.show", x + each + 8, y, each, say("review-show"), partial(go, 0))
