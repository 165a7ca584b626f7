"""Writes records: appends whole lines under a lock, and replaces a full record atomically."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from forgewar.fault import fault
from forgewar.files import (
    WITHOUT_WAITING,
    put_in_place,
    refuse_all_but_files,
    remove,
    sync,
    write_new,
    write_unnamed,
)
from forgewar.session.chain import BLANK, START, Broken, ending, last_link
from forgewar.session.error import (
    NeedsCopy,
    RecordChanged,
    RecordError,
    RecordExists,
    RecordFull,
    unreadable,
    unwritable,
)
from forgewar.session.lock import lock
from forgewar.session.record import (
    MAX_BYTES,
    MAX_LINE,
    MAX_LINES,
    Header,
    Line,
    Record,
    seal_lines,
)

# Windows replaces no file that is open.
_REPLACES_OPEN = os.name != "nt"


class RecordWriter:
    """Appends to a record file, which is locked meanwhile; lines are on disk when the call returns,
    all of them or none.

    The file must exist, and `go_on` says what is in it; `begin` creates it. Changes by others are
    noticed before the next line is written: `RecordChanged`. `durable=False` leaves the time of
    writing to the operating system, for simulations.
    """

    def __init__(self, path: Path, *, durable: bool = True) -> None:
        self.path = path
        self._durable = durable
        self._count = 0  # lines
        self._length = 0  # bytes that are ours
        self._chain = START  # of the last line
        self._when = 0  # the file's time after our last line
        self._torn = False  # whether it ends with part of a line that could not be written
        self._file = _open(path, durable=durable)
        if not lock(self._file.fileno()):
            self._file.close()
            raise NeedsCopy(fault("record-being-played", file=path.name))

    @staticmethod
    def begin(
        path: Path, header: Header, lines: Iterable[Line] = (), *, durable: bool = True
    ) -> "RecordWriter":
        """A new record with these lines; it is created with all of them or not at all. Raises
        `RecordExists` if there is a file of that name, or another `RecordError`."""
        sealed, chain = seal_lines([header, *lines], START)
        data = b"".join(sealed)
        _refuse_too_much(path, sealed, len(sealed), len(data))
        try:
            write_new(path, data, durable=durable)
        except FileExistsError as error:
            raise RecordExists(fault("record-exists", path=str(path))) from error
        except OSError as error:
            raise RecordError(unwritable(path, error)) from error
        try:
            writer = RecordWriter(path, durable=durable)
        except RecordError:
            _remove(path)
            raise
        writer._count, writer._length, writer._chain = len(sealed), len(data), chain
        return writer

    def go_on(self, record: Record) -> None:
        """Continue after this record, which the file holds and which is sound."""
        self._count, self._length = 1 + len(record.lines), record.size
        self._chain = record.chain

    def lines(self, *lines: Line) -> None:
        """Append lines. Raises `RecordError`, with nothing changed."""
        sealed, chain = seal_lines(lines, self._chain)
        data = b"".join(sealed)
        with self._errors_as_faults():
            if not self._durable:
                self._file.write(data)
            else:
                self._refuse_changed()
                data = self._line_end() + data
                count, size = self._count + len(sealed), self._length + len(data)
                _refuse_too_much(self.path, sealed, count, size)
                self._append(data)
            self._count, self._chain = self._count + len(sealed), chain

    def rewrite(self, header: Header, lines: Iterable[Line]) -> None:
        """Replace the record by one with these lines, atomically; the file stays locked (on Windows
        except for the moment of replacing). Raises `RecordError` with nothing changed, or
        `RecordChanged` if somebody else took the file in that moment."""
        sealed, chain = seal_lines([header, *lines], START)
        data = b"".join(sealed)
        _refuse_too_much(self.path, sealed, len(sealed), len(data))
        target = Path(os.path.realpath(self.path))  # a link to a record stays one
        with self._errors_as_faults():
            fresh = write_unnamed(target.parent, data)
            if _REPLACES_OPEN:
                self._replace_open(fresh, target)
            else:
                self._replace_closed(fresh, target)
        self._count, self._length, self._chain = len(sealed), len(data), chain
        self._when, self._torn = 0, False

    def _replace_open(self, fresh: Path, target: Path) -> None:
        try:
            file = _open_to_append(fresh, durable=self._durable)
        except OSError:
            remove(fresh)
            raise
        lock(file.fileno())  # nobody else knows its name yet
        try:
            put_in_place(fresh, target)
        except OSError:
            file.close()
            raise
        self.abandon()  # the file that has no name now
        self._file = file

    def _replace_closed(self, fresh: Path, target: Path) -> None:
        self.abandon()
        try:
            put_in_place(fresh, target)
        finally:
            self._open_again()

    def _open_again(self) -> None:
        try:
            self._file = _open_to_append(self.path, durable=self._durable)
            taken = not lock(self._file.fileno())
        except OSError as error:
            raise RecordChanged(fault("record-replaced", file=self.path.name)) from error
        if taken:
            self.abandon()
            raise RecordChanged(fault("record-replaced", file=self.path.name))

    def _append(self, data: bytes) -> None:
        rest = data
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            sync(self._file.fileno())
        except OSError:
            self._torn = True
            with suppress(OSError):  # then before the next line
                self._mend()
            raise
        self._length += len(data)
        self._when = 0  # until it is known: then all of it is looked at before the next line
        with suppress(OSError):  # the lines are on disk
            self._when = os.fstat(self._file.fileno()).st_mtime_ns

    def _mend(self) -> None:
        """Cut off a partly written line."""
        if self._torn:
            self._file.truncate(self._length)
            self._when = os.fstat(self._file.fileno()).st_mtime_ns
            self._torn = False

    def _refuse_changed(self) -> None:
        """Raise `RecordChanged` unless the file is, to the last byte, what was written."""
        name = self.path.name
        try:
            there = self.path.stat()
        except FileNotFoundError as error:
            raise RecordChanged(fault("record-deleted", file=name)) from error
        if self._file.closed or not os.path.samestat(there, os.fstat(self._file.fileno())):
            raise RecordChanged(fault("record-replaced", file=name))
        try:
            self._mend()
        except OSError as error:
            raise RecordChanged(fault("record-torn", file=name)) from error
        if not self._intact():
            raise RecordChanged(fault("record-changed", file=name))

    def _intact(self) -> bool:
        found = os.fstat(self._file.fileno())
        if found.st_size != self._length:
            return False
        if self._length and not self._tail().endswith(ending(self._chain)):
            return False
        if found.st_mtime_ns == self._when:
            return True
        self._file.seek(0)
        try:  # somebody wrote or only touched it
            return last_link(self._file.read(self._length).splitlines()) == self._chain
        except Broken:
            return False

    def _tail(self) -> bytes:
        self._file.seek(max(0, self._length - 100))
        return self._file.read(100).rstrip(BLANK)

    def _line_end(self) -> bytes:
        """Line end to write first if the record was cut off just before one; such a record is
        sound."""
        if not self._length:
            return b""
        self._file.seek(self._length - 1)
        return b"" if self._file.read(1) == b"\n" else b"\n"

    @contextmanager
    def _errors_as_faults(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise RecordError(unwritable(self.path, error)) from error

    def close(self) -> None:
        with self._errors_as_faults():
            self._file.close()

    def abandon(self) -> None:
        """Close a record that others changed; nothing is lost by that."""
        with suppress(OSError):
            self._file.close()

    def discard(self) -> None:
        """Close and delete a record that was begun and cannot be used."""
        self.abandon()
        _remove(self.path)


def _remove(path: Path) -> None:
    with suppress(OSError):  # a record that stays is whole
        path.unlink()


def _refuse_too_much(path: Path, lines: list[bytes], count: int, size: int) -> None:
    """Raise `RecordFull` for lines that would make a record too long to be read again."""
    longest = max(map(len, lines), default=0)
    if longest >= MAX_LINE or size >= MAX_BYTES or count > MAX_LINES:
        raise RecordFull(fault("record-full", file=path.name))


def _open(path: Path, *, durable: bool) -> BinaryIO:
    try:
        return _open_to_append(path, durable=durable)
    except OSError as error:
        raise _not_played_on(path, error) from error


def _open_to_append(path: Path, *, durable: bool) -> BinaryIO:
    file = os.open(path, os.O_RDWR | os.O_APPEND | WITHOUT_WAITING)
    try:
        refuse_all_but_files(file, path)
    except OSError:
        os.close(file)
        raise
    # Unbuffered, so that a failed write is not retried later.
    return os.fdopen(file, "r+b", buffering=0 if durable else -1)


def _not_played_on(path: Path, error: OSError) -> RecordError:
    if isinstance(error, FileNotFoundError):
        return RecordError(unreadable(path, error))
    return NeedsCopy(unwritable(path, error))
