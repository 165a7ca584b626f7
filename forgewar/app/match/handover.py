"""Between two people's turns: whose turn it is, and what happened since they last chose."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.scene import Scene
from forgewar.words import say
from forgewar.words.log import Line

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_MOST = 12  # lines shown; the log has the rest


class HandoverOverlay(Scene):
    """Any confirmation closes it; settings can switch it off."""

    overlay = True

    def __init__(self, app: "App", seat: int, lines: list[Line]) -> None:
        super().__init__(app)
        self._seat = seat
        self._lines = [line for line in lines if line.seat >= 0][-_MOST:]

    def handle(self, command: str) -> bool:
        if command in ("confirm", "back", "pass"):
            self.app.stack.pop()
            return True
        return False

    @property
    def first_focus(self) -> str:
        return "go"

    def draw(self, c: Canvas) -> None:
        match = self.app.match
        assert match is not None
        c.veil(120)
        width = 560.0
        height = 176.0 + 27 * len(self._lines)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height, active=True)
        c.picture(f"emblems/shield_{match.emblem(self._seat)}", x + 28, y + 48, 48, 54, ay=0.5)
        name = match.seat_of(self._seat).name
        title = say("match-handover", guild=match.name(self._seat), player=name)
        c.text(c.cut(title, 430, face="Title"), x + 92, y + 36, size=22, face="Title", room=430)
        words = say("match-handover-since" if self._lines else "match-handover-turn")
        c.text(words, x + 92, y + 66, size=16, colour=palette.DIM)
        widgets.rule(c, x + 28, y + 90, width - 56)
        for i, line in enumerate(self._lines):
            at = y + 112 + i * 27
            c.picture(f"emblems/roundel_{match.emblem(line.seat)}", x + 30, at, 20, ay=0.5)
            c.text(line.text, x + 62, at, size=16, room=width - 96)
        hint = self.app.bindings.hint("confirm")
        widgets.button(
            c, "go", x + width / 2 - 130, y + height - 58, 260, say("match-handover-go"),
            lambda: self.handle("confirm"), primary=True, key=hint,
        )  # fmt: skip
