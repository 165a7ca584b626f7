"""Giving a game a name."""

from functools import partial
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.text_field import ENTER, TextField
from forgewar.app.window import game_files
from forgewar.app.window.scene import Scene
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry
from forgewar.printable import printable
from forgewar.words import games, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


class NamingOverlay(Scene):
    """A line to type into; Enter keeps the name, Escape leaves things as they were."""

    overlay = True
    room = (720.0, 440.0)

    def __init__(self, context: "SceneContext", entry: Entry) -> None:
        super().__init__(context)
        self._entry = entry
        self._field = TextField(entry.slip.name, longest=40)
        self._field.start()

    def _keep(self) -> None:
        with game_files.showing_errors(self.context, say("library-name-not-kept")):
            try:
                shelf.rename(self._entry, self._field.text)
            finally:
                self.context.navigator.pop()

    @property
    def field(self) -> TextField | None:
        return self._field if self._field.open else None

    def key(self, key: str) -> bool:
        """The field has no use of its own for what keeps or leaves."""
        if self._field.open and key in ENTER:
            self._keep()
        elif self._field.open and key == "escape":
            self.context.navigator.pop()
        else:
            return False
        return True

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._keep()
        elif command == "back":
            self.context.navigator.pop()
        else:
            return False
        return True

    @property
    def first_focus(self) -> str:
        return "yes"

    def draw(self, c: Canvas) -> None:
        c.veil()
        width, height = 520.0, 216.0
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height)
        title = say("menus-name-game")
        c.text(title, c.width / 2, y + 36, size=22, face="Title", anchor="c", room=width - 48)
        header = self._entry.header
        kind = games.mode(header) if header is not None else printable(self._entry.path.name)
        said = say("library-kind-and-date", kind=kind, when=games.date(self._entry.when))
        c.text(said, c.width / 2, y + 66, size=16, colour=palette.DIM, anchor="c", room=width - 48)
        self._field.draw(c, "name", x + 24, y + 92, width - 48, say("library-name"))
        hint = self.context.bindings.hint
        low = y + height - 60
        back = partial(self.context.command, "back")
        widgets.button(c, "no", x + 24, low, 226, say("menus-go-back"), back, key=hint("back"))
        widgets.button(
            c, "yes", x + width - 250, low, 226, say("library-keep-name"), self._keep,
            primary=True, key=hint("confirm"),
        )  # fmt: skip
