"""Who gains a level: after a completed quest, or by a card."""

from forgewar.app import cards
from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.choices import LevelsView, Option
from forgewar.rules.actions import RaiseAdventurer
from forgewar.words import say

_GAP = 14.0
_WIDEST = 260.0


class LevelsScene(ChoiceScene):
    """Tiles of the whole guild; those who may be raised show what they would become."""

    @property
    def view(self) -> LevelsView:
        return LevelsView(self.match)

    def draw_choices(self, c: Canvas, box: Box) -> None:
        options = self.view.options
        columns, width = _grid(len(options), box)
        for i, option in enumerate(options):
            x = box.x + (i % columns) * (width + _GAP)
            y = box.y + 6 + (i // columns) * (cards.tile_height(width) + _GAP)
            self._tile(c, option, Box(x, y, width, cards.tile_height(width)))

    def _tile(self, c: Canvas, option: Option, box: Box) -> None:
        assert isinstance(option.action, RaiseAdventurer)
        number, view = option.action.adventurer, self.view
        press, why = self.press(option), str(option.why)
        marked = c.spot(option.spot, *box, str(option.label), press, why=why)
        chosen = self._chosen == option.action
        raised = press is not None and (marked or chosen)
        hero = view.raised(number) if raised else view.heroes[number]
        cards.draw_adventurer(
            c, self.match, view.seat, number, box.x, box.y, box.width, hero=hero, dim=bool(why)
        )
        if raised:
            cards.ring(c, *box, chosen=chosen)

    def draw_side(self, c: Canvas, box: Box) -> None:
        text = say("choices-level-side")
        c.text(text, box.x, box.y + 12, size=19, face="Title", room=box.width)
        self.write_lines(c, box, box.y + 46)


def _grid(count: int, box: Box) -> tuple[int, float]:
    """Columns and width of the largest tiles of which so many fit into a box."""
    columns, width = 1, 0.0
    for tried in range(1, 7):
        rows = -(-count // tried)
        across = (box.width - _GAP * (tried - 1)) / tried
        down = ((box.height - _GAP * (rows - 1)) / rows) * 130 / 74
        if min(across, down, _WIDEST) >= width:
            columns, width = tried, min(across, down, _WIDEST)
    return columns, width
