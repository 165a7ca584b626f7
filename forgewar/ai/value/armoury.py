"""Armoury of a guild: the weapons its designs allow, and their power.

It changes only with a new design or level, and every turn of every rollout asks for it, so it is
cached.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from forgewar.content.model import RESOURCES
from forgewar.rules.catalogue import Catalogue
from forgewar.rules.state import MAX_LEVEL, Guild

REMEMBERED: Final = 16384
GEM: Final = RESOURCES.index("emerald")  # a stage has one gem more


class Weapon(NamedTuple):
    """A weapon that can be forged."""

    level: int
    power: int
    types: tuple[str, ...]
    needs: tuple[tuple[int, int], ...]
    price: int  # of all that at the merchant's
    design: str


class Armoury(NamedTuple):
    """Weapons that can be forged, by whom and from what."""

    best: tuple[int, ...]  # the power of the best weapon for each level
    types: frozenset[str]  # those that somebody can wield
    per_unit: tuple[float, ...]  # the power in each resource
    weapons: tuple[Weapon, ...]  # those that somebody can wield, as the designs were learned


def top_level(guild: Guild) -> int:
    """Level of a guild's best adventurer."""
    top = 1
    for hero in guild.adventurers:
        if hero.level > top:
            top = hero.level
    return top


def weapons_of(catalogue: Catalogue, guild: Guild) -> tuple[Weapon, ...]:
    """Weapons that a guild could forge if it had the resources."""
    known = (*catalogue.starting, *guild.claims, *guild.designs)
    return armoury(catalogue, known, top_level(guild)).weapons


@lru_cache(REMEMBERED)
def armoury(catalogue: Catalogue, known: tuple[str, ...], top: int) -> Armoury:
    """Armoury of a guild that knows these designs and whose best adventurer has level `top`."""
    best = [0] * (MAX_LEVEL + 1)
    types: set[str] = set()
    weapons: list[Weapon] = []
    for key in known:
        design, needs = catalogue.designs[key], catalogue.costs[key]
        for level in range(design.level, MAX_LEVEL + 1):
            best[level] = max(best[level], design.power)
        if design.level <= top:
            types.update(design.types)
            price = sum(catalogue.prices.buy[resource] * amount for resource, amount in needs)
            weapons.append(Weapon(design.level, design.power, design.types, needs, price, key))
    units = power_in(catalogue, known, top)
    return Armoury(tuple(best), frozenset(types), units, tuple(weapons))


@lru_cache(REMEMBERED)
def power_in(catalogue: Catalogue, designs: tuple[str, ...], top: int) -> tuple[float, ...]:
    """Most power that a unit of each resource becomes, with designs of at most this level."""
    unit = [0.0] * len(RESOURCES)
    for key in designs:
        design = catalogue.designs[key]
        if design.level <= top:
            each = design.power / sum(design.cost)
            for resource, _ in catalogue.costs[key]:
                unit[resource] = max(unit[resource], each)
    return tuple(unit)


@lru_cache(REMEMBERED)
def expected_power(
    catalogue: Catalogue,
    per_unit: tuple[float, ...],
    public: tuple[str, ...],
    stage: int,
    unclaimed: float,
    gem: float,
) -> tuple[float, ...]:
    """Power in each resource with designs that could be claimed (`unclaimed`: the part of it that
    counts), and in the gems of the stage, for which designs will come."""
    gems = range(GEM, GEM + stage)
    return tuple(
        max(now, unclaimed * each, gem if resource in gems else 0.0)
        for resource, (now, each) in enumerate(
            zip(per_unit, power_in(catalogue, public, MAX_LEVEL), strict=True)
        )
    )


class Use(NamedTuple):
    """Use of a further design."""

    fit: float  # how well it fits the adventurers
    gain: int  # power beyond the best weapon of its level
    fresh: tuple[str, ...]  # types it adds
    effects: float  # of the weapon itself


@lru_cache(REMEMBERED)
def use_of(catalogue: Catalogue, known: tuple[str, ...], top: int, key: str) -> Use:
    """Use of a further design to a guild that knows these and whose best adventurer has level
    `top`."""
    design = catalogue.designs[key]
    best, types, _, _ = armoury(catalogue, known, top)
    fit = 1.0 if top >= design.level else 0.2 if top == design.level - 1 else 0.05
    gain = max(0, design.power - best[design.level])
    fresh = tuple(kind for kind in design.types if kind not in types)
    effects = sum([e.amount * (1.0 if e.kind == "prestige" else 0.4) for e in design.effects]) * (
        1.0 if design.acts_on == "leg" else 0.6
    )
    return Use(fit, gain, fresh, effects)
