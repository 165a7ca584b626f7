"""Who is connected at other servers that share the database.

Servers tell each other (`Storage.tell`) who is connected with them: after each change, and when
another one asks because it has opened the table. One that says nothing for a while is gone.
"""

import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

BEAT = 5.0  # seconds between signs of life
SILENCE = 3 * BEAT  # after which a server is taken for gone


class Here(Struct, frozen=True, tag="here"):
    """Seats, and the number of spectators, that are connected to a table at the server that says
    so."""

    table: str
    seats: tuple[int, ...]
    watching: int


class Who(Struct, frozen=True, tag="who"):
    """A server has opened a table and asks who is connected elsewhere."""

    table: str


class Alive(Struct, frozen=True, tag="alive"):
    """A sign of life."""


News = Here | Who | Alive
_decoder = msgspec.json.Decoder(News)


def encode_news(news: News) -> str:
    return msgspec.json.encode(news).decode()


def read_news(text: str) -> News:
    """News as another server told them. Raises `msgspec.MsgspecError`."""
    found: News = _decoder.decode(text)
    return found


class Elsewhere:
    """Connections to tables at other servers."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._heard: dict[str, float] = {}  # servers, and when they were last heard of
        self._at: dict[str, dict[str, Here]] = {}  # by table and server

    def note_life(self, server: str) -> bool:
        """Note that a server lives; true if it was not known."""
        is_new = server not in self._heard
        self._heard[server] = self._clock()
        return is_new

    def note(self, server: str, here: Here) -> None:
        self._at.setdefault(here.table, {})[server] = here

    def at(self, table: str) -> list[Here]:
        return [*self._at.get(table, {}).values()]

    def forget_table(self, table: str) -> None:
        self._at.pop(table, None)

    def drop_silent(self) -> set[str]:
        """Forget servers that are gone; returns the tables at which somebody was connected."""
        now = self._clock()
        gone = {name for name, heard in self._heard.items() if now - heard > SILENCE}
        changed: set[str] = set()
        for name in gone:
            del self._heard[name]
            for table, servers in self._at.items():
                if servers.pop(name, None) is not None:
                    changed.add(table)
        return changed
