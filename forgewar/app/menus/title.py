"""The title: the forge by night, and everything that can be begun from here."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.scene import Scene
from forgewar.play.library.records import latest_unfinished
from forgewar.play.library.slip import About, read_about

if TYPE_CHECKING:
    from forgewar.play.library.entry import Looking

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
        self._about = read_about(self._latest) if self._latest is not None else About()
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
            self._about = entry.about
        return True

    def _entries(self) -> list[tuple[str, str, widgets.Press, str]]:
        """Name, label, what it does, why not."""
        app = self.app
        none = "" if self._latest else "There is no unfinished game"
        return [
            ("continue", "Continue", self._continue, none),
            ("new", "New game", partial(self.app.open, "setup"), ""),
            ("games", "Games and replays", partial(self.app.open, "library"), ""),
            ("rules", "Rules", partial(app.command, "rules"), ""),
            ("settings", "Settings", partial(app.command, "settings"), ""),
            ("quit", "Quit", app.quit, ""),
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

    def _told(self, c: Canvas, room: float) -> str:
        """What Continue takes up: "Epic, round 5, your turn: Tower"; by its name if that fits."""
        seen = self._about.seen
        if seen is None:
            return ""
        kinds = [kind for kind in (self._about.name, seen.kind) if kind]
        ways = [*(f"{kind}, {seen.words}" for kind in kinds), seen.words]
        said = next((way for way in ways if c.text_width(way, size=0) <= room), "")
        return said[:1].upper() + said[1:]

    def draw(self, c: Canvas) -> None:
        width, height = c.surface.get_size()
        c.surface.blit(c.gallery.cover("scenes/title", width, height), (0, 0))
        column = 320.0
        x = c.width * 0.09
        _shade(c, x - 60, column + 120)
        middle = x + column / 2
        c.text(
            "Forge War",
            middle,
            c.height * 0.17,
            size=54,
            face="Title",
            colour="#F6DFA0",
            anchor="c",
        )
        line = c.height * 0.17 + 42
        widgets.rule(c, x, line, column, palette.BRASS)
        c.text(
            "Mines, markets and quests for one to four guilds",
            middle,
            line + 24,
            size=16,
            colour=palette.BONE,
            anchor="c",
            room=column,
        )
        step = min(62.0, (c.height * 0.72 - line) / 6)
        y = line + 60
        for name, label, press, why in self._entries():
            primary = name == self.first_focus
            below = self._told(c, column - 20) if name == "continue" else ""
            taller = 16 if below else 0
            widgets.button(
                c,
                name,
                x,
                y,
                column,
                label,
                press,
                height=step - 12 + taller,
                primary=primary,
                why=why,
                size=20,
                below=below,
            )
            y += step + taller


def _shade(c: Canvas, x: float, width: float) -> None:
    """A dark curtain behind the menu, so that the picture never fights the words."""
    fade = (
        '<linearGradient id="f" x1="0%" y1="0%" x2="100%" y2="0%">'
        '<stop offset="0" stop-color="#0C0805" stop-opacity=".82"/>'
        '<stop offset=".75" stop-color="#0C0805" stop-opacity=".7"/>'
        '<stop offset="1" stop-color="#0C0805" stop-opacity="0"/></linearGradient>'
    )
    c.shape(0, 0, x + width, c.height, svg.box(0, 0, x + width, c.height, 0, "url(#f)"), fade)
