"""The list of lessons: what there is to learn, what is learnt, and where to go on."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import bars
from forgewar.app.window.keeping import put_away
from forgewar.app.window.scene import Scene
from forgewar.content import load
from forgewar.content.lessons import load_first_game
from forgewar.play.hall import read_hall
from forgewar.play.lessons import shelf
from forgewar.play.lessons.shelf import Offered
from forgewar.play.lessons.teaching import Teaching
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_ROW = 60.0
_BASICS = 7  # lessons before a first game


class LessonsScene(Scene):
    """Any lesson at any time; the one to take next shines."""

    def __init__(self, app: "App", after: str = "") -> None:
        super().__init__(app)
        self._after = after
        self._list = ScrollList()

    def enter(self) -> None:
        self._offered = shelf.offered(read_hall())
        self._due = shelf.due(self._offered, self._after)

    def resume(self) -> None:
        self.enter()

    # What can be done

    def _begin(self, chosen: Offered) -> None:
        app = self.app
        put_away(app)
        speed, content = app.settings.speed, load.default()
        teaching = partial(
            Teaching, chosen.lesson, chosen.start, content, speed, on_place=shelf.note
        )
        app.seat(teaching)

    def _play_first(self) -> None:
        """A real game with the guide at hand."""
        app, first = self.app, load_first_game()
        if not app.settings.guide:
            app.settings.guide = True
            app.save()
        rival = Seat(say("lessons-rival"), COLOURS[1], first.rival)
        seats = (Seat(say("lessons-you"), COLOURS[0]), rival)
        app.new_game(Options("simple", 2), first.seed, seats, content=load.default())

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._begin(next(each for each in self._offered if each.id == self._due))
            return True
        near = self._list.neighbour(command, self.app.controller.focus)
        if near:
            self.app.controller.focus = near
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return f"lesson.{self._due}"

    # What is shown

    def draw(self, c: Canvas) -> None:
        bars.backdrop(c)
        bars.top_bar(c, say("lessons-title"))
        bars.bottom_bar(c)
        width = min(920.0, c.width - 2 * bars.MARGIN)
        x, y = (c.width - width) / 2, bars.TOP + bars.MARGIN
        height = c.height - bars.BOTTOM - bars.MARGIN - y
        widgets.panel(c, x, y, width, height)
        c.paragraph(say("lessons-words"), x + 24, y + 30, width - 48, size=17, colour=palette.DIM)
        rows = [(f"lesson.{each.id}",) for each in self._offered]
        box = (x + 20, y + 62, width - 40, height - 78)
        draw_row = partial(self._row, c, x + 20)
        self._list.draw(c, "list", box, rows, min(_ROW, max(46.0, box[3] / len(rows))), draw_row)
        low = c.height - bars.BOTTOM + 8
        back = partial(self.app.command, "back")
        key = self.app.bindings.hint("back")
        widgets.button(c, "back", bars.MARGIN, low, 160, say("menus-back"), back, icon="previous",
                       key=key)  # fmt: skip
        self._ways(c, low)

    def _ways(self, c: Canvas, y: float) -> None:
        """What else helps to learn it, from the right."""
        opens = self.app.open
        ways: list[tuple[str, str, widgets.Press, str]] = [
            ("first_game", say("lessons-first-game"), self._play_first, say("lessons-first-words")),
            (
                "puzzles",
                say("puzzles-title"),
                partial(self.app.open, "puzzles"),
                say("puzzles-words"),
            ),
            ("tips", say("match-tips"), partial(opens, "tips"), say("lessons-tips-words")),
        ]
        x = c.width - bars.MARGIN
        for name, label, press, tip in ways:
            width = c.text_width(label, size=16, face="Title") + 48
            x -= width
            first = name == "first_game" and all(each.learnt for each in self._offered[:_BASICS])
            widgets.button(c, name, x, y, width, label, press, tip=tip, primary=first)
            x -= 10

    def _row(
        self, c: Canvas, x: float, number: int, top: float, width: float, pitch: float
    ) -> None:
        each = self._offered[number]
        box = Box(x, top + 3, width, pitch - 6)
        state = each.state
        label = str(each.name)
        widgets.row(
            c, f"lesson.{each.id}", *box, label, partial(self._begin, each),
            chosen=each.id == self._due, tip=str(each.about),
        )  # fmt: skip
        middle = box.y + box.height / 2
        place = str(each.lesson.place)
        c.text(place, x + 26, middle, size=20, face="Title", colour=palette.BRASS, anchor="c")
        right = x + width - 16
        if state is not None:
            fill = palette.MET if each.learnt else palette.EDGE
            icon = "check" if each.learnt else ""
            right -= widgets.pill(c, str(state), right, middle, fill, icon=icon, anchor="r") + 12
        c.text(label, x + 52, middle - 10, size=18, face="Title", room=right - x - 52)
        about = str(each.about)
        c.text(about, x + 52, middle + 12, size=15, colour=palette.DIM, room=right - x - 52)
