"""The review of a finished game: chances round by round, turning points, what was lost and when."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import row, shares
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import layout
from forgewar.app.review import chart, panels
from forgewar.app.window.challenge_start import begin_offer
from forgewar.app.window.scene import Scene
from forgewar.play.challenges.offers import Offer, turn_offer
from forgewar.play.review.kept import reviewed_seats
from forgewar.play.review.reviewing import Reviewing
from forgewar.play.review.tour import Tour
from forgewar.play.review.view import ReviewView, SwingTurn, Turn
from forgewar.session.timeline import Timeline
from forgewar.words import Message, games, say
from forgewar.words.names import EMBLEMS

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_HEAD = 54.0  # units for the heading of a panel
_SIDE = 430.0  # for the list of turning points
_LOW = 236.0  # and for what lies under the curve


class ReviewScene(Scene):
    """Is made while it is looked at, also from the table that shows a turning point; who leaves
    stops it, and who comes back goes on."""

    room = (1120.0, 660.0)

    def __init__(self, context: "SceneContext", path: Path, timeline: Timeline) -> None:
        super().__init__(context)
        self._path, self._timeline = path, timeline
        self._offer: Offer | None = None
        self._sought = False  # whether there is an offer is known
        self._reviewing = Reviewing(path, timeline, context.resources.thinker)
        self._view = ReviewView(timeline, self._reviewing.review)
        self._seats = reviewed_seats(timeline)
        self._seat = self._seats[0]
        self._list = ScrollList()

    def enter(self) -> None:
        self._reviewing.begin()

    def leave(self) -> None:
        self._reviewing.stop()

    def work(self) -> bool:
        return self._reviewing.work()

    @property
    def needs_ticks(self) -> bool:
        return not self._reviewing.done and not self._reviewing.stuck

    # Actions

    def _choose(self, seat: str) -> None:
        self._seat = int(seat)
        self._list = ScrollList()

    def _show(self, turn: Turn | SwingTurn) -> None:
        """At the table, with the way to the others of this guild."""
        turns = self._turns
        tour = Tour(turns, turns.index(turn))
        self.context.navigator.open("replay", self._timeline, turn.point.moment, tour)

    def _watch(self) -> None:
        self.context.navigator.open("replay", self._timeline)

    def _again(self) -> None:
        self._reviewing.begin()

    def _find_offer(self) -> Offer | None:
        """To play on from the costliest choice, when all of the review is done; read once."""
        if self._reviewing.done and not self._sought:
            self._sought = True
            self._offer = turn_offer(self._path, self._timeline.header, self._timeline.games)
        return self._offer

    def _begin(self, offer: Offer) -> None:
        self.context.navigator.reset(self.context.navigator.scene("title"))
        begin_offer(self.context, offer, self._timeline.header, self._path)

    @property
    def _turns(self) -> list[Turn | SwingTurn]:
        """Turning points of the guild that is looked at."""
        return self._view.turns_of(self._seat)

    def handle(self, command: str) -> bool:
        row = self._list.neighbour(command, self.context.controller.focus)
        if row:
            self.context.controller.focus = row
            return True
        if command == "confirm":
            self._watch()
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "turn.0" if self._turns else "back"

    # Drawing

    def draw(self, c: Canvas) -> None:
        layout.backdrop(c)
        layout.top_bar(c, say("review-title"))
        self._draw_seats(c)
        places = _side_by_side(c)
        self._draw_curve(c, places.curve)
        panels.draw_lost(c, self._view.lost(self._seat), places.lost)
        panels.draw_phases(c, self._view.phases(self._seat), self._weakness, places.phases)
        self._draw_turns(c, places.turns)
        self._draw_bar(c)

    @property
    def _weakness(self) -> Message | None:
        return self._view.weakness(self._seat) if self._reviewing.done else None

    def _draw_seats(self, c: Canvas) -> None:
        """Draw a switch between guilds, where there is more than one to choose from."""
        if len(self._seats) == 1:
            return
        header = self._timeline.header
        kinds = [(str(seat), str(games.guild(header, seat))) for seat in self._seats]
        wide, top = (
            min(150.0 * len(kinds), c.width - 2 * layout.MARGIN),
            layout.top_height(c) - layout.TOP + 13,
        )
        widgets.segments(
            c, "seat", c.width / 2 - wide / 2, top, wide, kinds, str(self._seat), self._choose,
            group=say("review-title"),
        )  # fmt: skip

    def _draw_curve(self, c: Canvas, box: Box) -> None:
        x, y, width, height = box
        widgets.panel(c, *box)
        widgets.heading(c, say("review-curve"), x + 18, y + 8, width - 36)
        moments = len(self._timeline.rounds()) + 1
        inner = Box(x + 18, y + _HEAD, width - 36, height - 66)
        chart.draw(c, self._timeline.header, self._view.curve(), moments, inner)

    def _draw_turns(self, c: Canvas, box: Box) -> None:
        x, y, width, height = box
        widgets.panel(c, *box)
        widgets.heading(c, say("review-turning-points"), x + 18, y + 8, width - 36)
        turns = self._turns
        if not turns:
            none = say("review-none" if self._reviewing.done else "review-none-yet")
            c.paragraph(none, x + 18, y + 68, width - 36, size=16, colour=palette.DIM)
            return
        names = [[f"turn.{i}"] for i in range(len(turns))]
        emblem = EMBLEMS[self._timeline.header.seats[self._seat].colour]

        def draw_row(i: int, top: float, room: float, pitch: float) -> None:
            press = partial(self._show, turns[i])
            place = Box(x + 12, top, room, pitch - 8)
            panels.draw_turn(c, self._view, turns[i], f"turn.{i}", emblem, place, press)

        inner = Box(x + 12, y + _HEAD, width - 24, height - 64)
        self._list.draw(c, "turns", inner, names, panels.ROW + 8, draw_row)

    def _draw_bar(self, c: Canvas) -> None:
        layout.bottom_bar(c)
        hint, leave = self.context.bindings.hint, partial(self.context.command, "back")
        back, rest = layout.bottom_row(c).cut_left(160, layout.MARGIN)
        label = say("menus-back")
        widgets.button(c, "back", *back[:3], label, leave, icon="undo", key=hint("back"))
        watch, place = rest.cut_right(_SIDE, layout.MARGIN)
        widgets.button(
            c, "confirm", *watch[:3], say("library-watch"), self._watch, icon="play",
            primary=True, key=hint("confirm"),
        )  # fmt: skip
        if self._reviewing.stuck:
            self._draw_stuck(c, place)
        elif not self._reviewing.done:
            self._draw_progress(c, place)
        elif (offer := self._find_offer()) is not None:
            begin = partial(self._begin, offer)
            wide = min(place.width, 320.0)
            box, _ = place.cut_right(wide, 0)
            label, tip = str(offer.label), str(offer.words)
            widgets.button(c, "offer", *box[:3], label, begin, icon="replay", tip=tip)

    def _draw_stuck(self, c: Canvas, box: Box) -> None:
        x, y, room, tall = box
        widgets.button(c, "again", x + room - 180, y, 180, say("review-again"), self._again)
        said = say("review-stuck")
        c.text(said, x, y + tall / 2, size=16, colour=palette.EMBER_LIGHT, room=room - 196)

    def _draw_progress(self, c: Canvas, box: Box) -> None:
        """A bar that fills, with its words before it."""
        x, y, room, tall = box
        part, middle = self._reviewing.progress, y + tall / 2
        said = say("review-progress", percent=int(100 * part))
        c.spot("progress", x, middle - 16, room, 32, said)
        words = min(room / 2, 240.0)
        c.text(said, x, middle, size=16, room=words - 12)
        wide = min(room - words, 420.0)
        body = svg.box(0, 0, wide, 14, 7, palette.GROOVE_ON_WOOD)
        long = max(14.0, wide * part)
        body += svg.box(0, 0, round(long, 1), 14, 7, palette.BRASS)
        c.shape(x + words, middle - 7, wide, 14, body)


class _Places(NamedTuple):
    """Boxes of the parts of the scene."""

    curve: Box
    lost: Box
    phases: Box
    turns: Box


def _side_by_side(c: Canvas) -> _Places:
    """The turning points beside the curve and what lies under that."""
    turns, rest = layout.body(c).cut_right(_SIDE, layout.GAP)
    below, curve = rest.cut_bottom(_LOW, layout.GAP)
    lost, phases = row(below, shares(2), layout.GAP)
    return _Places(curve, lost, phases, turns)
