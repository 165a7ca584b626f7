"""Names that never run out of their panel: in one line, in a smaller face, or in several lines."""

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas

_SHRINK = 2.0  # units a name may lose before it is broken instead


def name_lines(
    c: Canvas, text: str, room: float, *, size: float, face: str = "Medium", most: int = 2
) -> tuple[list[str], float]:
    """The lines of a name and their size: one line if it fits nearly as large as wanted, else set
    smaller until `most` lines hold it. Where even the smallest letters take more lines, it has
    them: a name is never cut."""
    if c.text_width(text, size=size - _SHRINK, face=face) <= room:
        return [text], size
    lines = c.wrapped(text, room, size=size, face=face)
    least = c.text_width(text, size=0, face=face)
    while len(lines) > most and c.text_width(text, size=size, face=face) > least:
        size -= 1
        lines = c.wrapped(text, room, size=size, face=face)
    return lines, size


def draw_name(
    c: Canvas,
    text: str,
    x: float,
    y: float,
    room: float,
    *,
    size: float,
    face: str = "Medium",
    colour: str = palette.BONE,
    most: int = 2,
) -> float:
    """A name from its left end; `y` is the middle of its first line. Returns its height."""
    lines, fitting = name_lines(c, text, room, size=size, face=face, most=most)
    pitch = leading(c, fitting)
    for i, line in enumerate(lines):
        c.text(line, x, y + i * pitch, size=fitting, face=face, colour=colour, room=room)
    return len(lines) * pitch


def leading(c: Canvas, size: float) -> float:
    """The pitch of lines: no less than letters as small as they are ever set need."""
    return max(size * 1.22, 14.5 / c.scale)
