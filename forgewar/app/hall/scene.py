"""The hall of fame: the wall of what was earned, every finished game, rivals, and what reviews tell
of those who played."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.hall import calendar, ledger
from forgewar.app.hall.game_list import GameList
from forgewar.app.hall.own_reviews import OwnPages
from forgewar.app.hall.rival_gallery import RivalGallery
from forgewar.app.hall.wall import Pressing, WallView
from forgewar.app.kit import invitation, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import row, shares
from forgewar.app.match import layout
from forgewar.app.window import game_files
from forgewar.app.window.challenge_start import take_up_deal
from forgewar.app.window.lesson_start import begin_first_game
from forgewar.app.window.scene import Scene
from forgewar.play.achievements import read_hall, take_fresh
from forgewar.play.challenges.days import Calendar
from forgewar.play.challenges.kept import read_kept, utc_today
from forgewar.play.hall_wall import Wall
from forgewar.play.lessons import shelf
from forgewar.play.lessons.puzzles import puzzles
from forgewar.play.results import HallOfFame
from forgewar.play.review.own import own_pages
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.achievements import Finished
    from forgewar.play.challenges.kept import DayTry

_SIDE = 350.0
_BUTTONS = 48.0
_CALENDAR = 405.0  # the most height of the calendar
_CHALLENGES = 300.0
_VIEWS = 460.0  # width of the choice between views
# Parts of the wall in the order of Tab, each by how its spots begin; the first is gone to first.
_PARTS = (
    ("title.", "quest.", "contract."),
    ("deal", "day.", "month."),
    ("game.", "first_game"),
    ("view.",),
    ("back", "challenges"),
)


class HallScene(Scene):
    """A wall with the last games beside it; or all games with sums and best scores; or the rivals;
    or a page for each player whose games were reviewed."""

    room = (800.0, 450.0)

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self._view = "wall"

    def enter(self) -> None:
        content, settings = self.context.resources.content, self.context.settings
        hall, fresh = read_hall(), take_fresh()
        self._fame = HallOfFame(hall, content.solo.marks, len(shelf.lessons()), len(puzzles()))
        self._list = GameList(self._fame, self._open_game)
        self._pages = OwnPages(own_pages())
        self._rivals = RivalGallery(hall)
        self._kept = read_kept()
        self._calendar = Calendar(self._kept.days, utc_today())
        self._month = calendar.first_of_month(self._calendar.today)
        self._wall = Wall(hall, content, self._kept)
        moves = settings.speed > 0 and not settings.reduced_motion
        self._pressing = Pressing(fresh if moves else [])
        self._on_wall = WallView(self.context, self._wall, self._pressing)

    def _choose(self, view: str) -> None:
        self._view = view

    @property
    def _deal_is_due(self) -> bool:
        """Whether today's try that counts is still to be made or finished."""
        tried = self._kept.try_of(self._calendar.today)
        return tried is None or not tried.is_finished

    def _play_deal(self) -> None:
        take_up_deal(self.context, self._kept)

    def _turn(self, months: int) -> None:
        self._month = calendar.first_of_month(self._month, months)

    def _open_day(self, tried: "DayTry") -> None:
        self._open(tried.game)

    def _open_game(self, game: "Finished") -> None:
        self._open(game.game)

    def _open(self, game: str) -> None:
        """Watch a game, or look for it where deleted ones are."""
        record = self._wall.record_of(game)
        if record is not None:
            game_files.watch(self.context, record)
        else:
            self.context.navigator.open("library")

    # New seals are pressed

    @property
    def needs_ticks(self) -> bool:
        return self._view == "wall" and self._pressing.busy

    def update(self, seconds: float) -> bool:
        if not self.needs_ticks:
            return False
        if self._pressing.update(seconds):
            self.context.sounds.play("quest_taken")
        return True

    def key(self, key: str) -> bool:
        return self.needs_ticks and self._pressing.skip()

    def button(self, button: str) -> bool:
        return self.needs_ticks and self._pressing.skip()

    # Commands

    def handle(self, command: str) -> bool:
        focus = self.context.controller.focus
        listed: OwnPages | RivalGallery = self._rivals if self._view == "rivals" else self._pages
        near = listed.neighbour(command, focus)
        if near:
            self.context.controller.focus = near
            return True
        if command in ("next", "previous") and self._view == "wall" and focus:
            self.context.controller.focus = self._next_part(focus, command)
            return True
        if command == "confirm" and self._deal_is_due and self._view == "wall":
            self._play_deal()
            return True
        if command == "confirm" and self._is_empty:
            self._way()[2]()
            return True
        return super().handle(command)

    def _next_part(self, focus: str, command: str) -> str:
        """The first spot of the next part of the wall, or of the one before."""
        spots = [spot.name for spot in self.context.frame.spots if spot.focusable]
        firsts = [
            min((name for name in spots if name.startswith(part)), key=partial(_rank, part))
            for part in _PARTS
            if any(name.startswith(part) for name in spots)
        ]
        now = next((i for i, part in enumerate(_PARTS) if focus.startswith(part)), 0)
        place = next((i for i, name in enumerate(firsts) if name.startswith(_PARTS[now])), 0)
        return firsts[(place + (1 if command == "next" else -1)) % len(firsts)]

    @property
    def first_focus(self) -> str:
        if self._view == "wall" and self._wall.empty and self._deal_is_due:
            return "deal"
        if self._is_empty:
            return self._way()[0]
        return self._wall.first.spot if self._view == "wall" else "back"

    # Drawing

    def draw(self, c: Canvas) -> None:
        if self._view == "wall":
            self._draw_wall(c)
        else:
            self._draw_panels(c)
        layout.top_bar(c, say("hall-title"))
        self._draw_views(c)
        layout.bottom_bar(c)
        self._draw_bar(c)
        if self._view == "wall":
            self._on_wall.draw_slip(c, self._on_wall.grid(c))

    def _draw_views(self, c: Canvas) -> None:
        views = [
            ("wall", say("wall-tab")), ("games", say("review-own-games")),
            ("rivals", say("rivals-tab")), ("reviews", say("review-own")),
        ]  # fmt: skip
        wide = min(_VIEWS, c.width * 0.4)
        widgets.segments(
            c, "view", c.width - layout.MARGIN - wide, 13, wide, views, self._view, self._choose,
            group=say("hall-title"),
        )  # fmt: skip

    def _draw_bar(self, c: Canvas) -> None:
        back, key = partial(self.context.command, "back"), self.context.bindings.hint("back")
        box, rest = layout.bottom_row(c).cut_left(160, 24)
        widgets.button(c, "back", *box[:3], say("menus-back"), back, icon="previous", key=key)
        if self._view == "wall":
            nearest = str(self._wall.nearest)
            c.frame.prompt = nearest
            wide = min(_CHALLENGES, rest.width * 0.36)
            button, room = rest.cut_right(wide, 24)
            c.text(nearest, room.x, room.centre[1], size=18, room=room.width)
            opens = partial(self.context.navigator.open, "challenges")
            label = say("challenges-title")
            widgets.button(c, "challenges", *button[:3], label, opens, icon="trophy")

    def _draw_wall(self, c: Canvas) -> None:
        grid = self._on_wall.grid(c)
        self._on_wall.draw(c, grid)
        tall = min(_CALENDAR, max(calendar.LEAST, grid.side.height * 0.6))
        upper, lower = grid.side.cut_top(tall, layout.GAP)
        if lower.height < ledger.LEAST:  # all games have a view of their own
            calendar.draw(c, grid.side, self._calendar, self._month, self._ways())
            return
        calendar.draw(c, upper, self._calendar, self._month, self._ways())
        spot, label, press = self._way()
        key = "" if self._deal_is_due else self.context.bindings.hint("confirm")
        first = ledger.Way(spot, label, press, key)
        ledger.draw(c, lower, self._fame, self._open_game, first)

    def _ways(self) -> calendar.Ways:
        tried = self._kept.try_of(self._calendar.today)
        name = "play" if tried is None else "practise" if tried.is_finished else "resume"
        label = say(f"challenge-{name}-deal")
        key = self.context.bindings.hint("confirm")
        return calendar.Ways(
            self._turn, self._open_day, self._play_deal, label, key, self._deal_is_due
        )

    def _draw_panels(self, c: Canvas) -> None:
        c.surface.blit(c.gallery.cover("scenes/hall", *c.surface.get_size()), (0, 0))
        parts = layout.regions(c)
        wide = min(1180.0, c.width - 2 * layout.MARGIN)
        whole = Box((c.width - wide) / 2, parts.centre.y, wide, parts.centre.height)
        small, large = whole.cut_left(min(_SIDE, whole.width * 0.38), layout.MARGIN)
        if self._view == "rivals":
            self._rivals.draw(c, whole)
        elif self._view == "reviews" and self._is_empty:
            around = Box(small.x, small.y, whole.width, large.bottom - small.y)
            self._invite(c, around, say("hall-invite-reviews"), say("hall-invite-reviews-words"))
        elif self._view == "reviews":
            self._pages.draw(c, small, large)
        else:
            self._list.draw_sums(c, small)
            if self._is_empty:
                self._invite(c, large, say("hall-invite-title"), say("hall-invite-words"))
            else:
                self._list.draw(c, large)

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
        if self._view == "rivals":
            return False
        return not (self._pages.count if self._view == "reviews" else self._fame.games)

    def _way(self) -> tuple[str, str, Callable[[], None]]:
        """Spot, label and press of what fills an empty hall: a game to review, or a first one."""
        if self._view == "reviews" and self._fame.games:
            library = partial(self.context.navigator.open, "library")
            return "library", say("hall-invite-library"), library
        return "first_game", say("lessons-first-game"), partial(begin_first_game, self.context)


def _rank(part: tuple[str, ...], name: str) -> int:
    """Place of a spot's kind in its part of the wall."""
    return next(i for i, start in enumerate(part) if name.startswith(start))
