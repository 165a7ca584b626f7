"""Pieces move as the events say: over every worker a hop, in file off the mine, dust where they
land."""

import math
from itertools import pairwise
from typing import cast

import pygame
import pytest
from app.blank_app import PlainGallery

from forgewar.app.kit import motion
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import Board
from forgewar.app.mine import piece_motion, pieces
from forgewar.content.board import HEXES
from forgewar.play.animation import AnimationStep
from forgewar.play.match import Match
from forgewar.play.pace import HOP, walk
from forgewar.play.turns import Turns
from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.rules.geometry import geometry
from forgewar.rules.state import OVERSEER

BOARD = Board(1.0, 1, 0, 0, 900, 600)
ROW = [h for h in geometry(1).hexes if HEXES[h][1] == 0][:6]  # the middle one, from the left
FRAMES = [n / 200 for n in range(201)]


def far(one: motion.Point, other: motion.Point) -> float:
    return math.dist(one, other) / BOARD.size


def moved(length: int, jumped: int) -> ev.OverseerMoved:
    """Along a row, with workers right before where it lands."""
    over = tuple(ROW[length - jumped : length])
    return ev.OverseerMoved(0, ROW[0], ROW[length], over)


@pytest.mark.parametrize(("length", "jumped"), [(1, 0), (4, 0), (2, 1), (4, 2), (5, 3), (5, 4)])
def test_an_overseer_walks_on_and_hops_over_every_worker(length: int, jumped: int) -> None:
    event = moved(length, jumped)
    seen = [piece_motion.overseer_place(BOARD, event, part) for part in FRAMES]
    start, end = BOARD.centre(event.origin), BOARD.centre(event.target)
    assert far(seen[0][0], start) < 0.01
    assert far(seen[-1][0], end) < 0.01
    ways = [far(at, start) for at, _ in seen]
    assert ways == sorted(ways)
    assert all(far(at, start) + far(at, end) == pytest.approx(length, abs=1e-6) for at, _ in seen)
    lifts = [lift / BOARD.size for _, lift in seen]
    assert max(lifts[:4]) < 0.17  # it is lifted before it goes
    assert seen[3][0] == pytest.approx(start)
    tops = [
        FRAMES[n]
        for n in range(1, 200)
        if lifts[n] > 0.15 and lifts[n - 1] < lifts[n] >= lifts[n + 1]
    ]
    assert len(tops) == jumped
    assert max(lifts) < 0.3  # higher, it would seem to stand on the hex behind
    for hex_, top in zip(event.jumped, tops, strict=True):  # it is over the worker, or nearly
        assert far(piece_motion.overseer_place(BOARD, event, top)[0], BOARD.centre(hex_)) < 0.53
    # As quick over a hex as over another: what is hopped over lasts as long as the pace says.
    hop = HOP / walk(event)
    assert all(two - one == pytest.approx(hop, abs=0.011) for one, two in pairwise(tops))


def test_a_worker_turns_its_cloak_over_its_edge() -> None:
    assert piece_motion.turning_width(0) == piece_motion.turning_width(1) == 1
    assert piece_motion.turning_width(0.5) < 0.1
    assert (
        piece_motion.turning_width(0.25) == piece_motion.turning_width(0.75) == pytest.approx(0.5)
    )


def canvas(*, calm: bool = False) -> Canvas:
    return Canvas(pygame.Surface((900, 600)), PlainGallery(), 1.0, calm=calm)


def test_with_less_motion_a_piece_fades_from_hex_to_hex() -> None:
    c = canvas(calm=True)
    for event in (moved(4, 2), ev.WorkerMoved(0, ROW[0], ROW[4])):
        assert piece_motion.fading(c, BOARD, event, 0.25) == (*BOARD.centre(ROW[0]), 127)
        assert piece_motion.fading(c, BOARD, event, 1.0) == (*BOARD.centre(ROW[4]), 255)
    placed = ev.OverseerPlaced(0, ROW[2])
    assert piece_motion.fading(c, BOARD, placed, 0.2) == (*BOARD.centre(ROW[2]), 51)


@pytest.mark.parametrize(
    ("event", "from_", "where"),
    [
        (moved(4, 2), 0.82, (ROW[4],)),
        (ev.OverseerPlaced(0, ROW[2]), 0.6, (ROW[2],)),
        (ev.WorkerTurned(0, ROW[1], 1), 2, ()),
    ],
)
def test_dust_rises_where_a_piece_comes_down(
    event: ev.Event, from_: float, where: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    dust: list[tuple[float, float, float]] = []
    monkeypatch.setattr(
        motion, "draw_dust", lambda _c, x, y, part, _seed, _reach: dust.append((x, y, part))
    )
    for part in FRAMES:
        dust.clear()
        turns, after = Turns("mine", frozenset(), ()), cast(Game, None)
        step = AnimationStep(event, 0, "mine", 0, None, 1.0, 1.0, turns, after, part)
        piece_motion.draw_settling(canvas(), BOARD, step)
        hexes = where if part > from_ else ()
        assert len(dust) == len(hexes)
        for (x, y, own), hex_ in zip(dust, hexes, strict=True):
            assert x == BOARD.centre(hex_)[0]
            assert 0 < (y - BOARD.centre(hex_)[1]) / BOARD.size < 0.5  # at its feet
            begun = max(0.0, from_)
            assert own == pytest.approx((part - begun) / (1 - begun))


@pytest.mark.parametrize(
    ("event", "start", "end", "piece"),
    [
        (ev.OverseerMoved(1, ROW[0], ROW[4], ()), ROW[0], ROW[4], OVERSEER + 1),
        (ev.WorkerMoved(1, ROW[1], ROW[3]), ROW[1], ROW[3], 2),
        (ev.OverseerPlaced(0, ROW[2]), ROW[2], ROW[2], OVERSEER),
    ],
)
def test_a_piece_leaves_its_hex_and_arrives_where_the_event_says(
    event: ev.Event, start: int, end: int, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, motion.Point]] = []
    monkeypatch.setattr(
        pieces, "_piece", lambda _c, _b, _m, what, at, _how: drawn.append((what, at))
    )
    c = Canvas(pygame.Surface((900, 600)), PlainGallery(), 1.0)
    for time in (0.0, 2.0):
        turns, after = Turns("mine", frozenset(), ()), cast(Game, None)
        step = AnimationStep(event, 0, "mine", 1, None, 2.0, 0.0, turns, after, time=time)
        pieces._moving(c, BOARD, cast(Match, None), step)
    assert [what for what, _ in drawn] == [piece, piece]
    (_, first), (_, last) = drawn
    assert abs(first[0] - BOARD.centre(start)[0]) < 1  # it may be lifted, but is not aside
    assert far(last, BOARD.centre(end)) < 0.1
