"""Overlay with a question before something that cannot be undone, or with a message to confirm."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.scene import Scene
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_WIDE = 520.0
_BUTTON = 226.0


class ConfirmOverlay(Scene):
    """Title and lines on parchment, and two answers. The harmless one is the default: it is focused
    first, and confirming gives it. `yes` takes a press of its own, on a button that says what it
    does. Without `yes` there is only one button, which closes it."""

    overlay = True
    room = (640.0, 440.0)

    def __init__(
        self,
        context: "SceneContext",
        title: str,
        lines: list[str],
        label: str,
        yes: Callable[[], object] | None,
        *,
        no_label: str = "",
    ) -> None:
        super().__init__(context)
        self._title, self._lines, self._label = title, lines, label
        self._yes, self._no_label = yes, no_label or say("choices-question-back")

    def _close(self) -> None:
        self.context.navigator.pop()

    def _do(self) -> None:
        self._close()
        if self._yes is not None:
            self._yes()

    def handle(self, command: str) -> bool:
        if command in ("confirm", "back"):
            self._close()
            return True
        return False

    @property
    def first_focus(self) -> str:
        return "yes" if self._yes is None else "no"

    def draw(self, c: Canvas) -> None:
        c.veil()
        lines = [
            wrapped for line in self._lines for wrapped in c.wrapped(line, _WIDE - 64, size=17)
        ]
        height = 150.0 + 23 * len(lines)
        x, y = (c.width - _WIDE) / 2, (c.height - height) / 2
        widgets.slip(c, x, y, _WIDE, height)
        c.text(
            self._title, c.width / 2, y + 38, size=22, face="Title", colour=palette.INK, anchor="c",
            room=_WIDE - 48,
        )  # fmt: skip
        for i, line in enumerate(lines):
            c.text(line, c.width / 2, y + 80 + i * 23, size=17, colour=palette.INK, anchor="c")
        self._draw_answers(c, x, y + height - 58)

    def _draw_answers(self, c: Canvas, x: float, y: float) -> None:
        """The harmless answer is the one that shines, and has the key."""
        key = self.context.bindings.hint("confirm")
        if self._yes is None:
            left = c.width / 2 - 120
            widgets.button(c, "yes", left, y, 240, self._label, self._do, primary=True, key=key)
            return
        widgets.button(c, "yes", x + 24, y, _BUTTON, self._label, self._do)
        right = x + _WIDE - 24 - _BUTTON
        widgets.button(
            c, "no", right, y, _BUTTON, self._no_label, self._close, primary=True, key=key
        )
