"""MARKET, its spaces: who may use which, what it costs and what it does.

The Road, the cards and the last round have files of their own."""

import pytest
from rules.kit import (
    CONTENT,
    armed,
    ask,
    at_market,
    begun,
    design,
    gold,
    heroes,
    leg,
    line,
    of,
    on_quest,
    play_until,
    put_workers,
    quest,
    refused,
    savvy,
    single,
    stall,
)

from forgewar.rules.actions import (
    Action,
    Barracks,
    BuyCard,
    BuyDesign,
    ChooseTitle,
    Claim,
    PassMarket,
    PassMine,
    Rush,
)
from forgewar.rules.decisions import (
    Acquisition,
    MarketTurn,
    MineTurn,
    TitleChoice,
)
from forgewar.rules.events import (
    AdventurerJoined,
    AdventurerRaised,
    CardsDiscarded,
    DesignClaimed,
    DesignGained,
    GoldChanged,
    SpaceTaken,
)
from forgewar.rules.state import Adventurer

BLADE = design("blade", price=6)
TOME = design("tome", kind="public", level=2, price=5, opens="stage")
BOOTH = stall(id="booth")
WITS = savvy("buyer", id="wits")
FAVOUR = single("favour", gold=1)
PURSE = single("purse", copper=1)
BAZAAR = (BOOTH, WITS, FAVOUR, PURSE)


# Turns


@pytest.mark.rule("MARKET-1")
def test_passing_pays_one_gold() -> None:
    game = at_market(gold=0)
    events = game.play(PassMarket())
    assert (gold(events, 0), game.state.guilds[0].gold) == (1, 1)
    assert game.state.guilds[1].gold == 0


@pytest.mark.rule("MARKET-1")
def test_each_guild_acts_once_in_player_order() -> None:
    game = begun(guilds=3)
    game.state.order = [0, 1, 2]
    put_workers(game, 0, *line()[:2])
    put_workers(game, 1, *line()[2:5])
    ask(game, MineTurn(2)).play(PassMine())  # the order becomes 2, 0, 1
    asked = []
    while isinstance(game.decision, MarketTurn):
        asked.append(game.decision.seat)
        game.play(PassMarket())
    assert asked == [2, 0, 1]
    assert isinstance(game.decision, Acquisition)


@pytest.mark.rule("MARKET-1")
@pytest.mark.parametrize(
    "action", [Barracks(True), Claim("tome"), BuyDesign("blade"), Rush("errand")]
)
def test_one_action_ends_the_turn(action: Action) -> None:
    game = at_market(BLADE, TOME, quest(leg(3)))
    on_quest(game, 0, "errand")
    game.play(action)
    assert game.decision == MarketTurn(1)


# Closed and open spaces


@pytest.mark.rule("MARKET-2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (BuyDesign("blade"), BuyDesign("blade")),
        (BuyCard("booth"), BuyCard("booth")),
        (BuyCard("booth"), BuyCard("wits")),
        (Barracks(True), Barracks(False, 0)),
    ],
)
def test_a_closed_space_takes_one_guild_a_round(first: Action, second: Action) -> None:
    game = at_market(BLADE, *BAZAAR, guilds=3)
    assert refused(game, second) == ""
    game.play(first)
    assert refused(game, second) == "MARKET-2"
    game.play(PassMarket())
    assert refused(game, second) == "MARKET-2"


@pytest.mark.rule("MARKET-2", "MARKET-4")
@pytest.mark.parametrize(
    ("guilds", "action", "space"),
    [
        (2, BuyDesign("blade"), "blacksmith"),
        (2, BuyCard("wits"), "bazaar"),
        (2, BuyCard("favour"), "bazaar"),
        (3, BuyCard("wits"), "bazaar_bonus"),
        (4, BuyCard("favour"), "bazaar_single"),
        (3, Barracks(True), "barracks"),
        (3, Claim("tome"), "clerk"),
    ],
)
def test_every_action_says_which_space_it_took(guilds: int, action: Action, space: str) -> None:
    game = at_market(BLADE, TOME, *BAZAAR, guilds=guilds)
    assert of(game.play(action), SpaceTaken) == [SpaceTaken(0, space)]


@pytest.mark.rule("MARKET-2", "MARKET-6")
def test_the_clerk_takes_any_number_of_guilds() -> None:
    game = at_market(TOME, guilds=4)
    for _ in range(4):
        game.play(Claim("tome"))
    assert all(guild.claims == ["tome"] for guild in game.state.guilds)


