"""CHAMP-6 to CHAMP-8: Expeditious and Charming, who are promised to a quest as it is taken."""

import pytest
from rules.kit import (
    armed,
    ask,
    begun,
    content_with,
    design,
    gained,
    give,
    gold,
    heroes,
    leg,
    of,
    on_quest,
    play_out,
    play_until,
    prestige,
    quest,
    refused,
)

from forgewar.content.model import Leg
from forgewar.rules import quest as quest_rules
from forgewar.rules.actions import (
    Advance,
    Arm,
    Disarm,
    FinishManaging,
    TakeQuest,
)
from forgewar.rules.agenda import EndRound, StartRewards
from forgewar.rules.decisions import Acquisition, LevelReward, Management
from forgewar.rules.events import Event, LegCompleted, QuestFailed, QuestTaken
from forgewar.rules.game import Game
from forgewar.rules.state import ActiveQuest, Adventurer

FAST, KIND = Adventurer(4, "expeditious"), Adventurer(4, "charming")
PLAIN = Adventurer(4)
# How a quest is taken, the number of the champion promised to it, how another would be taken with
# the same ability, and the clause that refuses it.
PLEDGES = [
    (TakeQuest("errand", skip=1), 0, TakeQuest("other", skip=1), "CHAMP-6"),
    (TakeQuest("errand", charm=True), 1, TakeQuest("other", charm=True), "CHAMP-7"),
]


def offered(*legs: Leg, company: tuple[Adventurer, ...] = (FAST, KIND, PLAIN)) -> Game:
    """Guild 0, without gold, may take the quest "errand" for 0 gold or "chore" from the dearest
    place. A stick costs 1 copper, has power 1 and no effect."""
    cards = (quest(*legs), quest(leg(3, 1, 5), id="chore"), quest(leg(3), id="other"))
    game = begun("epic", content=content_with(*cards, design("stick")))
    game.state.offer = ["errand", "other", "", "", "", "", "", "chore"]
    game.state.quest_deck = []
    give(game, 0, copper=20).designs = ["stick"]
    heroes(game, 0, *company)
    return ask(game, Acquisition(0), Management(0), StartRewards(0), EndRound())


def active(game: Game, place: int = 0) -> ActiveQuest:
    return game.state.guilds[0].quests[place]


def manage(game: Game, *actions: Arm | Disarm) -> list[Event]:
    """Guild 0 does this and is done; returns what its being done brings about."""
    for action in actions:
        game.play(action)
    return game.play(FinishManaging())


def next_acquisition(game: Game) -> Game:
    """Guild 0's next chance to take a quest, "other" and the dear "chore" among the offer."""
    play_until(game, Acquisition, round=game.state.round + 1, seat=0)
    game.state.offer = ["other", "", "", "", "", "", "", "chore"]
    return game


# Expeditious


@pytest.mark.rule("CHAMP-6")
@pytest.mark.parametrize("skip", [0, 1, 2])
def test_a_quest_may_begin_on_its_second_or_third_step(skip: int) -> None:
    game = offered(leg(2), leg(3, 4))
    events = game.play(TakeQuest("errand", skip))
    assert of(events, QuestTaken) == [QuestTaken(0, "errand", 0, skip, False)]
    assert active(game).step == skip
    standing = quest_rules.standing(game.table, 0, active(game))
    assert standing.difficulty == (4 if skip == 2 else 1)


@pytest.mark.rule("CHAMP-6")
def test_no_quest_begins_later_than_that() -> None:
    game = offered(leg(6))
    for skip in (3, 4, -1):
        assert refused(game, TakeQuest("errand", skip)) == "CHAMP-6"


@pytest.mark.rule("CHAMP-6")
@pytest.mark.parametrize(("steps", "furthest"), [(1, 0), (2, 1), (3, 2)])
def test_a_quest_may_begin_on_its_last_step_but_not_behind_it(steps: int, furthest: int) -> None:
    game = offered(leg(steps))
    for skip in (1, 2):
        clause = "" if skip <= furthest else "CHAMP-6"
        assert refused(game, TakeQuest("errand", skip)) == clause


