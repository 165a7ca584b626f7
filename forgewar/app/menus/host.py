"""Opening a shared table: what is played, who sits where, and which server has it."""

from functools import partial
from typing import Final, Literal

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.scroll_area import BAR, ScrollArea
from forgewar.app.kit.text_field import TextField
from forgewar.app.match import layout
from forgewar.app.menus import mode_cards
from forgewar.app.menus.game_setup import GameSetup, SeatSetup
from forgewar.app.window import remote_start
from forgewar.app.window.last_setup import LastSeat, LastSetup
from forgewar.app.window.scene import Scene
from forgewar.app.window.settings import save_settings
from forgewar.net.link import BadLink
from forgewar.net.protocol import NewSeat, NewTable
from forgewar.net.tables import TableError
from forgewar.play.apart import my_tables
from forgewar.play.apart.errand import Errand
from forgewar.play.apart.joining import describe_problem, open_table, read_server
from forgewar.play.apart.my_tables import MyTable
from forgewar.rules import bonus
from forgewar.rules.mode import MODES
from forgewar.session.record import COLOURS
from forgewar.words import Message, house_rules, message, say
from forgewar.words.faults import describe_fault
from forgewar.words.names import EMBLEMS, guild, players

Where = Literal["here", "apart", "computer"]
_PLACES: Final[tuple[Where, ...]] = ("here", "apart", "computer")
_CLOCKS: Final = (0, 120, 300, 86400)  # seconds for each choice
_WHOLE: Final = (1230.0, 716.0)  # units of a window that shows everything at once
_MODES, _SIDE = 250.0, 400.0  # most height of the mode cards, width of the other choices
_SEAT, _ADD = 96.0, 52.0  # heights of a row, and of the button below
_BEGIN = LastSetup(seats=(LastSeat("blue", "person"), LastSeat("yellow", "person")))


