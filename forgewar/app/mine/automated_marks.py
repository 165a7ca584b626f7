"""Marks over the mine while an automated colour moves, and at a tie among its moves: the overseer
in light, its path, numbers, and the slip with the rule."""

from collections.abc import Iterable
from itertools import pairwise

import pygame

from forgewar.app.kit import motion, palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.widgets import slip
from forgewar.app.match.board import Board, Point
from forgewar.app.mine.gains_slip import place_for
from forgewar.play.animation import AnimationStep
from forgewar.play.automated import AutomatedMove, rule_of
from forgewar.play.match import Match
from forgewar.play.tie import Candidate, Tie
from forgewar.rules import solo
from forgewar.rules.state import EMPTY
from forgewar.words import say

_SLIP_FROM, _PATH_FROM = 0.22, 0.39  # parts of a lead-in
_LIFT, _LARGER = 9.0, 1.1  # an overseer in light: units up, and its size
_VEIL_GOES = 0.25  # seconds after it has set out
_ROOM = 262.0  # units: the widest line of the slip
_HIDDEN = 150.0  # units that the slip lies farther rather than hide another piece
_ROUNDEL, _PAD = 40.0, 14.0
_DISK = 0.42  # of a hex: a number on a landing
_GHOST = 150


class Lead:
    """How far the lead-in of an automated move has come: what is seen of it by now."""

    def __init__(self, step: AnimationStep, found: AutomatedMove) -> None:
        self.found = found
        gone = step.time + step.lead
        self.part = min(1.0, gone / step.lead) if step.lead else 1.0
        self.is_moving = step.time >= 0
        self.has_slip = self.part >= _SLIP_FROM
        self.has_path = self.part >= _PATH_FROM and not self.is_moving
        self.shade = (
            1 - min(1.0, step.time / _VEIL_GOES) if self.is_moving else min(1, 4 * self.part)
        )

    def lit(self, overseers: Iterable[int]) -> frozenset[int]:
        """The hexes that keep their light: those of its path, or all its overseers if it cannot
        move."""
        return frozenset(self.found.path or overseers)


def draw_path(c: Canvas, board: Board, match: Match, lead: Lead) -> None:
    """Draw the path under the pieces: hexes with a bright edge, a line, and where it lands."""
    move = lead.found.move
    if move is None or not lead.has_path:
        return
    light = c.guild_light(match.view.colour(lead.found.side))
    for hex_ in lead.found.path[1:-1]:
        _edge(c, board, hex_, light, 2.6)
    _line(c, board, move.origin, move.target, light, 1.0)
    _dashes(c, board, move.target, light)


def draw_over(c: Canvas, board: Board, match: Match, lead: Lead) -> None:
    """Draw over the pieces: the ring of the overseer that will move, its ghost, the numbers."""
    move, side = lead.found.move, lead.found.side
    if move is None:
        for hex_ in match.view.shown.overseers[side]:
            _edge(c, board, hex_, palette.SHINE, 3.4)
        return
    if lead.is_moving:
        return
    if lead.has_path:
        draw_overseer(c, board, match, side, board.centre(move.target), alpha=_GHOST)
        others = [h for h in move.jumped if match.view.shown.cells[h] != side + 1]
        for number, hex_ in enumerate(others, 1):  # those that the rule counts
            x, y = board.centre(hex_)
            aside = board.size * 0.3
            _disk(c, number, (x + aside, y - aside), board.size * 0.3)
    _edge(c, board, move.origin, palette.SHINE, 3.4)
    x, y = board.centre(move.origin)
    up = 0.0 if c.calm else motion.smooth(min(1.0, 4 * lead.part))
    lifted = (x, y - _LIFT * up)
    draw_overseer(c, board, match, side, lifted, 1 + (_LARGER - 1) * up)


def draw_overseer(
    c: Canvas,
    board: Board,
    match: Match,
    side: int,
    place: Point,
    scale: float = 1.0,
    *,
    alpha: int = 255,
) -> None:
    width, height, top = board.piece_size("overseer", scale)
    name = f"pieces/overseer_{match.view.emblem(side)}"
    c.picture(name, place[0], place[1] - top, width, height, ax=0.5, alpha=alpha)


# The slip


