"""A small file of the player's: read with care, changed as a whole, never in the way.

What cannot be read counts as empty, and is put aside before anything new is written. What cannot be
written is said in the log. Every change is made to what the file holds at that moment, so that two
programs that run at once do not undo each other's changes.
"""

import logging
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from forgewar.files import make_folder, read_small, replace, sweep, write_whole
from forgewar.paths import user_folder
from forgewar.printable import printable

log = logging.getLogger(__name__)
T = TypeVar("T")


class KeptFile(Generic[T]):
    """The file `name` among the player's data, which holds a `T`. An empty one is `type_()`."""

    def __init__(self, name: str, type_: type[T], most_bytes: int) -> None:
        self._name, self._type, self._most = name, type_, most_bytes

    @property
    def path(self) -> Path:
        return user_folder("data") / self._name

    def read(self) -> T:
        """Content of the file; an empty one if there is none that can be read."""
        try:
            return self._decode(self.path)
        except FileNotFoundError:
            return self._type()
        except (OSError, ValueError, RecursionError) as error:
            log.warning("%s cannot be read: %s", self._name, printable(str(error)))
            return self._type()

    def change(self, change: Callable[[T], bool]) -> T:
        """Change what the file holds and write it, if `change` says that anything is new. Returns
        what it holds then."""
        held = self.read()
        if change(held):
            self._write(held)
        return held

    def _decode(self, path: Path) -> T:
        return msgspec.json.decode(read_small(path, self._most), type=self._type)

    def _write(self, held: T) -> None:
        path = self.path
        try:
            make_folder(path.parent)
            sweep(path.parent)
            self._put_aside_unless_sound(path)
            write_whole(path, msgspec.json.format(msgspec.json.encode(held)))
        except OSError as error:
            log.warning("%s cannot be written: %s", self._name, error)

    def _put_aside_unless_sound(self, path: Path) -> None:
        """Keep what could not be understood, for somebody may want to mend it. Raises `OSError`."""
        try:
            self._decode(path)
        except FileNotFoundError:
            return
        except (ValueError, RecursionError):
            names = (path.with_name(f"{path.stem}.damaged-{n}.json") for n in count(1))
            aside = next(name for name in names if not os.path.lexists(name))
            replace(path, aside)
            log.warning("%s could not be read and is kept as %s", self._name, aside)
