"""The price that computer players count for a quest is the gold that taking it costs."""

from random import Random

import pytest
from play.watched_games import RECORDS

from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights
from forgewar.rules import decisions as de
from forgewar.rules.actions import TakeQuest
from forgewar.session.timeline import Timeline


@pytest.mark.parametrize("record", ["simple_3", "epic_3", "epic_2_bonus_tiles"])
def test_a_quest_costs_what_taking_it_costs(record: str) -> None:
    planner, charms, prices = Planner(Weights(), Random(1)), 0, 0
    for game in Timeline.read(RECORDS / f"{record}.jsonl").games:
        if not isinstance(game.decision, de.Acquisition):
            continue
        seat = game.decision.seat
        for _, action, parts in planner.rank(game, seat, game.choices()):
            counted = [part.detail for part in parts if part.feature == "quest_price"]
            if not isinstance(action, TakeQuest) or not counted:
                continue
            after = game.clone()
            after.play(action)
            gold = game.state.guilds[seat].gold - after.state.guilds[seat].gold
            assert counted == [gold], action
            prices, charms = prices + 1, charms + action.charm
    assert prices > 20
    assert charms or record != "epic_3"
