"""Draws tokens in flight over everything: coins, ore, disks, cards, people, from place to place.

`play.in_flight` says what flies; a place is where the scene drew it in this frame. A token is one
cached picture that is moved and scaled: nothing is drawn anew while it flies.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from forgewar.app import cards
from forgewar.app.kit import motion, palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.motion import Seen
from forgewar.app.match import guild_panels
from forgewar.app.match.flight_paths import middle, way
from forgewar.app.match.layout import regions
from forgewar.content.model import RESOURCES
from forgewar.play.flights import Flight, Thing
from forgewar.play.in_flight import ARRIVES, coming, flights, passing
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_FILE = 0.07  # how much later the next of several sets out
_MOST = 4  # of one thing that are seen to fly; a number tells more
_TOKEN, _MEDAL, _DISK, _ICON = 32.0, 38.0, 44.0, 30.0  # units
_LEGIBLE = 120  # the alpha from which on a number is told on what fades
_IN_HAND, _COPY = 46.0, 110.0  # widths: of a card in a panel or deck, of one that stays on show


def draw_flights(c: Canvas, match: "Match") -> None:
    """Everything on its way in this moment, and cards that were dealt and lie there; what is
    discarded is part of the pile."""
    for flight in flights(match.view):
        draw = DRAWN[flight.thing]
        if draw is not None and (flight.part < 1 or flight.back):
            start, end = _box(c, flight.origin), _box(c, flight.goal)
            draw(c, match, flight, start, end)
            if flight.goal.startswith("guild.") and flight.part > ARRIVES:
                part = motion.within(flight.part, ARRIVES, 1.0)
                guild_panels.answer(c, middle(end), part)
    _draw_passing(c, match)


def prepare(c: Canvas, match: "Match") -> None:
    """Have the cards that will fly made before they do, from what is seen in this frame."""
    if c.gallery.eager:
        return
    with c.gallery.noting_missing():
        for flight in coming(match.view):
            if DRAWN[flight.thing] is _card:
                wide = _wide(_box(c, flight.origin), _box(c, flight.goal))
                cards.card_surface(c, match.view.content, flight.key, wide)
                if flight.back:
                    cards.back_surface(c, flight.back, wide)


def prepare_offer(c: Canvas, match: "Match") -> None:
    """Have the quests of the offer, if it is seen, as they would fly away."""
    for number, key in enumerate(match.view.shown.offer):
        place = c.place(f"offer.{number}")
        if key and place is not None:
            cards.card_surface(c, match.view.content, key, _wide(place, place))


def _draw_passing(c: Canvas, match: "Match") -> None:
    """A word at the panel of a guild that passes: nothing else is to be seen of it."""
    seat = passing(match.view)
    panel = c.place(f"guild.{seat}") if seat >= 0 else None
    if panel is not None:
        x, y = middle(panel)
        widgets.pill(c, say("match-passes"), x, y, palette.EMBER, icon="pass", anchor="c")


def _box(c: Canvas, name: str) -> Box:
    """A place on screen; what is not to be seen flies from the middle of the table, or to it."""
    found = c.place(name)
    if found is not None:
        return found
    return Box(*regions(c).centre.centre, 0, 0)


# Small things


def _token(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    """Gold, a resource or prestige: a few as they are, in file, more as one with its number; gold
    and prestige always so."""
    del match
    name = _TOKENS[flight.key]
    size = _MEDAL if flight.thing == "prestige" else _TOKEN
    told = flight.thing != "resource" or flight.amount > _MOST
    seen = 1 if c.calm or told else flight.amount
    gained = flight.thing != "prestige" and flight.goal.startswith("guild.")
    last = ARRIVES if gained else 1.0  # then the panel answers
    for place in reversed(range(seen)):
        part = motion.within(flight.part, _FILE * place, last - _FILE * (seen - 1 - place))
        if part < 1 and (part > 0 or place == 0):
            at = _draw_token(c, name, size, flight, start, end, part)
            if told or flight.amount > seen:
                _figure(c, flight, at)


def _draw_token(
    c: Canvas, name: str, size: float, flight: Flight, start: Box, end: Box, part: float,
    tint: str = "",
) -> Seen:  # fmt: skip
    """A small picture on its way."""
    at = motion.follow(c, way(c, flight, start, end), part)
    picture = c.gallery.get(name, c.px(size), c.px(size), tint=tint)
    motion.draw_faded(c, picture, at.x, at.y, at.alpha, 0.5, 0.5)
    return at


def fetch(c: Canvas, key: str) -> None:
    """Have the picture of what will fly before it does: gold, prestige, person, or a resource."""
    size = _MEDAL if key == "prestige" else _ICON if key == "person" else _TOKEN
    c.gallery.get(
        _TOKENS[key], c.px(size), c.px(size), tint=palette.PERSON if key == "person" else ""
    )


def _figure(c: Canvas, flight: Flight, at: Seen) -> None:
    """Draw the amount on the coin or medal, or beside the resource."""
    if at.alpha < _LEGIBLE:
        return
    if flight.thing == "resource":
        c.number(flight.amount, at.x + _TOKEN / 2 + 2, at.y, size=18)
        return
    gold = flight.thing == "gold"
    ink, size = (palette.INK, _TOKEN * 0.6) if gold else (palette.ON_SEAL, _MEDAL * 0.46)
    c.text(str(flight.amount), at.x, at.y, size=size, face="Title", colour=ink, anchor="c")


_TOKENS = {
    "gold": "icons/coin",
    "prestige": "icons/seal",
    "person": "icons/person",
    **{resource: f"resources/{resource}" for resource in RESOURCES},
}


def _disk(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    name = f"emblems/roundel_{match.view.emblem(int(flight.key))}"
    _draw_token(c, name, _DISK, flight, start, end, flight.part)


def _icon(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    """Somebody who joins, or a level that is won."""
    del match
    person = flight.thing == "person"
    name, tint = ("icons/person", palette.PERSON) if person else ("icons/level", palette.PIP)
    _draw_token(c, name, _ICON, flight, start, end, flight.part, tint)


# Cards


def _card_width(place: Box) -> float:
    """Width of a card in a place; 0 where none lies."""
    return place.width if abs(cards.card_height(place.width) - place.height) < 2 else 0.0


def _wide(start: Box, end: Box) -> float:
    """The width at which the picture of a card is made that flies from place to place."""
    return max(_card_width(start), _card_width(end)) or _COPY


def _card(c: Canvas, match: "Match", flight: Flight, start: Box, end: Box) -> None:
    """Lifts, flies, and turns over if it comes from a deck; at a panel it is put into the hand."""
    wide = _wide(start, end)
    first = _card_width(start) or (wide if flight.thing == "design" else _IN_HAND)
    last = _card_width(end) or _IN_HAND
    points = way(c, flight, start, end)
    at = motion.follow(c, points, flight.part)
    lift = 1 + 0.08 * motion.pulse(motion.within(flight.part, 0.0, 0.35))
    small = _shrunk(flight.part, first, last) if len(points) > 2 else motion.smooth(flight.part)
    size = motion.mix(first, last, small) / wide * lift
    narrow, face = motion.flip(motion.within(flight.part, 0.3, 0.85)) if flight.back else (1, True)
    if face:
        picture = cards.card_surface(c, match.view.content, flight.key, wide)
    else:
        picture = cards.back_surface(c, flight.back, wide)
    motion.draw_sized(c, picture, at.x, at.y, size * narrow, size, at.alpha)


def _shrunk(part: float, first: float, last: float) -> float:
    """On a way around others a card is small: how much of its change of size is over."""
    if last < first:
        return motion.smooth(motion.within(part, 0.0, 0.4))
    return motion.smooth(motion.within(part, 0.6, 1.0))


DRAWN: Final[dict[Thing, Callable[[Canvas, "Match", Flight, Box, Box], None] | None]] = {
    "gold": _token,
    "resource": _token,
    "prestige": _token,
    "disk": _disk,
    "person": _icon,
    "level": _icon,
    "card": _card,
    "design": _card,
    "quest": _card,
    "hero": None,  # walks on the quest scene
}
