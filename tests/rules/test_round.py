"""ROUND: how a round begins, its phases, and how it ends."""

import pytest
from rules.kit import (
    CONTENT,
    ask,
    begun,
    content_with,
    design,
    give,
    line,
    new_game,
    of,
    on_quest,
    play_out,
    play_until,
    put_overseer,
    put_workers,
    quest,
    refused,
)

from forgewar.content.board import INDEX
from forgewar.content.model import Design
from forgewar.rules.actions import (
    Claim,
    DeclineQuest,
    DeclineReward,
    DoneTrading,
    FinishManaging,
    PassMarket,
    PassMine,
)
from forgewar.rules.agenda import (
    EndMine,
    EndRound,
    FinishRound,
    StartRound,
)
from forgewar.rules.decisions import (
    Acquisition,
    Management,
    MarketTurn,
    MineTurn,
    OverseerReward,
    Placement,
    TradeWindow,
    WealthChoice,
)
from forgewar.rules.events import (
    CardRevealed,
    DesignOpened,
    Event,
    GameEnded,
    MineBuilt,
    OfferMoved,
    PhaseStarted,
    QuestDealt,
    QuestFailed,
    QuestRemoved,
    RoundStarted,
    StageStarted,
    TileResolved,
)
from forgewar.rules.game import Game

EMPTY_OFFER = [""] * 8


def start_round(game: Game) -> list[Event]:
    """The next round begins."""
    return ask(game, TradeWindow(0, "end"), StartRound()).play(DoneTrading())


def finish_round(game: Game, round: int = 0) -> list[Event]:
    """The last window for trades of a round (of this one) closes; what follows is done."""
    game.state.round = round or game.state.round
    return ask(game, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())


def with_weapon_deck(*deck: Design) -> Game:
    game = begun(content=content_with(*deck))
    game.state.decks[0] = [card.id for card in deck]
    return game


# ROUND-1


@pytest.mark.rule("ROUND-1")
def test_the_top_card_of_each_of_the_five_decks_is_turned_up() -> None:
    game = with_weapon_deck(design("one"), design("two"))
    decks = [list(deck) for deck in game.state.decks]
    events = start_round(game)
    tops = [deck[0] for deck in decks]
    assert game.state.show == tops
    assert game.state.decks == [deck[1:] for deck in decks]
    assert of(events, CardRevealed) == [CardRevealed(i, card) for i, card in enumerate(tops)]


@pytest.mark.rule("ROUND-1")
def test_public_designs_turned_up_are_opened_until_a_unique_one_shows() -> None:
    game = with_weapon_deck(
        design("pike", kind="public"),
        design("maul", kind="public"),
        design("one"),
        design("halberd", kind="public"),
        design("two"),
    )
    before = list(game.state.public)
    events = start_round(game)
    assert game.state.show[0] == "one"
    assert game.state.public == [*before, "pike", "maul"]
    assert of(events, DesignOpened) == [DesignOpened("pike"), DesignOpened("maul")]
    assert game.state.decks[0] == ["halberd", "two"]


@pytest.mark.rule("ROUND-1", "MARKET-6")
def test_a_design_opened_this_round_can_be_claimed_this_round() -> None:
    game = with_weapon_deck(design("pike", kind="public"), design("one"))
    start_round(game)
    ask(game, MarketTurn(0))
    give(game, 0, gold=9)
    assert refused(game, Claim("pike")) == ""


@pytest.mark.rule("ROUND-1")
def test_public_designs_are_opened_until_the_deck_is_empty() -> None:
    game = with_weapon_deck(design("pike", kind="public"), design("maul", kind="public"))
    start_round(game)
    assert game.state.show[0] == ""
    assert game.state.public[-2:] == ["pike", "maul"]
    assert game.state.decks[0] == []


@pytest.mark.rule("ROUND-1")
def test_an_empty_deck_shows_nothing() -> None:
    game = begun()
    for place in (0, 2, 3):
        game.state.decks[place] = []
    events = start_round(game)
    assert [bool(card) for card in game.state.show] == [False, True, False, False, True]
    assert [e.place for e in of(events, CardRevealed)] == [1, 4]


@pytest.mark.rule("ROUND-1", "SETUP-9")
@pytest.mark.parametrize("mode", ["simple", "epic", "fast_forward"])
def test_for_round_one_it_is_done_early_and_not_again(mode: str) -> None:
    game = new_game(mode)
    assert isinstance(game.decision, WealthChoice)
    show, decks = list(game.state.show), [list(deck) for deck in game.state.decks]
    assert all(show)
    play_until(game, MineTurn)
    assert (game.state.round, game.state.show, game.state.decks) == (1, show, decks)


