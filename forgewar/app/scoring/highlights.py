"""The panel of what deserves a mention after a game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.highlights import Highlight, HighlightKind
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_ROW = 96.0
_LANDSCAPES = ("quests/", "moments/")  # pictures that fill their frame


def draw(c: Canvas, match: "Match", found: list[Highlight], box: Box) -> None:
    """Draw as many highlights as fit, spread over a panel."""
    x, y, width, height = box
    widgets.panel(c, *box)
    widgets.heading(c, say("scoring-highlights"), x + 18, y + 8, width - 36)
    room = height - 56
    shown = found[: int(room // _ROW)]
    pitch = min(120.0, room / max(1, len(shown)))
    for i, each in enumerate(shown):
        top = y + 50 + i * pitch
        if i:
            widgets.rule(c, x + 18, top, width - 36)
        _draw_one(c, match, each, x + 18, top + pitch / 2, width - 36)


def _draw_one(
    c: Canvas, match: "Match", each: Highlight, x: float, middle: float, width: float
) -> None:
    """A picture; beside it what it is, who did it, and how much that was."""
    size, gap = (72.0, 14) if width > 240 else (42.0, 9)
    _draw_picture(c, PICTURES[each.kind](match, each), x, middle, size)
    left, room = x + size + gap, width - size - gap
    told = c.wrapped(str(each.told), room, size=15)[:2]
    y = middle - 24 - 9 * (len(told) - 1)
    c.text(str(each.label), left, y, size=15, face="Title", colour=palette.BRASS, room=room)
    c.picture(f"emblems/roundel_{match.view.emblem(each.side)}", left, y + 24, 19, ay=0.5)
    c.text(str(match.view.name(each.side)), left + 26, y + 24, size=16, face="Bold", room=room - 26)
    for i, line in enumerate(told):
        c.text(line, left, y + 47 + 18 * i, size=15, colour=palette.DIM, room=room)


PICTURES: Final[dict[HighlightKind, Callable[["Match", Highlight], str]]] = {
    "quests": lambda _match, _each: "moments/quests",
    "strike": lambda _match, _each: "moments/strike",
    "finest": lambda match, each: match.view.game.content.quests[each.card].picture,
    "jump": lambda match, each: f"pieces/overseer_{match.view.emblem(each.side)}",
    "forge": lambda match, each: match.view.game.content.designs[each.card].picture,
    "trade": lambda _match, _each: "moments/trade",
}


def _draw_picture(c: Canvas, picture: str, x: float, middle: float, size: float) -> None:
    top = middle - size / 2
    ground = palette.PARCHMENT if picture.startswith("weapons/") else palette.MOUNT
    body = svg.box(0, 0, size, size, 7, palette.BRASS)
    body += svg.box(1, 1, size - 2, size - 2, 6, ground)
    c.shape(x, top, size, size, body)
    if picture.startswith(_LANDSCAPES):
        c.cover(picture, x + 2, top + 2, size - 4, size - 4, 5)
    else:
        c.picture(picture, x + size / 2, middle, size * 0.7, size * 0.8, ax=0.5, ay=0.5)
