"""The market discard: every card nobody bought, large when pointed at."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.card_overlays import CardsSheet, Group, draw_groups
from forgewar.app.match.large_card import GridCard
from forgewar.play.in_flight import discarded
from forgewar.rules.catalogue import catalogue
from forgewar.words.message import message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


class DiscardOverlay(CardsSheet):
    """Grouped by kind, newest first."""

    wide = 1236.0
    scope = "play"

    def enter(self) -> None:
        self.title = message("market-discard-title")

    def handle(self, command: str) -> bool:
        return super().handle("back" if command == "discard" else command)

    def groups(self) -> list[Group]:
        found = catalogue(self.content)
        designs = self._of(found.designs)
        bonus, single = self._of(found.bonus_cards), self._of(found.single_cards)
        groups = (
            Group(say("market-discard-designs", count=len(designs)), designs),
            Group(say("market-discard-bonus", count=len(bonus)), bonus),
            Group(say("market-discard-single", count=len(single)), single),
        )
        return [group for group in groups if group.cards]

    def _of(self, kind: object) -> list[GridCard]:
        """The cards of a kind."""
        match = self.context.match
        assert match is not None
        assert isinstance(kind, dict)
        keys = [key for key in reversed(match.view.shown.discard) if key in kind]
        names = match.view.names.cards(keys)
        return [
            self.look(GridCard(f"discard.{key}", key, str(name)))
            for key, name in zip(keys, names, strict=True)
        ]

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        groups = self.groups()
        if not groups:
            c.paragraph(say("market-discard-empty"), x, y + 20, width, colour=palette.DIM)
            return 40
        return draw_groups(c, self.content, groups, x, y, width)


def draw_discard(
    c: Canvas, context: "SceneContext", x: float, y: float, width: float, height: float
) -> None:
    """The market discard as a small stack: how many cards, and a way to look at them."""
    assert context.match is not None
    number = discarded(context.match.view)
    widgets.panel(c, x, y, width, height)
    label = say("market-discard-show")
    marked = c.spot("discard", x, y, width, height, label, partial(context.command, "discard"))
    middle = y + height / 2
    c.note_place("discard", x + 32, middle)
    for i, kind in enumerate(("single", "weapon", "bonus")):
        alpha = 255 if number > 2 - i else 70
        c.picture(f"board/stack_{kind}", x + 14 + i * 9, middle, 44, ay=0.5, alpha=alpha)
    left = x + 84
    key = context.bindings.hint("discard")
    room = width - 84 - 18 - widgets.key_width(c, key) - 8
    colour = palette.CHANGED if marked else palette.BONE
    words = say("market-discard")
    c.text(words, left, middle - 11, size=15, face="Title", colour=colour, room=room)
    said = say("market-discard-count", count=number)
    c.text(said, left, middle + 13, size=16, colour=palette.DIM, room=room)
    widgets.keycap(c, x + width - 18 - widgets.key_width(c, key), middle, key)
