"""Whose turn it is, to be read from across the room: a banner in the guild's colour for a moment,
and a frame in its colour around the window for as long as the person chooses.

Nothing here is a spot, and no text is noted: the banner lies over others without hiding them.
"""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from forgewar.app.kit import motion, palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.layout import board_zoom, regions, top_height
from forgewar.words import say
from forgewar.words.language import current

if TYPE_CHECKING:
    from forgewar.app.window.turn_banner import TurnBanner
    from forgewar.play.match import Match

_MOST_HEIGHT = 103.0  # units of the ribbon
_HEADLINE = 44.0  # of a panel, where neither places nor hexes lie at the top
_ABOVE, _BESIDE = 6.0, 6.0  # from the top bar to the cloth; how far it reaches beyond the centre
_TOP, _FOOT = 4.0, 9.0  # of the cloth above and below the ribbon
_LAPPED = 0.25  # part of a hex that lies between those of the next row
# Parts of the ribbon's height: letters of the name, width of cloth and swallow's tail, place of the
# name.
_NAME_SIZES = (0.71, 0.58, 0.485)
_CLOTH, _TAIL, _LEFT = 1.1, 0.25, 1.42
_GUILD, _ASKED, _THEN = 28.0, 26.0, 22.0  # sizes of the other words
_ONE_LINE = 0.46  # the most part of the height for letters of what is asked, if it stands alone
_GAP = 26.0
_LEAST = 40.0  # room for a word, however narrow the window is
_LINE = 4.0  # that runs out at the foot
_SLIDE = 33.0
_NEXT = 2  # how many of those who come next are named
_SHIELD = (32.0, 36.0)
_FRAME = 5.0
_BESIDE_BLOCK = 260.0  # units for the name; with less, what is asked stands below it


class Words(NamedTuple):
    """All that a banner says."""

    name: str
    guild: str
    asked: str
    then: tuple[tuple[str, str], ...]  # emblem and name of those who are next


def draw_banner(c: Canvas, match: "Match", banner: "TurnBanner") -> None:
    """Draw the banner over the upper end of the table, on its way in or out. It covers pictures of
    places, the first row of hexes or a headline, and nothing else."""
    if not banner.is_up:
        return
    centre, y = regions(c).centre, top_height(c) + _ABOVE
    width = centre.width + 2 * _BESIDE
    height = min(_MOST_HEIGHT, max(_LEAST, free_until(c) - y - _TOP - _FOOT))
    colour, emblem = match.view.colour(banner.seat), match.view.emblem(banner.seat)
    words = _words(match, banner.seat)
    look = (current().tag, c.gallery.strong, c.gallery.apart)
    key = ("turn_banner", c.scale, c.text_scale, c.px(width), c.px(height), colour, words, *look)

    def make() -> pygame.Surface:
        size = (c.px(width), c.px(_TOP + height + _FOOT))
        own = Canvas(pygame.Surface(size, pygame.SRCALPHA), c.gallery, c.scale)
        paint(own, (width, height), colour, emblem, words, c.text_scale)
        return own.surface

    picture = c.gallery.compose(key, make)
    alpha = int(255 * min(banner.come, 1 - banner.gone))
    slide = 0.0 if c.calm else _SLIDE * (1 - motion.smooth(banner.come))
    x = centre.x - _BESIDE - slide
    seen, low = Canvas(c.surface, c.gallery, c.scale), y + _TOP + height - _LINE - 3
    motion.draw_faded(seen, picture, x, y, alpha)
    if banner.left > 0 and alpha == 255:
        long = (width - _TAIL * height) * banner.left
        seen.fill(x, low, long, _LINE, palette.TURN_LINE[colour])


def free_until(c: Canvas) -> float:
    """Lower end of what a banner may cover, in the frame that is drawn."""
    place = c.place("market.blacksmith")
    if place is not None:
        return place.bottom
    hexes = [spot.rect for spot in c.frame.spots if spot.name.startswith("hex.")]
    if hexes:
        first = min(hexes, key=lambda rect: rect.top)
        return c.units(first).bottom - _LAPPED * c.units(first).height
    return regions(c).centre.y + _HEADLINE * board_zoom(c) / c.zoom


def _words(match: "Match", seat: int) -> Words:
    view, turns = match.view, match.animation.turns
    coming = dict.fromkeys(turn.side for turn in turns.queue if turn.side != seat)
    people = [side for side in coming if side in view.people][:_NEXT]
    then = tuple((view.emblem(side), view.seat_of(side).name) for side in people)
    asked = say(f"match-turn-{turns.step}")
    return Words(view.seat_of(seat).name, str(view.name(seat)), asked, then)


