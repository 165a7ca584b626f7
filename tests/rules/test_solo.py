"""SOLO: the set-up, the automated colours, what their workers do, and the order.

Side 0 is the player, sides 1 and 2 move by themselves. Quest decks and offer are in
test_solo_decks, market, duty and end in test_solo_duty.
"""

import pytest
from rules.kit import (
    ask,
    at,
    begun,
    draw_line,
    gained,
    line,
    new_game,
    of,
    pool,
    put_overseer,
    put_workers,
    refused,
    terrain,
)

from forgewar.content.board import INDEX
from forgewar.rules.actions import (
    DoneTrading,
    MoveOverseer,
    PassMine,
    PlaceOverseer,
)
from forgewar.rules.agenda import (
    AutomatedMove,
    EndMine,
    StartRound,
    Step,
)
from forgewar.rules.decisions import (
    AutomatedTie,
    MarketTurn,
    MineTurn,
    OverseerReward,
    Placement,
    TradeWindow,
)
from forgewar.rules.events import (
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


def solo_game() -> Game:
    """A solo game with an empty mine."""
    return begun(solo="easy")


def automate(game: Game, side: int, *after: Step) -> list[object]:
    """Let an automated colour move after the player has passed."""
    ask(game, MineTurn(0), AutomatedMove(side), *(after or (EndMine(),)))
    return game.play(PassMine())


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
