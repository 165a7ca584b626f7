"""The latest move stays marked until somebody else acts: the path that was walked, as steps in the
guild's colour, and rings around what it took."""

import math

import pygame

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Point
from forgewar.app.match.board import Board
from forgewar.app.mine.piece_motion import overseer_place
from forgewar.play.match import Match
from forgewar.play.mine_moves import Move
from forgewar.rules import events as ev

_PACE, _STEP = 0.22, 0.055  # of a hex: from step to step, and the size of one
_RING = 0.9
_TAKEN = ("new", "turn", "defect")


def draw_trail(c: Canvas, board: Board, match: Match, move: Move) -> None:
    """Under the pieces; as far as the overseer has come, while it walks."""
    colour = c.guild_mark(match.view.colour(move.side))
    if move.target >= 0:
        reached = _place_reached(board, match, move, calm=c.calm)
        _steps(c, board, board.centre(move.origin), reached, colour)
    for worker in move.workers:
        if worker.kind in _TAKEN and not _coming(match, worker.hex):
            _ring(c, board, worker.hex, c.guild_mark(match.view.colour(worker.after)))


def _place_reached(board: Board, match: Match, move: Move, *, calm: bool) -> Point:
    """Progress of the piece that makes the move."""
    for step in match.animation.steps:
        event = step.event
        if isinstance(event, ev.OverseerMoved) and event.target == move.target:
            if calm:
                return board.centre(move.target if step.part >= 0.5 else move.origin)
            return overseer_place(board, event, step.part)[0]
    return board.centre(move.target)


def _coming(match: Match, hex_: int) -> bool:
    """Whether what becomes of a worker is just to be seen."""
    return any(getattr(step.event, "hex", -1) == hex_ for step in match.animation.steps)


def _steps(c: Canvas, board: Board, start: Point, end: Point, colour: str) -> None:
    """Left and right of the way, one after the other."""
    length = math.dist(start, end)
    if not length:
        return
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    low, aside = board.size * 0.1, board.size * 0.035
    for number in range(1, int(length / (board.size * _PACE)) + 1):
        along = number * board.size * _PACE
        way = aside if number % 2 else -aside
        x, y = start[0] + ux * along - uy * way, start[1] + low + uy * along + ux * way
        at = (c.px(x), c.px(y))
        size = max(2, c.px(board.size * _STEP))
        pygame.draw.circle(c.surface, palette.CASING, at, size + max(1, c.px(1.4)))
        pygame.draw.circle(c.surface, colour, at, size)


def _ring(c: Canvas, board: Board, hex_: int, colour: str) -> None:
    points = [(c.px(x), c.px(y)) for x, y in board.corners(hex_, _RING)]
    pygame.draw.polygon(c.surface, palette.CASING, points, max(3, c.px(5)))
    pygame.draw.polygon(c.surface, colour, points, max(2, c.px(2.6)))
