"""The right column of the quest scene: what is pointed at, large; what happens if the guild is done
now; the coming rounds; the log."""

from typing import TYPE_CHECKING

from forgewar.app import cards
from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars
from forgewar.app.quest.verdict import standing_text
from forgewar.play.quest import Desk
from forgewar.rules.state import ActiveQuest
from forgewar.words.cards import ability_text, design_effect, signed

if TYPE_CHECKING:
    from forgewar.app.window.app import App


# What is pointed at


def pointed_card(c: Canvas, desk: Desk) -> tuple[str, str]:
    """What is pointed at or focused, as kind and key: a design, a quest of the guild, a hero."""
    for name in (c.hot, c.focus):
        kind, _, key = name.partition(".")
        if kind == "design" and key in desk.content.designs:
            return "design", key
        if kind == "hero" and key.isdigit() and int(key) < len(desk.guild.adventurers):
            return "hero", key
        if kind == "card":
            found = [q.key for q in desk.guild.quests if q.key == key]
            if found:
                return "quest", found[0]
    return "", ""


def draw_pointed(c: Canvas, desk: Desk, box: Box, kind: str, key: str) -> None:
    """A card or a tile, as large as the column allows, with what it does in words."""
    widgets.panel(c, *box)
    if kind == "hero":
        _draw_hero(c, desk, box, int(key))
        return
    width = min(260.0, box.width - 24, (box.height - 24) / 1.4)
    x, y = box.x + (box.width - width) / 2, box.y + (box.height - width * 1.4) / 2
    if kind == "design":
        cards.draw_design(c, desk.content, key, x, y, width)
    else:
        active = desk.table.find_quest(desk.seat, key)
        step = active.step if active is not None else -1
        emblem = desk.match.emblem(desk.seat)
        cards.draw_quest(c, desk.content, key, x, y, width, step=step, emblem=emblem)


def _draw_hero(c: Canvas, desk: Desk, box: Box, number: int) -> None:
    width = min(260.0, box.width - 24)
    x, room = box.x + 18, box.width - 36
    cards.draw_adventurer(
        c, desk.match, desk.seat, number, box.x + (box.width - width) / 2, box.y + 14, width
    )
    y = box.y + cards.tile_height(width) + 44
    c.text(desk.name(number), x, y, size=19, face="Title", room=room)
    y += 26
    low = box.y + box.height - (66 if desk.can_disarm(number) else 14)
    for text, colour in _hero_words(desk, number):
        lines = c.wrapped(text, room, size=16)
        if y + 20 * (len(lines) - 1) + 8 < low:
            y += c.paragraph(text, x, y, room, size=16, colour=colour) + 6


def _hero_words(desk: Desk, number: int) -> list[tuple[str, str]]:
    hero = desk.guild.adventurers[number]
    lines: list[tuple[str, str]] = []
    if hero.title:
        title = desk.content.titles[hero.title]
        lines.append((f"{title.name}: {ability_text(title)}", palette.BONE))
    wields = {
        1: "Level 1 wields swords and daggers (ADV-3)",
        2: "Level 2 wields any public design (ADV-3)",
    }
    lines.append(
        (wields.get(hero.level, "Wields every design, unique ones too (ADV-3)"), palette.DIM)
    )
    if hero.weapon:
        design = desk.content.designs[hero.weapon]
        effect = design_effect(design)
        lines.append((f"Carries the {design.name}", palette.BONE))
        if effect:
            lines.append((effect, palette.BONE))
        if hero.honed:
            lines.append((f"honed by +{hero.honed} (CHAMP-3)", palette.DIM))
    if desk.can_disarm(number):
        lines.append(
            (
                "Another weapon, another quest or the way home: the weapon in hand is lost (ADV-5)",
                palette.DIM,
            )
        )
    return lines


# If the guild is done now


