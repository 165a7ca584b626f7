"""Close of the count: the guild hall with the winner's shield, and everybody's place below."""

from typing import TYPE_CHECKING

from forgewar.app import cards
from forgewar.app.kit import motion, palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.match.medals import draw_mark_bar, draw_medal
from forgewar.play.challenges.results import Outcome
from forgewar.play.scorers import best_heroes
from forgewar.play.scoring import FinalCount, Standing
from forgewar.words import message

if TYPE_CHECKING:
    from forgewar.play.match import Match

_PLAQUE = 76.0
_WHOLE = 230.0  # the width of one that has room for all of it
_MOST_HEROES = 4  # at the sides of the plate
_BURSTS = ((0.24, 0.3), (0.76, 0.42), (0.5, 0.36))  # where paper flies, and when


def draw(
    c: Canvas, match: "Match", final: FinalCount, outcome: Outcome | None, part: float, box: Box
) -> None:
    """`part` is how far it has come: banners unroll, the shield is hung, the total is told. The
    outcome of a challenge has its medals at the foot."""
    x, y, width, height = box
    first, *others = final.standings()
    hang_picture(c, "scenes/hall", box)
    middle, top = x + width / 2, y + height * 0.375
    if c.calm:
        part = 1.0
    for side in (-1, 1):
        _banner(c, match, first.seat, middle + side * width * 0.31, y, height * 0.56, part)
    hung = motion.settle(motion.within(part, 0.1, 0.35))
    _shield(c, match, first.seat, middle, top - (1 - hung) * height * 0.6, _laurel(box))
    _heroes(c, match, first.seat, box, motion.within(part, 0.2, 0.55))
    told = motion.within(part, 0.3, 0.6)
    if told:
        plate = Box(x, y + height * 0.61, width, height * 0.18)
        said = message("scoring-won-alone", prestige=first.total) if outcome else final.prompt
        _name(c, match, final, first, str(said), told, plate)
        foot = Box(x + 24, y + height - _PLAQUE - 20, width - 48, _PLAQUE)
        if others:
            _others(c, match, final, others, foot, motion.within(part, 0.4, 0.75))
        elif outcome is not None:
            _medals(c, outcome, foot, motion.smooth(told))
        elif final.great:
            _mark(c, final, first, foot, motion.smooth(told))
    for seed, (across, start) in enumerate(_BURSTS):
        flown = motion.within(part, start, 1.0)
        if 0 < flown < 1:
            motion.draw_paper(c, x + width * across, y + height * 0.3, flown, seed, height * 0.5)


def fetch(c: Canvas, box: Box) -> None:
    """Have what is large at hand before the tableau comes up."""
    c.gallery.cover("scenes/hall", *c.rect(*box).size)
    size = c.px(_laurel(box))
    c.gallery.get("icons/victory", size, size)


def _laurel(box: Box) -> float:
    return box.height * 0.484


def hang_picture(c: Canvas, picture: str, box: Box) -> None:
    """A large picture in a thin frame, which costs a frame of motion nothing."""
    x, y, width, height = box
    c.cover(picture, *box)
    edge = 2.5
    for side in (
        (x, y, width, edge),
        (x, y + height - edge, width, edge),
        (x, y, edge, height),
        (x + width - edge, y, edge, height),
    ):
        c.fill(*side, palette.BRASS)


def _banner(
    c: Canvas, match: "Match", seat: int, x: float, y: float, tall: float, part: float
) -> None:
    """In the guild's colour, with its emblem; it unrolls from the ceiling."""
    wide, colour = tall * 0.36, palette.GUILD[match.view.colour(seat)]
    path = (
        f"M2 0 L{wide - 2} 0 L{wide - 2} {tall - 4} L{wide / 2} {tall - wide * 0.4} L2 {tall - 4} Z"
    )
    body = f'<path d="{path}" fill="{colour}" stroke="{palette.BRASS}" stroke-width="3"/>'
    body += svg.box(wide * 0.12, 0, wide * 0.05, tall * 0.8, 0, palette.SHINE, 'opacity=".18"')
    left = x - wide / 2
    with c.clipped(left, y, wide, tall * motion.smooth(motion.within(part, 0.0, 0.22))):
        c.shape(left, y, wide, tall, body)
        emblem = f"emblems/emblem_{match.view.emblem(seat)}"
        c.picture(emblem, x, y + tall * 0.44, wide * 0.7, ax=0.5, ay=0.5, tint=palette.BONE)


