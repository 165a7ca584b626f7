"""Effects of quest legs, single-use cards, wealth and weapons.

Every kind of effect has one entry: in `GIVE` if it is carried out at once, in `ASK` if the guild
has to choose. Everything is given first, then all questions are asked in the order listed
(QUEST-11).
"""

from collections.abc import Callable, Iterable
from typing import Final

from forgewar.content.model import RESOURCES, Effect, EffectKind
from forgewar.rules import adventurer
from forgewar.rules import events as ev
from forgewar.rules.agenda import Step
from forgewar.rules.decisions import CardReward, LevelReward, OverseerReward, WorkerReward
from forgewar.rules.table import Table

_RESOURCE: Final = {name: i for i, name in enumerate(RESOURCES)}

Give = Callable[[Table, int, Effect, ev.Source, str], None]
Ask = Callable[[int, ev.Source, str], Step]


def give(table: Table, seat: int, effects: Iterable[Effect], source: ev.Source, ref: str) -> None:
    """Give a guild the effects of a card; `source` and `ref` name the card in the events."""
    questions: list[Step] = []
    for effect in effects:
        giver = GIVE.get(effect.kind)
        if giver is not None:
            giver(table, seat, effect, source, ref)
        else:
            questions += [ASK[effect.kind](seat, source, ref)] * effect.amount
    table.push(*questions)


def _give_resource(table: Table, seat: int, effect: Effect, source: ev.Source, ref: str) -> None:
    table.resource(seat, _RESOURCE[effect.kind], effect.amount, source, ref)


def _give_gold(table: Table, seat: int, effect: Effect, source: ev.Source, ref: str) -> None:
    table.gold(seat, effect.amount, source, ref)


def _give_prestige(table: Table, seat: int, effect: Effect, source: ev.Source, ref: str) -> None:
    table.prestige(seat, effect.amount, source, ref)


def _give_adventurers(table: Table, seat: int, effect: Effect, source: ev.Source, ref: str) -> None:
    for _ in range(effect.amount):
        adventurer.join(table, seat, source, ref)


def _give_claim(table: Table, seat: int, effect: Effect, source: ev.Source, ref: str) -> None:
    """A free claim pays nobody (SETUP-10)."""
    guild = table.state.guilds[seat]
    guild.claims = [*guild.claims, effect.design]
    table.emit(ev.DesignClaimed(seat, effect.design, 0))


GIVE: Final[dict[EffectKind, Give]] = {
    "copper": _give_resource,
    "iron": _give_resource,
    "mithril": _give_resource,
    "emerald": _give_resource,
    "ruby": _give_resource,
    "diamond": _give_resource,
    "gold": _give_gold,
    "prestige": _give_prestige,
    "adventurer": _give_adventurers,
    "claim": _give_claim,
}
ASK: Final[dict[EffectKind, Ask]] = {
    "level": LevelReward,
    "overseer_move": OverseerReward,
    "worker_move": WorkerReward,
    "market_card": CardReward,
}
