"""The title: the forge by night, and everything that can be begun from here."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.scene import Scene
from forgewar.play.library.records import latest_unfinished
from forgewar.words import Message, message, say

if TYPE_CHECKING:  # the title is on screen before any of this is loaded
    from forgewar.play.library.entry import Entry, Looking

_LOOKING_TIME = 0.006  # seconds a frame may spend on finding out where the last game stands


class TitleScene(Scene):
    """Continue the last game, or go to one of the other rooms."""

    def enter(self) -> None:
        self._passed: set[Path] = set()  # games that turned out to be over, or cannot be read
        self._find_latest()

    def resume(self) -> None:
        self._find_latest()

    def _find_latest(self) -> None:
        self._latest: Path | None = latest_unfinished(self._passed)
        self._told: list[Message] = []  # ways to say what it is, best first
        self._unknown = self._latest is not None  # until the game is looked at
        self._looking: Looking | None = None

    @property
    def restless(self) -> bool:
        return self._unknown

    def update(self, seconds: float) -> bool:
        """Find out whether the last game can be continued, and where it stands if nobody could
        note it."""
        if not self._unknown or self._latest is None or not self.app.loaded:
            return False
        if self._looking is None:
            from forgewar.play.library.entry import Entry, Looking

            self._entry = Entry(self._latest)
            self._looking = Looking([self._entry], self.app.content)
        self._looking.work(_LOOKING_TIME)
        if self._looking.behind:
            return False
        entry = self._entry
        if entry.over or entry.refusal:
            self._passed.add(entry.path)
            self._find_latest()
        else:
            self._unknown = False
            self._told = _told(entry)
        return True

    def _entries(self) -> list[tuple[str, str, widgets.Press, str]]:
        """Name, label, what it does, why not."""
        app = self.app
        none = "" if self._latest else say("menus-nothing-unfinished")
        return [
            ("continue", say("menus-continue"), self._continue, none),
            ("new", say("menus-new-game"), partial(self.app.open, "setup"), ""),
            ("games", say("menus-games"), partial(self.app.open, "library"), ""),
            ("rules", say("menus-rules"), partial(app.command, "rules"), ""),
            ("settings", say("menus-settings"), partial(app.command, "settings"), ""),
            ("quit", say("menus-quit"), app.quit, ""),
        ]

    def _continue(self) -> None:
        if self._latest is not None:
            self.app.open_game(self._latest)

    @property
    def first_focus(self) -> str:
        return "continue" if self._latest else "new"

    def handle(self, command: str) -> bool:
        if command == "confirm":
            if self._latest:
                self._continue()
            else:
                self.app.open("setup")
            return True
        return super().handle(command)

    def _below(self, c: Canvas, room: float) -> str:
        """What Continue takes up, in the best way that fits."""
        ways = map(str, self._told)
        return next((way for way in ways if c.text_width(way, size=0) <= room), "")

    def draw(self, c: Canvas) -> None:
        width, height = c.surface.get_size()
        c.surface.blit(c.gallery.cover("scenes/title", width, height), (0, 0))
        column = 320.0
        x = c.width * 0.09
        _shade(c, x - 60, column + 120)
        middle = x + column / 2
        title = say("menus-forge-war")
        at = (middle, c.height * 0.17)
        c.text(title, *at, size=54, face="Title", colour=palette.TITLE_GOLD, anchor="c")
        line = c.height * 0.17 + 42
        widgets.rule(c, x, line, column, palette.BRASS)
        motto = say("menus-motto")
        c.text(motto, middle, line + 24, size=16, anchor="c", room=column)
        step = min(62.0, (c.height * 0.72 - line) / 6)
        y = line + 60
        for name, label, press, why in self._entries():
            below = self._below(c, column - 20) if name == "continue" else ""
            # The line under Continue has its room before it is known.
            taller = 16 if name == "continue" and self._latest is not None else 0
            widgets.button(
                c, name, x, y, column, label, press, height=step - 12 + taller,
                primary=name == self.first_focus, why=why, size=20, below=below,
            )  # fmt: skip
            y += step + taller


def _told(entry: "Entry") -> list[Message]:
    """What Continue takes up, the most telling way first: "Epic, round 5, your turn: Tower"."""
    from forgewar.words import games

    header, summary = entry.header, entry.summary
    if header is None or summary is None:
        return []
    told = games.told(header, summary)
    names = [name for name in (entry.slip.name, games.mode(header)) if name]
    ways = [message("menus-continue-named", name=name, told=told) for name in names]
    return [*ways, message("menus-continue-told", told=told)]


def _shade(c: Canvas, x: float, width: float) -> None:
    """A dark curtain behind the menu, so that the picture never fights the words."""
    fade = (
        '<linearGradient id="f" x1="0%" y1="0%" x2="100%" y2="0%">'
        f'<stop offset="0" stop-color="{palette.CURTAIN}" stop-opacity=".82"/>'
        f'<stop offset=".75" stop-color="{palette.CURTAIN}" stop-opacity=".7"/>'
        f'<stop offset="1" stop-color="{palette.CURTAIN}" stop-opacity="0"/></linearGradient>'
    )
    c.shape(0, 0, x + width, c.height, svg.box(0, 0, x + width, c.height, 0, "url(#f)"), fade)
