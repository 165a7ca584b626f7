"""MERCHANT: what is bought and sold, and how uses are counted.

When guilds may trade is in a file of its own."""

import pytest
from rules.kit import (
    CONTENT,
    ask,
    at_market,
    begun,
    content_with,
    end_round,
    give,
    gold,
    leg,
    of,
    on_quest,
    owning,
    play_until,
    pool,
    quest,
    refused,
    savvy,
)
from rules.trading import BOOTH, rich, trades_of

from forgewar.content.model import COPPER, EMERALD, IRON, MITHRIL, RUBY
from forgewar.rules.actions import (
    Advance,
    BuyCard,
    BuyResource,
    PassMarket,
    SellResource,
    TakeCard,
    UseStall,
)
from forgewar.rules.decisions import (
    Acquisition,
    Management,
    MarketTurn,
    MineTurn,
    Rewards,
    TradeWindow,
)
from forgewar.rules.events import MerchantTraded

BUY, SELL = CONTENT.prices.buy, CONTENT.prices.sell


# Buying and selling


@pytest.mark.rule("MERCHANT-1")
@pytest.mark.parametrize("resource", range(6))
def test_buying_costs_what_the_merchant_asks(resource: int) -> None:
    game = owning(gold=BUY[resource])
    events = game.play(BuyResource(0, resource))
    assert of(events, MerchantTraded) == [MerchantTraded(0, resource, True, BUY[resource])]
    assert (gold(events), game.state.guilds[0].gold) == (-BUY[resource], 0)
    assert game.state.guilds[0].resources[resource] == 1


@pytest.mark.rule("MERCHANT-1")
@pytest.mark.parametrize("resource", range(6))
def test_selling_brings_what_the_merchant_pays(resource: int) -> None:
    game = owning()
    game.state.guilds[0].resources[resource] = 1
    events = game.play(SellResource(0, resource))
    assert of(events, MerchantTraded) == [MerchantTraded(0, resource, False, SELL[resource])]
    assert (gold(events), game.state.guilds[0].gold) == (SELL[resource], SELL[resource])
    assert game.state.guilds[0].resources[resource] == 0


@pytest.mark.rule("MERCHANT-1")
def test_the_prices_the_rules_name() -> None:
    assert (BUY[MITHRIL], BUY[RUBY], BUY[IRON], SELL[EMERALD]) == (5, 4, 3, 2)


@pytest.mark.rule("MERCHANT-1")
def test_one_purchase_and_one_sale_a_round() -> None:
    game = owning(gold=30, iron=3)
    game.play(BuyResource(0, COPPER))
    assert all(refused(game, BuyResource(0, r)) == "MERCHANT-1" for r in range(6))
    assert refused(game, SellResource(0, IRON)) == ""
    game.play(SellResource(0, IRON))
    for resource in (IRON, COPPER):
        assert refused(game, SellResource(0, resource)) == "MERCHANT-1"


@pytest.mark.rule("MERCHANT-1")
def test_every_guild_has_its_own_uses() -> None:
    game = rich(guilds=3)
    for seat in range(3):
        game.play(BuyResource(seat, COPPER))
        game.play(SellResource(seat, IRON))
    assert trades_of(game) == {UseStall}


@pytest.mark.rule("MERCHANT-1")
def test_what_is_bought_must_be_paid_and_what_is_sold_must_be_there() -> None:
    game = owning(gold=BUY[MITHRIL] - 1)
    assert refused(game, BuyResource(0, MITHRIL)) == "MERCHANT-1"
    assert refused(game, SellResource(0, COPPER)) == "MERCHANT-1"
    for unknown in (-1, 6):
        assert refused(game, BuyResource(0, unknown)) == "MERCHANT-1"
        assert refused(game, SellResource(0, unknown)) == "MERCHANT-1"


@pytest.mark.rule("MERCHANT-1")
@pytest.mark.parametrize(
    ("mode", "stage"), [("simple", 1), ("fast_forward", 2), ("epic", 1), ("epic", 2), ("epic", 3)]
)
def test_all_six_resources_are_traded_in_every_stage_and_mode(mode: str, stage: int) -> None:
    game = begun(mode)
    game.state.stage = stage
    game.state.guilds[0].gold = max(BUY)
    game.state.guilds[0].resources = [1] * 6
    for resource in range(6):
        assert refused(game, BuyResource(0, resource)) == ""
        assert refused(game, SellResource(0, resource)) == ""


