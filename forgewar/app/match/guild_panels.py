"""The left column of every scene of a match: what each guild has, and what would change.

A panel shows the pool, gold, prestige, workers and adventurers of a guild; beside them, in another
colour, what the action that is pointed at would make of them.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import guide
from forgewar.app.match.layout import GAP, MARGIN, folded, foot, regions
from forgewar.content.model import RESOURCES, card_of
from forgewar.play import symbols
from forgewar.play.changes import Change
from forgewar.play.holdings import holdings, told
from forgewar.play.in_flight import counted
from forgewar.play.recent_changes import owned
from forgewar.rules.state import MAX_QUESTS
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.play.match import Match


_TALL, _AUTOMATED = 178.0, 118.0
_QUESTS = 52.0  # a strip with the guild's quests, where there is room for it and for the guide
_FOR_GUIDE = 230.0
_LINE = 44.0  # a panel of which only the head is left
_LEAST = 132.0  # a whole one


def _places(c: Canvas, match: "Match", guided: float) -> list[tuple[float, float]]:
    """The upper end and the height of every side's panel. Automated colours have little to show;
    where the guide needs the room, only the guild that chooses keeps all of its panel."""
    parts, count = regions(c), match.sides
    room = parts.left.height - GAP * (count - 1) - (guided + GAP if guided else 0)
    tall = min(_TALL, room / count)
    guilds = len(match.shown.guilds)
    heights = [tall if side < guilds else min(_AUTOMATED, tall) for side in range(count)]
    if tall < _LEAST:
        whole = min(_TALL, room - _LINE * (count - 1))
        heights = [whole if side == match.seat else _LINE for side in range(count)]
    elif room - sum(heights) - guilds * _QUESTS >= (0 if guided or folded(c) else _FOR_GUIDE):
        heights = [high + _QUESTS if side < guilds else high for side, high in enumerate(heights)]
    return [(parts.left.y + sum(heights[:i]) + GAP * i, height) for i, height in enumerate(heights)]


def column(c: Canvas) -> pygame.Rect:
    """The pixels of the left column, with the glow of its panels."""
    parts = regions(c)
    top = parts.left.y - MARGIN + 8.0
    return c.rect(0.0, top, parts.left.x + parts.left.width + 8, c.height - foot(c) - top)


def wanted(c: Canvas, app: "App", width: float) -> float:
    """The height of the column in which every panel and the guide are whole."""
    match = app.match
    assert match is not None
    count, guilds = match.sides, len(match.shown.guilds)
    tall = guilds * (_TALL + _QUESTS) + (count - guilds) * _AUTOMATED + GAP * (count - 1)
    guided = guide.height(c, app, width)
    return tall + (guided + GAP if guided else 0.0) + 2  # what rounding may cost


def draw(c: Canvas, app: "App", changes: Sequence[Change] | None = None) -> None:
    """The left column: one panel for each guild, automated colours in short, and the guide below
    them when it has something to say."""
    match = app.match
    assert match is not None
    parts = regions(c)
    if c.frame.column is not None:
        c.frame.column.blit(c.surface, (0, 0), column(c))
    guided = guide.height(c, app, parts.left.width)
    if guided > parts.left.height - (_LINE + GAP) * match.sides:
        guided = 0.0  # no panel would be left
    places = _places(c, match, guided)
    for side, (y, height) in enumerate(places):
        change = changes[side] if changes else Change()
        if height == _LINE:
            _guild_line(c, app, side, parts.left.x, y, parts.left.width)
        else:
            _guild_panel(c, app, side, parts.left.x, y, parts.left.width, height, change)
    if guided:
        guide.draw(c, app, parts.left.x, sum(places[-1]) + GAP, parts.left.width)


def _guild_line(c: Canvas, app: "App", side: int, x: float, y: float, width: float) -> None:
    """The head of a panel alone: whose it is, and the prestige. What flies there ends at it."""
    match = app.match
    assert match is not None
    widgets.panel(c, x, y, width, _LINE, active=side == match.acting)
    middle, right = y + _LINE / 2, x + width - 18
    c.picture(f"emblems/shield_{match.emblem(side)}", x + 18, middle, 24, 27, ay=0.5)
    for what in ("shield", "gold", "adventurers", "prestige", *RESOURCES):
        c.note_place(f"guild.{side}.{what}", x + 30, middle)
    c.note_place(f"guild.{side}.edge", regions(c).edge, middle)
    label, press = say("match-automated", guild=match.name(side)), None
    if side < len(match.shown.guilds):
        prestige = match.shown.guilds[side].prestige + counted(match, side, "prestige")
        used = c.number(prestige, right, middle, size=19, colour=palette.PRESTIGE, anchor="r")
        c.picture("icons/prestige", right - used - 6, middle, 24, ax=1, ay=0.5)
        right -= used + 40
        label = say("match-mat-open", guild=match.name(side))
        press = partial(app.open, "mat", side)
    c.text(str(match.name(side)), x + 52, middle, size=18, face="Title", room=right - x - 52)
    c.spot(f"guild.{side}", x, y, width, _LINE, label, press)


def answer(c: Canvas, place: tuple[float, float], part: float) -> None:
    """A ring that opens in a panel where something has arrived."""
    at = (c.px(place[0]), c.px(place[1]))
    pygame.draw.circle(c.surface, palette.CHOSEN, at, c.px(12 + 12 * part), max(1, c.px(2.4)))


def _guild_panel(
    c: Canvas,
    app: "App",
    side: int,
    x: float,
    y: float,
    width: float,
    height: float,
    change: Change,
) -> None:
    """A whole panel; what was drawn of it before is kept as long as it tells the same."""
    match = app.match
    assert match is not None
    shows = (*_shown(match, side), change, regions(c), x, y, width, height)
    panel = partial(_whole_panel, c, app, side, x, y, width, height, change)
    c.kept(f"guild.{side}", shows, panel)


def _shown(match: "Match", side: int) -> tuple[object, ...]:
    """All that a panel tells of a side in this moment."""
    state = match.shown
    common = (match, match.seat_of(side), side == match.acting, state.workers[side])
    if side >= len(state.guilds):
        return common
    guild, now = state.guilds[side], owned(match, side)
    cards = (holdings(match, side), len(guild.adventurers), len(guild.completed))
    return (*common, now, match.tally.changes(side), cards)


def _whole_panel(
    c: Canvas,
    app: "App",
    side: int,
    x: float,
    y: float,
    width: float,
    height: float,
    change: Change,
) -> None:
    match = app.match
    assert match is not None
    state = match.shown
    active = side == match.acting
    automated = side >= len(state.guilds)
    widgets.panel(c, x, y, width, height, active=active)
    bar = svg.box(0, 0, 6, height - 20, 3, palette.GUILD[match.colour(side)])
    c.shape(x + 10, y + 10, 6, height - 20, bar)
    whole, height = height, min(_TALL, height)
    if whole > height:
        _quests(c, match, side, x + 28, y + height, width - 46)
    head = min(70.0, height * (0.6 if automated else 0.4))
    shield = head - 20
    c.picture(
        f"emblems/shield_{match.emblem(side)}", x + 28, y + head / 2, shield * 0.88, shield, ay=0.5
    )
    c.note_place(f"guild.{side}.shield", x + 28, y + head / 2 - shield / 2, shield * 0.88, shield)
    c.note_place(f"guild.{side}.edge", regions(c).edge, y + head / 2)
    right = x + width - 18
    scored = 0.0
    if not automated:
        prestige = state.guilds[side].prestige + counted(match, side, "prestige")
        prestige += change.prestige
        colour = (
            palette.MOSS_LIGHT
            if change.prestige > 0
            else palette.EMBER_LIGHT
            if change.prestige < 0
            else palette.PRESTIGE
        )
        scored = c.number(prestige, right, y + head * 0.4, size=22, colour=colour, anchor="r") + 40
        c.picture("icons/prestige", right - scored + 34, y + head * 0.4, 28, ax=1, ay=0.5)
        c.note_place(f"guild.{side}.prestige", right - scored + 20, y + head * 0.4)
        now = partial(symbols.prestige, match, side)
        c.sign("prestige", right - scored + 4, y + head * 0.4 - 15, scored, 30, now)
    left = x + 28 + shield * 0.88 + 12
    room = right - scored - left
    c.text(str(match.name(side)), left, y + head * 0.38, size=20, face="Title", room=room)
    _second_line(c, match, side, left, y + head * 0.74, right - left)
    if automated:
        widgets.rule(c, x + 28, y + head, width - 46)
        place = (x + 28, y + head + 26, width - 46)
        _stat(c, "icons/workers", state.workers[side], place, change.workers)
        c.sign("worker", x + 28, y + head + 11, 80, 30, partial(symbols.workers, match, side))
        c.spot(f"guild.{side}", x, y, width, height, say("match-automated", guild=match.name(side)))
        return
    widgets.rule(c, x + 28, y + head, width - 46)
    rest = height - head
    _pool(c, match, side, x + 28, y + head + rest * 0.08, width - 46, rest * 0.5, change)
    widgets.rule(c, x + 28, y + head + rest * 0.6, width - 46)
    low = y + head + rest * 0.8
    gold = state.guilds[side].gold + counted(match, side, "gold")
    c.note_place(f"guild.{side}.gold", x + 40, low)
    workers = x + width * 0.46
    room = workers - x - 34
    _stat(c, "icons/gold", gold, (x + 28, low, room), gold + change.gold if change.gold else None)
    c.sign("gold", x + 28, low - 14, room, 28, partial(symbols.gold, match, side))
    heroes = len(state.guilds[side].adventurers)
    used = c.number(heroes, right, low, size=18, anchor="r")
    c.picture("icons/adventurer", right - used - 7, low, 24, ax=1, ay=0.5)
    c.note_place(f"guild.{side}.adventurers", right - used - 19, low)
    now = partial(symbols.adventurers, match, side)
    c.sign("adventurer", right - used - 33, low - 14, used + 35, 28, now)
    room = right - used - 37 - workers
    _stat(c, "icons/workers", state.workers[side], (workers, low, room), change.workers)
    c.sign("worker", workers, low - 14, room, 28, partial(symbols.workers, match, side))
    c.spot(
        f"guild.{side}",
        x,
        y,
        width,
        whole,
        say("match-mat-open", guild=match.name(side)),
        partial(app.open, "mat", side),
    )


def _second_line(c: Canvas, match: "Match", side: int, x: float, y: float, room: float) -> None:
    """Who plays a side and what it has on the table; for a moment, what has just changed."""
    if side < len(match.shown.guilds):
        if _changed(c, match, side, x, y, room):
            return
        room -= _holdings(c, match, side, x + room, y)
    said = match.who(side)
    if c.text_width(said, size=15, face="Regular") > room:
        said = match.seat_of(side).name
    text = c.cut(said, room, face="Regular")
    c.text(text, x, y, size=15, face="Regular", colour=palette.DIM, room=room)


def _changed(c: Canvas, match: "Match", side: int, x: float, y: float, room: float) -> bool:
    """What was gained and spent just now, as far as there is room; false if nothing was."""
    changes, end = match.tally.changes(side), x + room
    for thing, amount in changes.items():
        text = say("match-gain", number=amount)
        wide = c.text_width(text, size=16, face="Title") + 31
        if x + wide > end:
            break
        colour = palette.MOSS_LIGHT if amount > 0 else palette.EMBER_LIGHT
        used = c.text(text, x, y, size=16, face="Title", colour=colour)
        picture, size = _sign(thing)
        c.picture(picture, x + used + 3, y, *size, ay=0.5, sign=False)
        c.sign(RESOURCES[thing] if isinstance(thing, int) else thing, x, y - 12, wide, 24)
        x += wide + 8
    return bool(changes)


def _sign(thing: int | str) -> tuple[str, tuple[float, ...]]:
    """The picture of something in a panel, and the size it has there."""
    if isinstance(thing, int):
        return f"resources/{RESOURCES[thing]}", (28, 25)
    if thing == "worker":
        return "icons/workers", (24,)
    return f"icons/{thing}", (24 if thing == "gold" else 28,)


def _holdings(c: Canvas, match: "Match", side: int, right: float, y: float) -> float:
    """Small counts of quests, designs and cards, by their right end. Returns the room they take."""
    x = right
    for held in reversed(holdings(match, side)):
        if not held.keys:  # ready for when one flies there
            c.gallery.get(held.picture, c.px(15), c.px(15), tint=palette.DIM)
            continue
        used = c.number(len(held.keys), x, y, size=15, anchor="r")
        c.picture(held.picture, x - used - 3, y, 15, ax=1, ay=0.5, tint=palette.DIM, sign=False)
        c.note_place(f"guild.{side}.{held.kind}", x - used - 10, y)
        now = partial(told, match, held)
        c.sign(_TERMS[held.kind], x - used - 20, y - 11, used + 22, 22, now)
        x -= used + 27
    return right - x


_TERMS = {"quests": "quest", "designs": "design", "cards": "bonus_card"}


def _quests(c: Canvas, match: "Match", side: int, x: float, y: float, width: float) -> None:
    """The quests under way, and how many are completed."""
    guild = match.shown.guilds[side]
    widgets.rule(c, x, y - 4, width)
    middle = y + _QUESTS / 2 - 6
    c.sign("quest", x, y, width, _QUESTS - 8)
    used = c.number(len(guild.completed), x + width, middle, size=18, anchor="r")
    at = x + width - used - 6
    c.picture("icons/trophy", at, middle, 22, ax=1, ay=0.5, tint=palette.BRASS)
    each = min(46.0, (width - used - 40) / MAX_QUESTS)
    for i, quest in enumerate(guild.quests):
        picture = match.content.quests[card_of(quest.key)].picture
        c.cover(picture, x + i * each, middle - 15, each - 5, 30, 4)
    if not guild.quests:
        c.picture("icons/flag", x, middle, 22, ay=0.5, tint=palette.OFF)
        c.text(say("match-no-quests"), x + 30, middle, size=15, colour=palette.OFF, room=width - 90)


def _stat(
    c: Canvas, icon: str, value: int, place: tuple[float, float, float], new: int | None
) -> None:
    """A number, and what it would become; where both have no room, what it would become. `place` is
    x, the middle and the room."""
    x, y, room = place
    c.picture(icon, x, y, 24, ay=0.5)
    if new is None or new == value:
        c.number(value, x + 30, y, size=18)
        return
    both = c.number_width(value) + 23 + c.number_width(new)
    if 30 + both > room:
        c.number(new, x + 30, y, size=18, colour=palette.CHANGED)
        return
    used = c.number(value, x + 30, y, size=18)
    c.picture("icons/arrow", x + 30 + used + 4, y, 15, ay=0.5)
    c.number(new, x + 30 + used + 23, y, size=18, colour=palette.CHANGED)


def _pool(
    c: Canvas,
    match: "Match",
    side: int,
    x: float,
    y: float,
    width: float,
    height: float,
    change: Change,
) -> None:
    """Six resources with their numbers, and what would be gained beside them."""
    each = width / 6
    gains, held = change.resources, match.shown.guilds[side].resources
    for resource, name in enumerate(RESOURCES):
        value = held[resource] + counted(match, side, resource)
        gain = gains.get(resource, 0)
        middle = x + each * (resource + 0.5)
        c.note_place(f"guild.{side}.{name}", middle, y + height * 0.28)
        lit = value or gain
        c.picture(
            f"resources/{name}",
            middle,
            y + height * 0.28,
            28,
            25,
            ax=0.5,
            ay=0.5,
            alpha=255 if lit else 95,
        )
        now = partial(symbols.ore, match, side, resource)
        c.sign(name, middle - each / 2, y, each, height, now)
        low = y + height * 0.82
        if gain:
            _gained(c, value, gain, middle, low, each)
        else:
            c.number(
                value,
                middle,
                low,
                size=17,
                colour=palette.BONE if value else palette.OFF,
                anchor="c",
            )


def _gained(c: Canvas, value: int, gain: int, x: float, y: float, room: float) -> None:
    """A number and what is added to it; where both have no room, what that makes."""
    text = say("match-gain", number=gain)
    colour = palette.MOSS_LIGHT if gain > 0 else palette.EMBER_LIGHT
    wide = c.number_width(value, size=17)
    used = wide + 3 + c.text_width(text, size=15, face="Title")
    if used > room - 2:
        c.number(value + gain, x, y, size=17, colour=colour, anchor="c")
        return
    c.number(value, x - used / 2, y, size=17)
    c.text(text, x - used / 2 + wide + 3, y, size=15, face="Title", colour=colour)
