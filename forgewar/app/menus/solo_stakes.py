"""Stakes of a solo game, in pictures and a sentence each, before it is begun."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.words import say

_STAKES = (
    ("duty", "moments/quests"),
    ("loss", "scenes/lost"),
    ("automated", "moments/strike"),
)
_LEAST, _MOST, _GAP = 76.0, 170.0, 12.0


def draw(c: Canvas, box: Box) -> None:
    """Side by side, where the box holds all of the words."""
    each = (box.width - _GAP * (len(_STAKES) - 1)) / len(_STAKES)
    tall = min(_MOST, box.height)
    room = each - tall - 30
    words = {stake: c.wrapped(say(f"menus-stake-{stake}"), room, size=16) for stake, _ in _STAKES}
    if tall < _LEAST or max(map(len, words.values())) * 20 + 14 > tall:
        return
    top = box.y + (box.height - tall) / 2
    for i, (stake, picture) in enumerate(_STAKES):
        x = box.x + i * (each + _GAP)
        c.shape(x, top, each, tall, svg.box(0, 0, each, tall, 8, palette.SEAT))
        c.cover(picture, x, top, tall, tall, 8)
        lines = words[stake]
        for k, line in enumerate(lines):
            y = top + tall / 2 + (k - (len(lines) - 1) / 2) * 20
            c.text(line, x + tall + 16, y, size=16, room=room)
