"""What can go wrong with games in the library, as a message."""

from forgewar.session.error import RecordError
from forgewar.words import Message


class LibraryError(RecordError):
    """Something that cannot be done with a record; `told` says why."""

    def __init__(self, told: Message) -> None:
        super().__init__(str(told))
        self.told = told


def reason(error: OSError) -> str:
    """What the system says, in its own words."""
    return error.strerror or str(error)
