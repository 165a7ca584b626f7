"""MARKET, its single-use cards: each effect acts at once, and the card leaves the game."""

import msgspec
import pytest
from rules.kit import (
    armed,
    ask,
    at_market,
    begun,
    content_with,
    design,
    draw_line,
    gained,
    gold,
    heroes,
    leg,
    of,
    on_quest,
    quest,
    refused,
    single,
)

from forgewar.rules.actions import (
    Advance,
    BuyCard,
    ChooseTitle,
    DeclineReward,
    MoveOverseer,
    MoveWorker,
    PassMarket,
    RaiseAdventurer,
    TakeCard,
)
from forgewar.rules.decisions import (
    LevelReward,
    MarketTurn,
    OverseerReward,
    Rewards,
    TitleChoice,
    WorkerReward,
)
from forgewar.rules.events import CardUsed, Lapsed
from forgewar.rules.state import Adventurer


@pytest.mark.rule("MARKET-14")
def test_resources_gold_and_adventurers_come_at_once() -> None:
    game = at_market(single(iron=2, ruby=1, gold=3, adventurer=1), gold=2)
    events = game.play(BuyCard("favour"))
    assert gained(events) == {"iron": 2, "ruby": 1}
    assert game.state.guilds[0].gold == 2 - 2 + 3
    assert game.state.guilds[0].adventurers == [Adventurer()] * 4
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14", "MARKET-8")
def test_the_price_is_paid_before_the_card_acts() -> None:
    assert refused(at_market(single(gold=5), gold=1), BuyCard("favour")) == "MARKET-8"


@pytest.mark.rule("MARKET-14")
def test_a_single_use_card_leaves_the_game() -> None:
    game = at_market(single(gold=1), single("purse", gold=1))
    events = game.play(BuyCard("favour"))
    assert of(events, CardUsed) == [CardUsed(0, "favour", 2)]
    assert "favour" in game.state.removed
    game.play(PassMarket())
    assert game.state.discard == ["purse"]  # the unsold one
    assert game.state.guilds[0].bonus_cards == []


@pytest.mark.rule("MARKET-14")
@pytest.mark.parametrize("chosen", [0, 2])
def test_training_raises_one_adventurer_in_the_pool_or_on_a_quest(chosen: int) -> None:
    game = at_market(single(level=1), quest(), design("stick"))
    on_quest(game, 0, "errand")
    heroes(game, 0, 2, 4, armed("errand", "stick", 2, throughout=True))
    game.play(BuyCard("favour"))
    assert game.decision == LevelReward(0, "card", "favour")
    assert game.choices() == [RaiseAdventurer(0), RaiseAdventurer(2)]  # not above level 4
    assert refused(game, RaiseAdventurer(1)) == "ADV-1"
    assert refused(game, DeclineReward()) != ""
    before = game.state.guilds[0].adventurers[chosen]
    game.play(RaiseAdventurer(chosen))
    after = game.state.guilds[0].adventurers[chosen]
    assert after == msgspec.structs.replace(before, level=3)  # where he is, with what he carries
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14", "QUEST-12")
def test_training_lapses_if_nobody_can_be_raised() -> None:
    game = at_market(single(level=1))
    heroes(game, 0, 4, 4)
    events = game.play(BuyCard("favour"))
    assert of(events, Lapsed) == [Lapsed(0, "level", "favour")]
    assert "favour" in game.state.removed
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14", "CHAMP-1")
def test_training_to_level_four_in_epic_asks_for_a_title() -> None:
    game = at_market(single(level=1), mode="epic")
    heroes(game, 0, 3)
    game.play(BuyCard("favour"))
    game.play(RaiseAdventurer(0))
    assert game.decision == TitleChoice(0, 0)
    game.play(ChooseTitle("purified"))
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14")
def test_an_overseer_move_is_asked_and_yields_as_in_the_mine() -> None:
    game = at_market(single(overseer_move=1))
    hexes = draw_line(game, "A1.")
    game.play(BuyCard("favour"))
    assert game.decision == OverseerReward(0, "card", "favour")
    events = game.play(MoveOverseer(hexes[0], hexes[2]))
    assert sum(gained(events).values()) == 2  # the new worker and the one that turned
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14", "QUEST-12")
def test_an_overseer_move_lapses_if_no_overseer_can_move() -> None:
    game = at_market(single(overseer_move=1))
    events = game.play(BuyCard("favour"))
    assert of(events, Lapsed) == [Lapsed(0, "overseer_move", "favour")]
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14")
@pytest.mark.parametrize("removed", [False, True])
def test_a_worker_move_takes_any_worker_and_yields_nothing(removed: bool) -> None:
    game = at_market(single(worker_move=1))
    hexes = draw_line(game, "1..")
    game.play(BuyCard("favour"))
    assert game.decision == WorkerReward(0, "card", "favour")
    events = game.play(MoveWorker(hexes[0], -1 if removed else hexes[2]))
    assert game.state.workers == [0, 0 if removed else 1]
    assert game.state.cells[hexes[2]] == (0 if removed else 2)
    assert gained(events, 0) == gained(events, 1) == {}
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14", "QUEST-12")
@pytest.mark.parametrize("kind", ["overseer_move", "worker_move"])
def test_moves_may_be_declined(kind: str) -> None:
    game = at_market(single(**{kind: 1}))
    draw_line(game, "A1.")
    cells = list(game.state.cells)
    game.play(BuyCard("favour"))
    game.play(DeclineReward())
    assert game.state.cells == cells
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14", "QUEST-12")
def test_a_worker_move_lapses_without_workers() -> None:
    game = at_market(single(worker_move=1))
    draw_line(game, "A..")
    events = game.play(BuyCard("favour"))
    assert of(events, Lapsed) == [Lapsed(0, "worker_move", "favour")]


@pytest.mark.rule("MARKET-14")
def test_every_effect_of_one_card_acts() -> None:
    game = at_market(single(worker_move=2, gold=1))
    first, second = draw_line(game, "11")
    events = game.play(BuyCard("favour"))
    assert gold(events, source="card") == 1
    game.play(MoveWorker(first, -1))
    assert game.decision == WorkerReward(0, "card", "favour")
    game.play(MoveWorker(second, -1))
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-14", "QUEST-8")
def test_a_single_use_card_taken_as_a_reward_acts_at_once_for_nothing() -> None:
    game = begun(content=content_with(single(iron=2), quest(leg(1, market_card=1))))
    game.state.discard = ["favour"]
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "copper_dagger"))
    ask(game, Rewards(0, ("errand",))).play(Advance("errand"))
    events = game.play(TakeCard("favour"))
    assert gained(events) == {"iron": 2}
    assert gold(events) == 0
    assert (game.state.discard, game.state.removed) == ([], ["favour"])
