"""The log: details of what happened, for whoever is asked to find out why.

The library's own file that is turned over when it is full brings sockets and pickles along, which
the title would wait for.
"""

import errno
import logging
import os
import stat
from itertools import pairwise
from pathlib import Path

from forgewar.files import make_folder
from forgewar.paths import user_folder
from forgewar.printable import printable

_FULL = 1_000_000  # bytes
_OLD = 2  # files that are kept beside the one in use


def start_log() -> None:
    """Details go to a file; a folder that cannot be written costs only the file."""
    root = logging.getLogger("forgewar")
    root.setLevel(logging.INFO)
    try:
        make_folder(user_folder("log"))
        handler = LogFile(user_folder("log") / "forgewar.log")
    except OSError:
        root.addHandler(logging.NullHandler())
        return
    handler.setFormatter(_Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)


class LogFile(logging.FileHandler):
    """A file of lines; when it is full it is put aside as .1, and the one that was there as .2."""

    def __init__(self, path: Path, full: int = _FULL) -> None:
        if path.exists() and not stat.S_ISREG(path.stat().st_mode):
            # A pipe would wait for a reader.
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        self._full = full
        super().__init__(path, encoding="utf-8")

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        if self.stream is not None and self.stream.tell() >= self._full:
            self._turn_over()

    def _turn_over(self) -> None:
        """Begin anew; where the old one cannot be put aside, it is gone on with."""
        self.close()
        names = [self.baseFilename, *(f"{self.baseFilename}.{n}" for n in range(1, _OLD + 1))]
        try:
            for newer, older in reversed(list(pairwise(names))):
                if Path(newer).exists():
                    os.replace(newer, older)  # noqa: PTH105  # over what is there, on any system
        except OSError:
            self._full *= 2
        self.stream = self._open()


class _Lines(logging.Formatter):
    """Names of files may hold anything; a message is one line that can be shown, all the same."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return printable(super().formatMessage(record), 2000)