def _shield(c: Canvas, match: "Match", seat: int, x: float, y: float, size: float) -> None:
    c.picture("icons/victory", x, y, size, ax=0.5, ay=0.5)
    shield = f"emblems/shield_{match.view.emblem(seat)}"
    c.picture(shield, x, y, size * 0.51, size * 0.573, ax=0.5, ay=0.5)


def _heroes(c: Canvas, match: "Match", seat: int, box: Box, part: float) -> None:
    """The winner's best heroes at both sides of the plate, stepping up in turn."""
    guild = match.view.game.state.guilds[seat]
    file = best_heroes(guild)[:_MOST_HEROES]
    size = min(box.height * 0.2, box.width * 0.1)
    middle, y = box.x + box.width / 2, box.y + box.height * 0.6
    aside = min(box.width * 0.31, max(250.0, box.width * 0.2) + size / 2)
    for i, number in enumerate(file):
        own = motion.smooth(motion.within(part, 0.12 * i, 0.5 + 0.12 * i))
        if own > 0:
            side, out = (-1, 1)[i % 2], i // 2
            x = middle + side * (aside + out * (size + 14)) - size / 2
            draw_portrait(c, match, seat, number, x, y + (1 - own) * size * 0.4, size)


def draw_portrait(
    c: Canvas, match: "Match", seat: int, number: int, x: float, y: float, size: float
) -> None:
    """A hero in a brass frame, with diamonds for the level."""
    hero = match.view.game.state.guilds[seat].adventurers[number]
    edge = 4.0
    body = svg.box(0, 0, size + 2 * edge, size + 2 * edge, size * 0.22, palette.OUTLINE)
    body += svg.box(1.5, 1.5, size + 2 * edge - 3, size + 2 * edge - 3, size * 0.21, palette.BRASS)
    c.shape(x - edge, y - edge, size + 2 * edge, size + 2 * edge, body)
    cards.draw_face(c, match.view, seat, number, x, y, size)
    each = size * 0.19
    half, wide = each / 2, each * hero.level
    look = f'fill="{palette.PRESTIGE}" stroke="{palette.OUTLINE}" stroke-width="2.5"'
    r = half - 2
    diamonds = "".join(
        f'<path d="M{at} 2 l{r} {r} l{-r} {r} l{-r} {-r} Z" {look}/>'
        for at in (half + each * i for i in range(hero.level))
    )
    c.shape(x + (size - wide) / 2, y + size + edge - half - 1, wide, each, diamonds)


def _name(
    c: Canvas,
    match: "Match",
    final: FinalCount,
    first: Standing,
    said: str,
    told: float,
    box: Box,
) -> None:
    """On a plate: the guild, who led it, and how much that was."""
    _, y, _, height = box
    middle = box.x + box.width / 2
    wide = min(box.width - 80, max(420.0, c.text_width(said, size=18) + 60))
    plate = Box(middle - wide / 2, y, wide, height)
    draw_plate(c, plate)
    name = str(match.view.name(first.seat))
    total = motion.count_between(0, first.total, told)
    figures = c.number_width(first.total, size=40) + 18
    half = (c.text_width(name, size=36, face="Title") + figures) / 2
    colour, at = palette.TITLE_GOLD, y + height * 0.36
    c.text(name, middle - half, at, size=36, face="Title", colour=colour, room=wide - figures)
    c.number(total, middle + half, at, size=40, colour=palette.PRESTIGE, anchor="r")
    c.text(said, middle, y + height * 0.76, size=18, anchor="c", room=wide - 40)
    label, adds = str(final.label(first)), str(final.adds_up(first))
    c.spot(f"score.{first.seat}", *plate, label, tip=adds)


def draw_plate(c: Canvas, box: Box) -> None:
    """Dark wood with a brass edge, for words on a picture."""
    x, y, width, height = box
    c.note_box(*box)
    widgets.shadow(c, *box)
    body = svg.box(0, 0, width, height, 8, palette.BRASS)
    body += svg.box(1.5, 1.5, width - 3, height - 3, 7, palette.WALNUT)
    c.shape(x, y, width, height, body)


