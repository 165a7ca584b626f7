"""The right column of the quest scene: what is pointed at, large; what happens if the guild is done
now; the coming rounds; the log."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.log_panel import log_panel
from forgewar.app.quest.fitted_names import leading, name_lines
from forgewar.play import ledger, quest_prompt
from forgewar.play.armoury import hero_lines
from forgewar.play.quest import QuestView
from forgewar.rules.state import ActiveQuest
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_MARK = 28.0  # before what becomes of a quest
_ROW = 50.0  # a row of the guild's quests, at least
_AIR = 10.0
_ADVICE = 19.5  # from line to line of it
_ROUND = 30.0  # from one of the coming rounds to the next
_LEAST_LOG = 90.0
_LEAST_HERO, _LEAST_CARD = 90.0, 60.0  # widths


# Pointed card


class Pointed(NamedTuple):
    """A card that is pointed at, or nothing."""

    kind: Literal["", "design", "hero", "quest"]
    key: str


def pointed_card(c: Canvas, view: QuestView) -> Pointed:
    """Card that is pointed at or focused: a design, a quest of the guild, a hero."""
    for name in (c.hot, c.focus) if not c.acted else ():
        kind, _, key = name.partition(".")
        if kind == "design" and key in view.content.designs:
            return Pointed("design", key)
        if kind == "hero" and key.isdigit() and int(key) < len(view.guild.adventurers):
            return Pointed("hero", key)
        if kind == "card":
            found = [q.key for q in view.guild.quests if q.key == key]
            if found:
                return Pointed("quest", found[0])
    return Pointed("", "")


def draw_pointed(c: Canvas, view: QuestView, box: Box, pointed: Pointed) -> None:
    """A card or a tile, as large as the column allows, with what it does in words."""
    widgets.panel(c, *box)
    kind, key = pointed
    if kind == "hero":
        _draw_hero(c, view, box, int(key))
        return
    width = max(_LEAST_CARD, min(260.0, box.width - 24, (box.height - 24) / 1.4))
    x, y = box.x + (box.width - width) / 2, box.y + (box.height - width * 1.4) / 2
    if kind == "design":
        cards.draw_design(c, view.content, key, x, y, width)
    elif kind == "quest":
        active = view.table.find_quest(view.seat, key)
        step = active.step if active is not None else -1
        emblem = view.table_view.emblem(view.seat)
        cards.draw_quest(c, view.content, key, x, y, width, step=step, emblem=emblem)


def _draw_hero(c: Canvas, view: QuestView, box: Box, number: int) -> None:
    """His tile, and what he does in words, as far as it has room above the button."""
    inner = box.inset(18, 14).cut_bottom(52 if view.can_disarm(number) else 0)[1]
    width = max(_LEAST_HERO, min(260.0, box.width - 24, inner.height / cards.tile_height(1)))
    left = box.x + (box.width - width) / 2
    cards.draw_adventurer(c, view.table_view, view.seat, number, left, inner.y, width)
    y = inner.y + cards.tile_height(width) + 24
    for told in hero_lines(view, number):
        text, colour = str(told.says), palette.DIM if told.quiet else palette.BONE
        lines = c.wrapped(text, inner.width, size=16)
        if y + 20 * (len(lines) - 1) + 8 < inner.bottom:
            y += c.paragraph(text, inner.x, y, inner.width, size=16, colour=colour) + 6


# If the guild is done now


class _Fate(NamedTuple):
    """A quest in the panel: the lines of its name and of what becomes of it."""

    name: list[str]
    size: float
    says: list[str]
    look: str  # good, bad or later
    height: float


def _measure(c: Canvas, view: QuestView, room: float) -> list[_Fate]:
    """All quests, as they are set in a width."""
    found = []
    for name, told, look in _standings(view):
        lines, size = name_lines(c, name, room - _MARK, size=16, face="Bold")
        says = c.wrapped(told, room - _MARK, size=15)
        height = (len(lines) + len(says)) * leading(c, 15) + _AIR
        found.append(_Fate(lines, size, says, look, height))
    return found


def outcome_heights(c: Canvas, view: QuestView, width: float) -> tuple[float, float]:
    """Height of the panel with all its quests, and with advice below them."""
    room = width - 36
    if not view.guild.quests:
        text = str(quest_prompt.no_quests(view))
        height = 62 + len(c.wrapped(text, room, size=16)) * 20 + _AIR
        return height, height
    height = 62 + sum(fate.height for fate in _measure(c, view, room)) + _AIR
    advice = str(quest_prompt.management_advice(view)) if view.managing else ""
    lines = c.wrapped(advice, room, size=15.5) if advice else []
    return height, height + (20 + len(lines) * _ADVICE if lines else 0)


def draw_outcome(c: Canvas, view: QuestView, box: Box) -> None:
    """Quest by quest: what becomes of it; beside other decisions how it stands."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    widgets.heading(c, str(quest_prompt.outcome_title(view)), x, box.y + 10, room)
    y, low = box.y + 62, box.y + box.height - 12
    if not view.guild.quests:
        text = str(quest_prompt.no_quests(view))
        c.paragraph(text, x, y, room, size=16, colour=palette.DIM)
        return
    for fate in _measure(c, view, room):
        _draw_fate(c, fate, x, y, room)
        y += fate.height
    if view.managing:
        text = str(quest_prompt.management_advice(view))
        lines = c.wrapped(text, room, size=15.5)
        if y + 8 + len(lines) * _ADVICE <= low:
            widgets.rule(c, x, y, room)
            c.paragraph(text, x, y + 20, room, size=15.5, colour=palette.DIM)


