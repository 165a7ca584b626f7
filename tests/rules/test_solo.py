"""SOLO: one guild, two automated colours and the duty to take and complete quests.

Side 0 is the player, sides 1 and 2 move by themselves. The quest decks are in test_solo_decks.
"""

import pytest
from msgspec.structs import replace
from rules.kit import (
    CONTENT,
    armed,
    ask,
    begun,
    content_with,
    draw_line,
    gained,
    give,
    leg,
    line,
    new_game,
    of,
    on_quest,
    play_out,
    pool,
    prestige,
    put_overseer,
    put_workers,
    quest,
    refused,
    terrain,
)

from forgewar.content.board import INDEX
from forgewar.content.model import Content
from forgewar.rules import solo
from forgewar.rules.actions import (
    Barracks,
    BuyCard,
    BuyResource,
    DeclineQuest,
    DoneTrading,
    FinishManaging,
    MoveOverseer,
    PassMarket,
    PassMine,
    PlaceOverseer,
    Rush,
    TakeQuest,
)
from forgewar.rules.agenda import (
    AutomatedMove,
    EndMarket,
    EndMine,
    EndRound,
    FinishRound,
    StartRound,
    Step,
)
from forgewar.rules.decisions import (
    Acquisition,
    AutomatedTie,
    Management,
    MarketTurn,
    MineTurn,
    OverseerReward,
    Placement,
    TradeWindow,
    WealthChoice,
)
from forgewar.rules.events import (
    GameEnded,
    Lapsed,
    OrderSet,
    OverseerMoved,
    ResourcesChanged,
    Struck,
    WorkerDefected,
    WorkerRemoved,
    WorkerTurned,
)
from forgewar.rules.game import Game

ERRANDS = [quest(id=f"errand{i}") for i in range(8)]


def solo_game(mode: str = "simple", **options: object) -> Game:
    """A solo game with an empty mine, and some quests of its own that can be given out."""
    return begun(mode, solo="easy", content=content_with(*ERRANDS), **options)


def automate(game: Game, side: int, *after: Step) -> list[object]:
    """Let an automated colour move after the player has passed."""
    ask(game, MineTurn(0), AutomatedMove(side), *(after or (EndMine(),)))
    return game.play(PassMine())


def at(*places: tuple[int, int]) -> list[int]:
    return [INDEX[place] for place in places]


# SOLO-1: set-up


@pytest.mark.rule("SOLO-1")
def test_one_guild_and_two_automated_colours_in_the_mine_of_three() -> None:
    game = new_game(solo="medium")
    state = game.state
    assert len(state.guilds) == 1
    assert len(state.workers) == len(state.overseers) == 3
    assert sum(resource >= 0 for resource in state.terrain) == 48


@pytest.mark.rule("SOLO-1")
@pytest.mark.parametrize(("mode", "adventurers"), [("simple", 4), ("epic", 5), ("fast_forward", 5)])
def test_one_adventurer_more(mode: str, adventurers: int) -> None:
    assert len(new_game(mode, solo="hard").state.guilds[0].adventurers) == adventurers


@pytest.mark.rule("SOLO-1")
def test_the_player_starts_last_the_others_in_random_order() -> None:
    orders = {tuple(new_game(solo="easy", seed=seed).state.order) for seed in range(20)}
    assert orders == {(1, 2, 0), (2, 1, 0)}


@pytest.mark.rule("SOLO-1")
@pytest.mark.parametrize(
    "sides", [[0, 0, 0, 1, 1, 1, 2, 2, 2], [2, 1, 0, 0, 2, 1, 1, 2, 0], [2, 2, 2, 0, 1, 0, 1, 0, 1]]
)
def test_the_player_places_all_nine_overseers_in_any_order(sides: list[int]) -> None:
    game = new_game(solo="easy")
    while not isinstance(game.decision, Placement):
        game.play(game.choices()[0])
    hexes = game.table.geometry.hexes
    for hex_, side in zip(hexes, sides, strict=False):
        assert game.decision == Placement(0)
        game.play(PlaceOverseer(side, hex_))
        if len(game.state.overseers[side]) == 3 and isinstance(game.decision, Placement):
            assert refused(game, PlaceOverseer(side, hexes[-1])) == "SETUP-11"
    assert not isinstance(game.decision, Placement)
    assert game.state.round == 1


# SOLO-6: automated moves


