"""The curtain between two people's turns, for those who asked for privacy. It hides the table, has
the guild's colour, and says whose turn it is and what happened since they last chose."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.scene import Scene
from forgewar.words import say
from forgewar.words.log import LogLine

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

_MOST = 12  # lines shown; the log has the rest
_LINE = 29.0
_WIDE, _SHIELD, _BUTTON = 720.0, 132.0, 52.0
_FOLDS, _VALANCE = 20, 56.0  # of the cloth, and the height of its upper edge


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
        _draw_cloth(c, match.view.colour(self._seat))
        width = min(_WIDE, c.width - 48)
        pitch = max(_LINE, c.line(17) + 4)
        head = _SHIELD + c.line(40, "Title") + c.line(19) + 26
        around = head + _BUTTON + 60  # all but the lines
        room = int((c.height - _VALANCE - around - 40) / pitch)
        lines = self._lines[-max(1, room) :]  # the latest
        listed = (c.line(16) + 20 + pitch * len(lines)) if lines else 0.0
        x = (c.width - width) / 2
        y = _VALANCE + max(12.0, (c.height - _VALANCE - around - listed) / 2)
        self._draw_head(c, match, Box(x, y, width, head))
        y += head
        if lines:
            self._draw_lines(c, match, lines, Box(x, y, width, listed), pitch)
        hint = self.context.bindings.hint("confirm")
        widgets.button(
            c, "go", c.width / 2 - 160, y + listed + 22, 320, say("match-handover-go"),
            lambda: self.handle("confirm"), height=_BUTTON, primary=True, key=hint, size=20,
        )  # fmt: skip

    def _draw_head(self, c: Canvas, match: "Match", box: Box) -> None:
        """The guild's shield, and whose turn it is, to be read from across the room."""
        middle = box.x + box.width / 2
        emblem = f"emblems/shield_{match.view.emblem(self._seat)}"
        c.picture(emblem, middle, box.y, _SHIELD * 0.9, _SHIELD, ax=0.5)
        name, guild = match.view.seat_of(self._seat).name, match.view.name(self._seat)
        title = say("match-handover", guild=guild, player=name)
        title = c.cut(title, box.width, face="Title")
        at = box.y + _SHIELD + 8 + c.line(40, "Title") / 2
        c.text(title, middle, at, size=40, face="Title", colour=palette.TITLE_GOLD, anchor="c",
               room=box.width)  # fmt: skip
        at += (c.line(40, "Title") + c.line(19)) / 2
        words = say("match-handover-away")
        c.text(words, middle, at, size=19, anchor="c", room=box.width)

    def _draw_lines(
        self, c: Canvas, match: "Match", lines: list[LogLine], box: Box, pitch: float
    ) -> None:
        """What happened since the person last chose."""
        widgets.panel(c, *box)
        at = box.y + 8 + c.line(16) / 2
        since = say("match-handover-since")
        c.text(since, box.x + 24, at, size=16, face="Title", colour=palette.BRASS,
               room=box.width - 48)  # fmt: skip
        at += (c.line(16) + pitch) / 2
        for line in lines:
            c.picture(f"emblems/roundel_{match.view.emblem(line.seat)}", box.x + 24, at, 22, ay=0.5)
            c.text(line.text, box.x + 58, at, size=17, room=box.width - 82)
            at += pitch


def _draw_cloth(c: Canvas, colour: str) -> None:
    """A curtain in the guild's colour over the whole window, on a brass rod."""
    fold = c.width / _FOLDS
    shade = (
        f'<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{fold}" y2="0">'
        f'<stop offset="0" stop-color="{palette.SHADE}" stop-opacity=".62"/>'
        f'<stop offset=".45" stop-color="{palette.SHADE}" stop-opacity=".3"/>'
        f'<stop offset="1" stop-color="{palette.SHADE}" stop-opacity=".62"/></linearGradient>'
    )
    strip = svg.box(0, 0, fold + 0.6, c.height, 0, "url(#f)")
    folds = "".join(
        f'<g transform="translate({i * fold:.2f} 0)">{strip}</g>' for i in range(_FOLDS)
    )
    cloth, valance = palette.TURN_PLATE[colour], palette.TURN_DARK[colour]
    c.shape(0, 0, c.width, c.height, svg.box(0, 0, c.width, c.height, 0, cloth) + folds, shade)
    edge = "".join(
        f"Q{(i + 0.5) * fold:.2f} {_VALANCE + 26:.2f} {(i + 1) * fold:.2f} {_VALANCE - 8:.2f} "
        for i in range(_FOLDS)
    )
    line = f'stroke="{palette.BRASS}" stroke-width="3"'
    body = f'<path d="M0 0 L0 {_VALANCE - 8} {edge} L{c.width} 0 Z" fill="{valance}" {line}/>'
    body += svg.box(0, 0, c.width, 12, 0, "url(#r)")
    rod = svg.gradient("r", 12, palette.INLAY_LIGHT, palette.INLAY_DARK)
    c.shape(0, 0, c.width, _VALANCE + 24, body, rod)