@pytest.mark.rule("ROUND-1", "ROUND-2", "STAGE-3")
@pytest.mark.parametrize("last_of_stage", [6, 12])
def test_for_the_first_round_of_a_stage_it_is_done_early_and_not_again(last_of_stage: int) -> None:
    game = play_until(new_game("epic"), Placement, round=last_of_stage)
    show, decks = list(game.state.show), [list(deck) for deck in game.state.decks]
    offer = list(game.state.offer)
    assert all(show)
    assert all(offer)
    play_until(game, MineTurn)
    assert game.state.round == last_of_stage + 1
    assert (game.state.show, game.state.decks, game.state.offer) == (show, decks, offer)


# ROUND-2


def with_quests(offer: list[str], deck: list[str]) -> Game:
    """A game with these quests in the offer and the deck; a name that begins with "gold" tells its
    colour."""
    names = [name for name in (*offer, *deck) if name]
    cards = [quest(id=n, colour="gold" if n.startswith("gold") else "green") for n in names]
    game = begun(content=content_with(*cards))
    game.state.offer = offer + EMPTY_OFFER[len(offer) :]
    game.state.quest_deck = deck
    return game


@pytest.mark.rule("ROUND-2")
def test_the_offer_moves_forward_and_the_places_at_the_back_are_dealt() -> None:
    game = with_quests(
        ["", "a", "b", "", "c", "", "", "d"], ["new 1", "new 2", "new 3", "new 4", "new 5"]
    )
    events = start_round(game)
    assert of(events, OfferMoved) == [OfferMoved(("a", "b", "c", "d", "", "", "", ""))]
    assert of(events, QuestDealt) == [QuestDealt(3 + n, f"new {n}") for n in (1, 2, 3, 4)]
    assert game.state.offer == ["a", "b", "c", "d", "new 1", "new 2", "new 3", "new 4"]
    assert game.state.quest_deck == ["new 5"]


@pytest.mark.rule("ROUND-2")
def test_a_full_offer_stays_as_it_is() -> None:
    names = list("abcdefgh")
    game = with_quests(list(names), ["new"])
    events = start_round(game)
    assert game.state.offer == names
    assert game.state.quest_deck == ["new"]
    assert not of(events, OfferMoved)
    assert not of(events, QuestDealt)


@pytest.mark.rule("ROUND-2")
def test_when_one_colour_runs_out_the_next_one_follows() -> None:
    game = with_quests(["a", "b", "c", "d", "e"], ["green", "gold 1", "gold 2", "gold 3"])
    start_round(game)
    assert game.state.offer == ["a", "b", "c", "d", "e", "green", "gold 1", "gold 2"]


@pytest.mark.rule("ROUND-2")
def test_when_the_whole_deck_is_out_places_stay_empty() -> None:
    game = with_quests(["", "", "a", "", "", "", "", ""], ["new"])
    start_round(game)
    assert game.state.offer == ["a", "new", *EMPTY_OFFER[2:]]
    events = start_round(game)
    assert game.state.offer == ["a", "new", *EMPTY_OFFER[2:]]
    assert not of(events, QuestDealt)


@pytest.mark.rule("ROUND-2")
def test_it_is_not_done_in_round_one() -> None:
    game = play_until(new_game(), Placement)
    deck = list(game.state.quest_deck)
    game.state.offer[3] = ""
    offer = list(game.state.offer)
    play_until(game, MineTurn)
    assert (game.state.offer, game.state.quest_deck) == (offer, deck)


# ROUND-3


@pytest.mark.rule("ROUND-3")
def test_a_round_is_mine_market_quest_and_end() -> None:
    phases = [event.phase for event in of(play_out(begun()), PhaseStarted)]
    first_round = ["market", "quest", "end"]  # its mine phase has begun
    assert phases == [*first_round, *["mine", "market", "quest", "end"] * 6, "scoring"]


@pytest.mark.rule("ROUND-3")
def test_every_guild_is_asked_in_every_phase() -> None:
    game = begun(guilds=3)
    game.state.order = [0, 1, 2]
    asked = []
    ask(game, MineTurn(0), MineTurn(1), MineTurn(2), EndMine())
    while game.state.round == 1:
        asked.append((game.state.phase, type(game.decision), game.decision.seat))
        quiet = {
            MineTurn: PassMine(),
            MarketTurn: PassMarket(),
            Acquisition: DeclineQuest(),
            Management: FinishManaging(),
            TradeWindow: DoneTrading(),
        }
        game.play(quiet[type(game.decision)])
    order = [2, 1, 0]  # without workers the order turns round (ORDER-2)
    assert [a for a in asked if a[1] is not TradeWindow] == [
        *[("mine", MineTurn, seat) for seat in (0, 1, 2)],
        *[("market", MarketTurn, seat) for seat in order],
        *[("quest", Acquisition, seat) for seat in order],
        *[("quest", Management, seat) for seat in order],
    ]


