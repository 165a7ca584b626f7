"""The guild's own quests, one row each: tracker, adventurers, and how the quest stands."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

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

ROWS = 2  # from so many quests on no free row is shown
_TALLEST, _ALONE, _FREE = 124.0, 196.0, 56.0  # a row, the only one, and a free one
_VERDICT = 122.0  # the width of a row's right end
_SUGGEST, _LAMP = 128.0, 34.0  # the width of its button with and without a word


@dataclass(frozen=True, slots=True)
class RowPresses:
    """Handlers of presses and drops."""

    quest: Callable[[str], None]
    hero: Callable[[int], None]
    drop: Callable[[str, object], None]
    suggest: Callable[[str], None]


def rows_height(quests: int, room: float) -> tuple[float, float]:
    """The height of the panel and of a row in it, for as many quests and that much room; a single
    quest has the room of two."""
    free = _FREE + 8 if quests < ROWS else 0.0
    rows = max(1, quests)
    row = min(_TALLEST if quests > 1 else _ALONE, (room - 52 - free) / rows - 8)
    return 52 + rows * (row + 8) + free, row


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
    if len(quests) < ROWS:
        tall = _FREE if quests else row + 8 + _FREE
        _free(c, Box(box.x + 10, y, box.width - 20, tall), bool(quests))


def _free(c: Canvas, box: Box, another: bool) -> None:
    """Draw an empty row, for a quest to come."""
    widgets.dashed(c, *box, palette.ROW_FREE)
    middle = (box.x + box.width / 2, box.y + box.height / 2)
    text = say("quest-row-free") if another else say("quest-row-none")
    c.text(text, *middle, size=16, colour=palette.OFF, anchor="c")


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
    tall = box.height >= TALL
    x, y, width, height = box
    picture = min(230.0, (height - 20) * 1.62, width * (0.22 if height > _TALLEST else 0.17))
    shape = min(height - 20, picture / 1.62)
    label = str(view.own_label(active, now))
    _picture(c, view, key, Box(x + 10, y + (height - shape) / 2, picture, shape), label, presses)
    left = x + 10 + picture + 12
    track = min(218.0 if tall else 236.0, width * 0.25)
    name = str(view.quest_name(key))
    if not tall:  # the name has no more room than the track below it
        track = max(track, c.text_width(name, size=0, face="Bold"))
    across = width - picture - _VERDICT - 60
    button = 0.0 if now.met or not view.arms else _SUGGEST
    if tall and button and c.text_width(name, size=15.5, face="Title") > across - button - 12:
        button = _LAMP  # the name needs the room of its word
    across -= button + 12
    _name(c, active, name, left, y, across if tall else track, tall)
    top = y + (32 if tall else 28)
    emblem = view.table_view.emblem(view.seat)
    room = (track, y + height - (7 if tall else 5) - top)
    at = tracker(view.table_view, view.seat, active)
    stands = emblem if at.moving is None else ""  # it walks over all of this
    cards.draw_track(c, view.content, key, left, top, *room, step=at.step, emblem=stands)
    c.note_place(track_of(key), left, top, *room)
    c.note_place(f"own.{key}", left + track * 0.8, top + room[1] / 2)
    start = left + track + 12
    upper = top if tall else y + 6
    side = Box(x + width - _VERDICT - 6, y, _VERDICT, height)
    tiles = Box(start, upper, side.x - 12 - start, y + height - 7 - upper)
    if moving:
        draw_gains(c, side, view.gains(key) if key in view.advances else None)
    else:
        if not now.met and view.arms:
            tiles = _suggest(c, view, key, box, tiles, presses, button)
        draw_verdict(c, view, side, now, touched)
    _company(c, view, active, tiles, picks, ghost, presses)


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


def _name(
    c: Canvas, active: ActiveQuest, name: str, x: float, y: float, room: float, tall: bool
) -> None:
    """The quest's name over its track; in low rows in the narrower face."""
    if not tall:
        c.text(name, x, y + 16, size=16, face="Bold", room=room)
        return
    used = c.text(name, x, y + 17, size=15.5, face="Title", room=room)
    if active.rushed >= 0 and used + 150 < room:
        c.text(say("quest-rushed"), x + used + 12, y + 18, size=15, colour=palette.DIM)


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
    width = min(130.0, box.height * 130 / 74, (box.width - 8 * (min(count, 3) - 1)) / min(count, 3))
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


def _suggest(
    c: Canvas,
    view: QuestView,
    key: str,
    row: Box,
    tiles: Box,
    presses: RowPresses,
    wide: float,
) -> Box:
    """A button that arms this quest at the least cost: with its word if it is `wide` enough.
    Returns what it leaves to the tiles."""
    button, tip = suggest_button(view, key)
    why = str(button.why)
    name = f"suggest.{key}"
    press = None if why else partial(presses.suggest, key)
    right = tiles.x + tiles.width
    if row.height >= TALL:
        label = str(button.label) if wide == _SUGGEST else ""
        widgets.button(
            c, name, right - wide, row.y + 4, wide, label, press, height=26, icon="hint",
            why=why, tip=str(tip), size=14,
        )  # fmt: skip
        return tiles
    widgets.button(
        c, name, right - _LAMP, row.y + row.height / 2 - 17, _LAMP, "", press, height=34,
        icon="hint", why=why, tip=str(tip),
    )  # fmt: skip
    return Box(tiles.x, tiles.y, tiles.width - 42, tiles.height)
