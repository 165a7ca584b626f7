"""The ranking: a row for each guild, with a bar that grows part by part as the count goes on, and
rows that slide past each other when places change."""

from typing import TYPE_CHECKING, NamedTuple

from forgewar.app import cards
from forgewar.app.kit import motion, palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring.parts import LOOKS, Look
from forgewar.app.scoring.scorer_strip import draw_strip
from forgewar.play.count import Counting, Sliding
from forgewar.play.scorers import Scorers, best_heroes
from forgewar.play.scoring import PARTS, FinalCount, Standing
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_LEAST_BAR, _MOST_BAR = 44.0, 68.0
_HIGHEST = 150.0  # a row
_WITH_STRIP, _LEAST_WITH_STRIP = 230.0, 130.0  # one with what scored
_NAMES, _TOTAL = 290.0, 170.0  # room before and behind the bars
_NAME = 152.0  # where names begin
_LEAST_NAME = 13.0  # size of letters for whole names
_FIGURE, _BESIDE = 17.0, 8.0  # of a part of a bar: size of its figure, and room beside it


class _Names(NamedTuple):
    """Players' names, all in letters of one size."""

    texts: list[str]
    size: float


def least_height(c: Canvas, guilds: int) -> float:
    """Height in which every row has both of its lines."""
    return 24 + guilds * (c.line(20, "Title") + c.line(15) + 12)


def draw(
    c: Canvas,
    match: "Match",
    counting: Counting,
    box: Box,
    press: widgets.Press = None,
    found: Scorers | None = None,
) -> None:
    """All guilds in a panel, the first on top; `press` is what a row does, and `found` what scored
    in each part, which is shown below the bars."""
    x, y, width, height = box
    widgets.panel(c, *box)
    standings = {standing.seat: standing for standing in counting.final.standings()}
    each = min(_HIGHEST if found is None else _WITH_STRIP, (height - 24) / len(standings))
    found = found if each >= _LEAST_WITH_STRIP else None
    top = y + 12 + (height - 24 - each * len(standings)) / 2
    for place in range(len(standings)):
        _place(c, place, Box(x + 10, top + place * each, width - 20, each - 4))
    places = counting.places()
    names, unit = _fit_names(c, match, len(standings)), _unit(c, counting, width - 20)
    # Whoever rises passes over the others.
    for seat in sorted(places, key=lambda seat: places[seat].before - places[seat].after):
        row = _row(c, places[seat], counting.passed)
        at = c.px(top + row * each) / c.scale  # whole pixels, so that nothing is drawn anew
        own = Box(x + 10, at, width - 20, each - 4)
        if row % 1 and places[seat].after < places[seat].before:
            _lift(c, own)
        _guild(c, match, counting, standings[seat], own, press, found, names, unit)


def _fit_names(c: Canvas, match: "Match", guilds: int) -> _Names:
    """Everybody's name, or its first word where it is too long, in letters that all have room
    for."""
    room, texts = _NAMES - 8 - _NAME, []
    for name in (match.view.seat_of(seat).name for seat in range(guilds)):
        first = name.split()[0] if name.split() else name
        fits = c.text_width(name, size=_LEAST_NAME) <= room
        texts.append(name if fits else c.cut(first, room))
    return _Names(texts, c.fit_all(texts, room, size=15)[0])


def _unit(c: Canvas, counting: Counting, width: float) -> float:
    """Width of a point of prestige in all bars, so that the longest of them fits."""
    final, room = counting.final, width - _NAMES - _TOTAL * c.letters
    unit = room / final.span[1]
    for parts in (standing.parts for standing in final.standings()):
        small = [value for value in parts if 0 < unit * value < _least_part(c, value)]
        rest = sum(value for value in parts if value > 0 and value not in small)
        needed = sum(_least_part(c, value) for value in small)
        if rest:
            unit = min(unit, (room - needed) / rest)
    return unit


def _least_part(c: Canvas, value: int) -> float:
    """Width of a part of a bar that shows its figure."""
    return c.text_width(str(value), size=_FIGURE, face="Title") + _BESIDE + 3


def _row(c: Canvas, place: Sliding, passed: float) -> float:
    """Place of a row on its way from one rank to another."""
    if c.calm:
        return float(place.after if passed >= 0.5 else place.before)
    return motion.mix(place.before, place.after, motion.smooth(passed))


def _lift(c: Canvas, box: Box) -> None:
    """The ground of a row that is passing others."""
    x, y, width, height = box
    widgets.shadow(c, *box)
    c.hide_under(*box)
    body = svg.box(0, 0, width, height, 8, palette.BRASS)
    body += svg.box(1.2, 1.2, width - 2.4, height - 2.4, 7, palette.SEAT_LIFTED)
    c.shape(x, y, width, height, body)


def _place(c: Canvas, place: int, box: Box) -> None:
    """The ground of a place, which stays where guilds come and go."""
    x, y, width, height = box
    if place == 0:
        body = svg.box(0, 0, width, height, 8, palette.BRASS)
        body += svg.box(1.5, 1.5, width - 3, height - 3, 7, "url(#g)")
        c.shape(x, y, width, height, body, svg.gradient("g", height, *palette.FIRST))
    elif place > 1:
        widgets.rule(c, x + 28, y - 2, width - 46)
    middle = y + height / 2
    c.number(place + 1, x + 38, middle, size=22, colour=palette.PRESTIGE, anchor="c")


