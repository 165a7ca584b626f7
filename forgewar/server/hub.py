"""Live tables of a server: connections, and what happens to them.

A message is decided by the table, written to the log and only then carried out and answered; so
nothing that anybody was told is lost. One message of a table is handled after the other.

Whoever wrote the last entry of a table sees to it that it goes on: moves of computer players, moves
without alternative, clocks, notices. If that server is gone, another one, or the same after a
restart, finds the table among those that are due (`Storage.due`).
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.players.registry import GUILDS
from forgewar.content import load
from forgewar.net import protocol as pr
from forgewar.net.link import new_table_id, new_token, token_hash
from forgewar.printable import plain
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.server import entries as en
from forgewar.server.contents import Contents
from forgewar.server.limits import Limits, RateLimit
from forgewar.server.live_table import Choice, Connection, LiveTable
from forgewar.server.metrics import Metrics
from forgewar.server.presence import BEAT, Alive, Elsewhere, Here, Who, encode_news, read_news
from forgewar.server.shared_table import SharedTable
from forgewar.server.storage import Storage
from forgewar.server.thinking import Thinking
from forgewar.server.webhooks import BadAddress, notify
from forgewar.session.commitment import NONCE_BYTES, SALT_BYTES
from forgewar.session.record import COLOURS

log = logging.getLogger(__name__)
SWEEP = 30.0  # seconds between two looks at what is due or quiet
_EXPIRY = 3600.0  # … or expired
_UNLOAD = 600.0  # seconds that a table stays in memory without connections
_STALLED = 30.0  # seconds after which another server sees to it that a table goes on
_GRACE = 600.0  # seconds of a clock at least, after the table was not in memory
_PAUSE = 1.0  # seconds before a failed move is tried again
Result = TypeVar("Result")
Entropy = Callable[[int], bytes]


class Refusal(Exception):
    """A request that is refused."""

    def __init__(self, code: pr.RefusalCode) -> None:
        super().__init__(code)
        self.code: pr.RefusalCode = code


class Hub:
    """All tables of a server."""

    def __init__(
        self,
        storage: Storage,
        limits: Limits | None = None,
        thinking: Thinking | None = None,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        self.storage = storage
        self.contents = Contents(storage)
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.tables: dict[str, LiveTable] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._thinking = thinking
        self._entropy = entropy
        self._elsewhere = Elsewhere()
        self._notices = RateLimit(self.limits.notices)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.end_server: Callable[[], None] = lambda: None  # set by whoever runs it
        storage.on_change = self._hear_change
        storage.on_news = self._hear_news

    @property
    def connections(self) -> int:
        return sum(len(live.connections) for live in self.tables.values())

    async def open(self) -> None:
        await self.storage.open()
        self._begin(self._sweep())
        self._begin(self._show_life())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in self.tables.values():
            live.end()
        if self._thinking is not None:
            self._thinking.close()
        await self.storage.close()

    def announce_end(self, seconds: int) -> None:
        """Tell all clients that the server goes away, and when to come back."""
        message = pr.encode(pr.Closing(seconds))
        for live in self.tables.values():
            for connection in live.connections:
                connection.send(message)

    def _begin(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)
        return task

    def _end_task(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of the server failed", exc_info=error)

    # Tables

    async def create(self, new: pr.NewTable) -> tuple[str, list[str | None], str, str]:
        """Open a table; returns its id and the secrets of its seats, spectators and host. Raises
        `Refusal`."""
        options = new.options
        if options.problem() is not None or options.solo:
            raise Refusal("bad-options")
        players = [seat.player for seat in new.seats] or ["person"] * options.guilds
        if len(players) != options.guilds:
            raise Refusal("bad-options")
        if any(p != "person" and p not in GUILDS for p in players) or "person" not in players:
            raise Refusal("bad-options")
        content = await self.contents.find(new.content or load.default().hash)
        if content is None:
            raise Refusal("no-content")
        try:  # the cards may not suffice for these options
            Game.new(options, 0, content)
        except (ValueError, LookupError) as error:
            raise Refusal("bad-options") from error
        if await self.storage.count() >= self.limits.all_tables:
            raise Refusal("server-full")
        await self.contents.store(content)
        tokens = [new_token() if player == "person" else None for player in players]
        watch, host = new_token(), new_token()
        seats = tuple(
            en.PlannedSeat(f"Guild {i + 1}", COLOURS[i], player, token_hash(token) if token else "")
            for i, (player, token) in enumerate(zip(players, tokens, strict=True))
        )
        nonce, salt = self._entropy(NONCE_BYTES).hex(), self._entropy(SALT_BYTES).hex()
        hashes = token_hash(host), token_hash(watch)
        name = plain(new.name) if new.name else ""
        opened = en.Opened(options, content.hash, seats, *hashes, nonce, salt, new.clock, name)
        id_ = new_table_id()
        await self.storage.create(id_, en.encode_entry(opened))
        log.info("table %s opened", id_)
        return id_, tokens, watch, host

    async def table(self, id_: str) -> LiveTable:
        """A table, from memory or from its log. Raises `Refusal`."""
        live = self.tables.get(id_)
        if live is None:
            loading = self._loading.setdefault(id_, asyncio.Lock())
            async with loading:
                live = self.tables.get(id_) or await self._load(id_)
        live.used = time.monotonic()
        return live

    async def _load(self, id_: str) -> LiveTable:
        lines = await self.storage.read(id_)
        if not lines:
            raise Refusal("unknown-link")
        opened = en.read_entry(lines[0])
        assert isinstance(opened, en.Opened)
        content = await self.contents.find(opened.content)
        if content is None:
            raise Refusal("no-content")
        table = SharedTable(opened, content)
        for number, line in enumerate(lines[1:]):
            table.apply(en.read_entry(line))
            if number % 20 == 19:
                await asyncio.sleep(0)  # other tables go on
        left = await self.storage.due_in(id_)
        live = self.tables[id_] = LiveTable(id_, table, self.limits.messages)
        self.storage.tell(encode_news(Who(id_)))
        async with live.lock:
            await self._catch_up(live)  # another server may have written meanwhile
            if live.choice is None:
                self._set_clock(live, left)
            self._go_on(live)
        return live

    async def delete(self, live: LiveTable) -> None:
        async with live.lock:
            await self.storage.delete(live.id)
            self._forget(live)
        log.info("table %s deleted", live.id)

    def _forget(self, live: LiveTable) -> None:
        live.end()
        self.tables.pop(live.id, None)
        self._elsewhere.forget_table(live.id)

    # Sweeps

    async def _sweep(self) -> None:
        """Now and then look at tables that are due, delete expired ones, and forget quiet ones; at
        the start, go on with those that were interrupted."""
        seconds, expiry = _UNLOAD, 0.0
        while True:
            try:
                if time.monotonic() >= expiry:
                    expiry = time.monotonic() + _EXPIRY
                    await self._expire()
                for id_ in await self.storage.due(seconds):
                    await self._look_at(id_)
            except Exception:  # of the storage; it is tried again
                log.exception("a sweep failed")
            self._unload_quiet()
            seconds = 0.0
            await asyncio.sleep(SWEEP)

    async def _expire(self) -> None:
        for id_ in await self.storage.expired():
            await self.storage.delete(id_)
            log.info("table %s expired", id_)

    async def _look_at(self, id_: str) -> None:
        """See to it that a table goes on that is due."""
        try:
            live = self.tables.get(id_) or await self.table(id_)
        except Exception:
            log.exception("table %s cannot be opened", id_)
            await self.storage.set_due(id_, None)
            return
        async with live.lock:
            self._go_on(live)
            if live.has_run_out and live.choice is not None:
                self._begin(self._run_out(live, live.choice))  # it could not be written
            left = live.seconds_left if live.clock is not None else _STALLED
            await self.storage.set_due(id_, None if live.rests else left)

    def _unload_quiet(self) -> None:
        now = time.monotonic()
        for live in [*self.tables.values()]:
            if live.connections or live.lock.locked() or live.thinker is not None:
                continue
            waits = live.clock is not None and live.seconds_left < _UNLOAD
            if not waits and now - live.used > _UNLOAD:
                self._forget(live)

    # Other servers

    def _hear_change(self, id_: str) -> None:
        changed = [self.tables.get(id_)] if id_ else [*self.tables.values()]
        for live in changed:
            if live is None:
                continue
            self._begin(self._catch_up_with_others(live))
            if not id_:  # the other servers were not heard for a while
                self._tell_presence(live)
                self.storage.tell(encode_news(Who(live.id)))

    async def _catch_up_with_others(self, live: LiveTable) -> None:
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply entries that another server has written. The lock is held."""
        lines = await self.storage.read(live.id, live.table.entries)
        if lines is None:
            self._forget(live)
            return
        for line in lines:
            live.send(live.table.apply(en.read_entry(line)))
        if lines:
            self._set_clock(live)
            live.turn = live.table.turn  # who wrote sends notices

    def _hear_news(self, server: str, text: str) -> None:
        try:
            news = read_news(text)
        except msgspec.MsgspecError:
            log.warning("another server tells what this one does not understand")
            return
        if self._elsewhere.note_life(server):
            for live in self.tables.values():
                self.storage.tell(encode_news(Who(live.id)))
        table = None if isinstance(news, Alive) else self.tables.get(news.table)
        if isinstance(news, Here) and table is not None:
            self._elsewhere.note(server, news)
            self._show_presence(table)
        elif isinstance(news, Who) and table is not None and table.connections:
            self._tell_presence(table)

    async def _show_life(self) -> None:
        while True:
            self.storage.tell(encode_news(Alive()))
            await asyncio.sleep(BEAT)
            for id_ in self._elsewhere.drop_silent():
                if (live := self.tables.get(id_)) is not None:
                    self._show_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        self.storage.tell(encode_news(live.here()))

    def _show_presence(self, live: LiveTable) -> None:
        """Tell the clients of a table who is connected elsewhere, if that has changed."""
        if live.update_presence(self._elsewhere.at(live.id)):
            live.send_presence()

    # Messages

    async def handle(self, live: LiveTable, viewer: int, message: pr.ClientMessage) -> bytes | None:
        """Carry out a message; returns the answer to its sender if it was refused or done already.
        Every other client is told what happened."""
        async with live.lock:
            while True:
                decided = live.table.decide(viewer, message)
                if isinstance(decided, pr.Refused):
                    self.metrics.count("refusals", "code", decided.code)
                if isinstance(decided, pr.Refused | pr.Done):
                    return pr.encode(decided)
                if await self._write(live, decided):
                    return None

    async def _write(self, live: LiveTable, entries: Sequence[en.AnyEntry]) -> bool:
        """Write entries and carry them out; false if the table had changed elsewhere. The lock is
        held."""
        lines = [en.encode_entry(entry) for entry in entries]
        due = self._due_after(live, entries)
        if not await self.storage.append(live.id, live.table.entries, lines, due):
            await self._catch_up(live)
            if live.id not in self.tables:
                raise Refusal("unknown-link")
            return False
        self.metrics.count("entries", by=len(lines))
        for entry in entries:
            live.send(live.table.apply(entry))
        self._go_on(live)
        if live.clock is not None and due is not None and live.seconds_left < due - 1:
            await self.storage.set_due(live.id, live.seconds_left)  # the same clock runs on
        return True

    def _due_after(self, live: LiveTable, entries: Sequence[en.AnyEntry]) -> float | None:
        """Seconds after which somebody has to look at a table to which entries are written, as far
        as that is known before they are carried out."""
        table = live.table
        handed = any(isinstance(entry, en.Handed) for entry in entries)
        if table.over or not (table.opened.clock or handed or table.has_computer_players):
            return None
        return table.opened.clock or _STALLED

    async def write(self, live: LiveTable, entry: en.AnyEntry) -> None:
        """Write an entry that does not depend on the state of the table. Raises `Refusal`."""
        async with live.lock:
            if live.table.is_full:
                raise Refusal("table-full")
            while not await self._write(live, [entry]):
                pass

    async def claim(self, live: LiveTable, code: str) -> str:
        """Give somebody who knows the code a free seat; returns its new secret. Raises
        `Refusal`."""
        token = new_token()
        async with live.lock:
            while True:
                decided = live.table.claim(code, token_hash(token))
                if isinstance(decided, pr.Refused):
                    raise Refusal(decided.code)
                if await self._write(live, [decided]):
                    return token

    # Moves of computer players, forced moves, clocks and notices

    def _go_on(self, live: LiveTable) -> None:
        """See to it that the table goes on after a change."""
        if live.thinker is None:
            forced = live.table.forced_move()
            if forced is not None or self._is_for_computer(live.table):
                seq = live.table.viewers[live.table.turn or 0].seq
                live.thinker = self._begin(self._move(live, seq, forced))
                live.thinker.add_done_callback(partial(self._after_moves, live))
        turn = live.table.turn
        if turn != live.turn and live.thinker is None:
            live.turn = turn
            self._notify(live)
        self._set_clock(live)

    def _after_moves(self, live: LiveTable, move: "asyncio.Task[bool]") -> None:
        """Go on after a move; if there was none, after a pause."""
        live.thinker = None
        if move.cancelled() or live.id not in self.tables:
            return
        if move.exception() is None and move.result():
            self._go_on(live)
        else:
            asyncio.get_running_loop().call_later(_PAUSE, self._go_on, live)

    def _is_for_computer(self, table: SharedTable) -> bool:
        return self._thinking is not None and table.computer_to_move() is not None

    async def _move(self, live: LiveTable, seq: int, forced: tuple[int, Action] | None) -> bool:
        """Play a forced move, or one of a computer player, unless something else happened first;
        false if that is impossible, or if another server moves too."""
        table = live.table
        computer = table.computer_to_move()
        if forced is not None:
            seat, action = forced
        elif computer is not None and self._thinking is not None:
            seat, strength = computer
            action = await self._thinking.choose(table, seat, strength)
            self.metrics.count("thoughts")
        else:
            return True
        async with live.lock:
            decided = table.decide(seat, pr.Act("", seq, action))  # no client's message has this id
            if isinstance(decided, tuple):
                return await self._write(live, decided)
        if isinstance(decided, pr.Refused) and decided.code != "stale":
            log.error("table %s: a computer player's move is refused: %s", live.id, decided.code)
            return False
        return True

    def _set_clock(self, live: LiveTable, left: float | None = None) -> None:
        """Start the clock of the person who has to choose, once for each choice. `left` are the
        seconds that were left when the table was last in memory."""
        choice = live.present_choice()
        if choice == live.choice:
            return
        live.choice = choice
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None
        seconds: float = live.table.opened.clock
        if choice is None or not seconds:
            return
        if left is not None:
            seconds = min(seconds, max(left, _GRACE))
        live.deadline = time.monotonic() + seconds
        loop = asyncio.get_running_loop()
        live.clock = loop.call_later(seconds, lambda: self._begin(self._run_out(live, choice)))

    async def _run_out(self, live: LiveTable, choice: Choice) -> None:
        """Hand the seat of somebody whose time is over to a computer player."""
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None
        async with live.lock:
            while live.id in self.tables and live.present_choice() == choice:
                if await self._write(live, [en.Handed(choice[0], "", Journeyman.name)]):
                    return

    def _notify(self, live: LiveTable) -> None:
        """Tell the person whose turn it is, unless connected, at the address they gave."""
        turn = live.turn
        url = live.table.webhooks.get(turn, "") if turn is not None else ""
        if not url or turn in live.table.connected:
            return
        if self._notices.allows(f"{live.id} {turn}"):
            self._begin(self._send_notice(url, {"event": "turn", "table": live.id, "seat": turn}))

    async def _send_notice(self, url: str, notice: object) -> None:
        try:
            status = await notify(url, notice)
            outcome = "sent" if status < 300 else "refused"
        except (BadAddress, OSError, ValueError):
            outcome = "failed"
        self.metrics.count("webhooks", "outcome", outcome)

    # Connections

    def join(self, live: LiveTable, viewer: int, last_seq: int) -> Connection:
        """A new connection, greeted. Raises `Refusal`."""
        if len(live.connections_of(viewer)) >= self.limits.places:
            raise Refusal("too-many-connections")
        connection = Connection(viewer)
        greeting = live.table.greeting(viewer, last_seq)
        if isinstance(greeting, pr.Welcome) and live.clock is not None:
            greeting = replace(greeting, left=round(live.seconds_left))
        connection.send(pr.encode(greeting))
        live.connections.add(connection)
        self._change_presence(live)
        self._go_on(live)  # the server that it was connected to may be gone
        return connection

    def leave(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        live.used = time.monotonic()
        self._change_presence(live)

    def _change_presence(self, live: LiveTable) -> None:
        live.update_presence(self._elsewhere.at(live.id))
        live.send_presence()
        self._tell_presence(live)