@pytest.mark.rule("SOLO-6")
def test_automated_colours_move_when_the_order_reaches_them() -> None:
    game = solo_game()
    game.state.order = [1, 0, 2]
    put_overseer(game, 1, INDEX[-3, 0])
    put_workers(game, 0, INDEX[-2, 0])
    put_overseer(game, 2, INDEX[3, 0])
    put_workers(game, 1, INDEX[2, 0])
    ask(game, TradeWindow(0, "end"), StartRound())
    events = game.play(DoneTrading())
    assert [event.side for event in of(events, OverseerMoved)] == [1]
    assert game.decision == MineTurn(0)
    events = game.play(PassMine())
    assert [event.side for event in of(events, OverseerMoved)] == [2]
    assert game.decision == MarketTurn(0)


@pytest.mark.rule("SOLO-6")
def test_it_jumps_the_most_workers_that_are_not_its_own() -> None:
    game = solo_game()
    draw_line(game, "..0B02.")
    events = automate(game, 1)
    assert of(events, OverseerMoved)[0].target == INDEX[3, 0]


@pytest.mark.rule("SOLO-6")
def test_any_overseer_of_its_colour_may_be_the_one() -> None:
    game = solo_game()
    draw_line(game, "B0.....")
    put_overseer(game, 1, INDEX[0, -3])
    put_workers(game, 2, *at((0, -2), (0, -1)))
    events = automate(game, 1)
    moved = of(events, OverseerMoved)[0]
    assert (moved.origin, moved.target) == (INDEX[0, -3], INDEX[0, 0])


@pytest.mark.rule("SOLO-6")
def test_among_those_it_jumps_the_fewest_of_its_own() -> None:
    game = solo_game()
    draw_line(game, "..B01..")  # one other, one own
    put_workers(game, 2, INDEX[0, -1])  # one other
    events = automate(game, 1)
    assert of(events, OverseerMoved)[0].target == INDEX[1, -2]


@pytest.mark.rule("SOLO-6")
def test_more_of_the_others_outweigh_any_number_of_its_own() -> None:
    game = solo_game()
    draw_line(game, "B01102.")
    put_workers(game, 2, INDEX[-2, -1])
    events = automate(game, 1)
    assert of(events, OverseerMoved)[0].target == INDEX[3, 0]


@pytest.mark.rule("SOLO-6")
def test_among_equals_the_player_picks() -> None:
    game = solo_game()
    draw_line(game, "..0B0..")
    put_workers(game, 1, INDEX[0, 1])
    assert not of(automate(game, 1), OverseerMoved)
    assert game.decision == AutomatedTie(0, 1)
    west, east = (MoveOverseer(INDEX[0, 0], INDEX[q, 0]) for q in (-2, 2))
    assert set(game.choices()) == {west, east}
    jumps_own = MoveOverseer(INDEX[0, 0], INDEX[0, 2])
    jumps_none = MoveOverseer(INDEX[0, 0], INDEX[1, -1])
    assert refused(game, jumps_own) == refused(game, jumps_none) == "SOLO-6"
    assert refused(game, MoveOverseer(INDEX[0, 0], INDEX[3, 0])) == "MINE-3"
    events = game.play(west)
    assert of(events, OverseerMoved)[0].target == INDEX[-2, 0]
    assert game.decision == MarketTurn(0)


@pytest.mark.rule("SOLO-6")
def test_without_a_jump_it_must_move_all_the_same() -> None:
    game = solo_game()
    put_overseer(game, 1, INDEX[0, 0])
    put_workers(game, 1, INDEX[1, 0])  # its own: worse than none
    automate(game, 1)
    assert game.decision == AutomatedTie(0, 1)
    assert refused(game, PassMine()) == "ROUND-3"
    assert MoveOverseer(INDEX[0, 0], INDEX[2, 0]) not in game.choices()
    assert MoveOverseer(INDEX[0, 0], INDEX[-1, 0]) in game.choices()


@pytest.mark.rule("SOLO-6")
def test_its_own_workers_are_jumped_if_nothing_else_is_left() -> None:
    game = solo_game()
    origin = INDEX[0, 0]
    put_overseer(game, 1, origin)
    put_overseer(game, 2, *game.table.geometry.neighbours[origin][1:])
    put_workers(game, 1, game.table.geometry.neighbours[origin][0])
    events = automate(game, 1)
    assert len(of(events, OverseerMoved)) == 1
    assert len(of(events, WorkerRemoved)) == 1


@pytest.mark.rule("SOLO-6")
def test_a_colour_that_cannot_move_does_not() -> None:
    game = solo_game()
    origin = INDEX[0, 0]
    put_overseer(game, 1, origin)
    put_overseer(game, 2, *game.table.geometry.neighbours[origin])
    events = automate(game, 1)
    assert not of(events, OverseerMoved)
    assert len(of(events, Lapsed)) == 1
    assert game.decision == MarketTurn(0)


