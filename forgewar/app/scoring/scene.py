"""The final count, step by step; the ranking; prestige by round; what deserves a mention."""

from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import bars
from forgewar.app.match.scene import PlayScene
from forgewar.app.scoring import chart, highlights, ranking
from forgewar.app.scoring.parts import LOOKS
from forgewar.app.scoring.ranking import counted
from forgewar.app.window import keeping
from forgewar.play.library.entry import note_session
from forgewar.play.scoring import PARTS, Statistics, gather

_STEP = 0.9  # seconds between two parts of the count, at normal speed


class ScoringScene(PlayScene):
    """Counts part after part, from quests to gold; any step back and forth; then what is next."""

    def enter(self) -> None:
        self._step = 0
        self._waited = 0.0
        self._chart = "guilds"
        self._stats: Statistics = gather(self.match.history, len(self.match.game.state.guilds))
        note_session(self.match.session)

    @property
    def _lost(self) -> str:
        result = self.match.game.state.result
        return result.lost_by if result is not None else ""

    @property
    def _goal(self) -> int:
        """A great score in a solo game of this mode, or 0 (SOLO-12)."""
        options = self.match.game.state.options
        return self.app.content.solo.marks.get(options.mode, 0) if options.solo else 0

    @property
    def restless(self) -> bool:
        return self._step < len(PARTS) - 1 and not self._lost

    def update(self, seconds: float) -> bool:
        if not self.restless:
            return False
        self._waited += seconds * max(1, self.app.settings.speed)
        if self._waited < _STEP and self.app.settings.speed:
            return False
        self._waited = 0.0
        self._step += 1
        return True

    def _go(self, by: int) -> None:
        self._step = min(max(0, self._step + by), len(PARTS) - 1)

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
                self._step = len(PARTS) - 1
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
        match = self.match
        bars.backdrop(c)
        bars.top_bar(c, "Game over" if self._lost else "Final scores")
        cols = bars.columns(c)
        middle = (cols.centre + c.width) / 2
        pitch = min(170.0, (c.width - cols.centre - 32) / len(LOOKS))
        labels = [look.label for look in LOOKS]
        icons = [(look.icon, look.bottom, look.text) for look in LOOKS]
        bars.ribbon(c, labels, self._step, middle, pitch=pitch, icons=icons)
        x, width = bars.MARGIN, cols.right - 2 * bars.MARGIN
        seats = len(match.game.state.guilds)
        top = min(372.0, 40 + seats * 84.0)
        if self._lost:
            top = 200.0
            self._draw_loss(c, x, cols.top, width, top)
        else:
            place = (float(x), cols.top, width, top)
            ranking.draw(c, match, self._stats, self._ranking(), self._step, place)
        below = cols.top + top + bars.GAP
        self._draw_chart(c, x, below, width, cols.top + cols.height - below)
        place = (cols.right, cols.top, cols.side, cols.height)
        highlights.draw(c, match, self._stats, place)
        self._draw_bar(c)

    def _ranking(self) -> list[int]:
        """Guilds by what is counted so far; at the end the game's own ranking."""
        result = self.match.game.state.result
        assert result is not None
        if self._step == len(PARTS) - 1:
            return list(result.ranking)
        return sorted(result.ranking, key=lambda seat: -counted(self._stats, seat, self._step))

    def _draw_loss(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        widgets.panel(c, x, y, width, height)
        c.text(
            "The guild has lost",
            x + width / 2,
            y + 56,
            size=30,
            face="Title",
            anchor="c",
            colour=palette.EMBER_LIGHT,
        )
        told = (
            f"{self._lost}: alone, a quest must be taken every round and none may fail. "
            f"Round {self.match.game.state.round} was the last."
        )
        c.paragraph(told, x + 80, y + 100, width - 160, size=18, anchor="c")

    def _draw_chart(self, c: Canvas, x: float, y: float, width: float, height: float) -> None:
        widgets.panel(c, x, y, width, height)
        widgets.heading(c, "Prestige by round", x + 18, y + 8, width - 36)
        kinds = [("guilds", "Guilds"), ("sources", "Sources")]
        widgets.segments(
            c, "chart", x + width - 218, y + 5, 200, kinds, self._chart, self._choose_chart,
            height=32,
        )  # fmt: skip
        lines = [
            chart.Series(
                self.match.name(seat),
                self.match.emblem(seat),
                self.match.colour(seat),
                self._stats.totals(seat),
                rounds,
            )
            for seat, rounds in enumerate(self._stats.rounds)
        ]
        draw = chart.draw_sources if self._chart == "sources" else chart.draw_guilds
        draw(c, lines, (x + 18, y + 48, width - 36, height - 60), self._goal)

    def _choose_chart(self, kind: str) -> None:
        self._chart = kind

    def _draw_bar(self, c: Canvas) -> None:
        bars.bottom_bar(c)
        y = c.height - bars.BOTTOM + 8
        cols = bars.columns(c)
        half = (cols.side - 8) / 2
        hint = self.app.bindings.hint
        why = "The count begins here" if self._step == 0 else ""
        widgets.button(
            c,
            "count.back",
            cols.left,
            y,
            half,
            "Back",
            partial(self._go, -1),
            icon="previous",
            why=why,
        )
        why = "Everything is counted" if self._step == len(PARTS) - 1 else ""
        widgets.button(
            c,
            "count.next",
            cols.left + half + 8,
            y,
            half,
            "Next",
            partial(self._go, 1),
            icon="next",
            why=why,
        )
        widgets.button(
            c, "title", cols.right - 196, y, 180, "Title", partial(self._leave, "title"),
            icon="home", key=hint("back"),
        )  # fmt: skip
        widgets.button(
            c, "watch", cols.right - 394, y, 190, "Watch replay", self._watch, icon="replay",
            why="" if self.match.session.path is not None else "This game is not recorded",
        )  # fmt: skip
        first = self._ranking()[0]
        bars.prompt(c, self.match, self._prompt(), until=cols.right - 404, seat=first)
        done = self._step == len(PARTS) - 1 or bool(self._lost)
        label = "New game" if done else "Count all"
        bars.confirm_button(c, self.app, label, partial(self.handle, "confirm"))

    def _prompt(self) -> str:
        match = self.match
        result = match.game.state.result
        if result is None or self._lost:
            return "Better luck next time"
        if self._step < len(PARTS) - 1:
            return f"Counting {LOOKS[self._step].label.lower()} (END-2)"
        score = match.game.state.guilds[result.ranking[0]].prestige
        if match.game.state.options.solo:
            against = f": {self._goal} is a great score (SOLO-12)" if self._goal else ""
            return f"Won with {score} prestige{against}"
        return f"{match.name(result.ranking[0])} wins with {score} prestige"
