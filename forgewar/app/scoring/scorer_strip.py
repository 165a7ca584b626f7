"""Heroes and cards that scored, small, in a row: each with what it brought."""

import math
from typing import TYPE_CHECKING

from forgewar.app import cards
from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.scorers import Scorer, picture_of
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.match import Match

_LEAST, _GAP = 40.0, 8.0  # units: the narrowest picture, and between two
_AMOUNT = 22.0  # the height of the number below


def draw_strip(
    c: Canvas, match: "Match", seat: int, found: list[Scorer], box: Box, part: float = 1.0
) -> None:
    """As many as have room; `part` of them while they are counted. What has no room is summed
    up."""
    size = box.height - _AMOUNT
    places = max(1, int((box.width + _GAP) / (max(_LEAST, size) + _GAP)))
    if len(found) > places:
        size = max(_LEAST, min(size, (box.width + _GAP) / len(found) - _GAP))
        places = max(1, int((box.width + _GAP) / (size + _GAP)))
    shown = found if len(found) <= places else found[: places - 1]
    rest = sum(scorer.amount for scorer in found[len(shown) :])
    count = math.ceil(part * (len(shown) + (len(shown) < len(found))))
    y = box.y + (box.height - _AMOUNT - size) / 2
    for i, scorer in enumerate(shown):
        at = Box(box.x + i * (size + _GAP), y, size, size)
        if i < count:
            _draw_one(c, match, seat, scorer, at)
        else:
            _fetch(c, match, scorer, at)
    if len(shown) < len(found) and count > len(shown):
        x = box.x + len(shown) * (size + _GAP)
        more = say("scoring-more", count=len(found) - len(shown))
        c.text(more, x + size / 2, y + size / 2, size=17, colour=palette.DIM, anchor="c", room=size)
        _amount(c, rest, x + size / 2, y + size)


def _draw_one(c: Canvas, match: "Match", seat: int, scorer: Scorer, box: Box) -> None:
    x, y, size, _ = box
    if scorer.kind == "hero":
        cards.draw_face(c, match.view, seat, int(scorer.key), x, y, size)
    elif scorer.kind == "card":
        body = svg.box(0, 0, size, size, size * 0.14, palette.OUTLINE)
        body += svg.box(1, 1, size - 2, size - 2, size * 0.13, palette.PARCHMENT)
        c.shape(x, y, size, size, body)
        picture = picture_of(scorer.key, match.view.content)
        lost = scorer.amount < 0
        c.cover(picture, x + 2, y + 2, size - 4, size - 4, size * 0.12, grey=lost)
    else:
        icon = "icons/coins" if scorer.kind == "gold" else "icons/prestige"
        c.picture(icon, x + size / 2, y + size / 2, size * 0.8, ax=0.5, ay=0.5)
    _amount(c, scorer.amount, x + size / 2, y + size)


def _amount(c: Canvas, amount: int, x: float, y: float) -> None:
    colour = palette.PRESTIGE if amount > 0 else palette.EMBER_LIGHT
    added = say("scoring-added", number=amount)
    c.number(added, x, y + _AMOUNT / 2 + 1, size=17, colour=colour, anchor="c")


def _fetch(c: Canvas, match: "Match", scorer: Scorer, box: Box) -> None:
    """Have a picture at hand before it is shown."""
    if scorer.kind == "card":
        inner = c.rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4)
        picture = picture_of(scorer.key, match.view.content)
        c.gallery.cover(picture, *inner.size, c.px(box.width * 0.12), grey=scorer.amount < 0)
