"""The left column of every scene of a match: what each guild has, and what would change.

A panel shows the pool, gold, prestige, workers and adventurers of a guild; beside them, in another
colour, what the action that is pointed at would make of them.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import Item, Variant, column, first_fitting, fixed, least_size
from forgewar.app.match import (
    compact_panels,
    duty_panel,
    guide,
    presence,
    remark_bubble,
    rival_face,
)
from forgewar.app.match.layout import GAP, MARGIN, bottom_height, is_compact, regions
from forgewar.content.model import RESOURCES, card_of
from forgewar.play import automated, symbols
from forgewar.play.changes import Change
from forgewar.play.holdings import describe_holding, holdings
from forgewar.play.in_flight import counted
from forgewar.play.recent_changes import owned
from forgewar.play.rivals import rival_of
from forgewar.rules.state import MAX_QUESTS
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match


_TALL, _AUTOMATED = 178.0, 78.0
_QUESTS = 52.0  # a strip with the guild's quests, where there is room for it and for the guide
_FOR_GUIDE = 230.0
_ORE = (28.0, 25.0)  # the picture of a resource
_GLOW = 8.0  # around a panel
_LARGE = (288.0, _TALL + _QUESTS)  # a panel that is pointed at, where panels are compact
_LINE = 44.0  # a panel of which only the head is left
_INSIDE, _EDGE = 28.0, 18.0  # from the left and the right edge of a panel to what it shows


def _least(c: Canvas) -> float:
    """Least height of a whole panel: name, second line, resources, their numbers, last line."""
    words = c.line(20, "Title") + c.line(15, "Regular")
    return words + _ORE[1] + c.line(17, "Title") + c.line(18, "Title") + MARGIN


def _boxes(c: Canvas, match: "Match", room: Box, *, guided: bool) -> list[Box]:
    """Box of every side's panel: with its quests, whole, or collapsed to lines but for the guild
    that chooses. Automated colours have little to show."""
    guilds = len(match.view.shown.guilds)
    automated = [fixed(_AUTOMATED)] * (match.view.sides - guilds)
    spare = 0 if guided else _FOR_GUIDE
    with_quests = [*[fixed(_TALL + _QUESTS)] * guilds, *automated]
    fits = least_size(with_quests, GAP) + spare <= room.height
    if fits and not match.view.shown.options.solo:  # there they stand in the duty of the round
        return column(room, with_quests, GAP)
    whole = [*[Item(_least(c), _TALL)] * guilds, *automated]
    if least_size(whole, GAP) <= room.height:
        return column(room, whole, GAP)
    lines = [fixed(_LINE)] * match.view.sides
    lines[match.view.seat] = Item(_least(c), _TALL)
    return column(room, lines, GAP)


def column_rect(c: Canvas) -> pygame.Rect:
    """Pixels of the left column, with the glow of its panels."""
    left = regions(c).left
    top = left.y - MARGIN + _GLOW
    return c.rect(0.0, top, left.right + _GLOW, c.height - bottom_height(c) - top)


def draw(c: Canvas, context: "SceneContext", changes: Sequence[Change] | None = None) -> None:
    """The left column: one panel for each guild, automated colours in short; below them in a solo
    game the duty of the round, and the guide when it has something to say."""
    if c.frame.column is not None:
        c.frame.column.blit(c.surface, (0, 0), column_rect(c))
    with c.enlarged():
        (_draw_compact if is_compact(c) else _draw_column)(c, context, changes)


def _draw_compact(c: Canvas, context: "SceneContext", changes: Sequence[Change] | None) -> None:
    """Panels of numbers and icons, and beside the column the one that is pointed at, whole."""
    match = context.match
    assert match is not None
    left = regions(c).left
    guided, draw_guide = guide.height(c, context, left.width), guide.draw
    free, duty = left.height - compact_panels.least_height(match) - GAP, 0.0
    if match.view.shown.options.solo:
        heights = duty_panel.heights(c, context, left.width)
        least = min(guided, guide.SHORT)
        duty = next((each for each in heights if each + GAP + least <= free), heights[-1])
        free -= duty + GAP
    if guided > free:
        # Rivals show their heads alone, if need be.
        free += compact_panels.least_height(match) - compact_panels.heads_height(match)
        guided, draw_guide = (guide.SHORT if free >= guide.SHORT else 0.0), guide.draw_short
    room = left.cut_bottom(guided, GAP)[1] if guided else left
    if duty:
        room = room.cut_bottom(duty, GAP)[1]
    boxes = compact_panels.boxes(match, room)
    for side, box in enumerate(boxes):
        change = changes[side] if changes else Change()
        compact_panels.draw(c, context, side, change, box)
    below = boxes[-1].bottom + GAP
    if duty:
        duty_panel.draw(c, context, Box(left.x, below, left.width, duty))
        below += duty + GAP
    if guided:
        draw_guide(c, context, left.x, below, left.width)
        below += guided + GAP
    remark_bubble.draw(c, context, Box(left.x, below, left.width, left.bottom - below))


def draw_pointed(c: Canvas, context: "SceneContext") -> None:
    """Over a scene with compact panels: the panel that is pointed at, whole."""
    match = context.match
    assert match is not None
    guilds = range(len(match.view.shown.guilds))
    side = next((side for side in guilds if c.marked(f"guild.{side}")), -1)
    if side < 0 or not is_compact(c):
        return
    with c.enlarged():
        spot = c.place(f"guild.{side}")
        if spot is None:
            return
        low = c.height - bottom_height(c) - _LARGE[1] - GAP
        y = max(regions(c).left.y, min(spot.y, low))
        box = Box(spot.right + GAP, y, *_LARGE)
        c.hide_under(*box, keep_spots=True)
        c.frame.slips.append(c.rect(*box))
        _whole_panel(c, context, side, Change(), box, lone=True)


def _draw_column(c: Canvas, context: "SceneContext", changes: Sequence[Change] | None) -> None:
    match = context.match
    assert match is not None
    left = regions(c).left
    guided = guide.height(c, context, left.width)
    heights = duty_panel.heights(c, context, left.width) if match.view.shown.options.solo else []
    duty = heights[-1] + GAP if heights else 0.0
    if guided + GAP + duty > left.height - _least(c) - (_LINE + GAP) * (match.view.sides - 1):
        guided = 0.0  # the panel of the guild that chooses would not be whole
    room = left.cut_bottom(guided, GAP)[1] if guided else left
    if heights:
        duty = _duty_height(c, match, heights, room)
        room = room.cut_bottom(duty, GAP)[1]
    boxes = _boxes(c, match, room, guided=guided > 0)
    for side, box in enumerate(boxes):
        change = changes[side] if changes else Change()
        least = _least(c) if side < len(match.view.shown.guilds) else _AUTOMATED
        panel = Variant(0, least, partial(_guild_panel, c, context, side, change))
        line = Variant(0, _LINE, partial(_guild_line, c, context, side))
        first_fitting(box, panel, line).draw(box)
    below = boxes[-1].bottom + GAP
    if heights:
        duty_panel.draw(c, context, Box(left.x, below, left.width, duty))
        below += duty + GAP
    if guided:
        guide.draw(c, context, left.x, below, left.width)
        below += guided + GAP
    remark_bubble.draw(c, context, Box(left.x, below, left.width, left.bottom - below))


def _duty_height(c: Canvas, match: "Match", heights: list[float], room: Box) -> float:
    """The largest height of the duty beside which all panels are whole; else the least."""
    guilds = len(match.view.shown.guilds)
    panels = [*[fixed(_least(c))] * guilds, *[fixed(_AUTOMATED)] * (match.view.sides - guilds)]
    free = room.height - least_size(panels, GAP) - GAP
    return next((height for height in heights if height <= free), heights[-1])


def _guild_line(c: Canvas, context: "SceneContext", side: int, box: Box) -> None:
    """The head of a panel alone: whose it is, and the prestige. What flies there ends at it."""
    match = context.match
    assert match is not None
    x, middle, right = box.x, box.centre[1], box.right - _EDGE
    light = c.guild_light(match.view.colour(side))
    widgets.panel(c, *box, active=side == match.view.acting, light=light)
    c.picture(f"emblems/shield_{match.view.emblem(side)}", x + 18, middle, 24, 27, ay=0.5)
    for what in ("shield", "gold", "adventurers", "prestige", *RESOURCES):
        c.note_place(f"guild.{side}.{what}", x + 30, middle)
    c.note_place(f"guild.{side}.edge", regions(c).edge, middle)
    label, press = say("match-automated", guild=match.view.name(side)), None
    if side < len(match.view.shown.guilds):
        prestige = match.view.shown.guilds[side].prestige + counted(match.view, side, "prestige")
        used = c.number(prestige, right, middle, size=19, colour=palette.PRESTIGE, anchor="r")
        c.picture("icons/prestige", right - used - 6, middle, 24, ax=1, ay=0.5)
        right -= used + 40
        label = say("match-mat-open", guild=match.view.name(side))
        press = partial(context.navigator.open, "mat", side)
    c.text(str(match.view.name(side)), x + 52, middle, size=18, face="Title", room=right - x - 52)
    c.spot(f"guild.{side}", *box, label, press, tip=presence.spoken(match, side))
    presence.draw_dot(c, match, side, x + 40, middle + 11)


def answer(c: Canvas, place: tuple[float, float], part: float) -> None:
    """A ring that opens in a panel where something has arrived."""
    at = (c.px(place[0]), c.px(place[1]))
    pygame.draw.circle(c.surface, palette.CHOSEN, at, c.px(12 + 12 * part), max(1, c.px(2.4)))


def _guild_panel(c: Canvas, context: "SceneContext", side: int, change: Change, box: Box) -> None:
    """A whole panel; what was drawn of it before is kept as long as it tells the same."""
    match = context.match
    assert match is not None
    shows = (*_cache_key(match, side), change, regions(c), box)
    c.kept(f"guild.{side}", shows, partial(_whole_panel, c, context, side, change, box))
    shield = c.place(f"guild.{side}.shield")
    if shield is not None:
        presence.draw_dot(c, match, side, shield.right - 3, shield.bottom - 4)
    presence.draw_pill(c, match, side, box)


def _cache_key(match: "Match", side: int) -> tuple[object, ...]:
    """All that a panel tells of a side in this moment."""
    state = match.view.shown
    common = (match, match.view.seat_of(side), side == match.view.acting, _workers(match, side),
              presence.spoken(match, side))  # fmt: skip
    if side >= len(state.guilds):
        return (*common, automated.status(match.view, side))
    guild, now = state.guilds[side], owned(match.view, side)
    cards = (holdings(match.view, side), len(guild.adventurers), len(guild.completed))
    return (*common, now, match.view.recent_changes.changes(side), cards)


def _whole_panel(
    c: Canvas, context: "SceneContext", side: int, change: Change, box: Box, *, lone: bool = False
) -> None:
    """Draw a panel; one that lies beside the column has no spot of its own."""
    match = context.match
    assert match is not None
    state = match.view.shown
    is_automated = side >= len(state.guilds)
    light = c.guild_light(match.view.colour(side))
    widgets.panel(c, *box, active=side == match.view.acting, light=light)
    bar, _ = box.inset(10).cut_left(6)
    body = svg.box(0, 0, bar.width, bar.height, 3, c.guild_mark(match.view.colour(side)))
    c.shape(*bar, body)
    inside = Box(box.x + _INSIDE, box.y, box.width - _INSIDE - _EDGE, min(_TALL, box.height))
    if is_automated:
        _automated_panel(c, match, side, inside, change)
        c.spot(f"guild.{side}", *box, say("match-automated", guild=match.view.name(side)))
        return
    if box.height > _TALL:
        _quests(c, match, side, inside.x, inside.bottom, inside.width)
    head, rest = inside.cut_top(min(70.0, inside.height * 0.4))
    _head(c, match, side, head, change)
    widgets.rule(c, rest.x, rest.y, rest.width)
    pool, stats = rest.cut_top(rest.height * 0.6)
    _pool(
        c, match, side, pool.x, pool.y + rest.height * 0.08, pool.width, rest.height * 0.5, change
    )
    widgets.rule(c, stats.x, stats.y, stats.width)
    _stats(c, match, side, stats, box.x + box.width * 0.46, change)
    label = say("match-mat-open", guild=match.view.name(side))
    if not lone:
        press = partial(context.navigator.open, "mat", side)
        c.spot(f"guild.{side}", *box, label, press, tip=presence.spoken(match, side))


def _automated_panel(c: Canvas, match: "Match", side: int, box: Box, change: Change) -> None:
    """Shield, name, what it does now, and its workers at the right."""
    workers = _workers(match, side)
    wide = 30 + c.number_width(workers)
    if change.workers not in (None, workers):
        wide += 23 + c.number_width(change.workers or 0)
    stat, _ = box.cut_right(wide)
    middle = box.y + box.height * 0.38
    _stat(c, "icons/workers", workers, (stat.x, middle, stat.width + 1), change.workers)
    c.sign(
        "worker", stat.x, middle - 15, stat.width, 30, partial(symbols.workers, match.view, side)
    )
    _head(c, match, side, box, change, wide + GAP)


def _head(
    c: Canvas, match: "Match", side: int, box: Box, change: Change, scored: float = 0.0
) -> None:
    """Shield, name and prestige, or what else takes so much room there, and a second line below the
    name."""
    tall = box.height - 20
    wide, upper = tall * 0.88, box.y + box.height * 0.4
    _draw_badge(c, match, side, Box(box.x, box.centre[1] - tall / 2, wide, tall))
    c.note_place(f"guild.{side}.shield", box.x, box.centre[1] - tall / 2, wide, tall)
    c.note_place(f"guild.{side}.edge", regions(c).edge, box.centre[1])
    if side < len(match.view.shown.guilds):
        prestige = match.view.shown.guilds[side].prestige + counted(match.view, side, "prestige")
        prestige += change.prestige
        colour = (
            palette.MOSS_LIGHT
            if change.prestige > 0
            else palette.EMBER_LIGHT
            if change.prestige < 0
            else palette.PRESTIGE
        )
        scored = c.number(prestige, box.right, upper, size=22, colour=colour, anchor="r") + 40
        c.picture("icons/prestige", box.right - scored + 34, upper, 28, ax=1, ay=0.5)
        c.note_place(f"guild.{side}.prestige", box.right - scored + 20, upper)
        now = partial(symbols.prestige, match.view, side)
        c.sign("prestige", box.right - scored + 4, upper - 15, scored, 30, now)
    _, words = box.cut_left(wide, GAP)
    room = words.width - scored
    y = box.y + box.height * 0.38
    c.text(str(match.view.name(side)), words.x, y, size=20, face="Title", room=room)
    _second_line(c, match, side, words.x, box.y + box.height * 0.74, words.width)


def _draw_badge(c: Canvas, match: "Match", side: int, box: Box) -> None:
    """The shield of a guild; for a rival, its face with the shield at its foot."""
    shield = f"emblems/shield_{match.view.emblem(side)}"
    rival = rival_of(match.session.header, side)
    if rival is None:
        c.picture(shield, box.x, box.centre[1], box.width, box.height, ay=0.5)
        return
    size = min(box.height, box.width + 6)
    ring = c.guild_light(match.view.colour(side))
    x, y = box.x + box.width / 2 - 2, box.centre[1]
    rival_face.draw_face(c, rival.picture, ring, x, y, size)
    c.picture(shield, x + size * 0.4, y + size * 0.34, 20, 22, ax=0.5, ay=0.5)


def _workers(match: "Match", side: int) -> int:
    """Workers in the mine that have not walked off yet."""
    return match.view.shown.workers[side] + counted(match.view, side, "worker")


def _stats(c: Canvas, match: "Match", side: int, box: Box, workers: float, change: Change) -> None:
    """Gold, workers (from an x on) and adventurers in one line."""
    guild, middle = match.view.shown.guilds[side], box.centre[1]
    gold = guild.gold + counted(match.view, side, "gold")
    c.note_place(f"guild.{side}.gold", box.x + 12, middle)
    room = workers - box.x - 6
    new = gold + change.gold if change.gold else None
    _stat(c, "icons/gold", gold, (box.x, middle, room), new)
    c.sign("gold", box.x, middle - 14, room, 28, partial(symbols.gold, match.view, side))
    used = c.number(len(guild.adventurers), box.right, middle, size=18, anchor="r")
    c.picture("icons/adventurer", box.right - used - 7, middle, 24, ax=1, ay=0.5)
    c.note_place(f"guild.{side}.adventurers", box.right - used - 19, middle)
    now = partial(symbols.adventurers, match.view, side)
    c.sign("adventurer", box.right - used - 33, middle - 14, used + 35, 28, now)
    room = box.right - used - 37 - workers
    _stat(c, "icons/workers", _workers(match, side), (workers, middle, room), change.workers)
    c.sign("worker", workers, middle - 14, room, 28, partial(symbols.workers, match.view, side))


def _second_line(c: Canvas, match: "Match", side: int, x: float, y: float, room: float) -> None:
    """Draw who plays a side and its holdings; for a moment, the latest changes instead."""
    if side < len(match.view.shown.guilds):
        if _draw_changes(c, match, side, x, y, room):
            return
        room -= _holdings(c, match, side, x + room, y)
    now = automated.status(match.view, side) if side >= len(match.view.shown.guilds) else None
    if now is not None:
        light = c.guild_light(match.view.colour(side))
        c.text(str(now), x, y, size=16, face="Bold", colour=light, room=room)
        return
    said = match.view.who(side)
    if c.text_width(said, size=15, face="Regular") > room:
        said = match.view.seat_of(side).name
    text = c.cut_name(said, room, face="Regular")
    c.text(text, x, y, size=15, face="Regular", colour=palette.DIM, room=room)


def _draw_changes(c: Canvas, match: "Match", side: int, x: float, y: float, room: float) -> bool:
    """Draw the latest gains and expenses, as far as there is room; false if there were none."""
    changes, end = match.view.recent_changes.changes(side), x + room
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
        return f"resources/{RESOURCES[thing]}", _ORE
    if thing == "worker":
        return "icons/workers", (24,)
    return f"icons/{thing}", (24 if thing == "gold" else 28,)


def _holdings(c: Canvas, match: "Match", side: int, right: float, y: float) -> float:
    """Small counts of quests, designs and cards, by their right end. Returns the room they take."""
    x = right
    for held in reversed(holdings(match.view, side)):
        if not held.keys:  # ready for when one flies there
            c.gallery.get(held.picture, c.px(15), c.px(15), tint=palette.DIM)
            continue
        used = c.number(len(held.keys), x, y, size=15, anchor="r")
        c.picture(held.picture, x - used - 3, y, 15, ax=1, ay=0.5, tint=palette.DIM, sign=False)
        c.note_place(f"guild.{side}.{held.kind}", x - used - 10, y)
        now = partial(describe_holding, match.view, held)
        c.sign(_TERMS[held.kind], x - used - 20, y - 11, used + 22, 22, now)
        x -= used + 27
    return right - x


_TERMS = {"quests": "quest", "designs": "design", "cards": "bonus_card"}


def _quests(c: Canvas, match: "Match", side: int, x: float, y: float, width: float) -> None:
    """The quests under way, and how many are completed."""
    guild = match.view.shown.guilds[side]
    widgets.rule(c, x, y - 4, width)
    middle = y + _QUESTS / 2 - 6
    c.sign("quest", x, y, width, _QUESTS - 8)
    used = c.number(len(guild.completed), x + width, middle, size=18, anchor="r")
    at = x + width - used - 6
    c.picture("icons/trophy", at, middle, 22, ax=1, ay=0.5, tint=palette.BRASS)
    each = min(46.0, (width - used - 40) / MAX_QUESTS)
    for i, quest in enumerate(guild.quests):
        picture = match.view.content.quests[card_of(quest.key)].picture
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
    gains, held = change.resources, match.view.shown.guilds[side].resources
    for resource, name in enumerate(RESOURCES):
        value = held[resource] + counted(match.view, side, resource)
        gain = gains.get(resource, 0)
        middle = x + each * (resource + 0.5)
        c.note_place(f"guild.{side}.{name}", middle, y + height * 0.28)
        lit = value or gain
        c.picture(
            f"resources/{name}",
            middle,
            y + height * 0.28,
            *_ORE,
            ax=0.5,
            ay=0.5,
            alpha=255 if lit else 95,
        )
        now = partial(symbols.ore, match.view, side, resource)
        c.sign(name, middle - each / 2, y, each, height, now)
        low = y + height * 0.82
        if gain:
            _draw_gain(c, value, gain, middle, low, each)
        else:
            c.number(
                value,
                middle,
                low,
                size=17,
                colour=palette.BONE if value else palette.OFF,
                anchor="c",
            )


def _draw_gain(c: Canvas, value: int, gain: int, x: float, y: float, room: float) -> None:
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
