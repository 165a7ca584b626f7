"""Writing a record: line by line at its end, all of them or none, and nobody else meanwhile."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from forgewar.session.error import NeedsCopy, RecordError, RecordExists, RecordVanished
from forgewar.session.lock import lock
from forgewar.session.record import MAX_BYTES, MAX_LINE, MAX_LINES, Header, Line, encode


class RecordWriter:
    """Appends to a record file, which is locked meanwhile; lines are on disk when their call
    returns, all of them or none.

    `new` makes the file, which must not be there; otherwise it must be. `durable=False` leaves the
    moment of writing to the operating system, for simulations.
    """

    def __init__(self, path: Path, *, new: bool, durable: bool = True) -> None:
        self.path = path
        self._durable = durable
        self.count = 0  # lines; whoever takes up a record says how many it has
        self._file = _open(path, new=new, durable=durable)
        if not lock(self._file.fileno()):
            self._file.close()
            raise NeedsCopy(
                f"{path.name} is being played in another window of Forge War; close it there, or "
                "play a copy."
            )

    def header(self, header: Header) -> None:
        self._write([encode(header)])

    def lines(self, *lines: Line) -> None:
        self._write([encode(line) for line in lines])

    def _write(self, lines: list[bytes]) -> None:
        data = b"".join(line + b"\n" for line in lines)
        with self._explained():
            if not self._durable:
                self._file.write(data)
                return
            if os.fstat(self._file.fileno()).st_nlink == 0:
                raise RecordVanished(f"{self.path} was deleted while it was being played.")
            size = self._file.seek(0, os.SEEK_END)
            data = self._line_end(size) + data
            self._refuse_too_much(lines, size + len(data))
            try:
                while data:
                    data = data[self._file.write(data) :]
                os.fsync(self._file.fileno())
            except OSError:
                self._file.truncate(size)
                raise
            self.count += len(lines)

    def _line_end(self, size: int) -> bytes:
        """A record cut off just before a line's end is sound; no line may run into that one."""
        if not size:
            return b""
        self._file.seek(-1, os.SEEK_END)
        return b"" if self._file.read(1) == b"\n" else b"\n"

    def _refuse_too_much(self, lines: list[bytes], size: int) -> None:
        """What nobody would read again is not written."""
        longest = max(map(len, lines), default=0)
        if longest >= MAX_LINE or size >= MAX_BYTES or self.count + len(lines) > MAX_LINES:
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
