"""Log lines: the few short lines that sum up the events of one action.

`narrator.py` words the events. Here gold, resources and prestige are added to the line they belong
to. Every amount in a line comes from the events.
"""

from collections.abc import Iterable
from itertools import accumulate
from typing import Any, Final, NamedTuple

from forgewar.rules import events as ev
from forgewar.rules.decisions import Decision, MineTurn
from forgewar.words.message import Message, as_list, message
from forgewar.words.names import Names, amount
from forgewar.words.narrator import EVENTS, Changed, EventContext, thing_of

GAME = -1


class LogLine(NamedTuple):
    """A line of the log.

    `seat` is the guild (or automated side) it is about, `GAME` for the game itself.
    `number` is the index, among the events of its action, after which the line may be shown.
    `began` is the index of the event it describes, `head` its text without the gains.
    """

    seat: int
    message: Message
    number: int = 0
    began: int = 0
    head: Message | None = None

    @property
    def text(self) -> str:
        return str(self.message)


# Sources of gold and resources that the line of the purchase, forging or trade includes.
PRICES: Final[frozenset[ev.Source]] = frozenset(
    {"blacksmith", "bazaar", "barracks", "clerk", "offer", "forge", "merchant", "stall"}
)


def log_lines_of(
    events: Iterable[ev.Event], names: Names, decision: Decision | None = None
) -> list[LogLine]:
    """Log lines of the events of one action, taken at a decision, in order."""
    second = decision.seat if isinstance(decision, MineTurn) and decision.second else None
    context = EventContext(names, list(events), second)
    drafts: list[_Draft] = []
    for number, event in enumerate(context.events):
        if isinstance(event, Changed):
            _add_change(drafts, context, event, number)
            continue
        line = EVENTS[type(event)]
        head = line.log(context, event) if line.log is not None else None
        if head is not None:
            ref = getattr(event, line.gains_ref) if line.gains_ref else ""
            drafts.append(_Draft(_seat_of(event), head, number, line.gains, ref))
    return _in_turn(
        [draft.line(names) for draft in drafts if draft.head or any(draft.gains.values())]
    )


def _in_turn(lines: list[LogLine]) -> list[LogLine]:
    """Lines of which none is shown before one above it."""
    latest = accumulate((line.number for line in lines), max)
    return [line._replace(number=number) for line, number in zip(lines, latest, strict=True)]


class _Draft:
    """A line to which gains may still be added; without a head it is about gains alone."""

    def __init__(
        self,
        seat: int,
        head: Message | None,
        number: int,
        source: ev.Source | None = None,
        ref: str = "",
    ) -> None:
        self.seat, self.head, self.began, self.number = seat, head, number, number
        self.source, self.ref = source, ref
        self.gains: dict[int | str, int] = {}

    def takes(self, change: Changed) -> bool:
        """Whether a change belongs to this line."""
        same = self.seat == change.seat and self.source == change.source
        return same and self.ref in ("", change.ref)

    def line(self, names: Names) -> LogLine:
        """The line with all its gains."""
        found = [amount(thing, count) for thing, count in self.gains.items() if count]
        gains, text = as_list(found), self.head
        if text is None:
            card = names.card(self.ref) if self.ref else ""
            text = message(f"log-gains-{self.source}", card=card, gains=gains)
        elif found:
            text = message("log-with-gains", line=text, gains=gains)
        return LogLine(self.seat, text, self.number, self.began, self.head)


def _seat_of(event: Any) -> int:
    """Guild or side a line is about; for a worker won over, the one it leaves."""
    if isinstance(event, ev.Lapsed) and event.what == "automated_move":
        return int(event.ref)
    for field in ("seat", "side", "old"):
        if hasattr(event, field):
            return int(getattr(event, field))
    return GAME


def _add_change(drafts: list[_Draft], context: EventContext, event: Changed, number: int) -> None:
    """Add gold, resources or prestige to the end of its line, or as a line of its own."""
    if event.source in PRICES:
        return
    if event.source == "failure":
        drafts.append(_Draft(event.seat, _failure(event), number))
        return
    if event.source == "end_sale":
        sale = _end_sale(context, event)
        if sale is not None:
            drafts.append(_Draft(event.seat, sale, number))
        return
    draft = next((draft for draft in reversed(drafts) if draft.takes(event)), None)
    if draft is None:
        draft = _Draft(event.seat, None, number, event.source, event.ref)
        drafts.append(draft)
    thing = thing_of(event)
    draft.gains[thing] = draft.gains.get(thing, 0) + event.amount
    draft.number = number  # the line is not shown before this change is


def _failure(event: Changed) -> Message:
    """FAIL-3 and FAIL-4: rewards of the finished legs, and the penalty."""
    sum_ = amount(thing_of(event), abs(event.amount))
    if event.amount > 0:
        return message("log-failed-kept", gains=sum_)
    return message("log-failed-lost", costs=sum_)


def _end_sale(context: EventContext, event: Changed) -> Message | None:
    """END-2: one line for all that a guild sells at the end; None but for its first change."""
    sold = [e for e in context.events if isinstance(e, Changed) and e.source == "end_sale"]
    if next(e for e in sold if e.seat == event.seat) is not event:
        return None
    gains, costs = (context.amounts(event.seat, "end_sale", gained=g) for g in (True, False))
    return message("log-sold", gains=gains, costs=costs)