# SOLO-7: workers


@pytest.mark.rule("SOLO-7")
def test_the_players_own_workers_are_removed_without_a_yield() -> None:
    game = solo_game()
    hexes = draw_line(game, "A0102..")
    terrain(game, hexes[:5], "copper", "iron", "emerald", "iron", "copper")
    ask(game, MineTurn(0))
    events = game.play(MoveOverseer(hexes[0], hexes[5]))
    assert of(events, WorkerRemoved) == [WorkerRemoved(0, hexes[1]), WorkerRemoved(0, hexes[3])]
    assert not of(events, WorkerDefected)
    assert of(events, WorkerTurned) == [WorkerTurned(hexes[2], 1, 0), WorkerTurned(hexes[4], 2, 0)]
    assert gained(events) == {"copper": 2, "emerald": 1}
    assert [game.state.cells[hex_] for hex_ in hexes[:6]] == [1, 0, 1, 0, 1, 5]
    assert game.state.workers == [3, 0, 0]


@pytest.mark.rule("SOLO-7")
@pytest.mark.parametrize("source", ["quest", "card", "tile"])
def test_a_reward_move_yields_to_the_player_likewise(source: str) -> None:
    game = solo_game()
    hexes = draw_line(game, "A01....")
    terrain(game, hexes[:3], "copper", "iron", "emerald")
    events = ask(game, OverseerReward(0, source, "x")).play(MoveOverseer(hexes[0], hexes[3]))
    assert gained(events) == {"copper": 1, "emerald": 1}
    assert of(events, WorkerRemoved) == [WorkerRemoved(0, hexes[1])]


@pytest.mark.rule("SOLO-7")
def test_automated_moves_yield_nothing_and_remove_their_own() -> None:
    game = solo_game()
    hexes = draw_line(game, "B012...")
    events = automate(game, 1)
    assert of(events, OverseerMoved)[0].jumped == tuple(hexes[1:4])
    assert of(events, WorkerRemoved) == [WorkerRemoved(1, hexes[2])]
    assert not of(events, ResourcesChanged)
    assert pool(game) == {}
    assert game.state.workers == [0, 3, 0]


@pytest.mark.rule("SOLO-7")
def test_strikes_apply_to_automated_moves() -> None:
    game = solo_game()
    hexes = draw_line(game, "B2020..")
    events = automate(game, 1)
    assert of(events, Struck) == [Struck(1, tuple(sorted(hexes[:5])))]
    assert game.state.workers == [0, 0, 0]


# SOLO-8 and SOLO-9: second move and order


def mine_phase(order: list[int]) -> Game:
    """The mine phase of a round in which each automated colour has one best move."""
    game = solo_game()
    game.state.order = order
    put_overseer(game, 1, INDEX[0, -3])
    put_workers(game, 0, INDEX[1, -3])
    put_overseer(game, 2, INDEX[-1, 3])
    put_workers(game, 0, INDEX[-2, 3])
    put_overseer(game, 0, INDEX[-3, 0])
    ask(game, TradeWindow(0, "end"), StartRound())
    game.play(DoneTrading())
    return game


@pytest.mark.rule("SOLO-8")
@pytest.mark.parametrize("order", [[1, 2, 0], [2, 0, 1], [1, 0, 2]])
def test_nobody_moves_twice_when_an_automated_colour_is_first(order: list[int]) -> None:
    game = mine_phase(order)
    assert game.decision == MineTurn(0)
    game.play(PassMine())
    assert isinstance(game.decision, MarketTurn)
    workers = [game.state.cells.count(side + 1) for side in range(3)]
    assert workers == [0, 2, 2]  # the new worker and the one jumped, for each automated colour


@pytest.mark.rule("SOLO-8", "SOLO-9")
@pytest.mark.parametrize("moves", [True, False])
def test_the_player_may_move_twice_when_first_and_the_order_is_the_same(moves: bool) -> None:
    game = mine_phase([0, 2, 1])
    assert game.decision == MineTurn(0)
    game.play(PassMine())
    assert game.decision == MineTurn(0, second=True)
    events = game.play(MoveOverseer(INDEX[-3, 0], INDEX[-2, 0]) if moves else PassMine())
    assert of(events, OrderSet) == [OrderSet((2, 1, 0))]


@pytest.mark.rule("SOLO-9")
@pytest.mark.parametrize("order", [[1, 2, 0], [2, 0, 1], [0, 1, 2]])
def test_the_first_goes_to_the_end_whatever_the_workers(order: list[int]) -> None:
    game = solo_game()
    game.state.order = order
    put_workers(game, order[1], *line()[:4])
    events = ask(game, MineTurn(0)).play(PassMine())
    assert of(events, OrderSet) == [OrderSet((*order[1:], order[0]))]


