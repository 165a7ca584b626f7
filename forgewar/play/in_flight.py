"""Tokens in flight at this moment, and how much of them is counted already."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from forgewar.play.animation import AnimationStep
from forgewar.play.flights import PRESTIGE_FLIES, Context, Counted, Flight
from forgewar.play.pace import COUNTED_UP, FLIGHT
from forgewar.play.presentation import EVENTS
from forgewar.rules import events as ev

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

# The parts of a flight until which is paid, and from which on it is counted up.
_PAID, ARRIVES = 0.35, FLIGHT / (FLIGHT + COUNTED_UP)


def flights(view: "TableView") -> Iterator[Flight]:
    """Everything on its way in this moment."""
    for step in view.animation.steps:
        if step.part < 1:
            yield from _flights_of(view, step)


def coming(view: "TableView") -> Iterator[Flight]:
    """Flights of the steps to come, as far as they are known now."""
    for step in view.animation.waiting:
        yield from _flights_of(view, step)


def _flights_of(view: "TableView", step: AnimationStep) -> Iterator[Flight]:
    make = EVENTS[type(step.event)].flights
    if make is not None and step.length:
        context = Context(step, view.chronicle.history[step.place], view.shown, view.content)
        yield from make(context, step.event)


def away(view: "TableView") -> frozenset[str]:
    """The cards and quests that are on their way, and so not where they lay."""
    return frozenset(flight.key for flight in flights(view) if flight.thing in ("card", "quest"))


def passing(view: "TableView") -> int:
    """The guild that passes in this moment, or -1."""
    passes = [step.event for step in view.animation.steps if step.length]
    return next((event.seat for event in passes if isinstance(event, ev.Passed)), -1)


def counted(view: "TableView", seat: int, what: int | str) -> int:
    """How much of what a guild gains or pays in this moment is counted already, of gold
    ("gold"), prestige ("prestige"), a resource (its number) or workers ("worker"): paid when it
    leaves, gained when it arrives."""
    found = 0
    for step in view.animation.steps:
        event = step.event
        if what == "worker" and isinstance(event, ev.Struck) and event.side == seat:
            found -= _left(step, event)
        if not isinstance(event, Counted) or event.seat != seat:
            continue
        if _counts(event) == what:
            found += round(event.amount * _part(step, event))
    return found


def _left(step: AnimationStep, struck: ev.Struck) -> int:
    """How many workers of a group have walked off."""
    if step.piece is None:
        return 0
    walked = step.piece.strike_times.walked(step.time * 1000)
    return round(len(struck.hexes) * walked)


def discarded(view: "TableView") -> int:
    """How many cards lie on the discard pile: those that have landed on it, too."""
    landed = [flight for flight in flights(view) if flight.goal == "discard" and flight.part >= 1]
    return len(view.shown.discard) + len(landed)


def _counts(event: Counted) -> int | str:
    if isinstance(event, ev.ResourcesChanged):
        return event.resource
    return "gold" if isinstance(event, ev.GoldChanged) else "prestige"


def _part(step: AnimationStep, event: Counted) -> float:
    if isinstance(event, ev.PrestigeChanged):
        begins = 0.0 if event.amount < 0 else PRESTIGE_FLIES
        return min(1.0, max(0.0, (step.part - begins) / (1 - PRESTIGE_FLIES)))
    if event.amount < 0:
        return min(1.0, step.part / _PAID)
    return max(0.0, (step.part - ARRIVES) / (1 - ARRIVES))
