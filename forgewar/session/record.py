"""Record of a game: its options and seed, then every action as one appended line.

The record is save, replay, bug report and history in one; docs/record-format.md describes every
line. This module reads lines; `replay` knows whether they make sense as a game. A record may come
from a stranger: it is refused in a sentence, and nothing in it decides how much is read.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from forgewar.fault import Fault, fault
from forgewar.files import open_file
from forgewar.printable import plain
from forgewar.rules.actions import Action
from forgewar.rules.state import GameState, Options
from forgewar.session.chain import BLANK, START, Broken, open_seal, seal
from forgewar.session.commitment import Commitment
from forgewar.session.error import RecordError, unreadable
from forgewar.session.upgrades import upgrade_header, upgrade_line

FORMAT = 2
_CHAINED = 2  # the first format whose lines are chained
MAX_LINE = 1_000_000
MAX_LINES = 20_000
MAX_BYTES = 64_000_000
CHECKPOINT_EVERY = 25

GuildColour = Literal["blue", "yellow", "purple", "green"]
COLOURS: tuple[GuildColour, ...] = ("blue", "yellow", "purple", "green")


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Player of a seat: a person, or a computer player of a named strength."""

    name: str
    colour: GuildColour
    player: str = "person"


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    forgewar: int  # the format's version
    program: str
    content: str  # the content's hash
    options: Options
    seed: int
    seats: tuple[Seat, ...]
    practice: bool = False  # taking back is free
    deal: Commitment | UnsetType = UNSET  # only of games at a shared table

    @property
    def colours(self) -> tuple[GuildColour, ...]:
        """Colours of all sides: those of the seats, then the automated ones of a solo game."""
        taken = [seat.colour for seat in self.seats]
        free = [colour for colour in COLOURS if colour not in taken]
        return (*taken, *free)[: self.options.sides]


class Played(Struct, frozen=True, forbid_unknown_fields=True, tag="play", tag_field="line"):
    """An action that was played."""

    action: Action


class Undone(Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="line"):
    """The last `count` actions were undone."""

    count: int


class Checkpoint(Struct, frozen=True, forbid_unknown_fields=True, tag="check", tag_field="line"):
    """Hash of the state after `actions` actions."""

    actions: int
    digest: str


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True, tag="state", tag_field="line"):
    """The whole state, in records made with `states`; stored as written, because many of them
    decoded at once would fill the memory."""

    state: Raw

    @staticmethod
    def of(state: GameState) -> "Snapshot":
        return Snapshot(Raw(encode(state)))

    def read(self) -> GameState:
        """The state. Raises `msgspec.MsgspecError` if it cannot be decoded."""
        return _state_decoder.decode(self.state)


class Carried(Struct, frozen=True, forbid_unknown_fields=True, tag="content", tag_field="line"):
    """Files of the content, in exported records; always the second line."""

    files: dict[str, str]


Line = Played | Undone | Checkpoint | Snapshot | Carried

encode = msgspec.json.Encoder(order="sorted").encode
_header_decoder = msgspec.json.Decoder(Header)
_line_decoder = msgspec.json.Decoder(Line)
_state_decoder = msgspec.json.Decoder(GameState)
_plain_decoder = msgspec.json.Decoder(dict[str, Any])
# Errors that decoders and upgrades raise on arbitrary input.
_FIELD = re.compile(r"(?:at|field) `(?:\$\.)?([^`]*)`")  # in what the decoder says
_DAMAGE = (ValueError, LookupError, TypeError, AttributeError, RecursionError)


def seal_lines(lines: Iterable[Header | Line], chain: str) -> tuple[list[bytes], str]:
    """Lines as written after the line with this hash, and the hash of the last one."""
    written = []
    for line in lines:
        sealed, chain = seal(encode(line), chain)
        written.append(sealed + b"\n")
    return written, chain


def decode_header(record: bytes) -> Header:
    """Header of a record in memory, in the present format. Raises `ValueError`."""
    header: Header = _header_decoder.decode(open_seal(record.partition(b"\n")[0], START)[0])
    return header


class Record(Struct):
    """A record as read: the lines up to the first damaged one, and the problem there. `written` is
    the format of the file; header and lines are in the present one. `size` is the number of sound
    bytes, `chain` the hash of the last sound line."""

    header: Header
    lines: list[Line]
    problem: Fault | None = None
    written: int = FORMAT
    folder: Path | None = None
    size: int = 0
    chain: str = START

    @property
    def carried(self) -> dict[str, str]:
        """Files of the content that the record carries, if any."""
        first = self.lines[0] if self.lines else None
        return first.files if isinstance(first, Carried) else {}


class _TooLong(Broken):
    """A file that is longer than any game."""


