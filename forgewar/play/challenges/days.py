"""The deal of the day, the daily puzzle, and the calendar with its streaks."""

import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from math import ceil
from typing import NamedTuple

from forgewar.content.challenges import DealPlan, Marks, deal_plan
from forgewar.play.challenges.kept import DayTry
from forgewar.rules.state import Options
from forgewar.session.record import Header
from forgewar.words import Message, message

_DAY = timedelta(days=1)
_PRACTICE = 400  # days back for which a deal is recognised by its seed


class Deal(NamedTuple):
    """The deal of a day, the same for everybody who has the same content."""

    day: date
    options: Options
    seed: int
    marks: Marks


def deal_of(day: date, plan: DealPlan | None = None) -> Deal:
    """The deal of a day. Depends on nothing but the date and the data."""
    plan = plan or deal_plan()
    mode = plan.week[day.weekday()]
    options = Options(mode, 1, difficulty=plan.difficulty)
    return Deal(day, options, _number("deal", day), plan.marks[mode])


def hours_to_next_deal(now: datetime) -> int:
    """Hours until the next day begins in UTC, rounded up."""
    midnight = datetime.combine(now.astimezone(UTC).date() + _DAY, time(), UTC)
    return ceil((midnight - now) / timedelta(hours=1))


def daily_puzzle(day: date, names: Iterable[str]) -> str:
    """The puzzle of a day. Every puzzle comes once before any comes again."""
    ordered = sorted(names, key=lambda name: hashlib.sha256(name.encode()).digest())
    return ordered[day.toordinal() % len(ordered)]


def _number(what: str, day: date) -> int:
    """48 bits that belong to a date, which every language reads exactly."""
    name = " ".join(("forge", "war", what, day.isoformat()))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:6])


def deal_of_game(header: Header, today: date, plan: DealPlan | None = None) -> Deal | None:
    """The deal that a game plays, for one of the last days."""
    days = (today - _DAY * back for back in range(-1, _PRACTICE))
    day = next((day for day in days if _number("deal", day) == header.seed), None)
    if day is None:
        return None
    deal = deal_of(day, plan)
    return deal if deal.options == header.options else None


class Calendar:
    """Finished days that count, and their streaks.

    Days are played in the order of the clock. If the clock was changed, they were not: then those
    count that one clock running forward can explain, as many as possible. So a missed day cannot be
    filled in later without giving up others, and one wrong date does not spoil the rest. Days
    after today do not count before they come.
    """

    def __init__(self, days: Iterable[DayTry], today: date) -> None:
        done = [each for each in days if each.is_finished and each.date <= today]
        self.today = today
        self.days: dict[date, DayTry] = {each.date: each for each in _in_order(done)}

    @property
    def streak(self) -> int:
        """Days in a row up to today; a day that is not over yet does not break it."""
        last = self.today if self.today in self.days else self.today - _DAY
        return self.streak_on(last)

    def streak_on(self, day: date) -> int:
        """Days in a row up to this one; 0 if it was not played."""
        length = 0
        while day - _DAY * length in self.days:
            length += 1
        return length

    @property
    def best_streak(self) -> int:
        return max(map(self.streak_on, self.days), default=0)

    @property
    def is_done_today(self) -> bool:
        return self.today in self.days


def next_deal() -> Message:
    """How long it takes until the next deal opens."""
    return message("challenge-opens-next", hours=hours_to_next_deal(datetime.now(UTC)))


def _in_order(played: list[DayTry]) -> list[DayTry]:
    """The longest part of a list whose days rise; among equally long ones, the days that were
    played first."""
    dates = [each.date for each in played]
    if dates == sorted(dates):  # as always, unless the clock was changed
        return played
    lengths, before = [1] * len(dates), [-1] * len(dates)
    for i, day in enumerate(dates):
        for j in range(i):
            if dates[j] < day and lengths[j] >= lengths[i]:
                lengths[i], before[i] = lengths[j] + 1, j
    found, at = [], lengths.index(max(lengths))
    while at >= 0:
        found.append(played[at])
        at = before[at]
    return found[::-1]


def puzzle_streak(solved: Iterable[str], today: date) -> int:
    """Days in a row, up to today or yesterday, whose puzzle was solved."""
    days = {date.fromisoformat(day) for day in solved}
    last = today if today in days else today - _DAY
    length = 0
    while last - _DAY * length in days:
        length += 1
    return length
