"""The guild's own quests, one row each: tracker, adventurers, and how the quest stands."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.quest.leg_stamp import draw_stamp
from forgewar.app.quest.quest_standing import TALL, draw_gains, draw_verdict
from forgewar.play.arming import Picks
from forgewar.play.armoury import hero_label
from forgewar.play.quest import QuestView
from forgewar.play.quest_prompt import suggest_button
from forgewar.play.tracker import tracker
from forgewar.rules import events as ev
from forgewar.rules.actions import Arm
from forgewar.rules.quest import Standing
from forgewar.rules.state import ActiveQuest, Adventurer
from forgewar.words import say

_TALLEST, _NONE = 208.0, 150.0  # heights of a row, and of what stands there without a quest
_DEEP = 164.0  # the height from which a row has its adventurers below its track
_FLAT = 124.0  # the most height of one that has them beside it
_LEG, _LEAST_TILE = 36.0, 74.0  # heights in a deep row
_VERDICT = 122.0  # the width of a row's right end
_SUGGEST, _LAMP = 128.0, 34.0  # the width of its button with and without a word


@dataclass(frozen=True, slots=True)
class RowPresses:
    """Handlers of presses and drops."""

    quest: Callable[[str], None]
    hero: Callable[[int], None]
    drop: Callable[[str, object], None]
    suggest: Callable[[str], None]


def least_height(quests: int) -> float:
    """Height of the panel in which every row has its name above its tiles."""
    return 52 + max(1, quests) * (TALL + 16)


def rows_height(quests: int, room: float) -> tuple[float, float]:
    """The height of the panel and of a row in it, for as many quests and that much room."""
    if not quests:
        return 58 + _NONE, 0.0
    row = min(_TALLEST, (room - 52) / quests - 8)
    row = row if row >= _DEEP else min(row, _FLAT)
    return 52 + quests * (row + 8), row


def draw_rows(
    c: Canvas,
    view: QuestView,
    box: Box,
    row: float,
    picks: Picks,
    ghost: Arm | None,
    presses: RowPresses,
    *,
    moving: bool = False,
) -> None:
    """The panel with all rows. While quests are `moving` on, the rows say what that brings, not how
    the quests stand."""
    widgets.panel(c, *box)
    quests = view.guild.quests
    room = box.width - 36 - 184  # a button to the offer stands in the head
    widgets.heading(c, str(view.title), box.x + 18, box.y + 10, box.width - 36)
    c.text(str(view.filled), box.x + 18 + room, box.y + 24, size=15, colour=palette.DIM, anchor="r")
    y = box.y + 50
    for quest in quests:
        inside = Box(box.x + 10, y, box.width - 20, row)
        _row(c, view, quest, inside, picks, ghost, presses, moving)
        y += row + 8
    if not quests:
        inside = Box(box.x + 10, y, box.width - 20, _NONE)
        widgets.dashed(c, *inside, palette.ROW_FREE)
        c.text(say("quest-row-none"), *inside.centre, size=16, colour=palette.OFF, anchor="c")


class _Places(NamedTuple):
    """Boxes of the parts of a row: the name has a line, tiles are those of the adventurers."""

    picture: Box
    name: Box
    track: Box
    tiles: Box
    verdict: Box
    suggest: Box  # empty if there is no such button


def _places(c: Canvas, row: Box, name: str, legs: int, can_suggest: bool) -> _Places:
    """Where everything stands: in a deep row adventurers below the track, else beside it, in a low
    one beside the name, too."""
    x, y, width, height = row
    deep, tall = height >= _DEEP, height >= TALL
    wide = min((height - 20) * 1.62, width * (0.32 if deep else 0.17))
    shape = min(height - 20, wide / 1.62)
    picture = Box(x + 10, y + (height - shape) / 2, wide, shape)
    left, low = picture.right + (14 if deep else 12), y + height - (10 if deep else 7)
    verdict = Box(row.right - _VERDICT - 6, y, _VERDICT, height)
    across = verdict.x - 12 - left
    button = 0.0 if not can_suggest else _SUGGEST if tall else _LAMP
    if tall and button and c.text_width(name, size=15.5, face="Title") > across - button - 12:
        button = _LAMP  # the name needs the room of its word
    if not tall:  # the name has no more room than the track below it
        long = max(min(236.0, width * 0.25), c.text_width(name, size=0, face="Bold"))
        tiles = Box(left + long + 12, y + 6, across - long - 12, low - y - 6)
        suggest = Box(tiles.right - button, y + height / 2 - 17, button, 34)
        return _Places(
            picture,
            Box(left, y + 4, long, 24),
            Box(left, y + 28, long, low + 2 - y - 28),
            tiles if not button else tiles.cut_right(button, 8)[1],
            verdict,
            suggest,
        )
    line, suggest = Box(left, y + 4, across, 27), Box(0, 0, 0, 0)
    if button:
        suggest, line = line.cut_right(button, 12)
    below = Box(left, y + (38 if deep else 32), across, low - y - (38 if deep else 32))
    if deep:
        track, tiles = below.cut_top(min(legs * _LEG, below.height - 10 - _LEAST_TILE), 10)
    else:
        track, tiles = below.cut_left(min(218.0, width * 0.25), 12)
    return _Places(picture, line, track, tiles, verdict, suggest)


def _row(
    c: Canvas,
    view: QuestView,
    active: ActiveQuest,
    box: Box,
    picks: Picks,
    ghost: Arm | None,
    presses: RowPresses,
    moving: bool,
) -> None:
    key = active.key
    touched = ghost is not None and (
        ghost.quest == key or view.guild.adventurers[ghost.adventurer].quest == key
    )
    now = view.standing_after(ghost, key) if ghost and touched else view.standing(active)
    _ground(c, view, active, box, picks.quest == key, now, presses, moving)
    name, legs = str(view.quest_name(key)), len(view.quest(key).legs)
    suggests = not moving and not now.met and bool(view.arms)
    places = _places(c, box, name, legs, suggests)
    _picture(c, view, key, places.picture, str(view.own_label(active, now)), presses)
    _name(c, active, name, places.name, box.height >= TALL)
    at, track = tracker(view.table_view, view.seat, active), places.track
    stands = view.table_view.emblem(view.seat) if at.moving is None else ""  # else it walks above
    cards.draw_track(c, view.content, key, *track, step=at.step, emblem=stands)
    c.note_place(track_of(key), *track)
    c.note_place(f"own.{key}", track.x + track.width * 0.8, track.centre[1])
    if moving:
        draw_gains(c, places.verdict, view.gains(key) if key in view.advances else None)
    else:
        if suggests:
            _suggest(c, view, key, places.suggest, presses)
        draw_verdict(c, view, places.verdict, now, touched)
    _company(c, view, active, places.tiles, picks, ghost, presses)


def track_of(quest: str) -> str:
    """The name of the place where the track of a quest lies."""
    return f"track.{quest}"


def draw_walking(c: Canvas, view: QuestView) -> None:
    """The trackers that are on their way, and the stamps on legs, over the rows."""
    for active in view.guild.quests:
        key = active.key
        at, track = tracker(view.table_view, view.seat, active), c.place(track_of(key))
        if track is None:
            continue
        if at.moving is not None:
            emblem = view.table_view.emblem(view.seat)
            cards.draw_tracker(c, view.content, key, track, at.step, *at.moving, emblem)
        draw_stamp(c, view, key, track)


def _name(c: Canvas, active: ActiveQuest, name: str, line: Box, tall: bool) -> None:
    """The quest's name over its track; in low rows in the narrower face."""
    y, room = line.centre[1], line.width
    if not tall:
        c.text(name, line.x, y, size=16, face="Bold", room=room)
        return
    used = c.text(name, line.x, y, size=15.5, face="Title", room=room)
    if active.rushed >= 0 and used + 150 < room:
        c.text(say("quest-rushed"), line.x + used + 12, y + 1, size=15, colour=palette.DIM)


