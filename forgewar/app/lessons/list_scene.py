"""A list to learn by: one line above it, the one to take next shining, and the way back."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import layout
from forgewar.app.window.scene import Scene
from forgewar.words import Message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


class ListingScene(Scene):
    """Base of the lists of lessons and puzzles. `after` is the one that was left; `_due` the one to
    take next, which is begun by confirming, `_spot` the beginning of the names of their spots."""

    _spot: str
    _width: float

    def __init__(self, context: "SceneContext", after: str = "") -> None:
        super().__init__(context)
        self._after = after
        self._due = ""
        self._list = ScrollList()

    def resume(self) -> None:
        self.enter()

    def _begin_due(self) -> None:
        raise NotImplementedError

    def _draw_list(self, c: Canvas, box: Box) -> None:
        raise NotImplementedError

    def handle(self, command: str) -> bool:
        if command == "confirm" and self._due:
            self._begin_due()
            return True
        near = self._list.neighbour(command, self.context.controller.focus)
        if near:
            self.context.controller.focus = near
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return f"{self._spot}.{self._due}" if self._due else "back"

    def _rows_height(self) -> float:
        """Height of the whole list."""
        raise NotImplementedError

    def folds(self, c: Canvas) -> tuple[float, ...]:
        """So high that only the room is scrolled, not the list in it."""
        return layout.folds(self._rows_height() + 140, 0.0)

    def foot(self, c: Canvas) -> float:
        return layout.FOOT

    def _draw(self, c: Canvas, title: str, words: str) -> None:
        """The room with its list, and the way back."""
        layout.backdrop(c)
        layout.top_bar(c, title)
        layout.bottom_bar(c)
        body = layout.body(c)
        width = min(self._width, body.width)
        panel = body._replace(x=body.centre[0] - width / 2, width=width)
        widgets.panel(c, *panel)
        x, y, room, _ = panel.inset(24, 30)
        used = c.paragraph(words, x, y, room, size=17, colour=palette.DIM)
        _, below = panel.inset(20, 0).cut_top(62.0 if not c.folds else 41 + used)
        self._draw_list(c, below.cut_bottom(layout.MARGIN)[1])
        back, key = partial(self.context.command, "back"), self.context.bindings.hint("back")
        box, _ = layout.bottom_row(c).cut_left(160)
        widgets.button(c, "back", *box[:3], say("menus-back"), back, icon="previous", key=key)

    def _pill(
        self, c: Canvas, state: Message | None, done: bool, right: float, middle: float
    ) -> float:
        """Draw the state of an entry as a pill; returns where the room beside it ends."""
        if state is None:
            return right
        fill, icon = (palette.MET, "check") if done else (palette.EDGE, "")
        return right - widgets.pill(c, str(state), right, middle, fill, icon=icon, anchor="r") - 12
