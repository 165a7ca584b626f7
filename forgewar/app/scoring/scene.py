"""The final count, step by step; the ranking; prestige by round; what deserves a mention."""

from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars
from forgewar.app.match.ribbon import ribbon
from forgewar.app.match.scene import PlayScene
from forgewar.app.scoring import chart, highlights, ranking
from forgewar.app.scoring.parts import LOOKS
from forgewar.app.window import keeping
from forgewar.play.highlights import Highlight
from forgewar.play.highlights import highlights as find_highlights
from forgewar.play.library.entry import note_session
from forgewar.play.scoring import FinalCount
from forgewar.words import Message, say

_STEP = 0.9  # seconds between two parts of the count, at normal speed
_CHARTS = {"guilds": chart.draw_guilds, "sources": chart.draw_sources}


class ScoringScene(PlayScene):
    """Counts part after part, from quests to gold; any step back and forth; then what is next."""

    shows_panels = False

    def enter(self) -> None:
        match = self.match
        self._waited = 0.0
        self._chart = "guilds"
        names = [match.name(seat) for seat in range(len(match.game.state.guilds))]
        self._final = FinalCount(match.game, match.history, names)
        self._highlights: list[Highlight] = find_highlights(match.history, match.game.content)
        note_session(match.session)

    @property
    def restless(self) -> bool:
        return not self._final.done

    def update(self, seconds: float) -> bool:
        if not self.restless:
            return False
        self._waited += seconds * max(1, self.app.settings.speed)
        if self._waited < _STEP and self.app.settings.speed:
            return False
        self._waited = 0.0
        self._final.go(1)
        return True

    def _leave(self, to: str) -> None:
        self.app.leave_match()
        if to == "setup":
            self.app.open("setup")

    def _watch(self) -> None:
        path = self.match.session.path
        if path is not None:
            self.app.leave_match()
            keeping.watch(self.app, path)

    def handle(self, command: str) -> bool:
        if command == "confirm":
            if self.restless:
                self._final.go(self._final.last)
            else:
                self._leave("setup")
            return True
        if command == "back":
            self._leave("title")
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "confirm"

    # What is shown

    def draw(self, c: Canvas) -> None:
        final = self._final
        bars.backdrop(c)
        bars.top_bar(c, str(final.title))
        cols = bars.columns(c)
        x, width = float(bars.MARGIN), cols.right - 2 * bars.MARGIN
        seats = len(self.match.game.state.guilds)
        top = 200.0 if final.lost else min(372.0, 40 + seats * 84.0)
        if final.lost:
            self._draw_loss(c, Box(x, cols.top, width, top))
        else:
            self._draw_ribbon(c, cols.centre)
            ranking.draw(c, self.match, final, Box(x, cols.top, width, top))
        below = cols.top + top + bars.GAP
        self._draw_chart(c, Box(x, below, width, cols.top + cols.height - below))
        side = Box(cols.right, cols.top, cols.side, cols.height)
        highlights.draw(c, self.match, self._highlights, side)
        self._draw_bar(c)

    def _draw_ribbon(self, c: Canvas, left: float) -> None:
        """The parts of the count, the one being counted in brass."""
        pitch = min(170.0, (c.width - left - 32) / len(LOOKS))
        labels = [look.label for look in LOOKS]
        icons = [(look.icon, look.bottom, look.text) for look in LOOKS]
        middle = (left + c.width) / 2
        ribbon(c, labels, self._final.step, middle, pitch=pitch, icons=icons)

    def _draw_loss(self, c: Canvas, box: Box) -> None:
        x, y, width, _ = box
        widgets.panel(c, *box)
        c.text(
            say("scoring-lost"), x + width / 2, y + 56, size=30, face="Title", anchor="c",
            colour=palette.EMBER_LIGHT, room=width - 40,
        )  # fmt: skip
        c.paragraph(str(self._final.loss), x + 80, y + 100, width - 160, size=18, anchor="c")

    def _draw_chart(self, c: Canvas, box: Box) -> None:
        x, y, width, height = box
        widgets.panel(c, *box)
        widgets.heading(c, say("scoring-by-round"), x + 18, y + 8, width - 36)
        kinds = [(kind, say(f"scoring-chart-{kind}")) for kind in _CHARTS]
        widgets.segments(
            c, "chart", x + width - 218, y + 5, 200, kinds, self._chart, self._choose_chart,
            height=32,
        )  # fmt: skip
        inner = Box(x + 18, y + 48, width - 36, height - 60)
        _CHARTS[self._chart](c, self.match, self._final, inner)

    def _choose_chart(self, kind: str) -> None:
        self._chart = kind

    def _draw_bar(self, c: Canvas) -> None:
        bars.bottom_bar(c)
        y = c.height - bars.BOTTOM + 8
        cols, final = bars.columns(c), self._final
        hint = self.app.bindings.hint
        if not final.lost:
            self._draw_steps(c, cols.left, y, (cols.side - 8) / 2)
        widgets.button(
            c, "title", cols.right - 196, y, 180, say("scoring-to-title"),
            partial(self._leave, "title"), icon="home", key=hint("back"),
        )  # fmt: skip
        recorded = self.match.session.path is not None
        widgets.button(
            c, "watch", cols.right - 394, y, 190, say("scoring-watch"), self._watch,
            icon="replay", why="" if recorded else say("scoring-not-recorded"),
        )  # fmt: skip
        first = final.standings()[0].seat
        bars.prompt(c, self.match, str(final.prompt), until=cols.right - 404, seat=first)
        label = say("scoring-new-game") if final.done else say("scoring-count-all")
        bars.confirm_button(c, self.app, label, partial(self.handle, "confirm"))

    def _draw_steps(self, c: Canvas, x: float, y: float, width: float) -> None:
        """Back and on through the count."""
        final = self._final
        widgets.button(
            c, "count.back", x, y, width, say("scoring-back"), partial(final.go, -1),
            icon="previous", why=_said(final.why_not_back),
        )  # fmt: skip
        widgets.button(
            c, "count.next", x + width + 8, y, width, say("scoring-next"), partial(final.go, 1),
            icon="next", why=_said(final.why_not_on),
        )  # fmt: skip


def _said(why: Message | None) -> str:
    return str(why) if why is not None else ""
