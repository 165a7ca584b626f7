"""FAIL: what is lost and what is kept when a quest fails."""

import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    begun,
    content_with,
    design,
    effects,
    heroes,
    leg,
    of,
    on_quest,
    play_until,
    pool,
    prestige,
    quest,
    savvy,
)

from forgewar.content.model import Quest
from forgewar.rules.actions import (
    Advance,
    Arm,
    DeclineQuest,
    Disarm,
    FinishManaging,
    Rush,
    TakeQuest,
)
from forgewar.rules.agenda import EndMarket
from forgewar.rules.decisions import Acquisition, Management, MarketTurn, MineTurn, Rewards
from forgewar.rules.events import (
    AdventurerRaised,
    AdventurerReturned,
    Event,
    PrestigeChanged,
    QuestFailed,
    WeaponLost,
)
from forgewar.rules.game import Game
from forgewar.rules.state import Adventurer

# Bracketed prestige 2, 5 and 7; each leg of two steps.
LONG = quest(
    leg(steps=2, difficulty=3, prestige=2),
    leg(steps=2, difficulty=3, prestige=5),
    leg(steps=2, difficulty=3, prestige=7),
    leg(difficulty=3, prestige=20, gold=1),
)
STRONG = design("excalibur", power=99)
WEAK = design("stick", power=1)


def on_it(card: Quest = LONG, *, mode: str = "simple", **fields: int) -> Game:
    """Guild 0 on a quest, with nobody on it."""
    game = begun(mode, content=content_with(card, STRONG, WEAK, savvy("adventurer")))
    game.state.order = [0, 1]
    on_quest(game, 0, card.id, **fields)
    return game


def fail(game: Game) -> list[Event]:
    """Guild 0 is done managing and its quest is not met."""
    events = ask(game, Management(0), MineTurn(1)).play(FinishManaging())
    assert of(events, QuestFailed)
    return events


# FAIL-1


@pytest.mark.rule("FAIL-1")
def test_a_failed_quest_leaves_the_game() -> None:
    game = on_it()
    events = fail(game)
    guild = game.state.guilds[0]
    assert of(events, QuestFailed) == [QuestFailed(0, "errand", "QUEST-6")]
    assert (guild.quests, guild.failed, guild.completed) == ([], ["errand"], [])
    assert "errand" in game.state.removed


@pytest.mark.rule("FAIL-1")
def test_its_adventurers_return_without_levels_and_without_weapons() -> None:
    game = on_it(step=3)
    heroes(game, 0, armed("errand", "stick", 2), 3, armed("errand", "stick"))
    events = fail(game)
    assert game.state.guilds[0].adventurers == [Adventurer(2), Adventurer(3), Adventurer(1)]
    assert not of(events, AdventurerRaised)
    assert [e.adventurer for e in of(events, AdventurerReturned)] == [0, 2]
    assert of(events, WeaponLost) == [WeaponLost(0, 0, "stick"), WeaponLost(0, 2, "stick")]
    assert pool(game) == {}


@pytest.mark.rule("FAIL-1", "ADV-7")
def test_champions_and_weapons_do_nothing_for_a_failed_quest() -> None:
    title = next(t.id for t in CONTENT.titles.values() if t.ability == "leg_prestige")
    game = on_it(mode="epic")
    charm = design("charm", power=1, effects=effects(gold=4, prestige=4))
    game = Game(game.state, content_with(charm, base=game.content))
    heroes(game, 0, armed("errand", "charm", 4, title=title))
    assert not of(fail(game), PrestigeChanged)
    assert game.state.guilds[0].gold == 0


@pytest.mark.rule("FAIL-1")
def test_other_quests_and_their_adventurers_stay() -> None:
    other = quest(leg(steps=2), id="other")
    game = on_it()
    game = Game(game.state, content_with(other, base=game.content))
    on_quest(game, 0, "other")
    heroes(game, 0, armed("errand", "stick"), armed("other", "stick"))
    fail(game)
    guild = game.state.guilds[0]
    assert [active.key for active in guild.quests] == ["other"]
    assert guild.adventurers == [Adventurer(1), armed("other", "stick")]


# FAIL-2


@pytest.mark.rule("FAIL-2")
def test_physical_rewards_of_finished_legs_are_kept() -> None:
    card = quest(leg(prestige=1, gold=3, iron=2, adventurer=1), leg(prestige=9, gold=1))
    game = on_it(card)
    heroes(game, 0, armed("errand", "excalibur", 3))
    ask(game, Rewards(0, ("errand",)), Management(0), MineTurn(1)).play(Advance("errand"))
    game.play(Disarm(0))
    game.play(FinishManaging())
    guild = game.state.guilds[0]
    assert guild.failed == ["errand"]
    assert (guild.gold, pool(game), len(guild.adventurers)) == (3, {"iron": 2}, 2)


# FAIL-3


@pytest.mark.rule("FAIL-3")
@pytest.mark.parametrize(
    ("step", "gives"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 5), (5, 5), (6, 7)]
)
def test_a_failed_quest_gives_the_brackets_of_its_last_finished_leg_only(
    step: int, gives: int
) -> None:
    game = on_it(step=step)
    events = fail(game)
    assert prestige(events, 0, "failure") == gives
    assert game.state.guilds[0].prestige == gives


