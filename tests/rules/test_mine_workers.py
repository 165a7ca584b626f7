"""MINE: how workers appear, turn, defect, yield and strike, and the worked example.

Positions are drawn as in test_mine.
"""

import pytest
from rules.kit import (
    ask,
    at,
    gained,
    mine,
    of,
    pool,
    put_overseer,
    put_workers,
    refused,
    terrain,
)

from forgewar.content.board import INDEX
from forgewar.rules.actions import DeclineReward, MoveOverseer, MoveWorker, PassMine
from forgewar.rules.agenda import EndMine
from forgewar.rules.decisions import MineTurn, OverseerReward, WorkerReward
from forgewar.rules.events import (
    OrderSet,
    ResourcesChanged,
    Struck,
    WorkerAppeared,
    WorkerDefected,
    WorkerTurned,
)
from forgewar.rules.game import Game

FAR = (INDEX[-3, 3], INDEX[-1, 3], INDEX[0, 3], INDEX[-3, 2])  # the bottom, away from the line
TOP = (INDEX[0, -3], INDEX[2, -3], INDEX[3, -3], INDEX[3, -2])


def move(game: Game, hexes: list[int], place: int) -> list[object]:
    return game.play(MoveOverseer(hexes[0], hexes[place]))


# Colours


@pytest.mark.rule("MINE-5")
def test_a_worker_appears_where_the_overseer_stood() -> None:
    game, hexes = mine("A......")
    events = move(game, hexes, 3)
    assert of(events, WorkerAppeared) == [WorkerAppeared(0, hexes[0])]
    assert [game.state.cells[hex_] for hex_ in hexes[:4]] == [1, 0, 0, 5]
    assert game.state.workers == [1, 0]
    assert game.state.overseers[0] == [hexes[3]]


@pytest.mark.rule("MINE-6")
def test_workers_of_other_colours_turn_to_the_movers() -> None:
    game, hexes = mine("A12....", guilds=3)
    events = move(game, hexes, 3)
    assert of(events, WorkerTurned) == [
        WorkerTurned(hexes[1], 1, 0),
        WorkerTurned(hexes[2], 2, 0),
    ]
    assert game.state.workers == [3, 0, 0]


@pytest.mark.rule("MINE-6")
def test_an_own_worker_defects_to_the_guild_with_the_fewest() -> None:
    game, hexes = mine("A0.....", guilds=3)
    put_workers(game, 1, FAR[0], FAR[1])
    put_workers(game, 2, TOP[0])
    events = move(game, hexes, 2)
    assert of(events, WorkerDefected) == [WorkerDefected(hexes[1], 0, 2)]
    assert game.state.workers == [1, 2, 2]


@pytest.mark.rule("MINE-6")
def test_a_guild_without_workers_has_the_fewest() -> None:
    game, hexes = mine("A0.....", guilds=3)
    put_workers(game, 1, FAR[0])
    events = move(game, hexes, 2)
    assert of(events, WorkerDefected) == [WorkerDefected(hexes[1], 0, 2)]


@pytest.mark.rule("MINE-6")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (1, 0, 3, 2), (2, 3, 0, 1)])
def test_tied_guilds_get_it_in_the_current_order(order: tuple[int, ...]) -> None:
    game, hexes = mine("A000...", guilds=4, order=order)
    events = move(game, hexes, 4)
    assert [d.new for d in of(events, WorkerDefected)] == [side for side in order if side != 0]


@pytest.mark.rule("MINE-6")
def test_the_fewest_are_counted_anew_for_each_worker_passed() -> None:
    game, hexes = mine("A0000..", guilds=3)
    put_workers(game, 1, FAR[0])
    put_workers(game, 2, TOP[0], TOP[2])
    events = move(game, hexes, 5)
    # Side 1 and 2 have 1:2, then 2:2, 3:2, 3:3; ties go to side 1.
    assert [d.new for d in of(events, WorkerDefected)] == [1, 1, 2, 1]


@pytest.mark.rule("MINE-6")
def test_a_worker_that_turned_earlier_on_the_way_is_counted_as_turned() -> None:
    game, hexes = mine("A10....", guilds=3, order=(0, 2, 1))
    put_workers(game, 2, FAR[0])
    events = move(game, hexes, 3)
    # 1:1 before the move would have gone to side 2, earlier in the order; but side 1 has none left.
    assert of(events, WorkerDefected) == [WorkerDefected(hexes[2], 0, 1)]


@pytest.mark.rule("MINE-6")
def test_a_worker_never_defects_to_the_mover_though_it_has_the_fewest() -> None:
    game, hexes = mine("A0.....")
    put_workers(game, 1, *FAR)
    events = move(game, hexes, 2)
    assert of(events, WorkerDefected) == [WorkerDefected(hexes[1], 0, 1)]


