"""MERCHANT-2: when guilds may trade, and the windows that ask them to."""

from typing import get_args

import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    at_market,
    begun,
    content_with,
    draw_line,
    end_round,
    gained,
    give,
    heroes,
    leg,
    new_game,
    of,
    on_quest,
    owning,
    play_until,
    pool,
    quest,
    refused,
)
from rules.trading import BOOTH, rich, trades_of

from forgewar.content.model import COPPER, IRON, RUBY
from forgewar.rules.actions import (
    Advance,
    BuyResource,
    DeclineReward,
    DoneTrading,
    FinishManaging,
    RaiseAdventurer,
    Rush,
    SellResource,
    UseStall,
)
from forgewar.rules.agenda import EndRound
from forgewar.rules.decisions import (
    Acquisition,
    AutomatedTie,
    CardReward,
    Decision,
    LevelReward,
    Management,
    MarketTurn,
    MineTurn,
    OverseerReward,
    Placement,
    Rewards,
    Shopping,
    TitleChoice,
    TradeWindow,
    WealthChoice,
    WealthRaise,
    WorkerReward,
)
from forgewar.rules.events import TileResolved
from forgewar.rules.game import Game

BUY, SELL = CONTENT.prices.buy, CONTENT.prices.sell

OPEN = [
    MineTurn(0),
    MineTurn(0, second=True),
    MarketTurn(0),
    Acquisition(0),
    Management(0),
    Rewards(0, ("errand",)),
    TradeWindow(0, "tile"),
    TradeWindow(0, "end"),
]
HALF_RESOLVED = [
    OverseerReward(0, "card", "favour"),
    WorkerReward(0, "card", "favour"),
    CardReward(0, "quest", "errand"),
    LevelReward(0, "card", "favour"),
    TitleChoice(0, 0),
    Shopping(0, 3, "decorated_shopping"),
]
SET_UP = [WealthChoice(0), WealthRaise(0), Placement(0)]


@pytest.mark.rule("MERCHANT-2")
def test_every_kind_of_decision_is_open_half_resolved_or_set_up() -> None:
    """So that the tests below leave none out."""
    kinds = {type(decision) for decision in (*OPEN, AutomatedTie(0, 1), *HALF_RESOLVED, *SET_UP)}
    assert kinds == set(get_args(Decision))


@pytest.mark.rule("MERCHANT-2")
@pytest.mark.parametrize("decision", OPEN, ids=repr)
@pytest.mark.parametrize("seat", [0, 1])
def test_any_guild_trades_beside_any_decision_of_a_round(decision: Decision, seat: int) -> None:
    game = rich()
    on_quest(game, 0, "errand")
    ask(game, decision)
    for trade in (BuyResource(seat, IRON), SellResource(seat, RUBY), UseStall(seat, "booth", True)):
        assert refused(game, trade) == ""
        after = game.clone()
        after.play(trade)
        assert after.decision == decision


@pytest.mark.rule("MERCHANT-2")
def test_solo_the_player_trades_beside_the_choice_for_an_automated_colour() -> None:
    game = ask(rich(solo="easy"), AutomatedTie(0, 1))
    game.play(UseStall(0, "booth", True))
    assert game.decision == AutomatedTie(0, 1)
    assert refused(game, BuyResource(1, COPPER)) == "MERCHANT-2"  # no guild (SOLO-15)


@pytest.mark.rule("MERCHANT-2")
def test_a_stall_is_used_in_another_guilds_turn() -> None:
    game = at_market(BOOTH, guilds=3)
    game.state.guilds[2].bonus_cards = ["booth"]
    give(game, 2, iron=2)
    game.play(UseStall(2, "booth", False))
    assert pool(game, 2) == {"ruby": 1}
    assert game.decision == MarketTurn(0)


@pytest.mark.rule("MERCHANT-2")
@pytest.mark.parametrize("decision", [*HALF_RESOLVED, *SET_UP], ids=repr)
@pytest.mark.parametrize("seat", [0, 1])
def test_no_guild_trades_in_the_middle_of_an_action_or_in_set_up(
    decision: Decision, seat: int
) -> None:
    game = ask(rich(), decision)
    for trade in (BuyResource(seat, IRON), SellResource(seat, RUBY), UseStall(seat, "booth", True)):
        assert refused(game, trade) == "MERCHANT-2"
    assert trades_of(game) == set()


