"""Arming: the cheapest weapons that meet a step, against trying out every way there is."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace
from rules.kit import CONTENT, armed, ask, begun, content_with, design, give, heroes, leg, quest

from forgewar.ai.value import arming
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights
from forgewar.content.model import WEAPON_TYPES, Design, Quest
from forgewar.rules.actions import Arm
from forgewar.rules.decisions import Management
from forgewar.rules.game import Game
from forgewar.rules.quest import standing
from forgewar.rules.state import ActiveQuest, Adventurer

METALS = ("copper", "iron")


def position(rng: Random) -> tuple[Game, ActiveQuest]:
    """A guild with a handful of people, designs and resources before a step of a quest."""
    designs = [
        design(
            f"d{i}",
            kind="public",
            power=rng.randrange(1, 6),
            level=rng.randrange(1, 4),
            types=tuple(rng.sample(WEAPON_TYPES, rng.randrange(3))),
            cost={rng.choice(METALS): rng.randrange(1, 4)},
        )
        for i in range(2)
    ]
    types = tuple(rng.sample(WEAPON_TYPES, rng.randrange(3)))
    errand = quest(leg(difficulty=rng.randrange(1, 10), types=types))
    game = begun(content=content_with(errand, *designs))
    people: list[int | Adventurer] = [rng.randrange(1, 5) for _ in range(3)]
    if rng.random() < 0.5:
        people.append(armed("errand", "d0", level=4))
    heroes(game, 0, *people)
    game.state.guilds[0].claims = [d.id for d in designs]
    active = ActiveQuest("errand", 0, game.state.round)
    game.state.guilds[0].quests = [active]
    give(game, 0, copper=rng.randrange(7), iron=rng.randrange(7))
    return ask(game, Management(0)), active


def every_way(game: Game, active: ActiveQuest) -> list[tuple[Arm, ...]]:
    """All ways to arm that meet the quest, by playing every one of them."""
    guild = game.state.guilds[0]
    known = [None, *game.table.catalogue.starting, *guild.claims]
    found = []
    for picks in product(known, repeat=len(guild.adventurers)):
        arms = tuple(Arm(active.key, n, key) for n, key in enumerate(picks) if key)
        after = game.clone()
        for arm in arms:
            if after.refusal(arm) is not None:
                break
            after.play(arm)
        else:
            if standing(after.table, 0, active).met:
                found.append(arms)
    return found


def cost(game: Game, arms: tuple[Arm, ...]) -> int:
    """Resources at the merchant's prices, and what sending people away counts."""
    catalogue, people = game.table.catalogue, game.state.guilds[0].adventurers
    total = 0
    for arm in arms:
        hero = people[arm.adventurer]
        needs = catalogue.costs[arm.design]
        total += arming.GOLD * sum(catalogue.prices.buy[r] * n for r, n in needs)
        total += 0 if hero.quest else arming.AWAY + arming.AWAY_LEVEL * hero.level
    return total


@pytest.mark.parametrize("seed", range(40))
def test_no_way_to_arm_is_cheaper(seed: int) -> None:
    game, active = position(Random(seed))
    ways = every_way(game, active)
    outfit = arming.cheapest(game.table, game.state.guilds[0], active)
    if not ways:
        assert outfit is None
        return
    assert outfit is not None
    assert outfit.cost == min(cost(game, arms) for arms in ways)
    arms = tuple(Arm(active.key, number, key) for number, key in outfit.arms)
    assert cost(game, arms) == outfit.cost
    assert {*arms} in [{*way} for way in ways]


@pytest.mark.parametrize("seed", range(40))
def test_what_is_dreamt_of_is_the_cheapest_with_ore_enough(seed: int) -> None:
    game, active = position(Random(seed))
    give(game, 0, copper=20, iron=20)
    ways = every_way(game, active)
    outfit = arming.cheapest_unlimited(game.table, game.state.guilds[0], active)
    assert (outfit is None) == (not ways)
    if outfit is not None:
        arms = tuple(Arm(active.key, number, key) for number, key in outfit.arms)
        assert {*arms} in [{*way} for way in ways]
        assert cost(game, arms) == outfit.cost == min(cost(game, way) for way in ways)


@pytest.mark.parametrize("seed", range(40))
def test_the_quick_way_meets_what_it_says_it_meets(seed: int) -> None:
    game, active = position(Random(seed))
    guild = game.state.guilds[0]
    before, muster = arming.Muster.of(guild), arming.Muster.of(guild)
    arms = quickly(game, active, muster)
    for number, key in arms or ():
        game.play(Arm(active.key, number, key))
    assert standing(game.table, 0, active).met == (arms is not None)
    after = arming.Muster.of(guild) if arms else before
    assert (muster.pool, muster.left) == (after.pool, after.left)