# Yields


@pytest.mark.rule("MINE-7")
def test_new_and_jumped_workers_yield_to_their_new_colour() -> None:
    game, hexes = mine("A.10...", guilds=2)
    terrain(game, hexes[:5], "copper", "iron", "emerald", "iron", "emerald")
    events = move(game, hexes, 4)
    assert gained(events, 0) == {"copper": 1, "emerald": 1}
    assert gained(events, 1) == {"iron": 1}
    assert pool(game, 0) == {"copper": 1, "emerald": 1}
    assert pool(game, 1) == {"iron": 1}


@pytest.mark.rule("MINE-7")
def test_yields_wait_until_all_colours_have_settled() -> None:
    game, hexes = mine("A101...", guilds=2)
    events = move(game, hexes, 4)
    kinds = [type(event) for event in events]
    first_yield = kinds.index(ResourcesChanged)
    assert kinds[:first_yield].count(WorkerTurned) == 2
    assert kinds[:first_yield].count(WorkerDefected) == 1
    assert [e.hex for e in of(events, ResourcesChanged)] == hexes[:4]


@pytest.mark.rule("MINE-7")
def test_other_workers_empty_hexes_and_the_landing_yield_nothing() -> None:
    game, hexes = mine("A......")
    put_workers(game, 0, FAR[0])
    put_workers(game, 1, TOP[0])
    events = move(game, hexes, 4)
    assert [(e.seat, e.hex) for e in of(events, ResourcesChanged)] == [(0, hexes[0])]


@pytest.mark.rule("MINE-7")
def test_a_worker_move_yields_nothing() -> None:
    game, _ = mine()
    put_workers(game, 0, FAR[0])
    events = ask(game, WorkerReward(0, "quest", "x")).play(MoveWorker(FAR[0], TOP[0]))
    assert not of(events, ResourcesChanged)


@pytest.mark.rule("MINE-7")
def test_an_overseer_moved_as_a_reward_yields_as_in_the_mine_phase() -> None:
    game, hexes = mine("A1.....")
    terrain(game, hexes[:2], "copper", "iron")
    ask(game, OverseerReward(0, "quest", "x"))
    assert refused(game, DeclineReward()) == ""
    assert gained(move(game, hexes, 2), 0) == {"copper": 1, "iron": 1}


# Strikes


@pytest.mark.rule("MINE-8")
@pytest.mark.parametrize(("beside", "struck"), [(3, False), (4, True)])
def test_five_connected_strike_and_four_do_not(beside: int, struck: bool) -> None:
    game, hexes = mine("A......")
    column = at((-2, -1), (-1, -2), (0, -3), (-1, -1))[:beside]
    put_workers(game, 0, *column)
    events = move(game, hexes, 3)
    group = tuple(sorted([hexes[0], *column]))
    assert of(events, Struck) == ([Struck(0, group)] if struck else [])
    assert game.state.workers[0] == (0 if struck else 4)
    assert all((game.state.cells[hex_] == 0) == struck for hex_ in group)


@pytest.mark.rule("MINE-8")
def test_a_larger_group_strikes_as_one() -> None:
    game, hexes = mine("A111...")
    above = at((-2, -1), (-1, -2), (0, -3))
    put_workers(game, 0, *above)
    put_workers(game, 0, FAR[0])
    events = move(game, hexes, 4)
    assert of(events, Struck) == [Struck(0, tuple(sorted([*hexes[:4], *above])))]
    assert game.state.workers[0] == 1


@pytest.mark.rule("MINE-8")
def test_two_groups_strike_at_once_as_two() -> None:
    game, hexes = mine("A10....")
    left = at((-2, -1), (-1, -2), (0, -3))  # with hexes 0 and 1 five of side 0
    below = at((-1, 1), (-1, 2), (-1, 3), (-2, 3))  # with hex 2 five of side 1
    put_workers(game, 0, *left)
    put_workers(game, 1, *below)
    events = move(game, hexes, 3)
    assert of(events, Struck) == [
        Struck(0, tuple(sorted([*hexes[:2], *left]))),
        Struck(1, tuple(sorted([hexes[2], *below]))),
    ]
    assert game.state.workers == [0, 0]


@pytest.mark.rule("MINE-8")
def test_two_groups_of_one_colour_strike_as_two() -> None:
    game, hexes = mine("A101...")
    left = at((-2, -1), (-1, -2), (0, -3))
    right = at((0, 1), (0, 2), (0, 3), (-1, 3))  # touches hex 3 only
    put_workers(game, 0, *left, *right)
    events = move(game, hexes, 4)
    assert of(events, Struck) == [
        Struck(0, tuple(sorted([*hexes[:2], *left]))),
        Struck(0, tuple(sorted([hexes[3], *right]))),
    ]


