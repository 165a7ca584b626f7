"""Outcome of a move in the mine: worker by worker, who strikes, how many workers each side has
then, and the order that would follow.

All of it is read off the preview of the rules; the events are folded into the state that is shown.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from forgewar.play.changes import Change, changes_of
from forgewar.play.reducer import apply_event
from forgewar.rules import events as ev
from forgewar.rules.actions import Action
from forgewar.rules.catalogue import catalogue
from forgewar.rules.decisions import MineTurn
from forgewar.rules.order import next_order
from forgewar.rules.state import GameState
from forgewar.words import Message, message

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

NOBODY = -1
OFF = -1  # the target of a worker that is taken off the mine
# Whatever comes after these is no longer what a move does in the mine.
_AFTERWARDS = (ev.PhaseStarted, ev.RoundStarted, ev.StageStarted, ev.GameEnded)


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker that a move touches. `kind` is what becomes of it: new, turn, defect, leave or set;
    `before` and `after` are whose it is; `resource` what it yields to its new guild, or -1."""

    hex: int
    kind: str
    before: int
    after: int
    resource: int = -1

    @property
    def lost(self) -> bool:
        """Whether it is bad news for whose it was."""
        return self.kind in ("defect", "leave")


@dataclass(frozen=True, slots=True)
class Strike:
    """A group that leaves the mine (MINE-8)."""

    side: int
    hexes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """One piece on its way, and what comes of it. A worker that is taken off has no target."""

    overseer: bool
    side: int
    origin: int
    target: int
    jumped: tuple[int, ...]
    workers: tuple[Worker, ...]
    strikes: tuple[Strike, ...]

    @property
    def touched(self) -> frozenset[int]:
        """The hexes on which something is to be seen."""
        struck = {hex_ for strike in self.strikes for hex_ in strike.hexes}
        changed = {worker.hex for worker in self.workers}
        return frozenset({self.origin, self.target, *self.jumped} | struck | changed) - {OFF}

    @property
    def title(self) -> Message:
        """Name of the kind of move."""
        if not self.overseer:
            return message("mine-title-worker")
        if self.jumped:
            return message("mine-title-jump", count=len(self.jumped))
        return message("mine-title-move")


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that an action would do in the mine. The first of `moves` is the one that is chosen; in
    solo those of automated colours may follow it. `workers` counts each side's in the mine then,
    `order` is the one that would follow, `changes` all that guilds gain and lose until somebody has
    to choose again."""

    moves: tuple[Move, ...]
    workers: tuple[int, ...]
    order: tuple[int, ...]
    changes: tuple[Change, ...]

    @property
    def move(self) -> Move:
        return self.moves[0]

    @property
    def strikes(self) -> list[Strike]:
        return [strike for move in self.moves for strike in move.strikes]

    @property
    def gains(self) -> dict[int, dict[int, int]]:
        """Yield of the workers, by guild and resource."""
        found: dict[int, dict[int, int]] = {}
        for worker in (worker for move in self.moves for worker in move.workers):
            if worker.resource >= 0:
                held = found.setdefault(worker.after, {})
                held[worker.resource] = held.get(worker.resource, 0) + 1
        return found


def outcome(view: "TableView", action: Action) -> Outcome:
    """Outcome of a legal move of an overseer or a worker."""
    events = view.preview(action)
    here = _in_the_mine(events)
    after = view.shown.clone()
    cards = catalogue(view.game.content)
    for event in here:
        apply_event(after, event, cards, after)
    ended = any(isinstance(event, ev.OrderSet) for event in here)
    order = after.order if ended else following(after, after.second)
    changes = _changes(view, events, after)
    return Outcome(moves_of(here), tuple(after.workers), tuple(order), changes)


def _changes(view: "TableView", events: list[ev.Event], after: GameState) -> tuple[Change, ...]:
    """All that sides gain and lose by events, and their workers in the mine after them."""
    changes = changes_of(events, view.sides)
    for change, before, now in zip(changes, view.shown.workers, after.workers, strict=True):
        change.workers = now if now != before else None
    return tuple(changes)


def first_move(view: "TableView", events: list[ev.Event]) -> Outcome:
    """Outcome of the move with which events begin, without what others do in answer."""
    ends = (i for i, event in enumerate(events) if i and isinstance(event, _NEXT))
    here = events[: next(ends, len(events))]
    after = view.shown.clone()
    for event in here:
        apply_event(after, event, catalogue(view.game.content), after)
    order = following(after, after.second)
    changes = _changes(view, here, after)
    return Outcome(moves_of(here), tuple(after.workers), tuple(order), changes)


def following(state: GameState, second: int) -> list[int]:
    """The order that would follow if no more workers came or went; `second` took the second move
    of the present mine phase (ORDER-3)."""
    ahead = state.clone()
    ahead.second = second if state.phase == "mine" else NOBODY
    return next_order(ahead)


def order_ahead(view: "TableView") -> list[int]:
    """The order that would follow the moment that is shown."""
    step, decision, second = view.animation.step, view.decision, view.shown.second
    if step is not None and isinstance(step.event, ev.OrderSet):
        return list(step.event.order)
    second_move = isinstance(decision, MineTurn) and decision.second
    if step is not None and second_move and not isinstance(step.event, ev.Passed):
        second = step.actor
    return following(view.shown, second)


def _in_the_mine(events: list[ev.Event]) -> list[ev.Event]:
    ends = (i for i, event in enumerate(events) if isinstance(event, _AFTERWARDS))
    return events[: next(ends, len(events))]


def moves_of(events: list[ev.Event]) -> tuple[Move, ...]:
    """The moves among events, each with what comes of it."""
    starts = [i for i, event in enumerate(events) if isinstance(event, _MOVING)]
    if not starts:  # a worker is taken off
        starts = [i for i, event in enumerate(events) if isinstance(event, ev.WorkerRemoved)][:1]
    ends = [*starts[1:], len(events)]
    return tuple(_move(events[start:end]) for start, end in zip(starts, ends, strict=True))


_MOVING = (ev.OverseerMoved, ev.WorkerMoved)
_NEXT = (*_MOVING, *_AFTERWARDS, ev.OrderSet, ev.Lapsed)  # what begins when a move is over


def _move(events: list[ev.Event]) -> Move:
    first = events[0]
    yields = {e.hex: e.resource for e in events if isinstance(e, ev.ResourcesChanged)}
    workers = tuple(_workers(events, yields))
    strikes = tuple(Strike(e.side, e.hexes) for e in events if isinstance(e, ev.Struck))
    if isinstance(first, ev.OverseerMoved):
        return Move(True, first.side, first.origin, first.target, first.jumped, workers, strikes)
    if isinstance(first, ev.WorkerMoved):
        return Move(False, first.side, first.origin, first.target, (), workers, strikes)
    assert isinstance(first, ev.WorkerRemoved)
    return Move(False, first.side, first.hex, OFF, (), workers, strikes)


def _workers(events: Iterable[ev.Event], yields: dict[int, int]) -> Iterable[Worker]:
    for event in events:
        if isinstance(event, ev.WorkerAppeared):
            yield Worker(event.hex, "new", NOBODY, event.side, yields.get(event.hex, -1))
        elif isinstance(event, ev.WorkerTurned):
            yield Worker(event.hex, "turn", event.old, event.new, yields.get(event.hex, -1))
        elif isinstance(event, ev.WorkerDefected):
            yield Worker(event.hex, "defect", event.old, event.new, yields.get(event.hex, -1))
        elif isinstance(event, ev.WorkerRemoved):
            yield Worker(event.hex, "leave", event.side, NOBODY)
        elif isinstance(event, ev.WorkerMoved):
            yield Worker(event.target, "set", event.side, event.side)
