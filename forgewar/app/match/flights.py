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
from forgewar.app.kit.motion import Point, Seen
from forgewar.app.match import guild_panels
from forgewar.app.match.bars import columns
from forgewar.play.travel import Flight, flights, passing
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_ARRIVES = 0.82  # the part from which on the panel answers
_FILE = 0.07  # how much later the next of several sets out
_MOST = 4  # of one thing that are seen to fly; a number tells more
_TOKEN, _DISK, _ICON = 32.0, 44.0, 30.0  # units
_LEGIBLE = 120  # the alpha from which on a number is told on what fades
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
    _draw_passing(c, match)


def _draw_passing(c: Canvas, match: "Match") -> None:
    """A word at the panel of a guild that passes: nothing else is to be seen of it."""
    seat = passing(match)
    panel = c.place(f"guild.{seat}") if seat >= 0 else None
    if panel is not None:
        x, y = _middle(panel)
        widgets.pill(c, say("match-passes"), x, y, palette.EMBER, icon="pass", anchor="c")


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
    seen = 1 if c.calm else min(flight.amount, _MOST)
    name = "icons/coin" if flight.thing == "gold" else f"resources/{flight.key}"
    for place in reversed(range(seen)):
        part = motion.within(flight.part, _FILE * place, 1 - _FILE * (seen - 1 - place))
        if 0 < part < 1 or place == 0:
            at = _put(c, name, _TOKEN, start, end, part)
            if place == 0 and (flight.thing == "gold" or flight.amount > seen):
                _figure(c, flight, at)


def _put(
    c: Canvas, name: str, size: float, start: Box, end: Box, part: float, tint: str = ""
) -> Seen:
    """A small picture on its way."""
    one, other = _middle(start), _middle(end)
    at = motion.travel(c, one, other, part, _rise(one, other))
    picture = c.gallery.get(name, c.px(size), c.px(size), tint=tint)
    motion.draw_faded(c, picture, at.x, at.y, at.alpha, 0.5, 0.5)
    return at


def _figure(c: Canvas, flight: Flight, at: Seen) -> None:
    """How many there are, on the coin or beside the ore."""
    if at.alpha < _LEGIBLE:
        return
    if flight.thing == "gold":
        ink, size = palette.INK, _TOKEN * 0.6
        c.text(str(flight.amount), at.x, at.y, size=size, face="Title", colour=ink, anchor="c")
    else:
        c.number(flight.amount, at.x + _TOKEN / 2 + 2, at.y, size=18)


def _disk(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    name = f"emblems/roundel_{match.emblem(int(flight.key))}"
    _put(c, name, _DISK, start, end, flight.part)


def _icon(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    """Somebody who joins, or a level that is won."""
    del match
    person = flight.thing == "person"
    name, tint = ("icons/person", palette.PERSON) if person else ("icons/level", palette.PIP)
    _put(c, name, _ICON, start, end, flight.part, tint)


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
    at = motion.travel(c, one, other, flight.part, _rise(one, other))
    lift = 1 + 0.08 * motion.pulse(motion.within(flight.part, 0.0, 0.35))
    size = motion.mix(first, last, motion.smooth(flight.part)) / wide * lift
    narrow, face = motion.flip(motion.within(flight.part, 0.3, 0.85)) if flight.back else (1, True)
    if face:
        picture = cards.card_surface(c, match.content, flight.key, wide)
    else:
        picture = cards.back_surface(c, flight.back, wide)
    motion.draw_sized(c, picture, at.x, at.y, size * narrow, size, at.alpha)


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