def paint(
    own: Canvas,
    size: tuple[float, float],
    colour: str,
    emblem: str,
    words: Words,
    letters: float = 1.0,
) -> None:
    """Draw a banner of a width and height, its small words larger by the text size. Those who are
    next give way before the name is set small, and the guild's name, which shield and colour tell,
    where the banner is low for its letters."""
    width, height = size
    ink, light = palette.TURN_INK[colour], palette.GUILD_LINE[colour]
    body, dark = palette.TURN_BODY[colour], palette.TURN_DARK[colour]
    _ribbon(own, width, height, light, body, dark)
    own.picture(f"emblems/emblem_{emblem}", width * 0.58, _TOP + height / 2, 1.45 * height,
                0.9 * height, ax=0.5, ay=0.5, alpha=36)  # fmt: skip
    cloth = Box(0.15 * height, 0, _CLOTH * height, _TOP + height + _FOOT)
    _draw_cloth(own, cloth, light, body, dark)
    own.picture(f"emblems/shield_{emblem}", cloth.centre[0], cloth.height * 0.48, 0.66 * height,
                0.76 * height, ax=0.5, ay=0.5)  # fmt: skip
    tail, left, middle = _TAIL * height, _LEFT * height, _TOP + height / 2
    guild, asked = _GUILD * letters, _ASKED * letters
    alone = (guild + asked) * 1.5 > height
    if alone:
        asked = min(asked, _ONE_LINE * height)
    block = max(0.0 if alone else own.text_width(words.guild, size=guild, face="Title"),
                own.text_width(words.asked, size=asked))  # fmt: skip
    block = min(block, width * 0.45)  # in a narrow window its words are set smaller
    room = max(_LEAST, width - left - _GAP - block - tail - 24)
    if room < _BESIDE_BLOCK:
        _below(own, size, words, ink, asked)
        return
    then = _then_width(own, words)
    sizes = [part * height for part in _NAME_SIZES]
    wide = {size: own.text_width(words.name, size=size, face="Title") for size in sizes}
    fitting = [size for size in sizes if wide[size] <= room - then]
    if fitting and words.then:
        _then(own, words, width - tail - 16 - then + _GAP, middle, ink)
    fitting = fitting or [size for size in sizes if wide[size] <= room]
    name = own.cut_name(words.name, room, face="Title")
    used = own.text(name, left, middle, size=fitting[0] if fitting else sizes[-1], face="Title",
                    colour=ink, room=room)  # fmt: skip
    x = left + used + _GAP
    rest = max(_LEAST, width - tail - 16 - x)
    if alone:
        own.text(words.asked, x, middle, size=asked, colour=ink, room=rest)
        return
    own.text(words.guild, x, middle - 0.2 * height, size=guild, face="Title", colour=ink, room=rest)
    own.text(words.asked, x, middle + 0.165 * height, size=asked, colour=ink, room=rest)


def _below(own: Canvas, size: tuple[float, float], words: Words, ink: str, asked: float) -> None:
    """Draw what is asked below the name. Shield and colour tell the guild."""
    width, height = size
    left, middle = _LEFT * height, _TOP + height / 2
    room = max(_LEAST, width - left - _TAIL * height - 16)
    name = own.cut_name(words.name, room, face="Title")
    own.text(name, left, middle - 0.15 * height, size=_NAME_SIZES[-1] * height, face="Title",
             colour=ink, room=room)  # fmt: skip
    own.text(words.asked, left, middle + 0.27 * height, size=min(asked, 0.3 * height), colour=ink,
             room=room)  # fmt: skip


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


def _ribbon(c: Canvas, width: float, tall: float, light: str, body: str, dark: str) -> None:
    """A ribbon with a swallow's tail, brass along both edges."""
    tail = width - _TAIL * tall
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


def _draw_cloth(c: Canvas, box: Box, light: str, body: str, dark: str) -> None:
    """The cloth that hangs from the left end, with a bar of brass on top."""
    _, _, wide, tall = box
    path = f"M0 0H{wide}V{tall}L{wide / 2} {tall - 16}L0 {tall}Z"
    inner = f"M2.5 0H{wide - 2.5}V{tall - 5}L{wide / 2} {tall - 20}L2.5 {tall - 5}Z"
    drawing = f'<path d="{path}" fill="{dark}"/><path d="{inner}" fill="url(#c)"/>' + svg.box(
        0, 0, wide, 7, 2, palette.BRASS
    )
    c.shape(*box, drawing, svg.gradient("c", tall, light, body))


def draw_frame(c: Canvas, match: "Match") -> None:
    """Frame the window in the colour of the person who is to choose, where several play."""
    view = match.view
    if len(view.people) < 2 or not view.waiting_for_person:
        return
    colour = c.guild_light(view.colour(view.seat))
    thick = max(3, c.px(_FRAME))
    pygame.draw.rect(c.surface, colour, c.surface.get_rect(), thick)
