"""Layout of the hall: where ribbons hang, seals stand and the side column begins.

All heights are parts of the room between the bars, so that the wall is always full.
"""

from typing import NamedTuple

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import layout

_MARGIN = 16.0
_SIDE = (316.0, 400.0, 0.2275)  # least and most width of the side column, and share of the window
_POST = 20.0
_PENNANT = (88.0, 148.0)
_NICHE = (100.0, 134.0)
_PENNON = 56.0  # room at the left end of a shelf for its pennant
PLATE = 26.0  # height of a brass plate
_SEAL = 0.9  # of a seal's share of its shelf, whichever is less

# Heights in a room of 780 units: from the top, of all that hangs below each other.
_BEAM, _RAIL, _RIBBON = 28.0, 48.0, 124.0
_CABINET, _ROW, _FIRST = 200.0, 71.7, 12.0
_NICHES, _ARCH, _PLANK = 610.0, 112.0, 12.0
_WHOLE, _WITHOUT_NICHES = 780.0, 590.0


class Shelves(NamedTuple):
    """The cabinet of the seals: its rows, and how large a seal is."""

    box: Box
    row: float
    first: float  # height above the first row
    pitch: float
    seal: float
    across: int

    def pennon(self, number: int) -> tuple[float, float]:
        """Middle of the pennant of a shelf."""
        return self.box.x + _PENNON / 2, self._middle(number)

    def board(self, number: int) -> float:
        """Top of the board that a row stands on."""
        return self.box.y + self.first + (number + 1) * self.row - self.row * 0.11

    def place(self, number: int, index: int, count: int) -> tuple[float, float]:
        """Middle of a seal; a short row stands in the middle of its shelf."""
        start = self.box.x + _PENNON + self.pitch * (self.across - count) / 2
        return start + self.pitch * (index + 0.5), self._middle(number)

    def _middle(self, number: int) -> float:
        return self.box.y + self.first + (number + 0.5) * self.row - self.row * 0.06


class Grid:
    """Boxes of everything in the hall, for a canvas."""

    def __init__(self, c: Canvas, shelves: int, across: int, niches: int) -> None:
        top, low = layout.top_height(c), layout.bottom_height(c)
        self.body = Box(0, top, c.width, c.height - top - low)
        whole = _WHOLE if niches else _WITHOUT_NICHES
        self.unit = self.body.height / whole
        least, most, share = _SIDE
        side = min(most, max(least, c.width * share))
        self.side = Box(
            c.width - _MARGIN - side, self._at(_BEAM) + 12, side,
            self.body.bottom - self._at(_BEAM) - 24,
        )  # fmt: skip
        self.post = Box(
            self.side.x - _MARGIN - _POST, self._at(_BEAM), _POST,
            self.body.bottom - self._at(_BEAM),
        )  # fmt: skip
        self.left = Box(_MARGIN, top, self.post.x - _MARGIN - 6, self.body.height)
        self.beam = Box(0, top, c.width, _BEAM * self.unit)
        self.rail = max(self._at(_RAIL), self.body.y + PLATE + 6)
        self.shelves = self._shelves(shelves, across)
        top = max(self._at(_NICHES), self.shelves.box.bottom + PLATE + 4)
        self.niche_row = Box(self.left.x, top, self.left.width, _ARCH * self.unit)
        self.plank = Box(self.left.x, self.niche_row.bottom, self.left.width, _PLANK * self.unit)
        self.labels = Box(
            self.left.x, self.plank.bottom, self.left.width, self.body.bottom - self.plank.bottom
        )

    def _at(self, height: float) -> float:
        return self.body.y + height * self.unit

    def _shelves(self, count: int, across: int) -> Shelves:
        height, first = (_FIRST + 5 * _ROW) * self.unit, max(_FIRST * self.unit, PLATE / 2 + 2)
        row = (height - first) / max(1, count)
        box = Box(self.left.x, self._at(_CABINET), self.left.width, height)
        pitch = (box.width - _PENNON - 8) / max(1, across)
        return Shelves(box, row, first, pitch, _SEAL * min(row * 0.98, pitch), across)

    def plates(self) -> tuple[float, float, float]:
        """Middles of the plates: over the titles, the seals and the trophies."""
        first = max(self._at(_BEAM / 2), self.body.y + PLATE / 2)
        return first, self.shelves.box.y, self.niche_row.y - PLATE / 2 - 3

    def pennants(self, count: int) -> list[Box]:
        """Boxes of ribbons on the rail."""
        top, low = self.rail + 3 * self.unit, self.shelves.box.y - PLATE / 2 - 2
        return self._row(count, top, min(_RIBBON * self.unit, low - top), _PENNANT)

    def niches(self, count: int) -> list[Box]:
        """Boxes of arched niches."""
        return self._row(count, self.niche_row.y, self.niche_row.height, _NICHE)

    def _row(self, count: int, y: float, tall: float, shape: tuple[float, float]) -> list[Box]:
        pitch = self.left.width / max(1, count)
        wide = min(tall * shape[0] / shape[1], pitch * 0.88)
        tall = wide * shape[1] / shape[0] if wide < tall * shape[0] / shape[1] else tall
        return [
            Box(self.left.x + pitch * (i + 0.5) - wide / 2, y, wide, tall) for i in range(count)
        ]
