"""Bar chart of the loss in each phase."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.review.view import PhaseLoss
from forgewar.words import say
from forgewar.words.numbers import decimal

_BAR = 12.0
_PITCH = 30.0
_FULL = 10.0  # points that fill a bar, unless one is longer
_NAME, _NUMBER = 124.0, 58.0  # units before and behind it


def draw(c: Canvas, phases: list[PhaseLoss], place: Box) -> float:
    """Below each other, the first with its middle at the top; returns the height."""
    most = max([_FULL, *(each.points for each in phases)])
    for i, each in enumerate(phases):
        _draw_one(c, each, most, Box(place.x, place.y + i * _PITCH, place.width, 0))
    return height(phases)


def height(phases: list[PhaseLoss]) -> float:
    """Height of all bars."""
    return len(phases) * _PITCH


def _draw_one(c: Canvas, each: PhaseLoss, most: float, line: Box) -> None:
    x, y, width, _ = line
    label = say("review-points", points=decimal(each.points, 1))
    c.spot(f"phase.{each.phase}", x, y - 13, width, 26, str(each.told))
    c.text(str(each.name), x, y, size=16, room=_NAME - 8)
    c.text(label, x + width, y, size=16, face="Bold", anchor="r", room=_NUMBER - 10)
    left, wide = x + _NAME, width - _NAME - _NUMBER
    body = svg.box(0, 0, wide, _BAR, _BAR / 2, palette.GROOVE_ON_WOOD)
    long = wide * each.points / most
    if long >= _BAR / 2:
        body += svg.box(0, 0, round(long, 1), _BAR, _BAR / 2, palette.EMBER)
    c.shape(left, y - _BAR / 2, wide, _BAR, body)
