"""The record of a game: its options and seed, then every action as one appended line.

The record is the save, the replay, the bug report and the history in one. docs/record-format.md
describes every line. This module reads and writes lines; it does not know whether they make sense
as a game (that is `replay`).
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec
from msgspec import Struct

from forgewar.rules.actions import Action
from forgewar.rules.state import GameState, Options

FORMAT = 1
MAX_LINE = 1_000_000
MAX_LINES = 200_000
CHECKPOINT_EVERY = 25

GuildColour = Literal["blue", "yellow", "purple", "green"]
COLOURS: tuple[GuildColour, ...] = ("blue", "yellow", "purple", "green")


class RecordError(ValueError):
    """A record that cannot be read or written, said in one sentence."""


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a person, or a computer guild of a named strength."""

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


class Played(Struct, frozen=True, forbid_unknown_fields=True, tag="play", tag_field="line"):
    """An action that was played."""

    action: Action


class Undone(Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="line"):
    """The last `count` actions were taken back."""

    count: int


class Checkpoint(Struct, frozen=True, forbid_unknown_fields=True, tag="check", tag_field="line"):
    """The state here, as a hash: `actions` actions stand."""

    actions: int
    digest: str


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True, tag="state", tag_field="line"):
    """The whole state here, in records that were asked to hold it."""

    state: GameState


Line = Played | Undone | Checkpoint | Snapshot

_encoder = msgspec.json.Encoder(order="sorted")
_header_decoder = msgspec.json.Decoder(Header)
_line_decoder = msgspec.json.Decoder(Line)


class RecordWriter:
    """Appends to a record file; lines are on disk when their call returns, all of them or none.

    `durable=False` leaves the moment of writing to the operating system, for simulations.
    """

    def __init__(self, path: Path, *, durable: bool = True) -> None:
        self.path = path
        self._durable = durable
        with self._explained():
            # Unbuffered, so that what could not be written is not tried again behind our back.
            self._file = path.open("a+b", buffering=0 if durable else -1)
            self._end_last_line()

    def header(self, header: Header) -> None:
        self._write(_encoder.encode(header) + b"\n")

    def lines(self, *lines: Line) -> None:
        self._write(b"".join(_encoder.encode(line) + b"\n" for line in lines))

    def _end_last_line(self) -> None:
        """A record cut off just before a line's end is sound; no line may run into that one."""
        if self._file.seek(0, os.SEEK_END):
            self._file.seek(-1, os.SEEK_END)
            if self._file.read(1) != b"\n":
                self._write(b"\n")

    def _write(self, data: bytes) -> None:
        with self._explained():
            if not self._durable:
                self._file.write(data)
                return
            size = self._file.seek(0, os.SEEK_END)
            try:
                while data:
                    data = data[self._file.write(data) :]
                os.fsync(self._file.fileno())
            except OSError:
                self._file.truncate(size)
                raise

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise RecordError(f"{self.path} cannot be written: {reason}.") from error

    def close(self) -> None:
        with self._explained():
            self._file.close()


class Record(Struct):
    """A record as read: the lines up to the first that is not sound, and what is wrong with it."""

    header: Header
    lines: list[Line]
    problem: str = ""


def read_record(path: Path) -> Record:
    """Read a record. Raises `RecordError` if not even its header can be used; a fault further on
    ends the lines there and is named in `problem`."""
    try:
        with path.open("rb") as file:
            raw = _raw_lines(file)
            header = _read_header(path, next(raw, b""))
            record = Record(header, [])
            for number, data in enumerate(raw, start=2):
                try:
                    record.lines.append(_line_decoder.decode(data))
                except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                    record.problem = f"line {number} of {path.name} is damaged ({error})"
                    break
                if number > MAX_LINES:
                    record.problem = f"{path.name} is longer than any game ({MAX_LINES} lines)"
                    break
            return record
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError(f"{path} cannot be read: {reason}.") from error


def _raw_lines(file: BinaryIO) -> Iterator[bytes]:
    while data := file.readline(MAX_LINE):
        if data.strip():
            yield data


def _read_header(path: Path, data: bytes) -> Header:
    try:
        version = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("forgewar")
        if version is not None and int(bytes(version)) > FORMAT:
            raise RecordError(
                f"{path.name} was written by a newer version of the game; update to open it."
            )
        header = _header_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(
            f"{path.name} is not a Forge War record: its first line is damaged ({error})."
        ) from error
    if header.forgewar < 1:
        raise RecordError(f"{path.name} has the version {header.forgewar}, which does not exist.")
    problem = header.options.problem()
    if problem:
        raise RecordError(f"{path.name} describes a game that does not exist: {problem}.")
    if len(header.seats) != header.options.guilds:
        raise RecordError(
            f"{path.name} names {len(header.seats)} seats for {header.options.guilds} guild(s)."
        )
    if len({seat.colour for seat in header.seats}) < len(header.seats):
        raise RecordError(f"{path.name} gives two guilds the same colour.")
    return header
