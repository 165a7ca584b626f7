"""The calendar of the deal of the day: medals by result, days in a row, and today's deal."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.challenges.days import Calendar, next_deal
from forgewar.play.challenges.kept import DayTry
from forgewar.words import Message, message, say
from forgewar.words.games import short_day

_DAY = timedelta(days=1)
_WEEK = 7
_HEAD, _WORDS, _WEEKDAYS, _BUTTON, _STREAK = 36.0, 18.0, 22.0, 44.0, 44.0
_PAD = 16.0
_ARROW = 30.0
_STAINS = ((0.86, 0.3, 0.12), (0.74, 0.68, 0.09), (0.93, 0.72, 0.1))  # of its size
_LEAST_ROW, _MOST_ROW = 20.0, 38.0  # height of a week
_MOST_WEEKS = 6
LEAST = _HEAD + _WEEKDAYS + _MOST_WEEKS * _LEAST_ROW + _STREAK + _BUTTON + 24  # height


class Ways(NamedTuple):
    """Actions of the calendar: turn by months, open a day, and play today's deal. `label` names
    the last, and it is `due` until today's try is used."""

    turn: Callable[[int], None]
    open_day: Callable[[DayTry], None]
    play: Callable[[], None]
    label: str
    key: str
    due: bool


def first_of_month(day: date, months: int = 0) -> date:
    """The first day of a month, so many months later."""
    number = day.year * 12 + day.month - 1 + months
    return date(number // 12, number % 12 + 1, 1)


def draw(c: Canvas, box: Box, calendar: Calendar, month: date, ways: Ways) -> None:
    """A month on parchment, with the streak and the button below."""
    _draw_paper(c, box)
    inner = box.inset(_PAD, 10)
    head, rest = inner.cut_top(_HEAD)
    _draw_head(c, head, calendar.today, month, ways.turn)
    if box.height >= LEAST + _WORDS:
        words, rest = rest.cut_top(_WORDS)
        c.text(say("challenge-deal"), *words.centre, size=15, colour=palette.SEPIA, anchor="c",
               room=words.width)  # fmt: skip
    button, rest = rest.cut_bottom(_BUTTON, 4)
    streak, rest = rest.cut_bottom(_STREAK)
    weekdays, days = rest.cut_top(_WEEKDAYS)
    each = weekdays.width / _WEEK
    for number in range(_WEEK):
        x = weekdays.x + each * (number + 0.5)
        c.text(say(f"calendar-weekday-{number + 1}"), x, weekdays.centre[1], size=15, face="Bold",
               colour=palette.SEPIA, anchor="c", room=each - 2)  # fmt: skip
    _draw_days(c, days, calendar, month, ways)
    _draw_streak(c, streak, calendar)
    widgets.button(
        c, "deal", *button[:3], ways.label, ways.play, height=_BUTTON - 2, icon="play",
        key=ways.key if ways.due else "", primary=ways.due, size=17,
    )  # fmt: skip


def _draw_paper(c: Canvas, box: Box) -> None:
    c.note_box(*box)
    widgets.shadow(c, *box, radius=4, blur=9, alpha=170, down=5)
    edge = _torn_edge(box.width, box.height)
    body = f'<path d="{edge}" fill="url(#g)" stroke="{palette.CALENDAR_EDGE}" stroke-width="1.4"/>'
    for across, down, radius in _STAINS:
        body += (
            f'<circle cx="{box.width * across:.1f}" cy="{box.height * down:.1f}" '
            f'r="{box.width * radius:.1f}" fill="{palette.CALENDAR_EDGE}" fill-opacity=".06"/>'
        )
    c.shape(*box, body, svg.gradient("g", box.height, *palette.CALENDAR))
    for x in (box.x + 13, box.right - 13):
        c.picture("hall/nail", x, box.y + 13, 16, ax=0.5, ay=0.5, sign=False)


@lru_cache(maxsize=8)
def _torn_edge(width: float, height: float) -> str:
    """Outline of old paper: straight from afar, uneven from near."""
    chance = Random(width)

    def along(length: float) -> list[tuple[float, float]]:
        steps = max(2, int(length / 26))
        return [(length * i / steps, 1 + 2.4 * chance.random()) for i in range(steps)]

    points = [(at, off) for at, off in along(width)]
    points += [(width - off, at) for at, off in along(height)]
    points += [(width - at, height - off) for at, off in along(width)]
    points += [(off, height - at) for at, off in along(height)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _draw_head(c: Canvas, box: Box, today: date, month: date, turn: Callable[[int], None]) -> None:
    name = message(f"calendar-month-{month.month}")
    said = say("calendar-head", month=name, year=str(month.year))
    room = box.width - 2 * _ARROW - 48
    c.text(said, *box.centre, size=20, face="Title", colour=palette.INK, anchor="c", room=room)
    before, after = say("calendar-before"), say("calendar-after")
    for step, spot, icon, label in (
        (-1, "before", "previous", before), (1, "after", "next", after),
    ):  # fmt: skip
        x = box.centre[0] + step * (box.width / 2 - 38)
        there = step < 0 or month < first_of_month(today)
        if there:
            lit = c.spot(f"month.{spot}", x - _ARROW / 2, box.y + 3, _ARROW, _ARROW, label,
                         partial(turn, step))  # fmt: skip
            tint = palette.INK if lit else palette.SEPIA
            c.picture(f"icons/{icon}", x, box.centre[1], 18, ax=0.5, ay=0.5, tint=tint, sign=False)


def _rows(month: date) -> int:
    """Weeks that a month touches."""
    days = (first_of_month(month, 1) - month).days
    return -(-(month.weekday() + days) // _WEEK)


def _places(box: Box, month: date, down: float) -> Iterator[tuple[date, float, float]]:
    """Each day of a month with the middle of its place; rows have a distance."""
    across = box.width / _WEEK
    for number in range((first_of_month(month, 1) - month).days):
        place = month.weekday() + number
        x, y = place % _WEEK, place // _WEEK
        yield month + _DAY * number, box.x + across * (x + 0.5), box.y + down * (y + 0.5)


def _draw_days(c: Canvas, box: Box, calendar: Calendar, month: date, ways: Ways) -> None:
    down = min(_MOST_ROW, box.height / _rows(month))
    places = list(_places(box, month, down))
    size = max(min(32.0, down * 0.92), c.text_width("30", size=15, face="Title") + 9)
    played = {day: (x, y) for day, x, y in places if day in calendar.days}
    for day, (x, y) in played.items():  # the band of days in a row, below the medals
        before = played.get(day - _DAY)
        if before is not None and before[1] == y:
            band = svg.box(0, 0, x - before[0] + size, size, size / 2, palette.BRASS,
                           'fill-opacity=".32"')  # fmt: skip
            c.shape(before[0] - size / 2, y - size / 2, x - before[0] + size, size, band)
    for day, x, y in places:
        tried = calendar.days.get(day)
        if tried is not None:
            _draw_played(c, tried, day, x, y, size, partial(ways.open_day, tried))
        elif day == calendar.today:
            _draw_today(c, x, y, size)
        colour = palette.INK if tried is not None or day <= calendar.today else palette.SEPIA
        c.text(str(day.day), x, y, size=15, face="Title", colour=colour, anchor="c", room=size)


def _draw_played(
    c: Canvas, tried: DayTry, day: date, x: float, y: float, size: float, press: widgets.Press
) -> None:
    name = f"day.{day.isoformat()}"
    label = str(describe_day(tried, day))
    if c.spot(name, x - size / 2, y - size / 2, size, size, label, press):
        widgets.glow(c, x - size / 2, y - size / 2, size, size, radius=size / 2)
    if tried.medal is not None:
        c.picture(f"hall/medal_{tried.medal}", x, y, size, ax=0.5, ay=0.5, sign=False)
        return
    half = size / 2
    ring = f'fill="none" stroke="{palette.SEPIA}" stroke-width="1.6"'
    c.shape(x - half, y - half, size, size,
            f'<circle cx="{half}" cy="{half}" r="{half - 2:.2f}" {ring}/>')  # fmt: skip


def describe_day(tried: DayTry, day: date) -> Message:
    """A day and its result: "16 November: 84 prestige, silver"."""
    told = short_day(day)
    if tried.lost:
        return message("calendar-day-lost", day=told)
    if tried.medal is None:
        return message("calendar-day", day=told, score=tried.score or 0)
    medal = message(f"medal-{tried.medal}")
    return message("calendar-day-medal", day=told, score=tried.score or 0, medal=medal)


def _draw_today(c: Canvas, x: float, y: float, size: float) -> None:
    half = size / 2
    c.shape(x - half, y - half, size, size,
            f'<circle cx="{half}" cy="{half}" r="{half - 1.6:.2f}" fill="#FFF8E6" '
            f'stroke="{palette.HALL_ON_PAPER}" stroke-width="2.6"/>')  # fmt: skip


def _draw_streak(c: Canvas, box: Box, calendar: Calendar) -> None:
    widgets.rule(c, box.x, box.y + 2, box.width, palette.CALENDAR_EDGE)
    middle = box.centre[1] + 2
    c.picture("hall/flame", box.x + 14, middle, 26, 30, ax=0.5, ay=0.5, sign=False)
    left, room = box.x + 36, box.width - 36
    streak = calendar.streak
    if not streak:
        told = say("challenge-words")
    elif calendar.is_done_today:
        told = str(next_deal())
    else:
        told = say("challenge-keep-streak")
    fits = c.least_width(told) <= room
    c.text(say("challenge-streak", count=streak), left, middle - (9 if fits else 0), size=16,
           face="Bold", colour=palette.INK, room=room)  # fmt: skip
    if fits:
        c.text(told, left, middle + 10, size=15, colour=palette.SEPIA, room=room)
