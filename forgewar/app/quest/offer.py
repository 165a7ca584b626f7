"""The quest offer: eight places with their prices, and what the quest pointed at would take."""

from collections.abc import Callable
from functools import partial

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.quest import Desk, steps_text
from forgewar.rules import events as ev
from forgewar.rules import failure
from forgewar.rules.actions import TakeQuest
from forgewar.rules.state import PLACES
from forgewar.words.cards import count, signed


def draw_offer(
    c: Canvas, desk: Desk, box: Box, chosen: str, press: Callable[[str], None]
) -> dict[int, tuple[float, float]]:
    """The whole offer in two rows of four. Returns the middles of its places."""
    widgets.panel(c, *box)
    widgets.heading(c, "Quest offer", box.x + 18, box.y + 10, box.width - 36)
    gap, tab = 14.0, 30.0
    room = (box.width - 36 - 3 * gap) / 4
    row = (box.height - 52 - 8) / 2
    width = min(room, (row - tab - 8) / 1.4)
    pitch = min((box.width - 36 - width) / 3, width + 48)
    left = box.x + (box.width - width - 3 * pitch) / 2
    middles = {}
    for place in range(PLACES):
        x = left + (place % 4) * pitch
        y = box.y + 50 + (place // 4) * row + tab
        _place(c, desk, place, x, y, width, chosen, press)
        middles[place] = (x + width / 2, y + cards.card_height(width) / 2)
    return middles


def _place(
    c: Canvas,
    desk: Desk,
    place: int,
    x: float,
    y: float,
    width: float,
    chosen: str,
    press: Callable[[str], None],
) -> None:
    state, height = desk.state, cards.card_height(width)
    key = state.offer[place]
    c.picture(
        f"board/place_{desk.content.prices.places[place]}",
        x + width / 2,
        y + 3,
        76,
        32,
        ax=0.5,
        ay=1,
    )
    if not key or _moving(desk, key):
        _empty_place(c, desk, place, x, y, width, height)
        return
    name = f"quest.{key}"
    deciding = desk.active and (bool(desk.takes) or desk.can_decline)
    can = key in desk.takes
    why = ""
    if deciding and not can:
        why = desk.match.why_not(TakeQuest(key))
    marked = c.spot(
        name, x, y, width, height, desk.quest(key).name, partial(press, key) if can else None,
        why=why,
    )  # fmt: skip
    cards.draw_quest(c, desk.content, key, x, y, width, dim=bool(why))
    if why:
        cards.lock(c, _short(desk, key), x, y, width)
    if key == chosen or (marked and not why):
        cards.ring(c, x, y, width, height, chosen=key == chosen)
    _flags(c, desk, key, x, y, width)


def _moving(desk: Desk, key: str) -> bool:
    """Whether a quest is just on its way to the guild that takes it."""
    beat = desk.match.show.beat
    return beat is not None and isinstance(beat.event, ev.QuestTaken) and beat.event.quest == key


def _short(desk: Desk, key: str) -> str:
    """Why a quest cannot be taken, in a word or two."""
    refusal = desk.match.game.refusal(TakeQuest(key))
    if refusal is not None and "price" in refusal.numbers:
        return f"{refusal.numbers['price'] - refusal.numbers['gold']} short"
    return "5 quests" if refusal is not None and refusal.clause == "QUEST-3" else "not now"


def _flags(c: Canvas, desk: Desk, key: str, x: float, y: float, width: float) -> None:
    """Beside the tab: an hourglass on what leaves, a warning on what takes too long."""
    clause = desk.leaving.get(key, "")
    if clause:
        tip = f"Leaves the offer at the end of this round if nobody takes it ({clause})"
        _flag(c, f"leaves.{key}", x + width - 30, y - 27, "hourglass", "#E8B45A", tip)
    steps = desk.table.track(key).length
    if steps > desk.rounds_left:
        left = count(desk.rounds_left, "round")
        tip = f"Takes {steps_text(steps)}, one a round, and {left} are left"
        _flag(c, f"late.{key}", x + 4, y - 27, "warning", palette.EMBER_LIGHT, tip)


def _flag(c: Canvas, name: str, x: float, y: float, icon: str, colour: str, tip: str) -> None:
    body = svg.box(0, 0, 26, 24, 6, "#8D6C34") + svg.box(1, 1, 24, 22, 5, "#3A2B1D")
    c.shape(x, y, 26, 24, body)
    c.picture(f"icons/{icon}", x + 13, y + 12, 15, ax=0.5, ay=0.5, tint=colour)
    c.spot(
        name,
        x - 3,
        y - 4,
        32,
        30,
        "At the end of the round" if icon == "hourglass" else "Too long",
        tip=tip,
    )


def _empty_place(
    c: Canvas, desk: Desk, place: int, x: float, y: float, width: float, height: float
) -> None:
    """An empty place says who took its quest in this round."""
    widgets.dashed(c, x, y, width, height, "#54422B")
    taker = desk.takers.get(place)
    middle = x + width / 2
    if taker is None:
        c.text("empty", middle, y + height / 2, size=16, colour=palette.OFF, anchor="c")
        return
    seat, key = taker
    emblem = desk.match.emblem(seat)
    size = min(54.0, width * 0.3)
    c.picture(f"emblems/roundel_{emblem}", middle, y + height * 0.36, size, ax=0.5, ay=0.5)
    who = f"{desk.match.name(seat)} takes"
    c.text(who, middle, y + height * 0.56, size=15, colour=palette.DIM, anchor="c", room=width - 12)
    lines = c.wrapped(desk.quest(key).name, width - 16, size=16, face="Bold")
    for i, line in enumerate(lines):
        at = y + height * 0.56 + 21 + i * 19
        c.text(
            line, middle, at, size=16, face="Bold", colour=palette.DIM, anchor="c", room=width - 8
        )


def draw_terms(
    c: Canvas,
    desk: Desk,
    box: Box,
    key: str,
    take: TakeQuest | None,
    choose: Callable[[TakeQuest], None],
) -> None:
    """The quest pointed at or chosen: rounds, its first step, how it could be met; and the ways to
    take it, where champions offer more than one."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    if not key:
        widgets.heading(c, "Take a quest", x, box.y + 10, room)
        duty = "Each guild may take one in a round."
        if desk.state.options.solo:
            duty = "You must take one in every round (SOLO-11)."
        c.paragraph(
            f"Point at a quest to see what it takes. {duty} Its first step must be met in the same "
            "round, or the quest fails (QUEST-2, QUEST-6, FAIL-4).",
            x, box.y + 66, room, size=16, colour=palette.DIM,
        )  # fmt: skip
        return
    quest = desk.quest(key)
    lines = c.wrapped(quest.name, room, size=18, face="Title")
    at = box.y + 26
    for line in lines:
        c.text(line, x, at, size=18, face="Title", room=room)
        at += 22
    widgets.rule(c, x, at - 4, room)
    at += 18
    at = _length(c, desk, key, x, at, room)
    if take is not None:
        at = _price(c, desk, take, x, at, room)
        at = _ways(c, desk, key, take, x, at, room, choose)
        at = _first_step(c, desk, take, x, at, room)
    words = c.wrapped(quest.flavour, room, size=16, face="Italic")
    if quest.flavour and at + 20 * len(words) + 12 < box.y + box.height:
        low = box.y + box.height - 16 - 20 * (len(words) - 1)
        c.paragraph(
            quest.flavour, x, low, room, size=16, face="Italic", colour=palette.DIM, leading=20
        )


def _length(c: Canvas, desk: Desk, key: str, x: float, y: float, room: float) -> float:
    steps = desk.table.track(key).length
    late = steps > desk.rounds_left
    text = f"{steps_text(steps)}, {count(desk.rounds_left, 'round')} left"
    icon, colour = ("warning", palette.EMBER_LIGHT) if late else ("hourglass", palette.DIM)
    c.picture(f"icons/{icon}", x + 10, y, 18, ax=0.5, ay=0.5, tint=colour)
    c.text(
        text,
        x + 28,
        y,
        size=16,
        colour=palette.EMBER_LIGHT if late else palette.BONE,
        room=room - 28,
    )
    return y + 28


def _price(c: Canvas, desk: Desk, take: TakeQuest, x: float, y: float, room: float) -> float:
    place = desk.state.offer.index(take.quest)
    price = desk.content.prices.places[place]
    widgets.coin(c, price, x + 10, y, 24, dim=take.charm)
    gold = desk.guild.gold
    text = f"of your {gold} gold" if price and not take.charm else "nothing to pay"
    if take.charm:
        text = "Charming: pays 1 gold instead"
    c.text(text, x + 28, y, size=16, room=room - 28)
    return y + 30


def _ways(
    c: Canvas,
    desk: Desk,
    key: str,
    take: TakeQuest,
    x: float,
    y: float,
    room: float,
    choose: Callable[[TakeQuest], None],
) -> float:
    """Expeditious and Charming, when a champion of the guild is free to use them."""
    ways = desk.takes.get(key, [])
    skips = sorted({way.skip for way in ways if way.charm == take.charm})
    if len(skips) > 1:
        c.text("Expeditious: begin on step", x, y, size=15, colour=palette.DIM)
        options = [(str(skip), str(skip + 1)) for skip in skips]
        widgets.segments(
            c, "skip", x, y + 14, room, options, str(take.skip),
            lambda skip: choose(TakeQuest(key, int(skip), take.charm)), height=34,
        )  # fmt: skip
        y += 66
    charms = {way.charm for way in ways if way.skip == take.skip}
    if len(charms) > 1:
        widgets.toggle(
            c, "charm", x, y - 8, "Charming: pays 1 gold", take.charm,
            lambda: choose(TakeQuest(key, take.skip, not take.charm)),
        )  # fmt: skip
        c.text("Charm the client", x + 54, y + 4, size=16, room=room - 54)
        y += 36
    return y


def _first_step(c: Canvas, desk: Desk, take: TakeQuest, x: float, y: float, room: float) -> float:
    """Whether the guild could meet it in this round, and how."""
    arms = desk.first_arms(take)
    if arms is None:
        penalty = failure.PENALTY
        c.text(
            "Not with what you have",
            x,
            y,
            size=16,
            face="Bold",
            colour=palette.EMBER_LIGHT,
            room=room,
        )
        others = " once your other quests are armed" if desk.unmet else ""
        text = f"Unless you trade for more{others}, it fails: {signed(-penalty)} prestige (FAIL-4)"
        used = c.paragraph(text, x, y + 22, room, size=15, colour=palette.DIM)
        return y + 26 + used
    c.text(
        "You could meet it with", x, y, size=16, face="Bold", colour=palette.MOSS_LIGHT, room=room
    )
    at = y + 26
    for arm in arms[:4]:
        cards.draw_face(c, desk.match, desk.seat, arm.adventurer, x, at - 13, 26)
        design = desk.content.designs[arm.design]
        c.text(design.name, x + 34, at, size=16, room=room - 70)
        c.text(f"+{design.power}", x + room, at, size=16, face="Title", anchor="r")
        at += 31
    if len(arms) > 4:
        c.text(f"and {len(arms) - 4} more", x + 34, at, size=15, colour=palette.DIM)
        at += 24
    spent = desk.cost_text([arm.design for arm in arms])
    used = c.paragraph(f"for {spent}", x, at, room, size=15, colour=palette.DIM)
    return at + used + 10
