"""The hall of fame: what was won, learnt and solved at this machine, and what reviews tell of those
who played."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import invitation, palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import row, shares
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.match import layout
from forgewar.app.menus.own_reviews import OwnPages
from forgewar.app.window.lesson_start import begin_first_game
from forgewar.app.window.scene import Scene
from forgewar.play.achievements import read_hall
from forgewar.play.lessons import shelf
from forgewar.play.lessons.puzzles import puzzles
from forgewar.play.results import HallOfFame
from forgewar.play.review.own import own_pages
from forgewar.words import Message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_ROW = 62.0
_SIDE = 350.0
_BUTTONS, _INVITATION = 48.0, 460.0  # heights of what starts a game, and of all of it


class HallScene(Scene):
    """Sums and best scores on the left, every finished game on the right, the newest first; or a
    page for each player whose games were reviewed."""

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self._list = ScrollList()
        self._view = "games"

    def enter(self) -> None:
        marks = self.context.resources.content.solo.marks
        self._fame = HallOfFame(read_hall(), marks, len(shelf.lessons()), len(puzzles()))
        self._pages = OwnPages(own_pages())

    def _choose(self, view: str) -> None:
        self._view = view

    def handle(self, command: str) -> bool:
        player = self._pages.neighbour(command, self.context.controller.focus)
        if player and self._view == "reviews":
            self.context.controller.focus = player
            return True
        if command == "confirm" and self._is_empty:
            self._way()[2]()
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return self._way()[0] if self._is_empty else "back"

    @staticmethod
    def _wide(c: Canvas) -> float:
        """Width of both panels together."""
        return min(1180.0, c.width - 2 * layout.MARGIN)

    def draw(self, c: Canvas) -> None:
        c.surface.blit(c.gallery.cover("scenes/hall", *c.surface.get_size()), (0, 0))
        layout.top_bar(c, say("hall-title"))
        layout.bottom_bar(c)
        parts, wide = layout.regions(c), self._wide(c)
        whole = Box((c.width - wide) / 2, parts.centre.y, wide, parts.centre.height)
        small, large = whole.cut_left(_SIDE, layout.MARGIN)
        kinds = [("games", say("review-own-games")), ("reviews", say("review-own"))]
        widgets.segments(
            c, "view", c.width - layout.MARGIN - 300, 13, 300, kinds, self._view, self._choose,
            group=say("hall-title"),
        )  # fmt: skip
        if self._view == "reviews" and self._is_empty:
            around = Box(small.x, small.y, whole.width, large.bottom - small.y)
            title = say("hall-invite-reviews")
            self._invite(c, around, title, say("hall-invite-reviews-words"))
        elif self._view == "reviews":
            self._pages.draw(c, small, large)
        else:
            self._sums(c, small)
            self._games(c, large)
        back, key = partial(self.context.command, "back"), self.context.bindings.hint("back")
        box, _ = layout.bottom_row(c).cut_left(160)
        widgets.button(c, "back", *box[:3], say("menus-back"), back, icon="previous", key=key)

    def _sums(self, c: Canvas, box: Box) -> None:
        widgets.panel(c, *box)
        x, width = box.x + 22, box.width - 44
        middle = box.x + box.width / 2
        c.picture("icons/trophy", middle, box.y + 50, 56, ax=0.5, ay=0.5, tint=palette.BRASS)
        y = box.y + 104
        for what, number in self._fame.sums:
            self._line(c, what, number, x, y, width)
            y += 30
        bests = self._fame.bests
        if not bests:
            return
        widgets.rule(c, x, y - 6, width, palette.BRASS)
        c.text(say("hall-best"), x, y + 18, size=18, face="Title", colour=palette.BRASS)
        y += 48
        for best in bests:
            if best.great:
                c.picture("icons/laurel", x + width - 100, y, 22, ax=1, ay=0.5)
            self._line(c, best.what, best.score_line, x, y, width)
            y += 30

    def _line(
        self, c: Canvas, what: Message, number: Message, x: float, y: float, width: float
    ) -> None:
        """A name on the left, its number on the right."""
        used = c.text_width(str(number), size=17, face="Bold")
        c.text(str(what), x, y, size=17, room=width - used - 16)
        c.text(str(number), x + width, y, size=17, face="Bold", anchor="r")

    def _games(self, c: Canvas, box: Box) -> None:
        games = self._fame.games
        if not games:
            self._invite(c, box, say("hall-invite-title"), say("hall-invite-words"))
            return
        widgets.panel(c, *box)
        widgets.heading(c, say("hall-games"), box.x + 22, box.y + 12, box.width - 44)
        rows = [(f"hall.{number}",) for number in range(len(games))]
        inner = (box.x + 18, box.y + 56, box.width - 36, box.height - 70)
        self._list.draw(c, "list", inner, rows, _ROW, partial(self._row, c, box.x + 18))

    def _invite(self, c: Canvas, box: Box, title: str, words: str) -> None:
        """The bare wall, and the buttons that put the first things on it."""
        tall = invitation.picture_height(c, box.width, "empty/hall", title, words)
        above = box._replace(height=min(box.height - _BUTTONS - layout.GAP, tall))
        low = above._replace(y=above.bottom + layout.GAP, height=_BUTTONS)
        invitation.draw_picture(c, above, "empty/hall", title, words)
        first, second = row(low, shares(2), layout.GAP)
        hint, opens = self.context.bindings.hint, self.context.navigator.open
        spot, label, press = self._way()
        widgets.button(
            c, spot, *first[:3], label, press, height=_BUTTONS, icon="play",
            key=hint("confirm"), primary=True, size=18,
        )  # fmt: skip
        widgets.button(
            c, "new_game", *second[:3], say("menus-new-game"), partial(opens, "setup"),
            height=_BUTTONS, icon="dice", size=18,
        )  # fmt: skip

    @property
    def _is_empty(self) -> bool:
        """Whether the view that is open has nothing to show."""
        return not (self._pages.count if self._view == "reviews" else self._fame.games)

    def _way(self) -> tuple[str, str, Callable[[], None]]:
        """Spot, label and press of what fills an empty hall: a game to review, or a first one."""
        if self._view == "reviews" and self._fame.games:
            library = partial(self.context.navigator.open, "library")
            return "library", say("hall-invite-library"), library
        return "first_game", say("lessons-first-game"), partial(begin_first_game, self.context)

    def _row(
        self, c: Canvas, x: float, number: int, top: float, width: float, pitch: float
    ) -> None:
        game, fame = self._fame.games[number], self._fame
        box = Box(x, top + 3, width, pitch - 6)
        told = str(fame.describe_game(game))
        widgets.row(c, f"hall.{number}", *box, told, None)
        middle, right = box.y + box.height / 2, x + width - 16
        won = game.place == 1
        if won:
            c.picture("icons/laurel", x + 26, middle, 28, ax=0.5, ay=0.5)
        outcome = str(fame.outcome(game))
        used = c.text_width(outcome, size=17, face="Bold")
        colour = palette.CHANGED if won else palette.BONE
        c.text(outcome, right, middle, size=17, face="Bold", colour=colour, anchor="r")
        room = right - used - 16 - x - 52
        c.text(told, x + 52, middle - 11, size=17, face="Title", room=room)
        against = c.cut(str(fame.against(game)), room)
        c.text(against, x + 52, middle + 12, size=15, colour=palette.DIM, room=room)