# SOLO-10: the market


def market(**options: object) -> Game:
    """The market phase as it follows from the mine phase."""
    game = solo_game(**options)
    ask(game, MineTurn(0)).play(PassMine())
    return game


@pytest.mark.rule("SOLO-10")
def test_the_player_acts_twice_and_each_may_be_a_pass_for_a_gold() -> None:
    game = market()
    for gold in (1, 2):
        assert game.decision == MarketTurn(0)
        game.play(PassMarket())
        assert game.state.guilds[0].gold == gold * CONTENT.prices.passing
    assert isinstance(game.decision, Acquisition)


@pytest.mark.rule("SOLO-10")
def test_the_second_action_needs_another_closed_space() -> None:
    game = market()
    give(game, 0, gold=50)
    game.play(Barracks(hire=True))
    assert game.decision == MarketTurn(0)
    assert refused(game, Barracks(hire=True)) == "MARKET-2"
    assert refused(game, Barracks(hire=False, train=0)) == "MARKET-2"


@pytest.mark.rule("SOLO-10", "MARKET-4")
def test_the_bazaar_is_one_space_for_all_four_cards() -> None:
    game = market()
    give(game, 0, gold=99)
    bonus, other, single, more = game.state.show[1:]
    assert refused(game, BuyCard(single)) == ""
    game.play(BuyCard(bonus))
    for card in (other, single, more):
        assert refused(game, BuyCard(card)) == "MARKET-2"


@pytest.mark.rule("SOLO-10")
def test_the_road_may_be_taken_twice_for_one_quest() -> None:
    long = quest(leg(steps=4), id="long")
    game = begun(solo="easy", content=content_with(long))
    on_quest(game, 0, "long")
    ask(game, MarketTurn(0), MarketTurn(0), EndMarket())
    game.play(Rush("long"))
    game.play(Rush("long"))
    assert game.state.guilds[0].quests[0].step == 2


# SOLO-11: the duty


def acquiring(offer: list[str], active: int = 0, gold: int = 0) -> Game:
    """The end of the market phase, with this offer and some active quests."""
    game = solo_game()
    game.state.offer = offer + [""] * (8 - len(offer))
    for errand in ERRANDS[:active]:
        on_quest(game, 0, errand.id)
    give(game, 0, gold=gold)
    return ask(game, MarketTurn(0))


def lost(game: Game) -> bool:
    result = game.state.result
    return result is not None and result.lost_by == "SOLO-11"


@pytest.mark.rule("SOLO-11")
def test_declining_is_no_choice_while_a_quest_can_be_taken() -> None:
    game = acquiring(["errand5"])
    game.play(PassMarket())
    assert game.decision == Acquisition(0)
    assert refused(game, DeclineQuest()) == "SOLO-11"
    game.play(TakeQuest("errand5"))
    assert not game.over


@pytest.mark.rule("SOLO-11")
def test_a_round_without_taking_a_quest_loses() -> None:
    """The only quest on offer costs more than the player has."""
    game = acquiring(["", "", "", "", "", "", "", "errand5"])
    game.play(PassMarket())
    game.state.guilds[0].gold = 0
    assert refused(game, TakeQuest("errand5")) == "QUEST-2"
    events = game.play(DeclineQuest())
    assert lost(game)
    assert of(events, GameEnded) == [GameEnded((0,), "SOLO-11")]
    assert game.decision is None


@pytest.mark.rule("SOLO-11")
def test_five_active_quests_lose_because_no_sixth_can_be_taken() -> None:
    game = acquiring(["errand7"], active=5)
    game.play(PassMarket())
    assert lost(game)


@pytest.mark.rule("SOLO-11")
def test_four_active_quests_do_not_lose() -> None:
    game = acquiring(["errand7"], active=4)
    game.play(PassMarket())
    assert game.decision == Acquisition(0)


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize("active", [0, 5])
def test_an_empty_offer_lifts_the_duty(active: int) -> None:
    game = acquiring([], active=active)
    game.play(PassMarket())
    assert refused(game, DeclineQuest()) == ""
    game.play(DeclineQuest())
    assert game.decision == Management(0)


@pytest.mark.rule("SOLO-11")
def test_the_program_warns_in_the_round_before() -> None:
    game = solo_game()
    for errand in ERRANDS[:4]:
        on_quest(game, 0, errand.id)
    assert not solo.warning(game.state)
    on_quest(game, 0, ERRANDS[4].id)
    assert solo.warning(game.state)
    game.state.round = 7  # there is no round after it
    assert not solo.warning(game.state)


