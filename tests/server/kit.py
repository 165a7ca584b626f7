"""Shared tables without a network, for tests."""

import copy
from random import Random

from msgspec.structs import replace

from forgewar.content import load
from forgewar.content.model import Content
from forgewar.net import protocol as pr
from forgewar.net.link import token_hash
from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.server import entries as en
from forgewar.server.shared_table import Outgoing, SharedTable
from forgewar.session.commitment import nonce_hash
from forgewar.session.record import COLOURS
from forgewar.session.session import Session

TOKENS = ("blue-link", "yellow-link", "purple-link", "green-link")


def hexed(rng: Random, size: int = 32) -> str:
    return rng.randbytes(size).hex()


def open_table(
    options: Options, rng: Random, players: tuple[str, ...] = (), content: Content | None = None
) -> SharedTable:
    content = content or load.default()
    players = players or ("person",) * options.guilds
    seats = tuple(
        en.PlannedSeat(f"Guild {i}", COLOURS[i], player, token_hash(TOKENS[i]))
        for i, player in enumerate(players)
    )
    opened = en.Opened(
        options,
        content.hash,
        seats,
        token_hash("host-link"),
        token_hash("watch-link"),
        hexed(rng),
        hexed(rng, 16),
    )
    return SharedTable(opened, content)


class Play:
    """A table with all that was sent to each viewer, and ids for messages."""

    def __init__(self, table: SharedTable) -> None:
        self.table = table
        self.log: list[en.AnyEntry] = []
        self.sent: dict[int, list[pr.ServerMessage]] = {}
        self._number = 0

    def id(self) -> str:
        self._number += 1
        return f"m{self._number}"

    def ask(self, seat: int, message: pr.ClientMessage) -> list[Outgoing]:
        """Decide and apply; a refusal is a message to the seat."""
        found = self.table.decide(seat, message)
        if isinstance(found, pr.Refused | pr.Done):
            out = [Outgoing(seat, found)]
        else:
            self.log += found
            out = [o for entry in found for o in self.table.apply(entry)]
        for viewer, message_ in out:
            self.sent.setdefault(viewer, []).append(message_)
        return out

    def seq(self, seat: int) -> int:
        return self.table.viewers[seat].seq

    def act(self, seat: int, action: Action) -> list[Outgoing]:
        return self.ask(seat, pr.Act(self.id(), self.seq(seat), action))

    @property
    def session(self) -> Session:
        assert self.table.session is not None
        return self.table.session


def begin(
    options: Options, seed: int, players: tuple[str, ...] = (), content: Content | None = None
) -> Play:
    """A table whose game has begun."""
    rng = Random(f"begin {seed}")
    play = Play(open_table(options, rng, players, content))
    nonces = {seat: hexed(rng) for seat in play.table.persons}
    for seat, nonce in nonces.items():
        play.ask(seat, pr.Join(play.id(), f"Person {seat}", nonce_hash(nonce)))
    for seat, nonce in nonces.items():
        play.ask(seat, pr.Reveal(play.id(), nonce))
    assert play.table.session is not None
    return play


def actor(play: Play, action: Action) -> int:
    """Seat that an action belongs to."""
    decision = play.session.game.decision
    assert decision is not None
    return getattr(action, "seat", decision.seat)


def copy_table(table: SharedTable) -> SharedTable:
    """A copy that can be played on without the original."""
    other = copy.copy(table)
    other._votes = {of: seats.copy() for of, seats in table._votes.items()}
    for name in (
        "_tokens",
        "_names",
        "_hashes",
        "_nonces",
        "_events",
        "_agreed",
        "_ids",
        "_claimed",
        "chat",
        "players",
    ):
        setattr(other, name, copy.copy(getattr(table, name)))
    other.viewers = {}
    for seat, viewer in table.viewers.items():
        other.viewers[seat] = twin = copy.copy(viewer)
        twin.log, twin.shown = viewer.log.copy(), viewer.shown.copy()
    if table.session is not None:
        other.session = twin_session = copy.copy(table.session)
        twin_session.game = table.session.game.clone()
        twin_session._history = [replace(step, free=None) for step in table.session._history]
        twin_session._undone = []
    return other


def recover(play: Play) -> SharedTable:
    """The table, from its log alone."""
    table = SharedTable(play.table.opened, play.table.content)
    for entry in play.log:
        table.apply(en.read_entry(en.encode_entry(entry)))
    return table
