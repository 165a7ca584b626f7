"""Pieces in motion: an overseer lifts, walks, hops over workers and lands; workers rise, flip their
cloaks or walk off to another guild. A strike is a set piece of its own."""

from itertools import pairwise

from forgewar.app.kit import motion
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Point, Seen
from forgewar.app.match.board import Board
from forgewar.content.board import HEXES
from forgewar.play.animation import AnimationStep
from forgewar.play.pace import HEX, HOP, LIFT, LONGEST_WALK
from forgewar.rules import events as ev

# How high, in hexes: low enough that nobody takes it for standing on the hex behind.
_HOP, _GLIDE, _LIFT = 0.2, 0.03, 0.05
_ON_TOES = 0.12  # the part in which it lifts, and at its end sets down


def _lift_part(part: float) -> float:
    """Part of the full lift: 0 at the start and after the landing."""
    return motion.smooth(min(1.0, part / _ON_TOES, (1 - part) / _ON_TOES))


def overseer_place(board: Board, event: ev.OverseerMoved, part: float) -> tuple[Point, float]:
    """Place of an overseer on its way, its feet on the ground below it, and its lift: it glides
    over empty hexes and hops over workers."""
    stops = _stops(event)
    total = stops[-1][0]
    now = part * total
    start, end = board.centre(event.origin), board.centre(event.target)
    for (before, done, _), (until, then, hop) in pairwise(stops):
        if now <= until:
            own = motion.within(now, before, until)
            step = own if hop else motion.smooth(own)
            along = motion.mix(done, then, step)
            lift = motion.pulse(own) * (_HOP if hop else _GLIDE) + _LIFT * _lift_part(part)
            return _between(start, end, along), lift * board.size
    return end, 0.0


def fading(
    c: Canvas,
    board: Board,
    event: ev.OverseerMoved | ev.OverseerPlaced | ev.WorkerMoved,
    part: float,
) -> Seen:
    """A piece on its way, for those who want less motion: it fades from hex to hex."""
    if isinstance(event, ev.OverseerPlaced):
        return Seen(*board.centre(event.hex), int(255 * part))
    return motion.travel(c, board.centre(event.origin), board.centre(event.target), part)


def _stops(event: ev.OverseerMoved) -> list[tuple[float, float, bool]]:
    """The way in stretches: when each is over (in milliseconds), how much of the way is done then,
    and whether it was a hop."""
    (q0, r0), (q1, r1) = HEXES[event.origin], HEXES[event.target]
    hexes = max(abs(q1 - q0), abs(r1 - r0), abs(q1 - q0 + r1 - r0))
    jumped = len(event.jumped)
    plain = hexes - jumped  # what is not hopped over; the last hop lands behind the row
    stops: list[tuple[float, float, bool]] = [(0.0, 0.0, False), (float(LIFT), 0.0, False)]
    walk = min(LONGEST_WALK - LIFT, HEX * plain)
    time, done = LIFT + walk, (hexes - jumped - bool(jumped)) / hexes
    stops.append((time, done if jumped else 1.0, False))
    for number in range(jumped):
        last = number == jumped - 1
        stops.append(
            (time + HOP * (number + 1), 1.0 if last else done + (number + 1) / hexes, True)
        )
    return stops


def _between(start: Point, end: Point, part: float) -> Point:
    return motion.mix(start[0], end[0], part), motion.mix(start[1], end[1], part)


def draw_settling(c: Canvas, board: Board, step: AnimationStep) -> None:
    """Dust where a piece comes down."""
    event, part = step.event, step.part
    if isinstance(event, ev.OverseerMoved) and part > 0.82:
        x, y = board.centre(event.target)
        own = motion.within(part, 0.82, 1.0)
        motion.draw_dust(c, x, y + board.size * 0.26, own, event.target, board.size * 0.4)
    elif isinstance(event, ev.OverseerPlaced) and part > 0.6:
        x, y = board.centre(event.hex)
        own = motion.within(part, 0.6, 1.0)
        motion.draw_dust(c, x, y + board.size * 0.26, own, event.hex, board.size * 0.4)


def turning_width(part: float) -> float:
    """Part of its width that a worker shows while it flips its cloak: to an edge, and back."""
    return max(0.08, abs(1 - 2 * part))
