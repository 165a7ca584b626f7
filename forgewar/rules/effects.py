"""The one interpreter of what cards give: quest legs, single-use cards, wealth and weapons."""

from collections.abc import Iterable
from typing import Final

from forgewar.content.model import RESOURCES, Effect
from forgewar.rules import adventurer
from forgewar.rules import events as ev
from forgewar.rules.agenda import Step
from forgewar.rules.decisions import CardReward, LevelReward, OverseerReward, WorkerReward
from forgewar.rules.table import Table

_RESOURCE: Final = {name: i for i, name in enumerate(RESOURCES)}


def give(table: Table, seat: int, effects: Iterable[Effect], source: ev.Source, ref: str) -> None:
    """Give what can be given at once, then ask for the rest in the order listed (QUEST-11)."""
    asked: list[Step] = []
    for effect in effects:
        kind, amount = effect.kind, effect.amount
        if kind in _RESOURCE:
            table.resource(seat, _RESOURCE[kind], amount, source, ref)
        elif kind == "gold":
            table.gold(seat, amount, source, ref)
        elif kind == "prestige":
            table.prestige(seat, amount, source, ref)
        elif kind == "adventurer":
            for _ in range(amount):
                adventurer.join(table, seat, source, ref)
        elif kind == "claim":
            guild = table.state.guilds[seat]
            guild.claims = [*guild.claims, effect.design]
            table.emit(ev.DesignClaimed(seat, effect.design, 0))
        else:
            asked += [_question(seat, kind, source, ref)] * amount
    table.push(*asked)


def _question(seat: int, kind: str, source: ev.Source, ref: str) -> Step:
    if kind == "overseer_move":
        return OverseerReward(seat, source, ref)
    if kind == "worker_move":
        return WorkerReward(seat, source, ref)
    if kind == "market_card":
        return CardReward(seat, source, ref)
    assert kind == "level", kind
    return LevelReward(seat, source, ref)
