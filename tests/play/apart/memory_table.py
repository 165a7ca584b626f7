"""Shared tables in memory: clients whose messages reach the table at once, without a network."""

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from unittest import mock

from msgspec.structs import replace
from properties.chooser import Chooser
from server.kit import Play, actor, hexed, open_table

from forgewar.net import protocol as pr
from forgewar.net import remote_session
from forgewar.net.link import Link
from forgewar.net.protocol import SPECTATOR
from forgewar.net.remote_session import RemoteTable
from forgewar.net.wire import Sent, State, StateChanged
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.commitment import nonce_hash

NAMES = ("Ada", "Bram", "Cleo", "Dov")


class MemoryWire:
    """Connection of a client to a table in memory, in the place of `Wire`."""

    def __init__(self, room: "Room", link: Link, _wake: Callable[[], None]) -> None:
        self.link = link
        self.state: State = "connected"
        self.retry_at = 0.0
        self._room = room
        self.viewer = int(link.token)
        self._inbox: deque[pr.ServerMessage | StateChanged] = deque()
        self._waiting: list[Sent] = []
        room.wires.append(self)
        self.take(room.greeting(self.viewer))
        self.take(StateChanged("connected"))

    def take(self, message: pr.ServerMessage | StateChanged) -> None:
        self._inbox.append(message)

    def send(self, message: Sent) -> None:
        if self.state == "connected":
            self._room.ask(self.viewer, message)
        else:
            self._waiting.append(message)

    def receive(self) -> pr.ServerMessage | StateChanged | None:
        return self._inbox.popleft() if self._inbox else None

    def close(self) -> None: ...

    def lose(self, retry_at: float = 0.0) -> None:
        """Lose the connection."""
        self.state, self.retry_at = "lost", retry_at
        self.take(StateChanged("lost"))

    def heal(self) -> None:
        """Connect again; what was not sent is sent."""
        self.state = "connected"
        self.take(StateChanged("connected"))
        waiting, self._waiting = self._waiting, []
        for message in waiting:
            self._room.ask(self.viewer, message)


class Room:
    """A table whose game has begun, and its clients."""

    def __init__(
        self,
        options: Options,
        seed: int = 0,
        players: tuple[str, ...] = (),
        *,
        clock: int = 0,
        names: Sequence[str] = NAMES,
    ) -> None:
        rng = Random(f"room {seed}")
        table = open_table(options, rng, players)
        table.opened = replace(table.opened, clock=clock)
        self.play = Play(table)
        self.wires: list[MemoryWire] = []
        self._chooser = Chooser(Random(f"choices {seed}"), 0.2)
        nonces = {seat: hexed(rng) for seat in table.persons}
        for seat, nonce in nonces.items():
            self.ask(seat, pr.Join(self.play.id(), names[seat], nonce_hash(nonce)))
        for seat, nonce in nonces.items():
            self.ask(seat, pr.Reveal(self.play.id(), nonce))
        self.connect(*table.persons)

    @property
    def game(self) -> Game:
        return self.play.session.game

    def greeting(self, viewer: int) -> pr.ServerMessage:
        greeting = self.play.table.greeting(viewer)
        clock = self.play.table.opened.clock
        return replace(greeting, left=clock) if isinstance(greeting, pr.Welcome) else greeting

    def sit(self, *viewers: int) -> RemoteTable:
        """A client with some seats; a spectator without any."""
        links = [Link("http://memory", "table", str(v)) for v in viewers or (SPECTATOR,)]

        def wire(link: Link, wake: Callable[[], None]) -> MemoryWire:
            return MemoryWire(self, link, wake)

        with mock.patch.object(remote_session, "Wire", wire):
            table = RemoteTable(links)
        self.connect(*self.play.table.connected)
        while table.poll() is not None:
            pass
        assert table.session is not None
        return table

    def ask(self, viewer: int, message: pr.ClientMessage) -> None:
        """Have a seat ask for something, and everybody hear what comes of it."""
        for out in self.play.ask(viewer, message):
            self._tell(out.message, out.viewer)

    def _tell(self, message: pr.ServerMessage, viewer: int) -> None:
        for wire in self.wires:
            if wire.viewer == viewer and wire.state == "connected":
                wire.take(message)

    def connect(self, *seats: int) -> None:
        """Have these seats connected, and no others."""
        table = self.play.table
        table.connected = set(seats)
        here = tuple(i in table.connected for i in range(len(table.opened.seats)))
        for wire in self.wires:
            if wire.state == "connected":
                wire.take(pr.Presence(here, sum(w.viewer == SPECTATOR for w in self.wires)))

    def step(self) -> None:
        """Play one action: a forced one, or what a sensible player would."""
        forced = self.play.table.forced_move()
        if forced is not None:
            seat, action = forced
        else:
            action = self._chooser.choose(self.game)
            seat = actor(self.play, action)
        self.ask(seat, pr.Act(self.play.id(), self.play.seq(seat), action))

    def play_until(self, there: Callable[[Game], bool]) -> None:
        """Play on until a moment at which somebody has to choose."""
        while not (self.play.table.forced_move() is None and there(self.game)):
            assert not self.game.over, "it does not happen"
            self.step()
