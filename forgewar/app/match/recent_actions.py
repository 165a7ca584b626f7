"""A short strip in the head of the log, or at the foot where there is none: who did something since
one's own last action. Pointed at, a shield tells what; pressed, it is shown again."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.play.since import see_again, since

if TYPE_CHECKING:
    from forgewar.play.match import Match

_SIZE, _PITCH = 28.0, 34.0


def draw(c: Canvas, match: "Match", right: float, y: float, left: float) -> float:
    """Draw the strip from its right end, as far as there is room. Returns the room it took."""
    deeds = since(match.view)
    x = right - _PITCH * len(deeds)
    if not deeds or x - 22 < left:
        return 0.0
    wide = right - x + 24
    c.picture("icons/replay", x - 12, y, 18, ax=0.5, ay=0.5, tint=palette.DIM)
    for did in deeds:
        told = "\n".join(line.text for line in did.lines)
        press = partial(see_again, match, did.place)
        name = f"since.{did.seat}"
        if c.spot(name, x + 3, y - _SIZE / 2, _SIZE, _SIZE, str(did.label), press, tip=told):
            ring = svg.box(0, 0, _SIZE, _SIZE, _SIZE / 2, palette.CHOSEN)
            c.shape(x + 3, y - _SIZE / 2, _SIZE, _SIZE, ring)
        emblem = f"emblems/roundel_{match.view.emblem(did.seat)}"
        c.picture(emblem, x + 3 + _SIZE / 2, y, _SIZE - 4, ax=0.5, ay=0.5)
        x += _PITCH
    return wide
