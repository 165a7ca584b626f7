"""The curtain between two people's turns, for those who asked for privacy. It hides the table, has
the guild's colour, and says whose turn it is and what happened since they last chose."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.window.scene import Scene
from forgewar.words import say
from forgewar.words.log import LogLine

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

_LINE, _MOST = 29.0, 12  # height of a line, and how many are seen at once; the others scroll
_WIDE, _SHIELD, _BUTTON = 720.0, 132.0, 52.0
_LOW = 640.0  # the height below which the shield stands beside the name
_LOW_SHIELD = 76.0
_FOLDS, _VALANCE = 20, 56.0  # of the cloth, and the height of its upper edge


class HandoverOverlay(Scene):
    """Any confirmation closes it."""

    overlay = True
    room = (800.0, 450.0)

    def __init__(self, context: "SceneContext", seat: int, lines: list[LogLine]) -> None:
        super().__init__(context)
        self._seat = seat
        self._lines = [line for line in lines if line.seat >= 0]
        self._list = ScrollList()
        self._list.show_first(f"line.{len(self._lines) - 1}")

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
        valance = _VALANCE if c.height >= _LOW else _VALANCE / 2
        _draw_cloth(c, match.view.colour(self._seat), valance)
        width, pitch = min(_WIDE, c.width - 48), max(_LINE, c.line(17) + 4)
        words = c.line(40, "Title") + c.line(19)
        head = _SHIELD + words + 26 if c.height >= _LOW else max(_LOW_SHIELD, words) + 14
        foot = _BUTTON + (60 if c.height >= _LOW else 36)  # the button, with air around it
        over = c.line(16) + 28  # of the list: its heading and air
        room = int((c.height - valance - head - foot - over - 12) / pitch)
        seen = min(len(self._lines), _MOST, max(1, room))
        listed = over + pitch * seen if seen else 0.0
        x = (c.width - width) / 2
        y = valance + max(12.0, (c.height - valance - head - foot - listed) / 2)
        self._draw_head(c, match, Box(x, y, width, head))
        y += head
        if seen:
            self._draw_lines(c, match, Box(x, y, width, listed), pitch)
        hint = self.context.bindings.hint("confirm")
        widgets.button(
            c, "go", c.width / 2 - 160, y + listed + 22, 320, say("match-handover-go"),
            lambda: self.handle("confirm"), height=_BUTTON, primary=True, key=hint, size=20,
        )  # fmt: skip

    def _draw_head(self, c: Canvas, match: "Match", box: Box) -> None:
        """The guild's shield, and whose turn it is, to be read from across the room."""
        low = c.height < _LOW
        emblem = f"emblems/shield_{match.view.emblem(self._seat)}"
        name, guild = match.view.seat_of(self._seat).name, match.view.name(self._seat)
        title, words = say("match-handover", guild=guild, player=name), say("match-handover-away")
        size = _LOW_SHIELD if low else _SHIELD
        room = box.width - (size + 20 if low else 0)
        title = c.cut(title, room, face="Title")
        used = max(c.width_in(room, title, size=40, face="Title"), c.width_in(room, words, size=19))
        x, anchor = (box.centre[0] + (size + 20 - used) / 2, "l") if low else (box.centre[0], "c")
        shield = x - 20 - size * 0.9 if low else x - size * 0.45
        c.picture(emblem, shield, box.y, size * 0.9, size)
        at = box.y + (0 if low else size + 8) + c.line(40, "Title") / 2
        c.text(title, x, at, size=40, face="Title", colour=palette.TITLE_GOLD, anchor=anchor,
               room=room)  # fmt: skip
        at += (c.line(40, "Title") + c.line(19)) / 2
        c.text(words, x, at, size=19, anchor=anchor, room=room)

    def _draw_lines(self, c: Canvas, match: "Match", box: Box, pitch: float) -> None:
        """Draw the log since the person last chose, at first its end."""
        widgets.panel(c, *box)
        since = say("match-handover-since")
        c.text(since, box.x + 24, box.y + 12 + c.line(16) / 2, size=16, face="Title",
               colour=palette.BRASS, room=box.width - 48)  # fmt: skip

        def draw_line(number: int, top: float, width: float, _pitch: float) -> None:
            line, at = self._lines[number], top + pitch / 2
            c.picture(f"emblems/roundel_{match.view.emblem(line.seat)}", box.x + 24, at, 22, ay=0.5)
            c.text(line.text, box.x + 58, at, size=17, room=width - 34)

        inner = box.inset(24, 0).cut_top(c.line(16) + 20)[1].cut_bottom(8)[1]
        rows = [(f"line.{number}",) for number in range(len(self._lines))]
        self._list.draw(c, "log", inner, rows, pitch, draw_line)


def _draw_cloth(c: Canvas, colour: str, valance: float) -> None:
    """A curtain in the guild's colour over the whole window, on a brass rod, with the height of its
    upper edge."""
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
    cloth, dark = palette.TURN_PLATE[colour], palette.TURN_DARK[colour]
    c.shape(0, 0, c.width, c.height, svg.box(0, 0, c.width, c.height, 0, cloth) + folds, shade)
    edge = "".join(
        f"Q{(i + 0.5) * fold:.2f} {valance + 26:.2f} {(i + 1) * fold:.2f} {valance - 8:.2f} "
        for i in range(_FOLDS)
    )
    line = f'stroke="{palette.BRASS}" stroke-width="3"'
    body = f'<path d="M0 0 L0 {valance - 8} {edge} L{c.width} 0 Z" fill="{dark}" {line}/>'
    body += svg.box(0, 0, c.width, 12, 0, "url(#r)")
    rod = svg.gradient("r", 12, palette.INLAY_LIGHT, palette.INLAY_DARK)
    c.shape(0, 0, c.width, valance + 24, body, rod)
