"""The ranking: a row for each guild, with a bar that grows part by part as the count goes on."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.scoring.parts import LOOKS, Look
from forgewar.play.scoring import PARTS, Statistics

if TYPE_CHECKING:
    from forgewar.play.match import Match

_BAR = 44.0
_NAMES, _TOTAL = 290.0, 170.0  # room before and behind the bars


def counted(stats: Statistics, seat: int, step: int) -> int:
    """The prestige of the parts counted so far."""
    return sum(stats.parts[seat][part] for part in PARTS[: step + 1])


def draw(
    c: Canvas,
    match: "Match",
    stats: Statistics,
    ranking: list[int],
    step: int,
    place: tuple[float, float, float, float],
) -> None:
    """All guilds, the first on top, in a panel at `place`: x, y, width, height."""
    x, y, width, height = place
    widgets.panel(c, *place)
    each = (height - 24) / len(ranking)
    most = max(1, *(sum(max(0, n) for n in parts.values()) for parts in stats.parts))
    for i, seat in enumerate(ranking):
        top = y + 12 + i * each
        if i > 1:
            widgets.rule(c, x + 38, top - 2, width - 66)
        _guild(c, match, stats, i, seat, step, most, (x + 10, top, width - 20, each - 4))


def _guild(
    c: Canvas,
    match: "Match",
    stats: Statistics,
    rank: int,
    seat: int,
    step: int,
    most: int,
    place: tuple[float, float, float, float],
) -> None:
    x, y, width, height = place
    middle = y + height / 2
    if rank == 0:
        body = svg.box(0, 0, width, height, 8, palette.BRASS)
        body += svg.box(1.5, 1.5, width - 3, height - 3, 7, "url(#g)")
        c.shape(x, y, width, height, body, svg.gradient("g", height, "#5A4220", "#46331F"))
    bar = svg.box(0, 0, 6, height - 16, 3, palette.GUILD[match.colour(seat)])
    c.shape(x + 8, y + 8, 6, height - 16, bar)
    c.number(rank + 1, x + 38, middle, size=22, colour=palette.PRESTIGE, anchor="c")
    shield = min(52.0, height - 24)
    if rank == 0:
        c.picture("icons/victory", x + 96, middle, shield + 26, ax=0.5, ay=0.5)
    emblem = f"emblems/shield_{match.emblem(seat)}"
    c.picture(emblem, x + 96, middle, shield * 0.88, shield, ax=0.5, ay=0.5)
    c.text(match.name(seat), x + 148, middle - 11, size=20, face="Title", room=130)
    name = match.seat_of(seat).name
    c.text(name, x + 148, middle + 14, size=15, colour=palette.DIM, room=130)
    _bar(c, stats, seat, step, most, (x + _NAMES, middle - _BAR / 2, width - _NAMES - _TOTAL))
    gained = stats.parts[seat][PARTS[step]]
    total = counted(stats, seat, step)
    wide = c.number(total, x + width - 18, middle, size=30, colour=palette.PRESTIGE, anchor="r")
    if gained:
        colour = palette.MOSS_LIGHT if gained > 0 else palette.EMBER_LIGHT
        at = x + width - 18 - max(wide, c.number_width(100, size=30)) - 14
        c.number(f"{gained:+}".replace("-", "−"), at, middle, size=20, colour=colour, anchor="r")
    told = ", ".join(f"{stats.parts[seat][look.part]} {look.label.lower()}" for look in LOOKS)
    c.spot(f"score.{seat}", *place, f"{match.name(seat)}: {total}", tip=told)


def _bar(
    c: Canvas,
    stats: Statistics,
    seat: int,
    step: int,
    most: int,
    place: tuple[float, float, float],
) -> None:
    x, y, room = place
    c.shape(x, y, room, _BAR, svg.box(0, 0, room, _BAR, 6, "#1A120C"))
    for i, look in enumerate(LOOKS[: step + 1]):
        value = stats.parts[seat][look.part]
        if value <= 0:
            continue
        long = room * value / most
        if i == step:
            widgets.glow(c, x, y, max(2, long - 2), _BAR, radius=4)
        _part(c, look, value, x, y, max(2, long - 2))
        x += long


def _part(c: Canvas, look: Look, value: int, x: float, y: float, long: float) -> None:
    body = svg.box(0, 0, long, _BAR, 4, "url(#g)")
    if long > 16:
        body += svg.box(4, 1, long - 8, 1, 0, "#FFFFFF", 'opacity=".25"')
    c.shape(x, y, long, _BAR, body, svg.gradient("g", _BAR, look.top, look.bottom))
    wide = c.text_width(str(value), face="Title")
    if long <= wide + 8:
        return
    mark = 26 if long > wide + 40 else 0
    left = x + (long - wide - mark) / 2
    if mark:
        c.picture(look.icon, left, y + _BAR / 2, 18, ay=0.5, tint=look.text)
    c.text(str(value), left + mark, y + _BAR / 2, size=17, face="Title", colour=look.text)
