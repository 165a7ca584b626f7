"""Each decision is made, and each event seen, in its own scene."""

import pytest

from forgewar.play.presentation import scene_for, scene_of
from forgewar.rules import decisions as de
from forgewar.rules import events as ev

DECISIONS = {
    de.WealthChoice(0): "wealth",
    de.WealthRaise(0): "wealth",
    de.Placement(0): "mine",
    de.MineTurn(0): "mine",
    de.AutomatedTie(0, 1): "mine",
    de.MarketTurn(0): "market",
    de.Acquisition(0): "quest",
    de.Management(0): "quest",
    de.Rewards(0, ()): "quest",
    de.OverseerReward(0, "quest", ""): "mine",
    de.WorkerReward(0, "quest", ""): "mine",
    de.CardReward(0, "quest", ""): "card_reward",
    de.LevelReward(0, "quest", ""): "levels",
    de.TitleChoice(0, 1): "champion",
    de.TradeWindow(0, "end"): "quest",
    de.Shopping(0, 3, ""): "quest",
    None: "scoring",
}
STAYS = "before"
EVENTS = {
    ev.OverseerMoved(0, 1, 2, ()): "mine",
    ev.WorkerAppeared(0, 1): "mine",
    ev.Struck(0, (1, 2, 3, 4, 5)): "mine",
    ev.CardRevealed(0, "card"): "market",
    ev.CardsDiscarded(("card",)): "market",
    ev.QuestDealt(0, "quest"): "quest",
    ev.QuestTaken(0, "quest", 0, 0, False): STAYS,
    ev.QuestAdvanced(0, "quest", 1, "road"): "market",  # on the Road
    ev.GoldChanged(0, 1, "pass"): STAYS,
    ev.ResourcesChanged(0, 0, 1, "mine"): STAYS,
}


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: type(decision).__name__)
def test_a_decision_is_made_in_its_scene(decision: de.Decision | None) -> None:
    assert scene_for(decision) == DECISIONS[decision]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_seen_in_its_scene(event: ev.Event) -> None:
    assert scene_of(event, STAYS, "market") == EVENTS[event]
    assert scene_of(event, STAYS, "scoring") == "scoring"
