"""Play apart: one's own tables at the left, ways to others at the right."""

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from forgewar.app.apart.table_rows import ROW, draw_near, draw_table, spot_of
from forgewar.app.kit import invitation, palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.clipboard import read_clipboard
from forgewar.app.kit.layout import Item, fixed, row
from forgewar.app.kit.scroll_list import ScrollList
from forgewar.app.kit.text_field import ENTER, TextField
from forgewar.app.match import layout
from forgewar.app.window import remote_start
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.scene import Scene
from forgewar.net.lan import Announced, Browser
from forgewar.net.link import BadLink
from forgewar.net.tables import TableError
from forgewar.play.apart import my_tables
from forgewar.play.apart.errand import Errand
from forgewar.play.apart.joining import (
    NoTable,
    describe_problem,
    find_seat,
    note_answer,
    refresh_all,
)
from forgewar.play.apart.my_tables import MyTable
from forgewar.words import Message, message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_ROOMY: Final = (1180.0, 620.0)  # units of a window with a sentence for everything
_SIDE = 480.0  # width of the ways to other tables
_LONGEST = 400  # letters of what is pasted: an invitation may stand in a sentence
_FIELD, _BUTTON = 38.0, 40.0
_NEAR = 58.0  # height of a table of this network


class ApartScene(Scene):
    """Opens a table that one has, hosts one, or joins one by a link or a code."""

    room = (800.0, 450.0)

    def __init__(self, context: "SceneContext", link: str = "") -> None:
        super().__init__(context)
        self._link = link  # to be joined at once

    def enter(self) -> None:
        self._tables_list, self._near_list = ScrollList(), ScrollList()
        self._field = TextField(self._link, longest=_LONGEST, empty=message("apart-link-empty"))
        self._problem: Message | None = None
        self._joining: Errand[MyTable] | None = None
        self._browser: Browser | None = Browser()
        self._read()
        if self._link:
            self._join()

    def leave(self) -> None:
        self._end_browsing()

    def pause(self) -> None:
        self._end_browsing()

    def resume(self) -> None:
        self._browser = self._browser or Browser()
        self._read()

    def _end_browsing(self) -> None:
        if self._browser is not None:
            self._browser.close()
            self._browser = None

    def _read(self) -> None:
        """Read the kept tables anew, and ask their servers how they stand."""
        self._tables = my_tables.read_tables()
        self._near = self._browser.tables if self._browser is not None else ()
        self._silent: set[str] = set()  # tables whose servers do not answer
        self._asked = refresh_all(self._reachable(), remote_start.wake)

    def _reachable(self) -> list[MyTable]:
        """Tables whose servers run; the one in this app has an address only while it does."""
        host = self.context.host
        address = host.address if host is not None and host.state == "running" else ""
        return [
            replace(each, server=address) if each.is_hosted else each
            for each in self._tables
            if address or not each.is_hosted
        ]

    # Time

    @property
    def needs_ticks(self) -> bool:
        return self._joining is not None or bool(self._asked)

    def update(self, seconds: float) -> bool:
        near = self._browser.tables if self._browser is not None else self._near
        changed = near != self._near
        self._near = near
        answered = [id_ for id_, errand in self._asked.items() if errand.done]
        for id_ in answered:
            if not note_answer(id_, self._asked.pop(id_)):
                self._silent.add(id_)
        if answered:
            self._tables = my_tables.read_tables()
        if self._joining is not None and self._joining.done:
            joining, self._joining = self._joining, None
            self._enter_lobby(joining)
            return True
        return changed or bool(answered)

    def _enter_lobby(self, joining: Errand[MyTable]) -> None:
        try:
            table = joining.result()
        except (BadLink, NoTable, TableError) as error:
            self._problem = describe_problem(error)
            return
        self._field.text = ""
        self._open(my_tables.keep(table))

    # What can be done

    def _open(self, table: MyTable) -> None:
        self._problem = None
        self.context.navigator.open("lobby", table)

    def _host(self) -> None:
        self.context.navigator.open("host")

    def _join(self) -> None:
        """Look for a seat by what stands in the field."""
        text = self._field.text.strip()
        self._field.close()
        if not text:
            self._problem = message("apart-nothing-typed")
        elif self._joining is None:
            self._problem = None
            self._joining = Errand(partial(find_seat, text, self._near), remote_start.wake)

    def _paste(self) -> None:
        self._field.text = read_clipboard().strip()
        if self._field.text:
            self._join()
        else:
            self._problem = message("apart-nothing-copied")

    def _ask_code(self, near: Announced) -> None:
        """A table of this network opens to its code."""
        kept = my_tables.find_table(near.table)
        if kept is not None and kept.links:
            self._open(kept)
            return
        self._problem = message("apart-ask-code", name=near.name)
        self._field.text = ""
        self._field.start()

    def _forget(self, table: MyTable) -> None:
        if table.state in ("over", "gone"):
            self._do_forget(table)
            return
        lines = [say("apart-forget-words"), *([say("apart-forget-host")] if table.host else [])]
        title = say("apart-forget-title")
        forget = partial(self._do_forget, table)
        self.context.navigator.push(
            ConfirmOverlay(self.context, title, lines, say("apart-forget"), forget)
        )

    def _do_forget(self, table: MyTable) -> None:
        my_tables.forget(table.table)
        self._tables = my_tables.read_tables()

    # Input

    @property
    def field(self) -> TextField | None:
        return self._field if self._field.open else None

    def key(self, key: str) -> bool:
        if not self._field.open or key not in ENTER:
            return False
        self._join()
        return True

    def handle(self, command: str) -> bool:
        if command == "confirm":
            (self._join if self._field.text else self._host)()
            return True
        for each in (self._tables_list, self._near_list):
            near = each.neighbour(command, self.context.controller.focus)
            if near:
                self.context.controller.focus = near
                return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        if self._tables and self._tables[0].state == "turn":
            return spot_of(self._tables[0])
        return "host"

    # Drawing

    def draw(self, c: Canvas) -> None:
        layout.backdrop(c)
        layout.top_bar(c, say("apart-title"))
        roomy = c.width >= _ROOMY[0] and c.height >= _ROOMY[1]
        side = fixed(_SIDE) if roomy else Item(grow=1)
        left, right = row(layout.body(c), [Item(grow=1), side], layout.MARGIN)
        if self._tables or not roomy:
            self._draw_tables(c, left)
        else:
            invitation.draw_picture(
                c, left, "empty/apart", say("apart-no-tables"), say("apart-no-tables-words")
            )
        self._draw_ways(c, right, roomy=roomy)
        self._draw_bar(c, roomy=roomy)

    def _draw_tables(self, c: Canvas, box: Box) -> None:
        widgets.panel(c, *box)
        x, width = box.x + 18, box.width - 36
        widgets.heading(c, say("apart-my-tables"), x, box.y + 8, width)
        inner = Box(box.x + 3, box.y + 42, box.width - 15, box.height - 52)
        if not self._tables:
            c.paragraph(say("apart-no-tables-words"), x, inner.y + 22, width, size=16,
                        colour=palette.DIM)  # fmt: skip
            return
        spots = [(spot_of(each), spot_of(each, "forget")) for each in self._tables]

        def draw_row(i: int, top: float, room: float, pitch: float) -> None:
            table = self._tables[i]
            place = Box(inner.x + 11, top + 8, room - 11, pitch - 8)
            press, forget = partial(self._open, table), partial(self._forget, table)
            draw_table(c, table, place, press, forget, silent=table.table in self._silent)

        self._tables_list.draw(c, "tables", inner, spots, ROW, draw_row)

    def _draw_ways(self, c: Canvas, box: Box, *, roomy: bool) -> None:
        """Hosting, joining, and the tables of this network."""
        words = c.wrapped(say("apart-host-words"), box.width - 36, size=16) if roomy else []
        tall = 52 + len(words) * c.line(16) + 72 if roomy else 0.0
        if roomy:
            host, box = box.cut_top(tall, layout.GAP)
            widgets.panel(c, *host)
            widgets.heading(c, say("apart-host-title"), host.x + 18, host.y + 8, host.width - 36)
            for i, line in enumerate(words):
                y = host.y + 62 + i * c.line(16)
                c.text(line, host.x + 18, y, size=16, colour=palette.DIM, room=host.width - 36)
            button = host.inset(18, 14).cut_bottom(46)[0]
        else:
            button, box = box.cut_top(46, 8)
        typed = bool(self._field.text)
        hint = self.context.bindings.hint("confirm")
        widgets.button(
            c, "host", *button[:3], say("apart-host"), self._host, height=46, icon="plus",
            primary=not typed, key="" if typed else hint, size=18,
        )  # fmt: skip
        self._draw_join(c, box, roomy=roomy)

    def _draw_join(self, c: Canvas, box: Box, *, roomy: bool) -> None:
        problem = self._status()
        width = box.width - 36
        lines = c.wrapped(str(problem), width, size=16) if roomy and problem else []
        head = 50.0 if roomy else 12.0
        tall = head + _FIELD + 8 + _BUTTON + 14 + (4 + 3 * c.line(16) if roomy else 0)
        join, near = box.cut_top(tall, layout.GAP if roomy else 8)
        widgets.panel(c, *join)
        x, y = join.x + 18, join.y + head
        if roomy:
            widgets.heading(c, say("apart-join-title"), x, join.y + 8, width)
        self._field.draw(c, "link", x, y, width, say("apart-link"))
        y += _FIELD + 8
        typed, busy = bool(self._field.text), self._joining is not None
        half = (width - 8) / 2
        widgets.button(c, "paste", x, y, half, say("apart-paste"), self._paste, icon="copy",
                       why=say("apart-looking") if busy else "")  # fmt: skip
        why = "" if typed else say("apart-nothing-typed")
        widgets.button(
            c, "join", x + half + 8, y, half, say("apart-join"), self._join, icon="play",
            primary=typed and not busy, key=self.context.bindings.hint("confirm") if typed else "",
            why=say("apart-looking") if busy else why,
        )  # fmt: skip
        y += _BUTTON + 8 + c.line(16) / 2
        for i, line in enumerate(lines[:3]):
            c.text(line, x, y + i * c.line(16), size=16, colour=self._ink, room=width)
        self._draw_near(c, near)

    @property
    def _ink(self) -> str:
        asks = self._problem is not None and self._problem.id == "apart-ask-code"
        return palette.EMBER_LIGHT if self._problem is not None and not asks else palette.BONE

    def _status(self) -> Message | None:
        """What is said about joining."""
        return message("apart-looking") if self._joining is not None else self._problem

    def _draw_near(self, c: Canvas, box: Box) -> None:
        widgets.panel(c, *box)
        x, width = box.x + 18, box.width - 36
        widgets.heading(c, say("apart-near"), x, box.y + 8, width)
        inner = Box(box.x + 14, box.y + 48, box.width - 28, box.height - 54)
        if not self._near:
            for i, line in enumerate(c.wrapped(say("apart-none-near"), width, size=16)):
                y = inner.y + 14 + i * c.line(16)
                if y + c.line(16) / 2 <= box.bottom - 4:
                    c.text(line, x, y, size=16, colour=palette.DIM, room=width)
            return
        spots = [(f"near.{each.table}",) for each in self._near]

        def draw_row(i: int, top: float, room: float, pitch: float) -> None:
            each = self._near[i]
            draw_near(c, each, Box(inner.x, top, room, pitch - 8), partial(self._ask_code, each))

        self._near_list.draw(c, "networks", inner, spots, _NEAR, draw_row)

    def _draw_bar(self, c: Canvas, *, roomy: bool) -> None:
        layout.bottom_bar(c)
        back, rest = layout.bottom_row(c).cut_left(160, layout.MARGIN)
        leave, hint = partial(self.context.command, "back"), self.context.bindings.hint("back")
        widgets.button(c, "back", *back[:3], say("menus-back"), leave, icon="previous", key=hint)
        said = self._status()
        if said is not None and not roomy:
            lines = c.wrapped(str(said), rest.width, size=16)[:2]
            for i, line in enumerate(lines):
                y = rest.centre[1] + (i - (len(lines) - 1) / 2) * 19
                c.text(line, rest.x, y, size=16, colour=self._ink, room=rest.width)
