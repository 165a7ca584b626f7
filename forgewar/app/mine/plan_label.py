"""A small word at the hex where a planned move lands, so that nobody takes it for a move."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.board import Board
from forgewar.app.match.layout import regions
from forgewar.words import say

_TALL, _PAD, _ICON = 28.0, 12.0, 18.0


def draw_plan_label(c: Canvas, board: Board, hex_: int, *, is_set: bool) -> None:
    """Below the landing hex, inside the centre."""
    x, y = board.centre(hex_)
    scale = c.text_scale
    text = say("talk-plan-is-set" if is_set else "talk-plan")
    centre = regions(c).centre
    with c.enlarged():
        wide = c.text_width(text, size=15) + _ICON + 2 * _PAD + 6
        left = x / scale - wide / 2
        left = min(max(centre.x / scale, left), centre.right / scale - wide)
        top = min((y + board.size * 0.5) / scale, centre.bottom / scale - _TALL)
        c.hide_under(left, top, wide, _TALL, keep_spots=True)
        c.frame.slips.append(c.rect(left, top, wide, _TALL))
        body = svg.box(0, 0, wide, _TALL, _TALL / 2, palette.CHOSEN)
        body += svg.box(1.5, 1.5, wide - 3, _TALL - 3, _TALL / 2 - 1.5, palette.WALNUT)
        c.shape(left, top, wide, _TALL, body)
        middle = top + _TALL / 2
        icon = "lock" if is_set else "eye"
        c.picture(f"icons/{icon}", left + _PAD, middle, _ICON, ay=0.5, tint=palette.CHANGED,
                  sign=False)  # fmt: skip
        c.text(text, left + _PAD + _ICON + 6, middle, size=15, colour=palette.CHANGED)
