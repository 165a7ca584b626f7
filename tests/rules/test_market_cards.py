"""MARKET, the cards that stay with a guild: unique designs, stalls and Savvy."""

import msgspec
import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    at_market,
    begun,
    content_with,
    design,
    give,
    gold,
    heroes,
    leg,
    of,
    on_quest,
    owning,
    play_until,
    pool,
    quest,
    refused,
    savvy,
    stall,
)

from forgewar.content.model import GEMS, METALS, Content
from forgewar.rules.actions import (
    Advance,
    Arm,
    BuyCard,
    BuyResource,
    PassMarket,
    SellResource,
    TakeCard,
    UseStall,
)
from forgewar.rules.decisions import (
    CardReward,
    Management,
    Rewards,
)
from forgewar.rules.events import CardGained, Lapsed, StallUsed
from forgewar.rules.game import Game

RUBY_IRON = stall("ruby", "iron", id="booth")


# Unique designs


@pytest.mark.rule("MARKET-11", "ADV-4")
def test_a_unique_design_is_forged_as_often_as_the_resources_last() -> None:
    game = begun(content=content_with(quest(leg(4)), design("blade", cost={"iron": 2})))
    game.state.guilds[0].designs = ["blade"]
    on_quest(game, 0, "errand")
    give(game, 0, iron=5)
    ask(game, Management(0))
    game.play(Arm("errand", 0, "blade"))
    game.play(Arm("errand", 1, "blade"))
    assert pool(game) == {"iron": 1}
    assert refused(game, Arm("errand", 2, "blade")) == "ADV-4"
    assert game.state.guilds[0].designs == ["blade"]


@pytest.mark.rule("MARKET-11")
def test_a_unique_design_stays_when_its_weapons_are_lost() -> None:
    game = begun(content=content_with(quest(leg(1, 1)), quest(id="chore"), design("blade")))
    game.state.guilds[0].designs = ["blade"]
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "blade"), 1)
    ask(game, Rewards(0, ("errand",))).play(Advance("errand"))
    play_until(game, Management, round=2, seat=0)
    assert game.state.guilds[0].completed == ["errand"]
    on_quest(game, 0, "chore")
    give(game, 0, copper=1)
    assert refused(game, Arm("chore", 1, "blade")) == ""


# Stalls


@pytest.mark.rule("MARKET-12")
def test_a_stall_exchanges_its_gem_for_two_of_its_metal() -> None:
    game = owning(RUBY_IRON, ruby=1)
    assert refused(game, UseStall(0, "booth", sell_gem=True)) == ""
    events = game.play(UseStall(0, "booth", sell_gem=True))
    assert of(events, StallUsed) == [StallUsed(0, "booth", True)]
    assert pool(game) == {"iron": 2}


@pytest.mark.rule("MARKET-12")
def test_and_two_of_its_metal_for_its_gem() -> None:
    game = owning(RUBY_IRON, iron=2)
    assert refused(game, UseStall(0, "booth", sell_gem=False)) == ""
    game.play(UseStall(0, "booth", sell_gem=False))
    assert pool(game) == {"ruby": 1}


@pytest.mark.rule("MARKET-12")
def test_what_a_stall_takes_must_be_there() -> None:
    game = owning(RUBY_IRON, iron=1, emerald=5, copper=5)
    assert refused(game, UseStall(0, "booth", True)) == "MARKET-12"
    assert refused(game, UseStall(0, "booth", False)) == "MARKET-12"


@pytest.mark.rule("MARKET-12")
@pytest.mark.parametrize("first", [True, False])
def test_a_stall_is_used_once_a_round_in_one_direction_or_the_other(first: bool) -> None:
    game = owning(RUBY_IRON, ruby=5, iron=5)
    game.play(UseStall(0, "booth", first))
    for direction in (True, False):
        assert refused(game, UseStall(0, "booth", direction)) == "MARKET-12"


@pytest.mark.rule("MARKET-12")
def test_each_of_several_stalls_is_used_once() -> None:
    game = owning(RUBY_IRON, stall("emerald", "iron", id="kiosk"), ruby=2, emerald=2)
    game.play(UseStall(0, "booth", True))
    assert refused(game, UseStall(0, "kiosk", True)) == ""
    game.play(UseStall(0, "kiosk", True))
    assert pool(game) == {"ruby": 1, "emerald": 1, "iron": 4}


