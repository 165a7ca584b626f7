"""SETUP: starting wealth, the first overseers, and what guilds cannot see."""

import pytest
from rules.kit import (
    CONTENT,
    begun,
    content_with,
    gold,
    new_game,
    of,
    play_until,
    pool,
    put_overseer,
    refused,
    wealth,
)

from forgewar.content.board import INDEX
from forgewar.content.model import Effect, WealthCard, card_of
from forgewar.rules.actions import (
    Barracks,
    BuyResource,
    KeepWealth,
    MoveOverseer,
    PlaceOverseer,
    RaiseAdventurer,
)
from forgewar.rules.decisions import (
    MarketTurn,
    MineTurn,
    Placement,
    WealthChoice,
    WealthRaise,
)
from forgewar.rules.events import DesignClaimed, OverseerPlaced, WealthKept, WealthShown
from forgewar.rules.game import Game
from forgewar.rules.state import Adventurer

CLAIM = Effect("claim", design="iron_sword")


def dealt(*cards: WealthCard, guilds: int = 2, mode: str = "simple") -> Game:
    """A game in which the first guild in the order was dealt these wealth cards (and blanks)."""
    blanks = [wealth(f"blank{i}", gold=1) for i in range(4)]
    hand = [*cards, *blanks][:4]
    game = new_game(mode, guilds, content=content_with(*hand))
    game.state.guilds[game.decision.seat].wealth = [card.id for card in hand]
    return game


def keep(game: Game, first: int = 0, second: int = 1) -> list[object]:
    """The guild to choose keeps two of its cards, by their places."""
    hand = game.state.guilds[game.decision.seat].wealth
    return game.play(KeepWealth(hand[first], hand[second]))


def levels(game: Game, seat: int) -> list[int]:
    return [hero.level for hero in game.state.guilds[seat].adventurers]


# Wealth


@pytest.mark.rule("SETUP-10")
@pytest.mark.parametrize(
    ("mode", "kind"),
    [("simple", "standard"), ("epic", "standard"), ("fast_forward", "fast_forward")],
)
def test_each_guild_is_dealt_four_cards_of_its_set_of_sixteen(mode: str, kind: str) -> None:
    cards = {card.id for card in CONTENT.wealth.values() if card.set == kind}
    assert len(cards) == 16
    hands = [guild.wealth for guild in new_game(mode, 4).state.guilds]
    assert [len(hand) for hand in hands] == [4, 4, 4, 4]
    assert {card for hand in hands for card in hand} == cards  # four times four, none twice
    others = [guild.wealth for guild in new_game(mode, 4, seed=2).state.guilds]
    assert hands != others


@pytest.mark.rule("SETUP-10")
def test_a_guild_keeps_two_of_its_own_four() -> None:
    game = new_game()
    first, second = (game.state.guilds[seat] for seat in game.state.order)
    a, b, c, d = first.wealth
    pairs = {(action.first, action.second) for action in game.choices()}
    assert pairs <= {(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)}
    assert len(pairs) >= 5  # two equal claims at most
    assert refused(game, KeepWealth(a, a)) == "SETUP-10"
    assert refused(game, KeepWealth(a, second.wealth[0])) == "SETUP-10"


@pytest.mark.rule("SETUP-10")
def test_what_the_kept_cards_give_comes_when_all_have_chosen() -> None:
    game = dealt(wealth("purse", gold=3, iron=2), wealth("hand", adventurer=1, ruby=1))
    first, second = game.state.order
    events = keep(game)
    assert of(events, WealthKept) == [WealthKept(first)]
    assert not of(events, WealthShown)
    assert game.state.guilds[first].gold == 0
    assert game.decision == WealthChoice(second)
    game.state.guilds[second].wealth = ["blank0", "purse", "blank1", "hand"]
    events = keep(game, 0, 2)
    assert of(events, WealthShown) == [
        WealthShown(first, ("purse", "hand")),
        WealthShown(second, ("blank0", "blank1")),
    ]
    assert game.state.guilds[first].gold == gold(events, first, "wealth") == 3
    assert pool(game, first) == {"iron": 2, "ruby": 1}
    assert levels(game, first) == [1, 1, 1, 1]
    assert game.state.guilds[second].gold == 2
    assert pool(game, second) == {}


@pytest.mark.rule("SETUP-10")
def test_wealth_is_chosen_in_player_order() -> None:
    game = new_game(guilds=4)
    asked = []
    while isinstance(game.decision, WealthChoice | WealthRaise):
        if isinstance(game.decision, WealthChoice):
            asked.append(game.decision.seat)
        game.play(game.choices()[0])
    assert asked == game.state.order