@pytest.mark.rule("ROUND-3")
def test_what_belongs_to_another_phase_is_refused() -> None:
    acts = {
        MineTurn: PassMine(),
        MarketTurn: PassMarket(),
        Acquisition: DeclineQuest(),
        Management: FinishManaging(),
    }
    game = begun()
    for now in acts:
        ask(game, now(0))
        for other, action in acts.items():
            assert refused(game, action) == ("" if now is other else "ROUND-3")


# ROUND-4

FULL = list("abcdefgh")


def offered(guilds: int, offer: list[str]) -> Game:
    game = begun(guilds=guilds, content=content_with(*(quest(id=name) for name in FULL)))
    game.state.offer = list(offer)
    return game


@pytest.mark.rule("ROUND-4")
@pytest.mark.parametrize(("guilds", "leave"), [(4, ["a"]), (3, ["a", "b"]), (2, ["a", "b", "c"])])
def test_the_quests_in_the_first_places_are_removed(guilds: int, leave: list[str]) -> None:
    game = offered(guilds, FULL)
    events = finish_round(game)
    assert of(events, QuestRemoved) == [QuestRemoved(name, "ROUND-4") for name in leave]
    assert game.state.removed[-len(leave) :] == leave
    stayed = FULL[len(leave) :]
    assert game.state.offer[: len(stayed)] == stayed


@pytest.mark.rule("ROUND-4")
@pytest.mark.parametrize(
    ("guilds", "offer", "leave"),
    [
        (4, ["", *"bcdefgh"], []),
        (3, ["", *"bcdefgh"], ["b"]),
        (3, ["a", "", *"cdefgh"], ["a"]),
        (2, ["", "b", "", *"defgh"], ["b"]),
        (2, ["", "", "", *"defgh"], []),
    ],
)
def test_an_empty_place_among_them_is_not_made_up_for(
    guilds: int, offer: list[str], leave: list[str]
) -> None:
    game = offered(guilds, offer)
    events = finish_round(game)
    assert [e.quest for e in of(events, QuestRemoved)] == leave
    stayed = [name for name in offer if name and name not in leave]
    assert game.state.offer[: len(stayed)] == stayed


# ROUND-5


def first_of(colour: str, stage: int, count: int) -> list[str]:
    cards = [q for q in CONTENT.quests.values() if (q.colour, q.stage) == (colour, stage)]
    return [card.id for card in cards[:count]]


def before_the_last_round(mode: str, colour: str, stage: int) -> Game:
    """Gold and other quests mixed in the offer, others first in the deck."""
    game = begun(mode)
    plain, gold = first_of(colour, stage, 7), first_of("gold", stage, 6)
    game.state.offer = ["", "", "", plain[0], gold[0], plain[1], gold[1], plain[2]]
    game.state.quest_deck = plain[3:] + gold[2:]
    return game


@pytest.mark.rule("ROUND-5")
@pytest.mark.parametrize(
    ("mode", "colour", "stage"), [("simple", "green", 1), ("fast_forward", "grey", 2)]
)
def test_after_round_six_the_first_colour_leaves_offer_and_deck(
    mode: str, colour: str, stage: int
) -> None:
    game = before_the_last_round(mode, colour, stage)
    plain, gold = first_of(colour, stage, 7), first_of("gold", stage, 6)
    events = finish_round(game, round=6)
    assert of(events, QuestRemoved) == [QuestRemoved(card, "ROUND-5") for card in plain[:3]]
    assert set(plain) <= set(game.state.removed)
    assert game.state.offer == [*gold, "", ""]
    assert game.state.quest_deck == []


@pytest.mark.rule("ROUND-5")
def test_it_happens_after_round_six_only() -> None:
    game = before_the_last_round("simple", "green", 1)
    assert not of(finish_round(game, round=5), QuestRemoved)


@pytest.mark.rule("ROUND-5")
@pytest.mark.parametrize("mode", ["simple", "fast_forward"])
@pytest.mark.parametrize("guilds", [2, 3, 4])
def test_the_last_round_offers_only_gold_quests(mode: str, guilds: int) -> None:
    game = play_until(new_game(mode, guilds), MineTurn, round=7)
    cards = [game.table.track(key).quest for key in game.state.offer if key]
    assert cards
    assert all(card.colour == "gold" for card in cards)


@pytest.mark.rule("ROUND-5")
@pytest.mark.parametrize("round", [6, 17])
def test_epic_has_no_such_thing(round: int) -> None:
    game = begun("epic")
    game.state.offer = ["", "", "", *first_of("red", 3, 2), *first_of("gold", 3, 3)]
    game.state.quest_deck = first_of("red", 3, 4)[2:]
    offer = [key for key in game.state.offer if key]
    assert not of(finish_round(game, round=round), QuestRemoved)
    assert game.state.offer == [*offer, *first_of("red", 3, 4)[2:], ""]