# Uses


@pytest.mark.rule("MERCHANT-3")
def test_uses_are_reset_before_the_next_rounds_first_decision() -> None:
    game = rich()
    for seat in (0, 1):
        game.play(BuyResource(seat, COPPER))
        game.play(SellResource(seat, COPPER))
        game.play(UseStall(seat, "booth", True))
    assert trades_of(game) == set()
    play_until(game, MineTurn, round=2)
    for seat in (0, 1):
        assert refused(game, BuyResource(seat, COPPER)) == ""
        assert refused(game, SellResource(seat, COPPER)) == ""
        assert refused(game, UseStall(seat, "booth", True)) == ""


@pytest.mark.rule("MERCHANT-3")
def test_uses_are_counted_through_the_whole_round() -> None:
    game = rich()
    game.play(BuyResource(0, COPPER))
    game.play(SellResource(0, COPPER))
    game.play(UseStall(0, "booth", True))
    for kind in (MarketTurn, Acquisition, Management, TradeWindow):
        play_until(game, kind)
        assert game.trades(0) == []
    assert game.state.round == 1


@pytest.mark.rule("MERCHANT-3")
def test_uses_are_reset_after_a_change_of_stage_too() -> None:
    game = begun("epic")
    game.state.round = 6
    give(game, 0, gold=20).bought = 1
    end_round(game)
    play_until(game, MineTurn, round=7)
    assert refused(game, BuyResource(0, COPPER)) == ""


@pytest.mark.rule("MERCHANT-3")
def test_uses_are_never_saved_up() -> None:
    game = owning(BOOTH, savvy("trader"), gold=40, copper=2, ruby=9)
    play_until(game, MineTurn, round=3)  # two rounds without a trade
    for trade in (
        BuyResource(0, COPPER), SellResource(0, COPPER),
        UseStall(0, "booth", True), UseStall(0, "booth", True),
    ):  # fmt: skip
        game.play(trade)
    assert game.trades(0) == []


@pytest.mark.rule("MERCHANT-3")
def test_a_savvy_works_from_the_moment_it_is_owned() -> None:
    game = at_market(savvy("buyer"))
    game.play(BuyResource(0, COPPER))
    assert refused(game, BuyResource(0, COPPER)) == "MERCHANT-1"
    game.play(BuyCard("wits"))
    assert refused(game, BuyResource(0, COPPER)) == ""
    game.play(BuyResource(0, COPPER))
    assert refused(game, BuyResource(0, COPPER)) == "MERCHANT-1"


@pytest.mark.rule("MERCHANT-3")
def test_a_traders_savvy_serves_a_stall_used_before() -> None:
    game = at_market(savvy("trader"), BOOTH)
    game.state.show[1:3] = ["wits", ""]
    give(game, 0, ruby=3).bonus_cards = ["booth"]
    game.play(UseStall(0, "booth", True))
    game.play(BuyCard("wits"))
    assert refused(game, UseStall(0, "booth", True)) == ""


@pytest.mark.rule("MERCHANT-3", "MARKET-12")
def test_a_stall_won_as_a_reward_works_at_once() -> None:
    cards = (BOOTH, quest(leg(1, market_card=1)), quest(leg(2), id="chore"))
    game = begun(content=content_with(*cards))
    game.state.discard = ["booth"]
    for key in ("errand", "chore"):
        on_quest(game, 0, key)
    give(game, 0, ruby=1)
    ask(game, Rewards(0, ("errand", "chore"))).play(Advance("errand"))
    game.play(TakeCard("booth"))
    game.play(UseStall(0, "booth", True))
    assert pool(game) == {"iron": 2}
    assert game.decision == Rewards(0, ("chore",))


@pytest.mark.rule("MERCHANT-3")
def test_a_purchase_before_the_market_counts_for_the_same_round() -> None:
    game = at_market()
    game.play(BuyResource(1, COPPER))
    game.play(PassMarket())
    assert game.decision == MarketTurn(1)
    assert refused(game, BuyResource(1, COPPER)) == "MERCHANT-1"
