"""Pieces on the mine, and the preview of a move laid over it.

Marks are told by shape, not by colour alone: where an overseer may land, its path, who turns, who
defects to whom, and which group would strike.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from forgewar.app.kit import motion, palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.svg import box
from forgewar.app.match.board import Board, Point, group_outline, path
from forgewar.app.match.set_pieces.strike import draw_remains
from forgewar.app.mine.badges import draw_badges
from forgewar.app.mine.last_move_trail import draw_trail
from forgewar.app.mine.piece_motion import (
    draw_settling,
    fading,
    overseer_place,
    turning_width,
)
from forgewar.play.animation import AnimationStep
from forgewar.play.match import Match
from forgewar.play.mine_moves import Move, Outcome, Strike
from forgewar.rules import events as ev
from forgewar.rules.state import EMPTY, OVERSEER

_DIMMED = 0.5  # part of their light that hexes lose beside those of an automated move
_LEAVE = 0.6  # the part of a strike after which workers leave, where no set piece shows it
_HEX = ((1, 0), (2, 0.5), (2, 1.5), (1, 2), (0, 1.5), (0, 0.5))  # corners, in halves of its box


def _nothing() -> None:
    pass


@dataclass(slots=True)
class Marks:
    """Marks laid over the mine: a selection, where it may land, and what a move would do."""

    selected: int = -1
    targets: Iterable[int] = ()
    landing: int = -1
    told: Outcome | None = None
    placed: int = -1  # the side of which an overseer would stand on `landing`
    last: tuple[Move, ...] = ()  # what was done latest, while nothing else is marked
    staged: bool = False  # whether a set piece draws what happens
    struck: tuple[Strike, ...] = ()  # groups that would strike, where `told` has none
    lit: frozenset[int] | None = None  # the hexes that keep their light, if others lose it
    shade: float = 1.0  # how much light the others lose
    draw_under: Callable[[], None] = _nothing  # marks of a scene, below the pieces
    draw_over: Callable[[], None] = _nothing  # and above those that stand

    @property
    def strikes(self) -> list[Strike]:
        return self.told.strikes if self.told is not None else [*self.struck]

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.told.moves if self.told is not None else ()


def _stroke(d: str, colour: str, width: float, opacity: float = 1.0) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" '
        f'stroke-opacity="{opacity:.2f}" stroke-linecap="round"/>'
    )


def _ellipse(x: float, y: float, rx: float, ry: float, glow: str, line: str, width: float) -> str:
    """A ring lying on the ground: a glow inside, a dark casing, a bright line."""
    at = f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" '
    return (
        at
        + f'fill="{glow}" fill-opacity=".28"/>'
        + at
        + f'fill="none" stroke="{palette.CASING}" stroke-width="{2 * width:.1f}" '
        + 'stroke-opacity=".7"/>'
        + at
        + f'fill="none" stroke="{line}" stroke-width="{width:.1f}"/>'
    )


def draw_pieces(c: Canvas, board: Board, match: Match, marks: Marks) -> None:
    """Everything over the terrain, from the back row to the front."""
    steps = match.animation.steps
    _veil(c, board, marks)
    _landing(c, board, marks)
    for move in marks.last:
        draw_trail(c, board, match, move)
    if match.animation.remains is not None:
        draw_remains(c, board, match.animation.remains)
    _bands(c, board, marks)
    marks.draw_under()
    for target in marks.targets:
        if target != marks.landing:
            _ring(c, board, target)
    for step in steps:
        _goal(c, board, match, step)
    cells, standing = _standing(match.view.shown.cells, steps, staged=marks.staged)
    if c.calm:
        standing = {hex_: how.fade_only() for hex_, how in standing.items()}
    _leave(c, board, match, cells, standing)
    for hex_ in board.hexes:
        if hex_ == marks.selected:
            _stand(c, board, hex_)
        if cells[hex_] != EMPTY:
            how = standing.get(hex_, _PLAIN)
            if marks.lit is not None and hex_ not in marks.lit:
                how = how._replace(alpha=int(how.alpha * (1 - _DIMMED * marks.shade)))
            _piece(c, board, match, cells[hex_], how.place or board.centre(hex_), how)
    for strike in marks.strikes:
        _strike(c, board, strike.hexes)
    _ghosts(c, board, match, marks)
    draw_badges(c, board, match, marks.moves)
    marks.draw_over()
    for step in steps:
        _moving(c, board, match, step)
        draw_settling(c, board, step)
        _flash(c, board, step)


class Look(NamedTuple):
    """Look of a piece: opacity, width while turning, place off its hex."""

    alpha: int = 255
    wide: float = 1.0
    place: Point | None = None
    tall: float = 1.0

    def fade_only(self) -> "Look":
        """For those who want less motion: in its place, as solid as it would be wide."""
        return Look(int(self.alpha * self.wide))


_PLAIN = Look()


def _piece(
    c: Canvas, board: Board, match: Match, piece: int, place: Point, how: Look = _PLAIN
) -> None:
    x, y = place
    kind, side = ("overseer", piece - OVERSEER) if piece >= OVERSEER else ("worker", piece - 1)
    name = f"pieces/{kind}_{match.view.emblem(side)}"
    width, height, top = board.piece_size(kind)
    if how.wide == 1.0 and how.tall == 1.0:
        c.picture(name, x, y - top, width, height, ax=0.5, alpha=how.alpha)
        return
    whole = c.gallery.get(name, c.px(width), c.px(height), alpha=how.alpha)
    size = (max(1, round(whole.get_width() * how.wide)), round(whole.get_height() * how.tall))
    low = y - top + height  # it stands where it stood, however high it is
    c.blit(pygame.transform.scale(whole, size), x, low, 0.5, 1)


def _standing(
    cells: list[int], steps: Iterable[AnimationStep], *, staged: bool
) -> tuple[list[int], dict[int, Look]]:
    """Pieces on the hexes while things are in motion, and how each is drawn that comes, goes or
    turns. A piece on its way stands nowhere."""
    seen, how = cells.copy(), dict[int, Look]()
    for step in steps:
        event, part = step.event, step.part
        if isinstance(event, ev.OverseerMoved | ev.WorkerMoved):
            seen[event.origin] = EMPTY
        elif isinstance(event, ev.WorkerAppeared):
            seen[event.hex] = event.side + 1
            how[event.hex] = Look(int(255 * part), tall=0.4 + 0.6 * part)
        elif isinstance(event, ev.WorkerTurned | ev.WorkerDefected):
            seen[event.hex] = (event.new if part >= 0.5 else event.old) + 1
            how[event.hex] = Look(wide=turning_width(part))
        elif isinstance(event, ev.WorkerRemoved):
            how[event.hex] = Look(int(255 * (1 - part)), tall=1 - 0.5 * part)
        elif isinstance(event, ev.Struck):
            for hex_ in event.hexes:
                if staged:  # drawn by the set piece
                    seen[hex_] = EMPTY
                else:
                    how[hex_] = Look(int(255 * (1 - motion.within(part, _LEAVE, 1.0))))
    return seen, how


def _leave(
    c: Canvas, board: Board, match: Match, cells: list[int], standing: dict[int, Look]
) -> None:
    """At a change of stage overseers are taken off the mine, before it is turned over."""
    piece = match.animation.piece
    if piece is None or piece.kind != "stage":
        return
    gone = motion.smooth(match.animation.part_of(piece.place, piece.first))
    for hex_ in board.hexes:
        if cells[hex_] >= OVERSEER:
            x, y = board.centre(hex_)
            lift = 0.0 if c.calm else board.size * 0.7 * gone
            standing[hex_] = Look(int(255 * (1 - gone)), place=(x, y - lift))
            if gone >= 1:
                cells[hex_] = EMPTY


def _moving(c: Canvas, board: Board, match: Match, step: AnimationStep) -> None:
    """A piece on its way: from hex to hex, or set down from above; its shadow stays below it."""
    event, part = step.event, step.part
    if step.time < 0:  # what leads in to its move shows it
        return
    if isinstance(event, ev.OverseerPlaced):
        foot, lift = board.centre(event.hex), board.size * 0.35 * (1 - motion.smooth(part))
    elif isinstance(event, ev.OverseerMoved):
        foot, lift = overseer_place(board, event, part)
    elif isinstance(event, ev.WorkerMoved):
        foot = motion.arc_point(board.centre(event.origin), board.centre(event.target), part)
        lift = motion.pulse(part) * board.size * 0.16
    else:
        return
    first = 1 if isinstance(event, ev.WorkerMoved) else OVERSEER
    if c.calm:
        at = fading(c, board, event, part)
        _piece(c, board, match, event.side + first, (at.x, at.y), Look(at.alpha))
        return
    _shadow(c, board, foot, lift)
    landed = motion.within(part, 0.9, 1.0)
    how = Look(tall=motion.squash(landed)) if 0 < landed < 1 else _PLAIN
    _piece(c, board, match, event.side + first, (foot[0], foot[1] - lift), how)


def _shadow(c: Canvas, board: Board, foot: Point, lift: float) -> None:
    """On the ground under what is lifted: the higher, the wider and the fainter."""
    far = round(lift / board.size * 8) / 8  # few sizes, so that each is drawn once
    wide, low = board.size * (0.34 + 0.2 * far), board.size * 0.12
    body = (
        f'<ellipse cx="{wide / 2:.1f}" cy="{low / 2:.1f}" rx="{wide / 2:.1f}" ry="{low / 2:.1f}" '
        f'fill="{palette.CASING}" fill-opacity=".42"/>'
    )
    c.shape(foot[0] - wide / 2, foot[1] + board.size * 0.24, wide, low, body)


def _goal(c: Canvas, board: Board, match: Match, step: AnimationStep) -> None:
    """Draw a ring in the guild's colour where a piece on its way will stand."""
    event = step.event
    if isinstance(event, ev.OverseerMoved | ev.WorkerMoved) and step.part < 1 and step.time >= 0:
        colour = c.guild_mark(match.view.colour(event.side))
        x, y = board.centre(event.target)
        wide, tall = board.size * 0.62, board.size * 0.26
        box = c.rect(x - wide / 2, y + board.size * 0.3 - tall / 2, wide, tall)
        for ink, line in ((palette.CASING, 6), (colour, 3)):
            pygame.draw.ellipse(c.surface, ink, box, max(2, c.px(line)))


