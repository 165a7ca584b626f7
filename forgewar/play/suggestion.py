"""Weapons that would meet a quest, and what they cost."""

from collections.abc import Iterable

from forgewar.ai.value.arming import plan
from forgewar.content.model import RESOURCES
from forgewar.rules.actions import Arm, TakeQuest
from forgewar.rules.catalogue import Catalogue
from forgewar.rules.game import Game
from forgewar.rules.quest import standing
from forgewar.rules.table import Table
from forgewar.words import Message, as_list, message
from forgewar.words.names import amount


def cheapest(game: Game, key: str) -> list[Arm]:
    """The weapons that meet a quest of the guild that manages, at the least cost, with adventurers
    at home and on the quest; none if they cannot be had."""
    assert game.decision is not None
    seat = game.decision.seat
    active = game.table.find_quest(seat, key)
    if active is None:
        return []
    trial, arms = game.clone(), []
    for number in standing(game.table, seat, active).pledged:  # CHAMP-8: on it in any case
        ways = [
            arm
            for arm in trial.choices()
            if isinstance(arm, Arm) and (arm.quest, arm.adventurer) == (key, number)
        ]
        if not ways:
            return []
        arms.append(min(ways, key=lambda arm: _worth(trial.table.catalogue, arm)))
        trial.play(arms[-1])
    more, unmet = plan(trial.table, seat, [active])
    return [] if unmet else [*arms, *more]


def for_the_first_step(after: Table, seat: int, take: TakeQuest) -> list[Arm] | None:
    """The weapons with which a quest could be met in the round it is taken, after those that the
    guild's other quests need; `None` if it could not. `after` is the table once it is taken."""
    taken = after.find_quest(seat, take.quest)
    assert taken is not None
    others = [quest for quest in after.state.guilds[seat].quests if quest.key != take.quest]
    arms, unmet = plan(after, seat, [*others, taken])
    return None if take.quest in unmet else [arm for arm in arms if arm.quest == take.quest]


def _worth(cat: Catalogue, arm: Arm) -> int:
    """Worth of a weapon at the merchant's prices."""
    return sum(cat.prices.buy[r] * count for r, count in cat.costs[arm.design])


def spent(cat: Catalogue, designs: Iterable[str]) -> list[int]:
    """Amount of each resource that forging takes."""
    found = [0] * len(RESOURCES)
    for design in designs:
        for resource, count in cat.costs[design]:
            found[resource] += count
    return found


def cost(cat: Catalogue, designs: Iterable[str]) -> Message:
    """Cost of forging, in words."""
    amounts = [amount(resource, n) for resource, n in enumerate(spent(cat, designs)) if n]
    return as_list(amounts) if amounts else message("quest-costs-nothing")