def _ground(
    c: Canvas,
    view: QuestView,
    active: ActiveQuest,
    box: Box,
    picked: bool,
    now: Standing,
    presses: RowPresses,
    moving: bool,
) -> None:
    key = active.key
    name = f"own.{key}"
    usable = bool(view.arms) or key in view.advances
    marked = c.spot(
        name, *box, str(view.own_label(active, now)),
        partial(presses.quest, key) if usable else None, drop=partial(presses.drop, key),
    )  # fmt: skip
    x, y, width, height = box
    light = _light(view, key)
    if light:
        widgets.glow(c, x, y, width, height, colour=light)
    edge = (
        palette.CHOSEN
        if picked
        else palette.ROW_EDGE_LIT
        if marked and usable
        else palette.ROW_EDGE
    )
    ring = 3 if picked else 1.2
    body = svg.box(0, 0, width, height, 8, edge)
    body += svg.box(ring, ring, width - 2 * ring, height - 2 * ring, 8 - ring / 2, "url(#g)")
    top = palette.ROW_TOP_LIT if marked and usable else palette.ROW_TOP
    c.shape(x, y, width, height, body, svg.gradient("g", height, top, palette.ROW_FOOT))
    if not moving:
        colour = palette.ROW_MET if now.met else palette.EMBER
        bar = svg.box(0, 0, 5, height - 16, 2.5, colour)
        c.shape(x - 1, y + 8, 5, height - 16, bar)


