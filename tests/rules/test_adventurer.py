"""ADVENTURER: levels, who wields what, how weapons come and go, and what unique ones do."""

import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    at_market,
    begun,
    content_with,
    design,
    effects,
    gained,
    give,
    gold,
    heroes,
    leg,
    of,
    on_quest,
    pool,
    prestige,
    quest,
    refused,
    single,
)

from forgewar.content.model import RESOURCES, Design, Leg, Quest
from forgewar.rules import quest as quest_rules
from forgewar.rules.actions import (
    Advance,
    Arm,
    Barracks,
    BuyCard,
    Disarm,
    FinishManaging,
    RaiseAdventurer,
    Rush,
    TakeQuest,
)
from forgewar.rules.agenda import EndRound, StartRewards
from forgewar.rules.decisions import (
    Acquisition,
    Decision,
    Management,
    MarketTurn,
    MineTurn,
    Rewards,
    TradeWindow,
)
from forgewar.rules.events import AdventurerReturned, LegCompleted, WeaponForged, WeaponLost
from forgewar.rules.game import Game
from forgewar.rules.state import Adventurer

BLADE = design("blade", cost={"iron": 2}, power=3)
STICK = design("stick", cost={"copper": 1})


def managing(*cards: Quest | Design, mode: str = "simple", **resources: int) -> Game:
    """Guild 0 manages; the quests among these cards are its active ones, the designs its own."""
    game = begun(mode, content=content_with(*cards))
    guild = give(game, 0, **resources)
    for card in cards:
        if isinstance(card, Quest):
            on_quest(game, 0, card.id)
        else:
            guild.designs = [*guild.designs, card.id]
    return ask(game, Management(0), StartRewards(0), EndRound())


def questing(*legs: Leg, weapon: Design = STICK, step: int = 0) -> Game:
    """Guild 0 is about to advance its quest, with two adventurers on it armed alike."""
    game = managing(quest(*legs), weapon)
    game.state.guilds[0].quests.clear()
    on_quest(game, 0, "errand", step=step)
    heroes(game, 0, armed("errand", weapon.id, 3), armed("errand", weapon.id, 3), 1)
    return ask(game, Rewards(0, ("errand",)))


def hero(game: Game, number: int = 0) -> Adventurer:
    return game.state.guilds[0].adventurers[number]


# Levels


@pytest.mark.rule("ADV-1")
def test_new_adventurers_are_of_level_one() -> None:
    hired = at_market()
    hired.play(Barracks(True))
    assert hero(hired, 3) == Adventurer(level=1)
    bought = at_market(single(adventurer=2))
    bought.play(BuyCard("favour"))
    assert [hero(bought, n) for n in (3, 4)] == [Adventurer(level=1)] * 2
    won = questing(leg(1, adventurer=1))
    won.play(Advance("errand"))
    assert hero(won, 3) == Adventurer(level=1)


@pytest.mark.rule("ADV-1")
def test_nobody_rises_above_level_four() -> None:
    trained = at_market(single(level=1))
    heroes(trained, 0, 4, 3)
    assert refused(trained, Barracks(False, 0)) == "MARKET-5"
    trained.play(BuyCard("favour"))
    assert refused(trained, RaiseAdventurer(0)) == "ADV-1"
    assert trained.choices() == [RaiseAdventurer(1)]
    returned = questing(leg(1))
    heroes(returned, 0, armed("errand", "stick", 4), armed("errand", "stick", 3))
    returned.play(Advance("errand"))
    assert [h.level for h in returned.state.guilds[0].adventurers] == [4, 4]


# Weapons in hand


@pytest.mark.rule("ADV-2")
def test_whoever_is_on_a_quest_carries_exactly_one_weapon_and_nobody_else_any() -> None:
    """Whatever a managing guild does, to whomever, twice in a row."""
    game = managing(quest(), quest(id="chore"), BLADE, STICK, iron=4, copper=4)
    heroes(game, 0, armed("errand", "stick"), 1)
    seen = 0
    for first in game.choices()[1:]:
        once = game.clone()
        once.play(first)
        for second in once.choices()[1:]:
            twice = once.clone()
            twice.play(second)
            for adventurer in twice.state.guilds[0].adventurers:
                assert bool(adventurer.quest) == bool(adventurer.weapon)
            seen += 1
    assert seen > 20


@pytest.mark.rule("ADV-2")
def test_nobody_goes_on_a_quest_unarmed() -> None:
    game = managing(quest(), BLADE, iron=1)
    assert refused(game, Arm("errand", 0, "")) == "ADV-4"
    assert game.choices() == [FinishManaging()]


