"""What can be wrong with a record; apart from it, so that who waits for it need not load it."""

import os
from pathlib import Path

from forgewar.fault import Fault, fault, reason


class RecordError(ValueError):
    """A record that cannot be read or written; `fault` says why, in one sentence."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class NeedsCopy(RecordError):
    """A record that can be read but not played on as it is; a copy of it can."""


class RecordFull(RecordError):
    """A record that would become larger than any that is read."""


class RecordExists(RecordError):
    """There is a file of that name already; no record is written over another."""


class RecordChanged(RecordError):
    """The file is no longer what was written: deleted, moved, replaced or changed by others while
    it was being played. Nothing may be added to it."""


def unreadable(path: Path, error: OSError) -> Fault:
    if os.path.isdir(path):  # noqa: PTH112  # never raises; Windows says "Permission denied"
        return fault("record-folder", path=str(path))
    return fault("record-unreadable", path=str(path), why=reason(error))


def unwritable(path: Path, error: OSError) -> Fault:
    return fault("record-unwritable", path=str(path), why=reason(error))


def cards_not_kept(folder: Path, error: OSError) -> Fault:
    """The content of a game, which is kept beside its record."""
    return fault("record-cards-not-kept", folder=str(folder), why=reason(error))
