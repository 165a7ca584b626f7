"""A line of text to type into. The scene that owns it hands it the keys while it is open."""

from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas


class TextField:
    """Press it to type; Enter or Escape, or pressing elsewhere, closes it."""

    def __init__(self, text: str, *, longest: int = 20, allowed: str = "", empty: str = "") -> None:
        self.text = text
        self.empty = empty  # what stands for an empty field
        self.open = False
        self._longest = longest
        self._allowed = allowed

    def toggle(self) -> None:
        self.open = not self.open

    def key(self, key: str, character: str) -> bool:
        """Take a key if the field is open."""
        if not self.open:
            return False
        if key in ("return", "keypad enter", "escape", "tab"):
            self.open = False
        elif key == "backspace":
            self.text = self.text[:-1]
        elif len(self.text) < self._longest and self._takes(character):
            self.text += character
        return True

    def _takes(self, character: str) -> bool:
        if not character or not character.isprintable():
            return False
        return not self._allowed or character in self._allowed

    def draw(self, c: Canvas, name: str, x: float, y: float, width: float, label: str) -> None:
        """38 units high."""
        marked = c.spot(
            name, x, y, width, 38, f"{label}: {self.text or self.empty or 'empty'}", self.toggle
        )
        edge = palette.BRASS if self.open else "#7A6346" if marked else palette.EDGE
        body = svg.box(0, 0, width, 38, 8, edge) + svg.box(1.5, 1.5, width - 3, 35, 6.5, "#17110C")
        c.shape(x, y, width, 38, body)
        used = 0.0
        if not self.text and not self.open and self.empty:
            c.text(self.empty, x + 12, y + 19, size=17, colour=palette.DIM, room=width - 26)
        if self.text:
            used = c.text(self.text, x + 12, y + 19, size=17, room=width - 26)
        if self.open:
            c.fill(x + 14 + used, y + 9, 1.6, 20, palette.CHOSEN)