# ROUND-6


def tile_of(kind: str) -> str:
    return next(tile.id for tile in CONTENT.tiles.values() if tile.kind == kind)


def end_of_epic_round(round: int, tile: str, number: int) -> Game:
    """The end of a round in which a tile is due: guild 0 finishes managing, both can trade."""
    game = begun("epic", bonus_tiles=True)
    state = game.state
    state.round, state.order = round, [1, 0]
    state.tiles[number] = tile
    for seat in (0, 1):
        give(game, seat, copper=3)
    put_workers(game, 0, *line()[: CONTENT.tiles[tile].number])
    put_overseer(game, 0, INDEX[0, 2])
    return ask(game, Management(0), EndRound())


@pytest.mark.rule("ROUND-6", "BONUS-2")
def test_a_tile_comes_before_the_window_for_last_trades() -> None:
    game = end_of_epic_round(6, tile_of("industrious"), 0)
    events = game.play(FinishManaging())
    assert of(events, TileResolved)
    assert isinstance(game.decision, OverseerReward)
    asked = []
    for action in (DeclineReward(), DoneTrading(), DoneTrading()):
        last = game.play(action)
        asked.append(game.decision)
    assert asked[:2] == [TradeWindow(1, "end"), TradeWindow(0, "end")]
    assert isinstance(asked[2], Placement)
    assert of(last, StageStarted)


@pytest.mark.rule("ROUND-6", "MERCHANT-2")
def test_a_stockpile_has_its_own_window_before_it() -> None:
    game = end_of_epic_round(9, tile_of("stockpile"), 1)
    game.play(FinishManaging())
    asked = []
    resolved = []
    while isinstance(game.decision, TradeWindow):
        asked.append(game.decision)
        if of(game.play(DoneTrading()), TileResolved):
            resolved.append(len(asked))
    assert asked == [TradeWindow(seat, before) for before in ("tile", "end") for seat in (1, 0)]
    assert resolved == [2]


@pytest.mark.rule("ROUND-6")
def test_stale_quests_leave_after_the_last_trades_and_before_the_stage_changes() -> None:
    game = begun("epic")
    give(game, 0, copper=1)
    game.state.round = 6
    assert not of(ask(game, Management(0), EndRound()).play(FinishManaging()), QuestRemoved)
    assert game.decision == TradeWindow(0, "end")
    events = game.play(DoneTrading())
    kinds = (QuestRemoved, StageStarted, MineBuilt)
    told = [getattr(e, "clause", type(e).__name__) for e in events if isinstance(e, kinds)]
    assert list(dict.fromkeys(told)) == ["ROUND-4", "StageStarted", "MineBuilt", "STAGE-2"]
    assert told[:3] == ["ROUND-4"] * 3


@pytest.mark.rule("ROUND-6")
def test_first_round_four_then_round_five_then_the_next_round() -> None:
    game = begun()
    green, gold = first_of("green", 1, 6), first_of("gold", 1, 2)
    game.state.offer = [gold[0], green[0], gold[1], *green[1:6]]
    events = finish_round(game, round=6)
    told = [e for e in events if isinstance(e, QuestRemoved | RoundStarted)]
    assert told == [
        *[QuestRemoved(card, "ROUND-4") for card in (gold[0], green[0], gold[1])],
        *[QuestRemoved(card, "ROUND-5") for card in green[1:6]],
        RoundStarted(7, 1),
    ]


@pytest.mark.rule("ROUND-6", "END-1", "BONUS-2")
def test_after_the_last_round_the_tile_the_trades_and_the_end_follow() -> None:
    game = end_of_epic_round(18, tile_of("industrious"), 4)
    game = Game(game.state, content_with(quest(), base=game.content))
    on_quest(game, 1, "errand")
    game.play(FinishManaging())
    assert isinstance(game.decision, OverseerReward)
    game.play(DeclineReward())
    game.play(DoneTrading())
    events = game.play(DoneTrading())
    told = [
        e for e in events if isinstance(e, QuestRemoved | QuestFailed | StageStarted | GameEnded)
    ]
    assert [type(e) for e in told] == [QuestFailed, GameEnded]
    assert game.over


@pytest.mark.rule("ROUND-6", "ROUND-4")
def test_after_the_last_round_nothing_leaves_the_offer() -> None:
    game = begun()
    offer = list(game.state.offer)
    events = finish_round(game, round=7)
    assert not of(events, QuestRemoved)
    assert game.state.offer == offer
