"""Gains of a guild when its quest moves on: in numbers, and in lines to read."""

from typing import Any, NamedTuple

from forgewar.content.model import RESOURCES, Effect
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.effects import ASK
from forgewar.rules.state import GameState
from forgewar.words import Message, message
from forgewar.words.cards import effect
from forgewar.words.names import hero

# Tags of the questions that come up in the middle of it, before the rest is known.
_ASKED = {*ASK, "title"}


class Gains(NamedTuple):
    """`kind` is on, leg or completed; `effects` is everything gained, summed up; `lines` say it in
    the order in which it happens, with what is to be chosen on the way."""

    kind: str
    effects: tuple[Effect, ...]
    lines: tuple[Message, ...]

    @property
    def word(self) -> Message:
        """It all in a word or two."""
        return message(f"quest-moves-{self.kind}")


def gains_of(seat: int, events: list[ev.Event], after: GameState) -> Gains:
    """Gains of a guild by the events of a step; `after` is the state they end in."""
    own = [event for event in events if getattr(event, "seat", -1) == seat]
    kind = "on"
    if any(isinstance(event, ev.QuestCompleted) for event in own):
        kind = "completed"
    elif any(isinstance(event, ev.LegCompleted) for event in own):
        kind = "leg"
    lines = [line for event in own if (line := _line(seat, event)) is not None]
    lines += [
        message(f"quest-then-{_tag(step).replace('_', '-')}", count=getattr(step, "count", 1))
        for step in reversed(after.agenda)
        if isinstance(step, de.DecisionBase) and step.seat == seat and _tag(step) in _ASKED
    ]
    return Gains(kind, changes(own), tuple(lines) or (message("quest-moves-on-line"),))


def _tag(step: de.DecisionBase) -> str:
    return str(step.__struct_config__.tag)


def changes(events: list[ev.Event]) -> tuple[Effect, ...]:
    """Everything gained or lost, each kind summed up."""
    found: dict[str, int] = {}
    for event in events:
        kind, amount = _amount(event)
        if kind:
            found[kind] = found.get(kind, 0) + amount
    return tuple(Effect(kind, amount) for kind, amount in found.items() if amount)  # type: ignore[arg-type]  # kinds of effects all


def _amount(event: ev.Event) -> tuple[str, int]:
    if isinstance(event, ev.PrestigeChanged):
        return "prestige", event.amount
    if isinstance(event, ev.GoldChanged):
        return "gold", event.amount
    if isinstance(event, ev.ResourcesChanged):
        return RESOURCES[event.resource], event.amount
    if isinstance(event, ev.AdventurerJoined):
        return "adventurer", 1
    return ("level", 1) if isinstance(event, ev.AdventurerRaised) else ("", 0)


def _line(seat: int, event: Any) -> Message | None:
    if isinstance(event, ev.LegCompleted):
        return message("quest-finishes-leg")
    if isinstance(event, ev.QuestCompleted):
        return message("quest-finishes-quest")
    if isinstance(event, ev.AdventurerRaised):
        return message("quest-hero-raised", hero=hero(seat, event.adventurer), level=event.level)
    if isinstance(event, ev.WeaponHoned):
        return message("quest-weapon-honed", hero=hero(seat, event.adventurer), power=event.amount)
    if isinstance(event, ev.AdventurerJoined):
        return message("quest-hero-joins")
    kind, amount = _amount(event)
    if not kind:
        return None
    return message("quest-gains", what=effect(Effect(kind, amount)))  # type: ignore[arg-type]  # a kind of effect
