"""Prestige by round: all guilds as lines, or each guild's sources as layers.

A guild is told by line style, marker and emblem as well as by colour; a source by its mark too."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import chart_lines
from forgewar.app.scoring.parts import LOOKS
from forgewar.play.scoring import Course, FinalCount
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_STEPS = (5, 10, 20, 50, 100, 200, 500)
_EVERY = (1, 2, 3, 6, 9, 18)  # rounds from one label to the next


@dataclass(slots=True)
class _Axes:
    """Axes of a chart: where it lies, and where a value lies in it. Points keep `margin` from both
    ends. `first` is the moment with which the chart begins, `last` that with which it ends; `final`
    tells whether that is the final count."""

    left: float
    right: float
    top: float
    bottom: float
    first: int
    last: int
    final: bool
    low: int
    high: int
    step: int
    margin: float = 0

    @property
    def pitch(self) -> float:
        return (self.right - self.left - 2 * self.margin) / max(1, self.last - self.first)

    def across(self, moment: int) -> float:
        return self.left + self.margin + self.pitch * (moment - self.first)

    def up(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.bottom - (self.bottom - self.top) * share

    def label(self, moment: int) -> str:
        if moment == 0:
            return say("scoring-chart-start")
        if moment == self.last and self.final:
            return say("scoring-chart-final")
        return str(moment)


def _axes(
    final: FinalCount, left: float, right: float, top: float, bottom: float, *, first: int = 0
) -> _Axes:
    low, high = final.span
    lines = max(2, min(6, int((bottom - top) // 28)))
    step = next((s for s in _STEPS if (high - low) / s <= lines), _STEPS[-1])
    low, high = low // step * step, -(-high // step) * step
    last = len(final.courses()[0].moments) - 1
    return _Axes(left, right, top, bottom, first, last, not final.lost, low, high, step)


def _grid(c: Canvas, axes: _Axes, final: FinalCount, *, scale: bool = True) -> None:
    """Lines across, the great score among them; the final count stands on lighter ground."""
    if axes.final:
        at = axes.across(axes.last - 1) + axes.margin
        body = svg.box(0, 0, axes.right - at, axes.bottom - axes.top, 0, palette.BRASS)
        place = (at, axes.top, axes.right - at, axes.bottom - axes.top)
        c.shape(*place, f'<g opacity=".12">{body}</g>')
    for value in range(axes.low, axes.high + 1, axes.step):
        at = axes.up(value)
        c.fill(axes.left, at, axes.right - axes.left, 1, palette.GRID)
        if scale:
            text, x = str(value), axes.left - 12
            c.text(text, x, at, size=14, face="Title", colour=palette.DIM, anchor="r")
    if final.great:
        at, wide = axes.up(final.great), axes.right - axes.left
        line = f'<path d="M0 2 H{wide}" stroke="{palette.CHANGED}" stroke-width="1.6"'
        c.shape(axes.left, at - 2, wide, 4, f'{line} stroke-dasharray="6 5"/>')
        words, y = str(final.great_score), at - 13 if at - 26 > axes.top else at + 15
        c.text(words, axes.left + 8, y, size=15, colour=palette.CHANGED, room=wide - 16)


def _rounds(c: Canvas, axes: _Axes, marked: int = -1) -> None:
    """The labels below, as many as have room."""
    every = next(n for n in _EVERY if n * axes.pitch > 24 or n == _EVERY[-1])
    for moment in range(axes.first, axes.last + 1):
        at_end = moment in (0, axes.first, axes.last)
        if at_end or (moment % every == 0 and _is_clear(axes, moment)):
            colour = palette.BONE if moment == marked else palette.DIM
            x = axes.across(moment)
            label = axes.label(moment)
            c.text(label, x, axes.bottom + 16, size=14, colour=colour, anchor="c")


def _is_clear(axes: _Axes, moment: int) -> bool:
    """Whether a number is clear of the words at the ends, which are wider."""
    after = (axes.last - moment) * axes.pitch > 36
    before = axes.first > 0 or moment * axes.pitch > 36
    return after and before


# Guilds as lines


def draw_guilds(c: Canvas, match: "Match", final: FinalCount, box: Box) -> None:
    """Rounds across, prestige up, guilds named at the right end; pointing at a round tells it.
    Alone, with a line for a great score."""
    c.sign("prestige", *box)
    x, y, width, height = box
    axes = _axes(final, x + 44, x + width - 190, y + 8, y + height - 26)
    _grid(c, axes, final)
    marked = _pointed_moment(c, axes, final)
    _rounds(c, axes, marked)
    if marked >= 0:
        c.fill(axes.across(marked), axes.top, 2, axes.bottom - axes.top, palette.BRASS)
    lines = ""
    courses = final.courses()
    for course in courses:
        points = [(axes.across(i) - x, axes.up(v) - y) for i, v in enumerate(course.totals)]
        lines += chart_lines.line(match.view.colour(course.seat), points)
    c.shape(*box, lines)
    _names(c, match, [courses[standing.seat] for standing in final.standings()], axes)
    if marked >= 0:
        _told(c, match, final, axes, marked)


def _pointed_moment(c: Canvas, axes: _Axes, final: FinalCount) -> int:
    """The moment that is pointed at, or -1."""
    marked = -1
    for i in range(axes.last + 1):
        x = axes.across(i) - axes.pitch / 2
        left, right = max(x, axes.left - 8), min(x + axes.pitch, axes.right + 8)
        tall = axes.bottom - axes.top
        if c.spot(f"chart.{i}", left, axes.top, right - left, tall, str(final.when(i))):
            marked = i
    return marked


def _names(c: Canvas, match: "Match", courses: list[Course], axes: _Axes) -> None:
    """Shields and totals at the right, from the first to the last, kept apart where lines end
    close together."""
    gap, right = 36.0, axes.right
    at = [axes.up(course.totals[-1]) for course in courses]
    for k in range(1, len(at)):
        at[k] = max(at[k], at[k - 1] + gap)
    over = max(0.0, at[-1] - axes.bottom)
    for k, course in enumerate(courses):
        y = max(axes.top + k * gap, at[k] - over)
        emblem = f"emblems/shield_{match.view.emblem(course.seat)}"
        c.picture(emblem, right + 24, y, 28, 32, ay=0.5)
        c.text(str(match.view.name(course.seat)), right + 60, y, size=15, face="Title", room=74)
        total = course.totals[-1]
        c.number(total, right + 190, y, size=18, colour=palette.PRESTIGE, anchor="r")


def _told(c: Canvas, match: "Match", final: FinalCount, axes: _Axes, moment: int) -> None:
    """A slip with everybody's prestige at a moment, the first on top."""
    text = str(final.when(moment))
    courses = sorted(final.courses(), key=lambda course: -course.totals[moment])
    width = max(160.0, c.text_width(text, size=15, face="Bold") + 28)
    height = 34 + 24 * len(courses)
    at = axes.across(moment)
    x = at - width - 16 if moment > axes.last / 2 else at + 16
    y = axes.top + 6
    widgets.slip(c, x, y, width, height, passing=True)
    c.text(text, x + 14, y + 18, size=15, face="Bold", colour=palette.INK)
    for k, course in enumerate(courses):
        line = y + 42 + 24 * k
        c.picture(f"emblems/roundel_{match.view.emblem(course.seat)}", x + 12, line, 20, ay=0.5)
        c.text(str(match.view.name(course.seat)), x + 40, line, size=15, colour=palette.INK)
        total = course.totals[moment]
        c.number(total, x + width - 14, line, size=16, colour=palette.INK, anchor="r")