def draw_slip(c: Canvas, board: Board, match: Match, lead: Lead) -> None:
    """The rule in one sentence, beside the overseer and never over its path or landing."""
    if not lead.has_slip:
        return
    view, found = match.view, lead.found
    name = say("solo-slip", guild=view.name(found.side))
    rule = c.wrapped(str(rule_of(view, found.reason)), _ROOM, size=19, face="Bold")
    taken = found.takes_from(solo.PLAYER)
    yours = c.wrapped(say("solo-yours", count=taken), _ROOM, size=17) if taken else []
    widths = [c.text_width(name, size=17, face="Bold")]
    widths += [c.text_width(line, size=19, face="Bold") for line in rule]
    widths += [c.text_width(line, size=17) for line in yours]
    first, line, last = c.line(17), c.line(19), c.line(17)
    height = 2 * _PAD + first + line * len(rule) + last * len(yours)
    size = Box(0, 0, max(widths) + _ROUNDEL + 3 * _PAD, max(height, _ROUNDEL + 2 * _PAD))
    overseers = view.shown.overseers[found.side]
    touched = lead.lit(overseers)
    others = {h for h in board.hexes if view.shown.cells[h] != EMPTY} - touched
    start = found.path[0] if found.path else overseers[0]
    place = place_for(c, board, start, touched, others, size, _HIDDEN)
    slip(c, *place, passing=True)
    emblem = f"emblems/roundel_{view.emblem(found.side)}"
    c.picture(emblem, place.x + _PAD, place.centre[1], _ROUNDEL, ay=0.5)
    x, y = place.x + 2 * _PAD + _ROUNDEL, place.centre[1] - height / 2 + _PAD
    c.text(name, x, y + first / 2, size=17, face="Bold", colour=palette.SEPIA)
    y += first
    for text in rule:
        c.text(text, x, y + line / 2, size=19, face="Bold", colour=palette.INK)
        y += line
    for text in yours:
        c.text(text, x, y + last / 2, size=17, colour=palette.BLOOD)
        y += last


# A tie


def tie_hexes(tie: Tie, picked: int) -> frozenset[int]:
    """The hexes that keep their light at a tie."""
    if tie.is_numbered:
        return frozenset(h for each in tie.candidates for h in each.outcome.move.touched)
    origins = {each.hex for each in tie.overseers}
    landings = {m.action.target for m in tie.candidates if m.action.origin == picked}
    return frozenset(origins | landings)


def draw_candidates(c: Canvas, board: Board, tie: Tie, aimed: Candidate | None) -> None:
    """Draw paths and landings of the candidates under the pieces, the one that is meant bright."""
    if not tie.is_numbered:
        if aimed is not None:
            _line(c, board, aimed.action.origin, aimed.action.target, palette.PATH, 1.0)
        return
    for each in sorted(tie.candidates, key=lambda each: each is aimed):
        bright = each is aimed
        action = each.action
        _line(c, board, action.origin, action.target, palette.PATH, 1.0 if bright else 0.6)
        _edge(c, board, action.origin, palette.LANDING if bright else palette.PATH, 2.2)
        if not bright:
            _dashes(c, board, action.target, palette.PATH)


def draw_numbers(
    c: Canvas, board: Board, match: Match, tie: Tie, aimed: Candidate | None, picked: int
) -> None:
    """Draw numbers over the pieces: on landings, or on overseers where there are too many; and the
    ghost of the move that is meant."""
    if aimed is not None:
        target = aimed.action.target
        draw_overseer(c, board, match, tie.side, board.centre(target), alpha=_GHOST)
        _edge(c, board, target, palette.SHINE, 3.4)
    for overseer in tie.overseers:
        if overseer.hex == picked:
            _edge(c, board, overseer.hex, palette.SHINE, 3.0)
        x, y = board.centre(overseer.hex)
        _disk(c, overseer.number, (x + board.size * 0.34, y - board.size * 0.34), board.size * 0.36)
    if tie.overseers:
        return
    places = candidate_places(board, tie)
    for each in tie.candidates:
        lifted = board.size * (0.36 if each is aimed else 0.0)
        x, y = places[each.number]
        _disk(c, each.number, (x, y - lifted), board.size * _DISK, bright=each is aimed)


