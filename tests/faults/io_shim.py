"""Between the game and its files: counts every call, and lets one of them fail, or all from it on.

The functions of `os` and `io` are put aside as long as the shim is in place; calls that have
nothing to do with the home folder of the test go through uncounted. A write that fails has written
half of what it was given, and a close that fails has closed: that is how it happens.
"""

import io
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

BY_PATH = ("stat", "lstat", "mkdir", "unlink", "replace", "rename", "link", "listdir")
BY_FILE = ("fstat", "ftruncate")  # fsync is a call as well, but never waits for a real disk
MOST_CALLS = 20_000  # more is a loop without an end


class Hang(BaseException):
    """No exception that anybody may handle."""


class Shim:
    """The `at`th call fails with `error`; `lasting`: so does every one after it."""

    def __init__(self, home: Path, at: int = 0, error: int = 0, *, lasting: bool = False) -> None:
        self._home = str(home)
        self._at, self._error, self._lasting = at, error, lasting
        self._files: set[int] = set()  # that are open
        self.calls: Counter[str] = Counter()
        self.count = 0
        self.failed = ""  # the call that failed first

    def ours(self, place: Any) -> bool:
        """Whether a path or an open file lies in the home folder."""
        if isinstance(place, int):
            return place in self._files
        return str(os.fspath(place)).startswith(self._home)

    def call(self, name: str) -> None:
        """Count a call. Raises `OSError` if it is one that fails."""
        self.calls[name] += 1
        self.count += 1
        if self.count > MOST_CALLS:
            raise Hang(f"{MOST_CALLS} calls")
        if self.count == self._at or (self._lasting and 0 < self._at < self.count):
            self.failed = self.failed or name
            raise OSError(self._error, os.strerror(self._error))

    @contextmanager
    def in_place(self) -> Iterator["Shim"]:
        """Stand between the game and its files."""
        real = {name: getattr(os, name) for name in (*BY_PATH, *BY_FILE, *_OWN)}
        real_open = io.open
        for name in (*BY_PATH, *BY_FILE):
            setattr(os, name, self._counted(name, real[name]))
        for name in _OWN:
            setattr(os, name, getattr(self, f"_{name}")(real[name]))
        io.open = self._io_open(real_open)  # type: ignore[assignment]
        try:
            yield self
        finally:
            io.open = real_open
            for name, function in real.items():
                setattr(os, name, function)

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def function(place: Any, *more: Any, **named: Any) -> Any:
            if self.ours(place):
                self.call(name)
            return real(place, *more, **named)

        return function

    def _fsync(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def fsync(file: int) -> None:
            if not self.ours(file):
                real(file)
            else:
                self.call("fsync")

        return fsync

    def _open(self, real: Callable[..., int]) -> Callable[..., int]:
        def open_(path: Any, *more: Any, **named: Any) -> int:
            if not self.ours(path):
                return real(path, *more, **named)
            self.call("open")
            file = real(path, *more, **named)
            self._files.add(file)
            return file

        return open_

    def _close(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def close(file: int) -> None:
            known = self.ours(file)
            real(file)
            self._files.discard(file)
            if known:
                self.call("close")

        return close

    def _write(self, real: Callable[..., int]) -> Callable[..., int]:
        def write(file: int, data: Any) -> int:
            if self.ours(file):
                self.half_written(lambda half: real(file, half), data)
            return real(file, data)

        return write

    def half_written(self, write: Callable[[Any], Any], data: Any) -> None:
        """Count a call to write; if it fails, half of it is written."""
        try:
            self.call("write")
        except OSError:
            write(data[: len(data) // 2])
            raise

    def _scandir(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def scandir(path: Any = ".") -> Any:
            if not self.ours(path):
                return real(path)
            self.call("scandir")
            return _Listing(real(path), self)

        return scandir

    def _io_open(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def open_(place: Any, *more: Any, **named: Any) -> Any:
            if not self.ours(place):
                return real(place, *more, **named)
            if not isinstance(place, int):
                self.call("open")
            file = real(place, *more, **named)
            self._files.add(file.fileno())
            return _File(file, self)

        return open_

    def forget(self, file: int) -> None:
        self._files.discard(file)


_OWN = ("fsync", "open", "close", "write", "scandir")


class _File:
    """A file object whose calls are counted."""

    def __init__(self, file: Any, shim: Shim) -> None:
        self._file, self._shim = file, shim

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def read(self, *size: int) -> Any:
        self._shim.call("read")
        return self._file.read(*size)

    def readline(self, *size: int) -> Any:
        self._shim.call("read")
        return self._file.readline(*size)

    def write(self, data: Any) -> Any:
        self._shim.half_written(self._file.write, data)
        return self._file.write(data)

    def truncate(self, *size: int) -> Any:
        self._shim.call("truncate")
        return self._file.truncate(*size)

    def close(self) -> None:
        if not self._file.closed:
            self._shim.forget(self._file.fileno())
            self._file.close()
            self._shim.call("close")


class _Listing:
    """What lies in a folder; looking at each of it is a call."""

    def __init__(self, found: Any, shim: Shim) -> None:
        self._found, self._shim = found, shim

    def __enter__(self) -> "_Listing":
        return self

    def __exit__(self, *_: object) -> None:
        self._found.close()

    def __iter__(self) -> Iterator["_Listed"]:
        for entry in self._found:
            yield _Listed(entry, self._shim)


class _Listed:
    def __init__(self, entry: Any, shim: Shim) -> None:
        self._entry, self._shim = entry, shim
        self.name, self.path = entry.name, entry.path

    def is_file(self) -> bool:
        return bool(self._entry.is_file())  # the folder tells, mostly

    def stat(self, **named: bool) -> os.stat_result:
        self._shim.call("stat")
        found: os.stat_result = self._entry.stat(**named)
        return found