@pytest.mark.rule("MARKET-12")
def test_only_its_owner_uses_a_stall() -> None:
    game = owning(RUBY_IRON, savvy("trader"), ruby=1)
    give(game, 1, ruby=1)
    assert refused(game, UseStall(1, "booth", True)) == "MARKET-12"
    assert refused(game, UseStall(0, "wits", True)) == "MARKET-12"
    assert refused(game, UseStall(0, "nonsense", True)) == "MARKET-12"


@pytest.mark.rule("MARKET-12", "MERCHANT-3")
def test_a_stall_works_from_the_round_it_is_bought() -> None:
    game = at_market(RUBY_IRON)
    give(game, 0, ruby=1)
    assert refused(game, UseStall(0, "booth", True)) == "MARKET-12"
    events = game.play(BuyCard("booth"))
    assert of(events, CardGained) == [CardGained(0, "booth", 3)]
    game.play(UseStall(0, "booth", True))
    assert pool(game) == {"iron": 2}


@pytest.mark.rule("MARKET-12")
def test_every_stall_of_the_game_trades_a_gem_against_two_of_a_metal() -> None:
    """Counting a gem as two and a metal as one, no use and so no chain of uses gains anything."""
    stalls = [card for card in CONTENT.bonus_cards.values() if card.stall]
    assert stalls
    for card in stalls:
        assert card.stall is not None
        assert card.stall.gem in GEMS
        assert card.stall.metal in METALS
        for sell_gem in (True, False):
            game = owning(card, copper=2, iron=2, mithril=2, emerald=1, ruby=1, diamond=1)
            game.play(UseStall(0, card.id, sell_gem))
            resources = game.state.guilds[0].resources
            worth = sum(resources[r] for r in METALS) + 2 * sum(resources[r] for r in GEMS)
            assert (worth, resources[card.stall.gem]) == (12, 0 if sell_gem else 2)


# Savvy


@pytest.mark.rule("MARKET-13")
@pytest.mark.parametrize("savvies", [0, 1, 2])
def test_each_buyers_savvy_allows_one_more_purchase(savvies: int) -> None:
    game = owning(*(savvy("buyer", id=f"wits{n}") for n in range(savvies)), gold=50)
    for _ in range(1 + savvies):
        game.play(BuyResource(0, 0))
    assert refused(game, BuyResource(0, 0)) == "MERCHANT-1"
    assert pool(game) == {"copper": 1 + savvies}


def haggling() -> Content:
    """The merchant pays 1 for copper and iron and asks 2 and 5 for them."""
    prices = CONTENT.prices
    sell, buy = (1, 1, *prices.sell[2:]), (2, 5, *prices.buy[2:])
    return msgspec.structs.replace(
        CONTENT, prices=msgspec.structs.replace(prices, sell=sell, buy=buy)
    )


@pytest.mark.rule("MARKET-13")
@pytest.mark.parametrize(("savvies", "paid"), [(0, 1), (1, 2), (2, 3), (4, 5), (6, 5)])
def test_each_sellers_savvy_pays_one_more_up_to_what_the_merchant_asks(
    savvies: int, paid: int
) -> None:
    cards = [savvy("seller", id=f"wits{n}") for n in range(savvies)]
    game = owning(*cards, base=haggling(), iron=1)
    assert gold(game.play(SellResource(0, 1))) == paid


@pytest.mark.rule("MARKET-13")
def test_what_the_merchant_asks_is_a_limit_for_each_resource() -> None:
    cards = [savvy("seller", id=f"wits{n}") for n in range(3)]
    game = owning(*cards, base=haggling(), copper=1)
    assert gold(game.play(SellResource(0, 0))) == 2


@pytest.mark.rule("MARKET-13", "MERCHANT-1")
def test_sellers_savvy_allows_no_second_sale() -> None:
    game = owning(savvy("seller"), iron=2)
    game.play(SellResource(0, 1))
    assert refused(game, SellResource(0, 1)) == "MERCHANT-1"