def _flash(c: Canvas, board: Board, step: AnimationStep) -> None:
    """A ring that opens where a worker turns."""
    if step.part >= 1:
        return
    event = step.event
    if not isinstance(event, ev.WorkerTurned | ev.WorkerDefected):
        return
    points = [(c.px(x), c.px(y)) for x, y in board.corners(event.hex, 0.5 + 0.45 * step.eased)]
    colour = palette.EMBER if isinstance(event, ev.WorkerDefected) else palette.CHOSEN
    pygame.draw.polygon(c.surface, colour, points, max(2, c.px(3)))


def _veil(c: Canvas, board: Board, marks: Marks) -> None:
    """Hexes that a previewed move does not touch step back a little; at an automated move or a tie
    by half."""
    kept = marks.lit or {hex_ for move in marks.moves for hex_ in move.touched}
    if not kept:
        return
    opacity = 0.18 if marks.lit is None else round(_DIMMED * marks.shade, 1)
    w, h = board.size, board.size * 104 / 90
    corners = tuple((x * w / 2, y * h / 2) for x, y in _HEX)
    shade = f'<path d="{path(corners)}" fill="{palette.MINE_VEIL}" fill-opacity="{opacity}"/>'
    for hex_ in board.hexes:
        if hex_ not in kept:
            x, y = board.centre(hex_)
            c.shape(x - w / 2, y - h / 2, w, h, shade)


