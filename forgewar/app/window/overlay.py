"""Base class of most overlays: a large panel over the darkened table, with a title, a body that
scrolls, and a button to close it."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_area import BAR, ScrollArea
from forgewar.app.window.scene import Scene
from forgewar.words import Message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


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
        self.scrolling = ScrollArea()

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        raise NotImplementedError

    def head(self, c: Canvas, x: float, y: float, width: float) -> None:
        """Draw the title, 66 units high, left of the button that closes the overlay."""
        c.text(str(self.title), x, y + 34, size=24, face="Title", room=width - 20)

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
        box = Box(x, y + 74, width, height - 90)
        label = str(self.title) or say("menus-page")
        self.scrolling.draw(
            c, "sheet", box, label,
            lambda top: self.body(c, x + 28, top, width - 44 - BAR, box.height),
        )  # fmt: skip
