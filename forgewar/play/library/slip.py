"""The slip beside a record: the name that a person gave the game, and how it was last seen.

A record only grows, so what a slip tells is true of the record as it is if it knows its length.
Slips are a convenience: one that is lost or damaged costs the name, and the game is looked at
again. They are read without loading the rules, for the title.
"""

import logging
import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from forgewar.printable import printable

log = logging.getLogger(__name__)
_MAX_BYTES = 20_000
_LONGEST_NAME = 40


class Seen(Struct):
    """How a game stood when its record was `size` bytes long: whether it was over, what kind of
    game it is and how far in a few words, what was wrong with the record, and all the rest
    (`session.summary`)."""

    size: int
    over: bool = False
    kind: str = ""
    words: str = ""
    problem: str = ""
    summary: dict[str, Any] | None = None


class About(Struct):
    """`seen` tells how the game stands; `deleted` is when the record was deleted, in seconds since
    1970."""

    name: str = ""
    seen: Seen | None = None
    deleted: float = 0.0

    @property
    def over(self) -> bool:
        """Whether the game is known to be over."""
        return self.seen is not None and self.seen.over


_FIELDS = [(field.name, field.type) for field in msgspec.structs.fields(About)]


def clean_name(text: str) -> str:
    """A name as it may be kept and shown: short, on one line, nothing in it that cannot be seen or
    changes the direction of writing, and nothing that leads to other folders."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text[:1000])
    seen = seen.replace("/", "-").replace("\\", "-")
    return " ".join(seen.split())[:_LONGEST_NAME].rstrip()


def slip_of(path: Path) -> Path:
    return path.with_suffix(".about")


def read_about(path: Path) -> About:
    """The slip of a record, without whatever in it makes no sense or is out of date."""
    about = About()
    try:
        with slip_of(path).open("rb") as file:
            data = msgspec.json.decode(file.read(_MAX_BYTES))
        size = path.stat().st_size
    except FileNotFoundError:
        return about
    except (OSError, ValueError, RecursionError) as error:
        log.warning("%s cannot be read: %s", slip_of(path), error)
        return about
    for name, kind in _FIELDS if isinstance(data, dict) else ():
        if name in data:
            _take(about, name, kind, data[name])
    about.name = clean_name(about.name)
    seen = about.seen
    if seen is not None:
        seen.kind, seen.words = printable(seen.kind, 40), printable(seen.words, 60)
        seen.problem = printable(seen.problem)
        about.seen = seen if seen.size == size else None
    return about


def _take(about: About, name: str, kind: Any, value: Any) -> None:
    try:
        setattr(about, name, msgspec.convert(value, kind))
    except (ValueError, RecursionError) as error:
        log.warning("%s of a slip is not usable: %s", name, error)


def write_about(path: Path, about: About, *, durable: bool = True) -> None:
    """Keep a slip, whole or not at all. Raises `OSError`."""
    slip = slip_of(path)
    fresh = slip.with_name(f"{slip.name}.new")
    with fresh.open("wb") as file:
        file.write(msgspec.json.encode(about))
        if durable:
            file.flush()
            os.fsync(file.fileno())
    fresh.replace(slip)