@pytest.mark.rule("ADV-3")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_what_each_level_wields(level: int) -> None:
    """Over every design of the game."""
    game = managing(quest(), **dict.fromkeys(RESOURCES, 99))
    designs = CONTENT.designs.values()
    guild = game.state.guilds[0]
    guild.claims = [d.id for d in designs if d.kind == "public"]
    guild.designs = [d.id for d in designs if d.kind == "unique"]
    heroes(game, 0, level)
    for each in designs:
        blade = each.name.endswith(("Sword", "Dagger"))
        needed = {"unique": 3}.get(each.kind, 1 if blade else 2)
        clause = "" if level >= needed else "ADV-3"
        assert refused(game, Arm("errand", 0, each.id)) == clause, each.id


@pytest.mark.rule("ADV-3")
def test_a_newcomer_wields_a_unique_design_once_he_has_the_level() -> None:
    game = managing(quest(), design("relic", level=3), copper=1)
    heroes(game, 0, 2)
    refusal = game.refusal(Arm("errand", 0, "relic"))
    assert refusal is not None
    assert (refusal.clause, refusal.numbers) == ("ADV-3", {"needed": 3, "level": 2})
    heroes(game, 0, 3)
    assert refused(game, Arm("errand", 0, "relic")) == ""


# Forging


@pytest.mark.rule("ADV-4")
def test_forging_spends_the_designs_resources() -> None:
    game = managing(quest(), design("relic", cost={"iron": 2, "ruby": 1}), iron=3, ruby=1, copper=1)
    events = game.play(Arm("errand", 0, "relic"))
    assert gained(events) == {"iron": -2, "ruby": -1}
    assert of(events, WeaponForged) == [WeaponForged(0, 0, "relic", "errand")]
    assert hero(game) == armed("errand", "relic")
    assert pool(game) == {"iron": 1, "copper": 1}


@pytest.mark.rule("ADV-4")
def test_every_resource_of_the_design_must_be_in_the_pool() -> None:
    game = managing(quest(), design("relic", cost={"iron": 2, "ruby": 1}), iron=9)
    assert refused(game, Arm("errand", 0, "relic")) == "ADV-4"
    give(game, 0, ruby=1)
    assert refused(game, Arm("errand", 0, "relic")) == ""


@pytest.mark.rule("ADV-4")
def test_only_designs_of_the_guild_are_forged() -> None:
    game = managing(quest(), STICK, **dict.fromkeys(RESOURCES, 9))
    game.state.guilds[0].designs = []
    game.state.guilds[1].designs = ["stick"]
    assert "iron_sword" in game.state.public
    for other in ("stick", "iron_sword"):
        assert refused(game, Arm("errand", 0, other)) == "ADV-4"
    game.state.guilds[0].claims = ["iron_sword"]
    assert refused(game, Arm("errand", 0, "iron_sword")) == ""
    for starting in ("copper_sword", "copper_dagger"):
        assert refused(game, Arm("errand", 0, starting)) == ""


@pytest.mark.rule("ADV-4")
def test_a_weapon_is_not_turned_back_into_resources_nor_handed_on() -> None:
    game = managing(quest(), quest(id="chore"), STICK, copper=1)
    game.play(Arm("errand", 0, "stick"))
    events = game.play(Disarm(0))
    assert gained(events) == {}
    assert pool(game) == {}
    for number in (0, 1):
        assert refused(game, Arm("errand", number, "stick")) == "ADV-4"


@pytest.mark.rule("ADV-4")
@pytest.mark.parametrize(
    "decision",
    [MineTurn(0), MarketTurn(0), Acquisition(0), Rewards(0, ("errand",)), TradeWindow(0, "end")],
    ids=repr,
)
def test_weapons_are_forged_in_management_only(decision: Decision) -> None:
    game = ask(managing(quest(), STICK, copper=9), decision)
    assert refused(game, Arm("errand", 0, "stick")) == "ROUND-3"


@pytest.mark.rule("ADV-4", "QUEST-4")
def test_a_weapon_is_forged_for_an_own_quest_and_adventurer_only() -> None:
    game = managing(quest(), STICK, copper=9)
    for quest_key, number in (("chore", 0), ("", 0), ("errand", 3), ("errand", -1)):
        assert refused(game, Arm(quest_key, number, "stick")) == "QUEST-4"


# Changing weapons and quests


