"""The library of games: what is known of each record, and everything that can be done with one.

Nothing here opens a game. What goes wrong is a `RecordError`, in one sentence; a record is
moved or copied, never changed, and never written over another.
"""

import logging
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

from forgewar.paths import shared_folders
from forgewar.play.library.entry import Entry
from forgewar.play.library.error import LibraryError, reason
from forgewar.play.library.records import free_names, games_folder, recorded_games
from forgewar.play.library.slip import clean_name, read_slip, slip_of, write_slip
from forgewar.session.error import RecordError
from forgewar.session.lock import lock
from forgewar.session.parcel import exported, received
from forgewar.session.record import MAX_BYTES, Header, read_header
from forgewar.words import message

log = logging.getLogger(__name__)
_DELETED = "deleted"
KEPT_DAYS = 30  # for which what was deleted can be restored
_MOST_FOUND = 100  # files that are offered for import
_BY_THE_CLOCK = re.compile(r"\d{4}-\d\d-\d\d-\d{6}(-\d+)?")  # a name that nobody gave
_RESERVED = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10))}


def deleted_folder() -> Path:
    """Where deleted games wait for a month."""
    return games_folder() / _DELETED


def entries() -> list[Entry]:
    """The games, the one played last first."""
    return [Entry(path) for path in recorded_games()]


def deleted_entries() -> list[Entry]:
    """Deleted games, the one deleted last first. Those deleted long ago are gone after this."""
    found = [Entry(path) for path in recorded_games(deleted_folder())]
    kept = [entry for entry in found if not _expired(entry)]
    return sorted(kept, key=lambda entry: -entry.slip.deleted)


def days_left(entry: Entry) -> int:
    """How long a deleted game can still be restored."""
    return max(0, round(KEPT_DAYS - (time.time() - entry.slip.deleted) / 86_400))


def _expired(entry: Entry) -> bool:
    """Delete for good what was deleted a month ago; true if it is gone."""
    now = time.time()
    if not 0 < entry.slip.deleted <= now + 60:  # lost, or from a clock that went wrong
        entry.slip.deleted = now
        _try_write(entry)
    if now - entry.slip.deleted < KEPT_DAYS * 86_400:
        return False
    try:
        entry.path.unlink()
        slip_of(entry.path).unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s cannot be deleted for good: %s", entry.path, error)
        return False
    log.info("%s is deleted for good", entry.path)
    return True


def _try_write(entry: Entry) -> None:
    try:
        write_slip(entry.path, entry.slip)
    except OSError as error:
        log.warning("%s cannot be written: %s", slip_of(entry.path), error)


# What can be done with a game


def rename(entry: Entry, name: str) -> None:
    """Give a game a name, or none."""
    slip = read_slip(entry.path)
    slip.name = clean_name(name)
    try:
        write_slip(entry.path, slip)
    except OSError as error:
        raise _unwritable(slip_of(entry.path), error) from error
    entry.slip.name = slip.name


def delete(entry: Entry) -> Path:
    """Put a game away for a month; returns where it lies now, for `restore`."""
    try:
        with entry.path.open("rb") as file:
            if not lock(file.fileno()):
                raise LibraryError(message("library-being-played", file=entry.path.name))
        deleted_folder().mkdir(exist_ok=True)
        there = _move(entry.path, deleted_folder())
    except OSError as error:
        told = message("library-cannot-delete", path=str(entry.path), why=reason(error))
        raise LibraryError(told) from error
    moved = Entry(there)
    moved.slip.deleted = time.time()
    _try_write(moved)
    return there


def restore(path: Path) -> Path:
    """Bring a deleted game back; returns where it lies now."""
    try:
        back = _move(path, games_folder())
    except OSError as error:
        told = message("library-cannot-restore", path=str(path), why=reason(error))
        raise LibraryError(told) from error
    entry = Entry(back)
    entry.slip.deleted = 0.0
    _try_write(entry)
    return back


def _move(path: Path, folder: Path) -> Path:
    """The record first: what happens in between costs its slip at most."""
    target = next(there for there in _numbered(folder, path.stem) if not there.exists())
    path.rename(target)
    try:
        slip_of(path).replace(slip_of(target))
    except FileNotFoundError:
        pass  # it had none
    except OSError as error:
        log.warning("%s stays behind: %s", slip_of(path), error)
    return target


def _numbered(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}.jsonl"
    for number in range(2, 10_000):
        yield folder / f"{stem}-{number}.jsonl"


# Files that come and go


def file_stem(name: str) -> str:
    """A name that every system takes for a file."""
    allowed = "".join(sign if sign.isalnum() or sign in " -_,'()" else "-" for sign in name)
    stem = " ".join(allowed.split()).strip(" -_,'")[:_LONGEST_STEM].rstrip()
    return f"game {stem}".strip() if not stem or stem.casefold() in _RESERVED else stem


_LONGEST_STEM = 60


def export(entry: Entry) -> Path:
    """Copy a record to the player's documents, under the game's name; returns where it is."""
    folder = shared_folders()[0]
    stem = file_stem(entry.slip.name or entry.path.stem)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _copy(exported(entry.path), _numbered(folder, stem))
    except OSError as error:
        raise _unwritable(folder, error) from error


def importable() -> list[tuple[Path, Header]]:
    """Records in the folders where the player keeps files, newest first."""
    found: list[tuple[float, Path]] = []
    for folder in shared_folders():
        try:
            for file in os.scandir(folder):
                if file.name.endswith(".jsonl") and file.is_file():
                    found.append((file.stat().st_mtime, Path(file.path)))
        except OSError as error:
            log.info("%s cannot be looked into: %s", folder, error)
    records: list[tuple[Path, Header]] = []
    for _, path in sorted(found, reverse=True)[:_MOST_FOUND]:
        try:
            records.append((path, read_header(path)))
        except RecordError as problem:
            log.info("%s is not offered for import: %s", path, problem)
    return records


def import_file(path: Path) -> Path:
    """Copy a record from anywhere into the library; returns where it is there. One that is there
    already is not copied again."""
    if not path.is_file():  # a pipe or a device would be read for ever
        raise LibraryError(message("library-no-file", path=str(path)))
    read_header(path)  # refuses what is no record
    if path.resolve().parent == games_folder().resolve():
        return path
    try:
        games_folder().mkdir(parents=True, exist_ok=True)
        data = received(path, games_folder())
        for known in recorded_games():
            if known.stat().st_size == len(data) and _read(known) == data:
                return known
        there = _copy(data, free_names())
    except OSError as error:
        raise _unwritable(games_folder(), error) from error
    if not _BY_THE_CLOCK.fullmatch(path.stem):
        rename(Entry(there), path.stem)
    return there


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        told = message("library-cannot-read", path=str(path), why=reason(error))
        raise LibraryError(told) from error
    if len(data) > MAX_BYTES:
        raise LibraryError(message("library-too-long", file=path.name))
    return data


def _copy(data: bytes, places: Iterator[Path]) -> Path:
    """Write a file under the first name that is free; nothing is left of one that cannot be."""
    for place in places:
        try:
            file = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0))
        except FileExistsError:
            continue
        try:
            with os.fdopen(file, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
        except OSError:
            place.unlink()
            raise
        return place
    raise LibraryError(message("library-no-free-file"))


def _unwritable(path: Path, error: OSError) -> LibraryError:
    return LibraryError(message("library-cannot-write", path=str(path), why=reason(error)))
