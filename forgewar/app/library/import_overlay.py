"""Games to take in: the records among the player's documents and downloads."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.window import game_files
from forgewar.app.window.scene import Scene
from forgewar.paths import shared_folders
from forgewar.play.library import shelf
from forgewar.printable import printable
from forgewar.session.record import Header
from forgewar.words import as_list, games, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_ROW = 64.0


class ImportOverlay(Scene):
    """A list of files; `taken` is told where the chosen one lies in the library."""

    overlay = True
    room = (860.0, 560.0)

    def __init__(self, context: "SceneContext", taken: Callable[[Path], None]) -> None:
        super().__init__(context)
        self._taken = taken

    def enter(self) -> None:
        self._list = ScrollList()
        self._found: list[tuple[Path, Header]] = shelf.importable()

    def _take(self, path: Path) -> None:
        with game_files.showing_errors(self.context, say("library-not-imported")):
            there = shelf.import_file(path)
            self.context.navigator.pop()
            self._taken(there)

    def handle(self, command: str) -> bool:
        row = self._list.neighbour(command, self.context.controller.focus)
        if row:
            self.context.controller.focus = row
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "file.0" if self._found else "back"

    def draw(self, c: Canvas) -> None:
        c.veil()
        width, height = min(820.0, c.width - 64), min(640.0, c.height - 64)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height)
        title = say("library-import-title")
        c.text(title, x + 28, y + 36, size=24, face="Title", room=width - 200)
        back = partial(self.context.command, "back")
        hint = self.context.bindings.hint("back")
        widgets.button(
            c, "back", x + width - 156, y + 14, 136, say("menus-close"), back, icon="cross",
            key=hint,
        )  # fmt: skip
        at = y + 76
        for line in (_where(), say("library-import-drop")):
            at += c.paragraph(line, x + 28, at, width - 56, size=16, colour=palette.DIM) + 4
        widgets.rule(c, x + 24, at, width - 48)
        if not self._found:
            said = say("library-import-nothing")
            c.text(said, c.width / 2, at + 70, anchor="c", colour=palette.DIM, room=width - 56)
        names = [[f"file.{i}"] for i in range(len(self._found))]

        def draw_row(i: int, top: float, room: float, pitch: float) -> None:
            path, header = self._found[i]
            press = partial(self._take, path)
            label = printable(path.stem)
            widgets.row(c, f"file.{i}", x + 24, top, room, pitch - 8, label, press)
            c.text(
                c.cut(printable(path.name), room - 36), x + 42, top + 20, size=17, room=room - 36
            )
            said = c.cut(_describe_file(path, header), room - 36)
            c.text(said, x + 42, top + 41, size=15, colour=palette.DIM, room=room - 36)

        box = Box(x + 24, at + 14, width - 48, y + height - at - 28)
        self._list.draw(c, "files", box, names, _ROW, draw_row)


def _where() -> str:
    """The folders that are looked into."""
    own, documents, downloads = shared_folders()
    folders = {"documents": documents, "own": own.name, "downloads": downloads}
    shown = {name: printable(str(folder)) for name, folder in folders.items()}
    return say("library-import-where", **shown)


def _describe_file(path: Path, header: Header) -> str:
    """Description of a file: the game in it, and its folder."""
    guilds = as_list(seat.name for seat in header.seats)
    kind, folder = games.mode(header), printable(path.parent.name)
    return say("library-import-file", kind=kind, guilds=guilds, folder=folder)
