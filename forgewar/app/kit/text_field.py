"""A field to type a line of text into. The controller hands it keys, text and the pointer while it
is open; the scene that owns it only draws it and says that it is there."""

import sys
from collections.abc import Callable

import pygame

from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.clipboard import read_clipboard, write_clipboard
from forgewar.app.kit.line import Line
from forgewar.words import Message, say

_HEIGHT = 38.0
_SIZE = 17.0
_EDGE = 12.0  # units between the frame and the text
_SELECTED = "#6B4F22"
ENTER = ("return", "keypad enter")
_CLOSING = (*ENTER, "escape", "tab")
_MOVES: dict[str, Callable[[Line], int]] = {
    "left": Line.letter_before,
    "right": Line.letter_after,
    "ctrl+left": Line.word_before,
    "alt+left": Line.word_before,
    "ctrl+right": Line.word_after,
    "alt+right": Line.word_after,
    "home": lambda _line: 0,
    "up": lambda _line: 0,
    "end": lambda line: len(line.text),
    "down": lambda line: len(line.text),
}
_DELETES: dict[str, Callable[[Line], int]] = {
    "backspace": Line.letter_before,
    "shift+backspace": Line.letter_before,
    "ctrl+backspace": Line.word_before,
    "alt+backspace": Line.word_before,
    "delete": Line.letter_after,
    "ctrl+delete": Line.word_after,
    "alt+delete": Line.word_after,
}
if sys.platform == "darwin":  # Cmd with an arrow leads to the end of the line there
    _MOVES |= {"ctrl+left": _MOVES["home"], "ctrl+right": _MOVES["end"]}


