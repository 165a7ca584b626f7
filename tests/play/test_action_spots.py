"""What is pressed for every kind of action, written out; that it then plays the action is proven in
the app (tests/app/test_presses.py)."""

import pytest
from play.tables import played
from properties.games import SHIPPED
from words.samples import ACTIONS

from forgewar.play.action_spots import spots_for
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import Adventurer, Options

PRESSED = {
    "wealth": "wealth.family_silver wealth.eager_recruit confirm",
    "a level": "hero.2 confirm",
    "an own overseer": "hex.28 confirm",
    "another's overseer": "hex.28 confirm",
    "a step": "hex.27 hex.28 confirm",
    "a jump": "hex.27 hex.31 confirm",
    "no move": "pass",
    "passing": "pass",
    "a design": "market.blacksmith.blade confirm",
    "a bonus card": "market.bazaar.booth confirm",
    "a single-use card": "market.bazaar.favour confirm",
    "an end-game bonus": "market.bazaar.fame confirm",
    "hiring": "market.barracks.hire confirm",
    "training": "market.barracks.train.1 confirm",
    "hiring and training": "market.barracks.hire market.barracks.train.1 confirm",
    "a claim others have": "market.clerk.axe confirm",
    "a claim nobody has": "market.clerk.blade confirm",
    "the Road": "market.road.errand confirm",
    "the Road to a leg": "market.road.errand confirm",
    "the Road to a leg that pays": "market.road.errand confirm",
    "no quest": "pass",
    "arming": "hero.1 design.iron_sword",
    "sending home": "hero.1 disarm",
    "done managing": "confirm",
    "moving on": "own.wolves confirm",
    "a worker": "hex.29 hex.28 confirm",
    "a worker off": "hex.29 remove",
    "a card of the discard": "discard.booth confirm",
    "declining": "pass",
    "a title": "title.charming confirm",
    "shopping": "merchant.buy.iron",
    "done shopping": "confirm",
    "buying": "merchant.buy.iron",
    "selling": "merchant.sell.ruby",
    "a gem for metal": "merchant.stall.booth.gem",
    "metal for a gem": "merchant.stall.booth.metal",
    "done trading": "confirm",
}


@pytest.mark.parametrize("kind", PRESSED)
def test_what_is_pressed_for_an_action(kind: str) -> None:
    make, action = ACTIONS[kind]
    assert spots_for(make(), action) == PRESSED[kind].split()


def _acquiring() -> Game:
    """Champions who let a quest begin later, and pay for it."""
    match = next(
        match
        for match, _ in played(Options("epic", 2), 1, SHIPPED)
        if isinstance(match.view.decision, de.Acquisition)
    )
    guild = match.view.game.state.guilds[match.view.seat]
    guild.adventurers[:2] = [Adventurer(4, "charming"), Adventurer(4, "expeditious")]
    return match.view.game


def test_how_a_quest_is_taken_is_pressed_where_it_is_another_way() -> None:
    game = _acquiring()
    takes = [action for action in game.choices() if isinstance(action, ac.TakeQuest)]
    first = takes[0]
    ways = [take for take in takes if take.quest == first.quest]
    assert {(way.skip, way.charm) for way in ways} >= {(0, False), (1, False), (0, True)}
    for way in ways:
        names = spots_for(game, way)
        assert names[0] == f"quest.{way.quest}"
        assert (f"skip.{way.skip}" in names) == (way.skip != first.skip)
        assert ("charm" in names) == (way.charm != first.charm)
        assert names[-1] == "confirm"


def test_several_steps_of_the_road_and_a_trade_elsewhere_have_spots_of_their_own() -> None:
    make, rush = ACTIONS["the Road"]
    assert isinstance(rush, ac.Rush)
    assert spots_for(make(), ac.Rush(rush.quest, 2)) == [f"market.road.{rush.quest}.2", "confirm"]
    trade = ACTIONS["buying"][1]
    assert spots_for(_acquiring(), trade) == ["tool.merchant", "merchant.buy.iron", "back"]
