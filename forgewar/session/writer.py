"""Writing a record: line by line at its end, all of them or none, and nobody else meanwhile."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from forgewar.session.chain import BLANK, START, Broken, ending, last_link, seal
from forgewar.session.error import NeedsCopy, RecordChanged, RecordError, RecordExists
from forgewar.session.lock import lock
from forgewar.session.record import MAX_BYTES, MAX_LINE, MAX_LINES, Header, Line, Record, encode


class RecordWriter:
    """Appends to a record file, which is locked meanwhile; lines are on disk when their call
    returns, all of them or none.

    `new` makes the file, which must not be there; otherwise it must be, and `go_on` says what is in
    it. What others do to the file is noticed before the next line is written: `RecordChanged`.
    `durable=False` leaves the moment of writing to the operating system, for simulations.
    """

    def __init__(self, path: Path, *, new: bool, durable: bool = True) -> None:
        self.path = path
        self._durable = durable
        self._count = 0  # lines
        self._length = 0  # bytes that are ours
        self._chain = START  # of the last line
        self._when = 0  # the file's time after our last line
        self._torn = False  # whether it ends with part of a line that could not be written
        self._file = _open(path, new=new, durable=durable)
        if not lock(self._file.fileno()):
            self._file.close()
            raise NeedsCopy(
                f"{path.name} is being played in another window of Forge War; close it there, or "
                "play a copy."
            )

    def go_on(self, record: Record) -> None:
        """The file holds this record, all of which is sound."""
        self._count, self._length = 1 + len(record.lines), record.size
        self._chain = record.chain

    def header(self, header: Header) -> None:
        self._write([encode(header)])

    def lines(self, *lines: Line) -> None:
        self._write([encode(line) for line in lines])

    def _write(self, bare: list[bytes]) -> None:
        lines, chain = [], self._chain
        for line in bare:
            sealed, chain = seal(line, chain)
            lines.append(sealed + b"\n")
        data = b"".join(lines)
        with self._explained():
            if not self._durable:
                self._file.write(data)
            else:
                self._refuse_changed()
                data = self._line_end() + data
                self._refuse_too_much(lines, self._length + len(data))
                self._append(data)
                self._when = os.fstat(self._file.fileno()).st_mtime_ns
            self._count, self._chain = self._count + len(lines), chain

    def _append(self, data: bytes) -> None:
        rest = data
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError:
            self._torn = True
            with suppress(OSError):  # then before the next line
                self._mend()
            raise
        self._length += len(data)

    def _mend(self) -> None:
        """Cut off what could not be written as a whole."""
        if self._torn:
            self._file.truncate(self._length)
            self._when = os.fstat(self._file.fileno()).st_mtime_ns
            self._torn = False

    def _refuse_changed(self) -> None:
        """Raises `RecordChanged` if the file is not, to the last byte, what was written."""
        name = self.path.name
        try:
            there = self.path.stat()
        except FileNotFoundError as error:
            raise RecordChanged(
                f"{name} was deleted or moved away while it was being played."
            ) from error
        if not os.path.samestat(there, os.fstat(self._file.fileno())):
            raise RecordChanged(f"{name} was replaced by another file while it was being played.")
        try:
            self._mend()
        except OSError as error:
            raise RecordChanged(f"{name} ends with a line that could not be written.") from error
        if not self._intact():
            raise RecordChanged(f"{name} was changed by somebody else while it was being played.")

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
        """A record cut off just before a line's end is sound; no line may run into that one."""
        if not self._length:
            return b""
        self._file.seek(self._length - 1)
        return b"" if self._file.read(1) == b"\n" else b"\n"

    def _refuse_too_much(self, lines: list[bytes], size: int) -> None:
        """What nobody would read again is not written."""
        longest = max(map(len, lines), default=0)
        if longest >= MAX_LINE or size >= MAX_BYTES or self._count + len(lines) > MAX_LINES:
            raise RecordError(f"{self.path.name} is full: no game is longer.")

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def close(self) -> None:
        with self._explained():
            self._file.close()

    def abandon(self) -> None:
        """Close a record that is none any more; nothing of it is lost by that."""
        with suppress(OSError):
            self._file.close()

    def discard(self) -> None:
        """Close and delete a record that was begun and cannot be used."""
        self._file.close()
        with suppress(OSError):
            self.path.unlink()


def _open(path: Path, *, new: bool, durable: bool) -> BinaryIO:
    flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
    flags |= os.O_CREAT | os.O_EXCL if new else 0
    try:
        # Unbuffered, so that what could not be written is not tried again behind our back.
        file = os.fdopen(os.open(path, flags, 0o666), "r+b", buffering=0 if durable else -1)
    except FileExistsError as error:
        raise RecordExists(f"{path} exists already; choose another name for the record.") from error
    except OSError as error:
        raise _unwritable(path, error) if new else _not_played_on(path, error) from error
    if new and durable:
        _keep_name(path)
    return file


def _keep_name(path: Path) -> None:
    """A new file's name is in its folder, which is written for itself."""
    with suppress(OSError):  # not everywhere can folders be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _unwritable(path: Path, error: OSError) -> RecordError:
    return RecordError(f"{path} cannot be written: {error.strerror or error}.")


def _not_played_on(path: Path, error: OSError) -> RecordError:
    if isinstance(error, FileNotFoundError):
        return RecordError(f"{path} cannot be read: {error.strerror}.")
    return NeedsCopy(f"{path} cannot be written: {error.strerror or error}.")
