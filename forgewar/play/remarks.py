"""Remarks of rivals: one line at a moment that touches them, now and then.

A remark follows from what happened at the table, which every seat may know, and names nobody and no
number. So it cannot tell what a seat may not know, and an undone moment takes its remark with it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args

from forgewar.play.memo import memo
from forgewar.play.rivals import Rival, rival_of
from forgewar.play.table_view import TableView
from forgewar.rules import events as ev
from forgewar.session.record import Header
from forgewar.words import Message, message

# What is remarked on, the most remarkable first.
Moment = Literal[
    "lead_lost",
    "strike_own",  # workers of the rival strike
    "lead_won",
    "champion",
    "design_lost",  # another guild bought a unique design
    "strike_other",  # workers of another guild strike
    "quest_failed",
    "quest_done",
]
_RANKS: Final[tuple[Moment, ...]] = get_args(Moment)
EVERY: Final = 3  # turns of a rival; it remarks on one of them at most
LONGEST: Final = 60  # letters of a remark in any language


class Remark(NamedTuple):
    """A line that a rival says. `place` and `number` are those of the event in the history."""

    seat: int
    rival: Rival
    moment: Moment
    place: int
    number: int

    @property
    def text(self) -> Message:
        return message(f"remark-{self.moment}-{self.rival.character}")

    @property
    def line(self) -> Message:
        """The remark with the name of who says it."""
        return message("remarks-line", rival=self.rival.name, remark=self.text)


class _Table:
    """Public facts that moments depend on: the prestige of each guild."""

    def __init__(self, seats: int) -> None:
        self.prestige = [0] * seats

    @property
    def leader(self) -> int:
        """The guild that leads alone, or -1."""
        most = max(self.prestige)
        return self.prestige.index(most) if self.prestige.count(most) == 1 else -1


Found = Iterator[tuple[int, Moment]]  # who may remark, and on what


def _nothing(_table: _Table, _event: Any) -> Found:
    yield from ()


def _struck(table: _Table, event: ev.Struck) -> Found:
    for seat in range(len(table.prestige)):
        yield seat, "strike_own" if seat == event.side else "strike_other"


def _design(table: _Table, event: ev.DesignGained) -> Found:
    for seat in range(len(table.prestige)):
        if seat != event.seat:
            yield seat, "design_lost"


def _prestige(table: _Table, event: ev.PrestigeChanged) -> Found:
    before = table.leader
    table.prestige[event.seat] += event.amount
    after = table.leader
    if before >= 0 and after not in (before, -1):
        yield before, "lead_lost"
        yield after, "lead_won"


def _completed(_table: _Table, event: ev.QuestCompleted) -> Found:
    yield event.seat, "quest_done"


def _failed(_table: _Table, event: ev.QuestFailed) -> Found:
    yield event.seat, "quest_failed"


def _champion(_table: _Table, event: ev.TitleTaken) -> Found:
    yield event.seat, "champion"


# Only events that are open to all may have anything here but `_nothing`.
MOMENTS: Final[dict[type, Callable[[_Table, Any], Found]]] = {
    ev.GoldChanged: _nothing,
    ev.ResourcesChanged: _nothing,
    ev.PrestigeChanged: _prestige,
    ev.WealthKept: _nothing,
    ev.WealthShown: _nothing,
    ev.RoundStarted: _nothing,
    ev.PhaseStarted: _nothing,
    ev.StageStarted: _nothing,
    ev.MineBuilt: _nothing,
    ev.OrderSet: _nothing,
    ev.Passed: _nothing,
    ev.Declined: _nothing,
    ev.Lapsed: _nothing,
    ev.GameEnded: _nothing,
    ev.OverseerPlaced: _nothing,
    ev.OverseerMoved: _nothing,
    ev.WorkerAppeared: _nothing,
    ev.WorkerTurned: _nothing,
    ev.WorkerDefected: _nothing,
    ev.WorkerRemoved: _nothing,
    ev.WorkerMoved: _nothing,
    ev.Struck: _struck,
    ev.CardRevealed: _nothing,
    ev.DesignOpened: _nothing,
    ev.CardsDiscarded: _nothing,
    ev.SpaceTaken: _nothing,
    ev.DesignGained: _design,
    ev.CardGained: _nothing,
    ev.CardUsed: _nothing,
    ev.EndBonusBought: _nothing,
    ev.DesignClaimed: _nothing,
    ev.MerchantTraded: _nothing,
    ev.StallUsed: _nothing,
    ev.AdventurerJoined: _nothing,
    ev.AdventurerRaised: _nothing,
    ev.TitleTaken: _champion,
    ev.WeaponForged: _nothing,
    ev.WeaponLost: _nothing,
    ev.WeaponHoned: _nothing,
    ev.AdventurerReturned: _nothing,
    ev.OfferMoved: _nothing,
    ev.QuestDealt: _nothing,
    ev.QuestRemoved: _nothing,
    ev.QuestTaken: _nothing,
    ev.QuestAdvanced: _nothing,
    ev.LegCompleted: _nothing,
    ev.QuestCompleted: _completed,
    ev.QuestFailed: _failed,
    ev.TileResolved: _nothing,
    ev.ShoppingStarted: _nothing,
    ev.Shopped: _nothing,
    ev.ShoppingEnded: _nothing,
}


def find_remarks(
    header: Header, history: Sequence[Sequence[ev.Event]], actors: Sequence[int]
) -> list[Remark]:
    """All remarks of a game, the oldest first: at most one for an action, and of each rival at most
    one in `EVERY` of its turns. `actors` are the seats that took the actions of the history."""
    table = _Table(len(header.seats))
    turns = [EVERY] * len(header.seats)  # of each seat since its last remark
    found, before = [], -1
    for place, (events, actor) in enumerate(zip(history, actors, strict=True)):
        if actor not in (before, -1):
            turns[actor] += 1
            before = actor
        heard = [
            Remark(seat, rival, moment, place, number)
            for number, event in enumerate(events)
            for seat, moment in MOMENTS[type(event)](table, event)
            if (rival := rival_of(header, seat)) is not None and turns[seat] >= EVERY
        ]
        if heard:
            best = min(heard, key=lambda remark: _RANKS.index(remark.moment))
            found.append(best)
            turns[best.seat] = 0
    return found


def remark_now(view: TableView) -> Remark | None:
    """The remark to show: that of the latest action, until somebody has acted twice since. None in
    lessons and replays."""
    return memo(_remark_now, view)


def _remark_now(view: TableView) -> Remark | None:
    history, steps = view.chronicle.history, view.session.steps
    if len(history) != len(steps) + 1 or view.shown.options.solo or view.decision is None:
        return None
    actors = [-1, *(step.seat for step in steps)]
    latest = find_remarks(view.session.header, history, actors)[-1:]
    for remark in latest:
        recent = remark.place >= _recent(actors)
        if recent and not view.animation.hidden(remark.place, remark.number):
            return remark
    return None


def _recent(actors: Sequence[int]) -> int:
    """The first place of the last turn but one."""
    changes = [i for i in range(1, len(actors)) if actors[i] != actors[i - 1]]
    return changes[-2] if len(changes) > 1 else 0
