"""The duty of the round in a solo game, on parchment at the foot of the left column: whether a
quest must still be taken, what is on offer, and how many active quests lose the game."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.duty import Duty, duty
from forgewar.play.memo import memo
from forgewar.rules.state import MAX_QUESTS
from forgewar.words import as_sentences, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_PAD = 14.0
_SLOT, _PICTURE = 34.0, 40.0  # heights of slots and of pictures on offer
_BOX = 20.0
_WHOLE_FROM = 0.9  # pixels a unit: in smaller windows only what is needed, the rest on hover
# The head by state, from top to bottom.
_HEADS = {
    "open": ("#7B2A14", "#5F1F0E"),
    "met": ("#55702F", "#3F5522"),
    "danger": ("#B2421F", "#8A2F12"),
}
_MARKS = {"open": "flag", "met": "check", "danger": "warning"}


def heights(c: Canvas, context: "SceneContext", width: float) -> list[float]:
    """Heights in which it can be drawn, the largest first: whole, without the offer and words, and
    its head alone."""
    match = context.match
    assert match is not None
    found = memo(duty, match.view)
    short = _head_height(c) + _PAD + c.line(17, "Bold") + _PAD + _SLOT + _PAD
    head = [short, _head_height(c)]
    if c.scale < _WHOLE_FROM:
        return head
    lines = len(_warning(c, found, width))
    whole = short + _PICTURE + 10 + 2 * c.line(16) + 16 + lines * c.line(15)
    return [whole, *head]


def _head_height(c: Canvas) -> float:
    return c.line(17, "Title") + 22


def _warning(c: Canvas, found: Duty, width: float) -> list[str]:
    return c.wrapped(str(found.warning), width - 2 * _PAD, size=15)


def draw(c: Canvas, context: "SceneContext", box: Box) -> None:
    """Draw it in one of its `heights`. Pressed, it leads to the quest board."""
    match = context.match
    assert match is not None
    found = memo(duty, match.view)
    press = partial(context.command, "look_quest")
    tip = "" if box.height > heights(c, context, box.width)[-2] + 1 else found.label
    c.kept("duty", (match, found, box), partial(_draw, c, context, found, box))
    label = as_sentences(found.label, say("duty-board"))
    if c.spot("duty", *box, label, press, tip=tip, state=found.state):
        ring = (
            f'<rect x="1" y="1" width="{box.width - 2:.1f}" height="{box.height - 2:.1f}" rx="8" '
            f'fill="none" stroke="{palette.CHOSEN}" stroke-width="2"/>'
        )
        c.shape(*box, ring)


def _draw(c: Canvas, context: "SceneContext", found: Duty, box: Box) -> None:
    head = _head_height(c)
    widgets.shadow(c, *box)
    c.note_box(*box)
    body = svg.box(0, 0, box.width, box.height, 8, palette.INK)
    if box.height > head + 1:
        body += svg.box(1.5, 1.5, box.width - 3, box.height - 3, 6.5, "url(#p)")
    body += svg.box(1.5, 1.5, box.width - 3, head - 1.5, 6.5, "url(#h)")
    if box.height > head + 1:
        body += svg.box(1.5, head - 8, box.width - 3, 8, 0, "url(#h)")
    top, low = _HEADS[found.state]
    paint = svg.gradient("p", box.height, "#F0E7D1", "#E6DAC0") + svg.gradient("h", head, top, low)
    c.shape(*box, body, paint)
    middle = box.y + head / 2
    icon = _MARKS[found.state]
    c.picture(f"icons/{icon}", box.x + _PAD, middle, 20, ay=0.5, tint=palette.BONE, sign=False)
    count = f"{len(found.active)}/{MAX_QUESTS}"
    right = box.right - _PAD
    if box.height <= head + 1:
        right -= c.text(count, right, middle, size=17, face="Title", anchor="r") + 10
    title, left = str(found.title), box.x + _PAD + 28
    room = right - left
    if box.height > head + 1:
        c.text(title, left, middle, size=17, face="Title", room=room)
    elif c.text_width(title, size=16, face="Title") <= room:
        c.text(title, left, middle, size=16, face="Title")
    else:  # only whether a quest was taken
        _tick_box(c, found, left + 4, middle)
    if box.height <= head + 1:
        return
    inside = Box(box.x + _PAD, box.y + head + _PAD, box.width - 2 * _PAD, box.height - head - _PAD)
    whole = box.height > heights(c, context, box.width)[-2] + 1
    y = _draw_task(c, found, inside)
    if whole:
        y = _draw_offer(c, found, inside, y)
        widgets.rule(c, inside.x, y, inside.width, palette.FIELD_EDGE)
        y += 8 + c.line(16) / 2
        _draw_pair(c, say("duty-complete"), say("duty-by", round=found.rounds), inside, y)
        y += c.line(16) / 2 + 4
    y = _draw_slots(c, found, inside, y)
    if not whole:
        return
    bad = palette.BLOOD
    count, limit = say("duty-active", count=len(found.active)), say("duty-limit", count=MAX_QUESTS)
    _draw_pair(c, count, limit, inside, y + c.line(16) / 2, bad=True)
    y += c.line(16) + 4
    for line in _warning(c, found, box.width):
        colour = bad if found.state == "danger" else palette.SEPIA
        c.text(line, inside.x, y + c.line(15) / 2, size=15, colour=colour)
        y += c.line(15)


def _draw_task(c: Canvas, found: Duty, inside: Box) -> float:
    """The box to tick, and what for. Returns where it ends."""
    middle = inside.y + c.line(17, "Bold") / 2
    _tick_box(c, found, inside.x, middle)
    left = _BOX + 10
    c.text(str(found.task), inside.x + left, middle, size=17, face="Bold", colour=palette.INK,
           room=inside.width - left)  # fmt: skip
    return middle + c.line(17, "Bold") / 2 + 6


def _tick_box(c: Canvas, found: Duty, x: float, middle: float) -> None:
    """A box that is ticked when a quest was taken in this round."""
    ink = palette.STAMP if found.done else palette.INK
    body = svg.box(0, 0, _BOX, _BOX, 4, ink) + svg.box(2, 2, _BOX - 4, _BOX - 4, 2.5, palette.BONE)
    c.shape(x, middle - _BOX / 2, _BOX, _BOX, body)
    if found.done:
        at = (x + _BOX / 2, middle)
        c.picture("icons/check", *at, 16, ax=0.5, ay=0.5, tint=palette.STAMP, sign=False)


def _draw_offer(c: Canvas, found: Duty, inside: Box, y: float) -> float:
    """The quests on offer with their prices, as many as have room."""
    shown = found.offer[:_MOST_OFFERED]
    each = inside.width / _MOST_OFFERED
    for i, offered in enumerate(shown):
        x = inside.x + i * each
        c.cover(offered.picture, x, y, each - 5, _PICTURE, 4)
        widgets.coin(c, offered.price, x + each - 11, y + 6, 20)
    return y + _PICTURE + 10


_MOST_OFFERED = 5


def _draw_pair(
    c: Canvas, left: str, right: str, inside: Box, y: float, *, bad: bool = False
) -> None:
    """Two remarks in a line, the second one at the right end; it goes if there is no room."""
    first = c.text_width(left, size=16, face="Bold" if not bad else "Medium")
    second = c.text_width(right, size=15, face="Bold")
    face = "Medium" if bad else "Bold"
    if first + second + 12 <= inside.width:
        colour = palette.BLOOD if bad else palette.SEPIA
        c.text(right, inside.right, y, size=15, face="Bold", colour=colour, anchor="r")
    c.text(left, inside.x, y, size=16, face=face, colour=palette.INK, room=inside.width)


def _draw_slots(c: Canvas, found: Duty, inside: Box, y: float) -> float:
    """Five slots for active quests; the fifth loses the game. Returns where they end."""
    each = inside.width / MAX_QUESTS
    for i in range(MAX_QUESTS):
        x = inside.x + i * each
        last = i == MAX_QUESTS - 1
        if i < len(found.active):
            c.cover(found.active[i], x, y, each - 5, _SLOT, 4)
        elif not last:
            free = svg.box(0, 0, each - 5, _SLOT, 5, palette.FIELD_EDGE)
            free += svg.box(1.5, 1.5, each - 8, _SLOT - 3, 3.5, palette.FIELD)
            c.shape(x, y, each - 5, _SLOT, free)
        if last:
            _draw_last(c, x, y, each - 5, filled=i < len(found.active))
    return y + _SLOT + 6


def _draw_last(c: Canvas, x: float, y: float, width: float, *, filled: bool) -> None:
    edge = (
        f'<rect x="1" y="1" width="{width - 2:.1f}" height="{_SLOT - 2}" rx="5" '
        f'fill="{palette.EMBER}" fill-opacity="{0 if filled else 0.16}" '
        f'stroke="{palette.EMBER}" stroke-width="2"/>'
    )
    c.shape(x, y, width, _SLOT, edge)
    if not filled:
        at = (x + width / 2, y + _SLOT / 2)
        c.picture("icons/warning", *at, 18, ax=0.5, ay=0.5, tint=palette.BLOOD, sign=False)
