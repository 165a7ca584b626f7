"""The library: every game on this machine, to be taken up, watched, named, deleted, exported."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.app.kit import invitation, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import tiles
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.library import views
from forgewar.app.library.mine_pictures import Miniatures
from forgewar.app.match import layout
from forgewar.app.window import game_files
from forgewar.app.window.commands import REGISTRY
from forgewar.app.window.lesson_start import begin_first_game
from forgewar.app.window.scene import Scene
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry, Looking
from forgewar.words import Message, message, say
from forgewar.words.faults import describe_fault

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_LOOKING_TIME = 0.006  # seconds a frame may spend on games that are not known yet
_TABS = ("all", "automatic", "named", "finished", "deleted")


class LibraryScene(Scene):
    """A list with tabs, newest first, and a panel with what can be done with the game chosen."""

    scope = "library"
    room = (800.0, 450.0)

    def __init__(self, context: "SceneContext", chosen: Path | None = None) -> None:
        super().__init__(context)
        self._tab = "all"
        self._wanted = chosen

    def enter(self) -> None:
        self._minis = Miniatures()
        self._list = ScrollList()
        self._said: Message | None = None  # what was just done
        self._deleted: Path | None = None  # what Undo brings back
        self._read(self._wanted)

    def resume(self) -> None:
        self._read(self._entry.path if self._entry is not None else None)

    def _read(self, chosen: Path | None = None) -> None:
        """Look at the folders anew."""
        self._all = shelf.entries()
        self._gone = shelf.deleted_entries()
        self._looking = Looking(self._all + self._gone, self.context.resources.content)
        self._choose_first(chosen)

    def _choose_first(self, chosen: Path | None = None) -> None:
        shown = self._entries_of_tab()
        known = next((entry for entry in shown if entry.path == chosen), None)
        self._entry: Entry | None = known or next(iter(shown), None)

    def _entries_of_tab(self) -> list[Entry]:
        """The games of the tab."""
        if self._tab == "deleted":
            return self._gone
        if self._tab == "all":
            return self._all
        return [entry for entry in self._all if self._tab in _kinds(entry)]

    def _open_tab(self, tab: str) -> None:
        self._tab = tab
        self._list = ScrollList()
        self._choose_first()

    # Time

    @property
    def needs_ticks(self) -> bool:
        return self._looking.behind or self._minis.behind

    def update(self, seconds: float) -> bool:
        drawn = self._minis.work(self.context.gallery)
        if self._looking.work(_LOOKING_TIME) is None:
            return drawn
        if self._entry not in self._entries_of_tab():  # it came in, or belongs elsewhere
            self._choose_first()
        return True

    # Actions

    def _choose(self, entry: Entry) -> None:
        if self._entry is entry:
            self._open()
        self._entry = entry

    def _open(self) -> None:
        entry = self._entry
        if entry is None:
            if self._is_empty:
                begin_first_game(self.context)
            return
        if self._tab == "deleted":
            self._bring_back(entry.path)
        elif entry.refusal:
            self.context.tell(
                say("library-not-opened"), game_files.shorten_paths(describe_fault(entry.refusal))
            )
        elif entry.over:
            game_files.watch(self.context, entry.path)
        else:
            game_files.open_game(self.context, entry.path)

    def _review(self) -> None:
        entry = self._entry
        if entry is not None and entry.over and self._tab != "deleted":
            game_files.review(self.context, entry.path)

    def _bring_back(self, path: Path) -> None:
        with game_files.showing_errors(self.context, say("library-not-restored")):
            back = shelf.restore(path)
            self._deleted = None
            self._said = message("library-restored", name=Entry(back).title)
            self._read(back)

    def _undo(self) -> None:
        if self._deleted is not None:
            self._bring_back(self._deleted)

    def _delete(self) -> None:
        entry = self._entry
        if entry is None or self._tab == "deleted":
            return
        shown = self._entries_of_tab()
        place = shown.index(entry)
        after = (shown[place + 1 :] or shown[:place][-1:] or [entry])[0]
        with game_files.showing_errors(self.context, say("library-not-deleted")):
            self._deleted = shelf.delete(entry)
            self._said = message("library-deleted", name=entry.title)
            self._read(after.path)

    def _rename(self) -> None:
        entry = self._entry
        if entry is not None and self._tab != "deleted":
            self.context.navigator.open("naming", entry)

    def _export(self) -> None:
        if self._entry is None:
            return
        with game_files.showing_errors(self.context, say("library-not-exported")):
            there = shelf.export(self._entry)
            self._said = message("library-exported", path=str(there))

    def _import(self) -> None:
        self.context.navigator.open("importing", self.show)

    def show(self, path: Path) -> None:
        """Choose a game that has come in."""
        self._tab = "all"
        self._said = message("library-imported", name=Entry(path).title)
        self._read(path)

    def handle(self, command: str) -> bool:
        doing = {
            "review": self._review,
            "rename": self._rename,
            "delete": self._delete,
            "restore": self._undo,
            "export": self._export,
            "import": self._import,
            "confirm": self._open,
        }
        if command in doing:
            doing[command]()
            return True
        row = self._list.neighbour(command, self.context.controller.focus)
        if row:
            self.context.controller.focus = row
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        if self._is_empty:
            return "first_game"
        return views.name_of(self._entry) if self._entry is not None else "import"

    # Drawing

    def draw(self, c: Canvas) -> None:
        layout.backdrop(c)
        layout.top_bar(c, say("library-title"))
        parts = layout.regions(c)
        title = c.text_width(say("library-title"), size=22, face="Title")
        left = layout.MARGIN + title + 24
        wide = min(660.0, c.width - layout.MARGIN - left)
        x, top = max(left, (c.width - wide) / 2), layout.top_height(c) - layout.TOP + 13
        tabs = [(tab, self._tab_label(tab)) for tab in _TABS]
        widgets.segments(c, "tab", x, top, wide, tabs, self._tab, self._open_tab,
                         group=say("library-title"))  # fmt: skip
        side = max(parts.left.width, min(_SIDE, c.width * 0.4))
        room = max(side, _INVITES) if self._is_empty else side
        chosen, games = layout.body(c).cut_right(room, layout.GAP)
        self._draw_list(c, games)
        self._draw_chosen(c, chosen)
        self._draw_bar(c, side)

    @property
    def _is_empty(self) -> bool:
        """Whether nothing was ever recorded, in the tab that would show it."""
        return self._tab == "all" and not self._all

    def _invites(self) -> list[invitation.Invite]:
        """Ways to the first game in the library."""
        hint, context = self.context.bindings.hint, self.context
        return [
            invitation.Invite(
                "first_game", "scenes/title", say("library-invite-first"),
                say("lessons-first-words"), partial(begin_first_game, context), hint("confirm"),
                say("lessons-first-game"),
            ),
            invitation.Invite(
                "new_game", "quests/the_red_dragons_hoard", say("library-invite-new"),
                say("library-invite-new-words"), partial(context.navigator.open, "setup"),
            ),
            invitation.Invite(
                "open_record", "moments/trade", say("library-invite-record"),
                say("library-invite-record-words"), self._import, hint("import"),
            ),
        ]  # fmt: skip

    def _tab_label(self, tab: str) -> str:
        count = len(self._gone if tab == "deleted" else self._all)
        return say(f"library-tab-{tab}", count=count)

    def _draw_list(self, c: Canvas, box: Box) -> None:
        x, y, width, height = box
        shown = self._entries_of_tab()
        if not shown:
            if self._is_empty:
                words = say("library-invite-caption-words")
            else:
                words = say(f"library-empty-{self._tab}", days=shelf.KEPT_DAYS)
            invitation.draw_picture(c, box, "empty/library", say("library-invite-caption"), words)
            return
        widgets.panel(c, *box)
        names = [[views.name_of(entry)] for entry in shown]
        for entry in shown if c.focus.startswith("game.") else []:
            if views.name_of(entry) == c.focus:
                self._entry = entry  # the keyboard chooses by going there

        def draw_row(i: int, top: float, room: float, pitch: float) -> None:
            entry = shown[i]
            place = Box(x + 12, top, room, pitch - 8)
            press = partial(self._choose, entry)
            views.draw_row(c, entry, self._minis, place, press, chosen=entry is self._entry)

        inner = Box(x + 12, y + 12, width - 24, height - 16)
        self._list.draw(c, "games", inner, names, views.ROW + 8, draw_row)

    def _draw_chosen(self, c: Canvas, box: Box) -> None:
        x, y, width, height = box
        if self._is_empty:
            head, words = say("library-invite-title"), say("library-invite-words")
            invitation.draw_cards(c, box, head, words, self._invites())
            return
        widgets.panel(c, *box)
        entry = self._entry
        if entry is None:
            return
        inner, room = x + 16, width - 32
        low = y + height - 16
        gone = self._tab == "deleted"
        rows = 2 if height >= _LOW else 1  # of buttons below the first
        foot = low - (56 if gone else 60 + 48 * rows)
        views.draw_details(c, entry, self._minis, Box(inner, y + 16, room, foot - y - 16))
        verb = say("library-restore") if gone else _verb(entry)
        why = str(describe_fault(entry.refusal)) if entry.refusal is not None and not gone else ""
        icon = "undo" if gone else "play"
        self._button(c, "confirm", inner, foot + 8, room, verb, self._open, icon=icon, why=why)
        if gone:
            return
        why = "" if entry.over else say("review-not-over")
        buttons: list[tuple[str, widgets.Press, str]] = [
            ("rename", self._rename, ""), ("export", self._export, ""),
            ("review", self._review, why), ("delete", self._delete, ""),
        ]  # fmt: skip
        across = len(buttons) // rows
        wide = (room - 8 * (across - 1)) / across
        places = tiles(Box(inner, foot + 64, room, 0), len(buttons), across, (wide, 40), 8)
        for (command, press, why), place in zip(buttons, places, strict=True):
            self._button(c, command, *place[:3], "", press, why=why, bare=rows == 1)

    def _button(
        self,
        c: Canvas,
        command: str,
        x: float,
        y: float,
        width: float,
        label: str,
        press: widgets.Press,
        *,
        icon: str = "",
        why: str = "",
        bare: bool = False,
    ) -> None:
        """A button of a command; a bare one has its icon only."""
        known = REGISTRY[command]
        primary = command == "confirm"
        tip = "" if primary else known.label if bare else known.tip
        widgets.button(
            c, command, x, y, width, "" if bare else label or known.label, press,
            icon=icon or _ICONS[command], key="" if bare else self.context.bindings.hint(command),
            primary=primary, why=why, height=48 if primary else 40, tip=tip,
        )  # fmt: skip

    def _draw_bar(self, c: Canvas, side: float) -> None:
        layout.bottom_bar(c)
        hint, leave = self.context.bindings.hint, partial(self.context.command, "back")
        back, rest = layout.bottom_row(c).cut_left(160, layout.MARGIN)
        label = say("menus-back")
        widgets.button(c, "back", *back[:3], label, leave, icon="undo", key=hint("back"))
        box, rest = rest.cut_right(side, layout.GAP)
        self._button(c, "import", *box[:3], "", self._import)
        if self._deleted is not None:
            box, rest = rest.cut_right(160, layout.GAP)
            widgets.button(
                c, "restore", *box[:3], say("library-undo"), self._undo,
                icon="undo", key=hint("restore"), tip=REGISTRY["restore"].tip,
            )  # fmt: skip
        _, rest = rest.cut_right(layout.GAP)
        at, room = rest.x, rest.width
        said = str(self._said) if self._said is not None else ""
        lines = c.wrapped(said, room, size=15.5) if said else []
        if len(lines) > 2:  # a long path: its end tells the most
            end = said[-40:]
            while c.text_width(f"…{end}", size=0) > room:
                end = end[1:]
            lines = [lines[0], f"…{end}"]
        for i, line in enumerate(lines):
            middle = rest.centre[1] + (i - (len(lines) - 1) / 2) * 19
            c.text(line, at, middle, size=15.5, room=room)


_SIDE = 336.0  # the least width of the game that is chosen
_INVITES = 480.0  # and of the ways to a first one
_LOW = 400.0  # the height below which its buttons have no words
_ICONS = {
    "review": "eye", "rename": "edit", "export": "save", "import": "load", "delete": "delete",
}  # fmt: skip


def _kinds(entry: Entry) -> list[str]:
    """The tabs a game belongs to."""
    kinds = [kind for kind, held in (("named", entry.named), ("finished", entry.over)) if held]
    return kinds or ["automatic"]


def _verb(entry: Entry) -> str:
    if entry.problem:
        return say("library-open") if entry.refusal else say("library-play-sound")
    return say("library-watch") if entry.over else say("library-continue")
