"""The order of play in the top bar; while a new one is set, its shields slide to their places, with
the workers that decided."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.layout import is_compact
from forgewar.play import symbols
from forgewar.play.moment import passed
from forgewar.rules.events import OrderSet
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_LIFT = 11.0  # of a shield that changes its place


def _sliding(
    match: "Match", x: float, pitch: float, *, calm: bool
) -> dict[int, tuple[float, float]]:
    """X and lift of the shields of the order: on their way while a new order is being set, those
    that move up over those that fall back; at once with reduced motion."""
    places = {side: (x + pitch * i, 0.0) for i, side in enumerate(match.view.shown.order)}
    for step in match.animation.steps:
        if isinstance(step.event, OrderSet):
            for i, side in enumerate(step.event.order):
                before, after = places[side][0], x + pitch * i
                lift = _LIFT * motion.pulse(step.part) if before != after and not calm else 0.0
                now = motion.mix(before, after, round(step.part) if calm else step.eased)
                places[side] = (now, lift if after < before else -lift)
    return places


def draw_order(c: Canvas, match: "Match", place: Box, leftmost: float) -> None:
    """Shields in player order, and the step they have their turns in; the one whose turn it is is
    framed, those that have had theirs are ticked off or, if they passed, crossed off."""
    state, turns = match.view.shown, match.animation.turns
    pitch = min(58.0, (place.width - 80) / len(state.order) + 6)
    x = place.x + place.width - pitch * len(state.order) + (pitch - 34)
    top = place.y
    if not is_compact(c):
        _step(c, str(turns.name), min(place.x, x - 74), x - 12, top, leftmost)
    places = _sliding(match, x, pitch, calm=c.calm)
    deciding = any(isinstance(step.event, OrderSet) for step in match.animation.steps)
    for i, side in enumerate(state.order):
        next_x, (x, lift) = x, places[side]
        if side == turns.acting:
            _frame(c, x - 5, top, c.guild_light(match.view.colour(side)))
        done = side in turns.done
        alpha = 120 if done or side in turns.once else 255
        c.picture(
            f"emblems/shield_{match.view.emblem(side)}", x, top + 13 - lift, 34, 38, alpha=alpha
        )
        c.sign(
            "player_order", x, top + 8, 34, 48, partial(symbols.place_in_order, match.view, side)
        )
        if deciding:
            _badge(c, str(state.workers[side]), x + 30, top + 46 - lift)
        elif side in turns.once:
            _badge(c, say("match-second"), x + 30, top + 46)
        elif done:
            icon, tint = _MARKS[side in passed(match.view)]
            c.picture(f"icons/{icon}", x + 28, top + 45, 18, ax=0.5, ay=0.5, tint=tint)
        x = next_x
        if i < len(state.order) - 1:
            at = (x + 34 + (pitch - 34) / 2, top + 32)
            c.picture("icons/next", *at, 12, ax=0.5, ay=0.5)
        x += pitch


_MARKS = (("check", palette.MOSS_LIGHT), ("pass", palette.DIM))


def _step(c: Canvas, step: str, left: float, right: float, top: float, leftmost: float) -> None:
    """Draw the title of the order and below it the present step, as far as there is room."""
    room, name = right - leftmost, say("match-order")
    wide = c.width_in(room, name, size=16, face="Title")
    at = min(left, right - wide), top + 23
    c.text(name, *at, size=16, face="Title", colour=palette.DIM, room=room)
    step = c.cut(step, room)
    wide = min(room, c.text_width(step, size=15))
    c.text(step, min(left, right - wide), top + 45, size=15, colour=palette.BONE, room=room)


def _frame(c: Canvas, x: float, top: float, light: str) -> None:
    body = (
        svg.box(1, 1, 42, 52, 9, palette.OUTLINE)
        + svg.box(2, 2, 40, 50, 8, light)
        + svg.box(4, 4, 36, 46, 6, palette.BAR_MARKED)
    )
    c.shape(x, top + 5, 44, 54, body)


def _badge(c: Canvas, text: str, x: float, y: float) -> None:
    """A small disk: the workers in the mine that decide the order, or a second move to come."""
    body = f'<circle cx="12" cy="12" r="12" fill="{palette.OUTLINE}"/>'
    body += f'<circle cx="12" cy="12" r="10.6" fill="{palette.BRASS}"/>'
    c.shape(x - 12, y - 12, 24, 24, body)
    c.text(text, x, y, size=15, face="Title", colour=palette.INK, anchor="c", room=20)
