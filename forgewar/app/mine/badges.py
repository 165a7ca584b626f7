"""Badges of a previewed move: the owner that each touched worker would have, and the reason."""

import math
from collections.abc import Iterable

from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import Board, Point
from forgewar.play.match import Match
from forgewar.play.mine_moves import Move, Worker

_SHOWN = ("new", "turn", "defect")
Way = tuple[Point, Point]


def draw_badges(c: Canvas, board: Board, match: Match, moves: tuple[Move, ...]) -> None:
    ways = [(board.centre(m.origin), board.centre(m.target)) for m in moves if m.target >= 0]
    for worker in (worker for move in moves for worker in move.workers):
        if worker.kind in _SHOWN:
            x, y = badge_place(board, worker, ways)
            size = board.size * 0.4
            c.picture(f"pieces/mark_{worker.kind}", x, y, size, ax=0.5, ay=0.5)
            emblem = f"emblems/roundel_{match.view.emblem(worker.after)}"
            c.picture(emblem, x, y, board.size * 23 / 90, ax=0.5, ay=0.5)


def badge_place(board: Board, worker: Worker, ways: Iterable[Way]) -> Point:
    """Above the worker, left or right of it: where the paths are farther away."""
    x, y = board.centre(worker.hex)
    k = board.size / 90
    aside = (28 if worker.kind == "new" else 21) * k
    left, right = (x - aside, y - 28 * k), (x + aside, y - 28 * k)
    ways = list(ways)
    return right if _clear(right, ways) > _clear(left, ways) + k else left


def _clear(point: Point, ways: list[Way]) -> float:
    """Distance to the nearest path."""
    return min((_distance(point, way) for way in ways), default=math.inf)


def _distance(point: Point, way: Way) -> float:
    """Distance from a point to a line segment."""
    (x0, y0), (x1, y1) = way
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    part = ((point[0] - x0) * dx + (point[1] - y0) * dy) / length if length else 0.0
    part = min(1.0, max(0.0, part))
    return math.dist(point, (x0 + part * dx, y0 + part * dy))
