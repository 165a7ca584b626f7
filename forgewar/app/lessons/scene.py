"""The list of lessons: what there is to learn, what is learnt, and where to go on."""

from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.lessons.list_scene import ListingScene
from forgewar.app.match import layout
from forgewar.app.window import game_files
from forgewar.app.window.game_files import put_away
from forgewar.app.window.settings import save_settings
from forgewar.content import load
from forgewar.content.lessons import load_first_game
from forgewar.play.achievements import read_hall
from forgewar.play.lessons import shelf
from forgewar.play.lessons.shelf import Offered
from forgewar.play.lessons.tutor import Tutor
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.words import say

_ROW, _FOLDED_ROW = 60.0, 92.0  # with what it is about in one line, or in up to three
_BASICS = 7  # lessons before a first game


class LessonsScene(ListingScene):
    """Any lesson at any time."""

    _spot, _width = "lesson", 920.0

    def enter(self) -> None:
        self._offered = shelf.offered(read_hall())
        self._due = shelf.due(self._offered, self._after)

    # Actions

    def _begin(self, chosen: Offered) -> None:
        context = self.context
        put_away(context)
        speed, content = context.settings.speed, load.default()
        tutor = partial(Tutor, chosen.lesson, chosen.start, content, speed, on_place=shelf.note)
        game_files.set_match(context, lambda **calls: tutor(**calls).match)

    def _play_first(self) -> None:
        """A real game with the guide at hand."""
        context, first = self.context, load_first_game()
        if not context.settings.guide:
            context.settings.guide = True
            save_settings(context.settings)
        rival = Seat(say("lessons-rival"), COLOURS[1], first.rival)
        seats = (Seat(say("lessons-you"), COLOURS[0]), rival)
        game_files.new_game(
            context, Options("simple", 2), first.seed, seats, content=load.default()
        )

    def _begin_due(self) -> None:
        self._begin(next(each for each in self._offered if each.id == self._due))

    # Drawing

    def draw(self, c: Canvas) -> None:
        self._draw(c, say("lessons-title"), say("lessons-words"))
        self._ways(c, layout.bottom_boxes(c).prompt.y)

    def _rows_height(self) -> float:
        return _FOLDED_ROW * len(self._offered)

    def _draw_list(self, c: Canvas, box: Box) -> None:
        rows = [(f"lesson.{each.id}",) for each in self._offered]
        pitch = min(_ROW, max(46.0, box.height / len(rows))) if not c.folds else _FOLDED_ROW
        self._list.draw(c, "list", box, rows, pitch, partial(self._row, c, box.x))

    def _ways(self, c: Canvas, y: float) -> None:
        """Draw buttons to other ways of learning, from the right."""
        opens = self.context.navigator.open
        ways: list[tuple[str, str, widgets.Press, str]] = [
            ("first_game", say("lessons-first-game"), self._play_first, say("lessons-first-words")),
            (
                "puzzles",
                say("puzzles-title"),
                partial(self.context.navigator.open, "puzzles"),
                say("puzzles-words"),
            ),
            ("tips", say("match-tips"), partial(opens, "tips"), say("lessons-tips-words")),
        ]
        x = c.width - layout.MARGIN
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
        label = str(each.name)
        widgets.row(
            c, f"lesson.{each.id}", *box, label, partial(self._begin, each),
            chosen=each.id == self._due, tip=str(each.about),
        )  # fmt: skip
        middle = box.y + box.height / 2
        place = str(each.lesson.place)
        c.text(place, x + 26, middle, size=20, face="Title", colour=palette.BRASS, anchor="c")
        right = self._pill(c, each.state, each.learnt, x + width - 16, middle)
        left, room, about = x + 52, right - x - 52, str(each.about)
        lines = c.wrapped(about, room, size=15) if c.folds else [about]
        top = middle + 12 - 9 * len(lines) - 13 if c.folds else middle - 10
        c.text(label, left, top, size=18, face="Title", room=room)
        for i, line in enumerate(lines):
            at = top + 22 + 18 * i
            c.text(line, left, at, size=15, colour=palette.DIM, room=room)