class HostScene(Scene):
    """Nothing is opened before the button is pressed; then the lobby follows. Whoever hosts takes
    the own seats at once, because the game cannot begin without the others."""

    room = (800.0, 450.0)

    def enter(self) -> None:
        settings = self.context.settings
        self._game = GameSetup.from_last(_BEGIN)
        self._game.rows[0].name.text = settings.apart_name
        self._apart = {self._game.rows[1].colour}  # guilds of people elsewhere
        self._server = TextField(settings.apart_server, longest=200, empty="games.example")
        self._is_here = not settings.apart_server
        self._clock = 0
        self._page = ScrollArea()
        self._problem: Message | None = None
        self._is_starting = False  # waits for the server in this app
        self._opening: Errand[MyTable] | None = None

    # Choices

    def _where(self, row: SeatSetup) -> Where:
        if row.player != "person":
            return "computer"
        return "apart" if row.colour in self._apart else "here"

    def _sit(self, row: SeatSetup, where: str) -> None:
        row.player = "journeyman" if where == "computer" else "person"
        if where == "apart":
            self._apart.add(row.colour)
        else:
            self._apart.discard(row.colour)
        self._problem = None

    def _add(self) -> None:
        self._game.add("person")
        self._apart.add(self._game.rows[-1].colour)

    def _remove(self) -> None:
        row = self._game.rows.pop()
        self._apart.discard(row.colour)

    def _set(self, field: str, value: object) -> None:
        setattr(self._game, field, value)

    def _choose_server(self, where: str) -> None:
        self._is_here = where == "here"
        self._problem = None

    def _choose_clock(self, seconds: str) -> None:
        self._clock = int(seconds)

    @property
    def _seats_here(self) -> list[int]:
        rows = self._game.rows
        return [i for i, row in enumerate(rows) if self._where(row) == "here"]

    @property
    def _refusal(self) -> str:
        """Why no table can be opened like this, or nothing."""
        places = [self._where(row) for row in self._game.rows]
        if "here" not in places:
            return say("apart-needs-here")
        if "apart" not in places:
            return say("apart-needs-apart")
        return ""

    @property
    def _is_busy(self) -> bool:
        return self._is_starting or self._opening is not None

    # Opening

    def _open(self) -> None:
        if self._is_busy or self._refusal:
            return
        self._problem = None
        settings = self.context.settings
        settings.apart_name = self._game.rows[self._seats_here[0]].name.text.strip()
        if self._is_here:
            settings.apart_server = ""
            self._is_starting = True
            self._start_host()
        else:
            try:
                server = read_server(self._server.text)
            except BadLink:
                self._problem = message("apart-bad-server")
                return
            settings.apart_server = self._server.text.strip()
            self._ask(server)
        save_settings(settings)

    def _start_host(self) -> None:
        """Ask the server in this app for a table as soon as it runs."""
        host = remote_start.host(self.context)
        host.poll()
        if host.state == "running":
            self._is_starting = False
            self._ask(host.address)
        elif host.state != "starting":
            self._is_starting = False
            fault = host.fault
            self._problem = describe_fault(fault) if fault else message("apart-host-ended")

    def _ask(self, server: str) -> None:
        first = self._names()[0]
        seats = tuple(NewSeat(row.player) for row in self._game.rows)
        name = say("apart-table-name", name=first)
        new = NewTable(self._game.options(), seats, clock=self._clock, name=name)
        opens = partial(open_table, server, new, self._seats_here, is_hosted=self._is_here)
        self._opening = Errand(opens, remote_start.wake)

    def _names(self) -> list[str]:
        """Names of the people here; those who typed none are called after their guilds."""
        rows = [self._game.rows[i] for i in self._seats_here]
        return [row.name.text.strip() or str(guild(row.colour)) for row in rows]

    @property
    def needs_ticks(self) -> bool:
        return self._is_busy

    def update(self, seconds: float) -> bool:
        if self._is_starting:
            self._start_host()
            return not self._is_starting
        if self._opening is None or not self._opening.done:
            return False
        opening, self._opening = self._opening, None
        try:
            table = my_tables.keep(opening.result().with_names(self._names()))
        except TableError as error:
            self._problem = describe_problem(error)
            return True
        navigator = self.context.navigator
        navigator.replace_base(navigator.scene("lobby", table))
        return True

    # Input

    @property
    def field(self) -> TextField | None:
        fields = (self._server, *(row.name for row in self._game.rows))
        return next((field for field in fields if field.open), None)

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._open()
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return f"mode.{self._game.mode}"

    # Drawing

    def draw(self, c: Canvas) -> None:
        layout.backdrop(c)
        layout.top_bar(c, say("apart-host-title"))
        box = layout.body(c)
        if c.width >= _WHOLE[0] and c.height >= _WHOLE[1]:
            left, right = box.cut_right(min(_SIDE, box.width * 0.3), layout.MARGIN)[::-1]
            modes, guilds = left.cut_top(min(_MODES, left.height * 0.36), layout.GAP)
            mode_cards.draw(
                c, self._game.mode, partial(self._set, "mode"), modes, mode_cards.SHARED
            )
            self._draw_guilds(c, guilds)
            widgets.panel(c, *right)
            widgets.heading(c, say("menus-options"), right.x + 16, right.y + 8, right.width - 32)
            self._draw_options(c, right.x + 16, right.y + 50, right.width - 32)
        else:
            widgets.panel(c, *box)
            inside = box.inset(4)
            page = partial(self._draw_page, c, inside)
            self._page.draw(c, "page", inside, say("apart-host-title"), page)
        self._draw_bar(c)

    def _draw_page(self, c: Canvas, box: Box, top: float) -> float:
        """Everything below each other, for large text. Returns its height."""
        x, y, width = box.x + 12, top, box.width - 16 - BAR
        choose = partial(self._set, "mode")
        cards = Box(x, y, width, 0)
        y += mode_cards.draw_compact(c, self._game.mode, choose, cards, mode_cards.SHARED) + 4
        y += self._draw_rows(c, Box(x, y, width, 0), _SEAT)
        if len(self._game.rows) < len(COLOURS):
            self._draw_add(c, x, y)
            y += _ADD
        y += 8
        y += self._draw_options(c, x + 8, y, width - 16)
        return y - top

    def _draw_guilds(self, c: Canvas, box: Box) -> None:
        widgets.panel(c, *box)
        x, width = box.x + 16, box.width - 32
        widgets.heading(c, say("menus-guilds"), x, box.y + 8, width, say("apart-guilds-remark"))
        inner = Box(box.x + 12, box.y + 48, box.width - 24, box.height - 58)
        tall = min(_SEAT, (inner.height + 8) / len(COLOURS) - 8)
        used = self._draw_rows(c, inner, tall)
        for i in range(len(COLOURS) - len(self._game.rows)):
            free = Box(inner.x, inner.y + used + i * (tall + 8), inner.width, tall)
            widgets.dashed(c, *free, palette.SEAT_FREE)
            if i == 0:
                self._draw_add(c, free.x + 20, free.centre[1] - 22)

    def _draw_add(self, c: Canvas, x: float, y: float) -> None:
        widgets.button(c, "add", x, y, 260, say("apart-add-guild"), self._add, height=44,
                       icon="plus")  # fmt: skip

    def _draw_rows(self, c: Canvas, box: Box, tall: float) -> float:
        """Seats below each other. Returns their height."""
        for i, row in enumerate(self._game.rows):
            y = box.y + i * (tall + 8)
            self._draw_row(c, i, row, Box(box.x, y, box.width, tall))
        return len(self._game.rows) * (tall + 8)

    def _draw_row(self, c: Canvas, place: int, row: SeatSetup, box: Box) -> None:
        """A guild: where its player is, and below it what that choice needs."""
        body = svg.box(0, 0, box.width, box.height, 7, palette.EDGE)
        body += svg.box(1, 1, box.width - 2, box.height - 2, 6, palette.SEAT)
        c.shape(*box, body)
        mark = c.guild_mark(row.colour)
        stripe = svg.box(0, 0, 6, box.height - 12, 3, mark)
        c.shape(box.x + 3, box.y + 6, 6, box.height - 12, stripe)
        shield = min(64.0, box.height - 20)
        emblem = f"emblems/shield_{EMBLEMS[row.colour]}"
        c.picture(emblem, box.x + 20, box.centre[1], shield * 0.86, shield, ay=0.5, sign=False)
        inner = Box(box.x + 20 + shield * 0.86 + 16, box.y, 0, box.height)
        inner = inner._replace(width=box.right - 12 - inner.x)
        upper, lower = inner.cut_top(box.height / 2)
        last = place == len(self._game.rows) - 1 and place > 1
        if last:
            cross, upper = upper.cut_right(42, 10)
            widgets.button(c, "remove", cross.x, upper.centre[1] - 17, 42, "", self._remove,
                           height=38, icon="cross", tip=say("menus-seat-remove"))  # fmt: skip
        name = str(guild(row.colour))
        wide = min(360.0, upper.width * 0.62)
        choices, head = upper.cut_right(wide, 12)
        c.text(name, head.x, upper.centre[1] + 2, size=20, face="Title", room=head.width)
        where = self._where(row)
        options = [(str(each), say(f"apart-seat-{each}")) for each in _PLACES]
        widgets.segments(c, f"seat.{place}.where", choices.x, upper.centre[1] - 17, choices.width,
                         options, where, partial(self._sit, row), group=name)  # fmt: skip
        at = lower.centre[1] - 3
        if where == "here":
            row.name.empty = str(guild(row.colour))
            whose = say("menus-seat-name", guild=name)
            field = min(300.0, lower.width)
            row.name.draw(c, f"seat.{place}.name", lower.x, at - 19, field, whose)
            words, room = say("apart-seat-here-words"), lower.width - field - 16
            if c.text_width(words, size=16) <= room:
                c.text(words, lower.x + field + 16, at, size=16, colour=palette.DIM, room=room)
        elif where == "apart":
            c.picture("icons/link", lower.x, at, 18, ay=0.5, tint=palette.DIM, sign=False)
            c.text(say("apart-seat-apart-words"), lower.x + 28, at, size=16, colour=palette.DIM,
                   room=lower.width - 28)  # fmt: skip
        else:
            strengths = players()[1:]
            widgets.segments(
                c, f"seat.{place}.player", lower.x, at - 19, min(600.0, lower.width), strengths,
                row.player, partial(setattr, row, "player"), group=name,
                tips={player: say(f"menus-player-tip-{player}") for player, _ in strengths},
            )  # fmt: skip

    def _draw_options(self, c: Canvas, x: float, y: float, width: float) -> float:
        """Server, clock and rules, below each other. Returns their height."""
        top = y
        y += self._label(c, say("apart-where"), x, y, width)
        places = [("here", say("apart-here")), ("server", say("apart-a-server"))]
        widgets.segments(c, "where", x, y, width, places, "here" if self._is_here else "server",
                         self._choose_server, group=say("apart-where"))  # fmt: skip
        y += 38 + 10
        if not self._is_here:
            self._server.draw(c, "server", x, y, width, say("apart-server"))
            y += 38 + 10
        words = say("apart-host-here-words") if self._is_here else say("apart-server-words")
        y += c.paragraph(words, x, y + 8, width, size=15, colour=palette.DIM) + 18
        y += self._label(c, say("apart-clock"), x, y, width)
        clocks = [(str(each), say(f"apart-limit-{each}")) for each in _CLOCKS]
        widgets.segments(c, "clock", x, y, width, clocks, str(self._clock), self._choose_clock,
                         group=say("apart-clock"))  # fmt: skip
        y += 38 + 10
        words = say("apart-clock-words") if self._clock else say("apart-no-clock-words")
        y += c.paragraph(words, x, y + 8, width, size=15, colour=palette.DIM) + 18
        y += self._draw_rule(c, x, y, width)
        return y - top

    def _label(self, c: Canvas, text: str, x: float, y: float, width: float) -> float:
        c.text(text, x, y + 10, size=16, face="Bold", room=width)
        return 28.0

    def _draw_rule(self, c: Canvas, x: float, y: float, width: float) -> float:
        """Switch of the bonus tiles, or of the even start where there are none."""
        rules = MODES[self._game.game_mode]
        if rules.bonus_tiles:
            rounds = bonus.DUE_ROUNDS
            name, label, on, why = "tiles", say("menus-tiles"), self._game.tiles, ""
            words = say("menus-tiles-words", count=len(rounds), every=rounds[1] - rounds[0])
        else:
            places = self._game.even_places()
            name, label, on = "even", say("menus-even"), self._game.even and bool(places)
            gives = house_rules.even_start(places) if places else None
            words = str(gives) if gives is not None else say("menus-even-rule")
            why = "" if places else say("menus-even-none", guilds=len(self._game.rows))
        c.text(label, x, y + 12, size=16, face="Bold", colour=palette.OFF if why else palette.BONE,
               room=width - 60)  # fmt: skip
        widgets.toggle(c, name, x + width - 42, y, label, on, partial(self._set, name, not on),
                       why=why)  # fmt: skip
        used = c.paragraph(words, x, y + 36, width - 56, size=15, colour=palette.DIM)
        return 36.0 + used

    def _draw_bar(self, c: Canvas) -> None:
        layout.bottom_bar(c)
        hint, leave = self.context.bindings.hint, partial(self.context.command, "back")
        back, rest = layout.bottom_row(c).cut_left(160, layout.MARGIN)
        widgets.button(c, "back", *back[:3], say("menus-back"), leave, icon="previous",
                       key=hint("back"))  # fmt: skip
        button, rest = rest.cut_right(min(300.0, rest.width * 0.4), layout.MARGIN)
        why = say("apart-opening") if self._is_busy else self._refusal
        widgets.button(
            c, "open", *button[:3], say("apart-open"), self._open, height=button.height,
            icon="play", key=hint("confirm"), primary=True, size=18, why=why,
        )  # fmt: skip
        said, colour = self._game.summary(), palette.BONE
        if self._is_busy:
            said = say("apart-opening")
        elif self._problem is not None:
            said, colour = str(self._problem), palette.EMBER_LIGHT
        lines = c.wrapped(said, rest.width, size=16)[:2]
        for i, line in enumerate(lines):
            y = rest.centre[1] + (i - (len(lines) - 1) / 2) * 19
            c.text(line, rest.x, y, size=16, colour=colour, room=rest.width)
