"""Words of the rulebook: titles, texts with their links, and the meaning of every term.

A text names other clauses as <MINE-6>. That becomes a link with the clause's title, so that no id
is ever on screen.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from forgewar.words.language import current
from forgewar.words.message import say

_LINK = re.compile(r"<([^<>]*)>")


class Run(NamedTuple):
    """A stretch of text; `page` is the page that a press on it opens, if any."""

    text: str
    page: str = ""


Paragraph = list[Run]


def chapter_title(chapter: str) -> str:
    return say(f"rulebook-{chapter}")


def chapter_intro(chapter: str) -> list[Paragraph]:
    return paragraphs(say(f"rulebook-{chapter}-intro"))


def book_intro() -> list[Paragraph]:
    return paragraphs(say("rulebook-intro"))


def clause_title(clause: str) -> str:
    return say(f"rulebook-{clause}")


def clause_text(clause: str) -> list[Paragraph]:
    return paragraphs(say(f"rulebook-{clause}-text"))


def ruling(clause: str) -> str:
    """Text of a ruling."""
    return join_lines(say(f"rulebook-{clause}-ruling"))


def term_name(term: str) -> str:
    return say(f"glossary-{term}")


def term_meaning(term: str) -> str:
    return join_lines(say(f"glossary-{term}-means"))


def terms_in_order(terms: Iterable[str]) -> list[str]:
    """Terms in the order of their language's dictionaries: by what `.read` says, or their name."""
    alphabet = say("alphabet")

    def place(term: str) -> tuple[list[int], str]:
        name = term_name(term)
        read = current().form(f"glossary-{term}", "read", {}) or name
        return [alphabet.index(letter) for letter in _letters(read, alphabet)], name

    return sorted(terms, key=place)


def _letters(name: str, alphabet: str) -> Iterator[str]:
    """The letters of a name, those that the alphabet lacks without their accents."""
    for letter in name.casefold():
        bare = letter if letter in alphabet else unicodedata.normalize("NFD", letter)[0]
        if bare in alphabet:
            yield bare


def paragraphs(text: str) -> list[Paragraph]:
    """A text in paragraphs of runs: plain text and links."""
    lines = map(join_lines, text.split("\n\n"))
    return [list(_runs(line)) for line in lines if line]


def join_lines(text: str) -> str:
    """A text without the line ends of its catalogue."""
    return re.sub("[ \n]+", " ", text).strip(" ")


def plain(written: list[Paragraph]) -> str:
    """Paragraphs as plain text, links by their titles."""
    return "\n".join("".join(run.text for run in paragraph) for paragraph in written)


def links(text: str) -> list[str]:
    """Clauses that a text links to, in order."""
    return _LINK.findall(text)


def _runs(text: str) -> Iterator[Run]:
    for i, part in enumerate(_LINK.split(text)):
        if i % 2:
            yield Run(clause_title(part), part)
        elif part:
            yield Run(part)
