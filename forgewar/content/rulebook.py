"""The rulebook as players read it: chapters, clauses and glossary, from data/rulebook.yaml.

It stands apart from the cards because the rules never read it: only what explains the game does.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import yaml
from msgspec import Meta, Struct

from forgewar.content.model import Mode
from forgewar.paths import data_folder

SIZE_LIMIT = 1_000_000  # bytes

Words = Annotated[str, Meta(pattern=r"\S")]
_REFERENCE = re.compile(r"\b[A-Z]+-\d+\b")


class RulebookError(ValueError):
    """A rulebook that cannot be used, and why, in one sentence."""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game and what it means."""

    name: Words
    text: Words


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. No `modes` means all; `solo` true means only in solo games, false never there."""

    id: Annotated[str, Meta(pattern=r"^[A-Z]+-\d+$")]
    title: Words
    text: Words
    modes: tuple[Mode, ...] = ()
    solo: bool | None = None

    def holds(self, mode: Mode, solo: bool) -> bool:
        """Whether the clause is in force in such a game."""
        return (not self.modes or mode in self.modes) and self.solo in (None, solo)


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """Clauses on one subject, numbered from 1."""

    id: Annotated[str, Meta(pattern=r"^[A-Z]+$")]
    title: Words
    intro: Words
    clauses: Annotated[tuple[Clause, ...], Meta(min_length=1)]


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All of it, in reading order. Paragraphs of a text are separated by a line break."""

    intro: Words
    chapters: Annotated[tuple[Chapter, ...], Meta(min_length=1)]
    terms: tuple[Term, ...]

    def clauses(self) -> Iterator[Clause]:
        """Every clause, in reading order."""
        for chapter in self.chapters:
            yield from chapter.clauses

    def clause(self, clause_id: str) -> Clause:
        """The clause of that id; KeyError if there is none."""
        for clause in self.clauses():
            if clause.id == clause_id:
                return clause
        raise KeyError(clause_id)


def references(text: str) -> list[str]:
    """The clause ids that a text names, in their order: what the app shows as links."""
    return _REFERENCE.findall(text)


def load_rulebook(path: Path | None = None) -> Rulebook:
    """Read and check the rulebook, by default the shipped one; RulebookError if it is unsound."""
    path = path or data_folder() / "rulebook.yaml"
    try:
        book = msgspec.convert(_read(path), Rulebook)
    except msgspec.ValidationError as error:
        raise RulebookError(f"{path.name}: {error}") from None
    for fault in _faults(book):
        raise RulebookError(f"{path.name}: {fault}")
    return book


def _read(path: Path) -> Any:
    try:
        with path.open("rb") as file:
            raw = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise RulebookError(f"{path.name}: cannot be read: {error.strerror}") from error
    if len(raw) > SIZE_LIMIT:
        raise RulebookError(f"{path.name}: larger than {SIZE_LIMIT:,} bytes")
    try:
        return yaml.safe_load(raw)
    except yaml.YAMLError as error:
        raise RulebookError(f"{path.name}: not valid YAML: {error}") from error


def _faults(book: Rulebook) -> Iterator[str]:
    """Each thing that the types alone cannot refuse, as a sentence."""
    yield from _repeated("chapter", [chapter.id for chapter in book.chapters])
    yield from _repeated("clause", [clause.id for clause in book.clauses()])
    yield from _repeated("term", [term.name for term in book.terms])
    for chapter in book.chapters:
        for number, clause in enumerate(chapter.clauses, start=1):
            if clause.id.partition("-")[0] != chapter.id:
                yield f"clause {clause.id} does not belong to chapter {chapter.id}"
            elif clause.id != f"{chapter.id}-{number}":
                yield f"clause {clause.id} stands where {chapter.id}-{number} is due"
    known = {clause.id for clause in book.clauses()}
    for place, text in _texts(book):
        for reference in references(text):
            if reference not in known:
                yield f"{place} refers to {reference}, which does not exist"


def _repeated(kind: str, names: list[str]) -> Iterator[str]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield f"{kind} {name} occurs twice"
        seen.add(name)


def _texts(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every text that may name clauses, with words for where it stands."""
    yield "the introduction", book.intro
    for chapter in book.chapters:
        yield f"the introduction of chapter {chapter.id}", chapter.intro
        for clause in chapter.clauses:
            yield f"clause {clause.id}", clause.text
    for term in book.terms:
        yield f'the term "{term.name}"', term.text
