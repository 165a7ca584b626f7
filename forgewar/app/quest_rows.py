"""The guild's own quests, one row each: tracker, adventurers, and how the quest stands."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from forgewar.app import cards, palette
from forgewar.app import furniture as f
from forgewar.app.canvas import Canvas
from forgewar.app.quest_desk import Desk
from forgewar.app.quest_offer import Box, dashed, spot_name
from forgewar.content.model import card_of
from forgewar.rules.actions import Arm
from forgewar.rules.quest import MISSING_TYPE, Standing
from forgewar.rules.state import MAX_QUESTS, ActiveQuest, Adventurer

ROWS = 3  # rows that are shown even when they are empty


@dataclass(slots=True)
class Picks:
    """What is picked towards arming somebody; all three make an action."""

    hero: int = -1
    design: str = ""
    quest: str = ""


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
    verdicts: dict[str, list[str]] | None = None,
) -> None:
    """The panel with all rows. With `verdicts` the rows say what advancing brings, not how the
    quests stand."""
    f.panel(c, *box)
    own = desk.match.is_person(desk.seat)
    title = "Your quests" if own else f"{desk.match.name(desk.seat)}'s quests"
    quests = desk.guild.quests
    f.heading(c, title, box.x + 18, box.y + 10, box.width - 36, f"{len(quests)} of {MAX_QUESTS}")
    y = box.y + 50
    for i in range(max(ROWS, len(quests))):
        inside = Box(box.x + 10, y, box.width - 20, row)
        if i < len(quests):
            lines = verdicts.get(quests[i].key) if verdicts is not None else None
            _row(c, desk, quests[i], inside, picks, ghost, presses, lines)
        else:
            dashed(c, *inside, "#4A3825")
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
    lines: list[str] | None,
) -> None:
    key = active.key
    quest = desk.quest(key)
    touched = ghost is not None and (
        ghost.quest == key or desk.guild.adventurers[ghost.adventurer].quest == key
    )
    now = desk.standing_after(ghost, key) if ghost and touched else desk.standing(active)
    _ground(c, desk, active, box, picks.quest == key, now, presses, lines)
    x, y, width, height = box
    tall = height >= 92
    picture = min(160.0, (height - 20) * 1.62, width * 0.17)
    shape = min(height - 20, picture / 1.62)
    _picture(c, desk, key, x + 10, y + (height - shape) / 2, picture, shape)
    left = x + 10 + picture + 12
    verdict = 122.0
    track = min(218.0, width * 0.25)
    name = c.text(
        quest.name, left, y + 17, size=15.5, face="Title", room=width - picture - verdict - 60
    )
    if active.rushed >= 0:
        c.text("rushed this round", left + name + 12, y + 18, size=15, colour=palette.DIM)
    emblem = desk.match.emblem(desk.seat)
    top = y + (32 if tall else 29)
    cards.draw_track(
        c,
        desk.content,
        key,
        left,
        top,
        track,
        y + height - 7 - top,
        step=active.step,
        emblem=emblem,
    )
    start = left + track + 12
    room = Box(start, top, x + width - verdict - 14 - start, y + height - 7 - top)
    _company(c, desk, active, room, picks, ghost, presses)
    side = Box(x + width - verdict - 4, y, verdict, height)
    if lines is not None:
        _gains(c, side, lines)
    else:
        _verdict(c, desk, active, side, now, touched, presses)


def _ground(
    c: Canvas,
    desk: Desk,
    active: ActiveQuest,
    box: Box,
    picked: bool,
    now: Standing,
    presses: RowPresses,
    lines: list[str] | None,
) -> None:
    key = active.key
    name = f"own.{spot_name(key)}"
    usable = bool(desk.arms) or key in desk.advances
    marked = c.spot(
        name, *box, f"{desk.quest(key).name}: {standing_text(desk, now)}",
        partial(presses.quest, key) if usable else None, drop=partial(presses.drop, key),
    )  # fmt: skip
    x, y, width, height = box
    edge = palette.CHOSEN if picked else "#7A6238" if marked and usable else "#5D4827"
    ring = 3 if picked else 1.2
    body = f.box(0, 0, width, height, 8, edge)
    body += f.box(ring, ring, width - 2 * ring, height - 2 * ring, 8 - ring / 2, "url(#g)")
    top = "#443322" if marked and usable else "#3A2B1E"
    c.shape(x, y, width, height, body, f.gradient("g", height, top, "#30231A"))
    if lines is None:
        bar = f.box(0, 0, 5, height - 16, 2.5, "#8FAE4F" if now.met else palette.EMBER)
        c.shape(x - 1, y + 8, 5, height - 16, bar)


def _picture(
    c: Canvas, desk: Desk, key: str, x: float, y: float, width: float, height: float
) -> None:
    quest = desk.quest(key)
    stage = palette.STAGE_BAND[0 if quest.colour == "gold" else quest.stage]
    body = f.box(0, 0, width, height, 6, stage)
    c.shape(x, y, width, height, body)
    c.cover(quest.picture, x + 3, y + 3, width - 6, height - 6, 4)
    tip = f"card.{spot_name(key)}"
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
        dashed(c, x, y, width, cards.tile_height(width), "#54422B")
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


# How a quest stands


def standing_text(desk: Desk, now: Standing) -> str:
    """The verdict in words."""
    if now.met:
        return f"met, {now.power} of {now.needed}"
    parts = []
    if now.short:
        parts.append(f"short by {now.short}, {now.power} of {now.needed}")
    parts += [f"{kind} missing, +{MISSING_TYPE}" for kind in now.missing]
    parts += [f"{desk.title(number)} is promised to it (CHAMP-8)" for number in now.pledged]
    return ", ".join(parts)


def _verdict(
    c: Canvas,
    desk: Desk,
    active: ActiveQuest,
    box: Box,
    now: Standing,
    would: bool,
    presses: RowPresses,
) -> None:
    """Power against need, then why."""
    pills: list[tuple[str, str, str]] = []  # text, fill, icon
    if now.met:
        pills.append(("would be met" if would else "met", palette.MET, "check"))
    for kind in now.missing:
        pills.append((f"missing +{MISSING_TYPE}", palette.MISSING, f"type_{kind}"))
    if now.short:
        pills.append((f"short by {now.short}", palette.SHORT, ""))
    for number in now.pledged:
        pills.append((f"needs {desk.name(number)}", palette.MISSING, ""))
    small = box.height < 92
    if small:
        pills = pills[:1] if now.met else pills[-1:]
    pitch = 29.0
    suggest = 0 if now.met or small or not desk.arms else 30
    used = 34 + pitch * len(pills)
    if used + suggest > box.height - 6:
        suggest = 0
    y = box.y + (box.height - used - suggest) / 2 + 17
    middle = box.x + box.width / 2
    colour = "#CFE09A" if now.met else "#FF9A78"
    size = 22 if small else 26
    figure = c.text_width(str(now.power), size=size, face="Title")
    rest = c.text_width(f"of {now.needed}", size=17)
    left = middle - (figure + 7 + rest) / 2
    c.text(str(now.power), left, y, size=size, face="Title", colour=colour)
    c.text(f"of {now.needed}", left + figure + 7, y + 1, size=17, colour="#D9C9A6")
    y += 30 if not small else 27
    for text, fill, icon in pills:
        wide_pill(c, text, box.x, y, box.width, fill, icon)
        y += pitch
    if suggest:
        _suggest(c, desk, active.key, box.x, y - 14, box.width, presses)


def wide_pill(
    c: Canvas, text: str, x: float, y: float, width: float, fill: str, icon: str = ""
) -> None:
    """A pill that fills its column, `y` its middle."""
    body = f.box(0, 0, width, 26, 13, palette.OUTLINE)
    body += f.box(1.5, 1.5, width - 3, 23, 11.5, fill)
    c.shape(x, y - 13, width, 26, body)
    mark = 19 if icon else 0
    room = width - 18 - mark
    wide = min(room, c.text_width(text, size=15, face="Bold"))
    left = x + (width - wide - mark) / 2
    if icon:
        c.picture(f"icons/{icon}", left, y, 15, ay=0.5, tint="#FFF8E6")
    c.text(text, left + mark, y, size=15, face="Bold", colour="#FFF8E6", room=room)


def _suggest(
    c: Canvas, desk: Desk, key: str, x: float, y: float, width: float, presses: RowPresses
) -> None:
    """Arm this quest at the least cost, in one press."""
    arms = desk.suggestion(key)
    why = "" if arms else "It cannot be met with the adventurers at home and the resource pool"
    tip = desk.suggestion_text(arms) if arms else ""
    name = f"suggest.{spot_name(key)}"
    f.button(
        c, name, x, y, width, "Suggest", partial(presses.suggest, key) if arms else None,
        height=28, icon="hint", why=why, tip=tip, size=14,
    )  # fmt: skip


def _gains(c: Canvas, box: Box, lines: list[str]) -> None:
    """What advancing brings, in the place of the verdict."""
    shown = lines or ["one step on"]
    most = max(1, int((box.height - 8) // 19))
    shown = shown[:most]
    y = box.y + box.height / 2 - (len(shown) - 1) * 9.5
    for line in shown:
        c.text(line, box.x + box.width / 2, y, size=15, anchor="c", room=box.width - 4)
        y += 19


def quest_title(desk: Desk, key: str) -> str:
    return desk.content.quests[card_of(key)].name
