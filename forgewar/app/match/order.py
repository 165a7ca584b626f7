"""The order of play in the top bar; while a new one is set, its shields slide to their places, with
the workers that decided."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play import symbols
from forgewar.rules.decisions import AutomatedTie
from forgewar.rules.events import OrderSet
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_LIFT = 11.0  # of a shield that changes its place


def _sliding(
    match: "Match", x: float, pitch: float, *, calm: bool
) -> dict[int, tuple[float, float]]:
    """Where the shields of the order stand, and how high: on their way, while a new order is being
    set, those that move up over those that fall back; for those who want less motion, at once."""
    places = {side: (x + pitch * i, 0.0) for i, side in enumerate(match.shown.order)}
    for beat in match.show.beats:
        if isinstance(beat.event, OrderSet):
            for i, side in enumerate(beat.event.order):
                before, after = places[side][0], x + pitch * i
                lift = _LIFT * motion.pulse(beat.part) if before != after and not calm else 0.0
                now = motion.mix(before, after, round(beat.part) if calm else beat.eased)
                places[side] = (now, lift if after < before else -lift)
    return places


def draw_order(c: Canvas, match: "Match", place: Box) -> None:
    """Shields in player order; the one whose turn it is is framed, those that have had theirs in
    this part of the round are ticked off."""
    state = match.shown
    pitch = min(58.0, (place.width - 80) / len(state.order) + 6)
    x = place.x + place.width - pitch * len(state.order) + (pitch - 34)
    left = min(place.x, x - 74)
    c.text(say("match-order"), left, 33, size=16, face="Title", colour=palette.DIM)
    to_come, acting, decision = match.show.to_come, match.acting, match.decision
    if isinstance(decision, AutomatedTie) and not match.show.busy:
        acting = decision.side  # though somebody else picks its move (SOLO-6)
    places = _sliding(match, x, pitch, calm=c.calm)
    deciding = any(isinstance(beat.event, OrderSet) for beat in match.show.beats)
    for i, side in enumerate(state.order):
        next_x, (x, lift) = x, places[side]
        if side == acting:
            body = (
                svg.box(1, 1, 48, 52, 9, palette.OUTLINE)
                + svg.box(2, 2, 46, 50, 8, palette.BRASS)
                + svg.box(4, 4, 42, 46, 6, palette.BAR_MARKED)
            )
            c.shape(x - 8, 5, 50, 54, body)
        done = bool(to_come) and side not in to_come and side != acting
        alpha = 120 if done else 255
        c.picture(f"emblems/shield_{match.emblem(side)}", x, 13 - lift, 34, 38, alpha=alpha)
        c.sign("player_order", x, 8, 34, 48, partial(symbols.place_in_order, match, side))
        if done:
            c.picture("icons/check", x + 28, 45, 18, ax=0.5, ay=0.5, tint=palette.MOSS_LIGHT)
        if deciding:
            _workers(c, state.workers[side], x + 30, 46 - lift)
        x = next_x
        if i < len(state.order) - 1:
            c.picture("icons/next", x + 34 + (pitch - 34) / 2, 32, 16, ax=0.5, ay=0.5)
        x += pitch


def _workers(c: Canvas, count: int, x: float, y: float) -> None:
    """How many workers a side has in the mine: that decides the order."""
    body = f'<circle cx="12" cy="12" r="12" fill="{palette.OUTLINE}"/>'
    body += f'<circle cx="12" cy="12" r="10.6" fill="{palette.BRASS}"/>'
    c.shape(x - 12, y - 12, 24, 24, body)
    c.text(str(count), x, y, size=15, face="Title", colour=palette.INK, anchor="c")