@pytest.mark.rule("MERCHANT-2")
def test_trade_is_closed_between_the_legs_of_a_road_and_open_after() -> None:
    game = at_market(quest(leg(1, overseer_move=1), leg(2)))
    draw_line(game, "A")
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "copper_dagger"))
    game.play(Rush("errand"))
    assert isinstance(game.decision, OverseerReward)
    assert refused(game, BuyResource(1, COPPER)) == "MERCHANT-2"
    game.play(DeclineReward())
    assert game.decision == MarketTurn(1)
    assert refused(game, BuyResource(1, COPPER)) == ""


@pytest.mark.rule("MERCHANT-2")
@pytest.mark.parametrize("kind", [WealthChoice, Placement])
def test_nobody_trades_in_set_up(kind: type[Decision]) -> None:
    game = play_until(new_game(), kind)
    for seat in (0, 1):
        give(game, seat, gold=20, copper=2)
    assert trades_of(game) == set()
    play_until(game, MineTurn)
    assert trades_of(game) == {BuyResource, SellResource}


@pytest.mark.rule("MERCHANT-2")
def test_nobody_trades_at_a_change_of_stage() -> None:
    game = begun("epic")
    game.state.round = 6
    end_round(game)  # nobody could trade, so no window asked
    assert isinstance(game.decision, Placement)
    give(game, 0, gold=20, copper=2)
    assert trades_of(game) == set()


@pytest.mark.rule("MERCHANT-2")
@pytest.mark.parametrize(("mode", "last"), [("simple", 7), ("fast_forward", 7), ("epic", 18)])
def test_nobody_trades_after_the_last_rounds_final_window(mode: str, last: int) -> None:
    game = begun(mode)
    game.state.round, game.state.order = last, [0, 1]
    give(game, 0, copper=2)
    give(game, 1, copper=2)
    end_round(game)
    game.play(DoneTrading())
    assert game.decision == TradeWindow(1, "end")
    assert refused(game, SellResource(0, COPPER)) == ""
    game.play(DoneTrading())
    assert game.over
    assert game.refusal(SellResource(0, COPPER)) is not None
    assert game.trades(0) == game.trades(1) == []


@pytest.mark.rule("MERCHANT-2")
def test_gold_from_a_quest_may_be_spent_at_once() -> None:
    cards = (quest(leg(1, gold=9)), quest(leg(2), id="chore"))
    game = begun(content=content_with(*cards))
    for key in ("errand", "chore"):
        on_quest(game, 0, key)
    ask(game, Rewards(0, ("errand", "chore"))).play(Advance("errand"))
    assert game.decision == Rewards(0, ("chore",))
    assert refused(game, BuyResource(0, IRON)) == ""
    game.play(Advance("chore"))
    assert game.decision == TradeWindow(0, "end")
    assert refused(game, BuyResource(0, IRON)) == ""


# Windows


def tile_game(kind: str, reward: str = "") -> Game:
    """An epic game in round 6, which resolves this tile."""
    game = begun("epic", bonus_tiles=True)
    tiles = CONTENT.tiles.values()
    tile = next(t.id for t in tiles if t.kind == kind and (t.reward or "") == reward)
    game.state.tiles = [tile] * 5
    game.state.round, game.state.order = 6, [0, 1]
    return game


@pytest.mark.rule("MERCHANT-2", "BONUS-6")
def test_a_window_opens_after_a_bonus_tile() -> None:
    game = tile_game("knowledge", "gold")
    game.state.guilds[1].designs = ["leafcutter", "thornmaul"]
    events = ask(game, Management(0), EndRound()).play(FinishManaging())
    assert of(events, TileResolved)
    assert game.decision == TradeWindow(1, "end")  # with the tile's gold
    assert refused(game, BuyResource(1, IRON)) == ""


