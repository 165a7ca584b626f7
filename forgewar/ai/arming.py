"""Which weapons to forge so that quests are met, each time the one that helps most for least."""

from collections.abc import Iterable

from msgspec.structs import replace

from forgewar.rules import adventurer, quest
from forgewar.rules.actions import Arm
from forgewar.rules.state import ActiveQuest, Adventurer
from forgewar.rules.table import Table


def plan(table: Table, seat: int, quests: Iterable[ActiveQuest]) -> tuple[list[Arm], list[str]]:
    """The weapons to forge for those of the quests that can be met, taken in this sequence, by
    adventurers of the pool and on the quest itself; and the quests that cannot. Nothing changes."""
    scratch = Table(replace(table.state, guilds=[*table.state.guilds]), table.catalogue)
    arms: list[Arm] = []
    unmet: list[str] = []
    for active in quests:
        before = scratch.state.guilds[seat]
        scratch.state.guilds[seat] = before.clone()
        found = _arm(scratch, seat, active)
        if quest.standing(scratch, seat, active).met:
            arms += found
        else:
            scratch.state.guilds[seat] = before
            unmet.append(active.key)
    return arms, unmet


def _arm(table: Table, seat: int, active: ActiveQuest) -> list[Arm]:
    """Forge, in the guild at hand, until the quest is met or nothing brings it nearer."""
    guild = table.state.guilds[seat]
    arms: list[Arm] = []
    while short := quest.standing(table, seat, active).short:
        best: Arm | None = None
        best_worth = (short, 0)
        for design in _forgeable(table, seat):
            for number, hero in enumerate(guild.adventurers):
                if hero.quest not in ("", active.key):
                    continue
                if hero.level < table.catalogue.designs[design].level:
                    continue
                guild.adventurers[number] = _with(hero, active, design)
                worth = (quest.standing(table, seat, active).short, _cost(table, design))
                guild.adventurers[number] = hero
                if worth[0] < short and worth < best_worth:
                    best, best_worth = Arm(active.key, number, design), worth
        if best is None:
            break
        arms.append(best)
        hero = guild.adventurers[best.adventurer]
        guild.adventurers[best.adventurer] = _with(hero, active, best.design)
        for resource, amount in table.catalogue.costs[best.design]:
            guild.resources[resource] -= amount
    return arms


def _with(hero: Adventurer, active: ActiveQuest, design: str) -> Adventurer:
    return replace(hero, quest=active.key, weapon=design, honed=0)


def _forgeable(table: Table, seat: int) -> list[str]:
    guild = table.state.guilds[seat]
    known = adventurer.known_designs(table, guild)
    return [design for design in known if adventurer.affordable(table, guild, design)]


def _cost(table: Table, design: str) -> int:
    buy = table.catalogue.prices.buy
    return sum(buy[resource] * amount for resource, amount in table.catalogue.costs[design])
