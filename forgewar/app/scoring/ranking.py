"""The ranking: a row for each guild, with a bar that grows part by part as the count goes on."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring.parts import LOOKS, Look
from forgewar.play.scoring import FinalCount, Standing
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_BAR = 44.0
_NAMES, _TOTAL = 290.0, 170.0  # room before and behind the bars


def draw(c: Canvas, match: "Match", final: FinalCount, box: Box) -> None:
    """All guilds, the first on top, in a panel."""
    x, y, width, height = box
    widgets.panel(c, *box)
    standings = final.standings()
    each = (height - 24) / len(standings)
    for i, standing in enumerate(standings):
        top = y + 12 + i * each
        if i > 1:
            widgets.rule(c, x + 38, top - 2, width - 66)
        _guild(c, match, final, i, standing, Box(x + 10, top, width - 20, each - 4))


def _guild(
    c: Canvas, match: "Match", final: FinalCount, place: int, standing: Standing, box: Box
) -> None:
    x, y, width, height = box
    seat, middle = standing.seat, y + height / 2
    if place == 0:
        body = svg.box(0, 0, width, height, 8, palette.BRASS)
        body += svg.box(1.5, 1.5, width - 3, height - 3, 7, "url(#g)")
        c.shape(x, y, width, height, body, svg.gradient("g", height, *palette.FIRST))
    edge = svg.box(0, 0, 6, height - 16, 3, palette.GUILD[match.colour(seat)])
    c.shape(x + 8, y + 8, 6, height - 16, edge)
    c.number(place + 1, x + 38, middle, size=22, colour=palette.PRESTIGE, anchor="c")
    shield = min(52.0, height - 24)
    if seat == final.winner:
        c.picture("icons/victory", x + 96, middle, shield + 26, ax=0.5, ay=0.5)
    emblem = f"emblems/shield_{match.emblem(seat)}"
    c.picture(emblem, x + 96, middle, shield * 0.88, shield, ax=0.5, ay=0.5)
    c.text(match.name(seat), x + 148, middle - 11, size=20, face="Title", room=130)
    name = c.cut(match.seat_of(seat).name, 130)
    c.text(name, x + 148, middle + 14, size=15, colour=palette.DIM, room=130)
    _bar(c, final, standing, Box(x + _NAMES, middle - _BAR / 2, width - _NAMES - _TOTAL, _BAR))
    _total(c, standing, x + width - 18, middle)
    label, told = str(final.label(standing)), str(final.adds_up(standing))
    c.spot(f"score.{seat}", *box, label, tip=told)


def _total(c: Canvas, standing: Standing, right: float, middle: float) -> None:
    """What is counted so far, and before it what the latest part added."""
    wide = c.number(standing.total, right, middle, size=30, colour=palette.PRESTIGE, anchor="r")
    if standing.latest:
        colour = palette.MOSS_LIGHT if standing.latest > 0 else palette.EMBER_LIGHT
        at = right - max(wide, c.number_width(100, size=30)) - 14
        added = say("scoring-added", number=standing.latest)
        c.number(added, at, middle, size=20, colour=colour, anchor="r")


def _bar(c: Canvas, final: FinalCount, standing: Standing, box: Box) -> None:
    x, y, room, _ = box
    c.shape(x, y, room, _BAR, svg.box(0, 0, room, _BAR, 6, palette.GROOVE))
    for i, (look, value) in enumerate(zip(LOOKS, standing.parts, strict=True)):
        if value <= 0:
            continue
        long = room * value / final.span[1]
        if i == final.step:
            widgets.glow(c, x, y, max(2, long - 2), _BAR, radius=4)
        _part(c, look, value, x, y, max(2, long - 2))
        x += long


def _part(c: Canvas, look: Look, value: int, x: float, y: float, long: float) -> None:
    body = svg.box(0, 0, long, _BAR, 4, "url(#g)")
    if long > 16:
        body += svg.box(4, 1, long - 8, 1, 0, palette.SHINE, 'opacity=".25"')
    c.shape(x, y, long, _BAR, body, svg.gradient("g", _BAR, look.top, look.bottom))
    wide = c.text_width(str(value), face="Title")
    if long <= wide + 8:
        return
    mark = 26 if long > wide + 40 else 0
    left = x + (long - wide - mark) / 2
    if mark:
        c.picture(look.icon, left, y + _BAR / 2, 18, ay=0.5, tint=look.text)
    c.text(str(value), left + mark, y + _BAR / 2, size=17, face="Title", colour=look.text)
