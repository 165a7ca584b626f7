"""A card of the market discard for nothing, as a quest's reward."""

from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import large_card, layout
from forgewar.play.choices import CardRewardView
from forgewar.rules.actions import TakeCard
from forgewar.words import say

_LINE = 60.0  # units a notch of the wheel scrolls


class CardRewardScene(ChoiceScene):
    """The discard in rows, scrolled where it is long; the marked card large beside it."""

    def enter(self) -> None:
        super().enter()
        self._offset = 0.0
        self._most = 0.0

    @property
    def view(self) -> CardRewardView:
        return CardRewardView(self.match.view)

    def _found(self) -> list[large_card.GridCard]:
        found = []
        for option in self.view.options:
            assert isinstance(option.action, TakeCard)
            chosen = self._chosen == option.action
            press, why = self.press(option), str(option.why)
            found.append(
                large_card.GridCard(
                    option.spot, option.action.card, str(option.label), press, why, chosen
                )
            )
        return found

    def _scroll(self, notches: int) -> None:
        self._offset = min(max(0.0, self._offset + notches * _LINE), self._most)

    def draw_choices(self, c: Canvas, box: Box) -> None:
        found, content = self._found(), self.match.view.game.content
        around = box.inset(-8, -6)
        c.spot("discard", *around, say("choices-card-discard"), scroll=self._scroll)
        with c.clipped(*around):
            used = large_card.draw_grid(
                c, content, found, box.x, box.y + 4 - self._offset, box.width
            )
        self._most = max(0.0, used - box.height + 16)
        self._offset = min(self._offset, self._most)
        self._seen = found

    def draw_side(self, c: Canvas, box: Box) -> None:
        text = say("choices-card-side")
        c.text(text, box.x, box.y + 12, size=19, face="Title", room=box.width)
        self.write_lines(c, box, box.y + 46)

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        with layout.board(c):
            large_card.peek(c, self.match.view.game.content, self._seen)
