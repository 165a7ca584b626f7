"""Languages: their catalogues under data/languages/, and the one in force.

A catalogue is a folder of Project Fluent files: messages by id, with plurals and cases. Files are
split into entries when a language is chosen; an entry is parsed when it is first needed, and one
without values never, so that the title appears before the library is loaded.
"""

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from forgewar.paths import data_folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

log = logging.getLogger(__name__)
DEFAULT = "en"
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *= *", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_FORM = re.compile(r"\n +\.([a-z]\w*) *=")


class Name(str):
    """Text of a message inside another one, which may need another form: with an article, or in
    another case."""

    __slots__ = ("formed",)
    formed: Callable[[str], str]


class Language:
    """Messages of one language."""

    def __init__(self, tag: str, folder: Path) -> None:
        self.tag = tag
        self._unread = {path.stem: path for path in sorted(folder.glob("*.ftl"))}
        self._read: dict[str, str] = {}
        self._plain: dict[str, str] = {}
        self._bundle: FluentBundle | None = None

    @property
    def ids(self) -> set[str]:
        """Ids of all messages, without terms."""
        return {id_ for id_ in self._all if not id_.startswith("-")}

    def source(self, id_: str) -> str:
        """Source text of an entry."""
        return self._all[id_]

    @property
    def _all(self) -> dict[str, str]:
        """All entries; reads the files that are not read yet."""
        for stem in list(self._unread):
            self._open(stem)
        return self._read

    def _open(self, stem: str) -> None:
        path = self._unread.pop(stem, None)
        if path is not None:
            self._read |= entries(path.read_text(encoding="utf-8"))

    def _find(self, id_: str) -> str | None:
        """Entry by id. The file that the id begins with is read first, so that the title need not
        wait for the rulebook."""
        if id_ not in self._read:
            self._open(id_.partition("-")[0])
        return self._read.get(id_) or self._all.get(id_)

    def format(self, id_: str, values: Mapping[str, int | str]) -> str:
        """Text of a message with its values. A missing message is shown in English; one that
        English lacks too is shown as its id."""
        plain = self._plain.get(id_)
        if plain is not None:
            return plain
        source = self._find(id_)
        if source is None and self.tag != DEFAULT:
            log.warning("message %s is shown in %s: %s lacks it", id_, DEFAULT, self.tag)
            return language(DEFAULT).format(id_, values)
        if source is None:
            log.error("there is no message %s in %s", id_, DEFAULT)
            return id_
        alone = _FORM.split(source, maxsplit=1)[0]
        if "{" not in alone and "\n" not in alone:
            self._plain[id_] = alone.partition("=")[2].strip()
            return self._plain[id_]
        return self._format_pattern(id_, values)

    def form(self, id_: str, form: str, values: Mapping[str, int | str]) -> str | None:
        """Another form of a name (an attribute of its message), or `None` if it has no such
        form."""
        if form not in _FORM.findall(self._find(id_) or ""):
            return None
        return self._format_pattern(id_, values, form)

    def card(self, id_: str, printed: str) -> str:
        """Text on a card, translated if the catalogue has it for the card of the game; a card of a
        pack with the same id keeps its own text."""
        return self.format(id_, {}) if self._translates(id_, printed) else printed

    def card_form(self, id_: str, printed: str, form: str) -> str | None:
        """Another form of a card's name, or `None` if the catalogue has none."""
        return self.form(id_, form, {}) if self._translates(id_, printed) else None

    def _translates(self, id_: str, printed: str) -> bool:
        return self.tag != DEFAULT and self._find(id_) is not None and _cards().get(id_) == printed

    def _format_pattern(self, id_: str, values: Mapping[str, int | str], form: str = "") -> str:
        bundle = self._fluent()
        if not bundle.has_message(id_):
            self._add(bundle, id_)
        found = bundle.get_message(id_)
        pattern = found.attributes[form] if form else found.value
        assert pattern is not None, id_
        text, errors = bundle.format_pattern(pattern, dict(values))
        for error in errors:
            log.error("message %s in %s: %s", id_, self.tag, error)
        return str(text)

    def _add(self, bundle: "FluentBundle", id_: str) -> None:
        """Parse an entry, after the messages it refers to."""
        from fluent.runtime import FluentResource

        source = self._all[id_]
        for other in re.findall(r"\{ *([a-z][\w-]*) *\}", source):
            if other in self._all and not bundle.has_message(other):
                self._add(bundle, other)
        bundle.add_resource(FluentResource(source))

    def _fluent(self) -> "FluentBundle":
        """The Fluent bundle with the terms of the language; imports the library at first use."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            self._bundle = FluentBundle([self.tag], use_isolating=False, functions=_FUNCTIONS)
            terms = [text for id_, text in self._all.items() if id_.startswith("-")]
            self._bundle.add_resource(FluentResource("\n".join(terms)))
        return self._bundle


def entries(text: str) -> dict[str, str]:
    """Entries of a catalogue file by id, as written, without comments."""
    text = _COMMENT.sub("", text)
    starts = list(_ENTRY.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    return {
        match.group(1): text[match.start() : end].rstrip()
        for match, end in zip(starts, ends, strict=True)
    }


def _with_sign(number: float) -> str:
    """+2, or −2 with a proper minus sign."""
    return f"+{number:g}" if number >= 0 else f"\u2212{-number:g}"


def _capital(text: object) -> str:
    """A text with a capital, to begin a sentence."""
    words = str(text)
    return words[:1].upper() + words[1:]


def _lower(text: object) -> str:
    """A text without its capital, inside a sentence."""
    words = str(text)
    return words[:1].lower() + words[1:]


def _form(name: object, form: str) -> object:
    """A name in the form a sentence asks for; unchanged if it has no such form."""
    return name.formed(form) if isinstance(name, Name) else name


_FUNCTIONS: dict[str, Any] = {
    "SIGNED": _with_sign,
    "CAPITAL": _capital,
    "LOWER": _lower,
    "FORM": _form,
}


@cache
def _cards() -> dict[str, str]:
    from forgewar.content import load
    from forgewar.words.printed import texts

    return texts(load.default())


@cache
def language(tag: str) -> Language:
    """Language by tag. Raises `KeyError` if there is none."""
    if tag not in language_tags():
        raise KeyError(tag)
    return Language(tag, data_folder() / "languages" / tag)


def language_tags() -> list[str]:
    """Tags of all languages."""
    return sorted(path.name for path in (data_folder() / "languages").iterdir() if path.is_dir())


_in_force = DEFAULT


def current() -> Language:
    """The language in force."""
    return language(_in_force)


def speak(tag: str) -> None:
    """Set the language in force. Raises `KeyError` if there is none."""
    global _in_force  # like the locale of a process: one person sits at this machine
    language(tag)
    _in_force = tag