@pytest.mark.rule("CHAMP-6")
def test_it_takes_the_expeditious_champion() -> None:
    game = offered(leg(4), company=(KIND, PLAIN))
    assert refused(game, TakeQuest("errand", 1)) == "CHAMP-6"
    assert refused(game, TakeQuest("errand")) == ""


@pytest.mark.rule("CHAMP-6")
def test_the_price_of_the_place_is_paid_as_ever() -> None:
    game = offered(leg(4))
    assert refused(game, TakeQuest("chore", 1)) == "QUEST-2"
    price = game.content.prices.places[7]
    give(game, 0, gold=price)
    assert gold(game.play(TakeQuest("chore", 1))) == -price


@pytest.mark.rule("CHAMP-6", "CHAMP-2", "CHAMP-3")
def test_a_skipped_leg_gives_neither_rewards_nor_champions_effects() -> None:
    company = (FAST, Adventurer(4, "opportunistic"), Adventurer(4, "unrelenting"))
    game = offered(leg(1, 1, 2, iron=3), leg(2, 1, 9, ruby=1), company=company)
    events = game.play(TakeQuest("errand", 1))
    events += manage(game, *(Arm("errand", number, "stick") for number in range(3)))
    assert (gained(events), prestige(events)) == ({}, 0)
    assert of(events, LegCompleted) == []
    assert quest_rules.standing(game.table, 0, active(game)).power == 3  # nothing honed


@pytest.mark.rule("CHAMP-6")
def test_the_leg_it_begins_in_is_completed_with_all_it_gives() -> None:
    """It begins on the second step of the first leg and the round's step completes that leg."""
    company = (FAST, Adventurer(4, "opportunistic"))
    game = offered(leg(2, 1, 2, iron=3), leg(1, 1, 9), company=company)
    game.play(TakeQuest("errand", 1))
    manage(game, Arm("errand", 0, "stick"), Arm("errand", 1, "stick"))
    events = game.play(Advance("errand"))
    assert of(events, LegCompleted) == [LegCompleted(0, "errand", 0)]
    assert (gained(events), prestige(events)) == ({"iron": 3}, 2)


@pytest.mark.rule("CHAMP-6", "QUEST-9")
def test_a_quest_begun_on_its_last_step_is_completed_in_the_same_round() -> None:
    """Full prestige, the last leg's rewards only; skipped legs count for levels."""
    game = offered(leg(1, 1, 2, iron=3), leg(1, 1, 5, gold=1), leg(1, 1, 9, ruby=1))
    heroes(game, 0, FAST, *[Adventurer(1)] * 4)
    game.play(TakeQuest("errand", 2))
    manage(game, *(Arm("errand", number, "stick") for number in range(5)))
    events = game.play(Advance("errand"))
    assert (prestige(events), gained(events), gold(events)) == (9, {"ruby": 1}, 0)
    assert game.decision == LevelReward(0, "quest", "errand", 3, (1, 2, 3, 4))


@pytest.mark.rule("CHAMP-6", "FAIL-4")
def test_failing_in_the_round_it_was_taken_it_gives_no_prestige_but_the_penalty() -> None:
    game = offered(leg(1, 1, 4), leg(2, 9, 8))
    game.play(TakeQuest("errand", 1))
    events = manage(game, Arm("errand", 0, "stick"))
    assert game.state.guilds[0].failed == ["errand"]
    assert prestige(events) == -3


@pytest.mark.rule("CHAMP-6", "FAIL-3")
def test_failing_in_a_later_round_the_skipped_leg_counts() -> None:
    game = offered(leg(1, 1, 4), leg(3, 1, 8))
    game.play(TakeQuest("errand", 1))
    manage(game, Arm("errand", 0, "stick"))
    play_until(game, Management, round=2, seat=0)
    events = manage(game, Disarm(0))
    assert game.state.guilds[0].failed == ["errand"]
    assert prestige(events) == 4


