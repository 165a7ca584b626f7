"""The quest offer: its places with their prices, and what the quest pointed at would take."""

from collections.abc import Callable
from functools import partial

from forgewar.app import cards
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.match.flight_paths import note_lane
from forgewar.app.quest.fitted_names import draw_name
from forgewar.play import offer
from forgewar.play.in_flight import away
from forgewar.play.offer import Place, Terms
from forgewar.play.quest import QuestView
from forgewar.rules.actions import TakeQuest
from forgewar.words import say
from forgewar.words.names import card_name, flavour

_GAP, _TAB = 14.0, 30.0
_SHOWN = 4  # weapons of those that would meet a quest
Choose = Callable[[TakeQuest], None]


def draw_offer(
    c: Canvas, view: QuestView, box: Box, chosen: str, press: Callable[[str], None]
) -> None:
    """The whole offer in two rows."""
    widgets.panel(c, *box)
    widgets.heading(c, say("quest-offer"), box.x + 18, box.y + 10, box.width - 36)
    places = offer.places(view)
    across = max(1, -(-len(places) // 2))
    gap, tab = _GAP, _TAB
    room = (box.width - 36 - (across - 1) * gap) / across
    row = (box.height - 52 - 8) / -(-len(places) // across)
    width = min(room, (row - tab - 8) / 1.4)
    pitch = min((box.width - 36 - width) / (across - 1), width + 48)
    _note_ends(c, box)
    size, below = (width, cards.card_height(width)), row - cards.card_height(width)
    _, inner = box.cut_top(50 + tab)
    boxes = tiles(inner, len(places), across, size, pitch - width, below=below, centred=True)
    for number, (place, at) in enumerate(zip(places, boxes, strict=True)):
        c.note_place(f"offer.{number}", *at)
        c.note_place(f"offer.{number}.price", at.centre[0], at.y - 12)
        note_lane(c, at.y - 14)
        _draw_place(c, view, place, at, chosen, press)


def _note_ends(c: Canvas, box: Box) -> None:
    """Note the places that quests come from, and go to if nobody took them."""
    c.note_place("offer.deck", box.x + box.width - 20, box.y + box.height - 30, 24, 34)
    c.note_place("offer.out", box.x + 10, box.y + box.height - 10)


def _draw_place(
    c: Canvas, view: QuestView, place: Place, box: Box, chosen: str, press: Callable[[str], None]
) -> None:
    _tab(c, place.price, box.x + box.width / 2, box.y + 3)
    key = place.key
    if not key or key in away(view.table_view):
        _empty(c, view, place, box)
        _flags(c, place, box)
        return
    can, why = key in view.takes, str(place.why)
    marked = c.spot(
        f"quest.{key}", *box, str(place.label), partial(press, key) if can else None, why=why
    )
    cards.draw_quest(
        c, view.content, key, box.x, box.y, box.width, dim=bool(why) and not place.short
    )
    if place.lock is not None and place.short:  # under the tab with the price
        middle = box.x + box.width / 2
        cards.short_tag(c, str(place.lock), middle, box.y + 4, box.width * 0.6, "c")
    elif place.lock is not None:
        cards.lock(c, str(place.lock), box.x, box.y, box.width)
    if key == chosen or (marked and not why):
        cards.ring(c, *box, chosen=key == chosen)
    _flags(c, place, box)


def _flags(c: Canvas, place: Place, box: Box) -> None:
    """Draw warnings on a quest's place: it leaves the offer, or is too long. They go with the
    quest."""
    key = place.key
    if place.leaves is not None:
        label, tip = say("quest-leaves-label"), str(place.leaves)
        right = box.x + box.width - 30
        _flag(c, f"leaves.{key}", right, box.y - 27, "hourglass", palette.HOURGLASS, label, tip)
    if place.late is not None:
        label, tip = say("quest-too-long-label"), str(place.late)
        left = box.x + 4
        _flag(c, f"late.{key}", left, box.y - 27, "warning", palette.EMBER_LIGHT, label, tip)


def _tab(c: Canvas, price: int, x: float, y: float) -> None:
    """The tab above a place, with its price; `y` is its lower edge."""
    c.picture("board/place", x, y, 76, 32, ax=0.5, ay=1)
    c.text(str(price), x, y - 14.5, size=15, face="Title", colour=palette.INK, anchor="c", room=18)


def _flag(
    c: Canvas, name: str, x: float, y: float, icon: str, colour: str, label: str, tip: str
) -> None:
    """Beside the tab: an hourglass on what leaves, a warning on what takes too long."""
    body = svg.box(0, 0, 26, 24, 6, palette.FLAG_EDGE) + svg.box(1, 1, 24, 22, 5, palette.FLAG)
    c.shape(x, y, 26, 24, body)
    c.picture(f"icons/{icon}", x + 13, y + 12, 15, ax=0.5, ay=0.5, tint=colour)
    c.spot(name, x - 3, y - 4, 32, 30, label, tip=tip)


def _empty(c: Canvas, view: QuestView, place: Place, box: Box) -> None:
    """An empty place says who took its quest in this round."""
    widgets.dashed(c, *box, palette.TILE_FREE)
    middle = box.x + box.width / 2
    if place.taker < 0:
        text = str(place.label) if not place.key else ""
        c.text(text, middle, box.y + box.height / 2, size=16, colour=palette.OFF, anchor="c")
        return
    emblem = view.table_view.emblem(place.taker)
    size = min(54.0, box.width * 0.3)
    at = box.y + box.height * 0.36
    c.picture(f"emblems/roundel_{emblem}", middle, at, size, ax=0.5, ay=0.5)
    who = say("quest-place-taker", guild=view.table_view.name(place.taker))
    at = box.y + box.height * 0.56
    c.text(who, middle, at, size=15, colour=palette.DIM, anchor="c", room=box.width - 12)
    lines = c.wrapped(str(card_name(view.quest(place.taken))), box.width - 16, size=16, face="Bold")
    for i, line in enumerate(lines):
        c.text(
            line, middle, at + 21 + i * 19, size=16, face="Bold", colour=palette.DIM, anchor="c",
            room=box.width - 8,
        )  # fmt: skip


# The quest pointed at


def draw_terms(
    c: Canvas, view: QuestView, box: Box, key: str, take: TakeQuest | None, choose: Choose
) -> None:
    """The quest pointed at or chosen: rounds, its first step, how it could be met; and the ways to
    take it, where champions offer more than one."""
    widgets.panel(c, *box)
    x, room = box.x + 18, box.width - 36
    if not key:
        widgets.heading(c, str(view.offer_title), x, box.y + 10, room)
        at, text = box.y + 66, str(offer.advice(view) or "")
        if text:
            at += c.paragraph(text, x, at, room, size=16, colour=palette.DIM) + 14
        _draw_taken(c, view, Box(x, at, room, box.y + box.height - at))
        return
    quest, found = view.quest(key), offer.terms(view, key, take)
    name = str(card_name(quest))
    at = box.y + 26 + draw_name(c, name, x, box.y + 26, room, size=18, face="Title", most=3)
    widgets.rule(c, x, at - 4, room)
    at += 18
    at = _length(c, found, x, at, room)
    if take is not None:
        at = _price(c, found, x, at, room)
        at = _ways(c, view, take, x, at, room, choose)
        at = _first_step(c, view, found, x, at, room)
    told = str(flavour(quest))
    words = c.wrapped(told, room, size=16, face="Italic")
    if told and at + 20 * len(words) + 12 < box.y + box.height:
        low = box.y + box.height - 16 - 20 * (len(words) - 1)
        c.paragraph(told, x, low, room, size=16, face="Italic", colour=palette.DIM, leading=20)


def _draw_taken(c: Canvas, view: QuestView, box: Box) -> None:
    """Draw the quests taken in this phase and by whom, as far as there is room."""
    y = box.y
    for line in offer.taken(view):
        lines = c.wrapped(line.text, box.width - 34, size=16)
        if y + 20 * len(lines) > box.y + box.height:
            break
        emblem = f"emblems/roundel_{view.table_view.emblem(line.seat)}"
        c.picture(emblem, box.x, y, 24, ay=0.5)
        y += c.paragraph(line.text, box.x + 34, y, box.width - 34, size=16) + 10


def _length(c: Canvas, found: Terms, x: float, y: float, room: float) -> float:
    icon, tint = ("hourglass", palette.DIM)
    colour = palette.BONE
    if found.late:
        icon, tint = ("warning", palette.EMBER_LIGHT)
        colour = palette.EMBER_LIGHT
    c.picture(f"icons/{icon}", x + 10, y, 18, ax=0.5, ay=0.5, tint=tint)
    c.text(str(found.length), x + 28, y, size=16, colour=colour, room=room - 28)
    return y + 28


def _price(c: Canvas, found: Terms, x: float, y: float, room: float) -> float:
    """Draw the price of a quest, or what it pays."""
    widgets.coin(c, abs(found.paid), x + 10, y, 24)
    c.text(str(found.price), x + 28, y, size=16, room=room - 28)
    return y + 30


def _ways(
    c: Canvas, view: QuestView, take: TakeQuest, x: float, y: float, room: float, choose: Choose
) -> float:
    """Expeditious and Charming, when a champion of the guild is free to use them."""
    skips, charm = offer.ways(view, take)
    key = take.quest
    if len(skips) > 1:
        c.text(say("quest-expeditious"), x, y, size=15, colour=palette.DIM, room=room)
        options = [(str(skip), str(skip + 1)) for skip in skips]
        widgets.segments(
            c, "skip", x, y + 14, room, options, str(take.skip),
            lambda skip: choose(TakeQuest(key, int(skip), take.charm)), height=34,
            group=say("quest-expeditious"),
        )  # fmt: skip
        y += 66
    if charm is not None:
        widgets.toggle(
            c, "charm", x, y - 8, str(charm), take.charm,
            lambda: choose(TakeQuest(key, take.skip, not take.charm)),
        )  # fmt: skip
        used = draw_name(c, str(charm), x + 54, y + 4, room - 54, size=16)
        y += 16 + used
    return y


def _first_step(c: Canvas, view: QuestView, found: Terms, x: float, y: float, room: float) -> float:
    """Draw whether the guild could meet the first step in this round, and how."""
    colour = palette.EMBER_LIGHT if found.arms is None else palette.MOSS_LIGHT
    c.text(str(found.verdict), x, y, size=16, face="Bold", colour=colour, room=room)
    at = y + 26
    arms = found.arms or []
    for arm in arms[:_SHOWN]:
        cards.draw_face(c, view.table_view, view.seat, arm.adventurer, x, at - 13, 26)
        design = view.content.designs[arm.design]
        c.text(str(card_name(design)), x + 34, at, size=16, room=room - 70)
        power = say("quest-weapon-power", power=design.power)
        c.text(power, x + room, at, size=16, face="Title", anchor="r")
        at += 31
    if len(arms) > _SHOWN:
        text = say("quest-first-more", count=len(arms) - _SHOWN)
        c.text(text, x + 34, at, size=15, colour=palette.DIM)
        at += 24
    used = c.paragraph(str(found.cost), x, at, room, size=15, colour=palette.DIM)
    return at + used + 10
