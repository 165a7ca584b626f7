"""The guild's own quests, one row each: tracker, adventurers, and how the quest stands."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.quest.arming import Picks
from forgewar.app.quest.verdict import TALL, draw_gains, draw_verdict, standing_text
from forgewar.play.quest import Desk
from forgewar.rules import events as ev
from forgewar.rules.actions import Arm
from forgewar.rules.quest import Standing
from forgewar.rules.state import MAX_QUESTS, ActiveQuest, Adventurer

ROWS = 2  # rows that are shown even when they are empty
_VERDICT = 122.0  # the width of a row's right end


@dataclass(frozen=True, slots=True)
class RowPresses:
    """What pressing and dropping does."""

    quest: Callable[[str], None]
    hero: Callable[[int], None]
    drop: Callable[[str, object], None]
    suggest: Callable[[str], None]


def rows_height(quests: int, room: float) -> tuple[float, float]:
    """The height of the panel and of a row in it, for as many quests and that much room."""
    rows = max(ROWS, quests)
    row = min(124.0, (room - 52) / rows - 8)
    return 52 + rows * (row + 8), row


def draw_rows(
    c: Canvas,
    desk: Desk,
    box: Box,
    row: float,
    picks: Picks,
    ghost: Arm | None,
    presses: RowPresses,
    verdicts: dict[str, list[ev.Event]] | None = None,
) -> None:
    """The panel with all rows. With `verdicts` the rows say what advancing brings, not how the
    quests stand."""
    widgets.panel(c, *box)
    own = desk.match.is_person(desk.seat)
    title = "Your quests" if own else f"{desk.match.name(desk.seat)}'s quests"
    quests = desk.guild.quests
    room = box.width - 36 - 184  # a button to the offer stands in the head
    widgets.heading(c, title, box.x + 18, box.y + 10, box.width - 36)
    remark = f"{len(quests)} of {MAX_QUESTS}"
    c.text(remark, box.x + 18 + room, box.y + 24, size=15, colour=palette.DIM, anchor="r")
    y = box.y + 50
    for i in range(max(ROWS, len(quests))):
        inside = Box(box.x + 10, y, box.width - 20, row)
        if i < len(quests):
            events = verdicts.get(quests[i].key, []) if verdicts is not None else None
            _row(c, desk, quests[i], inside, picks, ghost, presses, events)
        else:
            widgets.dashed(c, *inside, "#4A3825")
            middle = (inside.x + inside.width / 2, inside.y + row / 2)
            text = "Room for another quest" if i else "No active quest"
            c.text(text, *middle, size=16, colour=palette.OFF, anchor="c")
        y += row + 8


def _row(
    c: Canvas,
    desk: Desk,
    active: ActiveQuest,
    box: Box,
    picks: Picks,
    ghost: Arm | None,
    presses: RowPresses,
    events: list[ev.Event] | None,
) -> None:
    key = active.key
    quest = desk.quest(key)
    touched = ghost is not None and (
        ghost.quest == key or desk.guild.adventurers[ghost.adventurer].quest == key
    )
    now = desk.standing_after(ghost, key) if ghost and touched else desk.standing(active)
    _ground(c, desk, active, box, picks.quest == key, now, presses, events is not None)
    tall = box.height >= TALL
    x, y, width, height = box
    picture = min(160.0, (height - 20) * 1.62, width * 0.17)
    shape = min(height - 20, picture / 1.62)
    _picture(c, desk, key, x + 10, y + (height - shape) / 2, picture, shape)
    left = x + 10 + picture + 12
    track = min(218.0 if tall else 236.0, width * 0.25)
    if not tall:  # the name has no more room than the track below it
        track = max(track, c.text_width(quest.name, size=0, face="Bold"))
    across = width - picture - _VERDICT - 60 - (0 if now.met else 140)
    _name(c, active, quest.name, left, y, across if tall else track, tall)
    top = y + (32 if tall else 28)
    emblem = desk.match.emblem(desk.seat)
    room = (track, y + height - (7 if tall else 5) - top)
    cards.draw_track(c, desk.content, key, left, top, *room, step=active.step, emblem=emblem)
    start = left + track + 12
    upper = top if tall else y + 6
    side = Box(x + width - _VERDICT - 6, y, _VERDICT, height)
    tiles = Box(start, upper, side.x - 12 - start, y + height - 7 - upper)
    if events is not None:
        draw_gains(c, side, events if key in desk.advances else None)
    else:
        if not now.met and desk.arms:
            tiles = _suggest(c, desk, key, box, tiles, presses)
        draw_verdict(c, desk, side, now, touched)
    _company(c, desk, active, tiles, picks, ghost, presses)


def _name(
    c: Canvas, active: ActiveQuest, name: str, x: float, y: float, room: float, tall: bool
) -> None:
    """The quest's name over its track; in low rows in the narrower face."""
    if not tall:
        c.text(name, x, y + 16, size=16, face="Bold", room=room)
        return
    used = c.text(name, x, y + 17, size=15.5, face="Title", room=room)
    if active.rushed >= 0 and used + 150 < room:
        c.text("rushed this round", x + used + 12, y + 18, size=15, colour=palette.DIM)


