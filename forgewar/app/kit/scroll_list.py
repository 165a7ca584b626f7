"""A list inside a panel that scrolls when it has more rows than room, by wheel and by focus."""

from collections.abc import Callable, Sequence

from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.words import say

_BAR = 6.0
_WAYS = {"up": -1, "down": 1}


class ScrollList:
    """Keeps how far it is scrolled. Rows are known by the names of the spots in them."""

    def __init__(self) -> None:
        self._offset = 0.0
        self._most = 0.0
        self._pitch = 1.0
        self._rows: Sequence[Sequence[str]] = ()
        self._followed = ""  # the focus that was last brought into view
        self._shown_first = ""

    def _scroll(self, notches: int) -> None:
        self._offset = min(max(0.0, self._offset + notches * self._pitch), self._most)

    def show_first(self, name: str) -> None:
        """Bring a spot into view when the list is drawn next."""
        self._shown_first = name

    def draw(
        self,
        c: Canvas,
        name: str,
        box: tuple[float, float, float, float],
        rows: Sequence[Sequence[str]],
        pitch: float,
        draw_row: Callable[[int, float, float, float], None],
    ) -> None:
        """Rows in a box of (x, y, width, height), never a part of one. `pitch` is the least that a
        row needs; `draw_row` is given a row's number, its top, its width and its pitch."""
        x, y, width, height = box
        seen = max(1, int(height / pitch + 0.01))
        if len(rows) > seen:
            pitch = height / seen
        self._rows, self._pitch = rows, pitch
        self._most = max(0.0, pitch * (len(rows) - seen))
        if self._shown_first:
            self._follow(self._shown_first, height)
            self._shown_first = ""
        self._follow(c.focus, height)
        self._offset = min(max(0.0, round(self._offset / pitch) * pitch), self._most)
        room = width
        if self._most:
            c.spot(name, x, y, width, height, say("query-list"), scroll=self._scroll)
            room -= _BAR + 4
            self._bar(c, x + width - _BAR, y, height)
        with c.clipped(x, y, width, height):
            for i in range(len(rows)):
                top = i * pitch - self._offset
                if -1 < top < height - 1:
                    draw_row(i, y + top, room, pitch)

    def _follow(self, focus: str, height: float) -> None:
        if focus == self._followed:
            return
        self._followed = focus
        row = self._row_of(focus)
        if row >= 0:
            top = row * self._pitch
            self._offset = min(max(self._offset, top + self._pitch - height), top)
            self._offset = round(self._offset / self._pitch) * self._pitch

    def _bar(self, c: Canvas, x: float, y: float, height: float) -> None:
        knob = max(24.0, height * height / (height + self._most))
        at = y + (height - knob) * self._offset / self._most
        c.shape(x, y, _BAR, height, svg.box(0, 0, _BAR, height, 3, "#1A120C"))
        c.shape(x, at, _BAR, knob, svg.box(0, 0, _BAR, knob, 3, palette.BRASS))

    def neighbour(self, command: str, focus: str) -> str:
        """The row that a command moves the focus to, or nothing: rows out of sight are no spots, so
        the list itself must know them."""
        row = self._row_of(focus)
        if not self._most or row < 0 or command not in _WAYS:
            return ""
        place = row + _WAYS[command]
        if not 0 <= place < len(self._rows):
            return ""
        column = self._rows[row].index(focus)
        return self._rows[place][min(column, len(self._rows[place]) - 1)]

    def _row_of(self, name: str) -> int:
        return next((i for i, names in enumerate(self._rows) if name in names), -1)
