"""MINE: whose turn it is and how overseers move; what workers do is in test_mine_workers.

Sides are numbered; most positions lie on the straight line through the centre, drawn as `draw_line`
says: `A` is an overseer of side 0, `1` a worker of side 1.
"""

import pytest
from rules.kit import (
    ask,
    begun,
    line,
    mine,
    of,
    put_overseer,
    put_workers,
    refused,
)

from forgewar.content.board import CENTRE, INDEX, NEIGHBOURS
from forgewar.rules.actions import MoveOverseer, PassMine
from forgewar.rules.agenda import EndMine
from forgewar.rules.decisions import MarketTurn, MineTurn
from forgewar.rules.events import (
    OrderSet,
    OverseerMoved,
    Passed,
    ResourcesChanged,
)
from forgewar.rules.game import Game
from forgewar.rules.geometry import BORDERS

FAR = (INDEX[-3, 3], INDEX[-1, 3], INDEX[0, 3], INDEX[-3, 2])  # the bottom, away from the line
TOP = (INDEX[0, -3], INDEX[2, -3], INDEX[3, -3], INDEX[3, -2])


def stops(game: Game, hexes: list[int]) -> list[int]:
    """On which places of a line the overseer on its first hex may land."""
    moves = game.choices()
    return [i for i, target in enumerate(hexes) if MoveOverseer(hexes[0], target) in moves]


def move(game: Game, hexes: list[int], place: int) -> list[object]:
    return game.play(MoveOverseer(hexes[0], hexes[place]))


# Turns


@pytest.mark.rule("MINE-1", "MINE-2")
def test_each_guild_moves_in_order_and_the_first_once_more() -> None:
    game = begun(guilds=3)
    asked = []
    while isinstance(game.decision, MineTurn):
        asked.append((game.decision.seat, game.decision.second))
        game.play(PassMine())
    first, second, third = game.state.order[::-1]  # nobody has workers, so all tie (ORDER-2)
    assert asked == [(first, False), (second, False), (third, False), (first, True)]
    assert isinstance(game.decision, MarketTurn)


@pytest.mark.rule("MINE-1")
def test_a_guild_moves_any_of_its_own_overseers() -> None:
    game, _ = mine()
    put_overseer(game, 0, INDEX[-3, 0], INDEX[0, 0], INDEX[3, 0])
    put_overseer(game, 1, INDEX[0, 2])
    origins = {action.origin for action in game.choices() if isinstance(action, MoveOverseer)}
    assert origins == set(game.state.overseers[0])
    assert refused(game, MoveOverseer(INDEX[0, 2], INDEX[0, 3])) == "MINE-1"
    assert refused(game, MoveOverseer(INDEX[1, 1], INDEX[1, 2])) == "MINE-1"


@pytest.mark.rule("MINE-1")
def test_a_guild_may_pass_and_nothing_moves() -> None:
    game, _ = mine("A.1...")
    before = game.state.cells[:]
    events = game.play(PassMine())
    assert of(events, Passed)[0] == Passed(0, "mine")
    assert game.state.cells == before
    assert not of(events, ResourcesChanged)


@pytest.mark.rule("MINE-1")
def test_one_move_is_all_a_guild_has() -> None:
    game, hexes = mine("A.....B")
    ask(game, MineTurn(0), MineTurn(1), EndMine())
    move(game, hexes, 1)
    assert game.decision == MineTurn(1)


@pytest.mark.rule("MINE-2")
@pytest.mark.parametrize("same", [True, False])
def test_the_second_move_is_for_the_same_overseer_or_another(same: bool) -> None:
    game, hexes = mine("A......")
    put_overseer(game, 0, INDEX[0, 3])
    ask(game, MineTurn(0), MineTurn(0, second=True), EndMine())
    move(game, hexes, 1)
    origin, target = (hexes[1], hexes[2]) if same else (INDEX[0, 3], INDEX[0, 2])
    events = game.play(MoveOverseer(origin, target))
    assert of(events, OverseerMoved) == [OverseerMoved(0, origin, target, ())]


@pytest.mark.rule("MINE-2", "ORDER-3")
def test_the_second_move_stays_open_to_a_guild_that_passed_its_first() -> None:
    game, hexes = mine("A......", guilds=3)
    put_workers(game, 1, FAR[0])
    put_workers(game, 2, TOP[0], TOP[2])
    ask(game, MineTurn(0), MineTurn(0, second=True), EndMine())
    game.play(PassMine())
    assert game.decision == MineTurn(0, second=True)
    events = move(game, hexes, 1)
    assert of(events, OrderSet)[0].order == (1, 2, 0)


