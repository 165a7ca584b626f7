"""The line above the bottom bar of a shared table: a lost connection, and what the others ask. The
table below it stays; without a connection it is dimmed."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.layout import MARGIN, bottom_height, is_compact, regions, top_height

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.apart.company import Notice
    from forgewar.play.match import Match

_SIZE, _LEADING, _PAD = 16.0, 20.0, 14.0
_ICON, _BUTTON, _GAP = 20.0, 30.0, 8.0
_LEAST_WORDS = 240.0  # units beside which buttons have room; else they stand below
_DIMMED = 165  # of 255: what is left of the table's light
_ICONS = {
    "connection": "warning",
    "undo": "undo",
    "vote": "vote",
    "seat": "computer",
    "news": "info",
}


def draw(c: Canvas, context: "SceneContext", match: "Match", *, answers: bool) -> None:
    """The most important notice of the company, if there is one. Only the scene that `answers` has
    its buttons."""
    company = match.company
    if company is None:
        return
    if company.is_lost:
        _dim(c)
    notice = company.notice
    if notice is not None:
        with c.enlarged():
            _draw_line(c, context, match, notice, answers=answers)


def _dim(c: Canvas) -> None:
    """Dim the middle of the table; what is known of people stays bright."""
    centre, top = regions(c).centre, top_height(c)
    table = c.rect(centre.x, top, centre.width, c.height - bottom_height(c) - top)
    light = (_DIMMED, _DIMMED, _DIMMED)
    c.surface.fill(light, table, pygame.BLEND_RGB_MULT)


def _draw_line(
    c: Canvas, context: "SceneContext", match: "Match", notice: "Notice", *, answers: bool
) -> None:
    company = match.company
    assert company is not None
    room = regions(c).centre
    if is_compact(c):
        room = Box(MARGIN, 0, room.right - MARGIN, c.height)
    buttons = []
    for yes, said in ((True, notice.yes), (False, notice.no)):
        if said is not None and answers:
            key = context.bindings.hint("agree" if yes else "decline")
            caps = widgets.key_width(c, key) + 8 if key else 0.0
            wide = c.text_width(str(said), size=15, face="Title") + 32 + caps
            buttons.append((yes, str(said), key, wide))
    taken = sum(wide + _GAP for *_, wide in buttons)
    beside = room.width - taken - _ICON - 2 * _PAD - 10
    below = taken > 0 and beside < _LEAST_WORDS
    words = room.width - _ICON - 2 * _PAD - 10 if below else beside
    lines = c.wrapped(str(notice.text), words, size=_SIZE)
    used = max(c.text_width(line, size=_SIZE) for line in lines)
    across = _ICON + 2 * _PAD + 10 + (max(used, taken) if below else used + taken)
    tall = max(_BUTTON if buttons and not below else 0, len(lines) * _LEADING) + 14
    tall += _BUTTON + _GAP if below else 0
    foot = c.height - bottom_height(c)
    box = Box(room.x, foot - tall - 4, min(room.width, across), tall)
    _draw_ground(c, notice, box)
    high = box.y + 7 + (tall - 14 - (_BUTTON + _GAP if below else 0)) / 2
    x = box.x + _PAD
    tint = palette.ACTIVE_GLOW
    c.picture(f"icons/{_ICONS[notice.kind]}", x, high, _ICON, ay=0.5, tint=tint, sign=False)
    for i, line in enumerate(lines):
        at = high + (i - (len(lines) - 1) / 2) * _LEADING
        c.text(line, x + _ICON + 10, at, size=_SIZE, colour=palette.CHANGED, room=words)
    x = x + _ICON + 10 if below else box.right - taken - 4
    y = box.bottom - _BUTTON - 7
    for yes, label, key, wide in buttons:
        press = partial(context.command, "agree" if yes else "decline")
        name = f"notice.{'yes' if yes else 'no'}"
        widgets.button(c, name, x, y, wide, label, press, height=_BUTTON, key=key, size=15)
        x += wide + _GAP


def _draw_ground(c: Canvas, notice: "Notice", box: Box) -> None:
    c.hide_under(*box)
    c.note_box(*box)
    widgets.shadow(c, *box, blur=7, alpha=170)
    edge = palette.EMBER_LIGHT if notice.kind == "connection" else palette.ACTIVE_GLOW
    body = svg.box(0, 0, box.width, box.height, 10, edge)
    body += svg.box(1.4, 1.4, box.width - 2.8, box.height - 2.8, 9, palette.WALNUT)
    c.shape(*box, body)
