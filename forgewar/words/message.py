"""A message: the id of a sentence and the values in it. Text is made of it when somebody reads it.

What is shown, kept in logs and spoken is messages, so that it can be compared with the rules, told
in another language at once, and never is a sentence that somebody put together by hand.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from forgewar.printable import replace_hidden
from forgewar.words import language

_LIST = "list"
_PRINTED = "printed"


class Message(NamedTuple):
    """`values` are numbers, names, other messages, or several of these (told as a list)."""

    id: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        return text(self)

    def __hash__(self) -> int:
        """Asked for hundreds of times in a frame, nearly always without a list among the values."""
        if not self.values:
            return hash(self.id)
        values = self.values.items()
        try:
            return hash((self.id, frozenset(values)))
        except TypeError:
            return hash((self.id, frozenset((name, _hashable(value)) for name, value in values)))


def message(id: str, /, **values: object) -> Message:
    """A message to be kept or compared."""
    return Message(id, values)


def say(id: str, /, **values: object) -> str:
    """A message as text, in the language in force."""
    return text(Message(id, values))


def say_in(id: str, tag: str, /) -> str:
    """A message without values, in a language by its tag."""
    return language.language(tag).format(id, {})


def as_list(parts: Iterable[object]) -> Message:
    """Several things as a list: "a", "a and b", "a, b and c"."""
    return Message(_LIST, {"parts": tuple(parts)})


def printed_text(id: str, words: str, /) -> Message:
    """What stands on a card: in the language in force if that has it, otherwise as printed."""
    return Message(_PRINTED, {"id": id, "words": words})


def text(told: Message) -> str:
    """The text of a message, in the language in force."""
    if told.id == _LIST:
        return _joined(told.values["parts"])
    if told.id == _PRINTED:
        return language.current().card(str(told.values["id"]), str(told.values["words"]))
    return _formatted(language.current(), told)


@lru_cache(maxsize=1024)
def _formatted(spoken: language.Language, told: Message) -> str:
    """Scenes ask for the same sentences in every frame."""
    return spoken.format(told.id, _values(told))


def _formed(told: Message, form: str) -> str:
    """A message in a form that the language in force has for it, or as it is."""
    found = language.current().form(told.id, form, _values(told))
    return text(told) if found is None else found


def _values(told: Message) -> dict[str, int | str]:
    return {name: _plain(value) for name, value in told.values.items()}


def _hashable(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _plain(value: object) -> int | str:
    """A value as Fluent takes it."""
    if isinstance(value, Message):
        name = language.Name(text(value))
        name.formed = partial(_formed, value)
        return name
    if isinstance(value, tuple | list):
        return _joined(value)
    assert isinstance(value, int | str), value
    return value if isinstance(value, int) else _shown(value)


def _shown(value: str) -> str:
    """A name or a path, which may come from outside, without what may not be shown."""
    return "\n".join(map(replace_hidden, value.split("\n")))


def _joined(parts: object) -> str:
    assert isinstance(parts, tuple | list)
    *others, last = [str(_plain(part)) for part in parts] or [""]
    if not others:
        return last
    joined = others[0]
    for part in others[1:]:
        joined = say("list-middle", before=joined, next=part)
    return say("list-end", before=joined, last=last)