def read_record(path: Path) -> Record:
    """Read a record. Raises `RecordError` if its header cannot be used; a fault further on ends the
    lines there and is stored in `problem`."""
    try:
        with open_file(path) as file:
            raw = _RawLines(file, path.name)
            header, version = _read_header(path, raw)
            record = Record(header, [], None, version, path.parent, raw.size, raw.chain)
            try:
                while data := raw.next(version):
                    record.lines.append(_read_line(data, version))
                    record.size, record.chain = raw.size, raw.chain
                record.size = raw.size  # empty lines at the end are no damage
            except _TooLong as limit:
                record.problem = limit.fault
            except _DAMAGE as error:
                number, why = str(len(record.lines) + 2), _why(error)
                record.problem = fault("record-line-damaged", line=number, file=path.name, why=why)
            return record
    except OSError as error:
        raise RecordError(unreadable(path, error)) from error


def read_header(path: Path) -> Header:
    """Header of a record. Raises `RecordError` if it cannot be used."""
    try:
        with open_file(path) as file:
            return _read_header(path, _RawLines(file, path.name))[0]
    except OSError as error:
        raise RecordError(unreadable(path, error)) from error


def _why(error: Exception) -> Fault:
    """Problem of a line: the fault of its chain, no JSON, or JSON that is no line of a record."""
    if isinstance(error, Broken):
        return error.fault
    decoded = not isinstance(error, msgspec.DecodeError | UnicodeDecodeError)
    if not decoded and not isinstance(error, msgspec.ValidationError):
        return fault("record-no-json")
    found = _FIELD.search(str(error))
    return fault("record-wrong-field", field=found[1]) if found else fault("record-wrong-value")


class _RawLines:
    """Non-empty lines one by one, with their chain."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        self._file = file
        self._name = name
        self._lines = 0
        self.size = 0
        self.chain = START

    def next(self, version: int) -> bytes:
        """JSON object of the next line; empty at the end. Raises `_TooLong` at the limits, `Broken`
        if the chain is."""
        data = self.bare()
        if data and version >= _CHAINED:
            data, self.chain = open_seal(data, self.chain)
        return data

    def bare(self) -> bytes:
        """Next line unchanged, with its hash. Raises `_TooLong`."""
        while data := self._file.readline(MAX_LINE):
            self._lines += 1
            self.size += len(data)
            if self._lines > MAX_LINES:
                raise _TooLong(fault("record-too-many-lines", file=self._name, most=str(MAX_LINES)))
            if self.size > MAX_BYTES:
                raise _TooLong(fault("record-too-many-bytes", file=self._name, most=str(MAX_BYTES)))
            if data := data.strip(BLANK):
                return data
        return b""


def _read_line(data: bytes, version: int) -> Line:
    if version < FORMAT:
        data = encode(upgrade_line(_plain_decoder.decode(data), version))
    line: Line = _line_decoder.decode(data)
    if isinstance(line, Snapshot):
        line.read()
    return line


def _read_header(path: Path, raw: _RawLines) -> tuple[Header, int]:
    """Header in the present format, and the format of the file."""
    try:
        data = raw.bare()
        written = msgspec.json.decode(data, type=dict[str, Raw]).get("forgewar")
        version = FORMAT if written is None else int(bytes(written))
        if version > FORMAT:
            raise RecordError(fault("record-newer", file=path.name))
        if version < 1:
            raise RecordError(fault("record-no-version", file=path.name, version=str(version)))
        if version >= _CHAINED:
            data, raw.chain = open_seal(data, raw.chain)
        if version < FORMAT:
            data = encode(upgrade_header(_plain_decoder.decode(data), version))
        header = _header_decoder.decode(data)
    except RecordError:
        raise
    except _DAMAGE as error:
        raise RecordError(fault("record-none", file=path.name, why=_why(error))) from error
    problem = _problem(path.name, header)
    if problem is not None:
        raise RecordError(problem)
    seats = tuple(msgspec.structs.replace(seat, name=plain(seat.name)) for seat in header.seats)
    return msgspec.structs.replace(header, seats=seats), version


def _problem(file: str, header: Header) -> Fault | None:
    """Reason why a well-formed header fits no game, if there is one."""
    why = header.options.problem()
    if why is not None:
        return fault("record-no-game", file=file, why=why)
    seats, guilds = len(header.seats), header.options.guilds
    if seats != guilds:
        return fault("record-seats", file=file, seats=seats, guilds=guilds)
    if len({seat.colour for seat in header.seats}) < seats:
        return fault("record-same-colour", file=file)
    if not -(2**63) <= header.seed < 2**64:
        return fault("record-long-seed", file=file)
    return None
