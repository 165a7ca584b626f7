"""ADVENTURER: joining, levels, weapons and their power."""

from collections.abc import Iterable

from msgspec.structs import replace

from forgewar.content.model import Design, WeaponType
from forgewar.rules import events as ev
from forgewar.rules.actions import Action, RaiseAdventurer
from forgewar.rules.decisions import LevelReward, TitleChoice
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import MAX_LEVEL, Adventurer, Guild
from forgewar.rules.table import Table


def join(table: Table, seat: int, source: ev.Source, ref: str = "") -> None:
    """A level-1 adventurer joins the pool (ADV-1)."""
    adventurers = table.state.guilds[seat].adventurers
    adventurers.append(Adventurer())
    table.emit(ev.AdventurerJoined(seat, len(adventurers) - 1, source, ref))


def raise_levels(
    table: Table, seat: int, numbers: Iterable[int], source: ev.Source, ref: str = ""
) -> None:
    """Raise each adventurer by one level; one who reaches level 4 in epic becomes a champion at
    once (CHAMP-1)."""
    guild = table.state.guilds[seat]
    champions = []
    for number in numbers:
        adventurer = guild.adventurers[number]
        level = adventurer.level + 1
        guild.adventurers[number] = replace(adventurer, level=level)
        table.emit(ev.AdventurerRaised(seat, number, level, source, ref))
        if level == MAX_LEVEL and table.mode.champions:
            champions.append(TitleChoice(seat, number))
    table.push(*champions)


def known_designs(table: Table, guild: Guild) -> list[str]:
    """Designs that a guild may forge: the starting ones, its claims and its unique ones."""
    return [*table.catalogue.starting, *guild.claims, *guild.designs]


def forgeable(table: Table, guild: Guild) -> list[str]:
    """Known designs for which the pool holds the resources (ADV-4)."""
    costs, resources = table.catalogue.costs, guild.resources
    found: list[str] = []
    for design in known_designs(table, guild):
        for resource, amount in costs[design]:
            if resources[resource] < amount:
                break
        else:
            found.append(design)
    return found


def weapon_power(table: Table, adventurer: Adventurer, design: Design) -> int:
    """Power of a weapon in an adventurer's hand (CHAMP-3, CHAMP-10)."""
    power = design.power + adventurer.honed
    if adventurer.title:
        title = table.catalogue.titles[adventurer.title]
        if (
            title.ability == "gem_power"
            and title.resource is not None
            and design.cost[title.resource]
        ):
            power += title.amount
    return power


def weapon_types(table: Table, adventurer: Adventurer, design: Design) -> tuple[WeaponType, ...]:
    """Types that a weapon counts as in an adventurer's hand (CHAMP-9)."""
    if adventurer.title:
        title = table.catalogue.titles[adventurer.title]
        if title.ability == "wields_type" and title.type is not None:
            return (*design.types, title.type)
    return design.types


def lose_weapon(table: Table, seat: int, number: int) -> None:
    """Remove the weapon in hand (ADV-4, ADV-5)."""
    guild = table.state.guilds[seat]
    adventurer = guild.adventurers[number]
    table.emit(ev.WeaponLost(seat, number, adventurer.weapon))
    guild.adventurers[number] = replace(adventurer, weapon="", honed=0)


def return_to_pool(table: Table, seat: int, number: int) -> None:
    """Bring an adventurer back from a quest, with only his level and title."""
    guild = table.state.guilds[seat]
    adventurer = guild.adventurers[number]
    table.emit(ev.WeaponLost(seat, number, adventurer.weapon))
    table.emit(ev.AdventurerReturned(seat, number, adventurer.quest))
    guild.adventurers[number] = Adventurer(adventurer.level, adventurer.title)


# LevelReward


def level_candidates(table: Table, decision: LevelReward) -> list[int]:
    adventurers = table.state.guilds[decision.seat].adventurers
    among = decision.among or range(len(adventurers))
    return [i for i in among if adventurers[i].level < MAX_LEVEL]


def level_choices(table: Table, decision: LevelReward) -> list[Action]:
    return [RaiseAdventurer(i) for i in level_candidates(table, decision)]


def level_refusal(table: Table, decision: LevelReward, action: Action) -> Refusal | None:
    if type(action) is not RaiseAdventurer:
        return NOT_NOW
    adventurers = table.state.guilds[decision.seat].adventurers
    if not 0 <= action.adventurer < len(adventurers):
        return no("ADV-1", "no-adventurer")
    if decision.among and action.adventurer not in decision.among:
        return no("QUEST-9", "not-of-quest")
    if adventurers[action.adventurer].level >= MAX_LEVEL:
        return no("ADV-1", "highest-level", level=MAX_LEVEL)
    return None


def play_level(table: Table, decision: LevelReward, action: Action) -> None:
    assert isinstance(action, RaiseAdventurer)
    if decision.count > 1:
        rest = tuple(i for i in decision.among if i != action.adventurer)
        table.push(replace(decision, count=decision.count - 1, among=rest))
    raise_levels(table, decision.seat, [action.adventurer], decision.source, decision.ref)


def level_lapses(table: Table, decision: LevelReward) -> bool:
    return not level_candidates(table, decision)