@pytest.mark.rule("SETUP-10")
def test_two_levels_may_go_to_one_adventurer_and_a_third_may_not() -> None:
    game = dealt(wealth("veteran", level=2), wealth("lessons", level=1))
    first, second = game.state.order
    keep(game)
    for _ in range(2):
        assert game.decision == WealthRaise(first)
        assert refused(game, RaiseAdventurer(1)) == ""
        game.play(RaiseAdventurer(1))
    assert game.decision == WealthRaise(first)
    assert refused(game, RaiseAdventurer(1)) == "SETUP-10"
    assert refused(game, RaiseAdventurer(3)) == "SETUP-10"  # there is none
    game.play(RaiseAdventurer(0))
    assert levels(game, first) == [1, 1, 1]  # not shown yet
    assert game.decision == WealthChoice(second)
    play_until(game, Placement)
    assert levels(game, first) == [2, 3, 1]


@pytest.mark.rule("SETUP-10")
def test_a_level_may_go_to_an_adventurer_who_comes_with_the_wealth() -> None:
    game = dealt(wealth("lessons", level=1), wealth("recruit", adventurer=1))
    first = game.decision.seat
    keep(game)
    game.play(RaiseAdventurer(3))
    play_until(game, Placement)
    assert levels(game, first) == [1, 1, 1, 2]


@pytest.mark.rule("SETUP-10")
def test_whom_to_raise_is_decided_before_the_next_guild_chooses() -> None:
    game = dealt(wealth("lessons", level=1))
    first, second = game.state.order
    keep(game)
    assert game.decision == WealthRaise(first)
    game.play(RaiseAdventurer(0))
    assert game.decision == WealthChoice(second)


@pytest.mark.rule("SETUP-10")
def test_two_equal_claims_cannot_both_be_kept() -> None:
    other = Effect("claim", design="copper_axe")
    game = dealt(wealth("charter", CLAIM), wealth("letter", CLAIM, gold=1), wealth("axes", other))
    assert refused(game, KeepWealth("charter", "letter")) == "SETUP-10"
    assert refused(game, KeepWealth("charter", "axes")) == ""
    assert refused(game, KeepWealth("letter", "axes")) == ""


@pytest.mark.rule("SETUP-10")
def test_a_free_claim_costs_nothing_and_pays_nobody() -> None:
    game = dealt(wealth("charter", CLAIM), wealth("ore", iron=1), wealth("stone", emerald=1))
    first, second = game.state.order
    keep(game)
    game.state.guilds[second].wealth = ["charter", "ore", "blank0", "stone"]
    events = keep(game, 0, 3)
    assert [(e.seat, e.design, e.price) for e in of(events, DesignClaimed)] == [
        (first, "iron_sword", 0),
        (second, "iron_sword", 0),
    ]
    assert [guild.claims for guild in game.state.guilds] == [["iron_sword"], ["iron_sword"]]
    assert [guild.gold for guild in game.state.guilds] == [0, 0]


@pytest.mark.rule("SETUP-10")
@pytest.mark.parametrize(
    ("mode", "kind"), [("simple", "standard"), ("fast_forward", "fast_forward")]
)
def test_free_claims_name_designs_that_are_open_from_the_start(mode: str, kind: str) -> None:
    for seed in range(20):
        game = new_game(mode, seed=seed)
        on_the_way = game.state.public[8 if mode == "fast_forward" else 4 :]
        open_ = set(game.state.public) - set(on_the_way)
        for card in CONTENT.wealth.values():
            if card.set == kind:
                assert {e.design for e in card.effects if e.kind == "claim"} <= open_


# The first overseers


@pytest.mark.rule("SETUP-11")
def test_overseers_are_placed_one_at_a_time_in_player_order() -> None:
    game = play_until(new_game(guilds=3), Placement)
    asked, placed = [], []
    while isinstance(game.decision, Placement):
        asked.append(game.decision.seat)
        placed += of(game.play(game.choices()[-1]), OverseerPlaced)
    assert asked == game.state.order * 3
    assert [event.side for event in placed] == asked
    assert len({event.hex for event in placed}) == 9


@pytest.mark.rule("SETUP-11")
def test_an_overseer_is_placed_on_an_empty_hex_of_the_mine() -> None:
    game = play_until(new_game(guilds=2), Placement)
    seat, other = game.state.order
    assert len(game.choices()) == 37
    game.play(PlaceOverseer(seat, INDEX[0, 0]))
    assert refused(game, PlaceOverseer(other, INDEX[0, 0])) == "SETUP-11"
    assert refused(game, PlaceOverseer(other, INDEX[4, 0])) == "SETUP-11"  # that border is down
    assert refused(game, PlaceOverseer(other, 61)) == "SETUP-11"
    assert refused(game, PlaceOverseer(seat, INDEX[1, 0])) == "SETUP-11"  # not this guild's turn
    assert refused(game, PlaceOverseer(other, INDEX[1, 0])) == ""