@pytest.mark.rule("MARKET-2", "MARKET-7")
def test_the_road_takes_any_number_of_guilds() -> None:
    errands = [quest(leg(2), id=f"errand{n}") for n in range(3)]
    game = at_market(*errands, guilds=3)
    for seat in range(3):
        on_quest(game, seat, f"errand{seat}")
    for seat in range(3):
        game.play(Rush(f"errand{seat}"))
    assert [guild.quests[0].step for guild in game.state.guilds] == [1, 1, 1]


# Blacksmith and Bazaar


@pytest.mark.rule("MARKET-3")
def test_the_blacksmith_sells_the_unique_design_on_show() -> None:
    game = at_market(BLADE, gold=6)
    events = game.play(BuyDesign("blade"))
    assert of(events, DesignGained) == [DesignGained(0, "blade", 6)]
    assert (game.state.guilds[0].designs, game.state.guilds[0].gold) == (["blade"], 0)
    assert game.state.show[0] == ""


@pytest.mark.rule("MARKET-3")
def test_the_blacksmith_sells_nothing_else() -> None:
    game = at_market(BLADE, TOME, *BAZAAR)
    in_deck = next(card for card in game.state.decks[0] if card != "blade")
    for other in (in_deck, "tome", "booth", "favour", "copper_sword", ""):
        assert refused(game, BuyDesign(other)) == "MARKET-3"
    game.state.show[0] = ""
    assert refused(game, BuyDesign("")) == "MARKET-3"


@pytest.mark.rule("MARKET-4")
@pytest.mark.parametrize("solo", [None, "easy"])
@pytest.mark.parametrize("bought", [card.id for card in BAZAAR])
def test_with_two_guilds_and_solo_one_space_sells_any_one_card(
    bought: str, solo: str | None
) -> None:
    game = at_market(BLADE, *BAZAAR, solo=solo)
    game.play(BuyCard(bought))
    for card in BAZAAR:
        assert refused(game, BuyCard(card.id)) == "MARKET-2"
    assert refused(game, BuyDesign("blade")) == ""


@pytest.mark.rule("MARKET-4")
@pytest.mark.parametrize("guilds", [3, 4])
@pytest.mark.parametrize(
    ("bought", "taken", "still_open"),
    [("booth", ("booth", "wits"), ("favour", "purse")), ("purse", ("favour", "purse"), ("wits",))],
)
def test_with_more_guilds_bonus_and_single_use_cards_have_a_space_each(
    guilds: int, bought: str, taken: tuple[str, ...], still_open: tuple[str, ...]
) -> None:
    game = at_market(*BAZAAR, guilds=guilds)
    game.play(BuyCard(bought))
    assert [refused(game, BuyCard(card)) for card in taken] == ["MARKET-2"] * 2
    assert not any(refused(game, BuyCard(card)) for card in still_open)
    game.play(BuyCard(still_open[0]))
    assert all(refused(game, BuyCard(card.id)) == "MARKET-2" for card in BAZAAR)


@pytest.mark.rule("MARKET-4")
def test_the_bazaar_sells_only_its_cards_on_show() -> None:
    game = at_market(BLADE, *BAZAAR)
    for other in ("blade", game.state.decks[1][0], game.state.decks[3][0], "copper_sword", ""):
        assert refused(game, BuyCard(other)) == "MARKET-4"


# Barracks


@pytest.mark.rule("MARKET-5")
@pytest.mark.parametrize(("stage", "price"), [(1, 4), (2, 5), (3, 6)])
def test_hiring_costs_more_in_later_stages(stage: int, price: int) -> None:
    game = at_market(mode="epic", gold=price)
    game.state.stage = stage
    events = game.play(Barracks(True))
    assert gold(events) == -price
    assert of(events, AdventurerJoined) == [AdventurerJoined(0, 3, "barracks")]
    assert game.state.guilds[0].adventurers[3] == Adventurer(level=1)


@pytest.mark.rule("MARKET-5")
def test_fast_forward_hires_at_the_price_of_stage_two() -> None:
    assert gold(at_market(mode="fast_forward").play(Barracks(True))) == -5


