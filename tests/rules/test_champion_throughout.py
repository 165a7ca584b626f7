"""CHAMP-4 and CHAMP-5: Valorous and Fortuitous, who must be on a quest from its start to its end.

These tests play whole rounds: what breaks a champion's stay happens between them."""

import pytest
from rules.kit import (
    armed,
    ask,
    begun,
    content_with,
    design,
    give,
    gold,
    heroes,
    leg,
    on_quest,
    play_until,
    prestige,
    quest,
    savvy,
    single,
)

from forgewar.content.model import Leg
from forgewar.rules.actions import (
    Advance,
    Arm,
    BuyCard,
    ChooseTitle,
    Disarm,
    FinishManaging,
    RaiseAdventurer,
    Rush,
    TakeQuest,
)
from forgewar.rules.agenda import EndRound, StartRewards
from forgewar.rules.decisions import Acquisition, Management, MarketTurn, Rewards
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.state import Adventurer

TWO_ROUNDS, THREE_ROUNDS = leg(2, 1, 7), leg(3, 1, 7)


def venture(*legs: Leg, title: str = "valorous") -> Game:
    """Guild 0 may take a quest, with a champion (number 0), the Expeditious one (2) and a recruit
    (1) in its pool. A stick costs 1 copper and meets every step."""
    cards = (quest(*legs), quest(id="chore"), design("stick"), design("club", cost={"iron": 1}))
    wits = (savvy("adventurer"), single("lesson", level=1))
    game = begun("epic", content=content_with(*cards, *wits))
    game.state.offer[0] = "errand"
    give(game, 0, gold=20, copper=20, iron=20).designs = ["stick", "club"]
    heroes(game, 0, Adventurer(4, title), 1, Adventurer(4, "expeditious"))
    return ask(game, Acquisition(0), Management(0), StartRewards(0), EndRound())


def manage(game: Game, round: int, *actions: Arm | Disarm) -> None:
    """Guild 0 manages in a round and is done."""
    play_until(game, Management, round=round, seat=0)
    for action in actions:
        game.play(action)
    game.play(FinishManaging())


def complete(game: Game, round: int) -> list[Event]:
    """Advance the quest in its last round."""
    play_until(game, Rewards, round=round, seat=0)
    events = game.play(Advance("errand"))
    assert game.state.guilds[0].completed == ["errand"]
    return events


def earned(events: list[Event]) -> tuple[int, int]:
    """Prestige and gold from champions."""
    return prestige(events, source="champion"), gold(events, source="champion")


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize(
    ("title", "worth"), [("valorous", (4, 0)), ("fortuitous", (0, 3)), ("rending", (0, 0))]
)
def test_he_earns_when_a_quest_is_completed_that_he_was_on_throughout(
    title: str, worth: tuple[int, int]
) -> None:
    game = venture(TWO_ROUNDS, title=title)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    manage(game, 2)
    assert earned(complete(game, 2)) == worth


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize(("title", "worth"), [("valorous", (4, 0)), ("fortuitous", (0, 3))])
def test_also_on_a_quest_of_one_round(title: str, worth: tuple[int, int]) -> None:
    game = venture(leg(1, 1, 7), title=title)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    assert earned(complete(game, 1)) == worth


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize("title", ["valorous", "fortuitous"])
def test_he_earns_nothing_for_a_leg(title: str) -> None:
    game = venture(leg(1, 1, 3), leg(1, 1, 7), title=title)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    play_until(game, Rewards, seat=0)
    assert earned(game.play(Advance("errand"))) == (0, 0)
    manage(game, 2)
    assert earned(complete(game, 2)) != (0, 0)


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize("title", ["valorous", "fortuitous"])
def test_he_earns_nothing_if_he_joined_later(title: str) -> None:
    game = venture(TWO_ROUNDS, title=title)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 1, "stick"))
    manage(game, 2, Arm("errand", 0, "stick"))
    assert earned(complete(game, 2)) == (0, 0)


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize("title", ["valorous", "fortuitous"])
@pytest.mark.parametrize("back", [2, 3])
def test_he_earns_nothing_if_he_left_and_came_back(title: str, back: int) -> None:
    """At once, in the same management, or a round later."""
    game = venture(THREE_ROUNDS, title=title)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"), Arm("errand", 1, "stick"))
    again = [Arm("errand", 0, "stick")]
    manage(game, 2, Disarm(0), *(again if back == 2 else []))
    manage(game, 3, *(again if back == 3 else []))
    assert game.state.guilds[0].adventurers[0].quest == "errand"
    assert earned(complete(game, 3)) == (0, 0)


