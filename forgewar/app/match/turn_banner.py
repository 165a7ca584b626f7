"""Whose turn it is, to be read from across the room: a banner in the guild's colour for a moment,
and a frame in its colour around the window for as long as the person chooses.

Nothing here is a spot, and no text is noted: the banner lies over others without hiding them.
"""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.layout import regions, top_height
from forgewar.words import say
from forgewar.words.language import current

if TYPE_CHECKING:
    from forgewar.app.window.turn_banner import TurnBanner
    from forgewar.play.match import Match

_HEIGHT, _CLOTH, _TAIL = 103.0, (113.0, 140.0), 26.0  # units: banner, cloth with the shield, ends
_ABOVE, _BESIDE = 12.0, 6.0  # from the top bar to the banner; how far it reaches beyond the centre
_TOP = 4.0  # of the cloth above the banner
_NAME_SIZES = (73.0, 60.0, 50.0)
_GUILD, _ASKED, _THEN = 28.0, 26.0, 22.0  # sizes of the other words
_LEFT, _GAP = 146.0, 26.0
_LEAST = 40.0  # room for a word, however narrow the window is
_LINE = 4.0  # that runs out at the foot
_SLIDE = 33.0
_NEXT = 2  # how many of those who come next are named
_SHIELD = (32.0, 36.0)
_FRAME = 5.0


class Words(NamedTuple):
    """All that a banner says."""

    name: str
    guild: str
    asked: str
    then: tuple[tuple[str, str], ...]  # emblem and name of those who are next


def draw_banner(c: Canvas, match: "Match", banner: "TurnBanner") -> None:
    """Draw the banner over the upper end of the table, on its way in or out."""
    if not banner.is_up:
        return
    centre = regions(c).centre
    width = centre.width + 2 * _BESIDE
    colour, emblem = match.view.colour(banner.seat), match.view.emblem(banner.seat)
    words = _words(match, banner.seat)
    look = (current().tag, c.gallery.strong, c.gallery.apart)
    key = ("turn_banner", c.scale, c.px(width), colour, words, *look)
    picture = c.gallery.compose(key, lambda: _picture(c, width, colour, emblem, words))
    alpha = int(255 * min(banner.come, 1 - banner.gone))
    slide = 0.0 if c.calm else _SLIDE * (1 - motion.smooth(banner.come))
    x, y = centre.x - _BESIDE - slide, top_height(c) + _ABOVE - _TOP
    seen, frame = Canvas(c.surface, c.gallery, c.scale), (x, y + _TOP + _HEIGHT - _LINE - 3)
    motion.draw_faded(seen, picture, x, y, alpha)
    if banner.left > 0 and alpha == 255:
        seen.fill(*frame, (width - _TAIL) * banner.left, _LINE, palette.TURN_LINE[colour])


def _words(match: "Match", seat: int) -> Words:
    view, turns = match.view, match.animation.turns
    coming = dict.fromkeys(turn.side for turn in turns.queue if turn.side != seat)
    people = [side for side in coming if side in view.people][:_NEXT]
    then = tuple((view.emblem(side), view.seat_of(side).name) for side in people)
    asked = say(f"match-turn-{turns.step}")
    return Words(view.seat_of(seat).name, str(view.name(seat)), asked, then)


def _picture(c: Canvas, width: float, colour: str, emblem: str, words: Words) -> pygame.Surface:
    """The whole banner, on a canvas of its own: nothing on it is noted in the frame."""
    size = (c.px(width), c.px(_TOP + _CLOTH[1]))
    own = Canvas(pygame.Surface(size, pygame.SRCALPHA), c.gallery, c.scale)
    paint(own, width, colour, emblem, words)
    return own.surface


