"""The lobby of a shared table: inviting, taking seats, and talking until the game begins."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from forgewar.app.apart.seat_rows import GAP, Control, draw_dot, draw_seat
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.clipboard import write_clipboard
from forgewar.app.kit.layout import column, shares
from forgewar.app.kit.text_field import TextField
from forgewar.app.match import layout
from forgewar.app.match.chat_lines import ChatLine, ChatLines
from forgewar.app.window import remote_start
from forgewar.app.window.last_setup import LONGEST_NAME
from forgewar.app.window.scene import Scene
from forgewar.app.window.settings import save_settings
from forgewar.net import protocol as pr
from forgewar.net.lan import Announced, Announcement
from forgewar.net.link import Link
from forgewar.net.remote_session import RemoteTable
from forgewar.net.tables import TableError, open_door, renew_seat
from forgewar.play.apart import my_tables
from forgewar.play.apart.errand import Errand
from forgewar.play.apart.hosting import Host
from forgewar.play.apart.joining import describe_problem, invitation
from forgewar.play.apart.lobby_view import SeatView, describe_waiting, seat_views
from forgewar.play.apart.my_tables import MyTable
from forgewar.words import Message, message, say
from forgewar.words.faults import describe_fault
from forgewar.words.names import guild, mode_label
from forgewar.words.net_refusals import describe_refused

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_WIDE: Final = (1180.0, 716.0)  # units of a window that shows everything at once
_COPIED = 2.0  # seconds that a button says so
_LONG = 4.0  # seconds after which the lobby says what may be wrong with a connection
_SEAT = (52.0, 112.0)  # least and most height of a row
_INVITE, _FACT = 330.0, 38.0  # least height of the invitation, most of a line about the game
_TALK = 168.0  # height of the talk below the seats
_TABS = ("seats", "invite", "talk")


class LobbyScene(Scene):
    """Everybody's way into the game, which begins by itself once all people are ready: then this
    scene makes way for it. Leaving ends the connection; the table stays among one's own."""

    room = (800.0, 450.0)

    def __init__(
        self,
        context: "SceneContext",
        mine: MyTable,
        connect: Callable[[Sequence[Link]], RemoteTable] = remote_start.connect,
    ) -> None:
        super().__init__(context)
        self._mine = mine
        self._make_table = connect

    def enter(self) -> None:
        self.table: RemoteTable | None = None
        self._problem: Message | None = None  # why there is no way in
        self._said: Message | None = None  # what was just done
        self._waited = 0.0  # seconds without a lobby
        self._heard: pr.Lobby | None = None  # the last one
        self._copied, self._copied_for = "", 0.0  # the button that was pressed, and seconds left
        self._tab = "seats"
        self._seen: set[int] = set()
        self._fields: dict[int, TextField] = {}
        self._chat = ChatLines(self._say)
        self._errands: list[tuple[Errand[Any], Callable[[Errand[Any]], None]]] = []
        self._announcement: Announcement | None = None
        self._connect()

    def leave(self) -> None:
        self._end_announcement()
        if self.table is not None:
            Errand(self.table.close)  # it may wait for the other side

    # Connecting

    def _connect(self) -> None:
        """Connect, as soon as the server runs if it is the one in this app."""
        if self._mine.is_hosted:
            self._connect_to(remote_start.host(self.context))
        else:
            self._sit_down()

    def _connect_to(self, host: Host) -> None:
        host.poll()
        if host.state == "running":
            self._mine = replace(self._mine, server=host.address)
            self._sit_down()
        elif host.state != "starting":
            self._problem = self._describe_end(host)

    @staticmethod
    def _describe_end(host: Host) -> Message:
        """Why the server in this app does not run."""
        return describe_fault(host.fault) if host.fault else message("apart-host-ended")

    def _sit_down(self) -> None:
        self._mine = my_tables.keep(self._mine)
        self.table = self._make_table(self._mine.links)
        if self._mine.is_taken:
            self.table.take_seats(*(seat.name for seat in self._mine.seats))

    @property
    def needs_ticks(self) -> bool:
        is_waiting = self._problem is None and self._lobby is None and self._waited <= _LONG
        return is_waiting or self._copied_for > 0

    @property
    def _lobby(self) -> pr.Lobby | None:
        return self.table.lobby if self.table is not None else None

    def update(self, seconds: float) -> bool:
        changed = self._copied_for > 0
        self._copied_for = max(0.0, self._copied_for - seconds)
        if self._lobby is None:
            changed = changed or self._waited <= _LONG
            self._waited += seconds
        changed = self._run_errands() or changed
        host = self.context.host
        if self._mine.is_hosted and host is not None and host.poll():
            changed = True
            if host.state in ("failed", "ended"):
                self._problem = self._describe_end(host)
        if self.table is None:
            if self._problem is None:
                self._connect()
                return True
            return changed
        while (news := self.table.poll(hold=True)) is not None:
            self._note(news)
            changed = True
        if self.table.session is not None:
            self._begin(self.table)
            return True
        lobby = self._lobby
        if lobby is not None and lobby is not self._heard:
            self._heard = lobby
            self._open(lobby)
            return True
        return changed

    def _run_errands(self) -> bool:
        done = [each for each in self._errands if each[0].done]
        for errand, then in done:
            self._errands.remove((errand, then))
            try:
                then(errand)
            except TableError as error:
                self._said = describe_problem(error)
        return bool(done)

    def _send(self, function: Callable[[], object], then: Callable[[Errand[Any]], None]) -> None:
        self._errands.append((Errand(function, remote_start.wake), then))

    def _note(self, news: object) -> None:
        if isinstance(news, pr.Presence):
            self._seen.update(i for i, there in enumerate(news.seats) if there)
        elif isinstance(news, pr.Refused):
            self._said = describe_refused(news)
        if self.table is not None and self.table.problem is not None:
            refused = self.table.problem
            self._problem = describe_refused(refused)
            if refused.code == "unknown-link":
                my_tables.note(self._mine.table, lambda known: replace(known, state="gone"))

    def _open(self, lobby: pr.Lobby) -> None:
        """Do what can be done once the server has answered: let people in, and announce it."""
        for place in self._own(lobby):
            if place.seat not in self._fields:
                self._fields[place.seat] = self._name_field(place)
        options = lobby.options
        if (self._mine.mode, self._mine.guilds) != (options.mode, options.guilds):
            self._mine = replace(self._mine, mode=options.mode, guilds=options.guilds)
            my_tables.keep(self._mine)
        if self._mine.host and self._mine.code:
            self._announce(lobby)

    def _name_field(self, place: SeatView) -> TextField:
        known = next((s.name for s in self._mine.seats if s.seat == place.seat), "")
        if not known and not self._fields:
            known = self.context.settings.apart_name
        return TextField(known, longest=LONGEST_NAME, empty=guild(place.colour))

    def _announce(self, lobby: pr.Lobby) -> None:
        others = (view for view in self._views(lobby) if view.standing != "you")
        free = sum(not view.is_ready for view in others)
        mine = self._mine
        announced = Announced(
            mine.server, mine.table, str(self._name), lobby.options.mode, lobby.options.guilds,
            free, needs_code=True,
        )  # fmt: skip
        if self._announcement is None:
            self._announcement = Announcement(announced)
            link, code = mine.host_link, mine.code
            self._send(partial(open_door, link, code), lambda errand: errand.result())
        else:
            self._announcement.update(announced)

    def _end_announcement(self) -> None:
        if self._announcement is not None:
            self._announcement.close()
            self._announcement = None

    def _begin(self, table: RemoteTable) -> None:
        """Put the game on the table."""
        self.table = None  # the match has it now
        remote_start.enter_table(self.context, table)

    # What can be done

    def _own(self, lobby: pr.Lobby) -> list[SeatView]:
        return [view for view in self._views(lobby) if view.standing == "you"]

    def _views(self, lobby: pr.Lobby) -> list[SeatView]:
        assert self.table is not None
        return seat_views(lobby, self.table.presence, self._mine.own_seats, self._seen)

    @property
    def _is_ready(self) -> bool:
        """Whether all own seats are taken."""
        return self._lobby is not None and all(view.is_ready for view in self._own(self._lobby))

    def _get_ready(self) -> None:
        """Take the own seats; once all people have, the game begins."""
        if self.table is None or self._lobby is None or self._is_ready:
            return
        names = []
        for place in self._own(self._lobby):
            field = self._fields[place.seat]
            field.close()
            names.append(field.text.strip() or str(guild(place.colour)))
        settings = self.context.settings
        if names and settings.apart_name != self._fields[self._mine.seats[0].seat].text.strip():
            settings.apart_name = self._fields[self._mine.seats[0].seat].text.strip()
            save_settings(settings)
        self._mine = my_tables.keep(self._mine.with_names(names))
        self.table.take_seats(*names)

    def _say(self, text: str) -> None:
        if self.table is not None:
            send = self.table.say
            send(text)

    def _copy(self, name: str, text: str) -> None:
        if write_clipboard(text):
            self._copied, self._copied_for = name, _COPIED
            self.context.reader.tell(say("apart-copied"))
        else:
            self._said = message("apart-not-copied")
        self.context.changed()

    def _renew(self, seat: int) -> None:
        def note(errand: Errand[Link]) -> None:
            token = errand.result().token
            guests = self._mine.guests | {seat: token}
            self._mine = my_tables.keep(replace(self._mine, guests=guests))
            lobby = self._lobby
            if lobby is not None:
                name = guild(lobby.seats[seat].colour)
                self._said = message("apart-renewed", guild=name)

        self._send(partial(renew_seat, self._mine.host_link, seat), note)

    def _open_tab(self, tab: str) -> None:
        self._tab = tab

    # Input

    @property
    def field(self) -> TextField | None:
        open_ = next((field for field in self._fields.values() if field.open), None)
        return open_ or self._chat.field

    def key(self, key: str) -> bool:
        return self._chat.key(key)

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._get_ready()
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        if self._is_ready and self._mine.host:
            return "copy.link"
        return "back" if self._lobby is None or self._is_ready else "ready"

    # Drawing

    @property
    def _name(self) -> str | Message:
        return self._mine.label

    def draw(self, c: Canvas) -> None:
        layout.backdrop(c)
        layout.top_bar(c, say("apart-title"))
        self._draw_top(c)
        lobby, box = self._lobby, layout.body(c)
        if lobby is None or self._problem is not None:
            self._draw_wait(c, box)
        elif c.width >= _WIDE[0] and c.height >= _WIDE[1]:
            left, centre = box.cut_left(min(380.0, box.width * 0.27), layout.MARGIN)
            if self._mine.host:
                facts = 60 + _FACT * len(self._facts(lobby))
                high = max(_INVITE, left.height - facts - layout.GAP)
                invite, game = left.cut_top(high, layout.GAP)
                self._draw_invite(c, invite)
                self._draw_game(c, lobby, game)
            else:
                self._draw_game(c, lobby, left)
            self._draw_centre(c, lobby, centre)
        else:
            self._draw_compact(c, lobby, box)
        self._draw_bar(c)

    def _draw_top(self, c: Canvas) -> None:
        """The table's name, and where its server is."""
        left = layout.MARGIN + c.text_width(say("apart-title"), size=22, face="Title") + 22
        right = c.width - layout.MARGIN
        where = str(self._mine.where)
        used = c.text(where, right, 33, size=16, anchor="r", room=right * 0.4)
        is_there = self.table is not None and self.table.is_connected
        draw_dot(c, right - used - 18, 33, palette.MOSS_LIGHT if is_there else "")
        room = right - used - 44 - left
        if room > 80:
            c.text(c.cut(str(self._name), room), left, 34, size=18, colour=palette.DIM, room=room)

    def _draw_wait(self, c: Canvas, box: Box) -> None:
        """No lobby yet, or never."""
        wide = min(720.0, box.width)
        lines = [str(self._problem or message("apart-connecting", where=self._mine.where))]
        if self._problem is None and self._mine.is_hosted and self.table is None:
            lines = [say("apart-host-starting")]
        elif self._problem is None and self._waited > _LONG:
            lines.append(say("apart-connecting-long"))
        elif self._problem is not None and self._problem.id != "net-refused-unknown-link":
            lines.append(say("apart-table-stays"))
        wrapped = [text for line in lines for text in c.wrapped(line, wide - 64, size=18)]
        tall = 40 + len(wrapped) * 26
        panel = Box(box.centre[0] - wide / 2, box.centre[1] - tall / 2, wide, tall)
        widgets.panel(c, *panel)
        for i, text in enumerate(wrapped):
            colour = palette.EMBER_LIGHT if self._problem is not None and i == 0 else palette.BONE
            c.text(text, panel.centre[0], panel.y + 33 + i * 26, size=18, colour=colour, anchor="c",
                   room=wide - 40)  # fmt: skip

    def _draw_compact(self, c: Canvas, lobby: pr.Lobby, box: Box) -> None:
        """One part at a time, for large text."""
        invites = bool(self._mine.host)
        labels = {
            "seats": say("apart-seats"),
            "invite": say("apart-invite") if invites else say("apart-game"),
            "talk": say("apart-talk"),
        }
        head, rest = box.cut_top(38, layout.GAP)
        tabs = [(tab, labels[tab]) for tab in _TABS]
        widgets.segments(c, "tab", *head[:3], tabs, self._tab, self._open_tab,
                         group=say("apart-title"))  # fmt: skip
        if self._tab == "seats":
            widgets.panel(c, *rest)
            self._draw_seats(c, lobby, rest.inset(12, 10))
        elif self._tab == "invite" and invites:
            self._draw_invite(c, rest)
        elif self._tab == "invite":
            self._draw_game(c, lobby, rest)
        else:
            widgets.panel(c, *rest)
            self._chat.draw(c, rest.inset(16, 12), self._lines(lobby))

    def _draw_invite(self, c: Canvas, box: Box) -> None:
        """The code to say, and the link to send."""
        widgets.panel(c, *box)
        inner = box.inset(18, 0)
        x, width = inner.x, inner.width
        beside = box.width > 700
        widgets.heading(c, say("apart-invite"), x, box.y + 8, width)
        half = (width - layout.MARGIN) / 2
        first = Box(x, box.y + 48, half if beside else width, 0)
        second = Box(x + half + layout.MARGIN, first.y, half, 0) if beside else first
        y = first.y + 14
        c.text(say("apart-say-code"), first.x, y, size=16, colour=palette.DIM, room=first.width)
        room = box.bottom - y - (40 if beside else 186)
        tall = max(46.0, min(84.0, room - 60))
        slip = Box(first.x, y + 14, first.width, tall)
        ground = svg.box(0, 0, slip.width, slip.height, 8, palette.SEPIA)
        ground += svg.box(1.5, 1.5, slip.width - 3, slip.height - 3, 7, palette.PARCHMENT)
        c.shape(*slip, ground)
        c.text(self._mine.code.upper(), *slip.centre, size=min(48.0, tall * 0.62), face="Title",
               colour=palette.INK, anchor="c", room=slip.width - 24)  # fmt: skip
        self._draw_copy(c, "copy.code", Box(first.x, slip.bottom + 8, first.width, 40),
                        say("apart-copy-code"), self._mine.code, "copy")  # fmt: skip
        y = second.y + 14 if beside else slip.bottom + 8 + 40 + 22
        c.text(say("apart-send-link"), second.x, y, size=16, colour=palette.DIM, room=second.width)
        link = invitation(self._mine)
        field = Box(second.x, y + 14, second.width, 36)
        body = svg.box(0, 0, field.width, field.height, 8, palette.EDGE)
        body += svg.box(1.5, 1.5, field.width - 3, field.height - 3, 6.5, palette.GROOVE)
        c.shape(*field, body)
        shown = c.cut(link.partition("://")[2], field.width - 24)
        c.text(shown, field.x + 12, field.centre[1], size=16, room=field.width - 24)
        self._draw_copy(c, "copy.link", Box(second.x, field.bottom + 8, second.width, 40),
                        say("apart-copy-link"), link, "link")  # fmt: skip
        y = (max(slip.bottom, field.bottom) if beside else field.bottom) + 8 + 40 + 20
        words = say("apart-host-here-words") if self._mine.is_hosted else say("apart-server-words")
        lines = c.wrapped(words, width, size=15)
        for i, line in enumerate(lines):
            at = y + i * c.line(15)
            if at + c.line(15) / 2 <= box.bottom - 6:
                c.text(line, x, at, size=15, colour=palette.DIM, room=width)

    def _draw_copy(self, c: Canvas, name: str, box: Box, label: str, text: str, icon: str) -> None:
        """A button that copies, and says so for a while."""
        copied = self._copied == name and self._copied_for > 0
        widgets.button(
            c, name, *box[:3], say("apart-copied") if copied else label,
            partial(self._copy, name, text), height=box.height, icon="check" if copied else icon,
        )  # fmt: skip

    def _draw_game(self, c: Canvas, lobby: pr.Lobby, box: Box) -> None:
        """What will be played."""
        widgets.panel(c, *box)
        x, width = box.x + 18, box.width - 36
        widgets.heading(c, say("apart-game"), x, box.y + 8, width)
        facts = self._facts(lobby)
        words = say("apart-shuffle-words")
        lines = c.wrapped(words, width, size=15)
        pitch = max(c.line(16) + 2, min(_FACT, (box.height - 60) / len(facts)))
        facts = facts[: int((box.height - 50) / pitch)]
        y = box.y + 46 + pitch / 2
        for i, (label, value) in enumerate(facts):
            c.spot(f"fact.{i}", x, y - pitch / 2, width, pitch, label, spoken=value)
            used = c.text(value, x + width, y, size=16, anchor="r", room=width * 0.62)
            c.text(label, x, y, size=16, colour=palette.DIM, room=width - used - 10)
            y += pitch
        y += 6 + c.line(15) - pitch / 2
        if y + len(lines) * c.line(15) <= box.bottom:
            widgets.rule(c, x, y - c.line(15), width)
            for i, line in enumerate(lines):
                c.text(line, x, y + i * c.line(15), size=15, colour=palette.DIM, room=width)

    def _facts(self, lobby: pr.Lobby) -> list[tuple[str, str]]:
        options = lobby.options
        length = say("apart-length", mode=mode_label(options.mode), rounds=options.rounds)
        facts = [(say("apart-mode"), length), (say("menus-guilds"), str(options.guilds))]
        if options.bonus_tiles:
            facts.append((say("menus-tiles"), say("apart-with")))
        facts.append((say("apart-clock"), str(describe_clock(lobby.clock))))
        facts.append((say("apart-take-back"), say("apart-take-back-words")))
        facts.append((say("apart-vanished"), say("apart-vanished-words")))
        assert self.table is not None
        if self.table.presence.watching:
            watching = say("apart-watching", count=self.table.presence.watching)
            facts.append((say("apart-onlookers"), watching))
        return facts

    def _draw_centre(self, c: Canvas, lobby: pr.Lobby, box: Box) -> None:
        widgets.panel(c, *box)
        inner = box.inset(18, 10)
        head, rest = inner.cut_top(38, 6)
        widgets.heading(
            c, say("apart-seats"), head.x, head.y, head.width, say("apart-seats-remark")
        )
        least = _SEAT[0] * len(lobby.seats) + GAP * (len(lobby.seats) - 1)
        talk = min(
            max(_TALK, rest.height - len(lobby.seats) * (_SEAT[1] + GAP)), rest.height - least
        )
        foot, rest = rest.cut_bottom(talk, 14)
        self._draw_seats(c, lobby, rest)
        widgets.rule(c, foot.x, foot.y - 6, foot.width)
        self._chat.draw(c, foot, self._lines(lobby))

    def _draw_seats(self, c: Canvas, lobby: pr.Lobby, box: Box) -> None:
        views = self._views(lobby)
        tall = min(_SEAT[1], (box.height - GAP * (len(views) - 1)) / len(views))
        whole = Box(box.x, box.y, box.width, tall * len(views) + GAP * (len(views) - 1))
        for view, place in zip(views, column(whole, shares(len(views)), GAP), strict=True):
            field = None if view.is_ready else self._fields.get(view.seat)
            draw_seat(c, view, place, field, self._controls(view))

    def _controls(self, view: SeatView) -> list[Control]:
        """What the host can do for a guest's seat."""
        token = self._mine.guests.get(view.seat)
        if token is None or view.standing == "you" or view.is_ready:
            return []
        name = f"copy.seat.{view.seat}"
        copied = self._copied == name and self._copied_for > 0
        copy = partial(self._copy, name, str(self._mine.link(token)))
        label = say("apart-copied") if copied else say("apart-seat-link")
        renew = partial(self._renew, view.seat)
        return [
            Control(name, "check" if copied else "link", label, copy),
            Control(f"renew.{view.seat}", "reset", say("apart-renew"), renew),
        ]

    def _lines(self, lobby: pr.Lobby) -> list[ChatLine]:
        assert self.table is not None
        views = self._views(lobby)
        return [
            ChatLine(views[line.seat].name, views[line.seat].colour, line.text)
            if 0 <= line.seat < len(views)
            else ChatLine(say("apart-onlooker"), "", line.text)
            for line in self.table.chat
        ]

    def _draw_bar(self, c: Canvas) -> None:
        layout.bottom_bar(c)
        hint, leave = self.context.bindings.hint, partial(self.context.command, "back")
        back, rest = layout.bottom_row(c).cut_left(160, layout.MARGIN)
        widgets.button(c, "back", *back[:3], say("apart-leave"), leave, icon="exit",
                       key=hint("back"))  # fmt: skip
        lobby = self._lobby
        if lobby is None or self._problem is not None:
            return
        ready, rest = rest.cut_right(min(260.0, rest.width * 0.34), layout.MARGIN)
        is_ready = self._is_ready
        widgets.button(
            c, "ready", *ready[:3], say("apart-is-ready") if is_ready else say("apart-get-ready"),
            None if is_ready else self._get_ready, height=ready.height, icon="check",
            key="" if is_ready else hint("confirm"), primary=True, size=18,
            why=say("apart-begins-by-itself") if is_ready else "",
        )  # fmt: skip
        said = str(self._said or describe_waiting(self._views(lobby)))
        lines = c.wrapped(said, rest.width, size=16)[:2]
        for i, line in enumerate(lines):
            y = rest.centre[1] + (i - (len(lines) - 1) / 2) * 19
            c.text(line, rest.x, y, size=16, room=rest.width)


def describe_clock(seconds: int) -> Message:
    """Time for each choice."""
    if not seconds:
        return message("apart-no-clock")
    if seconds % 86400 == 0:
        return message("apart-clock-days", count=seconds // 86400)
    return message("apart-clock-minutes", count=seconds // 60)
