"""The log file: details of what happened, for whoever looks for the cause of a problem.

Logging never raises into the program and never prints: a record that cannot be written is dropped.
"""

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from forgewar.files import WITHOUT_WAITING, make_folder, refuse_all_but_files
from forgewar.paths import user_folder
from forgewar.printable import printable

LOGGER = "forgewar"  # the logger that all others of the game are below


def start_log() -> None:
    """Log to a file. `rotating_log` replaces the handler once the title is on screen."""
    root = logging.getLogger(LOGGER)
    root.setLevel(logging.INFO)
    root.addHandler(make_handler(LogFile))


def make_handler(make: "Callable[..., LogFile]") -> logging.Handler:
    """Handler for the log file, which is opened with its first record."""
    path = user_folder("log") / "forgewar.log"
    try:
        handler = make(path, encoding="utf-8", errors="backslashreplace", delay=True)
    except OSError:  # a relative path, and the working directory is gone
        return logging.NullHandler()
    handler.setFormatter(_Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler


class LogFile(logging.FileHandler):
    """A file handler that drops what it cannot write. The next record opens the file again."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            super().emit(record)
        except Exception:  # the library opens the file outside its own `try`
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        # What failed is still in the stream's buffer and would fail again with each later call.
        self.close()

    def close(self) -> None:
        with suppress(OSError, ValueError):
            super().close()

    def _open(self) -> TextIOWrapper:
        make_folder(Path(self.baseFilename).parent)
        return open(
            self.baseFilename,
            "a",
            encoding=self.encoding,
            errors=self.errors,
            opener=_open_regular,
        )


def _open_regular(path: str, flags: int) -> int:
    """Open a file that belongs to the player alone. Raises `OSError` for a pipe or a device, which
    would keep the game waiting."""
    file = os.open(path, flags | WITHOUT_WAITING, 0o600)
    try:
        refuse_all_but_files(file, Path(path))
    except OSError:
        os.close(file)
        raise
    return file


class _Formatter(logging.Formatter):
    """Names of files may hold anything; a message is one printable line all the same."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return printable(super().formatMessage(record), 2000)