class TextField:
    """Press it to type; Enter, Escape or Tab, or pressing elsewhere, closes it."""

    def __init__(
        self, text: str, *, longest: int = 20, allowed: str = "", empty: str | Message = ""
    ) -> None:
        self.empty = empty  # what stands for an empty field
        self.open = False
        self.rect = pygame.Rect(0, 0, 0, 0)  # where it was drawn last
        self._line = Line(text, longest, allowed)
        self._composed = ""  # being put together by an input method, not yet typed
        self._composed_at = 0
        self._first = 0  # the first letter that shows
        self._edges: list[int] = []  # pixels before and after each letter that shows

    @property
    def text(self) -> str:
        return self._line.text

    @text.setter
    def text(self, text: str) -> None:
        self._line.set(text)
        self._composed = ""

    @property
    def composing(self) -> bool:
        """Whether an input method is at work: every key is its."""
        return bool(self._composed)

    def start(self) -> None:
        """Open it with everything selected."""
        self.open = True
        self._line.select_all()

    def close(self) -> None:
        self.open = False
        self._composed = ""

    def toggle(self) -> None:
        if self.open:
            self.close()
        else:
            self.start()

    # What is done to it

    def key(self, key: str, *, repeated: bool = False) -> bool:
        """Take a key by its name; false for keys that have nothing to do with typing."""
        line = self._line
        plain, shifted = key.replace("shift+", ""), "shift+" in key
        if key in _CLOSING:
            if not repeated:
                self.close()
        elif plain in _MOVES:
            self._move(_MOVES[plain](line), plain, select=shifted)
        elif key in _DELETES:
            line.delete(_DELETES[key](line))
        elif key == "ctrl+a":
            line.select_all()
        elif key in ("ctrl+c", "ctrl+x"):
            self._copy(cut=key == "ctrl+x")
        elif key == "ctrl+v":
            line.insert(read_clipboard())
        else:
            return _types(plain)
        return True

    def _move(self, place: int, key: str, *, select: bool) -> None:
        """An arrow ends a selection at its side."""
        if key in ("left", "right") and self._line.selected and not select:
            place = self._line.selection[key == "right"]
        self._line.go(place, select=select)

    def _copy(self, *, cut: bool) -> None:
        if not self._line.selected:
            return
        if not write_clipboard(self._line.selected):
            return
        if cut:
            self._line.insert("")

    def type(self, text: str) -> None:
        """Insert typed text."""
        self._composed = ""
        self._line.insert(text)

    def compose(self, text: str, at: int) -> None:
        """Show the text of an input method, with its cursor `at`."""
        if text and self._line.selected:
            self._line.insert("")
        self._composed, self._composed_at = text, min(max(0, at), len(text))

    def point(self, point: tuple[int, int], presses: int) -> None:
        """The mouse: the first press places the cursor, the second in a row selects a word, the
        third everything; none is moving with the button down."""
        if presses and not self.open:
            self.open = True
        place = self._place(point[0])
        if presses >= 3:
            self._line.select_all()
        elif presses == 2:
            self._line.select_word(place)
        else:
            self._line.go(place, select=presses == 0)

    def _place(self, x: int) -> int:
        """The place between two letters nearest to a pixel; beyond the field, one further."""
        if not self._edges:
            return 0
        if x < self.rect.left:
            return self._first - 1
        if x > self.rect.right:
            return self._first + len(self._edges)
        nearest = min(range(len(self._edges)), key=lambda i: abs(self._edges[i] - x))
        return self._first + nearest

    # What it looks like

    def draw(self, c: Canvas, name: str, x: float, y: float, width: float, label: str) -> None:
        """38 units high. What is longer scrolls with the cursor."""
        text = self.text or str(self.empty) or say("field-empty")
        said = say("field-label", label=label, text=text)
        marked = c.spot(name, x, y, width, _HEIGHT, said, self.toggle, hold=self.point)
        self.rect = c.rect(x, y, width, _HEIGHT)
        edge = palette.BRASS if self.open else "#7A6346" if marked else palette.EDGE
        body = svg.box(0, 0, width, 38, 8, edge) + svg.box(1.5, 1.5, width - 3, 35, 6.5, "#17110C")
        c.shape(x, y, width, _HEIGHT, body)
        left, room = x + _EDGE, width - 2 * _EDGE - 2
        if not self.text and not self._composed:
            c.text(str(self.empty), left, y + 19, size=_SIZE, colour=palette.DIM, room=room)
        self._draw_line(c, left, y, room)

    def _draw_line(self, c: Canvas, x: float, y: float, room: float) -> None:
        """The text with what is selected or composed, and the cursor."""
        line, composed = self._line, self._composed
        text = line.text[: line.cursor] + composed + line.text[line.cursor :]
        cursor = line.cursor + (self._composed_at if composed else 0)
        shown = self._scroll(c, text, cursor if self.open else 0, room)
        places = [x + c.text_width(shown[:i], size=_SIZE) for i in range(len(shown) + 1)]
        self._edges = [c.px(place) for place in places]

        def at(place: int) -> float:
            return places[min(max(0, place - self._first), len(shown))]

        if self.open and line.selected:
            start, end = map(at, line.selection)
            c.fill(start, y + 8, end - start, 22, _SELECTED)
        if shown:
            c.text(shown, x, y + 19, size=_SIZE)
        if composed:
            start, end = at(line.cursor), at(line.cursor + len(composed))
            c.fill(start, y + 30, end - start, 1.6, palette.BONE)
        if self.open:
            c.fill(at(cursor), y + 9, 1.6, 20, palette.CHOSEN)

    def _scroll(self, c: Canvas, text: str, at: int, room: float) -> str:
        """The part of the text that shows: as much as fits, with a place in it."""

        def fits(first: int, last: int) -> bool:
            return c.text_width(text[first:last], size=_SIZE) <= room

        first = min(self._first, at, len(text))
        while first < at and not fits(first, at):
            first += 1
        while first > 0 and fits(first - 1, len(text)):
            first -= 1  # no room is left empty at the end
        last = len(text)
        while last > at and not fits(first, last):
            last -= 1
        self._first = first
        return text[first:last]


def _types(key: str) -> bool:
    """Whether a key makes a letter, which arrives as text."""
    if "ctrl+" in key or "meta+" in key:
        return False
    name = key.rpartition("+")[2]
    return len(name) <= 1 or name == "space" or name.startswith("[")  # "[7]" is on the keypad
