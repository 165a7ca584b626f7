"""The timeline under a replay: rounds and phases in a row, and a knob to move through them."""

from collections.abc import Callable
from functools import partial

from forgewar.app.kit import palette, svg
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.play.replay import Replay
from forgewar.session.timeline import Timeline
from forgewar.words import say

SCRUB = "scrub"  # what dragging the knob carries
_TRACK = 12.0


class Scrubber:
    """Keeps where the track lies on the screen, for whoever drags along it."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._left, self._width = 0, 1  # pixels

    def moment_at(self, x: int) -> int:
        """The moment at a place on the screen, in pixels."""
        part = (x - self._left) / max(1, self._width)
        return round(min(max(0.0, part), 1.0) * self._timeline.last)

    def draw(
        self,
        c: Canvas,
        replay: Replay,
        box: Box,
        press: Callable[[], None],
        go: Callable[[int], None],
    ) -> None:
        """The numbers of the rounds above, the track below."""
        x, y, width, height = box
        low = y + height - 37  # where the track's spot begins
        track = low + 11
        self._left, self._width = c.px(x), c.px(width)
        label = say("replay-moment", moment=replay.moment, last=self._timeline.last)
        marked = c.spot(SCRUB, x - 8, low, width + 16, 33, label, press, drag=SCRUB, drop=_let_go)
        self._draw_rounds(c, replay, Box(x, y, width, low - y), go)
        at = self._place(replay.moment, x, width)
        with c.clipped(x, track, at - x, _TRACK):
            self._draw_track(c, x, track, width, "1")
        with c.clipped(at, track, x + width - at, _TRACK):
            self._draw_track(c, x, track, width, ".45")
        radius = 11.0 if marked or c.dragged == SCRUB else 9.0
        body = (
            f'<circle cx="12" cy="12" r="{radius}" fill="{palette.OUTLINE}"/>'
            f'<circle cx="12" cy="12" r="{radius - 1.6}" fill="{palette.CHOSEN}"/>'
            f'<circle cx="12" cy="12" r="{radius - 5}" fill="{palette.INK}"/>'
        )
        c.shape(at - 12, track + _TRACK / 2 - 12, 24, 24, body)

    def _place(self, moment: int, x: float, width: float) -> float:
        return x + width * moment / max(1, self._timeline.last)

    def _draw_rounds(
        self,
        c: Canvas,
        replay: Replay,
        box: Box,
        go: Callable[[int], None],
    ) -> None:
        """A number for each round, to be pressed, over its part of the track or beside that."""
        x, y, width, height = box
        rounds = self._timeline.rounds()
        ends = [*list(rounds.values())[1:], self._timeline.last]
        room = c.text_width(str(max(rounds, default=0)), size=15) + 6
        middles = [
            (self._place(start, x, width) + self._place(end, x, width)) / 2
            for start, end in zip(rounds.values(), ends, strict=True)
        ]
        for (number, start), middle in zip(rounds.items(), _spread(middles, room), strict=True):
            stage = self._timeline.chapters[self._timeline.chapter(start)].stage
            on = number == replay.match.view.shown.round
            marked = c.spot(
                f"round.{number}", middle - room / 2, y, room, height,
                say("replay-round", round=number), partial(go, start),
            )  # fmt: skip
            colour = palette.CHOSEN if on or marked else palette.STAGE_TEXT[stage]
            face = "Bold" if on else "Medium"
            at = y + height / 2 + 2
            c.text(str(number), middle, at, size=15, face=face, colour=colour, anchor="c")

    def _draw_track(self, c: Canvas, x: float, y: float, width: float, opacity: str) -> None:
        """A groove with the phases as inlays, the rounds apart."""
        last = max(1, self._timeline.last)
        body = svg.box(0, 0, width, _TRACK, 5, palette.OUTLINE)
        chapters = self._timeline.chapters
        ends = [*(chapter.start for chapter in chapters[1:]), last]
        for i, (chapter, end) in enumerate(zip(chapters, ends, strict=True)):
            left, right = width * chapter.start / last, width * end / last
            new = i > 0 and chapters[i - 1].round != chapter.round
            gap = 2.0 if new else 0.4
            wide = max(0.6, right - left - gap)
            fill = palette.PHASE[chapter.phase]
            inlay = (round(left + gap, 2), 2, round(wide, 2), _TRACK - 4, 1.5 if wide > 4 else 0)
            body += svg.box(*inlay, fill, f'opacity="{opacity}"')
        c.shape(x, y, width, _TRACK, body)


def _spread(middles: list[float], room: float) -> list[float]:
    """The same places with `room` between each two, as near as that goes: from the left, then back
    from the last, which stays."""
    found = middles[:]
    for i in range(1, len(found)):
        found[i] = max(found[i], found[i - 1] + room)
    found[-1:] = middles[-1:]
    for i in range(len(found) - 2, -1, -1):
        found[i] = min(found[i], found[i + 1] - room)
    return found


def _let_go(_: object) -> None:
    """The game has followed already."""
