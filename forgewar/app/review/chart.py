"""The curve of a review: everybody's chance of winning, round by round."""

from typing import NamedTuple

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import chart_lines
from forgewar.play.review.view import Chances
from forgewar.session.record import Header
from forgewar.words import Message, games, message, say
from forgewar.words.names import EMBLEMS

_NAMES = 150.0  # units at the right for the guilds


class _Axes(NamedTuple):
    """Axes of the chart: its box, and the number of moments it has room for."""

    left: float
    right: float
    top: float
    bottom: float
    moments: int

    @property
    def pitch(self) -> float:
        return (self.right - self.left) / max(1, self.moments - 1)

    def across(self, place: int) -> float:
        return self.left + self.pitch * place

    def up(self, chance: float) -> float:
        return self.bottom - (self.bottom - self.top) * chance


def draw(c: Canvas, header: Header, curve: list[Chances], moments: int, box: Box) -> None:
    """Rounds across, chances up, guilds at the right end; pointing at a round tells it. `moments`
    are those of the whole game, the end included."""
    x, y, width, height = box
    axes = _Axes(x + 62, x + width - _NAMES, y + 8, y + height - 26, moments)
    _grid(c, axes)
    marked = _pointed_moment(c, axes, curve)
    _rounds(c, axes, marked)
    if marked >= 0:
        c.fill(axes.across(marked), axes.top, 2, axes.bottom - axes.top, palette.BRASS)
    lines = ""
    for seat, who in enumerate(header.seats):
        places = [
            (axes.across(i) - x, axes.up(each.chances[seat]) - y) for i, each in enumerate(curve)
        ]
        lines += chart_lines.line(who.colour, places) if places else ""
    if lines:
        c.shape(*box, lines)
    _names(c, header, curve, axes)
    if marked >= 0:
        _told(c, header, curve[marked], axes, marked)


def _grid(c: Canvas, axes: _Axes) -> None:
    for percent in (0, 25, 50, 75, 100):
        at = axes.up(percent / 100)
        c.fill(axes.left, at, axes.right - axes.left, 1, palette.GRID)
        label = say("settings-percent", percent=percent)
        c.text(label, axes.left - 10, at, size=14, colour=palette.DIM, anchor="r", room=52)


def _rounds(c: Canvas, axes: _Axes, marked: int) -> None:
    """The numbers of the rounds below, and the end."""
    for place in range(axes.moments - 1):
        colour = palette.BONE if place == marked else palette.DIM
        at = axes.across(place)
        c.text(str(place + 1), at, axes.bottom + 16, size=14, colour=colour, anchor="c")
    end, number = say("scoring-chart-final"), str(axes.moments - 1)
    used = (c.text_width(number, size=14) + c.text_width(end, size=14)) / 2 + 6
    at = max(axes.right, axes.right - axes.pitch + used)  # clear of the last round
    c.text(end, at, axes.bottom + 16, size=14, colour=palette.DIM, anchor="c")


def _pointed_moment(c: Canvas, axes: _Axes, curve: list[Chances]) -> int:
    """The moment that is pointed at, if it is known already, or -1."""
    marked = -1
    for place in range(axes.moments):
        known = place < len(curve)
        label = curve[place].told if known else _when(axes, place)
        left = max(axes.across(place) - axes.pitch / 2, axes.left - 8)
        right = min(axes.across(place) + axes.pitch / 2, axes.right + 8)
        tall = axes.bottom - axes.top + 26
        if c.spot(f"moment.{place}", left, axes.top, right - left, tall, str(label)) and known:
            marked = place
    return marked


def _when(axes: _Axes, place: int) -> Message:
    """A moment whose chances are not known yet."""
    if place == axes.moments - 1:
        return message("review-end")
    return message("review-round", round=place + 1)


def _names(c: Canvas, header: Header, curve: list[Chances], axes: _Axes) -> None:
    """Shields at the right, from the highest chance at the end to the lowest, kept apart."""
    chances = curve[-1].chances if curve else [0.0] * len(header.seats)
    order = sorted(range(len(chances)), key=lambda seat: -chances[seat])
    gap, low = 36.0, axes.bottom
    at = [axes.up(chances[seat]) for seat in order]
    for k in range(1, len(at)):
        at[k] = max(at[k], at[k - 1] + gap)
    over = max(0.0, at[-1] - low)
    for k, seat in enumerate(order):
        y = max(axes.top + k * gap, at[k] - over)
        emblem = EMBLEMS[header.seats[seat].colour]
        c.picture(f"emblems/shield_{emblem}", axes.right + 24, y, 28, 32, ay=0.5)
        name = str(games.guild(header, seat))
        c.text(name, axes.right + 60, y, size=15, face="Title", room=_NAMES - 66)


def _told(c: Canvas, header: Header, moment: Chances, axes: _Axes, place: int) -> None:
    """A slip with everybody's chance at a moment, the best on top."""
    head = str(moment.label)
    width = max(190.0, c.text_width(head, size=15, face="Bold") + 28)
    order = sorted(range(len(moment.chances)), key=lambda seat: -moment.chances[seat])
    at = axes.across(place)
    x = at - width - 16 if place > axes.moments / 2 else at + 16
    y = axes.top + 6
    widgets.slip(c, x, y, width, 34 + 24 * len(order), passing=True)
    c.text(head, x + 14, y + 18, size=15, face="Bold", colour=palette.INK)
    for k, seat in enumerate(order):
        line = y + 42 + 24 * k
        emblem = EMBLEMS[header.seats[seat].colour]
        c.picture(f"emblems/roundel_{emblem}", x + 12, line, 20, ay=0.5)
        name = str(games.guild(header, seat))
        c.text(name, x + 40, line, size=15, colour=palette.INK, room=width - 110)
        said = say("settings-percent", percent=round(100 * moment.chances[seat]))
        c.text(said, x + width - 14, line, size=15, face="Bold", colour=palette.INK, anchor="r")
