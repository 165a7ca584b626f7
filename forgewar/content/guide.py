"""A few words for a first game, one entry for each kind of decision, from data/guide.yaml."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from forgewar.content.convert import convert
from forgewar.content.yaml_source import read
from forgewar.paths import data_folder

Words = Annotated[str, Meta(min_length=1)]


class Advice(Struct, frozen=True, forbid_unknown_fields=True):
    """What to do at a kind of decision, and what to think of."""

    title: Words
    text: Words


def load_guide(path: Path | None = None) -> dict[str, Advice]:
    """Read and check the guide, by default the shipped one; refuses it with a ContentError."""
    path = path or data_folder() / "guide.yaml"
    source = read(path, path.name)
    return convert(source, (), source.data, dict[str, Advice], "the guide")