_LOOKS = {
    "good": ("check", palette.MOSS_LIGHT),
    "bad": ("cross", palette.EMBER_LIGHT),
    "later": ("hourglass", palette.DIM),
}


def _draw_fate(c: Canvas, fate: _Fate, x: float, y: float, room: float) -> None:
    icon, colour = _LOOKS[fate.look]
    c.picture(f"icons/{icon}", x + 9, y, 16, ax=0.5, ay=0.5, tint=colour)
    tint = colour if fate.look == "bad" else palette.DIM
    lines = [(line, fate.size, "Bold", palette.BONE) for line in fate.name]
    lines += [(line, 15, "Medium", tint) for line in fate.says]
    for line, size, face, ink in lines:
        c.text(line, x + _MARK, y, size=size, face=face, colour=ink, room=room - _MARK)
        y += leading(c, 15)


def _standings(view: QuestView) -> list[tuple[str, str, str]]:
    """Name, what is said of it, and whether that is good or bad, of every quest."""
    if view.managing:
        fates = view.outcome.fates
        looks = ("bad", "good")
        return [(str(view.quest_name(f.key)), str(f.says), looks[f.good]) for f in fates]
    found = []
    for active in view.guild.quests:
        now = view.standing(active)
        name, says = view.quest_name(active.key), view.verdict_short(now)
        look = "bad" if view.grave(now) else "good" if now.met else "later"
        found.append((str(name), str(says), look))
    return found


# Gains of advancing


def advance_height(c: Canvas, view: QuestView, width: float, key: str) -> float:
    """Height of the panel with all its lines."""
    room = width - 36
    if not key:
        return 66 + len(c.wrapped(say("quest-rewards-advice"), room, size=16)) * 20 + _AIR
    name = len(c.wrapped(str(view.quest_name(key)), room, size=17, face="Bold")) * 21 + 6
    gains = [len(c.wrapped(str(line), room, size=16)) * 20 + 4 for line in view.gains(key).lines]
    return 64 + name + sum(gains) + _AIR


