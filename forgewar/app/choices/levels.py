"""Choice of the adventurer who gains a level: after a completed quest, or by a card."""

from forgewar.app import cards
from forgewar.app.choices.choice import ChoiceScene
from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.play.choices import LevelsView, Option
from forgewar.rules.actions import RaiseAdventurer
from forgewar.words import say

_GAP = 14.0
_WIDEST = 400.0
_CAPTION = 30.0
_LEAST_BANNER, _MOST_BANNER = 90.0, 240.0


class LevelsScene(ChoiceScene):
    """Tiles of the whole guild; those who may be raised show what they would become."""

    @property
    def view(self) -> LevelsView:
        return LevelsView(self.match.view)

    def draw_choices(self, c: Canvas, box: Box) -> None:
        """Draw the adventurers as large as fits, each with his level after a raise; in room that is
        left, the Barracks."""
        options = self.view.options
        columns, width = _grid(len(options), box)
        rows = -(-len(options) // columns)
        pitch = cards.tile_height(width) + _CAPTION + _GAP
        spare = box.height - rows * pitch
        if spare >= _LEAST_BANNER:
            banner, _ = box.cut_bottom(min(_MOST_BANNER, spare - _GAP))
            c.cover("places/barracks", *banner, 8)
            spare -= banner.height
        _, box = box.cut_top(spare / 2)
        size, below = (width, cards.tile_height(width)), _CAPTION + _GAP
        places = tiles(box, len(options), columns, size, _GAP, below=below, centred=True)
        for option, place in zip(options, places, strict=True):
            self._tile(c, option, place)

    def _tile(self, c: Canvas, option: Option, box: Box) -> None:
        assert isinstance(option.action, RaiseAdventurer)
        number, view = option.action.adventurer, self.view
        press, why = self.press(option), str(option.why)
        marked = c.spot(option.spot, *box, str(option.label), press, why=why)
        chosen = self._chosen == option.action
        c.note_place(f"hero.{number}", *box)
        raised = press is not None and (marked or chosen)
        hero = view.raised(number) if raised else view.heroes[number]
        cards.draw_adventurer(
            c,
            self.match.view,
            view.seat,
            number,
            box.x,
            box.y,
            box.width,
            hero=hero,
            dim=not view.due(number),
        )
        if raised:
            cards.ring(c, *box, chosen=chosen)
        colour = (
            palette.OFF if not view.due(number) else palette.CHANGED if raised else palette.BONE
        )
        middle, low = box.x + box.width / 2, box.y + box.height + _CAPTION / 2 + 2
        becomes = str(view.becomes(number))
        c.text(becomes, middle, low, size=16, colour=colour, anchor="c", room=box.width)

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
        down = (box.height / rows - _GAP - _CAPTION) * 130 / 74
        if min(across, down, _WIDEST) >= width:
            columns, width = tried, min(across, down, _WIDEST)
    return columns, width
