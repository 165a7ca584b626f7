"""A table in memory, with the connections of its clients."""

import asyncio
import time
from collections.abc import Iterable, Sequence

from forgewar.net import protocol as pr
from forgewar.net.protocol import SPECTATOR
from forgewar.server.limits import RateLimit
from forgewar.server.presence import Here
from forgewar.server.shared_table import Outgoing, SharedTable

QUEUE = 300  # messages that may wait for a slow client; then it is disconnected and resumes later
_AWAY = 1001  # close code of WebSockets
Choice = tuple[int, int]  # seat, and the number of steps that everybody knows of


class Connection:
    """A client's place at a table: a queue of messages to it. A number, a close code, ends it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.ended = asyncio.Event()

    @property
    def has_ended(self) -> bool:
        return self.ended.is_set()

    def send(self, message: bytes) -> None:
        if self.has_ended:
            return
        if self.outbox.qsize() < QUEUE:
            self.outbox.put_nowait(message)
        else:
            self.end()

    def end(self) -> None:
        """Close the connection, without what still waits."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.finish(_AWAY)

    def finish(self, code: int) -> None:
        """Close the connection after what still waits."""
        self.ended.set()
        self.outbox.put_nowait(code)


class LiveTable:
    """A table in memory. `lock` is held while a message is handled."""

    def __init__(self, id_: str, table: SharedTable, rate: tuple[float, float]) -> None:
        self.id = id_
        self.table = table
        self.lock = asyncio.Lock()
        self.rate = RateLimit(rate)
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self.thinker: asyncio.Task[bool] | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.choice: Choice | None = None  # that the clock runs for
        self.deadline = 0.0
        self.turn: int | None = table.turn  # whose turn everybody knows of
        self._presence = pr.Presence((), 0)

    @property
    def rests(self) -> bool:
        """Whether nothing happens until somebody does something."""
        moves = self.thinker is not None or self.table.computer_to_move() is not None
        return not moves and self.clock is None and not self.has_run_out

    @property
    def has_run_out(self) -> bool:
        """Whether the time for the present choice is over."""
        timed = self.choice is not None and self.table.opened.clock
        return bool(timed) and self.clock is None

    @property
    def seconds_left(self) -> float:
        """Seconds that the clock still runs."""
        return max(0.0, self.deadline - time.monotonic())

    def present_choice(self) -> Choice | None:
        """The choice that a person has to make. Raises of a guild's wealth are one choice, because
        nobody else may know how many there are."""
        turn = self.table.turn
        return None if turn not in self.table.playing else (turn, self.table.viewers[SPECTATOR].seq)

    def connections_of(self, viewer: int) -> list[Connection]:
        return [c for c in self.connections if c.viewer == viewer and not c.has_ended]

    def send(self, outgoing: Iterable[Outgoing]) -> None:
        for viewer, message in outgoing:
            data: bytes | None = None
            for connection in self.connections_of(viewer):
                data = data or pr.encode(message)
                connection.send(data)

    def here(self) -> Here:
        """Who is connected at this server."""
        seats = range(len(self.table.opened.seats))
        connected = tuple(seat for seat in seats if self.connections_of(seat))
        return Here(self.id, connected, len(self.connections_of(SPECTATOR)))

    def update_presence(self, elsewhere: Sequence[Here] = ()) -> bool:
        """Note who is connected, here or elsewhere; true if that has changed."""
        everywhere = [self.here(), *elsewhere]
        self.table.connected = {seat for here in everywhere for seat in here.seats}
        seats = tuple(i in self.table.connected for i in range(len(self.table.opened.seats)))
        now = pr.Presence(seats, sum(here.watching for here in everywhere))
        has_changed, self._presence = now != self._presence, now
        return has_changed

    def send_presence(self) -> None:
        message = pr.encode(self._presence)
        for connection in self.connections:
            connection.send(message)

    def end(self) -> None:
        """Forget the table: clients are disconnected."""
        for connection in self.connections:
            connection.end()
        if self.thinker is not None:
            self.thinker.cancel()
        if self.clock is not None:
            self.clock.cancel()