def _light(view: QuestView, key: str) -> str:
    """The colour in which a row glows while something happens to its quest."""
    step = view.table_view.animation.step
    if step is None or getattr(step.event, "quest", "") != key:
        return ""
    return palette.EMBER if isinstance(step.event, ev.QuestFailed) else palette.HAPPENS


def _picture(
    c: Canvas, view: QuestView, key: str, box: Box, label: str, presses: RowPresses
) -> None:
    """The quest's picture; it shows the card, and is pressed like the row around it."""
    x, y, width, height = box
    quest = view.quest(key)
    stage = palette.STAGE_BAND[0 if quest.colour == "gold" else quest.stage]
    body = svg.box(0, 0, width, height, 6, stage)
    c.shape(x, y, width, height, body)
    c.cover(quest.picture, x + 3, y + 3, width - 6, height - 6, 4)
    usable = bool(view.arms) or key in view.advances
    marked = c.spot(
        f"card.{key}", *box, label, partial(presses.quest, key) if usable else None,
        drop=partial(presses.drop, key),
    )  # fmt: skip
    if marked:
        cards.ring(c, x + 3, y + 3, width - 6, height - 6, chosen=False)


# Adventurers


def _company(
    c: Canvas,
    view: QuestView,
    active: ActiveQuest,
    box: Box,
    picks: Picks,
    ghost: Arm | None,
    presses: RowPresses,
) -> None:
    """The tiles of those on the quest, one that would come, and free places."""
    here = view.table.company(view.seat, active.key)
    coming = ghost if ghost is not None and ghost.quest == active.key else None
    shown: list[tuple[int, Adventurer, bool]] = [(n, hero, False) for n, hero in here]
    if coming is not None:
        hero = view.guild.adventurers[coming.adventurer]
        armed = replace(hero, quest=active.key, weapon=coming.design, honed=0)
        shown = [(n, h, False) for n, h in here if n != coming.adventurer]
        shown.append((coming.adventurer, armed, True))
    width, pitch = _tile_size(box, max(3, len(shown)))
    y = box.y + (box.height - cards.tile_height(width)) / 2
    for i, (number, hero, new) in enumerate(shown):
        _tile(c, view, number, hero, new, box.x + i * pitch, y, width, picks, presses)
    free = box.x + min(len(shown), max(3, len(shown)) - 1) * pitch
    c.note_place(f"company.{active.key}", free, y, width, cards.tile_height(width))
    for i in range(len(shown), 3):
        x = box.x + i * pitch
        widgets.dashed(c, x, y, width, cards.tile_height(width), palette.TILE_FREE)
        middle = (x + width / 2, y + cards.tile_height(width) / 2)
        c.picture("icons/person", *middle, 20, ax=0.5, ay=0.5, tint=palette.TILE_FREE)


def _tile_size(box: Box, count: int) -> tuple[float, float]:
    """Width and pitch of the tiles; they overlap where there are many."""
    width = min(230.0, box.height * 130 / 74, (box.width - 8 * (min(count, 3) - 1)) / min(count, 3))
    pitch = min(width + 8, (box.width - width) / (count - 1)) if count > 1 else width
    return width, pitch


def _tile(
    c: Canvas,
    view: QuestView,
    number: int,
    hero: Adventurer,
    new: bool,
    x: float,
    y: float,
    width: float,
    picks: Picks,
    presses: RowPresses,
) -> None:
    height = cards.tile_height(width)
    cards.draw_adventurer(c, view.table_view, view.seat, number, x, y, width, hero=hero)
    if new:
        cards.ring(c, x, y, width, height, chosen=False)
        return
    can = view.can_disarm(number)
    marked = c.spot(
        f"hero.{number}", x, y, width, height, str(hero_label(view, number)),
        partial(presses.hero, number) if can else None, drag=f"hero:{number}" if can else None,
        drop=partial(presses.drop, hero.quest),
    )  # fmt: skip
    if picks.hero == number or (marked and can):
        cards.ring(c, x, y, width, height, chosen=picks.hero == number)


# Suggestions


def _suggest(c: Canvas, view: QuestView, key: str, box: Box, presses: RowPresses) -> None:
    """A button that arms this quest at the least cost, with its word if it is wide enough."""
    button, tip = suggest_button(view, key)
    why = str(button.why)
    label = str(button.label) if box.width == _SUGGEST else ""
    widgets.button(
        c, f"suggest.{key}", *box[:3], label, None if why else partial(presses.suggest, key),
        height=box.height, icon="hint", why=why, tip=str(tip), size=14,
    )  # fmt: skip
