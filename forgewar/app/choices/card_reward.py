"""A card of the market discard for nothing, as a quest's reward."""

from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import peek
from forgewar.content.model import card_of
from forgewar.rules.actions import TakeCard

_LINE = 60.0  # units a notch of the wheel scrolls


class CardRewardScene(ChoiceScene):
    """The discard in rows, scrolled where it is long; the marked card large beside it."""

    title = "A card of the market discard"

    def enter(self) -> None:
        super().enter()
        self._offset = 0.0
        self._most = 0.0

    def remark(self) -> str:
        return "take one for nothing, or decline"

    def _name(self, key: str) -> str:
        return self.match.story.card(key)

    def prompt(self) -> str:
        if isinstance(self._chosen, TakeCard):
            card = card_of(self._chosen.card)
            once = card in self.match.game.content.single_cards
            return f"Take {self._name(card)} for nothing{': it acts at once' if once else ''}"
        return (
            f"{self.match.name(self.match.seat)}: take a card of the discard, or decline (QUEST-8)"
        )

    @property
    def first_focus(self) -> str:
        first = next((a for a in self.match.choices() if isinstance(a, TakeCard)), None)
        return f"discard.{first.card}" if first is not None else ""

    def _found(self) -> list[peek.GridCard]:
        found = []
        for key in self.match.shown.discard:
            action = TakeCard(key)
            why = self.match.why_not(action) if self.active else ""
            press = self.choose(action) if self.active and not why else None
            name = f"discard.{key}"
            chosen = self._chosen == action
            found.append(peek.GridCard(name, key, self._name(key), press, why, chosen))
        return found

    def _scroll(self, notches: int) -> None:
        self._offset = min(max(0.0, self._offset + notches * _LINE), self._most)

    def draw_choices(self, c: Canvas, box: Box) -> None:
        found, content = self._found(), self.match.game.content
        c.spot("discard", *box, "The market discard", scroll=self._scroll)
        with c.clipped(box.x - 8, box.y - 6, box.width + 16, box.height + 12):
            used = peek.draw_grid(c, content, found, box.x, box.y + 4 - self._offset, box.width)
        self._most = max(0.0, used - box.height + 16)
        self._offset = min(self._offset, self._most)
        self._seen = found

    def draw_side(self, c: Canvas, box: Box) -> None:
        c.text("For nothing", box.x, box.y + 12, size=19, face="Title", room=box.width)
        y = self.write(c, box, box.y + 46, "Any one card that nobody bought.", palette.BONE)
        y = self.write(c, box, y, "A single-use card acts at once and leaves the game (QUEST-8).")
        self.write(c, box, y, "No second stall of the same exchange (MARKET-15).")

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        peek.peek(c, self.match.game.content, self._seen)