@pytest.mark.rule("MARKET-5")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_training_costs_the_present_level_and_gives_one(level: int) -> None:
    game = at_market(gold=level)
    heroes(game, 0, 1, level)
    events = game.play(Barracks(False, 1))
    assert gold(events) == -level
    assert of(events, AdventurerRaised) == [AdventurerRaised(0, 1, level + 1, "barracks")]
    assert [hero.level for hero in game.state.guilds[0].adventurers] == [1, level + 1]


@pytest.mark.rule("MARKET-5")
def test_both_parts_are_one_action() -> None:
    game = at_market(gold=7)
    heroes(game, 0, 3, 1)
    events = game.play(Barracks(True, 0))
    assert gold(events) == -(4 + 3)
    assert [hero.level for hero in game.state.guilds[0].adventurers] == [4, 1, 1]
    assert game.decision == MarketTurn(1)


@pytest.mark.rule("MARKET-5", "MARKET-8")
def test_both_parts_must_be_paid() -> None:
    game = at_market(gold=4)
    assert refused(game, Barracks(True)) == ""
    assert refused(game, Barracks(False, 0)) == ""
    refusal = game.refusal(Barracks(True, 0))
    assert refusal is not None
    assert (refusal.clause, refusal.numbers) == ("MARKET-8", {"price": 5, "gold": 4})


@pytest.mark.rule("MARKET-5")
def test_the_one_just_hired_is_not_trained() -> None:
    game = at_market()
    heroes(game, 0, 1, 1)
    assert refused(game, Barracks(True, 2)) == "MARKET-5"


@pytest.mark.rule("MARKET-5")
def test_nobody_on_a_quest_above_level_four_or_unknown_is_trained() -> None:
    game = at_market(quest())
    on_quest(game, 0, "errand")
    heroes(game, 0, armed("errand", "copper_dagger"), 4, 3)
    for hire in (False, True):
        for number in (0, 1, 3, -2):
            assert refused(game, Barracks(hire, number)) == "MARKET-5"
        assert refused(game, Barracks(hire, 2)) == ""


@pytest.mark.rule("MARKET-5")
def test_the_barracks_are_not_visited_for_nothing() -> None:
    assert refused(at_market(), Barracks(False)) == "MARKET-5"


@pytest.mark.rule("MARKET-5", "CHAMP-1")
@pytest.mark.parametrize("hire", [False, True])
def test_training_to_level_four_in_epic_asks_for_a_title_at_once(hire: bool) -> None:
    game = at_market(mode="epic")
    heroes(game, 0, 1, 3)
    game.play(Barracks(hire, 1))
    assert game.decision == TitleChoice(0, 1)
    game.play(ChooseTitle("brutish"))
    assert game.state.guilds[0].adventurers[1] == Adventurer(level=4, title="brutish")
    assert game.decision == MarketTurn(1)


# Clerk


@pytest.mark.rule("MARKET-6")
def test_a_claim_pays_the_bank_and_each_earlier_claimant() -> None:
    game = at_market(TOME, guilds=4, gold=10)
    for seat in (1, 2, 3):
        game.state.guilds[seat].claims = [*game.state.guilds[seat].claims, "tome"]
    events = game.play(Claim("tome"))
    assert [guild.gold for guild in game.state.guilds] == [10 - 5 - 3, 11, 11, 11]
    assert sum(e.amount for e in of(events, GoldChanged)) == -5  # what the bank keeps
    assert of(events, DesignClaimed) == [DesignClaimed(0, "tome", 5)]
    assert game.state.guilds[0].claims == ["tome"]


@pytest.mark.rule("MARKET-6")
def test_every_further_claim_costs_a_gold_more() -> None:
    game = at_market(TOME, guilds=4)
    assert [-gold(game.play(Claim("tome")), seat) for seat in range(4)] == [5, 6, 7, 8]


@pytest.mark.rule("MARKET-6")
def test_claimants_of_other_designs_are_paid_nothing() -> None:
    game = at_market(TOME)
    game.state.guilds[1].claims = [*game.state.guilds[1].claims, "iron_sword"]
    assert gold(game.play(Claim("tome")), 1) == 0


@pytest.mark.rule("MARKET-6", "MARKET-8")
def test_the_claimants_share_must_be_there_too() -> None:
    game = at_market(TOME, guilds=3, gold=6)
    game.state.guilds[1].claims = [*game.state.guilds[1].claims, "tome"]
    assert refused(game, Claim("tome")) == ""
    game.state.guilds[2].claims = [*game.state.guilds[2].claims, "tome"]
    assert refused(game, Claim("tome")) == "MARKET-8"


