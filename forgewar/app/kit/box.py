"""A rectangle of the screen, and how to cut pieces off it."""

from typing import NamedTuple


class Box(NamedTuple):
    """A part of the screen, in units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> "Box":
        """The box without a margin: `across` at the left and right, `down` (if it differs) at the
        top and bottom."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)

    def cut_top(self, height: float, gap: float = 0) -> "tuple[Box, Box]":
        """A box of a height at the top, and the rest below a gap."""
        top, used = Box(self.x, self.y, self.width, height), height + gap
        return top, Box(self.x, self.y + used, self.width, self.height - used)

    def cut_bottom(self, height: float, gap: float = 0) -> "tuple[Box, Box]":
        """A box of a height at the bottom, and the rest above a gap."""
        bottom = Box(self.x, self.y + self.height - height, self.width, height)
        return bottom, Box(self.x, self.y, self.width, self.height - height - gap)

    def cut_left(self, width: float, gap: float = 0) -> "tuple[Box, Box]":
        """A box of a width at the left, and the rest beyond a gap."""
        left, used = Box(self.x, self.y, width, self.height), width + gap
        return left, Box(self.x + used, self.y, self.width - used, self.height)

    def cut_right(self, width: float, gap: float = 0) -> "tuple[Box, Box]":
        """A box of a width at the right, and the rest before a gap."""
        right = Box(self.x + self.width - width, self.y, width, self.height)
        return right, Box(self.x, self.y, self.width - width - gap, self.height)