@pytest.mark.rule("CHAMP-6", "END-1")
def test_taken_in_the_last_round_and_still_active_at_the_end_it_gives_nothing() -> None:
    """No bracketed prestige, neither for the skipped leg nor for the one completed since, and no
    penalty at the end of the game."""
    game = offered(leg(1, 1, 2), leg(1, 1, 4), leg(2, 1, 8), company=(FAST,))
    game.state.round = 18
    game.play(TakeQuest("errand", 1))
    events = manage(game, Arm("errand", 0, "stick"))
    events += play_out(game)
    assert game.state.guilds[0].failed == ["errand"]
    assert prestige(events, source="failure") == 0


# Charming


@pytest.mark.rule("CHAMP-7")
@pytest.mark.parametrize("key", ["errand", "chore"])
def test_a_quest_pays_one_gold_instead_of_its_price(key: str) -> None:
    """From a place that costs nothing and from the dearest."""
    game = offered()
    events = game.play(TakeQuest(key, charm=True))
    assert (gold(events), game.state.guilds[0].gold) == (1, 1)
    assert active(game).key == key
    assert active(game).step == 0


@pytest.mark.rule("CHAMP-7")
def test_it_takes_the_charming_champion() -> None:
    game = offered(company=(FAST, PLAIN))
    assert refused(game, TakeQuest("errand", charm=True)) == "CHAMP-7"
    assert refused(game, TakeQuest("chore", charm=True)) == "CHAMP-7"


@pytest.mark.rule("CHAMP-7", "CHAMP-8")
def test_without_declaring_it_the_price_is_paid_and_nobody_is_bound() -> None:
    game = offered()
    give(game, 0, gold=5)
    price = game.content.prices.places[7]
    assert gold(game.play(TakeQuest("chore"))) == -price
    events = manage(game, Arm("chore", 2, "stick"))
    assert of(events, QuestFailed) == []
    next_acquisition(game)
    assert refused(game, TakeQuest("other", 1, True)) == ""


# Promises


@pytest.mark.rule("CHAMP-8")
@pytest.mark.parametrize("take", [pledge[0] for pledge in PLEDGES])
def test_a_champion_not_on_his_quest_when_managing_ends_fails_it(take: TakeQuest) -> None:
    """Even if others are strong enough; Charming's gold is kept."""
    game = offered(leg(3))
    game.play(take)
    events = manage(game, Arm("errand", 2, "stick"))
    assert of(events, QuestFailed) == [QuestFailed(0, "errand", "CHAMP-8")]
    assert prestige(events) == -3
    assert game.state.guilds[0].gold == (1 if take.charm else 0)


@pytest.mark.rule("CHAMP-8")
@pytest.mark.parametrize(("take", "number"), [pledge[:2] for pledge in PLEDGES])
def test_with_him_on_it_the_quest_goes_on(take: TakeQuest, number: int) -> None:
    game = offered(leg(3))
    game.play(take)
    assert of(manage(game, Arm("errand", number, "stick")), QuestFailed) == []
    assert active(game).key == "errand"


@pytest.mark.rule("CHAMP-8", "QUEST-6")
def test_but_it_must_be_met_all_the_same() -> None:
    game = offered(leg(3, 2))
    game.play(TakeQuest("errand", 1))
    events = manage(game, Arm("errand", 0, "stick"))
    assert of(events, QuestFailed) == [QuestFailed(0, "errand", "QUEST-6")]


@pytest.mark.rule("CHAMP-8", "QUEST-6")
def test_the_guild_sees_the_quest_as_not_met_until_he_is_on_it() -> None:
    game = offered(leg(3))
    game.play(TakeQuest("errand", 1))
    game.play(Arm("errand", 2, "stick"))
    standing = quest_rules.standing(game.table, 0, active(game))
    assert (standing.short, standing.pledged, standing.met) == (0, (0,), False)
    assert quest_rules.unmet(game.table, 0) == [active(game)]
    game.play(Arm("errand", 0, "stick"))
    assert quest_rules.unmet(game.table, 0) == []