def candidate_places(board: Board, tie: Tie) -> dict[int, Point]:
    """Where the number of each candidate stands: on its landing, side by side where several land on
    one hex."""
    found: dict[int, Point] = {}
    for each in tie.candidates:
        same = [m.number for m in tie.candidates if m.action.target == each.action.target]
        x, y = board.centre(each.action.target)
        aside = (same.index(each.number) - (len(same) - 1) / 2) * board.size * _DISK
        found[each.number] = (x + aside, y)
    return found


# Shapes


def _line(c: Canvas, board: Board, origin: int, target: int, colour: str, strength: float) -> None:
    """A line on the ground from hex to hex, with a dark edge and an arrow's head."""
    k = board.size / 90
    (x0, y0), (x1, y1) = board.centre(origin), board.centre(target)
    low = 8 * k
    margin = board.size * 0.4
    left, top = min(x0, x1) - margin, min(y0, y1) - margin
    width, height = abs(x1 - x0) + 2 * margin, abs(y1 - y0) + 2 * margin
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    tip = (x1 - ux * 16 * k - left, y1 - uy * 16 * k + low - top)
    back = (tip[0] - ux * 20 * k, tip[1] - uy * 20 * k)
    wing = 12 * k
    head = (
        f"M{back[0] - uy * wing:.1f} {back[1] + ux * wing:.1f} L{tip[0]:.1f} {tip[1]:.1f} "
        f"L{back[0] + uy * wing:.1f} {back[1] - ux * wing:.1f} Z"
    )
    way = f"M{x0 - left:.1f} {y0 + low - top:.1f} L{back[0]:.1f} {back[1]:.1f}"
    body = "".join(
        f'<path d="{way}" fill="none" stroke="{ink}" stroke-width="{wide * k:.1f}" '
        f'stroke-linecap="round" stroke-opacity="{strength * part:.2f}"/>'
        for ink, wide, part in ((palette.CASING, 13.0, 0.85), (colour, 8.0, 1.0))
    )
    body += (
        f'<path d="{head}" fill="{colour}" fill-opacity="{strength:.2f}" '
        f'stroke="{palette.CASING}" stroke-width="{2.4 * k:.1f}" '
        f'stroke-opacity="{strength:.2f}" stroke-linejoin="round"/>'
    )
    c.shape(left, top, width, height, body)


def _edge(c: Canvas, board: Board, hex_: int, colour: str, width: float) -> None:
    points = [(c.px(x), c.px(y)) for x, y in board.corners(hex_, 0.95)]
    pygame.draw.polygon(c.surface, palette.CASING, points, max(3, c.px(width + 3)))
    pygame.draw.polygon(c.surface, colour, points, max(2, c.px(width)))


def _dashes(c: Canvas, board: Board, hex_: int, colour: str) -> None:
    """A dashed edge: here it would land."""
    corners = board.corners(hex_, 0.92)
    for start, end in pairwise((*corners, corners[0])):
        for i in range(3):
            a, b = (i + 0.15) / 3, (i + 0.75) / 3
            first, last = (
                (c.px(motion.mix(start[0], end[0], t)), c.px(motion.mix(start[1], end[1], t)))
                for t in (a, b)
            )
            pygame.draw.line(c.surface, palette.CASING, first, last, max(3, c.px(6)))
            pygame.draw.line(c.surface, colour, first, last, max(2, c.px(3.4)))


def _disk(c: Canvas, number: int, place: Point, size: float, *, bright: bool = True) -> None:
    """A number on brass."""
    x, y = place
    r = size / 2
    fill = palette.RIM if bright else palette.PATH
    body = (
        f'<circle cx="{r:.1f}" cy="{r:.1f}" r="{r:.1f}" fill="{palette.CASING}"/>'
        f'<circle cx="{r:.1f}" cy="{r:.1f}" r="{r - 2:.1f}" fill="{palette.BRASS}"/>'
        f'<circle cx="{r:.1f}" cy="{r:.1f}" r="{r - 4:.1f}" fill="{fill}"/>'
    )
    c.shape(x - r, y - r, size, size, body)
    c.text(str(number), x, y, size=size * 0.6, face="Title", colour=palette.INK, anchor="c")