def _guild(
    c: Canvas,
    match: "Match",
    counting: Counting,
    standing: Standing,
    box: Box,
    press: widgets.Press,
    found: Scorers | None,
    names: _Names,
    unit: float,
) -> None:
    x, y, width, height = box
    final = counting.final
    seat, middle = standing.seat, y + height / 2
    edge = svg.box(0, 0, 6, height - 16, 3, c.guild_mark(match.view.colour(seat)))
    c.shape(x + 8, y + 8, 6, height - 16, edge)
    shield = min(72.0, height - 24)
    emblem = f"emblems/shield_{match.view.emblem(seat)}"
    if found is not None:
        _hero(c, match, seat, x + 98, middle)
    else:
        if seat == final.winner:
            c.picture("icons/victory", x + 96, middle, shield + 26, ax=0.5, ay=0.5)
        c.picture(emblem, x + 96, middle, shield * 0.88, shield, ax=0.5, ay=0.5)
    left = x + _NAME
    room = x + _NAMES - 8 - left
    apart = (c.line(20, "Title") + c.line(15)) / 4
    c.text(str(match.view.name(seat)), left, middle - apart, size=20, face="Title", room=room)
    c.text(names.texts[seat], left, middle + apart, size=names.size, colour=palette.DIM, room=room)
    tall = min(_MOST_BAR, max(_LEAST_BAR, height * 0.46))
    bar = Box(x + _NAMES, middle - tall / 2, width - _NAMES - _TOTAL * c.letters, tall)
    growing = counting.growing
    grown = counting.part if growing is not None and growing.seat == seat else 0.0
    if found is not None:
        bar = Box(bar.x, y + 14, bar.width, _LEAST_BAR)
        part = 1.0 if seat in final.heard else grown
        strip = Box(bar.x, bar.bottom + 10, bar.width, y + height - bar.bottom - 16)
        scored = found.get((seat, PARTS[final.step]), [])
        with c.with_letters(1.0):
            draw_strip(c, match, seat, scored, strip, part)
    coming = growing.amount if growing is not None and grown else 0
    _bar(c, final, standing, bar, unit, coming, grown)
    _total(c, standing, motion.count_between(0, coming, grown), x + width - 18, middle)
    label, told = str(final.label(standing)), str(final.adds_up(standing))
    c.spot(f"score.{seat}", *box, label, press, tip=told)


def _hero(c: Canvas, match: "Match", seat: int, x: float, y: float) -> None:
    """The hero who stands for a guild, its shield before it."""
    heroes, size = best_heroes(match.view.game.state.guilds[seat]), 80.0
    for number in heroes[:1]:
        cards.draw_face(c, match.view, seat, number, x - size / 2, y - size / 2 - 4, size)
    emblem = f"emblems/shield_{match.view.emblem(seat)}"
    c.picture(emblem, x + size * 0.4, y + size * 0.36, 34, 38, ax=0.5, ay=0.5)


def _total(c: Canvas, standing: Standing, coming: int, right: float, middle: float) -> None:
    """Draw the total counted so far, and before it the gain of the latest part."""
    total, latest = standing.total + coming, standing.latest + coming
    wide = c.number(total, right, middle, size=30, colour=palette.PRESTIGE, anchor="r")
    if latest:
        colour = palette.MOSS_LIGHT if latest > 0 else palette.EMBER_LIGHT
        at = right - max(wide, c.number_width(100, size=30)) - 14
        added = say("scoring-added", number=latest)
        c.number(added, at, middle, size=20, colour=colour, anchor="r")


def _bar(
    c: Canvas,
    final: FinalCount,
    standing: Standing,
    box: Box,
    unit: float,
    coming: int,
    grown: float,
) -> None:
    """Part after part, each at least as wide as its figure; the one that is coming is uncovered
    from the left."""
    x, y, room, tall = box
    c.shape(x, y, room, tall, svg.box(0, 0, room, tall, 6, palette.GROOVE))
    for i, (look, value) in enumerate(zip(LOOKS, standing.parts, strict=True)):
        if value <= 0:
            continue
        long = max(_least_part(c, value), unit * value)
        if i == final.step and standing.latest:
            widgets.glow(c, x, y, long - 2, tall, radius=4)
        _part(c, look, value, Box(x, y, long - 2, tall))
        x += long
    if coming > 0:
        long = max(_least_part(c, coming), unit * coming)
        with c.clipped(x, y - 4, long * motion.smooth(grown), tall + 8):
            _part(c, LOOKS[final.step], coming, Box(x, y, long - 2, tall), bare=True)
    if final.great:
        at = box.x + unit * final.great
        c.fill(at, y - 6, 2, tall + 12, palette.CHANGED)


def _part(c: Canvas, look: Look, value: int, box: Box, *, bare: bool = False) -> None:
    """One part of a bar, with its number if it is counted, and its mark where that fits."""
    x, y, long, tall = box
    body = svg.box(0, 0, long, tall, 4, "url(#g)")
    if long > 16:
        body += svg.box(4, 1, long - 8, 1, 0, palette.SHINE, 'opacity=".25"')
    c.shape(x, y, long, tall, body, svg.gradient("g", tall, look.top, look.bottom))
    if bare:
        return
    wide = c.text_width(str(value), size=_FIGURE, face="Title")
    mark = 26 if long > wide + 40 else 0
    left = x + (long - wide - mark) / 2
    if mark:
        c.picture(look.icon, left, y + tall / 2, 18, ay=0.5, tint=look.text)
    c.text(str(value), left + mark, y + tall / 2, size=_FIGURE, face="Title", colour=look.text)
