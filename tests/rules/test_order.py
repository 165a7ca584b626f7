"""ORDER: who comes before whom after the mine phase."""

import pytest
from rules.kit import ask, begun, line, of, play_until, put_overseer, put_workers

from forgewar.content.board import INDEX
from forgewar.rules.actions import MoveOverseer, MoveWorker, PassMine
from forgewar.rules.agenda import EndMine, EndRound
from forgewar.rules.decisions import (
    Acquisition,
    Decision,
    Management,
    MarketTurn,
    MineTurn,
    WorkerReward,
)
from forgewar.rules.events import OrderSet
from forgewar.rules.game import Game

# Hexes that do not touch each other, so that nobody strikes.
APART = [INDEX[q, r] for r in (-3, -1, 1, 3) for q in (-2, 0, 2) if abs(q + r) <= 3]
QUIET = ("pass_mine", "pass_market", "decline_quest", "finish_managing")


def with_workers(order: list[int], *counts: int) -> Game:
    """A game at the last mine turn, side s with counts[s] workers."""
    game = begun(guilds=len(counts))
    game.state.order = order
    hexes = iter(APART)
    for side, count in enumerate(counts):
        put_workers(game, side, *(next(hexes) for _ in range(count)))
    return ask(game, MineTurn(order[-1]))


def next_order(game: Game) -> tuple[int, ...]:
    """The order set as the mine phase ends without another move."""
    return of(game.play(PassMine()), OrderSet)[0].order


@pytest.mark.rule("ORDER-1")
def test_fewer_workers_come_first() -> None:
    game = begun(guilds=3)
    game.state.order = [0, 1, 2]
    hexes = line()
    put_workers(game, 0, *hexes[:3])
    put_workers(game, 1, hexes[3])
    put_workers(game, 2, *hexes[4:6])
    assert next_order(ask(game, MineTurn(2))) == (1, 2, 0)


@pytest.mark.rule("ORDER-1")
def test_no_workers_at_all_come_before_a_few() -> None:
    assert next_order(with_workers([0, 1, 2, 3], 3, 1, 2, 0)) == (3, 1, 2, 0)


@pytest.mark.rule("ORDER-1")
def test_the_order_is_set_once_all_have_moved_and_not_before() -> None:
    game = with_workers([0, 1], 3, 1)
    put_overseer(game, 0, INDEX[0, 0])
    ask(game, MineTurn(0), MineTurn(1), EndMine())
    assert not of(game.play(MoveOverseer(INDEX[0, 0], INDEX[1, 0])), OrderSet)
    assert game.state.order == [0, 1]
    assert next_order(game) == (1, 0)


@pytest.mark.rule("ORDER-2")
@pytest.mark.parametrize(
    ("order", "counts", "expected"),
    [
        ([0, 1], (2, 2), (1, 0)),
        ([1, 0], (2, 2), (0, 1)),
        ([2, 0, 1], (1, 1, 1), (1, 0, 2)),  # all tie: the order turns round
        ([0, 1, 2], (2, 1, 2), (1, 2, 0)),  # the outer two tie
        ([0, 1, 2, 3], (1, 2, 1, 2), (2, 0, 3, 1)),  # two pairs
        ([3, 1, 0, 2], (0, 0, 0, 3), (2, 0, 1, 3)),
    ],
)
def test_ties_reverse_the_relative_order(
    order: list[int], counts: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert next_order(with_workers(order, *counts)) == expected


@pytest.mark.rule("ORDER-3")
def test_the_second_move_puts_a_guild_last_though_it_has_the_fewest() -> None:
    game = with_workers([0, 1, 2], 0, 3, 4)
    put_overseer(game, 0, INDEX[0, 0])
    ask(game, MineTurn(0, second=True))
    events = game.play(MoveOverseer(INDEX[0, 0], INDEX[1, 0]))
    assert game.state.workers == [1, 3, 4]
    assert of(events, OrderSet)[0].order == (1, 2, 0)


@pytest.mark.rule("ORDER-3", "ORDER-2")
def test_the_others_sort_as_ever_before_it() -> None:
    game = with_workers([0, 1, 2], 0, 2, 2)
    put_overseer(game, 0, INDEX[0, 0])
    ask(game, MineTurn(0, second=True))
    events = game.play(MoveOverseer(INDEX[0, 0], INDEX[1, 0]))
    assert of(events, OrderSet)[0].order == (2, 1, 0)


@pytest.mark.rule("ORDER-3")
def test_a_second_move_counts_for_its_own_round_only() -> None:
    game = with_workers([0, 1], 0, 3)
    put_overseer(game, 0, INDEX[0, 0])
    ask(game, MineTurn(0, second=True))
    game.play(MoveOverseer(INDEX[0, 0], INDEX[1, 0]))
    assert game.state.order == [1, 0]
    play_until(game, MineTurn, round=2)
    events = play_until(game, MarketTurn).events
    assert of(events, OrderSet)[0].order == (0, 1)  # 1 worker against 3


@pytest.mark.rule("ORDER-4")
def test_the_new_order_holds_until_the_next_mine_phase_has_ended() -> None:
    game = with_workers([0, 1, 2], 3, 1, 2)
    next_order(game)
    seats: dict[type[Decision], list[int]] = {}
    for kind in (MarketTurn, Acquisition, Management, MineTurn):
        for _ in range(3):
            play_until(game, kind)
            seats.setdefault(kind, []).append(game.decision.seat)
            game.play(next(a for a in game.choices() if a.__struct_config__.tag in QUIET))
    assert game.state.round == 2
    assert seats == {kind: [1, 2, 0] for kind in seats}


@pytest.mark.rule("ORDER-4")
def test_workers_moved_after_the_mine_phase_do_not_change_the_order() -> None:
    game = with_workers([0, 1], 1, 0)
    next_order(game)
    assert game.state.order == [1, 0]
    ask(game, WorkerReward(0, "quest", "x"), EndRound())
    game.play(MoveWorker(APART[0], -1))  # now they tie
    play_until(game, MineTurn, round=2)
    assert game.state.order == [1, 0]
    assert game.decision.seat == 1
