"""The list of puzzles: three levels, what is solved, and how close one came to the others."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import bars
from forgewar.app.window.keeping import put_away
from forgewar.app.window.scene import Scene
from forgewar.content import load
from forgewar.play.hall import read_hall
from forgewar.play.lessons.puzzling import Offered, Puzzling, due, offered
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_ROW = 54.0
_ACROSS = 2


class PuzzlesScene(Scene):
    """All are open from the start."""

    def __init__(self, app: "App", after: str = "") -> None:
        super().__init__(app)
        self._after = after
        self._list = ScrollList()

    def enter(self) -> None:
        self._offered = offered(read_hall())
        self._due = due(self._offered, self._after)

    def resume(self) -> None:
        self.enter()

    def _begin(self, chosen: Offered) -> None:
        put_away(self.app)
        self.app.seat(partial(Puzzling, chosen.name, load.default(), self.app.settings.speed))

    def handle(self, command: str) -> bool:
        if command == "confirm" and self._due:
            self._begin(next(each for each in self._offered if each.name == self._due))
            return True
        near = self._list.neighbour(command, self.app.controller.focus)
        if near:
            self.app.controller.focus = near
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return f"puzzle.{self._due}" if self._due else "back"

    # What is shown

    def draw(self, c: Canvas) -> None:
        bars.backdrop(c)
        bars.top_bar(c, say("puzzles-title"))
        bars.bottom_bar(c)
        width = min(1040.0, c.width - 2 * bars.MARGIN)
        x, y = (c.width - width) / 2, bars.TOP + bars.MARGIN
        height = c.height - bars.BOTTOM - bars.MARGIN - y
        widgets.panel(c, x, y, width, height)
        c.paragraph(say("puzzles-words"), x + 24, y + 30, width - 48, size=17, colour=palette.DIM)
        count = -(-len(self._offered) // _ACROSS)
        pairs = [self._offered[i * _ACROSS : (i + 1) * _ACROSS] for i in range(count)]
        rows = [[f"puzzle.{each.name}" for each in pair] for pair in pairs]
        box = (x + 20, y + 62, width - 40, height - 78)
        self._list.draw(c, "list", box, rows, _ROW, partial(self._row, c, x + 20))
        back, key = partial(self.app.command, "back"), self.app.bindings.hint("back")
        low = c.height - bars.BOTTOM + 8
        widgets.button(
            c, "back", bars.MARGIN, low, 160, say("menus-back"), back, icon="previous", key=key
        )

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
        middle, right = box.y + box.height / 2, box.x + box.width - 14
        state = each.state
        if state is not None:
            fill = palette.MET if each.solved else palette.EDGE
            icon = "check" if each.solved else ""
            right -= widgets.pill(c, str(state), right, middle, fill, icon=icon, anchor="r") + 12
        room = right - box.x - 16
        c.text(label, box.x + 16, middle - 9, size=17, face="Title", room=room)
        level = str(each.level)
        c.text(level, box.x + 16, middle + 12, size=15, colour=palette.DIM, room=room)
