"""A page inside a box that scrolls when it is higher, by wheel and by focus."""

from collections.abc import Callable

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas

BAR = 20.0  # the width at the right end of a page that its bar needs
_ABOVE = 8.0  # before the first line
_LINE = 40.0  # units a notch of the wheel scrolls


class ScrollArea:
    """Keeps how far a page is scrolled."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._most = 0.0

    def scroll(self, notches: int) -> None:
        self.offset = min(max(0.0, self.offset + notches * _LINE), self._most)

    def draw(
        self, c: Canvas, name: str, box: Box, label: str, draw_page: Callable[[float], float]
    ) -> None:
        """Draw a page in a box. `draw_page` is given its top and returns its height."""
        c.spot(name, *box, label, scroll=self.scroll)
        with c.clipped(*box):
            used = draw_page(box.y + _ABOVE - self.offset)
        self._most = max(0.0, used + 2 * _ABOVE - box.height)
        self.offset = min(self.offset, self._most)
        if self._most:
            self._bar(c, box.right - BAR, box.y + 6, box.height - 12)

    def _bar(self, c: Canvas, x: float, y: float, height: float) -> None:
        knob = max(30.0, height * height / (height + self._most))
        at = y + (height - knob) * self.offset / self._most
        c.shape(x, y, 8, height, svg.box(0, 0, 8, height, 4, palette.GROOVE))
        c.shape(x, at, 8, knob, svg.box(0, 0, 8, knob, 4, palette.BRASS))