# Unlimited pieces


@pytest.mark.rule("SETUP-12")
def test_pieces_never_run_out() -> None:
    game = begun()
    seat = game.decision.seat
    guild = game.state.guilds[seat]
    guild.gold, guild.resources = 10_000, [500] * 6
    guild.adventurers = [Adventurer()] * 50
    put_overseer(game, seat, INDEX[0, 0])
    game.state.workers[seat] = 80  # more than any mine has hexes
    game.play(MoveOverseer(INDEX[0, 0], INDEX[1, 0]))
    game.play(BuyResource(seat, 0))
    assert game.state.workers[seat] == 81
    assert sum(guild.resources) == 3002
    play_until(game, MarketTurn, seat=seat)
    game.play(Barracks(hire=True))
    assert len(guild.adventurers) == 51


# What guilds cannot see


@pytest.mark.rule("SETUP-13")
def test_wealth_is_seen_by_its_owner_only_until_it_is_shown() -> None:
    game = dealt(wealth("veteran", level=2), wealth("lessons", level=1), guilds=3)
    first, second, third = game.state.order
    for seat, other in ((first, second), (second, third), (third, first)):
        assert game.view(seat).guilds[seat].wealth == game.state.guilds[seat].wealth
        assert game.view(seat).guilds[other].wealth == []
    keep(game)
    game.play(RaiseAdventurer(2))
    own, others = game.view(first).guilds[first], game.view(second).guilds[first]
    assert (own.kept, own.raises) == (["veteran", "lessons"], [2])
    assert (others.wealth, others.kept, others.raises) == ([], [], [])
    play_until(game, Placement)
    assert game.view(second).guilds[first].kept == ["veteran", "lessons"]


@pytest.mark.rule("SETUP-13")
def test_nobody_sees_how_many_levels_another_guild_is_giving() -> None:
    veteran, lessons, purse = wealth("vet", level=2), wealth("les", level=1), wealth("pur", gold=1)
    seen = []
    for hand in ((veteran, lessons), (lessons, purse)):
        game = dealt(*hand)
        first, second = game.state.order
        before = game.view(second).agenda
        keep(game)
        assert game.view(first).agenda == game.state.agenda
        seen.append(game.view(second).agenda)
        assert seen[-1] == before
    assert seen[0] == seen[1]


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize("mode", ["simple", "epic"])
def test_the_order_of_decks_and_all_that_is_to_come_is_hidden(mode: str) -> None:
    game = play_until(new_game(mode, 3), MineTurn)
    other = game.clone()
    state = other.state
    weapons, bonus, more_bonus, single, more_single = state.decks
    state.decks = [weapons[::-1], more_bonus, bonus, more_single[::-1], single]
    colours = [CONTENT.quests[card_of(key)].colour for key in state.quest_deck]
    greens = colours.count("green")
    state.quest_deck[:greens] = state.quest_deck[:greens][::-1]
    state.ahead = state.ahead[::-1]
    state.seed = 12345
    assert game.state.to_json() != state.to_json()
    for seat in range(3):
        assert game.view(seat).to_json() == other.view(seat).to_json()


@pytest.mark.rule("SETUP-13")
def test_all_else_is_open_to_everybody() -> None:
    game = play_until(new_game("epic", 3, bonus_tiles=True), MarketTurn, round=5)
    hidden = {"seed", "ahead", "decks", "quest_deck"}
    state = game.state
    state.guilds[1].gold, state.guilds[1].resources = 7, [1, 2, 3, 4, 5, 6]
    assert state.discard
    assert state.removed
    for seat in range(3):
        view = game.view(seat)
        for name in set(state.__struct_fields__) - hidden:
            assert getattr(view, name) == getattr(state, name), name
        assert [len(deck) for deck in view.decks] == [len(deck) for deck in state.decks]
        assert sorted(view.quest_deck) == sorted(state.quest_deck)


@pytest.mark.rule("SETUP-13")
def test_looking_changes_nothing() -> None:
    game = play_until(new_game("epic", 2), MineTurn)
    before = game.state.to_json()
    view = game.view(0)
    view.guilds[0].gold = 99
    view.decks[0].clear()
    view.offer.clear()
    assert game.state.to_json() == before
