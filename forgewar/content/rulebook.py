"""Rulebook: its chapters and clauses, from data/rulebook.yaml. The words are in the languages.

It is separate from the cards because the rules never read it; only explanations do.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from forgewar.content.convert import convert
from forgewar.content.model import ModeName
from forgewar.content.yaml_source import Steps, read
from forgewar.paths import data_folder


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. No `modes` means all; `solo` true means only in solo games, false never there. A
    `ruling` was decided here, where the printed game is silent or contradicts itself."""

    id: str  # its chapter's id and its number: MINE-6
    modes: tuple[ModeName, ...] = ()
    solo: bool | None = None
    ruling: bool = False

    def holds(self, mode: ModeName, solo: bool) -> bool:
        """Whether the clause applies in such a game."""
        return (not self.modes or mode in self.modes) and self.solo in (None, solo)


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Clauses on one subject, numbered from 1."""

    id: Annotated[str, Meta(pattern=r"^[A-Z]+\Z")]
    clauses: Annotated[tuple[Clause, ...], Meta(min_length=1)]


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All chapters, in reading order."""

    chapters: Annotated[tuple[Chapter, ...], Meta(min_length=1)]

    def clauses(self) -> Iterator[Clause]:
        """Every clause, in reading order."""
        for chapter in self.chapters:
            yield from chapter.clauses

    def clause(self, clause_id: str) -> Clause:
        """Clause by id. Raises `KeyError` if there is none."""
        for clause in self.clauses():
            if clause.id == clause_id:
                return clause
        raise KeyError(clause_id)


def load_rulebook(path: Path | None = None) -> Rulebook:
    """Read and check the rulebook, by default the shipped one. Raises `ContentError`."""
    path = path or data_folder() / "rulebook.yaml"
    source = read(path, path.name)
    book = convert(source, (), source.data, Rulebook, "the rulebook")
    for at, reason in _faults(book):
        raise source.error(at, reason)
    return book


def _faults(book: Rulebook) -> Iterator[tuple[Steps, str]]:
    """Faults that types cannot express: their place, and a sentence."""
    yield from _repetitions(book)
    for c, chapter in enumerate(book.chapters):
        for i, clause in enumerate(chapter.clauses):
            at: Steps = ("chapters", c, "clauses", i, "id")
            due = f"{chapter.id}-{i + 1}"
            if not clause.id.startswith(f"{chapter.id}-"):
                yield at, f"clause {clause.id} does not belong to chapter {chapter.id}"
            elif clause.id != due:
                yield at, f"clause {clause.id} stands where {due} is due"


def _repetitions(book: Rulebook) -> Iterator[tuple[Steps, str]]:
    seen: set[str] = set()
    for at, name in _names(book):
        if name in seen:
            yield at, f"{name} stands here a second time"
        seen.add(name)


def _names(book: Rulebook) -> Iterator[tuple[Steps, str]]:
    """Everything that may occur only once."""
    for c, chapter in enumerate(book.chapters):
        yield ("chapters", c, "id"), f"chapter {chapter.id}"
        for i, clause in enumerate(chapter.clauses):
            yield ("chapters", c, "clauses", i, "id"), f"clause {clause.id}"
