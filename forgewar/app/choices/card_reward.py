"""A card of the market discard for nothing, as a quest's reward."""

from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_area import BAR, ScrollArea
from forgewar.app.match import large_card, layout
from forgewar.play.choices import CardRewardView
from forgewar.rules.actions import TakeCard
from forgewar.words import say


class CardRewardScene(ChoiceScene):
    """The discard in rows, scrolled where it is long; the marked card large beside it."""

    def enter(self) -> None:
        super().enter()
        self._page = ScrollArea()

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

    def draw_choices(self, c: Canvas, box: Box) -> None:
        found, content = self._found(), self.match.view.game.content
        around, room = box.inset(-8, -6), box.width - BAR
        self._page.draw(
            c, "discard", around, say("choices-card-discard"),
            lambda top: large_card.draw_grid(c, content, found, box.x, top, room),
        )  # fmt: skip
        self._seen = found

    def draw_side(self, c: Canvas, box: Box) -> None:
        text = say("choices-card-side")
        c.text(text, box.x, box.y + 12, size=19, face="Title", room=box.width)
        self.write_lines(c, box, box.y + 46)

    def draw(self, c: Canvas) -> None:
        super().draw(c)
        with layout.board(c):
            large_card.peek(c, self.match.view.game.content, self._seen)
