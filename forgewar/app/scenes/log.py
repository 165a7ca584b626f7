"""The whole log of the match, newest first."""

from forgewar.app import furniture as f
from forgewar.app import palette
from forgewar.app.canvas import Canvas
from forgewar.app.scenes.sheet import Sheet

_LINE = 28.0


class LogOverlay(Sheet):
    title = "What happened"
    wide = 760.0

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.app.match
        assert match is not None
        lines = match.log[::-1]
        if not lines:
            c.text("Nothing yet", x, y + 20, colour=palette.DIM)
        top = c.height and y
        for i, line in enumerate(lines):
            at = top + 16 + i * _LINE
            if not -_LINE < at - 32 < c.height:
                continue
            if line.seat < 0:
                f.rule(c, x, at - 14, width)
                c.text(line.text, x, at, size=16, face="Bold", colour=palette.BRASS, room=width)
                continue
            c.picture(f"emblems/roundel_{match.emblem(line.seat)}", x + 4, at, 22, ay=0.5)
            c.text(line.text, x + 40, at, size=17, room=width - 44)
        return len(lines) * _LINE + 30
