"""Changes for each guild by an action, from its events: gold, prestige, resources."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from forgewar.rules.events import Event, GoldChanged, PrestigeChanged, ResourcesChanged


@dataclass(slots=True)
class Change:
    """Changes for one guild; `workers` is their new number in the mine, if it changes."""

    gold: int = 0
    prestige: int = 0
    resources: dict[int, int] = field(default_factory=dict)
    workers: int | None = None


def changes_of(events: Iterable[Event], sides: int) -> list[Change]:
    """The changes of gold, prestige and resources that events bring, side by side."""
    changes = [Change() for _ in range(sides)]
    for event in events:
        if isinstance(event, GoldChanged):
            changes[event.seat].gold += event.amount
        elif isinstance(event, PrestigeChanged):
            changes[event.seat].prestige += event.amount
        elif isinstance(event, ResourcesChanged):
            held = changes[event.seat].resources
            held[event.resource] = held.get(event.resource, 0) + event.amount
    return changes