def draw_advance(c: Canvas, view: QuestView, box: Box, key: str) -> None:
    """The quest that comes next, and everything it brings."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    if not key:
        widgets.heading(c, say("quest-rewards"), x, box.y + 10, room)
        text = say("quest-rewards-advice")
        c.paragraph(text, x, box.y + 66, room, size=16, colour=palette.DIM)
        return
    widgets.heading(c, say("quest-moves-next"), x, box.y + 10, room)
    y = box.y + 64
    y += c.paragraph(str(view.quest_name(key)), x, y, room, size=17, face="Bold") + 6
    for line in view.gains(key).lines:
        lines = c.wrapped(str(line), room, size=16)
        if y + 20 * len(lines) > box.y + box.height:
            break
        y += c.paragraph(str(line), x, y, room, size=16, colour=palette.BONE) + 4


# The coming rounds


def rounds_height(view: QuestView) -> float:
    """Height of the panel with all rounds that are shown."""
    return 62 + max(1, len(view.rounds)) * _ROUND


def draw_rounds(c: Canvas, view: QuestView, box: Box) -> None:
    """Draw the needs of all quests together, round by round: the foot of the ledger."""
    widgets.panel(c, *box)
    c.sign("coming_rounds", *box)
    x, room = box.x + 18, box.width - 36
    widgets.heading(c, say("quest-coming-rounds"), x, box.y + 10, room, say("quest-power"))
    rows = view.rounds
    y, pitch = box.y + 62, _ROUND
    if not rows:
        c.text(say("quest-nothing-asked"), x, y, size=16, colour=palette.DIM, room=room)
    most = max(1, int((box.y + box.height - y + 8) // pitch))
    for i, total in enumerate(rows[:most]):
        first = i == 0
        colour = palette.BONE if first else palette.DIM
        text = str(ledger.head(view.state, total.round))
        if ledger.late(view.state, total.round):
            c.text(text, x, y, size=16, colour=palette.EMBER_LIGHT, room=room)
            break
        c.text(text, x, y, size=16, face="Bold" if first else "Medium", colour=colour)
        at = x + room
        short = first and view.counts and bool(view.unmet)
        tint = palette.EMBER_LIGHT if short else palette.MOSS_LIGHT if first else palette.BONE
        at -= c.text(str(total.power), at, y, size=18, face="Title", colour=tint, anchor="r") + 10
        for kind in reversed(total.types):
            c.picture(f"icons/type_{kind}", at, y, 18, ax=1, ay=0.5, tint=palette.TYPE_ON_DARK)
            at -= 22
        y += pitch


# The guild's own quests beside the offer

_LEAST_PITCH = 12.5  # pixels from line to line


def active_height(c: Canvas, view: QuestView, width: float) -> float:
    """Wanted height of the panel of the guild's own quests."""
    rows = [_row_height(c, view, active, width - 36) for active in view.guild.quests]
    return 56 + sum(rows or [_ROW])


def _row_height(c: Canvas, view: QuestView, active: ActiveQuest, room: float) -> float:
    name = str(view.quest_name(active.key))
    lines = name_lines(c, name, room - _ROW - 10, size=15, face="Bold")[0]
    return max(_ROW, (len(lines) + 1) * leading(c, 15) + _AIR)


def draw_active_list(c: Canvas, view: QuestView, box: Box) -> None:
    """Small rows: picture, name, step and how it stands."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    quests = view.guild.quests
    home = say("quest-home-count", count=len(quest_prompt.at_home(view)))
    widgets.heading(c, str(view.title), x, box.y + 10, room, home)
    squeeze = min(1.0, (box.height - 56) / (active_height(c, view, box.width) - 56))
    y = box.y + 50
    if not quests:
        c.text(say("quest-none-yet"), x, y + 14, size=16, colour=palette.DIM)
    for active in quests:
        pitch = _row_height(c, view, active, room) * squeeze
        _active_line(c, view, active, Box(x, y, room, pitch - 8))
        y += pitch


def _thumbnail(c: Canvas, name: str, room: float, tall: float) -> float:
    """Width of a quest's picture: narrower where its name needs the room, but always there."""
    tall = min(tall, _ROW)
    fits = c.text_width(name, size=15, face="Bold") <= room - tall * 1.5 - 10
    return tall * 1.5 if fits else tall


def _active_line(c: Canvas, view: QuestView, active: ActiveQuest, box: Box) -> None:
    now = view.standing(active)
    name = str(view.quest_name(active.key))
    x, y, room, tall = box
    wide = _thumbnail(c, name, room, tall)
    c.cover(view.quest(active.key).picture, x, y, wide, min(tall, _ROW), 4)
    left = x + wide + 10
    across = x + room - left
    lines, size = name_lines(c, name, across, size=15, face="Bold")
    if tall * c.scale < _LEAST_PITCH * (len(lines) + 1):  # they would run into each other
        lines = [c.cut(name, across / 0.7, face="Bold")]
    pitch = tall / (len(lines) + 1)
    for i, line in enumerate(lines):
        c.text(line, left, y + (i + 0.5) * pitch, size=size, face="Bold", room=across)
    colour = palette.MOSS_LIGHT if now.met else palette.DIM
    if view.grave(now):
        colour = palette.EMBER_LIGHT
    text = str(view.step_line(active))
    c.text(text, left, y + tall - pitch / 2, size=15, colour=colour, room=across)
    c.spot(f"own.{active.key}", x, y - 2, room, tall + 4, str(view.own_label(active, now)))


def draw_log(c: Canvas, context: "SceneContext", box: Box) -> None:
    """The log, if there is room for a line or two."""
    if box.height >= _LEAST_LOG:
        log_panel(c, context, box)