def quickly(game: Game, active: ActiveQuest, muster: arming.Muster) -> list[tuple[int, str]] | None:
    valuation = Valuation(game.table, 0, Weights())
    return arming.arm_greedily(game.table, valuation.guild, active, valuation.weapons, muster)


def test_quests_are_armed_in_the_sequence_given() -> None:
    """What the first takes is not there for the second."""
    blade = design("blade", kind="public", power=2, cost={"iron": 1})
    game = begun(content=content_with(blade, *(_errand(i) for i in "ab")))
    heroes(game, 0, 1, 1)
    give(game, 0, iron=1)
    game.state.guilds[0].claims = ["blade"]
    quests = [ActiveQuest(key, 0, 1) for key in "ab"]
    assert arming.plan(game.table, 0, quests) == ([Arm("a", 0, "blade")], ["b"])
    assert arming.plan(game.table, 0, quests[::-1]) == ([Arm("b", 0, "blade")], ["a"])


def _errand(key: str) -> Quest:
    return quest(leg(difficulty=2), id=key)


@pytest.mark.rule("CHAMP-8")
def test_a_champion_who_was_promised_is_sent() -> None:
    game = begun("epic", content=content_with(_errand("a"), _blade()))
    heroes(game, 0, 1, Adventurer(4, "expeditious"))
    give(game, 0, iron=9)
    game.state.guilds[0].claims = ["blade"]
    active = ActiveQuest("a", 0, game.state.round, expeditious=1)
    game.state.guilds[0].quests = [active]
    arms, unmet = arming.plan(game.table, 0, [active])
    assert ([arm.adventurer for arm in arms], unmet) == ([1], [])
    assert quickly(game, active, arming.Muster.of(game.state.guilds[0])) == [(1, "blade")]


def test_a_champion_who_is_out_on_another_quest_is_not_called_back() -> None:
    game = begun("epic", content=content_with(_errand("a"), _errand("b"), _blade()))
    heroes(game, 0, 1, replace(armed("b", "blade", level=4), title="expeditious"))
    give(game, 0, iron=9)
    game.state.guilds[0].claims = ["blade"]
    active = ActiveQuest("a", 0, game.state.round, expeditious=1)
    assert arming.plan(game.table, 0, [active]) == ([], ["a"])
    assert quickly(game, active, arming.Muster.of(game.state.guilds[0])) is None


def _blade() -> Design:
    return design("blade", kind="public", power=2, cost={"iron": 1})


def test_people_are_spared_when_the_coming_leg_will_ask_for_everybody() -> None:
    """Two daggers would do for now and be cheaper, if nobody were wanted later."""
    errand = quest(leg(difficulty=2), leg(difficulty=5))
    knife = design("knife", kind="public", power=1, cost={"copper": 1})
    sword = design("sword", kind="public", power=2, cost={"iron": 2})
    game = begun(content=content_with(errand, knife, sword))
    heroes(game, 0, 1, 1)
    give(game, 0, copper=2, iron=2)
    guild = game.state.guilds[0]
    guild.claims = ["knife", "sword"]
    table = game.table
    assert CONTENT.prices.buy[1] * 2 > CONTENT.prices.buy[0] * 2
    outfit = arming.cheapest(table, guild, ActiveQuest("errand", 0, 1))
    assert outfit is not None
    assert len(outfit.arms) == 1


def test_a_weapon_that_the_coming_leg_asks_for_is_forged_at_once() -> None:
    """A blade would do for now and be a little cheaper, and be of no more use than that."""
    errand = quest(leg(difficulty=2), leg(difficulty=4, types=("piercing",)))
    blade = design("blade", kind="public", power=2, cost={"copper": 2})
    spear = design("spear", kind="public", power=2, cost={"iron": 2}, types=("piercing",))
    game = begun(content=content_with(errand, blade, spear))
    heroes(game, 0, 1, 1)
    give(game, 0, copper=2, iron=2)
    guild = game.state.guilds[0]
    guild.claims = ["blade", "spear"]
    now = arming.cheapest(game.table, guild, ActiveQuest("errand", 0, 1))
    game.state.round = game.state.options.rounds
    in_the_last_round = arming.cheapest(game.table, guild, ActiveQuest("errand", 0, 1))
    assert now is not None
    assert in_the_last_round is not None
    assert [weapon for _, weapon in now.arms] == ["spear"]
    assert "spear" not in [weapon for _, weapon in in_the_last_round.arms]
