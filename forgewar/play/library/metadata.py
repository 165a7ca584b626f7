"""The slip beside a record: the name that a person gave the game, and how it was last seen.

A record only grows, so what a slip tells is true of the record as it is if it knows its length.
Slips are a convenience: one that is lost or damaged costs the name, and the game is looked at
again. They are read without loading the rules, for the title.
"""

import logging
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from forgewar.fault import Fault
from forgewar.files import TooLong, read_small, write_whole
from forgewar.printable import JOINERS, replace_hidden

log = logging.getLogger(__name__)
_MAX_BYTES = 20_000
_LONGEST_NAME = 40


class Seen(Struct):
    """How a game stood when its record was `size` bytes long: whether it was over, what was wrong
    with the record, and all the rest (`session.summary`)."""

    size: int
    over: bool = False
    # A slip of earlier versions, with a sentence of its own here, is out of date.
    problem: Fault | Literal[""] = ""
    summary: dict[str, Any] | None = None


class Metadata(Struct):
    """`seen` tells how the game stands; `deleted` is when the record was deleted, in seconds since
    1970."""

    name: str = ""
    seen: Seen | None = None
    deleted: float = 0.0

    @property
    def over(self) -> bool:
        """Whether the game is known to be over."""
        return self.seen is not None and self.seen.over


_FIELDS = [(field.name, field.type) for field in msgspec.structs.fields(Metadata)]


def clean_name(text: str) -> str:
    """A name as it may be kept and shown: short, on one line, nothing in it that cannot be seen or
    changes the direction of writing, and nothing that leads to other folders."""
    seen = replace_hidden(text[:1000], " ").replace("/", "-").replace("\\", "-")
    return " ".join(seen.split())[:_LONGEST_NAME].strip(f" {JOINERS}")


def metadata_file(path: Path) -> Path:
    """Where the slip of a record lies."""
    return path.with_suffix(".about")


def review_of(path: Path) -> Path:
    """Where the review of a record lies."""
    return path.with_suffix(".review")


def read_metadata(path: Path) -> Metadata:
    """The slip of a record, without whatever in it makes no sense or is out of date; an empty one
    if it cannot be read."""
    try:
        return _read(path)
    except OSError as error:
        log.warning("%s cannot be read: %s", metadata_file(path), error)
        return Metadata()


def _read(path: Path) -> Metadata:
    """The same. Raises `OSError` if there is a slip that cannot be read."""
    slip = Metadata()
    try:
        data = msgspec.json.decode(read_small(metadata_file(path), _MAX_BYTES))
        size = path.stat().st_size
    except FileNotFoundError:
        return slip
    except (TooLong, ValueError, RecursionError) as error:
        log.warning("%s makes no sense: %s", metadata_file(path), error)
        return slip
    for name, kind in _FIELDS if isinstance(data, dict) else ():
        if name in data:
            _take(slip, name, kind, data[name])
    slip.name = clean_name(slip.name)
    if slip.seen is not None and slip.seen.size != size:
        slip.seen = None
    return slip


def _take(slip: Metadata, name: str, kind: Any, value: Any) -> None:
    try:
        setattr(slip, name, msgspec.convert(value, kind))
    except (ValueError, RecursionError) as error:
        log.warning("%s of a slip is not usable: %s", name, error)


def change_metadata(path: Path, *, durable: bool = True, **fields: Any) -> Metadata:
    """Change fields of a slip, whole or not at all; returns the new one. Raises `OSError`, also if
    there is one that cannot be read: what stands there is not to be lost."""
    slip = msgspec.structs.replace(_read(path), **fields)
    write_whole(metadata_file(path), msgspec.json.encode(slip), durable=durable)
    return slip
