"""Rows of a lobby: guild and name of each seat, who is there, who is ready."""

from collections.abc import Sequence
from typing import NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.text_field import TextField
from forgewar.play.apart.lobby_view import SeatView
from forgewar.words import as_sentences, say
from forgewar.words.names import EMBLEMS, guild

GAP = 8.0
_TALL = 84.0  # a row with the name above how its player stands, and words on its buttons
_LOW = 52.0
_DOTS = {
    "you": palette.MOSS_LIGHT,
    "connected": palette.MOSS_LIGHT,
    "away": palette.HOURGLASS,
    "unseen": "",
    "computer": "",
}
_INK = {
    "you": palette.MOSS_LIGHT,
    "connected": palette.MOSS_LIGHT,
    "away": palette.HOURGLASS,
    "unseen": palette.DIM,
    "computer": palette.DIM,
}


class Control(NamedTuple):
    """A button of a row."""

    spot: str
    icon: str
    label: str
    press: widgets.Press


def draw_seat(
    c: Canvas, view: SeatView, box: Box, field: TextField | None, controls: Sequence[Control]
) -> None:
    """A row; with a `field` the name can be typed."""
    _ground(c, view, box)
    tall = box.height >= _TALL
    shield = min(60.0, box.height - 14)
    x, middle = box.x + 18, box.centre[1]
    emblem = EMBLEMS[view.colour]
    c.picture(f"emblems/shield_{emblem}", x, middle, shield * 0.86, shield, ay=0.5,
              alpha=255 if view.is_ready else 130, sign=False)  # fmt: skip
    left = x + shield * 0.86 + 16
    right = _draw_ready(c, view, box)
    right = _draw_controls(c, controls, box, right, words=tall and box.width > 640)
    room = right - left - 12
    inner = Box(left, box.y, room, box.height)
    if field is not None:
        whose = say("menus-seat-name", guild=str(guild(view.colour)))
        wide = min(260.0, room if tall else room * 0.55)
        y = middle - 40 if tall else middle - 19
        field.draw(c, f"name.{view.seat}", left, y, wide, whose)
        if tall:
            _draw_standing(c, view, inner.cut_bottom(box.height / 2)[0].inset(0, 4))
        else:
            _draw_standing(c, view, inner.cut_left(wide, 12)[1])
        return
    colour = palette.BONE if view.is_ready else palette.DIM
    upper, lower = inner.inset(0, 6 if tall else 2).cut_top(inner.height / 2 - 4)
    size = 24 if tall else 19
    at = upper.bottom - c.line(size, "Title") / 2 + 2
    c.text(str(view.name), left, at, size=size, face="Title", colour=colour, room=room)
    _draw_standing(c, view, Box(left, lower.y - 2, room, c.line(16) + 6))


def _ground(c: Canvas, view: SeatView, box: Box) -> None:
    is_free = not view.is_ready and view.standing != "you"
    spoken = as_sentences(view.words, say("apart-ready" if view.is_ready else "apart-not-ready"))
    c.spot(f"seat.{view.seat}", *box, str(view.name), spoken=spoken)
    fill = palette.FLAT if is_free else palette.SEAT
    body = svg.box(0, 0, box.width, box.height, 8, palette.EDGE)
    body += svg.box(1.2, 1.2, box.width - 2.4, box.height - 2.4, 7, fill)
    c.shape(*box, body)
    if is_free:
        widgets.dashed(c, *box, palette.SEAT_FREE)
    mark = c.guild_mark(view.colour)
    c.shape(box.x + 2, box.y + 5, 6, box.height - 10, svg.box(0, 0, 6, box.height - 10, 3, mark))


def _draw_standing(c: Canvas, view: SeatView, box: Box) -> None:
    """A dot and a word: who is there."""
    y = box.centre[1]
    if view.standing == "computer":
        c.picture("icons/computer", box.x, y, 18, ay=0.5, sign=False)
    else:
        draw_dot(c, box.x + 8, y, _DOTS[view.standing])
    c.text(str(view.words), box.x + 26, y, size=16, colour=_INK[view.standing], room=box.width - 26)


def draw_dot(c: Canvas, x: float, y: float, colour: str) -> None:
    """Presence: a lit dot, or without a colour an empty ring."""
    fill = colour or "none"
    edge = colour or palette.DIM
    body = f'<circle cx="9" cy="9" r="8" fill="{colour or palette.OUTLINE}" fill-opacity=".25"/>'
    body += f'<circle cx="9" cy="9" r="5" fill="{fill}" stroke="{edge}" stroke-width="1.8"/>'
    c.shape(x - 9, y - 9, 18, 18, body)


def _draw_ready(c: Canvas, view: SeatView, box: Box) -> float:
    """The mark at the right; returns its left edge."""
    label = say("apart-ready") if view.is_ready else say("apart-not-ready")
    icon = "check" if view.is_ready else "hourglass"
    colour = palette.MOSS_LIGHT if view.is_ready else palette.HOURGLASS
    words = box.width > 560
    wide = max(c.text_width(each, size=16) for each in (say("apart-ready"), say("apart-not-ready")))
    left = box.right - 16 - (30 + wide if words else 24)
    y = box.centre[1]
    c.picture(f"icons/{icon}", left, y, 22, ay=0.5, tint=colour, sign=False)
    if words:
        c.text(label, left + 30, y, size=16, face="Bold", colour=colour, room=wide + 4)
    return left - 10


def _draw_controls(
    c: Canvas, controls: Sequence[Control], box: Box, right: float, *, words: bool
) -> float:
    """Buttons from the right; returns their left edge."""
    y = box.centre[1] - 20
    for each in reversed(controls):
        wide = 46.0
        if words:
            wide = c.text_width(each.label, size=16, face="Title") + 30 + 26
        right -= wide
        label = each.label if words else ""
        tip = "" if words else each.label
        widgets.button(c, each.spot, right, y, wide, label, each.press, icon=each.icon, tip=tip)
        right -= 8
    return right
