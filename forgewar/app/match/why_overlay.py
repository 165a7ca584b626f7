"""Why computer guilds did what they did: their latest choices, each with its reasons."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import reason_bars
from forgewar.app.window.overlay import Overlay
from forgewar.play.turns import NOBODY
from forgewar.rules.actions import MoveWorker
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.computer_players import Thought
    from forgewar.play.match import Match

_MOST = 40  # choices
_EXAMPLE, _GO = 54.0, 46.0  # heights where there are none
_NOBODY, _EMPTY = 178.0, 680.0  # heights of the panel: no computer plays, or none has moved


def find_explained_choices(match: "Match", latest: int = -1) -> list[tuple["Thought", list[str]]]:
    """Choices that the log tells of, with what it says of them, back from the latest or from a
    place in the history. The others were none, not worth a line, or are secret (SETUP-13)."""
    found: list[tuple[Thought, list[str]]] = []
    for place in sorted(match.advisor.thoughts, reverse=True):
        thought = match.advisor.thoughts[place]
        lines = _find_lines(match, place, thought)
        if lines and thought.free and (latest < 0 or place <= latest) and len(found) < _MOST:
            found.append((thought, lines))
    return found


def _find_lines(match: "Match", place: int, thought: "Thought") -> list[str]:
    """Lines of the log on a choice of a guild; where it moved the worker of another guild, those
    of that guild, too, by its name."""
    lines = match.chronicle.shown_at(place)
    found = [line.text for line in lines if line.seat == thought.seat]
    if isinstance(thought.choice.action, MoveWorker):
        others = [line for line in lines if line.seat not in (thought.seat, NOBODY)]
        names = match.view.name
        found += [say("match-happens", guild=names(line.seat), did=line.message) for line in others]
    return found


class WhyOverlay(Overlay):
    """The choice at `place` of the history, or the latest, and those before it."""

    wide = 780.0

    def __init__(self, context: "SceneContext", place: int = -1) -> None:
        super().__init__(context)
        self.title = message("match-why-title")
        self._place = place
        match = context.match
        if match is not None and len(match.view.people) == len(match.session.header.seats):
            self.tall = _NOBODY
        elif match is not None and not self._choices(match):
            self.tall = _EMPTY

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.context.match
        assert match is not None
        found = self._choices(match)
        if not found:
            return self._draw_empty(c, x, y, width, height)
        at = y + 8
        for thought, lines in found:
            at += self._draw_one(c, match, thought, lines, x, at, width)
        return at - y

    def handle(self, command: str) -> bool:
        match = self.context.match
        if command == "confirm" and match is not None and not self._choices(match):
            self.context.navigator.pop()
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "go"

    def _choices(self, match: "Match") -> list[tuple["Thought", list[str]]]:
        return find_explained_choices(match, self._place)

    def _draw_empty(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        """Draw what will be here: rivals and two examples; without rivals, a line."""
        match = self.context.match
        assert match is not None
        if self.tall == _NOBODY:
            words = say("match-why-nobody")
            return c.paragraph(words, x, y + 20, width, colour=palette.DIM) + 40
        middle, at = x + width / 2, y
        heading, words = c.line(22, "Title"), say("match-why-empty-words")
        lines = c.wrapped(words, width, size=16.5)
        pitch, rows = c.line(16.5), 2 * (_EXAMPLE * c.letters + 10)
        needed = heading + len(lines) * pitch + rows + _GO + 60
        tall = min(width / 3, height - needed)
        if tall > 80:
            c.cover("empty/why", x, at, width, tall, 8)
            at += tall + 14
        at += heading / 2
        c.text(say("match-why-empty"), middle, at, size=22, face="Title", colour=palette.CHANGED,
               anchor="c", room=width)  # fmt: skip
        at += heading / 2 + pitch / 2
        for line in lines:
            c.text(line, middle, at, size=16.5, anchor="c", room=width)
            at += pitch
        at += 4
        for number, icon in enumerate(("resources/ruby", "icons/anvil"), start=1):
            at += self._draw_example(c, number, icon, x + 24, at, width - 48) + 10
        back = min(width, 320.0)
        widgets.button(
            c, "go", middle - back / 2, at + 6, back, say("match-why-back"),
            partial(self.handle, "confirm"), height=_GO, icon="play", primary=True, size=18,
            key=self.context.bindings.hint("confirm"),
        )  # fmt: skip
        return at + 6 + _GO + 10 - y

    def _draw_example(
        self, c: Canvas, number: int, icon: str, x: float, y: float, width: float
    ) -> float:
        """A row as there will be, dashed. Returns its height."""
        tall = _EXAMPLE * c.letters
        widgets.dashed(c, x, y, width, tall, palette.BRASS)
        c.picture(icon, x + 34, y + tall / 2, 28, ax=0.5, ay=0.5, tint=palette.DIM, sign=False)
        room = width - 66 - 40 - reason_bars.BAR
        first, second = y + tall / 2 - c.line(16) / 2, y + tall / 2 + c.line(15) / 2
        c.text(say(f"match-why-example-{number}"), x + 66, first, size=16, face="Bold",
               colour=palette.DIM, room=room)  # fmt: skip
        c.text(say(f"match-why-example-{number}-words"), x + 66, second, size=15,
               colour=palette.DIM, room=room)  # fmt: skip
        left = x + width - 20 - reason_bars.BAR
        reason_bars.draw_bar(c, left, y + tall / 2, 0.9 / number, paper=False)
        return tall

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
