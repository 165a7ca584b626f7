"""The games on this machine: where their records lie, and which can be taken up again."""

import logging
import os
import time
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.fault import fault
from forgewar.files import make_folder, read_small, write_whole
from forgewar.paths import games_folder
from forgewar.play.library.metadata import read_metadata
from forgewar.session.error import RecordError, RecordExists, unwritable

if TYPE_CHECKING:  # the title lists games before the rules are loaded
    from forgewar.content.model import Content
    from forgewar.rules.state import Options
    from forgewar.session.record import Seat
    from forgewar.session.session import Session
    from forgewar.session.timeline import Timeline

    Begun = tuple[Session, RecordError | None]  # a game, and why it is not recorded if it is not

log = logging.getLogger(__name__)
_LATEST = "latest.txt"
_LONGEST_NAME = 1000


# Beginning and taking up


def begin(
    options: "Options", seed: int, content: "Content", seats: "tuple[Seat, ...]", *, practice: bool
) -> "Begun":
    """A new game, recorded under a name of its own; if that cannot be, unrecorded, and why."""
    from forgewar.session.session import Session

    return _recorded(
        lambda path: Session.new(options, seed, content, seats=seats, path=path, practice=practice)
    )


def take_up(path: Path, content: "Content") -> "Session":
    """A recorded game, to be played on. Raises `RecordError`, or `NeedsCopy` if `copy` may help."""
    from forgewar.session.session import Session

    session = Session.load(path, content)
    note_latest(path)
    return session


def copy(path: Path, content: "Content") -> "Begun":
    """Sound part of a recorded game, recorded under a name of its own; if that cannot be,
    unrecorded, and why. Raises `RecordError` if nothing of it can be read."""
    from forgewar.session.session import Session

    return _recorded(partial(Session.salvage, path, content=content))


def play_on(timeline: "Timeline", moment: int, seats: "Sequence[Seat]") -> "Begun":
    """A new game that begins with another up to a moment, recorded under a name of its own; if that
    cannot be, unrecorded, and why."""
    return _recorded(partial(timeline.play_on, moment, seats))


def _recorded(make: "Callable[[Path | None], Session]") -> "Begun":
    try:
        make_folder(games_folder())
        for path in free_names():
            try:
                session = make(path)
            except RecordExists:
                continue
            note_latest(path)
            return session, None
        raise RecordError(fault("library-no-free-name", folder=str(games_folder())))
    except OSError as error:
        problem = RecordError(unwritable(games_folder(), error))
    except RecordError as error:
        problem = error
    log.warning("a game is not recorded: %s", problem)
    return make(None), problem


def free_names() -> Iterator[Path]:
    """Names by the clock, which may stand or go back, so that some may be taken."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    yield games_folder() / f"{stamp}.jsonl"
    for number in range(2, 100):
        yield games_folder() / f"{stamp}-{number}.jsonl"


# Which is the latest: noted, because the clock that dates the files may go back.


def note_latest(path: Path) -> None:
    """Continue takes up this one."""
    try:
        write_whole(path.parent / _LATEST, _bytes(path.name))
    except OSError as error:
        log.warning("%s cannot be noted as the latest game: %s", path, error)


def _latest_name() -> bytes:
    try:
        return read_small(games_folder() / _LATEST, _LONGEST_NAME)
    except OSError:
        return b""


def _bytes(name: str) -> bytes:
    """The name of a file, which need not be text."""
    return name.encode("utf-8", "surrogatepass")


def recorded_games(folder: Path | None = None) -> list[Path]:
    """The records: the one that was begun or taken up last, then by the time of their last line."""
    folder = folder or games_folder()
    latest = _latest_name()
    found = [(_bytes(path.name) == latest, when, path) for when, path in records_in(folder)]
    return [path for _, _, path in sorted(found, reverse=True)]


def records_in(folder: Path) -> list[tuple[float, Path]]:
    """The files of a folder that are called like records, with the time of their last change. One
    that cannot be looked at does not hide the others."""
    found: list[tuple[float, Path]] = []
    try:
        with os.scandir(folder) as files:
            for file in files:
                if file.name.endswith(".jsonl"):
                    with suppress(OSError):  # deleted since, or a link that leads nowhere
                        if file.is_file():
                            found.append((file.stat().st_mtime, Path(file.path)))
    except FileNotFoundError:
        pass  # none yet
    except OSError as error:
        log.warning("records in %s cannot be listed: %s", folder, error)
    return found


def latest_unfinished(passed: Container[Path] = ()) -> Path | None:
    """The game that Continue takes up: the last that is not known to be over, apart from some."""
    found = (path for path in recorded_games() if path not in passed)
    return next((path for path in found if not read_metadata(path).over), None)