def rushed(game: Game, steps: int = 1) -> Game:
    """Guild 0 takes its quest along the Road and comes to its management."""
    ask(game, MarketTurn(0), Management(0), MineTurn(1)).play(Rush("errand", steps))
    return game


@pytest.mark.rule("FAIL-3")
@pytest.mark.parametrize(
    ("step", "gives"),
    [
        (1, 0),  # across the end of the first leg
        (2, 2),  # within the second leg
        (3, 2),  # across the end of the second leg
        (4, 5),
    ],
)
def test_only_legs_finished_before_this_rounds_rush_count(step: int, gives: int) -> None:
    game = rushed(on_it(step=step))
    assert game.state.guilds[0].quests[0].step == step + 1
    assert prestige(game.play(FinishManaging()), 0, "failure") == gives


@pytest.mark.rule("FAIL-3")
@pytest.mark.parametrize(("step", "gives"), [(1, 0), (2, 2)])
def test_a_long_rush_counts_from_where_it_began(step: int, gives: int) -> None:
    game = on_it(step=step)
    game.state.guilds[0].bonus_cards = ["wits", "wits"]
    rushed(game, steps=3)
    assert game.state.guilds[0].quests[0].step == step + 3
    assert prestige(game.play(FinishManaging()), 0, "failure") == gives


@pytest.mark.rule("FAIL-3")
def test_from_the_next_round_on_legs_finished_by_a_rush_count() -> None:
    game = on_it(step=1)
    heroes(game, 0, armed("errand", "excalibur", 3))
    ask(game, MarketTurn(0), EndMarket()).play(Rush("errand"))
    play_until(game, Management, round=game.state.round + 1, seat=0)
    game.play(Disarm(0))
    events = game.play(FinishManaging())
    assert prestige(events, 0, "failure") == 2


@pytest.mark.rule("FAIL-3")
def test_another_quests_rush_does_not_matter() -> None:
    other = quest(leg(steps=3), id="other")
    game = on_it(step=2)
    game = Game(game.state, content_with(other, base=game.content))
    on_quest(game, 0, "other")
    ask(game, MarketTurn(0), Management(0), MineTurn(1)).play(Rush("other"))
    assert prestige(game.play(FinishManaging()), 0, "failure") == 2


@pytest.mark.rule("FAIL-3", "CHAMP-6")
def test_skipped_legs_count_as_finished_from_the_next_round_on() -> None:
    title = next(t for t in CONTENT.titles.values() if t.ability == "skip_steps")
    game = on_it(mode="epic")
    game.state.guilds[0].quests = []
    game.state.guilds[0].designs = ["excalibur"]
    game.state.guilds[0].resources[0] = 1
    game.state.offer[0] = "errand"
    heroes(game, 0, Adventurer(4, title.id))
    ask(game, MarketTurn(0), EndMarket())
    play_until(game, Acquisition, seat=0)
    game.play(TakeQuest("errand", skip=title.amount))
    game.play(DeclineQuest())
    this_round = game.clone()
    assert prestige(this_round.play(FinishManaging()), 0, "failure") == -3
    game.play(Arm("errand", 0, "excalibur"))
    play_until(game, Management, round=game.state.round + 1, seat=0)
    game.play(Disarm(0))
    assert title.amount == 2  # the whole first leg was skipped
    assert prestige(game.play(FinishManaging()), 0, "failure") == 2


@pytest.mark.rule("FAIL-3", "CHAMP-6")
def test_a_rush_in_a_later_round_counts_skipped_legs_as_finished_before() -> None:
    game = rushed(on_it(mode="epic", skip=2, step=3))
    assert prestige(game.play(FinishManaging()), 0, "failure") == 2


# FAIL-4


@pytest.mark.rule("FAIL-4")
def test_failing_in_the_round_it_was_taken_costs_three_prestige() -> None:
    game = begun(content=content_with(LONG))
    game.state.guilds[0].prestige = 10
    game.state.offer[0] = "errand"
    ask(game, Acquisition(0), Management(0), MineTurn(1)).play(TakeQuest("errand"))
    events = game.play(FinishManaging())
    assert of(events, PrestigeChanged) == [PrestigeChanged(0, -3, "failure", "errand")]
    assert game.state.guilds[0].prestige == 7


@pytest.mark.rule("FAIL-4")
def test_failing_in_a_later_round_costs_nothing() -> None:
    game = on_it()
    assert not of(fail(game), PrestigeChanged)


@pytest.mark.rule("FAIL-4")
def test_prestige_may_go_below_zero() -> None:
    other = quest(id="other")
    game = begun(content=content_with(LONG, other))
    on_quest(game, 0, "errand", taken=game.state.round)
    on_quest(game, 0, "other", taken=game.state.round - 1)
    game.state.guilds[0].prestige = 1
    fail(game)
    assert game.state.guilds[0].prestige == -2
