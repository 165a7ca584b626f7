"""The pause menu of a match."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import column, shares
from forgewar.app.window import game_files
from forgewar.app.window.commands import REGISTRY
from forgewar.app.window.scene import Scene
from forgewar.play.library.entry import Entry
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.apart.company import Company


class PauseOverlay(Scene):
    """Go on, look something up, or leave; the game is recorded at every moment."""

    overlay = True
    room = (460.0, 510.0)
    stays = True

    def _leave(self) -> None:
        game_files.leave_match(self.context)

    def _ask(self) -> None:
        """Open the overlay that names every symbol of the table below."""
        self.context.navigator.pop()
        self.context.navigator.open("ask")

    def _name(self) -> None:
        path = self._record
        if path is not None:
            self.context.navigator.open("naming", Entry(path))

    @property
    def _company(self) -> "Company | None":
        return self.context.match.company if self.context.match is not None else None

    def _hand(self) -> None:
        """Let a computer player play the own seats at a shared table, or play again oneself."""
        company = self._company
        assert company is not None
        if company.is_replaced:
            company.return_to_seat()
        else:
            company.hand_over()
        self.context.navigator.pop()

    @property
    def _record(self) -> Path | None:
        return self.context.match.session.path if self.context.match is not None else None

    def handle(self, command: str) -> bool:
        if command in ("back", "confirm"):
            self.context.navigator.pop()
            return True
        return False

    @property
    def first_focus(self) -> str:
        return "resume"

    def _entries(self) -> list[tuple[str, str, widgets.Press, str]]:
        """Name, label, what it does, why not."""
        command = self.context.command
        unrecorded = "" if self._record is not None else say("menus-not-recorded")
        name = ("name", say("menus-name-game"), self._name, unrecorded)
        company = self._company
        if company is not None and not company.watches and self._record is None:
            label = say("talk-return" if company.is_replaced else "talk-hand-over")
            name = ("hand", label, self._hand, "")
        return [
            ("resume", say("menus-go-on"), partial(command, "back"), ""),
            ("rules", say("menus-rules"), partial(command, "rules"), ""),
            ("ask", REGISTRY["ask"].label, self._ask, ""),
            ("settings", say("menus-settings"), partial(command, "settings"), ""),
            name,
            ("leave", say("talk-leave" if company else "menus-leave"), self._leave, ""),
        ]

    def draw(self, c: Canvas) -> None:
        c.veil()
        width, height = 380.0, min(480.0, c.height - 12)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        panel = Box(x, y, width, height)
        widgets.panel(c, *panel)
        taught = self.context.match is not None and self.context.match.tutor is not None
        title, words = say("menus-pause"), say("lessons-kept" if taught else "menus-recorded")
        if self._company is not None:
            words = say("talk-leave-words")
        c.text(title, c.width / 2, y + 40, size=26, face="Title", anchor="c", room=width - 48)
        at = (c.width / 2, y + 72)
        c.text(words, *at, size=15, colour=palette.DIM, anchor="c", room=width - 48)
        entries = self._entries()
        _, body = panel.inset(40, 0).cut_top(98)
        places = column(body.cut_bottom(36)[1], shares(len(entries)), 14)
        for (name, label, press, why), place in zip(entries, places, strict=True):
            widgets.button(
                c, name, *place[:3], label, press, height=place.height,
                primary=name == "resume", size=18, why=why,
            )  # fmt: skip