@pytest.mark.rule("ADV-5")
@pytest.mark.parametrize("design_", ["blade", "stick"])
def test_another_weapon_costs_the_old_one(design_: str) -> None:
    game = managing(quest(), BLADE, STICK, copper=1, iron=2)
    heroes(game, 0, armed("errand", "stick", 2, throughout=True))
    events = game.play(Arm("errand", 0, design_))
    assert of(events, WeaponLost) == [WeaponLost(0, 0, "stick")]
    assert of(events, AdventurerReturned) == []
    assert hero(game) == armed("errand", design_, 2, throughout=True)
    assert pool(game) == ({"copper": 1} if design_ == "blade" else {"iron": 2})


@pytest.mark.rule("ADV-5", "QUEST-4")
def test_even_a_weapon_just_forged_is_lost_by_another() -> None:
    game = managing(quest(), BLADE, STICK, copper=1, iron=2)
    game.play(Arm("errand", 0, "stick"))
    events = game.play(Arm("errand", 0, "blade"))
    assert of(events, WeaponLost) == [WeaponLost(0, 0, "stick")]
    assert pool(game) == {}


@pytest.mark.rule("ADV-5")
def test_an_adventurer_brought_back_loses_his_weapon() -> None:
    game = managing(quest(), STICK)
    heroes(game, 0, armed("errand", "stick", 2, honed=2, throughout=True))
    events = game.play(Disarm(0))
    assert of(events, WeaponLost) == [WeaponLost(0, 0, "stick")]
    assert of(events, AdventurerReturned) == [AdventurerReturned(0, 0, "errand")]
    assert hero(game) == Adventurer(level=2)
    assert game.decision == Management(0)
    assert refused(game, Disarm(0)) == "ADV-5"


@pytest.mark.rule("ADV-5")
def test_moving_to_another_quest_costs_the_weapon_and_needs_a_new_one() -> None:
    game = managing(quest(), quest(id="chore"), STICK)
    heroes(game, 0, armed("errand", "stick"))
    assert refused(game, Arm("chore", 0, "stick")) == "ADV-4"
    give(game, 0, copper=1)
    events = game.play(Arm("chore", 0, "stick"))
    assert of(events, WeaponLost) == [WeaponLost(0, 0, "stick")]
    assert hero(game) == armed("chore", "stick")
    assert pool(game) == {}


@pytest.mark.rule("ADV-5")
def test_nobody_is_brought_back_outside_management() -> None:
    game = at_market(quest(leg(3)), STICK)
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "stick"))
    assert refused(game, Disarm(0)) == "ROUND-3"


# Shields and weapons without power


def standing(game: Game) -> quest_rules.Standing:
    return quest_rules.standing(game.table, 0, game.state.guilds[0].quests[0])


@pytest.mark.rule("ADV-6")
def test_a_shield_is_a_weapon_like_any_other() -> None:
    shield = design("aegis", power=2)
    game = managing(quest(leg(2, 2)), shield, copper=1)
    game.play(Arm("errand", 0, "aegis"))
    assert standing(game).met
    game.play(FinishManaging())
    assert game.state.guilds[0].quests[0].key == "errand"


@pytest.mark.rule("ADV-6")
def test_every_shield_of_the_game_is_a_weapon() -> None:
    shields = [d for d in CONTENT.designs.values() if d.name.endswith(("Shield", "Aegis"))]
    assert shields
    for shield in shields:
        game = managing(quest(leg(1, 0)), **dict.fromkeys(RESOURCES, 9))
        game.state.guilds[0].designs = [shield.id]
        heroes(game, 0, 3)
        game.play(Arm("errand", 0, shield.id))
        assert hero(game).weapon == shield.id
        assert standing(game).power == shield.power


@pytest.mark.rule("ADV-6")
def test_a_weapon_of_power_zero_can_be_carried_but_adds_none() -> None:
    charm = design("charm", power=0, effects=effects(prestige=1))
    game = managing(quest(leg(2, 1)), charm, STICK, copper=2)
    game.play(Arm("errand", 0, "charm"))
    assert (standing(game).power, standing(game).met) == (0, False)
    game.play(Arm("errand", 1, "stick"))
    assert (standing(game).power, standing(game).met) == (1, True)


@pytest.mark.rule("ADV-6", "CHAMP-3", "CHAMP-10")
def test_a_weapon_of_power_zero_may_gain_power_through_a_champion() -> None:
    charm = design("charm", power=0, cost={"emerald": 1})
    game = managing(quest(leg(2, 2)), charm, mode="epic")
    heroes(game, 0, armed("errand", "charm", 4, title="dendritic"))
    assert standing(game).power == 2
    heroes(game, 0, armed("errand", "charm", 4, title="unrelenting", honed=2))
    assert standing(game).power == 2


