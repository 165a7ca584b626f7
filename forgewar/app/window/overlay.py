"""Base class of most overlays: a large panel over the darkened table, with a title, a body that
scrolls, and a button to close it."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.scene import Scene
from forgewar.words import Message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_LINE = 40.0  # units a notch of the wheel scrolls


class Overlay(Scene):
    """Subclasses draw `body` at (x, y) in a width and return the height it took; what does not fit
    scrolls. `wide` and `tall` are the size wanted, in units."""

    overlay = True
    stays = True
    room = (800.0, 480.0)
    title: str | Message = ""
    wide = 900.0
    tall = 2000.0

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self._offset = 0.0
        self._most = 0.0

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        raise NotImplementedError

    def head(self, c: Canvas, x: float, y: float, width: float) -> None:
        """Draw the title, 66 units high, left of the button that closes the overlay."""
        c.text(str(self.title), x, y + 34, size=24, face="Title", room=width - 20)

    def _scroll(self, notches: int) -> None:
        self._offset = min(max(0.0, self._offset + notches * _LINE), self._most)

    def scroll_to(self, offset: float) -> None:
        self._offset = offset

    def handle(self, command: str) -> bool:
        if command == "back":
            self.context.navigator.pop()
            return True
        return False

    def draw(self, c: Canvas) -> None:
        c.veil()
        width = min(self.wide, c.width - 48)
        height = min(self.tall, c.height - 64)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height)
        self.head(c, x + 28, y, width - 28 - 172)
        hint = self.context.bindings.hint("back")
        widgets.button(
            c, "back", x + width - 156, y + 14, 136, say("menus-close"),
            partial(self.context.command, "back"), icon="cross", key=hint,
        )  # fmt: skip
        widgets.rule(c, x + 24, y + 66, width - 48)
        top, room = y + 74, height - 90
        label = str(self.title) or say("menus-page")
        c.spot("sheet", x, top, width, room, label, scroll=self._scroll)
        with c.clipped(x, top, width, room):
            used = self.body(c, x + 28, top + 8 - self._offset, width - 64, room)
        self._most = max(0.0, used + 16 - room)
        self._offset = min(self._offset, self._most)
        self._scroll_bar(c, x + width - 20, top + 6, room - 12)

    def _scroll_bar(self, c: Canvas, x: float, y: float, height: float) -> None:
        if self._most <= 0:
            return
        part = height / (height + self._most)
        knob = max(30.0, height * part)
        at = y + (height - knob) * self._offset / self._most
        c.shape(x, y, 8, height, svg.box(0, 0, 8, height, 4, palette.GROOVE))
        c.shape(x, at, 8, knob, svg.box(0, 0, 8, knob, 4, palette.BRASS))
