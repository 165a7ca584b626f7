"""A record as lists show it: its header, its slip, and what a look at the game tells.

Looking means replaying, which takes a while: it is done a little at a time, in the idle time of
frames, and what it told is noted beside the record.
"""

import logging
import time
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from forgewar.content.model import Content
from forgewar.fault import Fault
from forgewar.play.library.metadata import Metadata, Seen, change_metadata, read_metadata
from forgewar.printable import printable
from forgewar.session.error import RecordError
from forgewar.session.record import Header, read_header
from forgewar.session.replay import check_content
from forgewar.session.session import Session
from forgewar.session.summary import Sight, Summary, look_at, summary_of
from forgewar.words import Message
from forgewar.words.games import mode

log = logging.getLogger(__name__)


class Entry:
    """A record as a list shows it. The header is read when it is wanted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.slip = read_metadata(path)
        self.refusal: Fault | None = None  # why the game cannot be opened at all
        try:
            found = path.stat()
            self.size, self.when = found.st_size, found.st_mtime
        except OSError:  # deleted since it was listed
            self.size, self.when = -2, 0.0

    @cached_property
    def header(self) -> Header | None:
        try:
            return read_header(self.path)
        except RecordError as problem:
            self.refusal = problem.fault
            return None

    def check(self, content: Content) -> None:
        """Refuse a game whose cards are not here: they are those at hand, lie somewhere on this
        machine, or come along in the record."""
        try:
            if self.header is not None:
                check_content(self.path, self.header, content)
        except RecordError as problem:
            self.refusal = problem.fault

    @cached_property
    def summary(self) -> Summary | None:
        """How the game stands, if that is known."""
        if self.slip.seen is None or self.header is None:
            return None
        try:
            found = msgspec.convert(self.slip.seen.summary, Summary)
        except msgspec.ValidationError as error:
            log.warning("the slip of %s is not usable: %s", self.path, error)
            return None
        return found if found.fits(self.header.options) else None

    @property
    def problem(self) -> Fault | None:
        """Fault of the record, if one is known. Damage behind the end of a
        game costs nothing of it."""
        if self.header is None or self.refusal:
            return self.refusal
        seen = self.slip.seen
        return (seen.problem or None) if seen is not None and not seen.over else None

    @property
    def seen(self) -> bool:
        """Whether all is known that a look at the record can tell."""
        return self.summary is not None or self.problem is not None

    @property
    def over(self) -> bool:
        return self.summary is not None and self.summary.over

    @property
    def title(self) -> Message | str:
        """The name that a person gave the game, or what kind of game it is."""
        if self.slip.name:
            return self.slip.name
        return mode(self.header) if self.header is not None else printable(self.path.name)

    @property
    def named(self) -> bool:
        return bool(self.slip.name)

    def look(self, content: Content) -> Iterator[None]:
        """Find out what is not known, a little at a time, and note it beside the record."""
        try:
            self._note((yield from look_at(self.path, content)))
        except RecordError as problem:
            self.refusal = problem.fault

    def _note(self, sight: Sight) -> None:
        self.slip = _noted(self.path, self.size, sight)
        self.__dict__.pop("summary", None)


def _noted(path: Path, size: int, sight: Sight) -> Metadata:
    """Note how a record of `size` bytes was seen; that it cannot be noted costs only time."""
    summary = sight.summary
    seen = Seen(size, summary.over, sight.problem or "", msgspec.to_builtins(summary))
    try:
        return change_metadata(path, durable=False, seen=seen)
    except OSError as error:
        log.warning("the slip of %s cannot be written: %s", path, error)
        return msgspec.structs.replace(read_metadata(path), seen=seen)


def note_session(session: Session) -> None:
    """Note how a game that is being played stands, if it is recorded up to here."""
    path = session.path
    if path is None or session.owes:
        return
    try:
        size = path.stat().st_size
    except OSError:
        return  # deleted meanwhile
    summary = summary_of(session.game, len(session.actions))
    _noted(path, size, Sight(session.header, summary))


class Looking:
    """Looks at records about which not all is known, one after another; there may be thousands."""

    def __init__(self, entries: Iterable[Entry], content: Content) -> None:
        self._waiting = list(entries)[::-1]
        self._content = content
        self._look: Iterator[None] | None = None

    @property
    def behind(self) -> bool:
        """Whether there is more to look at."""
        return bool(self._waiting)

    def work(self, seconds: float) -> Entry | None:
        """Go on for about that long, or until all is known of a record, which is returned."""
        start = time.perf_counter()
        while self._waiting and time.perf_counter() - start < seconds:
            entry = self._waiting[-1]
            if self._look is None:
                entry.check(self._content)
                if entry.seen:
                    self._waiting.pop()
                    if entry.refusal:
                        return entry
                    continue
                self._look = entry.look(self._content)
            if next(self._look, self) is self:
                self._look = None
                return self._waiting.pop()
        return None