@pytest.mark.rule("CHAMP-4")
def test_a_visit_to_another_quest_is_a_break() -> None:
    game = venture(TWO_ROUNDS)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    play_until(game, Management, round=2, seat=0)
    on_quest(game, 0, "chore")
    manage(
        game, 2, Arm("chore", 0, "stick"), Arm("errand", 0, "stick"), Arm("chore", 1, "stick")
    )  # fmt: skip
    play_until(game, Rewards, round=2, seat=0)
    events = game.play(Advance("errand"))
    assert "errand" in game.state.guilds[0].completed
    assert earned(events) == (0, 0)


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize("weapon", ["stick", "club"])
def test_changing_weapons_is_no_break(weapon: str) -> None:
    game = venture(TWO_ROUNDS)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    manage(game, 2, Arm("errand", 0, weapon))
    assert earned(complete(game, 2)) == (4, 0)


@pytest.mark.rule("CHAMP-4", "CHAMP-5", "MARKET-14")
@pytest.mark.parametrize(("title", "worth"), [("valorous", (4, 0)), ("fortuitous", (0, 3))])
def test_his_levels_below_four_count(title: str, worth: tuple[int, int]) -> None:
    """He becomes a champion on the way, by a lesson bought while he is on the quest."""
    game = venture(TWO_ROUNDS, title="rending")
    heroes(game, 0, 3)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    play_until(game, MarketTurn, round=2, seat=0)
    game.state.show[3] = "lesson"
    game.play(BuyCard("lesson"))
    game.play(RaiseAdventurer(0))
    game.play(ChooseTitle(title))
    manage(game, 2)
    assert earned(complete(game, 2)) == worth


@pytest.mark.rule("CHAMP-4", "CHAMP-5", "CHAMP-6")
@pytest.mark.parametrize(("title", "worth"), [("valorous", (4, 0)), ("fortuitous", (0, 3))])
def test_a_later_first_step_counts_as_the_first(title: str, worth: tuple[int, int]) -> None:
    game = venture(leg(1, 1, 2), leg(2, 1, 7), title=title)
    game.play(TakeQuest("errand", skip=1))
    manage(game, 1, Arm("errand", 0, "stick"), Arm("errand", 2, "stick"))
    manage(game, 2)
    assert earned(complete(game, 2)) == worth


@pytest.mark.rule("CHAMP-4", "MARKET-7")
def test_steps_by_the_road_are_no_break() -> None:
    game = venture(THREE_ROUNDS)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    play_until(game, MarketTurn, round=2, seat=0)
    assert earned(game.play(Rush("errand"))) == (0, 0)
    manage(game, 2)
    assert earned(complete(game, 2)) == (4, 0)


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
def test_both_earn_on_one_quest() -> None:
    game = venture(leg(1, 1, 7))
    heroes(game, 0, Adventurer(4, "valorous"), Adventurer(4, "fortuitous"))
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"), Arm("errand", 1, "stick"))
    assert earned(complete(game, 1)) == (4, 3)


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize("title", ["valorous", "fortuitous"])
def test_he_earns_again_on_another_quest_and_only_for_the_quest_he_was_on(title: str) -> None:
    game = venture(leg(1, 1, 7), title=title)
    game.play(TakeQuest("errand"))
    manage(game, 1, Arm("errand", 0, "stick"))
    assert earned(complete(game, 1)) != (0, 0)
    play_until(game, Management, round=2, seat=0)
    on_quest(game, 0, "chore", taken=1)  # taken before he joined it
    manage(game, 2, Arm("chore", 0, "stick"))
    play_until(game, Rewards, round=2, seat=0)
    assert earned(game.play(Advance("chore"))) == (0, 0)


@pytest.mark.rule("CHAMP-4", "CHAMP-5")
@pytest.mark.parametrize("title", ["valorous", "fortuitous"])
def test_he_earns_nothing_when_the_quest_fails(title: str) -> None:
    game = venture(leg(1, 1, 3), leg(1, 9, 7), title=title)
    on_quest(game, 0, "errand", step=1, taken=0)
    heroes(game, 0, armed("errand", "stick", 4, title=title, throughout=True))
    events = ask(game, Management(0)).play(FinishManaging())
    assert game.state.guilds[0].failed == ["errand"]
    assert earned(events) == (0, 0)
