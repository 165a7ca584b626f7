"""What the designs that a guild knows amount to.

It changes only when a design is learned or somebody rises, and is asked for at every turn of every
game played on in thought, so it is worked out once and remembered.
"""

from functools import lru_cache
from typing import NamedTuple

from forgewar.content.model import RESOURCES
from forgewar.rules.catalogue import Catalogue
from forgewar.rules.state import MAX_LEVEL

REMEMBERED = 4096


class Armoury(NamedTuple):
    """What can be forged, by whom and from what."""

    best: tuple[int, ...]  # the power of the best weapon for each level
    types: frozenset[str]  # those that somebody can wield
    per_unit: tuple[float, ...]  # the power in each resource


@lru_cache(REMEMBERED)
def armoury(catalogue: Catalogue, known: tuple[str, ...], top: int) -> Armoury:
    """Of a guild that knows these designs and whose best adventurer has level `top`."""
    best = [0] * (MAX_LEVEL + 1)
    types: set[str] = set()
    for key in known:
        design = catalogue.designs[key]
        for level in range(design.level, MAX_LEVEL + 1):
            best[level] = max(best[level], design.power)
        if design.level <= top:
            types.update(design.types)
    return Armoury(tuple(best), frozenset(types), power_in(catalogue, known, top))


@lru_cache(REMEMBERED)
def power_in(catalogue: Catalogue, designs: tuple[str, ...], top: int) -> tuple[float, ...]:
    """The most power that a unit of each resource becomes, by designs of at most this level."""
    unit = [0.0] * len(RESOURCES)
    for key in designs:
        design = catalogue.designs[key]
        if design.level <= top:
            each = design.power / sum(design.cost)
            for resource, _ in catalogue.costs[key]:
                unit[resource] = max(unit[resource], each)
    return tuple(unit)
