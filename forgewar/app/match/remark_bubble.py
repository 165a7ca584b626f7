"""A rival's remark: face and bubble where the left column is free, else a line in the log."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.rival_face import draw_face
from forgewar.play.remarks import Remark, remark_now

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_FACE, _GAP, _PAD = 56.0, 12.0, 10.0
_SIZE, _LEADING = 16.0, 19.0
_TAIL = 9.0


def remark_of(context: "SceneContext") -> Remark | None:
    """The remark to show now; none if they are turned off."""
    if context.match is None or not context.settings.remarks:
        return None
    return remark_now(context.match.view)


def draw(c: Canvas, context: "SceneContext", room: Box) -> bool:
    """Draw the remark at the top of a free box; false if there is none, no room for it, or if it
    stands in the log already."""
    remark, match = remark_of(context), context.match
    if remark is None or match is None or c.frame.spot("remark") is not None:
        return False
    text = str(remark.text)
    left = room.x + _FACE + _TAIL + 4
    wide = room.right - left - 2 * _PAD
    lines = c.wrapped(text, wide, size=_SIZE)
    tall = max(_FACE - 8, len(lines) * _LEADING + 2 * _PAD)
    if tall > room.height or wide < 80:
        return False
    colour = c.guild_light(match.view.colour(remark.seat))
    middle = room.y + max(tall, _FACE) / 2
    box = Box(left, middle - tall / 2, room.right - left, tall)
    draw_face(c, remark.rival.picture, colour, room.x + _FACE / 2, middle, _FACE)
    widgets.shadow(c, *box, radius=9, blur=6, alpha=130, down=3)
    tail = (
        f'<path d="M{_TAIL} {tall / 2 - 7:.2f}L0 {tall / 2:.2f}L{_TAIL} {tall / 2 + 7:.2f}Z" '
        f'fill="{palette.PARCHMENT}"/>'
    )
    body = svg.box(_TAIL - 1, 0, box.width, tall, 9, palette.PARCHMENT)
    c.shape(left - _TAIL, box.y, box.width + _TAIL, tall, body + tail)
    c.note_box(*box)
    c.spot("remark", room.x, room.y, room.width, max(tall, _FACE), str(remark.line))
    at = middle - (len(lines) - 1) * _LEADING / 2
    for line in lines:
        c.text(line, box.x + _PAD, at, size=_SIZE, colour=palette.INK, room=wide)
        at += _LEADING
    return True
