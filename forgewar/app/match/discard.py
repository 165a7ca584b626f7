"""The market discard: every card nobody bought, large when pointed at."""

from forgewar.app.kit import palette
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.card_sheet import CardsSheet, Group, draw_groups
from forgewar.app.match.peek import GridCard
from forgewar.rules.catalogue import catalogue

_KINDS = (("designs", "Unique designs"), ("bonus_cards", "Bonus cards"),
          ("single_cards", "Single-use cards"))  # fmt: skip


class DiscardOverlay(CardsSheet):
    """Grouped by kind, newest first."""

    title = "Market discard"
    wide = 1236.0
    scope = "play"

    def handle(self, command: str) -> bool:
        return super().handle("back" if command == "discard" else command)

    def groups(self) -> list[Group]:
        match = self.app.match
        assert match is not None
        found = catalogue(match.game.content)
        groups = []
        for kind, heading in _KINDS:
            keys = [key for key in reversed(match.shown.discard) if key in getattr(found, kind)]
            cards = [
                self.look(GridCard(f"discard.{key}", key, match.story.card(key))) for key in keys
            ]
            if cards:
                groups.append(Group(f"{heading}, {len(cards)}", cards))
        return groups

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        groups = self.groups()
        if not groups:
            words = "Nothing yet: cards that nobody buys are laid here (MARKET-9)"
            c.paragraph(words, x, y + 20, width, colour=palette.DIM)
            return 40
        return draw_groups(c, self.app.content, groups, x, y, width)
