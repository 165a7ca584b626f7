"""What is on its way, drawn over everything: coins, ore, disks, cards, people, from place to place.

What flies is told by `play.travel`; a place is where the scene drew it in this frame. Everything is
one picture that is kept, moved and scaled: nothing is drawn anew while it flies.
"""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from forgewar.app import cards
from forgewar.app.kit import motion, palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Point
from forgewar.app.match import guild_panels
from forgewar.app.match.bars import columns
from forgewar.play.travel import Flight, flights

if TYPE_CHECKING:
    from forgewar.play.match import Match

_ARRIVES = 0.82  # the part from which on the panel answers
_FILE = 0.07  # how much later the next of several sets out
_MOST = 4  # of one thing that are seen to fly; a number tells more
_TOKEN, _DISK, _ICON = 32.0, 44.0, 30.0  # units
_IN_HAND, _COPY = 46.0, 110.0  # widths: of a card in a panel or deck, of one that stays on show


def draw_flights(c: Canvas, match: "Match") -> None:
    """Everything on its way in this moment."""
    for flight in flights(match):
        draw = _DRAWN.get(flight.thing)
        if draw is not None:
            start, end = _box(c, flight.origin), _box(c, flight.goal)
            draw(c, match, flight, start, end)
            if flight.goal.startswith("guild.") and flight.part > _ARRIVES:
                part = motion.within(flight.part, _ARRIVES, 1.0)
                guild_panels.answer(c, _middle(end), part)


def _box(c: Canvas, name: str) -> Box:
    """A place on screen; what is not to be seen flies from the middle of the table, or to it."""
    found = c.place(name)
    if found is not None:
        return found
    cols = columns(c)
    return Box(cols.centre + cols.middle / 2, cols.top + cols.height / 2, 0, 0)


def _middle(box: Box) -> Point:
    return box.x + box.width / 2, box.y + box.height / 2


def _rise(start: Point, end: Point) -> float:
    """How high an arc is: the farther, the higher."""
    return 24 + 0.1 * math.dist(start, end)


# Small things


def _token(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    """Gold or a resource: as many as there are, in file, and a number where there are more."""
    del match
    one, other = _middle(start), _middle(end)
    seen = min(flight.amount, _MOST)
    name = "icons/coin" if flight.thing == "gold" else f"resources/{flight.key}"
    for place in reversed(range(seen)):
        part = motion.within(flight.part, _FILE * place, 1 - _FILE * (seen - 1 - place))
        if 0 < part < 1 or place == 0:
            x, y = motion.along(one, other, part, _rise(one, other))
            c.picture(name, x, y, _TOKEN, ax=0.5, ay=0.5)
            if place == 0 and (flight.thing == "gold" or flight.amount > _MOST):
                _figure(c, flight, x, y)


def _figure(c: Canvas, flight: Flight, x: float, y: float) -> None:
    if flight.thing == "gold":
        widgets.coin(c, flight.amount, x, y, _TOKEN)
    else:
        c.number(flight.amount, x + _TOKEN / 2 + 2, y, size=18)


def _disk(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    one, other = _middle(start), _middle(end)
    x, y = motion.along(one, other, flight.part, _rise(one, other))
    c.picture(f"emblems/roundel_{match.emblem(int(flight.key))}", x, y, _DISK, ax=0.5, ay=0.5)


def _icon(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    """Somebody who joins, or a level that is won."""
    del match
    one, other = _middle(start), _middle(end)
    x, y = motion.along(one, other, flight.part, _rise(one, other))
    person = flight.thing == "person"
    name, tint = ("icons/person", palette.PERSON) if person else ("icons/level", palette.PIP)
    c.picture(name, x, y, _ICON, ax=0.5, ay=0.5, tint=tint)


# Cards


def _card_width(place: Box) -> float:
    """How wide a card lies in a place; 0 where none lies."""
    return place.width if abs(cards.card_height(place.width) - place.height) < 2 else 0.0


def _card(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    """Lifts, flies, and turns over if it comes from a deck; at a panel it is put into the hand."""
    wide = _card_width(start) or _card_width(end) or _COPY
    first = wide if flight.thing == "design" or _card_width(start) else _IN_HAND
    last = wide if _card_width(end) else _IN_HAND
    one, other = _middle(start), _middle(end)
    x, y = motion.along(one, other, flight.part, _rise(one, other))
    part = motion.smooth(flight.part)
    lift = 1 + 0.08 * motion.pulse(motion.within(flight.part, 0.0, 0.35))
    across = motion.mix(first, last, part) / wide * lift
    turn = motion.within(flight.part, 0.35, 0.8) if flight.back else 1.0
    if turn < 0.5:
        picture = cards.back_surface(c, flight.back, wide)
    else:
        picture = cards.card_surface(c, match.content, flight.key, wide)
    narrow = max(0.05, abs(1 - 2 * turn)) if flight.back else 1.0
    motion.draw_sized(c, picture, x, y, across * narrow, across)


_DRAWN: dict[str, Callable[[Canvas, "Match", Flight, Box, Box], None]] = {
    "gold": _token,
    "resource": _token,
    "disk": _disk,
    "person": _icon,
    "level": _icon,
    "card": _card,
    "design": _card,
    "quest": _card,
}