def _area(
    board: Board, hexes: tuple[int, ...], margin: float = 0.9
) -> tuple[float, float, float, float]:
    """A box around hexes."""
    places = [board.centre(h) for h in hexes]
    m = board.size * margin
    left, top = min(x for x, _ in places) - m, min(y for _, y in places) - m
    right, bottom = max(x for x, _ in places) + m, max(y for _, y in places) + m
    return left, top, right - left, bottom - top


def _overlay(
    c: Canvas, board: Board, hexes: tuple[int, ...], body: Callable[[float, float], str]
) -> None:
    """Draw SVG over a few hexes; `body` gets the corner to subtract."""
    left, top, width, height = _area(board, hexes)
    c.shape(left, top, width, height, body(left, top))


def _shift(points: tuple[Point, ...], left: float, top: float) -> tuple[Point, ...]:
    return tuple((x - left, y - top) for x, y in points)


def _landing(c: Canvas, board: Board, marks: Marks) -> None:
    if marks.landing < 0:
        return

    def body(left: float, top: float) -> str:
        d = path(_shift(board.corners(marks.landing, 0.94), left, top))
        return (
            f'<path d="{d}" fill="{palette.LANDING_GLOW}" fill-opacity=".12" '
            f'stroke="{palette.TRAY_EDGE}" stroke-width="7"/>'
            f'<path d="{d}" fill="none" stroke="{palette.LANDING}" stroke-width="3.5"/>'
        )

    _overlay(c, board, (marks.landing,), body)


