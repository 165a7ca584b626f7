"""MARKET-10: what the Blacksmith and the Bazaar sell in the last round, and how it is counted."""

import pytest
from rules.kit import (
    CONTENT,
    armed,
    at_market,
    design,
    give,
    gold,
    heroes,
    leg,
    new_game,
    of,
    on_quest,
    play_out,
    play_until,
    prestige,
    quest,
    refused,
    savvy,
)

from forgewar.rules.actions import Barracks, BuyCard, BuyDesign, BuyEndBonus, Claim, PassMarket
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.events import EndBonusBought, ResourcesChanged

BUY = {bonus.counts: BuyEndBonus(bonus.id) for bonus in CONTENT.end_bonuses.values()}
PRICE = {bonus.counts: bonus.price for bonus in CONTENT.end_bonuses.values()}
BAZAAR = ("quests", "adventurers", "bonus_cards", "resources")
LAST = {"simple": 7, "fast_forward": 7, "epic": 18}


@pytest.mark.rule("MARKET-10")
@pytest.mark.parametrize("mode", LAST)
def test_no_cards_are_left_in_the_last_round(mode: str) -> None:
    game = play_until(new_game(mode), MarketTurn, round=LAST[mode] - 1)
    assert all(game.state.show)
    last = play_until(game, MarketTurn, round=LAST[mode])
    assert last.state.show == [""] * 5
    assert not any(last.state.decks)


@pytest.mark.rule("MARKET-10")
@pytest.mark.parametrize("mode", LAST)
def test_bonuses_are_sold_in_the_last_round_only(mode: str) -> None:
    before = at_market(mode=mode, round=LAST[mode] - 1)
    last = at_market(mode=mode, round=LAST[mode])
    for action in BUY.values():
        assert refused(before, action) == "MARKET-10"
        assert refused(last, action) == ""
    assert refused(last, BuyEndBonus("nonsense")) == "MARKET-10"


@pytest.mark.rule("MARKET-10")
@pytest.mark.parametrize("mode", LAST)
@pytest.mark.parametrize("counts", BUY)
def test_a_bonus_costs_the_price_on_the_space_in_every_mode(counts: str, mode: str) -> None:
    game = at_market(mode=mode, round=LAST[mode], gold=PRICE[counts])
    events = game.play(BUY[counts])
    source = "blacksmith" if counts == "designs" else "bazaar"
    assert gold(events, source=source) == -PRICE[counts]
    assert of(events, EndBonusBought) == [EndBonusBought(0, BUY[counts].bonus, PRICE[counts])]
    assert game.state.guilds[0].end_bonuses == [BUY[counts].bonus]
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-10", "MARKET-8")
@pytest.mark.parametrize("counts", BUY)
def test_a_bonus_must_be_paid(counts: str) -> None:
    game = at_market(round=7, gold=PRICE[counts] - 1)
    assert refused(game, BUY[counts]) == "MARKET-8"


@pytest.mark.rule("MARKET-10", "MARKET-2")
def test_the_blacksmith_sells_one_guild_its_bonus() -> None:
    game = at_market(round=7, guilds=4)
    game.play(BUY["designs"])
    for _ in range(3):
        assert refused(game, BUY["designs"]) == "MARKET-2"
        game.play(PassMarket())


@pytest.mark.rule("MARKET-10", "MARKET-4")
@pytest.mark.parametrize("counts", BAZAAR)
def test_with_two_guilds_the_bazaar_sells_one_of_four(counts: str) -> None:
    game = at_market(round=7, guilds=2)
    game.play(BUY[counts])
    assert [refused(game, BUY[other]) for other in BAZAAR] == ["MARKET-2"] * 4
    assert refused(game, BUY["designs"]) == ""


@pytest.mark.rule("MARKET-10", "MARKET-4")
@pytest.mark.parametrize("guilds", [3, 4])
@pytest.mark.parametrize("counts", BAZAAR)
def test_with_more_guilds_the_bazaar_sells_one_of_each_pair(counts: str, guilds: int) -> None:
    pairs = [BAZAAR[:2], BAZAAR[2:]]
    mine, other = pairs if counts in pairs[0] else pairs[::-1]
    game = at_market(round=7, guilds=guilds)
    game.play(BUY[counts])
    assert [refused(game, BUY[one]) for one in mine] == ["MARKET-2"] * 2
    assert [refused(game, BUY[one]) for one in other] == ["", ""]
    game.play(BUY[other[0]])
    assert [refused(game, BUY[one]) for one in BAZAAR] == ["MARKET-2"] * 4