@pytest.mark.rule("MARKET-6")
def test_one_claim_for_each_guild_and_design() -> None:
    other = design("scroll", kind="public", opens="stage")
    game = at_market(TOME, other)
    game.state.guilds[0].claims = [*game.state.guilds[0].claims, "tome"]
    assert refused(game, Claim("tome")) == "MARKET-6"
    assert refused(game, Claim("scroll")) == ""
    game.play(PassMarket())
    assert refused(game, Claim("tome")) == ""


@pytest.mark.rule("MARKET-6")
def test_only_open_public_designs_are_claimed() -> None:
    game = at_market(BLADE, TOME)
    game.state.public.remove("tome")
    starting = [d.id for d in CONTENT.designs.values() if d.kind == "starting"]
    for closed in (*starting, "blade", "tome", "nonsense"):
        assert refused(game, Claim(closed)) == "MARKET-6"


@pytest.mark.rule("MARKET-6")
def test_a_design_opened_this_round_can_be_claimed() -> None:
    game = at_market(BLADE, TOME)
    game.state.public.remove("tome")
    game.state.decks[0] = ["tome", "blade"]
    play_until(game, MarketTurn, round=2)
    assert (game.state.show[0], game.state.public[-1]) == ("blade", "tome")
    game.state.guilds[game.decision.seat].gold = 20
    assert refused(game, Claim("tome")) == ""


# Prices


@pytest.mark.rule("MARKET-8")
@pytest.mark.parametrize(("mode", "asked"), [("simple", 4), ("fast_forward", 4), ("epic", 7)])
def test_short_modes_ask_the_reduced_price(mode: str, asked: int) -> None:
    prices = {"price": 7, "reduced": 4}
    cards = (
        design("blade", **prices),
        design("tome", kind="public", opens="stage", **prices),
        stall(**prices),
        savvy("buyer", **prices),
    )
    for action in (BuyDesign("blade"), Claim("tome"), BuyCard("booth"), BuyCard("wits")):
        assert gold(at_market(*cards, mode=mode).play(action)) == -asked


@pytest.mark.rule("MARKET-8")
@pytest.mark.parametrize("mode", ["simple", "fast_forward", "epic"])
def test_a_card_without_a_reduced_price_costs_its_price_in_every_mode(mode: str) -> None:
    actions = {BuyDesign("blade"): 6, Claim("tome"): 5, BuyCard("booth"): 3, BuyCard("purse"): 2}
    for action, price in actions.items():
        assert gold(at_market(BLADE, TOME, BOOTH, PURSE, mode=mode).play(action)) == -price


@pytest.mark.rule("MARKET-8")
def test_gold_never_goes_below_zero() -> None:
    actions = {BuyDesign("blade"): 6, Claim("tome"): 5, BuyCard("booth"): 3, Barracks(True): 4}
    for action, price in actions.items():
        poor = at_market(BLADE, TOME, BOOTH, gold=price - 1)
        assert refused(poor, action) == "MARKET-8"
        exact = at_market(BLADE, TOME, BOOTH, gold=price)
        exact.play(action)
        assert exact.state.guilds[0].gold == 0


# The end of the phase


@pytest.mark.rule("MARKET-9")
def test_cards_left_on_show_go_to_the_discard() -> None:
    game = at_market(BLADE, *BAZAAR)
    game.state.discard = ["older"]
    game.play(BuyCard("wits"))
    assert game.state.discard == ["older"]
    events = game.play(PassMarket())
    assert of(events, CardsDiscarded) == [CardsDiscarded(("blade", "booth", "favour", "purse"))]
    assert game.state.discard == ["older", "blade", "booth", "favour", "purse"]
    assert game.state.show == [""] * 5


@pytest.mark.rule("MARKET-9")
def test_closed_spaces_open_again_for_the_next_round() -> None:
    game = at_market(BLADE, *BAZAAR, guilds=3)
    for action in (BuyDesign("blade"), BuyCard("booth"), Barracks(True)):
        game.play(action)
    play_until(game, MarketTurn, round=2)
    game.state.guilds[game.decision.seat].gold = 50
    for action in (
        BuyDesign(game.state.show[0]),
        BuyCard(game.state.show[1]),
        BuyCard(game.state.show[3]),
        Barracks(True),
    ):
        assert refused(game, action) == ""
