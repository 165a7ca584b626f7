"""Tables that people at this machine sit at, in one small file. What it holds are secrets: whoever
knows the token of a seat plays it. So they are never logged."""

import time
from collections.abc import Callable, Collection
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct
from msgspec.structs import replace

from forgewar.content.model import ModeName
from forgewar.net.link import Link
from forgewar.net.protocol import TableInfo
from forgewar.play.kept_file import KeptFile
from forgewar.printable import plain, printable
from forgewar.words import Message, as_list, message
from forgewar.words.names import mode_label

State = Literal["turn", "lobby", "waiting", "over", "gone"]
_MAX_BYTES: Final = 500_000
_MOST: Final = 200  # tables; those not opened longest go first
_ORDER: Final[tuple[State, ...]] = ("turn", "lobby", "waiting", "over", "gone")
Word = Annotated[str, Meta(max_length=80)]
Address = Annotated[str, Meta(max_length=300)]
Number = Annotated[int, Meta(ge=0, le=3)]


class MySeat(Struct, frozen=True):
    """A seat that is played here; with a name once it was taken."""

    seat: Number
    token: Word
    name: Word = ""


class MyTable(Struct, frozen=True):
    """A table, and how it stood when it was heard of last. Whoever opened it has the token of its
    `host`, the tokens of its `guests` by their seats, and the `code` by which they come in;
    `is_hosted` if the server runs on this machine, too. `people` are the others' names; `watch` is
    the token of who only watches."""

    server: Address
    table: Word
    seats: tuple[MySeat, ...]
    name: Word = ""
    mode: ModeName = "simple"
    guilds: int = 2
    clock: int = 0
    state: State = "lobby"
    people: tuple[Word, ...] = ()
    opened: float = 0.0  # seconds since 1970
    host: Word = ""
    guests: dict[Number, Word] = {}
    code: Word = ""
    is_hosted: bool = False
    watch: Word = ""

    @property
    def links(self) -> list[Link]:
        """Links of the own seats, or of a spectator."""
        tokens = [each.token for each in self.seats] or [self.watch]
        return [self.link(token) for token in tokens if token]

    @property
    def label(self) -> str | Message:
        """Its name, or whom one plays with, or what is played."""
        if self.name:
            return self.name
        if self.people:
            return message("apart-table-with", names=as_list(self.people))
        return message("apart-table-mode", mode=mode_label(self.mode), guilds=self.guilds)

    @property
    def where(self) -> str | Message:
        """The machine of its server."""
        here = message("apart-this-computer")
        return here if self.is_hosted else printable(urlsplit(self.server).hostname or self.server)

    @property
    def host_link(self) -> Link:
        return self.link(self.host)

    def link(self, token: str) -> Link:
        return Link(self.server, self.table, token)

    @property
    def own_seats(self) -> tuple[int, ...]:
        return tuple(each.seat for each in self.seats)

    @property
    def is_taken(self) -> bool:
        """Whether the own seats have their names."""
        return all(each.name for each in self.seats)

    def with_names(self, names: Collection[str]) -> "MyTable":
        """The table with a name for each own seat."""
        seats = (replace(s, name=plain(n)) for s, n in zip(self.seats, names, strict=True))
        return replace(self, seats=tuple(seats))

    def noted(self, info: TableInfo) -> "MyTable":
        """The table as its server has just described it."""
        own = self.own_seats
        people = (seat.name for i, seat in enumerate(info.seats) if i not in own and seat.joined)
        return replace(self, state=state_of(info, own), people=tuple(map(plain, people)))


def state_of(info: TableInfo, own: Collection[int]) -> State:
    if info.over:
        return "over"
    if not info.begun:
        return "lobby"
    return "turn" if info.turn in own else "waiting"


class Kept(Struct):
    """All tables by their ids."""

    tables: dict[Word, MyTable] = {}


_FILE = KeptFile("tables.json", Kept, _MAX_BYTES)


def read_tables() -> list[MyTable]:
    """All tables: where it is one's turn first, finished ones last, the latest before others."""
    tables = _FILE.read().tables.values()
    return sorted(tables, key=lambda each: (_ORDER.index(each.state), -each.opened))


def find_table(id_: str) -> MyTable | None:
    return _FILE.read().tables.get(id_)


def count_turns() -> int:
    """Tables where it was somebody's turn here when they were heard of last."""
    return sum(each.state == "turn" for each in _FILE.read().tables.values())


def keep(table: MyTable) -> MyTable:
    """Keep a table that is opened now; seats that were kept of it before stay with it."""

    def merge(known: MyTable) -> MyTable:
        seats = {each.seat: each for each in (*known.seats, *table.seats)}
        secrets = {"host": table.host or known.host, "guests": table.guests or known.guests,
                   "code": table.code or known.code}  # fmt: skip
        return replace(table, seats=tuple(seats[i] for i in sorted(seats)), **secrets)

    found: list[MyTable] = []

    def change(kept: Kept) -> bool:
        known = kept.tables.pop(table.table, None)
        merged = table if known is None else merge(known)
        found.append(replace(merged, opened=time.time()))
        kept.tables[table.table] = found[0]
        kept.tables = dict([*kept.tables.items()][-_MOST:])
        return True

    _FILE.change(change)
    return found[0]


def note(id_: str, change: Callable[[MyTable], MyTable]) -> MyTable | None:
    """Change what is kept of a table; None if it was forgotten meanwhile."""

    def note_in(kept: Kept) -> bool:
        known = kept.tables.get(id_)
        if known is None:
            return False
        kept.tables[id_] = change(known)
        return kept.tables[id_] != known

    return _FILE.change(note_in).tables.get(id_)


def forget(id_: str) -> None:
    """Forget a table, and with it the way back to it."""
    _FILE.change(lambda kept: kept.tables.pop(id_, None) is not None)