def draw_outcome(c: Canvas, desk: Desk, box: Box) -> None:
    """Quest by quest: met, or what its failure costs; beside other decisions how they stand."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    title = "If you are done now" if desk.managing else "How they stand"
    widgets.heading(c, title, x, box.y + 10, room)
    losses = {loss.quest: loss for loss in desk.losses} if desk.managing else {}
    y = box.y + 62
    for active in desk.guild.quests:
        now = desk.standing(active)
        icon, colour = ("check", palette.MOSS_LIGHT) if now.met else ("cross", palette.EMBER_LIGHT)
        c.picture(f"icons/{icon}", x + 9, y, 16, ax=0.5, ay=0.5, tint=colour)
        name = desk.quest(active.key).name
        c.text(name, x + 28, y, size=16, face="Bold", room=room - 28)
        text = "met" if now.met else f"short by {now.short}" if now.short else "not met"
        if desk.managing:
            loss = losses.get(active.key)
            text = f"fails: {loss_text(loss.prestige)}" if loss is not None else "goes on"
        tint = palette.DIM if now.met else colour
        c.text(text, x + 28, y + 20, size=15, colour=tint, room=room - 28)
        y += 46
    if not desk.guild.quests:
        whose = "Your guild" if desk.match.is_person(desk.seat) else desk.match.name(desk.seat)
        y += c.paragraph(f"{whose} has no active quest.", x, y, room, size=16, colour=palette.DIM)
    elif desk.managing and y < box.y + box.height - 70:
        widgets.rule(c, x, y, room)
        c.paragraph(_advice(desk), x, y + 20, room, size=15.5, colour=palette.DIM)


def loss_text(prestige: int) -> str:
    """What a failure brings or costs."""
    if prestige > 0:
        return f"still {signed(prestige)} prestige"
    return f"{signed(prestige)} prestige" if prestige else "no prestige"


def _advice(desk: Desk) -> str:
    if desk.unmet:
        return "Pick an adventurer, a design and a quest in any order, or drag a tile onto a quest."
    return "Every quest is met. What you do not forge stays in your pool."


# What advancing gives


def draw_advance(c: Canvas, desk: Desk, box: Box, key: str, lines: list[str]) -> None:
    """The quest that comes next, and everything it brings."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    if not key:
        widgets.heading(c, "Rewards", x, box.y + 10, room)
        text = "Every quest moves on one step, in the order you choose (QUEST-7)."
        c.paragraph(text, x, box.y + 66, room, size=16, colour=palette.DIM)
        return
    widgets.heading(c, "Moves on", x, box.y + 10, room)
    y = box.y + 64
    y += c.paragraph(desk.quest(key).name, x, y, room, size=17, face="Bold") + 6
    for line in lines or ["One step on, to the same leg"]:
        if y > box.y + box.height - 14:
            break
        y += c.paragraph(line, x, y, room, size=16, colour=palette.BONE) + 4


# The coming rounds


def draw_rounds(c: Canvas, desk: Desk, box: Box) -> None:
    """What all quests ask for together, round by round: the foot of the ledger."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    widgets.heading(c, "Coming rounds", x, box.y + 10, room, "power")
    rows = desk.rounds
    y, pitch = box.y + 62, 30.0
    if not rows:
        c.text("Nothing is asked for", x, y, size=16, colour=palette.DIM, room=room)
    most = max(1, int((box.y + box.height - y + 8) // pitch))
    for i, total in enumerate(rows[:most]):
        first = i == 0
        late = total.round > desk.state.options.rounds
        colour = palette.BONE if first else palette.DIM
        if late:
            c.text("After the end", x, y, size=16, colour=palette.EMBER_LIGHT, room=room)
            break
        c.text(
            f"Round {total.round}", x, y, size=16, face="Bold" if first else "Medium", colour=colour
        )
        at = x + room
        short = first and bool(desk.unmet)
        tint = palette.EMBER_LIGHT if short else palette.MOSS_LIGHT if first else palette.BONE
        at -= c.text(str(total.power), at, y, size=18, face="Title", colour=tint, anchor="r") + 10
        for kind in reversed(total.types):
            c.picture(f"icons/type_{kind}", at, y, 18, ax=1, ay=0.5, tint="#F2D48C")
            at -= 22
        y += pitch


# The guild's own quests beside the offer


def draw_active_list(c: Canvas, desk: Desk, box: Box) -> None:
    """Small rows: picture, name, step and how it stands."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    quests = desk.guild.quests
    own = desk.match.is_person(desk.seat)
    title = "Your quests" if own else f"{desk.match.name(desk.seat)}'s quests"
    home = sum(1 for hero in desk.guild.adventurers if not hero.quest)
    widgets.heading(c, title, x, box.y + 10, room, f"{home} at home")
    pitch = min(50.0, (box.height - 56) / max(1, len(quests)))
    y = box.y + 50
    if not quests:
        c.text("None yet", x, y + 14, size=16, colour=palette.DIM)
    for active in quests:
        _active_line(c, desk, active, Box(x, y, room, pitch - 8))
        y += pitch


def _active_line(c: Canvas, desk: Desk, active: ActiveQuest, box: Box) -> None:
    quest, now = desk.quest(active.key), desk.standing(active)
    x, y, room, tall = box
    wide = tall * 1.5
    if c.text_width(quest.name, size=15, face="Bold") > room - wide - 10:
        wide = 0 if c.text_width(quest.name, size=15, face="Bold") > room - tall - 10 else tall
    if wide:
        c.cover(quest.picture, x, y, wide, tall, 4)
    left = x + wide + 10 if wide else x
    c.text(quest.name, left, y + tall * 0.26, size=15, face="Bold", room=x + room - left)
    step = f"step {active.step + 1} of {desk.table.track(active.key).length}"
    colour = palette.MOSS_LIGHT if now.met else palette.EMBER_LIGHT
    verdict = "met" if now.met else f"short by {now.short}" if now.short else "promised"
    text = f"{step}, {verdict}"
    c.text(text, left, y + tall * 0.8, size=15, colour=colour, room=x + room - left)
    label = f"{quest.name}: {standing_text(desk, now)}"
    c.spot(f"own.{active.key}", x, y - 2, room, tall + 4, label)


def draw_log(c: Canvas, app: "App", y: float, cols: bars.Columns) -> None:
    """The log below, if there is room for a line or two."""
    height = cols.top + cols.height - y
    if height >= 90:
        bars.log_panel(c, app, y, height)
