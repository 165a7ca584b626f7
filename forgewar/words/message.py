"""Messages: an id and values, which become text when they are shown.

Logs, refusals and reasons hold messages, so that they can be compared, and translated at any time.
No sentence is put together by hand.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial, reduce
from typing import NamedTuple

from forgewar.printable import replace_hidden
from forgewar.words import language

_LIST = "list"
_PRINTED = "printed"
_STOPS = (".", "!", "?", "…", "。", "！", "？")


class Message(NamedTuple):
    """`values` are numbers, names, other messages, or several of these, shown as a list."""

    id: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        return text(self)

    def __hash__(self) -> int:
        """Called hundreds of times per frame, nearly always without a list among the values."""
        if not self.values:
            return hash(self.id)
        values = self.values.items()
        try:
            return hash((self.id, frozenset(values)))
        except TypeError:
            return hash((self.id, frozenset((name, _hashable(value)) for name, value in values)))


def message(id: str, /, **values: object) -> Message:
    """A message to store or compare."""
    return Message(id, values)


def say(id: str, /, **values: object) -> str:
    """Text of a message, in the language in force."""
    return text(Message(id, values))


def say_in(id: str, tag: str, /) -> str:
    """Text of a message without values, in a language by its tag."""
    return language.language(tag).format(id, {})


def as_list(parts: Iterable[object]) -> Message:
    """Several things as a list: "a", "a and b", "a, b and c"."""
    return Message(_LIST, {"parts": tuple(parts)})


def printed_text(id: str, words: str, /) -> Message:
    """Text of a card: in the language in force if that has it, otherwise as printed."""
    return Message(_PRINTED, {"id": id, "words": words})


def as_sentences(*parts: object) -> str:
    """Sentences and labels one after another, for a screen reader: with a full stop between."""
    return reduce(_follow, (str(part) for part in parts if str(part)), "")


def _follow(before: str, following: str) -> str:
    if not before:
        return following
    if before.endswith(_STOPS):
        return say("sentences", before=before, next=following)
    return say("spoken-next", before=before, next=following)


def text(sentence: Message) -> str:
    """Text of a message, in the language in force."""
    if sentence.id == _LIST:
        return _join(sentence.values["parts"])
    if sentence.id == _PRINTED:
        return language.current().card(str(sentence.values["id"]), str(sentence.values["words"]))
    return _format(language.current(), sentence)


@lru_cache(maxsize=1024)
def _format(spoken: language.Language, sentence: Message) -> str:
    """Cached: scenes ask for the same sentences in every frame."""
    return spoken.format(sentence.id, _values(sentence))


def _in_form(sentence: Message, form: str) -> str:
    """A message in another form of the language in force; unchanged if it has no such form."""
    spoken = language.current()
    if sentence.id == _PRINTED:
        found = spoken.card_form(str(sentence.values["id"]), str(sentence.values["words"]), form)
    else:
        found = spoken.form(sentence.id, form, _values(sentence))
    return text(sentence) if found is None else found


def _values(sentence: Message) -> dict[str, int | str]:
    return {name: _plain(value) for name, value in sentence.values.items()}


def _hashable(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _plain(value: object) -> int | str:
    """A value as Fluent takes it."""
    if isinstance(value, Message):
        name = language.Name(text(value))
        name.formed = partial(_in_form, value)
        return name
    if isinstance(value, tuple | list):
        return _join(value)
    assert isinstance(value, int | str), value
    return value if isinstance(value, int) else _without_hidden(value)


def _without_hidden(value: str) -> str:
    """A name or path from outside, with unprintable characters replaced."""
    return "\n".join(map(replace_hidden, value.split("\n")))


def _join(parts: object) -> str:
    assert isinstance(parts, tuple | list)
    *others, last = [str(_plain(part)) for part in parts] or [""]
    if not others:
        return last
    joined = others[0]
    for part in others[1:]:
        joined = say("list-middle", before=joined, next=part)
    return say("list-end", before=joined, last=last)
