"""What happened, in words: the events of one action as the few short lines a log has room for.

Lines say what a guild did without naming it ("Jumps 3 workers: 2 iron and 1 copper"): whoever shows
them has the guild's name or emblem beside them. Every amount in them comes from the events.
"""

from collections.abc import Iterable
from itertools import accumulate
from typing import Any, NamedTuple

from forgewar.rules import events as ev
from forgewar.words.log_lines import TELL, Changed, Happened, failing, left_over, thing_of
from forgewar.words.message import Message, as_list, message
from forgewar.words.names import Names, amount

GAME = -1


class LogLine(NamedTuple):
    """`seat` is the guild (or automated side) it is about, -1 for the game itself; `number` the
    place in its action of the event with which it, and all before it, have been seen. `began` is
    the place of the event it tells, `head` what it says before it is known what came of it."""

    seat: int
    message: Message
    number: int = 0
    began: int = 0
    head: Message | None = None

    @property
    def text(self) -> str:
        return str(self.message)


# What gold and resources go for that the line of a purchase, forging or trade tells.
_PRICES = frozenset(
    {"blacksmith", "bazaar", "barracks", "clerk", "offer", "forge", "merchant", "stall"}
)
# Lines that end with what came of them: sources of gold, resources and prestige, and whether it
# must be of the same card, quest or tile.
_BRINGS: dict[type, tuple[str, str]] = {
    ev.OverseerMoved: ("mine", ""),
    ev.Passed: ("pass", ""),
    ev.WealthShown: ("wealth", ""),
    ev.CardUsed: ("card", "card"),
    ev.LegCompleted: ("quest", "quest"),
    ev.QuestCompleted: ("quest", "quest"),
    ev.QuestTaken: ("champion", ""),
    ev.Shopped: ("tile", ""),
}


def log_lines_of(events: Iterable[ev.Event], names: Names) -> list[LogLine]:
    """Log lines of one action's events, in order."""
    happened = Happened(names, list(events))
    drafts: list[_Draft] = []
    for number, event in enumerate(happened.events):
        if isinstance(event, Changed):
            _change(drafts, happened, event, number)
        elif type(event) in TELL:
            told = TELL[type(event)](happened, event)
            if told is not None:
                drafts.append(_draft(event, told, number))
    return _in_turn([draft.line() for draft in drafts])


def _in_turn(lines: list[LogLine]) -> list[LogLine]:
    """Nobody reads a line before one that stands above it."""
    latest = accumulate((line.number for line in lines), max)
    return [line._replace(number=number) for line, number in zip(lines, latest, strict=True)]


class _Draft:
    """A line that what comes of it may still be added to."""

    def __init__(self, seat: int, told: Message, number: int, source: str = "", ref: str = ""):
        self.seat, self.told, self.began, self.number = seat, told, number, number
        self.source, self.ref = source, ref
        self.gains: dict[int | str, int] = {}

    def takes(self, change: Changed) -> bool:
        same = self.seat == change.seat and self.source == change.source
        return same and self.ref in ("", change.ref)

    def line(self) -> LogLine:
        found = [amount(thing, count) for thing, count in self.gains.items() if count]
        told = self.told
        if found:
            told = message("log-with-gains", line=told, gains=as_list(found))
        return LogLine(self.seat, told, self.number, self.began, self.told)


def _draft(event: Any, told: Message, number: int) -> _Draft:
    source, ref = _BRINGS.get(type(event), ("", ""))
    return _Draft(_whose(event), told, number, source, getattr(event, ref) if ref else "")


def _whose(event: Any) -> int:
    """The guild or side whose line it is; that of a worker who is won over is the one he leaves."""
    if isinstance(event, ev.Lapsed) and event.what == "automated_move":
        return int(event.ref)
    for field in ("seat", "side", "old"):
        if hasattr(event, field):
            return int(getattr(event, field))
    return GAME


def _change(drafts: list[_Draft], happened: Happened, event: Changed, number: int) -> None:
    """Gold, resources and prestige: at the end of the line they belong to, or in their own."""
    if event.source in _PRICES:
        return
    if event.source in ("failure", "end_sale"):
        told = left_over(happened, event) if event.source == "end_sale" else failing(event)
        if told is not None:
            drafts.append(_Draft(event.seat, told, number))
        return
    draft = next((draft for draft in reversed(drafts) if draft.takes(event)), None)
    if draft is None:
        card = happened.names.card(event.ref) if event.ref else ""
        told = message(f"log-gains-{event.source}", card=card)
        draft = _Draft(event.seat, told, number, event.source, event.ref)
        drafts.append(draft)
    thing = thing_of(event)
    draft.gains[thing] = draft.gains.get(thing, 0) + event.amount
    draft.number = number  # nothing is told before it is seen
