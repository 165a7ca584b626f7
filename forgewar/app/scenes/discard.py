"""The market discard: every card nobody bought, large when pointed at."""

from forgewar.app import palette
from forgewar.app.canvas import Canvas
from forgewar.app.peek import GridCard, draw_grid, peek
from forgewar.app.scenes.sheet import Sheet
from forgewar.rules.catalogue import catalogue

_KINDS = (("designs", "Unique designs"), ("bonus_cards", "Bonus cards"),
          ("single_cards", "Single-use cards"))  # fmt: skip


class DiscardOverlay(Sheet):
    """Grouped by kind, newest first."""

    title = "Market discard"
    wide = 1180.0
    scope = "play"

    def _groups(self) -> list[tuple[str, list[GridCard]]]:
        match = self.app.match
        assert match is not None
        found = catalogue(match.game.content)
        groups = []
        for kind, heading in _KINDS:
            keys = [key for key in reversed(match.shown.discard) if key in getattr(found, kind)]
            cards = [GridCard(f"discard.{key}", key, match.story.card(key)) for key in keys]
            if cards:
                groups.append((f"{heading}, {len(cards)}", cards))
        return groups

    def handle(self, command: str) -> bool:
        return super().handle("back" if command == "discard" else command)

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        top = y
        groups = self._groups()
        if not groups:
            c.text("Every card so far was bought", x, y + 20, colour=palette.DIM)
        for heading, cards in groups:
            c.text(heading, x, y + 14, size=16, face="Title", colour=palette.BRASS, room=width)
            y += 36
            y += draw_grid(c, self.app.content, cards, x, y, width) + 24
        return y - top

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        peek(c, self.app.content, [card for _, cards in self._groups() for card in cards])