@pytest.mark.rule("MINE-2")
def test_who_does_without_the_second_move_is_not_set_back() -> None:
    game, _ = mine("A......", guilds=3)
    put_workers(game, 1, FAR[0])
    put_workers(game, 2, TOP[0], TOP[2])
    events = ask(game, MineTurn(0, second=True)).play(PassMine())
    assert of(events, Passed)[0] == Passed(0, "second_move")
    assert of(events, OrderSet)[0].order == (0, 1, 2)


# Ways


@pytest.mark.rule("MINE-3")
@pytest.mark.parametrize(
    ("drawing", "where"),
    [
        ("A......", [1, 2, 3, 4, 5, 6]),  # any number of empty hexes
        ("A..1...", [1, 2, 4]),  # stop before the row, or jump and stop at once
        ("A1.....", [2]),  # a jump from where it stands
        ("A.1012.", [1, 6]),  # any colours, its own too, in one row
        ("A1.1...", [2]),  # one row, not two
        ("A..1.1.", [1, 2, 4]),
    ],
)
def test_where_an_overseer_may_stop(drawing: str, where: list[int]) -> None:
    game, hexes = mine(drawing, guilds=3)
    assert stops(game, hexes) == where


@pytest.mark.rule("MINE-3")
def test_after_a_jump_it_goes_no_further() -> None:
    game, hexes = mine("A.1....")
    assert refused(game, MoveOverseer(hexes[0], hexes[3])) == ""
    assert refused(game, MoveOverseer(hexes[0], hexes[4])) == "MINE-3"


@pytest.mark.rule("MINE-3")
def test_six_straight_lines_and_no_others() -> None:
    game, _ = mine()
    put_overseer(game, 0, CENTRE)
    targets = {action.target for action in game.choices() if isinstance(action, MoveOverseer)}
    assert targets == {hex_ for d in range(6) for hex_ in line((0, 0), d, 4)[1:]}
    assert refused(game, MoveOverseer(CENTRE, INDEX[2, -1])) == "MINE-3"


@pytest.mark.rule("MINE-3")
def test_it_must_move_at_least_one_hex() -> None:
    game, hexes = mine("A......")
    assert refused(game, MoveOverseer(hexes[0], hexes[0])) == "MINE-3"


@pytest.mark.rule("MINE-4")
def test_it_lands_on_an_empty_hex() -> None:
    game, hexes = mine("A.1.B..")
    assert refused(game, MoveOverseer(hexes[0], hexes[2])) == "MINE-4"
    assert refused(game, MoveOverseer(hexes[0], hexes[4])) == "MINE-4"


@pytest.mark.rule("MINE-4")
@pytest.mark.parametrize(
    ("drawing", "where"),
    [
        ("A..B...", [1, 2]),
        ("A..A...", [1, 2]),  # one of its own
        ("A11B...", []),  # no room to land behind the row
        ("A.11B..", [1]),
        ("A1A....", []),
    ],
)
def test_it_never_passes_another_overseer(drawing: str, where: list[int]) -> None:
    game, hexes = mine(drawing)
    assert stops(game, hexes) == where
    assert refused(game, MoveOverseer(hexes[0], hexes[6])) in ("MINE-3", "MINE-4")


@pytest.mark.rule("MINE-4")
def test_a_row_that_reaches_the_edge_cannot_be_jumped() -> None:
    game, hexes = mine("A..1111", guilds=2)
    assert stops(game, hexes) == [1, 2]
    beyond = INDEX[4, 0]  # exists with borders up only
    assert refused(game, MoveOverseer(hexes[0], beyond)) == "MINE-4"


@pytest.mark.rule("MINE-4", "SETUP-7")
@pytest.mark.parametrize("slot", range(6))
def test_a_hex_that_is_down_is_beyond_the_edge(slot: int) -> None:
    game = begun(guilds=3)
    border = BORDERS[slot][1]
    inward = (slot + 3) % 6
    worker = NEIGHBOURS[border][inward]
    origin = NEIGHBOURS[worker][inward]
    put_workers(game, 1, worker)
    put_overseer(game, 0, origin)
    ask(game, MineTurn(0))
    down = bool(game.state.down >> slot & 1)
    assert refused(game, MoveOverseer(origin, border)) == ("MINE-4" if down else "")


@pytest.mark.rule("MINE-3", "MINE-4")
@pytest.mark.parametrize("target", [-1, 61, 1000])
def test_a_target_that_is_no_hex_is_refused(target: int) -> None:
    game, hexes = mine("A......")
    assert refused(game, MoveOverseer(hexes[0], target)) == "MINE-4"
