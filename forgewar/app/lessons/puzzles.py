"""The list of puzzles: three levels, what is solved, and how close one came to the others."""

from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.lessons.list_scene import ListingScene
from forgewar.app.window import game_files
from forgewar.app.window.game_files import put_away
from forgewar.content import load
from forgewar.play.achievements import read_hall
from forgewar.play.lessons.puzzles import Offered, PuzzleTutor, due, offered
from forgewar.words import say

_ROW = 54.0
_ACROSS = 2
_ICON = 30.0
_ICONS = {
    "mine": "phase_mine",
    "market": "phase_market",
    "quest": "phase_quest",
    "arming": "anvil",
    "last_round": "phase_end",
}


class PuzzlesScene(ListingScene):
    """All are open from the start."""

    _spot, _width = "puzzle", 1040.0

    def enter(self) -> None:
        self._offered = offered(read_hall())
        self._due = due(self._offered, self._after)

    def _begin(self, chosen: Offered) -> None:
        put_away(self.context)
        tutor = partial(PuzzleTutor, chosen.name, load.default(), self.context.settings.speed)
        game_files.set_match(self.context, lambda **calls: tutor(**calls).match)

    def _begin_due(self) -> None:
        self._begin(next(each for each in self._offered if each.name == self._due))

    # Drawing

    def draw(self, c: Canvas) -> None:
        self._draw(c, say("puzzles-title"), say("puzzles-words"))

    def _rows_height(self) -> float:
        return _ROW * -(-len(self._offered) // _ACROSS)

    def _draw_list(self, c: Canvas, box: Box) -> None:
        count = -(-len(self._offered) // _ACROSS)
        pairs = [self._offered[i * _ACROSS : (i + 1) * _ACROSS] for i in range(count)]
        rows = [[f"puzzle.{each.name}" for each in pair] for pair in pairs]
        self._list.draw(c, "list", box, rows, _ROW, partial(self._row, c, box.x))

    def _row(
        self, c: Canvas, x: float, number: int, top: float, width: float, pitch: float
    ) -> None:
        each_wide = (width - 10) / _ACROSS
        for i, each in enumerate(self._offered[number * _ACROSS : (number + 1) * _ACROSS]):
            left = x + i * (each_wide + 10)
            self._entry(c, each, Box(left, top + 3, each_wide, pitch - 6))

    def _entry(self, c: Canvas, each: Offered, box: Box) -> None:
        label = str(each.title)
        widgets.row(
            c, f"puzzle.{each.name}", *box, label, partial(self._begin, each),
            chosen=each.name == self._due,
        )  # fmt: skip
        middle = box.y + box.height / 2
        right = self._pill(c, each.state, each.solved, box.x + box.width - 14, middle)
        icon = f"icons/{_ICONS[each.puzzle.kind]}"
        c.picture(icon, box.x + 14 + _ICON / 2, middle, _ICON, ax=0.5, ay=0.5, tint=palette.BRASS)
        left = box.x + _ICON + 28
        c.text(label, left, middle - 9, size=17, face="Title", room=right - left)
        level = str(each.level)
        c.text(level, left, middle + 12, size=15, colour=palette.DIM, room=right - left)