def _ground(
    c: Canvas,
    desk: Desk,
    active: ActiveQuest,
    box: Box,
    picked: bool,
    now: Standing,
    presses: RowPresses,
    moving: bool,
) -> None:
    key = active.key
    name = f"own.{key}"
    usable = bool(desk.arms) or key in desk.advances
    marked = c.spot(
        name, *box, f"{desk.quest(key).name}: {standing_text(desk, now)}",
        partial(presses.quest, key) if usable else None, drop=partial(presses.drop, key),
    )  # fmt: skip
    x, y, width, height = box
    light = _light(desk, key)
    if light:
        widgets.glow(c, x, y, width, height, colour=light)
    edge = palette.CHOSEN if picked else "#7A6238" if marked and usable else "#5D4827"
    ring = 3 if picked else 1.2
    body = svg.box(0, 0, width, height, 8, edge)
    body += svg.box(ring, ring, width - 2 * ring, height - 2 * ring, 8 - ring / 2, "url(#g)")
    top = "#443322" if marked and usable else "#3A2B1E"
    c.shape(x, y, width, height, body, svg.gradient("g", height, top, "#30231A"))
    if not moving:
        bar = svg.box(0, 0, 5, height - 16, 2.5, "#8FAE4F" if now.met else palette.EMBER)
        c.shape(x - 1, y + 8, 5, height - 16, bar)


def _light(desk: Desk, key: str) -> str:
    """The colour in which a row glows while something happens to its quest."""
    beat = desk.match.show.beat
    if beat is None or getattr(beat.event, "quest", "") != key:
        return ""
    return palette.EMBER if isinstance(beat.event, ev.QuestFailed) else "#F2B65A"


def _picture(
    c: Canvas, desk: Desk, key: str, x: float, y: float, width: float, height: float
) -> None:
    quest = desk.quest(key)
    stage = palette.STAGE_BAND[0 if quest.colour == "gold" else quest.stage]
    body = svg.box(0, 0, width, height, 6, stage)
    c.shape(x, y, width, height, body)
    c.cover(quest.picture, x + 3, y + 3, width - 6, height - 6, 4)
    tip = f"card.{key}"
    if c.spot(tip, x, y, width, height, f"{quest.name}: show the card"):
        cards.ring(c, x + 3, y + 3, width - 6, height - 6, chosen=False)


# Adventurers


def _company(
    c: Canvas,
    desk: Desk,
    active: ActiveQuest,
    box: Box,
    picks: Picks,
    ghost: Arm | None,
    presses: RowPresses,
) -> None:
    """The tiles of those on the quest, one that would come, and free places."""
    here = desk.table.company(desk.seat, active.key)
    coming = ghost if ghost is not None and ghost.quest == active.key else None
    shown: list[tuple[int, Adventurer, bool]] = [(n, hero, False) for n, hero in here]
    if coming is not None:
        hero = desk.guild.adventurers[coming.adventurer]
        armed = replace(hero, quest=active.key, weapon=coming.design, honed=0)
        shown = [(n, h, False) for n, h in here if n != coming.adventurer]
        shown.append((coming.adventurer, armed, True))
    width, pitch = _tile_size(box, max(3, len(shown)))
    y = box.y + (box.height - cards.tile_height(width)) / 2
    for i, (number, hero, new) in enumerate(shown):
        _tile(c, desk, number, hero, new, box.x + i * pitch, y, width, picks, presses)
    for i in range(len(shown), 3):
        x = box.x + i * pitch
        widgets.dashed(c, x, y, width, cards.tile_height(width), "#54422B")
        middle = (x + width / 2, y + cards.tile_height(width) / 2)
        c.picture("icons/person", *middle, 20, ax=0.5, ay=0.5, tint="#54422B")


def _tile_size(box: Box, count: int) -> tuple[float, float]:
    """Width and pitch of the tiles; they overlap where there are many."""
    width = min(130.0, box.height * 130 / 74, (box.width - 8 * (min(count, 3) - 1)) / min(count, 3))
    pitch = min(width + 8, (box.width - width) / (count - 1)) if count > 1 else width
    return width, pitch


def _tile(
    c: Canvas,
    desk: Desk,
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
    cards.draw_adventurer(c, desk.match, desk.seat, number, x, y, width, hero=hero)
    if new:
        cards.ring(c, x, y, width, height, chosen=False)
        return
    can = desk.can_disarm(number)
    marked = c.spot(
        f"hero.{number}", x, y, width, height, hero_label(desk, number),
        partial(presses.hero, number) if can else None, drag=f"hero:{number}" if can else None,
        drop=partial(presses.drop, hero.quest),
    )  # fmt: skip
    if picks.hero == number or (marked and can):
        cards.ring(c, x, y, width, height, chosen=picks.hero == number)


def hero_label(desk: Desk, number: int) -> str:
    """An adventurer in words: name, level, title, weapon."""
    hero = desk.guild.adventurers[number]
    designs, titles = desk.content.designs, desk.content.titles
    parts = [f"{desk.name(number)}, level {hero.level}"]
    if hero.title:
        parts.append(titles[hero.title].name)
    if hero.weapon:
        parts.append(designs[hero.weapon].name)
    return ", ".join(parts)


# Suggestions


def _suggest(c: Canvas, desk: Desk, key: str, row: Box, tiles: Box, presses: RowPresses) -> Box:
    """A button that arms this quest at the least cost. Returns what it leaves to the tiles."""
    arms = desk.suggestion(key)
    why = "" if arms else "It cannot be met with the adventurers at home and the resource pool"
    tip = desk.suggestion_text(arms) if arms else "Suggest weapons"
    name = f"suggest.{key}"
    press = partial(presses.suggest, key) if arms else None
    right = tiles.x + tiles.width
    if row.height >= TALL:
        widgets.button(
            c, name, right - 128, row.y + 4, 128, "Suggest", press, height=26, icon="hint",
            why=why, tip=tip, size=14,
        )  # fmt: skip
        return tiles
    widgets.button(
        c, name, right - 34, row.y + row.height / 2 - 17, 34, "", press, height=34, icon="hint",
        why=why, tip=tip,
    )  # fmt: skip
    return Box(tiles.x, tiles.y, tiles.width - 42, tiles.height)
