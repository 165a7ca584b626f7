"""A question before something that cannot be taken back, or a word that must not be missed."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.scene import Scene

if TYPE_CHECKING:
    from forgewar.app.window.app import App


class ConfirmOverlay(Scene):
    """Title and lines on parchment; `yes` is done on confirming. Without `yes` there is only one
    button, which closes it."""

    overlay = True

    def __init__(
        self,
        app: "App",
        title: str,
        lines: list[str],
        label: str,
        yes: Callable[[], object] | None,
        *,
        no_label: str = "Go back",
    ) -> None:
        super().__init__(app)
        self._title, self._lines, self._label = title, lines, label
        self._yes, self._no_label = yes, no_label

    def _close(self) -> None:
        self.app.stack.pop()

    def _do(self) -> None:
        self._close()
        if self._yes is not None:
            self._yes()

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._do()
            return True
        if command == "back":
            self._close()
            return True
        return False

    @property
    def first_focus(self) -> str:
        return "yes" if self._yes is None else "no"

    def draw(self, c: Canvas) -> None:
        c.veil()
        width = 520.0
        lines = [
            wrapped for line in self._lines for wrapped in c.wrapped(line, width - 64, size=17)
        ]
        height = 150.0 + 23 * len(lines)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.slip(c, x, y, width, height)
        c.text(
            self._title, c.width / 2, y + 38, size=22, face="Title", colour=palette.INK, anchor="c",
            room=width - 48,
        )  # fmt: skip
        for i, line in enumerate(lines):
            c.text(line, c.width / 2, y + 80 + i * 23, size=17, colour=palette.INK, anchor="c")
        low = y + height - 58
        hint = self.app.bindings.hint
        if self._yes is None:
            widgets.button(
                c,
                "yes",
                c.width / 2 - 120,
                low,
                240,
                self._label,
                self._do,
                primary=True,
                key=hint("confirm"),
            )
            return
        widgets.button(
            c, "no", x + 24, low, 226, self._no_label, partial(self._close), key=hint("back")
        )
        widgets.button(
            c,
            "yes",
            x + width - 250,
            low,
            226,
            self._label,
            self._do,
            primary=True,
            key=hint("confirm"),
        )
