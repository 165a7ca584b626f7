"""Errors of records, in a module of their own so that catching them does not load the rest."""

import os
from pathlib import Path

from forgewar.fault import Fault, fault, reason


class RecordError(ValueError):
    """A record that cannot be read or written; `fault` says why, in one sentence."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class NeedsCopy(RecordError):
    """A record that can be read but not continued as it is; a copy of it can."""


class RecordFull(RecordError):
    """A record that would become larger than any that is read."""


class RecordExists(RecordError):
    """A file of that name exists; no record is written over another."""


class RecordChanged(RecordError):
    """The file was deleted, moved, replaced or changed by others while it was being played. Nothing
    may be added to it."""


def unreadable(path: Path, error: OSError) -> Fault:
    if os.path.isdir(path):  # noqa: PTH112  # never raises; Windows says "Permission denied"
        return fault("record-folder", path=str(path))
    return fault("record-unreadable", path=str(path), why=reason(error))


def unwritable(path: Path, error: OSError) -> Fault:
    return fault("record-unwritable", path=str(path), why=reason(error))


def cards_not_kept(folder: Path, error: OSError) -> Fault:
    """Fault of a content that could not be stored beside the game's record."""
    return fault("record-cards-not-kept", folder=str(folder), why=reason(error))
