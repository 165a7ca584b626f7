"""Even start, a house rule: gifts that make the places of the first order equal
(data/even_start.yaml).

It is neither a card nor a price: a game stores its gifts in its options.
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
    """Gifts for one mode and number of guilds."""

    mode: ModeName
    guilds: Annotated[int, Meta(ge=2, le=4)]
    places: Annotated[tuple[tuple[Gift, ...], ...], Meta(max_length=4)]


def load_even_start(path: Path | None = None) -> tuple[EvenStart, ...]:
    """All even starts. Raises `ContentError`."""
    path = path or data_folder() / FILE
    source = read(path, path.name)
    found = convert(source, (), source.data, dict[str, EvenStart], "the even start")
    return tuple(found.values())


@cache
def _shipped() -> tuple[EvenStart, ...]:
    return load_even_start()


def even_start(mode: ModeName, guilds: int) -> tuple[tuple[Gift, ...], ...]:
    """Gifts for the places of such a game; empty if there are none."""
    found = (each.places for each in _shipped() if (each.mode, each.guilds) == (mode, guilds))
    return next(found, ())
