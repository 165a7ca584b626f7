"""A rectangle of the screen."""

from typing import NamedTuple


class Box(NamedTuple):
    """A part of the screen, in units."""

    x: float
    y: float
    width: float
    height: float
