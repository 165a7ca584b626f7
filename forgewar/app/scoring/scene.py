"""The final count, guild by guild and part by part; then the winner's tableau, and the figures: the
ranking, prestige by round, what deserves a mention."""

from functools import partial

from forgewar.app.kit import widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import SMALLEST, Canvas
from forgewar.app.kit.clipboard import write_clipboard
from forgewar.app.match import layout
from forgewar.app.match.ribbon import ribbon
from forgewar.app.match.scene import PlayScene
from forgewar.app.scoring import (
    chart,
    highlights,
    lost_game,
    next_challenge,
    part_panel,
    ranking,
    winner_tableau,
)
from forgewar.app.scoring.parts import LOOKS
from forgewar.app.window import challenge_start, game_files
from forgewar.app.window.fade import Fade
from forgewar.play import pace
from forgewar.play.challenges.days import next_deal
from forgewar.play.challenges.kept import read_kept, utc_today
from forgewar.play.challenges.offers import Offer, next_offer
from forgewar.play.challenges.results import Outcome, note_outcome, outcome_of, share_line
from forgewar.play.count import Counting
from forgewar.play.highlights import Highlight
from forgewar.play.highlights import highlights as find_highlights
from forgewar.play.library.entry import note_session
from forgewar.play.loss import Loss, loss
from forgewar.play.results import note_result
from forgewar.play.scorers import scorers
from forgewar.play.scoring import PARTS, FinalCount
from forgewar.words import Message, as_sentences, say

_CHARTS = {"guilds": chart.draw_guilds, "sources": chart.draw_sources}
_VIEWS = ("winner", "scores")
_MOST_LETTERS = 1.4  # growth of letters in rankings and beside them
_TICK = 0.08  # seconds from one tick of the count to the next
_COPIED = 2.0  # seconds for which the button says so
_CHART = 250.0  # wanted height of the chart
_LEAST_HIGHLIGHTS = 200.0  # units of the side column