@pytest.mark.rule("MARKET-10", "MARKET-4")
def test_solo_the_bazaar_sells_one_of_four_to_the_two_actions() -> None:
    game = at_market(round=7, solo="easy")
    game.play(BUY["quests"])
    assert [refused(game, BUY[other]) for other in BAZAAR] == ["MARKET-2"] * 4
    assert refused(game, BUY["designs"]) == ""


@pytest.mark.rule("MARKET-10")
def test_the_other_spaces_work_as_ever_and_cards_are_not_sold() -> None:
    game = at_market(design("tome", kind="public", opens="stage"), round=7)
    assert refused(game, Barracks(True, 0)) == ""
    assert refused(game, Claim("tome")) == ""
    assert refused(game, BuyDesign("")) == "MARKET-3"
    assert refused(game, BuyCard("")) == "MARKET-4"


# How they are counted


@pytest.mark.rule("MARKET-10")
def test_designs_count_two_for_each_unique_and_one_for_each_claim() -> None:
    """The two starting designs, which every guild has, do not count."""
    game = at_market(round=7)
    guild = game.state.guilds[0]
    guild.designs = ["leafcutter", "thornmaul"]
    guild.claims = ["copper_axe", "copper_mace", "iron_sword"]
    game.play(BUY["designs"])
    assert prestige(play_out(game), source="end_bonus") == 2 * 2 + 3 * 1


@pytest.mark.rule("MARKET-10")
def test_a_guild_with_the_starting_designs_only_gets_nothing_for_them() -> None:
    game = at_market(round=7)
    game.play(BUY["designs"])
    assert prestige(play_out(game), source="end_bonus") == 0


@pytest.mark.rule("MARKET-10")
def test_bonus_cards_count_two_each() -> None:
    wits = [savvy("buyer", id=f"wits{n}") for n in range(2)]
    game = at_market(*wits, round=7)
    game.state.show = [""] * 5
    game.state.guilds[0].bonus_cards = ["wits0", "wits1", "greengrocers_stall"]
    game.play(BUY["bonus_cards"])
    assert prestige(play_out(game), source="end_bonus") == 3 * 2


@pytest.mark.rule("MARKET-10")
@pytest.mark.parametrize(("counts", "worth"), [("quests", 3), ("adventurers", 4), ("resources", 6)])
def test_what_comes_after_the_purchase_is_counted_at_the_end(counts: str, worth: int) -> None:
    """Two quests completed, three adventurers and five resources; the last quest phase completes a
    third quest, which gives an adventurer and an iron."""
    game = at_market(quest(leg(1, 1, 5, adventurer=1, iron=1)), round=7)
    guild = give(game, 0, copper=3, ruby=2)
    guild.completed = ["one", "two"]
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "copper_dagger"), 1, 4)
    game.play(BUY[counts])
    assert prestige(play_out(game), source="end_bonus") == worth


@pytest.mark.rule("MARKET-10")
def test_a_quest_still_active_at_the_end_is_not_a_completed_one() -> None:
    game = at_market(quest(leg(3, 1, 5)), round=7)
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "copper_dagger"))
    game.play(BUY["quests"])
    assert prestige(play_out(game), source="end_bonus") == 0


@pytest.mark.rule("MARKET-10")
def test_with_the_resource_bonus_every_leftover_counts_and_none_is_sold() -> None:
    game = at_market(round=7, gold=PRICE["resources"])
    for seat in (0, 1):
        give(game, seat, copper=4, diamond=3)
    game.play(BUY["resources"])
    events = play_out(game)
    sold = [e for e in of(events, ResourcesChanged) if e.source == "end_sale"]
    assert prestige(events, 0, source="end_bonus") == 7
    assert (gold(events, 0, "end_sale"), prestige(events, 0, "end_gold")) == (0, 0)
    assert {e.seat for e in sold} == {1}
    worth = 4 * CONTENT.prices.sell[0] + 3 * CONTENT.prices.sell[5]
    assert gold(events, 1, "end_sale") == worth


@pytest.mark.rule("MARKET-10")
def test_only_the_buyer_gets_the_bonus() -> None:
    game = at_market(round=7)
    game.play(BUY["adventurers"])
    events = play_out(game)
    assert (prestige(events, 0, "end_bonus"), prestige(events, 1, "end_bonus")) == (3, 0)