@pytest.mark.rule("CHAMP-8")
def test_it_is_the_end_of_managing_that_counts() -> None:
    """He may come and go before."""
    game = offered(leg(3))
    game.play(TakeQuest("errand", 1))
    there = Arm("errand", 0, "stick")
    assert of(manage(game.clone(), there, Disarm(0), there), QuestFailed) == []
    assert of(manage(game.clone(), there, Arm("errand", 2, "stick"), Disarm(0)), QuestFailed)


@pytest.mark.rule("CHAMP-8", "ADV-5")
@pytest.mark.parametrize(("take", "number"), [pledge[:2] for pledge in PLEDGES])
def test_a_champion_on_another_quest_may_be_promised(take: TakeQuest, number: int) -> None:
    game = offered(leg(3))
    on_quest(game, 0, "chore")
    away = [armed("chore", "stick", 4, title=hero.title) for hero in (FAST, KIND)]
    heroes(game, 0, *away, PLAIN)
    assert refused(game, take) == ""
    game.play(take)
    events = manage(game, Arm("errand", number, "stick"), Arm("chore", 2, "stick"))
    assert of(events, QuestFailed) == []
    assert game.state.guilds[0].adventurers[number].quest == "errand"


@pytest.mark.rule("CHAMP-8")
def test_both_abilities_may_serve_one_quest() -> None:
    game = offered(leg(3))
    events = game.play(TakeQuest("errand", 2, True))
    assert (active(game).step, gold(events)) == (2, 1)
    both = (Arm("errand", 0, "stick"), Arm("errand", 1, "stick"))
    assert of(manage(game.clone(), *both), QuestFailed) == []
    for present in both:
        failed = of(manage(game.clone(), present), QuestFailed)
        assert failed == [QuestFailed(0, "errand", "CHAMP-8")]


@pytest.mark.rule("CHAMP-8")
@pytest.mark.parametrize(("take", "number", "again", "clause"), PLEDGES)
def test_an_ability_is_bound_until_the_quest_is_completed(
    take: TakeQuest, number: int, again: TakeQuest, clause: str
) -> None:
    game = offered(leg(2 + take.skip))  # two rounds
    game.play(take)
    manage(game, Arm("errand", number, "stick"))
    assert refused(next_acquisition(game), again) == clause
    next_acquisition(game)
    assert game.state.guilds[0].completed == ["errand"]
    assert refused(game, again) == ""


@pytest.mark.rule("CHAMP-8")
@pytest.mark.parametrize(("take", "number", "again", "clause"), PLEDGES)
def test_an_ability_is_free_again_when_the_quest_has_failed(
    take: TakeQuest, number: int, again: TakeQuest, clause: str
) -> None:
    game = offered(leg(6))
    game.play(take)
    manage(game, Arm("errand", number, "stick"))
    assert refused(next_acquisition(game), again) == clause
    play_until(game, Management, seat=0)
    manage(game, Disarm(number))
    assert game.state.guilds[0].failed == ["errand"]
    assert refused(next_acquisition(game), again) == ""


@pytest.mark.rule("CHAMP-8")
@pytest.mark.parametrize(("take", "number", "again", "clause"), PLEDGES)
def test_later_he_may_leave_but_the_ability_stays_bound(
    take: TakeQuest, number: int, again: TakeQuest, clause: str
) -> None:
    game = offered(leg(6))
    game.play(take)
    manage(game, Arm("errand", number, "stick"))
    play_until(game, Management, round=2, seat=0)
    events = manage(game, Arm("errand", 2, "stick"), Disarm(number))
    assert of(events, QuestFailed) == []
    next_acquisition(game)
    assert game.state.guilds[0].adventurers[number].quest == ""
    assert refused(game, again) == clause


@pytest.mark.rule("CHAMP-8")
def test_one_ability_bound_leaves_the_other_free() -> None:
    game = offered(leg(4))
    game.play(TakeQuest("errand", 1))
    manage(game, Arm("errand", 0, "stick"))
    next_acquisition(game)
    assert refused(game, TakeQuest("chore", 0, True)) == ""
    assert refused(game, TakeQuest("chore", 1, True)) == "CHAMP-6"
