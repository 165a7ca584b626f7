"""The glossary: every word and every symbol of the game by its id, from data/glossary.yaml.

A term has perhaps a picture, and the clauses of the rulebook that say more, the best first. Its
name and its meaning are in the languages.
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
    """A word of the game. `picture` is the symbol that stands for it, as assets/ knows it; `also`
    are others that do, by name or with a `*` for what differs."""

    pages: Annotated[tuple[str, ...], Meta(min_length=1)]
    picture: str = ""
    also: tuple[str, ...] = ()

    @property
    def page(self) -> str:
        """Where the rulebook opens for it."""
        return self.pages[0]


Glossary = Mapping[str, Term]


def load_glossary(book: Rulebook, path: Path | None = None) -> Glossary:
    """Read and check the glossary of a rulebook, by default the shipped one; refuses it with a
    ContentError."""
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
    """The terms whose picture is not there, a sentence each."""
    for name, term in glossary.items():
        for picture in (term.picture, *term.also):
            if picture and not any(assets.glob(f"{picture}.svg*")):
                yield f"glossary.yaml: the picture of {name}, {picture}, is missing"
