"""The title: the forge by night, and everything that can be begun from here."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window import game_files
from forgewar.app.window.scene import Scene
from forgewar.paths import user_folder
from forgewar.play.achievements import read_hall
from forgewar.play.library.records import latest_unfinished
from forgewar.words import Message, message, say

if TYPE_CHECKING:  # the title is on screen before any of this is loaded
    from forgewar.play.apart.errand import Errand
    from forgewar.play.apart.my_tables import MyTable
    from forgewar.play.library.entry import Entry, Looking

_LOOKING_TIME = 0.006  # seconds a frame may spend on finding out where the last game stands
_FRAME = 1 / 30  # seconds: the picture lives more slowly than games move
_AWAKE = 60.0  # seconds without anybody, after which it is still
_MENU = 320.0  # the width of the menu
_FADE = 0.6  # seconds in which what moves appears


class TitleScene(Scene):
    """Continue the last game, or go to one of the other rooms."""

    room = (900.0, 640.0)

    def enter(self) -> None:
        self._passed: set[Path] = set()  # games that turned out to be over, or cannot be read
        self._lived = 0.0  # seconds of what moves in the picture
        self._since_drawn = 0.0
        self._alone = 0.0  # seconds since somebody did something
        self._last_seen: object = None
        self._living = False  # whether what moves is loaded
        self._find_latest()

    def resume(self) -> None:
        self._find_latest()

    def _find_latest(self) -> None:
        self._newcomer = read_hall().newcomer  # who has learnt and finished nothing here
        self._latest: Path | None = latest_unfinished(self._passed)
        self._told: list[Message] = []  # ways to say what it is, best first
        self._unknown = self._latest is not None  # until the game is looked at
        self._looking: Looking | None = None
        self._turns = 0  # shared tables where it is somebody's turn here
        self._asked: dict[str, Errand[MyTable]] | None = None  # what their servers are asked

    @property
    def needs_ticks(self) -> bool:
        return self._unknown or self._alive

    @property
    def _alive(self) -> bool:
        """Whether the picture moves: for those who want that, while somebody is there."""
        settings = self.context.settings
        wanted = settings.speed > 0 and not settings.reduced_motion
        return wanted and self.context.resources.is_loaded and self._alone < _AWAKE

    def update(self, seconds: float) -> bool:
        looked = self._look(seconds)
        asked = self._ask_tables()
        return self._live(seconds) or looked or asked

    def _live(self, seconds: float) -> bool:
        """Let the picture move on; true if it is to be drawn."""
        control = self.context.controller
        seen = (control.input_count, control.pointer, control.focus)
        self._alone = self._alone + seconds if seen == self._last_seen else 0.0
        self._last_seen = seen
        if not self._living and self.context.resources.is_loaded:
            self._living = True
            return True
        if not self._alive:
            return False
        self._since_drawn += seconds
        if self._since_drawn < _FRAME:
            return False
        self._lived, self._since_drawn = self._lived + self._since_drawn, 0.0
        return True

    def _look(self, seconds: float) -> bool:
        """Find out whether the last game can be continued, and where it stands if nobody could
        note it."""
        if not self._unknown or self._latest is None or not self.context.resources.is_loaded:
            return False
        if self._looking is None:
            from forgewar.play.library.entry import Entry, Looking

            self._entry = Entry(self._latest)
            self._looking = Looking([self._entry], self.context.resources.content)
        self._looking.work(_LOOKING_TIME)
        if self._looking.behind:
            return False
        entry = self._entry
        if entry.over or entry.refusal:
            self._passed.add(entry.path)
            self._find_latest()
        else:
            self._unknown = False
            self._told = _describe_game(entry)
        return True

    def _ask_tables(self) -> bool:
        """Count the shared tables where it is somebody's turn here, as far as is known and then as
        their servers say; true if the number changed."""
        if not self.context.resources.is_loaded or self._asked == {}:
            return False
        if self._asked is None and not (user_folder("data") / "tables.json").exists():
            self._asked = {}  # nothing is loaded for players who never play apart
            return False
        from forgewar.play.apart import joining, my_tables

        before = self._turns
        if self._asked is None:
            tables = [each for each in my_tables.read_tables() if not each.is_hosted]
            self._asked = joining.refresh_all(tables)
            self._turns = my_tables.count_turns()
        for id_ in [id_ for id_, errand in self._asked.items() if errand.done]:
            joining.note_answer(id_, self._asked.pop(id_))
            self._turns = my_tables.count_turns()
        return self._turns != before

    def _entries(self) -> list[tuple[str, str, widgets.Press, str]]:
        """Name, label, what it does, why not."""
        context, opens = self.context, self.context.navigator.open
        none = "" if self._latest else say("menus-nothing-unfinished")
        first = [
            ("continue", say("menus-continue"), self._continue, none),
            ("learn", say("menus-learn"), partial(opens, "lessons"), ""),
        ]
        return [
            *(reversed(first) if self._newcomer else first),
            ("new", say("menus-new-game"), partial(opens, "setup"), ""),
            ("apart", say("apart-title"), partial(opens, "apart"), ""),
            ("challenges", say("challenges-title"), partial(opens, "challenges"), ""),
            ("games", say("menus-games"), partial(opens, "library"), ""),
            ("hall", say("hall-title"), partial(opens, "hall"), ""),
            ("rules", say("menus-rules"), partial(context.command, "rules"), ""),
            ("settings", say("menus-settings"), partial(context.command, "settings"), ""),
            ("quit", say("menus-quit"), context.navigator.quit, ""),
        ]

    def _continue(self) -> None:
        if self._latest is not None:
            game_files.open_game(self.context, self._latest)

    @property
    def first_focus(self) -> str:
        if self._newcomer:
            return "learn"
        return "continue" if self._latest else "new"

    def handle(self, command: str) -> bool:
        if command == "confirm":
            does = {"learn": "lessons", "new": "setup"}
            if self.first_focus == "continue":
                self._continue()
            else:
                self.context.navigator.open(does[self.first_focus])
            return True
        return super().handle(command)

    def _below(self, c: Canvas, room: float) -> str:
        """The longest description of the game that Continue opens which fits."""
        ways = map(str, self._told)
        return next((way for way in ways if c.text_width(way, size=0) <= room), "")

    def draw(self, c: Canvas) -> None:
        menu = Box(c.width * 0.09, 0, _MENU, c.height)
        x, column = menu.x, menu.width
        _ground(c, menu.right + 60)
        if self._living:
            self._draw_life(c)
        middle = menu.centre[0]
        title = say("menus-forge-war")
        at = (middle, c.height * 0.17)
        room = 2 * middle - 16
        colour = palette.TITLE_GOLD
        c.text(title, *at, size=54, face="Title", colour=colour, anchor="c", room=room)
        line = c.height * 0.17 + 42
        widgets.rule(c, x, line, column, palette.BRASS)
        motto = say("menus-motto")
        c.text(motto, middle, line + 24, size=16, anchor="c", room=column)
        y, entries = line + 48, self._entries()
        step = min(58.0, (c.height - 30 - y) / (len(entries) + 0.4))
        gap = min(12.0, step * 0.2)
        for name, label, press, why in entries:
            below = self._below(c, column - 20) if name == "continue" else ""
            # The line under Continue has its room before it is known.
            taller = 20 if name == "continue" and self._latest is not None else 0
            widgets.button(
                c, name, x, y, column, label, press, height=step - gap + taller,
                primary=name == self.first_focus, why=why, size=20, below=below,
            )  # fmt: skip
            if name == "apart" and self._turns:
                _draw_turns(c, self._turns, x + column - 12, y + (step - gap + taller) / 2)
            y += step + taller

    def _draw_life(self, c: Canvas) -> None:
        """Loaded only when the title has been seen."""
        from forgewar.app.menus import title_animation

        there = min(1.0, self._lived / _FADE) if self._alive else 1.0
        title_animation.draw(c, self._lived, there)


def _draw_turns(c: Canvas, turns: int, right: float, y: float) -> None:
    """How many shared tables wait for somebody here; the button before it says so aloud."""
    widgets.pill(c, str(turns), right, y, palette.MET, anchor="r")
    c.frame.spots[-1].spoken = say("apart-turns", count=turns)


def _describe_game(entry: "Entry") -> list[Message]:
    """Descriptions of the game that Continue opens, longest first: "Epic, round 5, your turn:
    Tower"."""
    from forgewar.words import games

    header, summary = entry.header, entry.summary
    if header is None or summary is None:
        return []
    told = games.describe_game(header, summary)
    names = [name for name in (entry.slip.name, games.mode(header)) if name]
    ways = [message("menus-continue-named", name=name, told=told) for name in names]
    return [*ways, message("menus-continue-told", told=told)]


def _ground(c: Canvas, curtain: float) -> None:
    """The picture with a dark curtain behind the menu: made once, as every frame draws it."""
    size = c.surface.get_size()
    found = c.gallery.recall(("title", *size, c.scale))
    if found is not None:
        c.surface.blit(found, (0, 0))
        return
    if c.gallery.is_awaited("scenes/title", *size):
        c.surface.fill(palette.CURTAIN)
        return
    c.surface.blit(c.gallery.cover("scenes/title", *size), (0, 0))
    _shade(c, curtain)
    c.gallery.store(("title", *size, c.scale), c.surface.copy())


def _shade(c: Canvas, width: float) -> None:
    """So that the picture never fights the words."""
    fade = (
        '<linearGradient id="f" x1="0%" y1="0%" x2="100%" y2="0%">'
        f'<stop offset="0" stop-color="{palette.CURTAIN}" stop-opacity=".82"/>'
        f'<stop offset=".75" stop-color="{palette.CURTAIN}" stop-opacity=".7"/>'
        f'<stop offset="1" stop-color="{palette.CURTAIN}" stop-opacity="0"/></linearGradient>'
    )
    c.shape(0, 0, width, c.height, svg.box(0, 0, width, c.height, 0, "url(#f)"), fade)