@pytest.mark.rule("ADV-6", "ADV-7")
def test_a_weapon_of_power_zero_has_its_effect() -> None:
    game = questing(leg(1), leg(1), weapon=design("charm", power=0, effects=effects(gold=2)))
    assert gold(game.play(Advance("errand")), source="weapon") == 2 * 2


# What unique weapons do


@pytest.mark.rule("ADV-7")
def test_an_effect_acts_on_every_leg_the_last_included_once_per_weapon() -> None:
    """Two adventurers carry the same design: it acts twice."""
    idol = design("idol", effects=effects(prestige=3, gold=1, iron=2))
    game = questing(leg(1), leg(2, prestige=5), weapon=idol)
    for expected in (2, 0, 2):  # the first leg, a step within the second, the end
        events = ask(game, Rewards(0, ("errand",))).play(Advance("errand"))
        assert prestige(events, source="weapon") == 3 * expected
        assert gold(events, source="weapon") == expected
        assert gained(events) == ({"iron": 2 * expected} if expected else {})
    assert game.state.guilds[0].completed == ["errand"]


@pytest.mark.rule("ADV-7")
def test_an_effect_on_the_quest_acts_as_it_is_completed_only() -> None:
    crown = design("crown", effects=effects(prestige=4), acts_on="quest")
    game = questing(leg(1), leg(1), weapon=crown)
    first = game.play(Advance("errand"))
    assert of(first, LegCompleted)
    assert prestige(first, source="weapon") == 0
    second = ask(game, Rewards(0, ("errand",))).play(Advance("errand"))
    assert prestige(second, source="weapon") == 2 * 4


@pytest.mark.rule("ADV-7", "MARKET-7")
@pytest.mark.parametrize(("acts_on", "worth"), [("leg", 6), ("quest", 0)])
def test_an_effect_on_the_leg_acts_by_the_road_too(acts_on: str, worth: int) -> None:
    game = questing(leg(1), leg(2), weapon=design("idol", effects=effects(ruby=3), acts_on=acts_on))
    events = ask(game, MarketTurn(0)).play(Rush("errand"))
    assert gained(events) == ({"ruby": worth} if worth else {})


@pytest.mark.rule("ADV-7")
def test_only_weapons_on_that_quest_act() -> None:
    idol = design("idol", effects=effects(gold=1))
    game = questing(leg(1), leg(1), weapon=idol)
    heroes(game, 0, armed("errand", "idol"), armed("chore", "idol"))
    assert gold(game.play(Advance("errand")), source="weapon") == 1


@pytest.mark.rule("ADV-7", "CHAMP-6")
@pytest.mark.parametrize("skip", [1, 2])
def test_no_effect_for_legs_that_are_skipped(skip: int) -> None:
    """Three legs of one step; the quest begins on a later one."""
    idol = design("idol", effects=effects(gold=5))
    game = managing(quest(leg(1, 1), leg(1, 1), leg(1, 1)), idol, mode="epic", copper=1)
    guild = game.state.guilds[0]
    guild.quests.clear()
    game.state.offer[0] = "errand"
    heroes(game, 0, Adventurer(4, "expeditious"))
    ask(game, Acquisition(0), Management(0), StartRewards(0), EndRound())
    events = game.play(TakeQuest("errand", skip))
    events += game.play(Arm("errand", 0, "idol"))
    events += game.play(FinishManaging())
    assert gold(events, source="weapon") == 0
    events = game.play(Advance("errand"))
    assert gold(events, source="weapon") == 5  # the leg it stood on


@pytest.mark.rule("ADV-7")
@pytest.mark.parametrize("acts_on", ["leg", "quest"])
def test_no_effect_on_failure(acts_on: str) -> None:
    idol = design("idol", power=0, effects=effects(prestige=5), acts_on=acts_on)
    game = managing(quest(leg(1, 1, 2), leg(1, 9, 7)), idol)
    game.state.guilds[0].quests.clear()
    on_quest(game, 0, "errand", step=1)
    heroes(game, 0, armed("errand", "idol", 3))
    events = game.play(FinishManaging())
    assert game.state.guilds[0].failed == ["errand"]
    assert prestige(events, source="weapon") == 0


@pytest.mark.rule("ADV-7")
def test_what_unique_designs_of_the_game_give_is_prestige_gold_or_resources() -> None:
    kinds = {e.kind for d in CONTENT.designs.values() for e in d.effects}
    assert kinds
    assert kinds <= {*RESOURCES, "gold", "prestige"}
