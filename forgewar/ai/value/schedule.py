"""Demand of a guild's quests, round by round: power to forge, and adventurers away.

A quest that ends soon frees its adventurers, and one that grows hard later must be armed only then;
so whether there will be enough for a leg depends on its round.
"""

from collections.abc import Set
from typing import NamedTuple

from forgewar.rules.catalogue import QuestTrack
from forgewar.rules.quest import MISSING_TYPE
from forgewar.rules.state import ActiveQuest
from forgewar.rules.table import Table


class Demand(NamedTuple):
    """Demand in each round from the present one to the last."""

    forged: list[int]  # power that must have been forged by then
    bound: list[int]  # power that is out on quests then


def power_needed(difficulty: int, types: tuple[str, ...], known: Set[str]) -> int:
    """Power that a leg takes, including the penalty for types that cannot be had."""
    for kind in types:
        if kind not in known:
            difficulty += MISSING_TYPE
    return difficulty


def demand(
    track: QuestTrack, active: ActiveQuest, company: int, left: int, known: Set[str]
) -> Demand:
    """Demand of one quest, if it is met in every round; `company` is the power already on it."""
    forged: list[int] = []
    bound: list[int] = []
    most = 0
    for step in range(active.step, active.step + left):
        if step <= track.last:
            leg = track.quest.legs[track.leg_at[step]]
            most = max(most, power_needed(leg.difficulty, leg.types, known))
            bound.append(most)
        else:
            bound.append(0)
        forged.append(max(0, most - company))
    return Demand(forged, bound)


def together(demands: list[Demand], left: int) -> Demand:
    """Sum of several quests' demands."""
    if not demands:
        return Demand([0] * left, [0] * left)
    return Demand(
        [sum(each) for each in zip(*(d.forged for d in demands), strict=True)],
        [sum(each) for each in zip(*(d.bound for d in demands), strict=True)],
    )


def finale(table: Table, known: Set[str]) -> int:
    """Average power for a one-step quest of those still to come: in solo the last round asks for
    one."""
    state = table.state
    asked = [
        power_needed(track.quest.legs[0].difficulty, track.quest.legs[0].types, known)
        for track in map(table.track, (*filter(None, state.offer), *state.quest_deck))
        if track.length == 1
    ]
    return round(sum(asked) / len(asked)) if asked else 0