@pytest.mark.rule("SOLO-11")
def test_a_failed_quest_loses_at_once() -> None:
    game = solo_game()
    on_quest(game, 0, "errand0")
    ask(game, Management(0), EndRound())
    game.play(FinishManaging())
    assert lost(game)
    assert game.state.agenda == []


@pytest.mark.rule("SOLO-11")
def test_a_quest_that_is_met_does_not_lose() -> None:
    game = solo_game()
    on_quest(game, 0, "errand0")
    game.state.guilds[0].adventurers = [armed("errand0", "copper_sword")]
    ask(game, Management(0), EndRound())
    game.play(FinishManaging())
    assert not game.over


@pytest.mark.rule("SOLO-11")
@pytest.mark.parametrize(("mode", "rounds"), [("simple", 7), ("epic", 18), ("fast_forward", 7)])
@pytest.mark.parametrize("active", [True, False])
def test_a_quest_still_active_at_the_end_loses(mode: str, rounds: int, active: bool) -> None:
    game = solo_game(mode)
    game.state.round = rounds
    if active:
        on_quest(game, 0, "errand0")
    ask(game, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())
    assert game.over
    assert lost(game) == active


# SOLO-12 to SOLO-15


@pytest.mark.rule("SOLO-12")
def test_a_won_game_is_scored() -> None:
    game = solo_game()
    game.state.round = 7
    guild = give(game, 0, gold=9)
    guild.prestige = 20
    ask(game, TradeWindow(0, "end"), FinishRound())
    events = game.play(DoneTrading())
    assert of(events, GameEnded) == [GameEnded((0,), "")]
    assert prestige(events, 0, "end_adventurers") == 3
    assert prestige(events, 0, "end_gold") == 2
    assert guild.prestige == 25


@pytest.mark.rule("SOLO-12")
def test_what_counts_as_a_great_score() -> None:
    assert CONTENT.solo.marks == {"simple": 125, "epic": 500}


@pytest.mark.rule("SOLO-13")
@pytest.mark.parametrize("round", [6, 12])
def test_all_nine_overseers_are_placed_anew_at_a_change_of_stage(round: int) -> None:
    game = solo_game("epic")
    game.state.round = round
    for side in range(3):
        put_overseer(game, side, *line()[2 * side : 2 * side + 2])
    ask(game, TradeWindow(0, "end"), FinishRound()).play(DoneTrading())
    assert game.state.overseers == [[], [], []]
    placed = 0
    while isinstance(game.decision, Placement):
        assert game.decision.seat == 0
        game.play(game.choices()[-1])
        placed += 1
    assert placed == 9
    assert [len(hexes) for hexes in game.state.overseers] == [3, 3, 3]


def easy_content() -> Content:
    """All quests have one step that nobody is needed for, so that a passing player wins."""
    quests = {
        q.id: replace(q, legs=(leg(difficulty=0, prestige=2),)) for q in CONTENT.quests.values()
    }
    return replace(CONTENT, quests=quests)


@pytest.mark.rule("SOLO-11", "SOLO-12", "SOLO-15")
@pytest.mark.parametrize(
    ("mode", "rounds", "tiles"),
    [("simple", 7, False), ("fast_forward", 7, False), ("epic", 18, False), ("epic", 18, True)],
)
def test_a_whole_game_in_which_only_the_player_is_asked(
    mode: str, rounds: int, tiles: bool
) -> None:
    game = new_game(mode, solo="medium", bonus_tiles=tiles, content=easy_content())
    events = play_out(game)
    assert game.state.result.lost_by == ""
    assert len(game.state.guilds[0].completed) == rounds  # one a round
    owners = {event.seat for event in events if hasattr(event, "seat")}
    assert owners == {0}
    assert {event.side for event in of(events, OverseerMoved)} == {1, 2}


@pytest.mark.rule("SOLO-15")
def test_automated_colours_do_not_trade() -> None:
    game = market()
    assert {action.seat for action in game.legal() if isinstance(action, BuyResource)} <= {0}
    assert refused(game, BuyResource(1, 0)) == "MERCHANT-2"
    assert refused(game, BuyResource(2, 0)) == "MERCHANT-2"


@pytest.mark.rule("SOLO-15")
def test_automated_colours_are_dealt_no_wealth() -> None:
    game = new_game(solo="easy")
    assert game.decision == WealthChoice(0)
    assert len(game.state.guilds[0].wealth) == 4
    game.play(game.choices()[0])
    assert not isinstance(game.decision, WealthChoice)