def _bands(c: Canvas, board: Board, marks: Marks) -> None:
    """The way of the move, and paler those that answer it."""
    for number, move in enumerate(marks.moves):
        if move.target >= 0:
            _band(c, board, move.origin, move.target, alpha=0.55 if number else 1.0)


def _band(c: Canvas, board: Board, origin: int, target: int, alpha: float = 1.0) -> None:
    """A band with chevrons from hex to hex."""

    def body(left: float, top: float) -> str:
        k = board.size / 90
        (x0, y0), (x1, y1) = _shift((board.centre(origin), board.centre(target)), left, top)
        length = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        d = f"M{x0:.1f} {y0 + 8 * k:.1f} L{x1:.1f} {y1 + 8 * k:.1f}"
        out = _stroke(d, palette.CASING, 14 * k, 0.8 * alpha) + _stroke(
            d, palette.PATH, 9.5 * k, alpha
        )
        at, r = 26 * k, 3.4 * k
        while at < length - 24 * k:
            x, y = x0 + ux * at, y0 + 8 * k + uy * at
            ends = [
                (x - ux * r - uy * r, y - uy * r + ux * r),
                (x - ux * r + uy * r, y - uy * r - ux * r),
            ]
            out += _stroke(
                path([ends[0], (x, y), ends[1]], closed=False), palette.CHEVRON, 2.4 * k, alpha
            )
            at += 12 * k
        return out

    _overlay(c, board, (origin, target), body)


def _ring(c: Canvas, board: Board, hex_: int) -> None:
    """A place where the overseer may land."""
    x, y = board.centre(hex_)
    k = board.size / 90
    w, h = 36 * k, 28 * k
    body = _ellipse(w / 2, h / 2, 11 * k, 8 * k, palette.TARGET_GLOW, palette.TARGET, 2.6 * k)
    c.shape(x - w / 2, y + 6 * k - h / 2, w, h, body)


def _stand(c: Canvas, board: Board, hex_: int) -> None:
    """The ring under the overseer that is picked up."""
    x, y = board.centre(hex_)
    k = board.size / 90
    body = _ellipse(40 * k, 22 * k, 29 * k, 13 * k, palette.LANDING, palette.LANDING, 2.6 * k)
    c.shape(x - 40 * k, y - 4 * k, 80 * k, 44 * k, body)


def _strike(c: Canvas, board: Board, hexes: tuple[int, ...]) -> None:
    """The group that would strike: outlined, counted."""

    def body(left: float, top: float) -> str:
        d = " ".join(
            path(_shift(edge, left, top), closed=False) for edge in group_outline(board, hexes)
        )
        return _stroke(d, palette.STRIKE_CASING, 7, 0.8) + _stroke(d, palette.STRIKE_LINE, 3.4)

    _overlay(c, board, hexes, body)
    lowest = max(hexes, key=lambda h: board.centre(h)[1])
    x, y = board.centre(lowest)
    x, y = x + board.size * 0.45, y + board.size * 0.3
    pill = box(0, 0, 58, 30, 15, palette.STRIKE_CASING) + box(2, 2, 54, 26, 13, palette.STRIKE)
    c.shape(x - 29, y - 15, 58, 30, pill)
    c.picture("icons/strike", x - 22, y, 22, ay=0.5)
    c.number(len(hexes), x + 14, y, size=18, colour=palette.STRIKE_COUNT, anchor="c")


def _ghosts(c: Canvas, board: Board, match: Match, marks: Marks) -> None:
    """Pieces where they would stand."""
    if marks.placed >= 0 and marks.landing >= 0:
        place = board.centre(marks.landing)
        _piece(c, board, match, marks.placed + OVERSEER, place, Look(190))
    for number, move in enumerate(marks.moves):
        if move.target >= 0:
            piece = move.side + (OVERSEER if move.overseer else 1)
            place = board.centre(move.target)
            _piece(c, board, match, piece, place, Look(130 if number else 190))