@pytest.mark.rule("MINE-8")
def test_another_colour_than_the_movers_strikes_by_a_defection() -> None:
    game, hexes = mine("A0.....")
    put_workers(game, 1, *at((-2, 1), (-2, 2), (-2, 3), (-1, 2)))
    events = move(game, hexes, 2)
    assert [event.side for event in of(events, Struck)] == [1]
    assert game.state.workers == [1, 0]


@pytest.mark.rule("MINE-8", "MINE-7")
def test_strikes_come_after_the_yields_of_those_that_strike() -> None:
    game, hexes = mine("A1111..")
    terrain(game, hexes[:5], *["iron"] * 5)
    events = move(game, hexes, 5)
    assert gained(events, 0) == {"iron": 5}
    kinds = [type(event) for event in events]
    last_yield = len(kinds) - 1 - kinds[::-1].index(ResourcesChanged)
    assert kinds.index(Struck) > last_yield


@pytest.mark.rule("MINE-8")
def test_a_group_that_is_five_only_halfway_through_a_move_does_not_strike() -> None:
    # The new worker makes five with the one behind it, which then defects.
    game, hexes = mine("A0.....")
    put_workers(game, 0, *at((-2, 1), (-2, 2), (-2, 3)))
    events = move(game, hexes, 2)
    assert not of(events, Struck)
    assert game.state.workers == [4, 1]


@pytest.mark.rule("MINE-8")
def test_colours_and_overseers_part_a_group() -> None:
    game, hexes = mine("A......")
    put_workers(game, 0, *at((-2, -1), (-1, -2), (0, -3)))
    put_workers(game, 1, INDEX[-1, -1])
    put_overseer(game, 0, INDEX[-1, 0])
    put_workers(game, 0, *at((0, -1), (0, 0)))
    events = game.play(MoveOverseer(hexes[0], hexes[1]))
    assert not of(events, Struck)  # 4 with the new worker, and 2 beyond the gap
    assert game.state.workers == [6, 1]


@pytest.mark.rule("MINE-8")
@pytest.mark.parametrize("side", [0, 1])
def test_a_worker_move_can_end_in_a_strike_of_any_colour(side: int) -> None:
    game, _ = mine()
    column = at((-2, -1), (-1, -2), (0, -3), (-1, -1))
    put_workers(game, side, *column, FAR[0])
    events = ask(game, WorkerReward(0, "card", "x")).play(MoveWorker(FAR[0], INDEX[-2, 0]))
    assert of(events, Struck) == [Struck(side, tuple(sorted([*column, INDEX[-2, 0]])))]


@pytest.mark.rule("MINE-8")
def test_removing_a_worker_strikes_nobody() -> None:
    game, _ = mine()
    column = at((-2, -1), (-1, -2), (0, -3), (-1, -1))
    put_workers(game, 1, *column)
    events = ask(game, WorkerReward(0, "card", "x")).play(MoveWorker(column[0], -1))
    assert not of(events, Struck)
    assert game.state.workers == [0, 3]


# The worked example


@pytest.mark.rule("MINE-9", "MINE-6", "MINE-7", "MINE-8", "ORDER-1", "ORDER-2")
def test_the_worked_example() -> None:
    blue, yellow, purple = 0, 1, 2
    game, hexes = mine("A0110.", guilds=3, order=(purple, yellow, blue))
    terrain(game, hexes[:5], "iron", "copper", "iron", "emerald", "copper")
    above = at((0, -1), (0, -2), (0, -3))  # touch hexes 3 and 4, not hex 1
    put_workers(game, blue, *above)
    put_workers(game, purple, FAR[0])
    put_workers(game, yellow, TOP[3])
    ask(game, MineTurn(blue), MineTurn(purple, second=True), EndMine())

    events = move(game, hexes, 5)
    assert of(events, WorkerAppeared) == [WorkerAppeared(blue, hexes[0])]
    assert of(events, WorkerTurned) == [
        WorkerTurned(hexes[2], yellow, blue),
        WorkerTurned(hexes[3], yellow, blue),
    ]
    assert of(events, WorkerDefected) == [
        WorkerDefected(hexes[1], blue, purple),
        WorkerDefected(hexes[4], blue, yellow),
    ]
    assert gained(events, blue) == {"iron": 2, "emerald": 1}
    assert gained(events, purple) == {"copper": 1}
    assert gained(events, yellow) == {"copper": 1}
    assert of(events, Struck) == [Struck(blue, tuple(sorted([hexes[2], hexes[3], *above])))]
    assert game.state.workers == [1, 2, 2]

    assert game.decision == MineTurn(purple, second=True)
    events = game.play(PassMine())
    assert of(events, OrderSet) == [OrderSet((blue, yellow, purple))]
