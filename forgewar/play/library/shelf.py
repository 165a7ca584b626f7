"""The library of games: what is known of each record, and everything that can be done with one.

Nothing here opens a game. What goes wrong is a `RecordError`, in one sentence; a record is
moved or copied, never changed, and never written over another.
"""

import logging
import os
import re
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from forgewar.content import archive
from forgewar.content.model import Content
from forgewar.fault import fault, reason
from forgewar.files import make_folder, open_file, read_small, replace, sweep, write_new
from forgewar.paths import games_folder, shared_folders
from forgewar.play.library.entry import Entry
from forgewar.play.library.metadata import (
    change_metadata,
    clean_name,
    metadata_file,
    read_metadata,
    review_of,
)
from forgewar.play.library.records import free_names, recorded_games, records_in
from forgewar.session.error import RecordError, unwritable
from forgewar.session.lock import lock
from forgewar.session.parcel import export_record, import_record
from forgewar.session.record import Header, read_header

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
    sweep(games_folder())
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
        _note_deleted(entry, now)
    if now - entry.slip.deleted < KEPT_DAYS * 86_400:
        return False
    try:
        entry.path.unlink()
        for beside in (metadata_file(entry.path), review_of(entry.path)):
            beside.unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s cannot be deleted for good: %s", entry.path, error)
        return False
    log.info("%s is deleted for good", entry.path)
    return True


def _note_deleted(entry: Entry, when: float, name: str = "") -> None:
    """Note when a game was deleted, and its name, in case its slip has stayed behind."""
    entry.slip.deleted = when
    named: dict[str, Any] = {"name": name} if name else {}
    try:
        change_metadata(entry.path, deleted=when, **named)
    except OSError as error:
        log.warning("%s cannot be written: %s", metadata_file(entry.path), error)


# What can be done with a game


def rename(entry: Entry, name: str) -> None:
    """Give a game a name, or none."""
    try:
        entry.slip.name = change_metadata(entry.path, name=clean_name(name)).name
    except OSError as error:
        raise RecordError(unwritable(metadata_file(entry.path), error)) from error


def delete(entry: Entry) -> Path:
    """Put a game away for a month; returns where it lies now, for `restore`."""
    try:
        with open_file(entry.path) as file:
            if not lock(file.fileno()):
                raise RecordError(fault("library-being-played", file=entry.path.name))
        make_folder(deleted_folder())
        there = _move(entry.path, deleted_folder())
    except OSError as error:
        why = fault("library-cannot-delete", path=str(entry.path), why=reason(error))
        raise RecordError(why) from error
    _note_deleted(Entry(there), time.time(), entry.slip.name)
    return there


def restore(path: Path) -> Path:
    """Bring a deleted game back; returns where it lies now."""
    name = read_metadata(path).name
    try:
        back = _move(path, games_folder())
    except OSError as error:
        why = fault("library-cannot-restore", path=str(path), why=reason(error))
        raise RecordError(why) from error
    _note_deleted(Entry(back), 0.0, name)
    return back


def _move(path: Path, folder: Path) -> Path:
    """The record first: what happens in between costs its slip and its review at most. Raises
    `OSError`."""
    target = next(
        (there for there in _numbered(folder, path.stem) if not os.path.lexists(there)), None
    )
    if target is None:
        raise RecordError(fault("library-no-free-name", folder=str(folder)))
    replace(path, target)
    for beside in (metadata_file, review_of):
        try:
            replace(beside(path), beside(target))
        except FileNotFoundError:
            pass  # it had none
        except OSError as error:
            log.warning("%s stays behind: %s", beside(path), error)
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
    # Windows takes COM¹ for COM1.
    reserved = unicodedata.normalize("NFKC", stem).casefold() in _RESERVED
    return f"game {stem}".strip() if not stem or reserved else stem


_LONGEST_STEM = 60


def export(entry: Entry) -> Path:
    """Copy a record to the player's documents, under the game's name; returns where it is."""
    folder = shared_folders()[0]
    stem = file_stem(entry.slip.name or entry.path.stem)
    try:
        make_folder(folder)
        return _copy(export_record(entry.path), _numbered(folder, stem))
    except OSError as error:
        raise RecordError(unwritable(folder, error)) from error


def importable() -> list[tuple[Path, Header]]:
    """Records in the folders where the player keeps files, newest first."""
    found = [file for folder in shared_folders() for file in records_in(folder)]
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
    read_header(path)  # refuses what is no record
    try:
        if path.resolve().parent == games_folder().resolve():
            return path
        make_folder(games_folder())
        data = import_record(path, games_folder())
        known = _find(data)
        if known is not None:
            return known
        there = _copy(data, free_names())
    except OSError as error:
        raise RecordError(unwritable(games_folder(), error)) from error
    if not _BY_THE_CLOCK.fullmatch(path.stem):
        rename(Entry(there), path.stem)
    return there


def add_record(data: bytes, content: Content) -> Path:
    """Put a record that was played elsewhere, with these cards, into the library; returns where it
    is there. One that is there already is not written again."""
    try:
        make_folder(games_folder())
        archive.keep(content, games_folder())
        return _find(data) or _copy(data, free_names())
    except OSError as error:
        raise RecordError(unwritable(games_folder(), error)) from error


def _find(data: bytes) -> Path | None:
    """Where the library has exactly this record."""
    return next((known for known in recorded_games() if _holds(known, data)), None)


def _holds(path: Path, data: bytes) -> bool:
    """Whether a record is exactly this; not if it cannot be read."""
    try:
        return path.stat().st_size == len(data) and read_small(path, len(data)) == data
    except OSError as error:
        log.info("%s cannot be compared: %s", path, error)
        return False


def _copy(data: bytes, places: Iterator[Path]) -> Path:
    """Write a file under the first name that is free; nothing is left of one that cannot be."""
    for place in places:
        try:
            write_new(place, data)
        except FileExistsError:
            continue
        return place
    raise RecordError(fault("library-no-free-file"))