@pytest.mark.rule("MARKET-13")
def test_two_traders_savvy_may_both_go_to_one_stall() -> None:
    game = owning(
        RUBY_IRON, stall("emerald", "iron", id="kiosk"),
        savvy("trader", id="tr1"), savvy("trader", id="tr2"),
        ruby=9, emerald=9,
    )  # fmt: skip
    for _ in range(3):
        game.play(UseStall(0, "booth", True))
    assert refused(game, UseStall(0, "booth", True)) == "MARKET-12"
    game.play(UseStall(0, "kiosk", True))  # its own use is left
    assert refused(game, UseStall(0, "kiosk", True)) == "MARKET-12"
    assert pool(game) == {"ruby": 6, "emerald": 8, "iron": 8}


@pytest.mark.rule("MARKET-13")
def test_two_traders_savvy_may_go_to_different_stalls() -> None:
    game = owning(
        RUBY_IRON, stall("emerald", "iron", id="kiosk"),
        savvy("trader", id="tr1"), savvy("trader", id="tr2"),
        ruby=9, emerald=9,
    )  # fmt: skip
    for card in ("booth", "kiosk", "booth", "kiosk"):
        game.play(UseStall(0, card, True))
    for card in ("booth", "kiosk"):
        assert refused(game, UseStall(0, card, True)) == "MARKET-12"


@pytest.mark.rule("MARKET-13")
def test_traders_savvy_may_turn_an_exchange_round_again() -> None:
    game = owning(RUBY_IRON, savvy("trader"), ruby=1)
    game.play(UseStall(0, "booth", True))
    game.play(UseStall(0, "booth", False))
    assert pool(game) == {"ruby": 1}


@pytest.mark.rule("MARKET-13")
def test_traders_savvy_without_a_stall_does_nothing() -> None:
    assert owning(savvy("trader"), ruby=5).trades(0) == [SellResource(0, 4)]


@pytest.mark.rule("MARKET-13", "MARKET-15")
def test_a_guild_may_own_any_number_of_equal_savvy() -> None:
    game = at_market(savvy("seller", id="second"), savvy("seller", id="first"))
    game.state.guilds[0].bonus_cards = ["first"]
    game.state.show[2] = ""
    assert refused(game, BuyCard("second")) == ""


# One stall of each exchange


@pytest.mark.rule("MARKET-12", "MARKET-15")
def test_no_guild_buys_a_second_stall_of_an_exchange() -> None:
    rival = stall("ruby", "iron", id="rival")  # another card, the same exchange
    other = stall("ruby", "copper", id="other")
    game = at_market(rival, other, RUBY_IRON)
    game.state.guilds[0].bonus_cards = ["booth"]
    assert refused(game, BuyCard("rival")) == "MARKET-15"
    assert refused(game, BuyCard("other")) == ""
    game.play(PassMarket())
    assert refused(game, BuyCard("rival")) == ""  # another guild may own it


@pytest.mark.rule("MARKET-15")
def test_nor_a_second_copy_of_the_same_card() -> None:
    game = at_market(stall("ruby", "iron", id="booth", copies=2))
    game.state.guilds[0].bonus_cards = ["booth:2"]
    assert refused(game, BuyCard("booth")) == "MARKET-15"


def rewarded(*discard: str) -> Game:
    """Guild 0, who owns a ruby-iron stall, may take a card of this discard."""
    rival = stall("ruby", "iron", id="rival")
    cards = (RUBY_IRON, rival, stall("ruby", "copper", id="other"), quest(leg(1, market_card=1)))
    game = begun(content=content_with(*cards))
    game.state.guilds[0].bonus_cards = ["booth"]
    game.state.discard = list(discard)
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "copper_dagger"))
    return ask(game, Rewards(0, ("errand",)))


@pytest.mark.rule("MARKET-15", "QUEST-8")
def test_a_second_equal_stall_is_not_taken_from_the_discard_either() -> None:
    game = rewarded("rival", "other")
    game.play(Advance("errand"))
    assert isinstance(game.decision, CardReward)
    assert refused(game, TakeCard("rival")) == "MARKET-15"
    game.play(TakeCard("other"))
    assert game.state.guilds[0].bonus_cards == ["booth", "other"]
    assert game.state.discard == ["rival"]


@pytest.mark.rule("MARKET-15", "QUEST-12")
def test_a_market_card_lapses_if_none_may_be_owned() -> None:
    game = rewarded("rival")
    events = game.play(Advance("errand"))
    assert of(events, Lapsed) == [Lapsed(0, "market_card", "errand")]
    assert game.state.discard == ["rival"]
