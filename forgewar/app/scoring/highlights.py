"""The panel of what deserves a mention after a game."""

from collections.abc import Callable
from itertools import accumulate
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
    room, width = height - 56, width - 36
    heights = list(accumulate(_height(c, each, width) for each in found))
    shown = found[: max(1, sum(each <= room for each in heights))]
    spare = (room - heights[len(shown) - 1]) / len(shown) if shown else 0.0
    top = y + 50
    for i, each in enumerate(shown):
        pitch = _height(c, each, width) + min(24.0, spare)
        if i:
            widgets.rule(c, x + 18, top, width)
        _draw_one(c, match, each, x + 18, top + pitch / 2, width)
        top += pitch


def _picture_size(width: float) -> tuple[float, float]:
    """Side of a picture, and its distance from the words."""
    return (72.0, 14.0) if width > 240 else (42.0, 9.0)


def _lines(c: Canvas, each: Highlight, width: float) -> list[str]:
    return c.wrapped(str(each.told), width - sum(_picture_size(width)), size=15)


def _height(c: Canvas, each: Highlight, width: float) -> float:
    return max(_ROW, (60 + 18 * len(_lines(c, each, width))) * c.letters)


def _draw_one(
    c: Canvas, match: "Match", each: Highlight, x: float, middle: float, width: float
) -> None:
    """A picture; beside it what it is, who did it, and how much that was."""
    size, gap = _picture_size(width)
    _draw_picture(c, PICTURES[each.kind](match, each), x, middle, size)
    left, room = x + size + gap, width - size - gap
    told, grown = _lines(c, each, width), c.letters
    y = middle - (24 + 9 * (len(told) - 1)) * grown
    c.text(str(each.label), left, y, size=15, face="Title", colour=palette.BRASS, room=room)
    low = y + 24 * grown
    c.picture(f"emblems/roundel_{match.view.emblem(each.side)}", left, low, 19, ay=0.5)
    c.text(str(match.view.name(each.side)), left + 26, low, size=16, face="Bold", room=room - 26)
    for i, line in enumerate(told):
        at = y + (47 + 18 * i) * grown
        c.text(line, left, at, size=15, colour=palette.DIM, room=room)


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