# Sources as columns


def draw_sources(c: Canvas, match: "Match", final: FinalCount, box: Box) -> None:
    """A small chart for each guild, all to one scale: what its prestige came from, and when."""
    c.sign("prestige", *box)
    x, y, width, height = box
    courses = final.courses()
    left, gap = x + 44, 26.0
    each = (width - 44 - gap * (len(courses) - 1)) / len(courses)
    for k, course in enumerate(courses):
        at = left + k * (each + gap)
        # Nobody has anything at the start.
        axes = _axes(final, at, at + each, y + 34, y + height - 26, first=1)
        axes.margin = each / axes.last / 2
        c.picture(f"emblems/shield_{match.view.emblem(course.seat)}", at, y + 14, 22, 25, ay=0.5)
        c.text(
            str(match.view.name(course.seat)),
            at + 30,
            y + 14,
            size=15,
            face="Title",
            room=each - 84,
        )
        total = course.totals[-1]
        c.number(total, at + each, y + 14, size=17, colour=palette.PRESTIGE, anchor="r")
        _grid(c, axes, final, scale=k == 0)
        _columns(c, course, axes)
        _rounds(c, axes)


def _columns(c: Canvas, course: Course, axes: _Axes) -> None:
    """Part upon part, a column a round. What was lost by failing is taken off the quests."""
    half = min(30.0, axes.pitch * 0.36)
    body = ""
    for moment in range(axes.first, axes.last + 1):
        x = axes.across(moment) - axes.left - half
        base = 0
        for look, value in zip(LOOKS, course.moments[moment], strict=True):
            if value:
                top = axes.up(max(base, base + value)) - axes.top
                tall = axes.up(min(base, base + value)) - axes.top - top
                body += svg.box(x, top, 2 * half, max(1.0, tall - 0.8), 1.5, look.top)
            base += value
    if body:
        c.shape(axes.left, axes.top, axes.right - axes.left, axes.bottom - axes.top, body)