def paint(own: Canvas, width: float, colour: str, emblem: str, words: Words) -> None:
    """Draw a banner of a width. Those who are next give way before the name is set small."""
    ink = palette.TURN_INK[colour]
    light, body = palette.GUILD_LINE[colour], palette.TURN_BODY[colour]
    dark = palette.TURN_DARK[colour]
    _ribbon(own, width, light, body, dark)
    own.picture(f"emblems/emblem_{emblem}", width * 0.58, _TOP + _HEIGHT / 2, 150, 92, ax=0.5,
                ay=0.5, alpha=36)  # fmt: skip
    _cloth(own, light, body, dark)
    own.picture(f"emblems/shield_{emblem}", 16 + _CLOTH[0] / 2, 62, 68, 78, ax=0.5, ay=0.5)
    block = max(own.text_width(words.guild, size=_GUILD, face="Title"),
                own.text_width(words.asked, size=_ASKED))  # fmt: skip
    block = min(block, width * 0.4)  # in a narrow window its words are set smaller
    room = max(_LEAST, width - _LEFT - _GAP - block - _TAIL - 24)
    then = _then_width(own, words)
    middle = _TOP + _HEIGHT / 2
    wide = {size: own.text_width(words.name, size=size, face="Title") for size in _NAME_SIZES}
    fitting = [size for size in _NAME_SIZES if wide[size] <= room - then]
    if fitting and words.then:
        _then(own, words, width - _TAIL - 16 - then + _GAP, middle, ink)
    fitting = fitting or [size for size in _NAME_SIZES if wide[size] <= room]
    size = fitting[0] if fitting else _NAME_SIZES[-1]
    name = own.cut_name(words.name, room, face="Title")
    used = own.text(name, _LEFT, middle, size=size, face="Title", colour=ink, room=room)
    x = _LEFT + used + _GAP
    left = max(_LEAST, width - _TAIL - 16 - x)
    own.text(words.guild, x, middle - 20, size=_GUILD, face="Title", colour=ink, room=left)
    own.text(words.asked, x, middle + 17, size=_ASKED, colour=ink, room=left)


def _then_width(c: Canvas, words: Words) -> float:
    """Width of the names of those who are next, with the gap before them."""
    if not words.then:
        return 0.0
    names = sum(c.text_width(name, size=_THEN) + _SHIELD[0] + 26 for _, name in words.then)
    return _GAP + c.text_width(say("match-turn-then"), size=_THEN) + 16 + names


def _then(c: Canvas, words: Words, x: float, y: float, ink: str) -> None:
    x += c.text(say("match-turn-then"), x, y, size=_THEN, colour=ink) + 16
    for emblem, name in words.then:
        c.picture(f"emblems/shield_{emblem}", x, y, *_SHIELD, ay=0.5)
        x += _SHIELD[0] + 8
        x += c.text(name, x, y, size=_THEN, colour=ink) + 18


def _ribbon(c: Canvas, width: float, light: str, body: str, dark: str) -> None:
    """A ribbon with a swallow's tail, brass along both edges."""
    tall, tail = _HEIGHT, width - _TAIL
    outline = f"M0 0H{width}L{tail} {tall / 2}L{width} {tall}H0Z"
    inner = f"M0 2.5H{width - 5}L{tail - 3} {tall / 2}L{width - 5} {tall - 2.5}H0Z"
    cloth = (
        f'<linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{width}" y2="0">'
        f'<stop offset="0" stop-color="{light}"/><stop offset=".1" stop-color="{body}"/>'
        f'<stop offset=".6" stop-color="{body}"/><stop offset="1" stop-color="{dark}"/>'
        "</linearGradient>"
    )
    drawing = (
        f'<path d="{outline}" fill="{palette.OUTLINE}"/><path d="{inner}" fill="url(#r)"/>'
        + svg.box(0, 2.5, width - 8, 2.5, 0, palette.BRASS)
        + svg.box(0, tall - 5, width - 8, 2.5, 0, palette.BRASS)
    )
    c.shape(0, _TOP, width, tall, drawing, cloth)


def _cloth(c: Canvas, light: str, body: str, dark: str) -> None:
    """The cloth that hangs from the left end, with a bar of brass on top."""
    wide, tall = _CLOTH
    path = f"M0 0H{wide}V{tall}L{wide / 2} {tall - 22}L0 {tall}Z"
    inner = f"M2.5 0H{wide - 2.5}V{tall - 5}L{wide / 2} {tall - 26}L2.5 {tall - 5}Z"
    drawing = f'<path d="{path}" fill="{dark}"/><path d="{inner}" fill="url(#c)"/>' + svg.box(
        0, 0, wide, 7, 2, palette.BRASS
    )
    c.shape(16, 0, wide, tall, drawing, svg.gradient("c", tall, light, body))


def draw_frame(c: Canvas, match: "Match") -> None:
    """Frame the window in the colour of the person who is to choose, where several play."""
    view = match.view
    if len(view.people) < 2 or not view.waiting_for_person:
        return
    colour = c.guild_light(view.colour(view.seat))
    thick = max(3, c.px(_FRAME))
    pygame.draw.rect(c.surface, colour, c.surface.get_rect(), thick)
