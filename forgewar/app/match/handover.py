"""The curtain between two people's turns, for those who asked for privacy: it hides the table, and
says whose turn it is and what happened since they last chose."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.layout import table_picture
from forgewar.app.window.scene import Scene
from forgewar.words import say
from forgewar.words.log import LogLine

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

_MOST = 12  # lines shown; the log has the rest
_HEAD, _LINE = 150.0, 29.0


class HandoverOverlay(Scene):
    """Any confirmation closes it."""

    overlay = True
    room = (800.0, 480.0)

    def __init__(self, context: "SceneContext", seat: int, lines: list[LogLine]) -> None:
        super().__init__(context)
        self._seat = seat
        self._lines = [line for line in lines if line.seat >= 0][-_MOST:]

    def handle(self, command: str) -> bool:
        if command in ("confirm", "back", "pass"):
            self.context.navigator.pop()
            return True
        return False

    def cancel(self) -> bool:
        """A right click shows nobody's secrets."""
        return False

    @property
    def first_focus(self) -> str:
        return "go"

    def draw(self, c: Canvas) -> None:
        match = self.context.match
        assert match is not None
        c.surface.blit(table_picture(c, match.view.shown.stage), (0, 0))
        width = 640.0
        lines = self._lines[-int((c.height - _HEAD - 100) / _LINE) :]  # the latest
        height = _HEAD + 92.0 + _LINE * len(lines)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height, active=True)
        self._draw_head(c, match, Box(x + 3, y + 3, width - 6, _HEAD))
        for i, line in enumerate(lines):
            at = y + _HEAD + 26 + i * _LINE
            c.picture(f"emblems/roundel_{match.view.emblem(line.seat)}", x + 30, at, 22, ay=0.5)
            c.text(line.text, x + 66, at, size=17, room=width - 96)
        hint = self.context.bindings.hint("confirm")
        widgets.button(
            c, "go", x + width / 2 - 130, y + height - 58, 260, say("match-handover-go"),
            lambda: self.handle("confirm"), primary=True, key=hint,
        )  # fmt: skip

    def _draw_head(self, c: Canvas, match: "Match", box: Box) -> None:
        """The hall, the guild's banner, and whose seat it is."""
        x, y, width, height = box
        c.cover("scenes/hall", *box)
        banner = svg.box(0, 0, 112, height, 0, palette.GUILD[match.view.colour(self._seat)])
        c.shape(x + 22, y, 112, height, banner)
        emblem = f"emblems/shield_{match.view.emblem(self._seat)}"
        c.picture(emblem, x + 78, y + height / 2, 84, 95, ax=0.5, ay=0.5)
        plate = Box(x + 152, y + height / 2 - 40, width - 172, 80)
        body = svg.box(0, 0, plate.width, 80, 8, palette.WALNUT, 'opacity=".92"')
        c.shape(*plate, body)
        name = match.view.seat_of(self._seat).name
        title = say("match-handover", guild=match.view.name(self._seat), player=name)
        left, room = plate.x + 18, plate.width - 36
        title = c.cut(title, room, face="Title")
        c.text(title, left, plate.y + 28, size=24, face="Title", room=room)
        words = say("match-handover-since" if self._lines else "match-handover-turn")
        c.text(words, left, plate.y + 58, size=17, colour=palette.DIM, room=room)