def _others(
    c: Canvas, match: "Match", final: FinalCount, others: list[Standing], box: Box, part: float
) -> None:
    """Draw the guilds after the winner: one plaque beside the other, sliding up in turn."""
    gap = 16.0
    wide = min(300.0, (box.width - gap * (len(others) - 1)) / len(others))
    places = tiles(box, len(others), len(others), (wide, box.height), gap, centred=True)
    for i, (standing, place) in enumerate(zip(others, places, strict=True)):
        own = motion.within(part, 0.2 * i, 0.4 + 0.2 * i)
        if not own:
            continue
        y = box.y + (1 - motion.smooth(own)) * (box.height + 20)
        with c.clipped(box.x - 30, box.y - 30, box.width + 60, box.height + 44):
            _plaque(c, match, final, standing, i + 2, place._replace(y=y))


def _plaque(
    c: Canvas, match: "Match", final: FinalCount, standing: Standing, place: int, box: Box
) -> None:
    x, y, width, height = box
    draw_plate(c, box)
    middle, seat = y + height / 2, standing.seat
    narrow = width < _WHOLE
    left, size = (x + 74, 20) if narrow else (x + 100, 26)
    c.number(place, x + (18 if narrow else 26), middle, size=22, colour=palette.PRESTIGE,
             anchor="c")  # fmt: skip
    shield = (30, 34) if narrow else (40, 45)
    emblem = f"emblems/shield_{match.view.emblem(seat)}"
    c.picture(emblem, left - 32 + 2 * narrow, middle, *shield, ax=0.5, ay=0.5)
    figures = c.number_width(100, size=size) + (18 if narrow else 30)
    right = x + width - (10 if narrow else 16)
    room = x + width - left - figures
    c.text(str(match.view.name(seat)), left, middle - 11, size=18, face="Title", room=room)
    who = c.cut_name(match.view.seat_of(seat).name, room)
    c.text(who, left, middle + 13, size=15, colour=palette.DIM, room=room)
    c.number(standing.total, right, middle, size=size, colour=palette.PRESTIGE, anchor="r")
    label, adds = str(final.label(standing)), str(final.adds_up(standing))
    c.spot(f"score.{seat}", *box, label, tip=adds)


def _medals(c: Canvas, outcome: Outcome, box: Box, part: float) -> None:
    """A challenge: the medal, what is missing for the next one, and a bar with all three."""
    draw_plate(c, box)
    middle = box.y + box.height / 2
    draw_medal(c, outcome.medal, box.x + 44, middle, 52)
    words = min(300.0, box.width * 0.36)
    left, room = box.x + 84, words - 20
    c.text(str(outcome.challenge.title), left, middle - 13, size=17, face="Title", room=room)
    c.text(str(outcome.missing), left, middle + 13, size=16, colour=palette.CHANGED, room=room)
    bar = Box(left + words, box.y + 10, box.right - left - words - 28, box.height - 18)
    draw_mark_bar(c, outcome.challenge.marks, outcome.score, part, bar)


def _mark(c: Canvas, final: FinalCount, first: Standing, box: Box, part: float) -> None:
    """Alone: how much of a great score that was."""
    x, y, width, height = box
    draw_plate(c, box)
    left, bar = x + 24, width - 48
    top, tall = y + height * 0.5, height * 0.28
    most = max(first.total, final.great)
    c.text(str(final.against), left, y + height * 0.28, size=16, room=bar)
    c.shape(left, top, bar, tall, svg.box(0, 0, bar, tall, 5, palette.GROOVE))
    with c.clipped(left, top, bar * max(0, first.total) / most * part, tall):
        body = svg.box(0, 0, bar, tall, 5, "url(#g)")
        c.shape(left, top, bar, tall, body, svg.gradient("g", tall, *palette.SCORE["gold"]))
    c.fill(left + bar * final.great / most - 2, top - 5, 3, tall + 10, palette.CHANGED)
    c.text(
        str(final.great_score),
        left + bar,
        y + height * 0.28,
        size=16,
        colour=palette.CHANGED,
        anchor="r",
    )
