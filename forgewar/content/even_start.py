"""Even start, a house rule: what evens out the places of the first order (data/even_start.yaml).

It is no card and no price: a game carries what it was begun with in its options.
"""

from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from forgewar.content.convert import convert
from forgewar.content.model import Gift, ModeName
from forgewar.content.yaml_source import read
from forgewar.paths import data_folder

FILE = "even_start.yaml"


class EvenStart(Struct, frozen=True, forbid_unknown_fields=True):
    """For one kind of game."""

    mode: ModeName
    guilds: Annotated[int, Meta(ge=2, le=4)]
    places: Annotated[tuple[tuple[Gift, ...], ...], Meta(max_length=4)]


def load_even_start(path: Path | None = None) -> tuple[EvenStart, ...]:
    """All that is given; refuses what is none with a ContentError."""
    path = path or data_folder() / FILE
    source = read(path, path.name)
    found = convert(source, (), source.data, dict[str, EvenStart], "the even start")
    return tuple(found.values())


@cache
def _shipped() -> tuple[EvenStart, ...]:
    return load_even_start()


def even_start(mode: ModeName, guilds: int) -> tuple[tuple[Gift, ...], ...]:
    """What the places of such a game are given; nothing if they are even as they are."""
    found = (each.places for each in _shipped() if (each.mode, each.guilds) == (mode, guilds))
    return next(found, ())
