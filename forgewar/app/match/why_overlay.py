"""Why computer guilds did what they did: their latest choices, each with its reasons."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import reason_bars
from forgewar.app.window.overlay import Overlay
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.computer_players import Thought
    from forgewar.play.match import Match

_MOST = 40  # choices


def find_explained_choices(match: "Match", latest: int = -1) -> list[tuple["Thought", list[str]]]:
    """Choices that the log tells of, with what it says of them, back from the latest or from a
    place in the history. The others were none, not worth a line, or are secret (SETUP-13)."""
    found: list[tuple[Thought, list[str]]] = []
    for place in sorted(match.advisor.thoughts, reverse=True):
        thought = match.advisor.thoughts[place]
        lines = [line.text for line in match.chronicle.shown_at(place) if line.seat == thought.seat]
        if lines and thought.free and (latest < 0 or place <= latest) and len(found) < _MOST:
            found.append((thought, lines))
    return found


class WhyOverlay(Overlay):
    """The choice at `place` of the history, or the latest, and those before it."""

    wide = 780.0

    def __init__(self, context: "SceneContext", place: int = -1) -> None:
        super().__init__(context)
        self.title = message("match-why-title")
        self._place = place

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.context.match
        assert match is not None
        found = find_explained_choices(match, self._place)
        if not found:
            words = say("match-why-nothing")
            return c.paragraph(words, x, y + 20, width, colour=palette.DIM) + 40
        at = y + 8
        for thought, lines in found:
            at += self._draw_one(c, match, thought, lines, x, at, width)
        return at - y

    def _draw_one(
        self,
        c: Canvas,
        match: "Match",
        thought: "Thought",
        lines: list[str],
        x: float,
        y: float,
        width: float,
    ) -> float:
        c.picture(f"emblems/roundel_{match.view.emblem(thought.seat)}", x, y + 12, 26, ay=0.5)
        strength = message(f"player-{thought.strength}")
        name = say("match-why-who", guild=match.view.name(thought.seat), strength=strength)
        c.text(name, x + width, y + 12, size=15, colour=palette.DIM, anchor="r")
        room = width - 40 - c.text_width(name, size=15) - 16
        at = y + 12
        for i, line in enumerate(lines[:3]):
            face, colour = ("Medium", palette.DIM) if i else ("Bold", palette.BONE)
            wide = width - 40 if i else room
            c.text(line, x + 40, at, size=17, face=face, colour=colour, room=wide)
            at += 22
        at += 2
        at += (
            reason_bars.draw(c, thought.choice.reasons, match.view.names, x + 40, at, width - 40)
            + 6
        )
        if thought.instead is not None:
            told = str(thought.instead)
            at += c.paragraph(told, x + 40, at + 6, width - 40, size=16, colour=palette.DIM) + 6
        widgets.rule(c, x, at, width)
        return at + 14 - y