@pytest.mark.rule("MERCHANT-2", "BONUS-5")
def test_a_window_opens_before_a_stockpile_tile_is_counted() -> None:
    game = tile_game("stockpile")
    give(game, 1, gold=BUY[COPPER], copper=2)
    end_round(game)
    assert game.decision == TradeWindow(1, "tile")  # guild 0 has nothing to trade
    game.play(BuyResource(1, COPPER))
    events = game.play(DoneTrading())
    assert of(events, TileResolved)[0].seats == (1,)
    assert sum(gained(events, 1).values()) == 1
    assert game.decision == TradeWindow(1, "end")


@pytest.mark.rule("MERCHANT-2")
@pytest.mark.parametrize("kind", ["industrious", "adventurous"])
def test_no_window_opens_before_another_tile(kind: str) -> None:
    game = tile_game(kind)
    give(game, 0, copper=2)
    assert end_round(game).decision == TradeWindow(0, "end")


@pytest.mark.rule("MERCHANT-2", "ROUND-6")
def test_the_window_at_the_end_asks_in_player_order_who_can_trade() -> None:
    """Guild 0 has a resource to sell, guild 1 nothing, guild 2 gold and guild 3 only a stall."""
    game = begun(guilds=4, content=content_with(BOOTH))
    game.state.order = [3, 2, 1, 0]
    give(game, 0, copper=1)
    give(game, 2, gold=min(BUY))
    give(game, 3, iron=2).bonus_cards = ["booth"]
    game.state.guilds[3].sold = 1
    end_round(game)
    asked = []
    while isinstance(game.decision, TradeWindow):
        asked.append(game.decision.seat)
        game.play(DoneTrading())
    assert asked == [3, 2, 0]
    assert (game.state.round, type(game.decision)) == (2, MineTurn)


@pytest.mark.rule("MERCHANT-2")
def test_who_has_used_up_his_trades_is_not_asked() -> None:
    game = begun()
    guild = give(game, 0, gold=20, copper=2)
    guild.bought = guild.sold = 1
    assert not isinstance(end_round(game).decision, TradeWindow)


@pytest.mark.rule("MERCHANT-2")
def test_a_window_stays_open_while_its_guild_can_trade() -> None:
    game = end_round(owning(gold=max(BUY), copper=2))
    game.play(SellResource(0, COPPER))
    assert game.decision == TradeWindow(0, "end")
    game.play(BuyResource(0, COPPER))
    assert not isinstance(game.decision, TradeWindow)


@pytest.mark.rule("MERCHANT-2")
def test_another_guild_may_trade_beside_a_window_even_if_its_own_is_over() -> None:
    game = rich()
    game.state.order = [0, 1]
    end_round(game).play(DoneTrading())
    game.play(BuyResource(0, IRON))
    assert game.decision == TradeWindow(1, "end")


@pytest.mark.rule("MERCHANT-2")
@pytest.mark.parametrize(
    ("decision", "only"),
    [(Rewards(0, ("errand",)), Advance("errand")), (Management(0), FinishManaging())],
)
def test_no_decision_is_forced_while_its_guild_can_trade(
    decision: Decision, only: Advance | FinishManaging
) -> None:
    game = ask(begun(content=content_with(quest(leg(3)))), decision)
    if isinstance(decision, Rewards):
        on_quest(game, 0, "errand")
    give(game, 1, gold=20)
    assert game.forced_action() == only  # what others can trade does not matter
    give(game, 0, gold=min(BUY))
    assert game.choices() == [only]
    assert game.forced_action() is None
    game.state.guilds[0].bought = 1
    assert game.forced_action() == only


@pytest.mark.rule("MERCHANT-2")
def test_a_window_is_never_forced() -> None:
    game = end_round(owning(copper=1))
    assert (game.decision, game.choices()) == (TradeWindow(0, "end"), [DoneTrading()])
    assert game.forced_action() is None


@pytest.mark.rule("MERCHANT-2")
def test_what_is_half_resolved_may_be_forced() -> None:
    """A guild with gold could not trade now, so nothing is taken from it."""
    game = owning(gold=20)
    heroes(game, 0, 4, 1)
    ask(game, LevelReward(0, "card", "favour"))
    assert game.forced_action() == RaiseAdventurer(1)
