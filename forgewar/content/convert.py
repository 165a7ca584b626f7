"""Converts plain data into the types of `written`; rewords msgspec's errors in terms of the
file."""

import re
from typing import TypeVar

import msgspec
from msgspec import inspect

from forgewar.content.error import ContentError
from forgewar.content.written import hidden_texts
from forgewar.content.yaml_source import Plain, Source, Steps
from forgewar.printable import is_printable, replace_hidden

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

_AT = re.compile(r"(?P<problem>.*?)(?: - at `\$(?P<path>.*)`)?\Z", re.DOTALL)
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`\Z", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(\w+)`\Z")
_CHOICE = re.compile(r"Invalid enum value (.*)\Z", re.DOTALL)
_TYPE_WORDS = {
    "`int`": "a whole number",
    "`int | null`": "a whole number",
    "`str`": "text",
    "`str | null`": "text",
    "`bool`": "true or false",
    "`array`": "a list",
    "`object`": "a map of keys",
    "`object | null`": "a map of keys",
    "`null`": "nothing",
}
_ITEM_WORDS = {
    "legs": "leg",
    "rewards": "reward",
    "effects": "effect",
    "types": "type",
    "places": "place",
}


def convert(source: Source, at: Steps, value: Plain, type_: type[T], what: str) -> T:
    """`value`, which stands at `at`, as a `type_`; `what` is its name in an error."""
    try:
        return msgspec.convert(value, type=type_)
    except msgspec.ValidationError as error:
        raise _reword(source, at, str(error), type_, what) from None


def convert_texts(
    source: Source, at: Steps, value: Plain, type_: type[S], what: str, hidden: list[ContentError]
) -> S:
    """`convert` for structs with texts. Unprintable characters are replaced and reported in
    `hidden`: games that were played with them still open."""
    converted = convert(source, at, value, type_, what)
    texts = hidden_texts(converted)
    for key, text in texts.items():
        code = next(f"U+{ord(sign):04X}" for sign in text if not is_printable(sign))
        reason = f"the character {code} cannot be shown in {where((key,), what)}"
        hidden.append(source.error((*at, key), reason))
    shown = {key: replace_hidden(text) for key, text in texts.items()}
    return msgspec.structs.replace(converted, **shown) if shown else converted


def where(steps: Steps, what: str) -> str:
    """Words for a place inside a card: `reward 1 of leg 2 of quest arena_games`."""
    words: list[str] = []
    for i, step in enumerate(steps):
        if isinstance(step, str):
            words.append(step)
        else:
            words[-1] = f"{_ITEM_WORDS.get(words[-1], words[-1])} {step + 1}"
            assert i > 0
    return " of ".join([*reversed(words), what])


def _reword(source: Source, at: Steps, message: str, type_: type, what: str) -> ContentError:
    match = _AT.match(message)
    assert match
    problem = match["problem"]
    steps: Steps = tuple(name or int(index) for name, index in _STEP.findall(match["path"] or ""))
    place = where(steps, what)
    if unknown := _UNKNOWN.match(problem):
        known = ", ".join(_choices(type_, steps))
        reason = f'unknown key "{unknown[1]}" in {place}; known keys are {known}'
        return source.error((*at, *steps, unknown[1]), reason)
    if missing := _MISSING.match(problem):
        return source.error((*at, *steps), f'missing key "{missing[1]}" in {place}')
    if choice := _CHOICE.match(problem):
        known = ", ".join(_choices(type_, steps))
        return source.error(
            (*at, *steps), f"unknown word {choice[1]} in {place}; known words are {known}"
        )
    for technical, plain in _TYPE_WORDS.items():
        problem = problem.replace(technical, plain)
    if "matching regex" in problem and steps[-1:] == ("picture",):
        problem = "a picture is named folder/name in lower case, without an extension"
    return source.error((*at, *steps), f"{problem[:1].lower()}{problem[1:]} in {place}")


def _choices(type_: type, steps: Steps) -> list[str]:
    """Keys or words that are allowed at `steps` inside a `type_`."""
    infos = _alternatives(inspect.type_info(type_))
    for step in steps:
        infos = [inner for info in infos for inner in _inside(info, step)]
    words: list[str] = []
    for info in infos:
        if isinstance(info, inspect.StructType):
            words += [f.encode_name for f in info.fields]
        elif isinstance(info, inspect.LiteralType):
            words += [str(value) for value in info.values]
    return sorted(words)


def _inside(info: inspect.Type, step: str | int) -> list[inspect.Type]:
    if isinstance(info, inspect.StructType):
        return [a for f in info.fields if f.encode_name == step for a in _alternatives(f.type)]
    if isinstance(info, inspect.VarTupleType):
        return _alternatives(info.item_type)
    return []


def _alternatives(info: inspect.Type) -> list[inspect.Type]:
    if isinstance(info, inspect.Metadata):
        return _alternatives(info.type)
    if isinstance(info, inspect.UnionType):
        return [a for inner in info.types for a in _alternatives(inner)]
    return [info]
