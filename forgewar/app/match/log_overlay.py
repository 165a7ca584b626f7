"""The whole log of the match, newest first; what a computer guild did can be asked about."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.documents import save_transcript
from forgewar.app.window.overlay import Overlay
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_LINE = 28.0


class LogOverlay(Overlay):
    """Every line, with a way to the reasons of what a computer guild chose."""

    wide = 760.0

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self.title = message("match-log-title")

    def head(self, c: Canvas, x: float, y: float, width: float) -> None:
        super().head(c, x, y, width - 190)
        press = partial(save_transcript, self.context)
        left = x + width - 190
        widgets.button(
            c, "transcript", left, y + 14, 180, say("match-transcript"), press, icon="save",
            tip=say("match-transcript-tip"),
        )  # fmt: skip

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.context.match
        assert match is not None
        lines = match.chronicle.entries()[::-1]
        thoughts = match.advisor.thoughts
        begun = {
            place: i
            for i, (place, line) in enumerate(lines)
            if place in thoughts and thoughts[place].free and thoughts[place].seat == line.seat
        }
        if not lines:
            c.text(say("match-log-nothing"), x, y + 20, colour=palette.DIM)
        for i, (place, line) in enumerate(lines):
            at = y + 16 + i * _LINE
            if not -_LINE < at - 32 < c.height:
                continue
            if line.seat < 0:
                widgets.rule(c, x, at - 14, width)
                c.text(line.text, x, at, size=16, face="Bold", colour=palette.BRASS, room=width)
                continue
            c.picture(f"emblems/roundel_{match.view.emblem(line.seat)}", x + 4, at, 22, ay=0.5)
            why = begun.get(place) == i
            ask = 42 + c.text_width(say("match-why"), size=15) if why else 0.0
            c.text(line.text, x + 40, at, size=17, room=width - 44 - ask - 14 * why)
            if why:
                self._ask(c, place, line.text, x + width - 4 - ask, at, ask)
        return len(lines) * _LINE + 30

    def _ask(self, c: Canvas, place: int, text: str, x: float, y: float, width: float) -> None:
        label = say("match-why-line", line=text)
        marked = c.spot(f"why.{place}", x, y - 13, width, 26, label, partial(self._open, place))
        colour = palette.CHANGED if marked else palette.DIM
        c.picture("icons/help", x + 8, y, 16, ay=0.5, tint=colour)
        c.text(say("match-why"), x + 30, y, size=15, colour=colour)

    def _open(self, place: int) -> None:
        self.context.navigator.open("why", place)