class ScoringScene(PlayScene):
    """Counts by itself; any part back and forth; then the tableau and the figures, and what is
    next."""

    shows_panels = False

    def enter(self) -> None:
        match = self.match
        self._chart, self._view = "guilds", "winner"
        names = [match.view.name(seat) for seat in range(len(match.view.game.state.guilds))]
        self._final = FinalCount(match.view.game, match.chronicle.history, names)
        self._counting = Counting(self._final)
        self._loss: Loss | None = (
            loss(match.view.game, match.chronicle.history) if self._final.lost else None
        )
        self._highlights: list[Highlight] = find_highlights(
            match.chronicle.history, match.view.game.content
        )
        self._scorers = scorers(match.chronicle.history, match.view.game.content)
        self._since_tick = 0.0
        self._closing = 0.0  # milliseconds of the tableau
        self._closed = False  # whether it has begun
        self._fade = Fade(self.context.settings)
        if not self.context.settings.speed:
            self._end()
        note_session(match.session)
        note_result(match.session)
        self._find_next()

    @property
    def _taught(self) -> bool:
        """Whether it is part of a lesson, which speaks of the count and has no rounds before it."""
        return self.match.tutor is not None

    def _find_next(self) -> None:
        """Keep the result of a challenge, and find the next one; only where the game is played."""
        self._copied = 0.0  # seconds for which the button still says that the line is copied
        self._outcome: Outcome | None = None
        self._offer: Offer | None = None
        self._line = ""
        if not self._on_stage:
            return
        match = self.match
        self._outcome = outcome_of(match.session, match.chronicle.history)
        if self._outcome is not None:
            note_outcome(self._outcome, match.session)
        kept = read_kept()
        self._offer = next_offer(match.session, self._outcome, kept, utc_today())
        path, deal = match.session.path, self._outcome and self._outcome.challenge.deal
        tried = kept.try_of(deal.day) if deal is not None else None
        if tried is not None and path is not None and tried.game == path.stem:
            self._line = str(share_line(tried, kept))

    # The count goes on

    @property
    def needs_ticks(self) -> bool:
        closing = self._closed and self._closing < pace.TABLEAU
        busy = self._counting.running or not self._closed or closing or self._fade.busy
        return busy or self._copied > 0

    @property
    def first_look(self) -> object:
        """The count, then the tableau: either can be ended while it moves."""
        if not self._on_stage or not self.needs_ticks or self._closing >= pace.TABLEAU:
            return None
        return "count" if not self._closed else "tableau"

    def update(self, seconds: float) -> bool:
        if not self.needs_ticks:
            return False
        self._copied = max(0.0, self._copied - seconds)
        speed = self.context.settings.speed
        if not speed:
            self._end()
            return True
        self._fade.update(seconds)
        if self._closed:
            self._closing = min(pace.TABLEAU, self._closing + 1000 * seconds * speed)
        self._tick(seconds)
        self._counting.update(1000 * seconds * speed)
        if self._final.done and not self._closed:
            self._close()
        return True

    def _tick(self, seconds: float) -> None:
        """Prestige is heard while it rolls."""
        self._since_tick += seconds
        if 0 < self._counting.part < 1 and self._since_tick >= _TICK:
            self._since_tick = 0.0
            self._let_hear("prestige_tick")

    def _close(self) -> None:
        """All is counted: the tableau comes up, with its sting."""
        self._closed = True
        self._change_view("winner")
        winner, match = self._final.winner, self.match
        won = winner is not None and (match.view.watched or match.view.is_person(winner))
        if self._on_stage:
            self.context.sounds.sting("victory" if won else "defeat")

    def _end(self) -> None:
        """Everything is counted and nothing moves any more."""
        self._final.go(len(PARTS))
        if not self._closed:
            self._close()
        self._closing = float(pace.TABLEAU)

    @property
    def _on_stage(self) -> bool:
        """Whether it is played, not leafed through in a replay."""
        return self in self.context.navigator.scenes

    def _let_hear(self, cue: str) -> None:
        if self._on_stage:
            self.context.sounds.play(cue)

    def _change_view(self, view: str) -> None:
        """One view gives way to another gently, where things move."""
        if self._on_stage:
            self._fade.fade_in()
        self._view = view

    def _go(self, by: int) -> None:
        self._counting.go(by)

    # Actions

    def _leave(self, to: str) -> None:
        game_files.leave_match(self.context)
        if to == "setup":
            self.context.navigator.open("setup")

    def _watch(self) -> None:
        path = self.match.session.path
        if path is not None:
            game_files.leave_match(self.context)
            game_files.watch(self.context, path)

    def _review(self) -> None:
        path = self.match.session.path
        if path is not None:
            game_files.leave_match(self.context)
            game_files.review(self.context, path)

    def _begin_offer(self) -> None:
        """Begin the next challenge in place of this game."""
        session, offer = self.match.session, self._offer
        assert offer is not None
        assert session.path is not None
        game_files.leave_match(self.context)
        challenge_start.begin_offer(self.context, offer, session.header, session.path)

    def _copy(self) -> None:
        if write_clipboard(self._line):
            self._copied = _COPIED
            self.context.reader.tell(say("share-copied"))

    def handle(self, command: str) -> bool:
        if command == "review" and self._on_stage:
            self._review()
            return True
        if command == "confirm":
            if not self._final.done:
                self._go(1)
            elif self._closing < pace.TABLEAU:
                self._closing = float(pace.TABLEAU)
            elif self._offer is not None:
                self._begin_offer()
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

    # Drawing

    def draw(self, c: Canvas) -> None:
        layout.backdrop(c)
        zoom = self._zoom(c)
        letters = max(1.0, min(_MOST_LETTERS, c.text_scale / zoom))
        with c.enlarged(zoom), c.with_letters(1.0):
            self._draw_inside(c, letters)
        with c.enlarged():
            self._draw_bar(c)

    def _zoom(self, c: Canvas) -> float:
        """Factor by which all above the bottom bar is enlarged."""
        tall = c.height - layout.bottom_height(c)
        fits = min(c.width / SMALLEST[0], tall / (SMALLEST[1] - layout.BOTTOM))
        return max(1.0, min(c.text_scale, fits))

    def _draw_inside(self, c: Canvas, letters: float) -> None:
        """All above the bottom bar; rankings and the panel beside them have larger letters."""
        layout.top_bar(c, str(self._final.title))
        parts = layout.regions(c)
        side, area = layout.body(c).cut_right(parts.right.width, layout.MARGIN)
        if not self._final.done or self._taught:
            self._draw_count(c, parts.centre.x, area, side, letters)
        else:
            self._draw_views(c)
            if self._view == "scores":
                self._draw_scores(c, area, letters)
            else:
                self._draw_tableau(c, area)
            self._draw_side(c, side, letters)

    def _draw_side(self, c: Canvas, box: Box, letters: float) -> None:
        """The next challenge, the line to share, and highlights in the room that is left."""
        if self._line:
            tall = min(box.height * 0.5, next_challenge.share_height(c, self._line, box.width))
            low, box = box.cut_bottom(tall, layout.GAP)
            copied = self._copied > 0
            next_challenge.draw_share(c, self._line, self._copy, low, copied=copied)
        if self._offer is not None:
            tall = next_challenge.height_of(c, self._offer, box.width)
            if box.height - tall < _LEAST_HIGHLIGHTS + layout.GAP:
                next_challenge.draw_offer(c, self.context, self._offer, self._begin_offer, box)
                return
            top, box = box.cut_top(tall, layout.GAP)
            next_challenge.draw_offer(c, self.context, self._offer, self._begin_offer, top)
        with c.with_letters(letters):
            highlights.draw(c, self.match, self._highlights, box)

    def draw_over(self, c: Canvas) -> None:
        super().draw_over(c)
        self._fade.draw(c.surface, c.rect(*self.stage(c)))

    def stage(self, c: Canvas) -> Box:
        """All between the bars: there are no panels."""
        _, below = Box(0, 0, c.width, c.height).cut_top(layout.top_height(c))
        return below.cut_bottom(layout.bottom_height(c))[1]

    def _draw_count(self, c: Canvas, left: float, area: Box, side: Box, letters: float) -> None:
        """The part being counted in brass, the bars as large as there is room, the rule beside."""
        pitch = min(170.0, (c.width - left - 32) / len(LOOKS))
        labels = [look.label for look in LOOKS]
        icons = [(look.icon, look.bottom, look.text) for look in LOOKS]
        middle = (left + c.width) / 2
        top = layout.top_height(c) - layout.TOP
        ribbon(c, labels, self._final.step, middle, pitch=pitch, icons=icons, top=top)
        press = partial(self._go, 1) if self._counting.running else None
        with c.with_letters(letters):
            ranking.draw(c, self.match, self._counting, area, press, self._scorers)
            part_panel.draw(c, self.match, self._counting, self._scorers, side)
        winner_tableau.fetch(c, area)

    def _draw_views(self, c: Canvas) -> None:
        """A switch between the tableau and the figures."""
        wide = 300.0
        last = "lost" if self._final.lost else "winner"
        kinds = [("winner", say(f"scoring-view-{last}")), ("scores", say("scoring-view-scores"))]
        x = c.width - layout.MARGIN - wide
        y = layout.top_height(c) - layout.TOP + 13
        widgets.segments(c, "view", x, y, wide, kinds, self._view, self._change_view,
                         group=str(self._final.title))  # fmt: skip

    def _draw_tableau(self, c: Canvas, area: Box) -> None:
        if self._loss is not None:
            lost_game.draw(c, self.match, self._loss, area)
        else:
            part = self._closing / pace.TABLEAU
            winner_tableau.draw(c, self.match, self._final, self._outcome, part, area)

    def _draw_scores(self, c: Canvas, area: Box, letters: float) -> None:
        """The ranking, and the chart in the room below it."""
        x, y, width, height = area
        top = 0.0
        if not self._final.lost:
            seats = len(self.match.view.game.state.guilds)
            with c.with_letters(letters):
                least = ranking.least_height(c, seats)
                top = min(372.0, 40 + seats * 84.0, max(least, height - _CHART))
                ranking.draw(c, self.match, self._counting, Box(x, y, width, top))
            top += layout.GAP
        self._draw_chart(c, Box(x, y + top, width, height - top))

    def _draw_chart(self, c: Canvas, box: Box) -> None:
        x, y, width, height = box
        widgets.panel(c, *box)
        widgets.heading(c, say("scoring-by-round"), x + 18, y + 8, width - 36)
        kinds = [(kind, say(f"scoring-chart-{kind}")) for kind in _CHARTS]
        widgets.segments(
            c, "chart", x + width - 218, y + 5, 200, kinds, self._chart, self._choose_chart,
            height=32, group=say("scoring-by-round"),
        )  # fmt: skip
        inner = Box(x + 18, y + 48, width - 36, height - 60)
        _CHARTS[self._chart](c, self.match, self._final, inner)

    def _choose_chart(self, kind: str) -> None:
        self._chart = kind

    def _draw_bar(self, c: Canvas) -> None:
        layout.bottom_bar(c)
        boxes, final = layout.bottom_boxes(c), self._final
        tableau = final.done and self._view == "winner" and not self._taught
        if not final.lost and not tableau:
            self._draw_steps(c, boxes)
        until = self._draw_ways(c, boxes.prompt)
        told = self._counting.growing or final.standings()[0]
        said = str(next_deal() if final.done and self._line else final.prompt)
        layout.prompt(c, self.context, said, until=until, seat=told.seat)
        if final.done and self._outcome is not None:
            c.frame.prompt = as_sentences(self._outcome.words, said)
        if final.done and self._offer is not None:
            again = partial(self._leave, "setup")
            label = say("scoring-new-game")
            widgets.button(c, "new_game", *boxes.third[:3], label, again, icon="dice")
            return
        label = say("scoring-new-game") if final.done else say("scoring-next")
        layout.confirm_button(c, self.context, label, partial(self.handle, "confirm"))

    def _draw_ways(self, c: Canvas, bar: Box) -> float:
        """Draw buttons to the title, the replay and the review, without words where there is little
        room. Returns their left edge."""
        short, hint = layout.is_compact(c), self.context.bindings.hint
        why = "" if self.match.session.path is not None else say("scoring-not-recorded")
        x = bar.right + layout.GAP_IN_BAR
        for name, wide, label, do, icon, key, refused in (
            ("title", 180.0, say("scoring-to-title"), partial(self._leave, "title"), "home",
             hint("back"), ""),
            ("watch", 190.0, say("scoring-watch"), self._watch, "replay", "", why),
            ("review", 170.0, say("review-title"), self._review, "eye", hint("review"), why),
        ):  # fmt: skip
            width = 46.0 if short else wide
            x -= width + layout.GAP_IN_BAR
            widgets.button(
                c, name, x, bar.y, width, "" if short else label, do, icon=icon,
                why=refused, tip=label if short else "", key="" if short else key,
            )  # fmt: skip
        return x - 10

    def _draw_steps(self, c: Canvas, boxes: layout.BottomBar) -> None:
        """Back through the count, or to its end; the button that confirms counts one part."""
        final, short = self._final, layout.is_compact(c)
        widgets.button(
            c, "count.back", *boxes.first[:3], "" if short else say("scoring-back"),
            partial(self._go, -1), tip=say("scoring-back") if short else "",
            icon="previous", why=_text_or_empty(final.why_not_back),
        )  # fmt: skip
        widgets.button(
            c, "count.all", *boxes.second[:3], "" if short else say("scoring-count-all"),
            partial(self._go, len(PARTS)), tip=say("scoring-count-all") if short else "",
            icon="skip", why=_text_or_empty(final.why_not_on),
        )  # fmt: skip


def _text_or_empty(why: Message | None) -> str:
    return str(why) if why is not None else ""
