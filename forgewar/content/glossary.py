"""Glossary: every word and symbol of the game by id, from data/glossary.yaml.

A term may have a picture, and the clauses of the rulebook about it, the best first. Its name and
meaning are in the languages.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from forgewar.content.convert import convert
from forgewar.content.rulebook import Rulebook
from forgewar.content.yaml_source import Steps, read
from forgewar.paths import data_folder


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game. `picture` is its symbol, as in assets/; `also` are other symbols for it,
    with a `*` for the part that differs."""

    pages: Annotated[tuple[str, ...], Meta(min_length=1)]
    picture: str = ""
    also: tuple[str, ...] = ()

    @property
    def page(self) -> str:
        """Page that the rulebook opens for it."""
        return self.pages[0]


Glossary = Mapping[str, Term]


def load_glossary(book: Rulebook, path: Path | None = None) -> Glossary:
    """Read and check the glossary of a rulebook, by default the shipped one. Raises
    `ContentError`."""
    path = path or data_folder() / "glossary.yaml"
    source = read(path, path.name)
    found = convert(source, (), source.data, dict[str, Term], "the glossary")
    known = {clause.id for clause in book.clauses()}
    for at, reason in _faults(found, known):
        raise source.error(at, reason)
    return found


def _faults(glossary: Glossary, clauses: set[str]) -> Iterator[tuple[Steps, str]]:
    for name, term in glossary.items():
        for i, page in enumerate(term.pages):
            if page not in clauses:
                yield (name, "pages", i), f"{name} leads to {page}, which does not exist"


def without_picture(glossary: Glossary, assets: Path) -> Iterator[str]:
    """Terms whose picture is missing, a sentence each."""
    for name, term in glossary.items():
        for picture in (term.picture, *term.also):
            if picture and not any(assets.glob(f"{picture}.svg*")):
                yield f"glossary.yaml: the picture of {name}, {picture}, is missing"
