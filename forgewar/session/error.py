"""What can be wrong with a record; apart from it, so that who waits for it need not load it."""

from forgewar.printable import printable


class RecordError(ValueError):
    """A record that cannot be read or written, said in one sentence."""

    def __init__(self, sentence: str) -> None:
        super().__init__(printable(sentence))


class NeedsCopy(RecordError):
    """A record that can be read but not played on as it is; a copy of it can."""


class RecordExists(RecordError):
    """There is a file of that name already; no record is written over another."""


class RecordChanged(RecordError):
    """The file is no longer what was written: deleted, moved, replaced or changed by others while
    it was being played. Nothing may be added to it."""
