"""YAML read as plain data in which every value still knows its line.

Works on the parser's events rather than on loaded objects: aliases, tags and floats are refused,
nothing is ever constructed, and errors name the line.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import yaml
from msgspec import Struct, field

from forgewar.content.error import ContentError
from forgewar.content.files import as_text, read_bytes

Plain = str | int | bool | None | list["Plain"] | dict[str, "Plain"]
Steps = tuple[str | int, ...]  # the way to a value: ("arena_games", "legs", 1, "steps")

MAX_DEPTH = 12
MAX_VALUES = 20_000
MAX_TEXT = 5_000  # characters of one value
MAX_KEY = 80

_WHOLE_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,5})\Z")
_NOT_YAML = re.compile(
    "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\ud800-\\udfff\\ufffe\\uffff]"
)
_WORDS: dict[str, Plain] = {"true": True, "false": False, "null": None, "~": None, "": None}
# libyaml is ten times faster but not in every build of PyYAML; both give the same events.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Source(Struct):
    """One YAML file: its data, and the line of every key and list item in it."""

    file: str
    data: Plain = None
    lines: dict[Steps, int | None] = field(default_factory=dict)

    def error(self, at: Steps, reason: str) -> ContentError:
        """Error with `reason` at the line of `at`, or of the nearest thing around it."""
        while at and at not in self.lines:
            at = at[:-1]
        return ContentError(self.file, self.lines.get(at, 1), reason)


class _Open(Struct):
    """A list or map whose end has not been read yet."""

    at: Steps
    value: list[Plain] | dict[str, Plain]
    key: str | None = None


def read(path: Path, file: str) -> Source:
    """Read the YAML file at `path`, called `file` in errors."""
    return parse(as_text(read_bytes(path, file), file), file)


def parse(text: str, file: str) -> Source:
    """Read YAML. Raises `ContentError`."""
    source = Source(file)
    try:
        _compose(source, yaml.parse(text, Loader=_LOADER))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else None
        problem = error.problem or "malformed"
        raise ContentError(file, line, f"is not YAML: {problem}") from error
    except yaml.YAMLError as error:
        found = _NOT_YAML.search(text)
        line = text.count("\n", 0, found.start()) + 1 if found else None
        reason = "is not YAML: a character that may not be there"
        raise ContentError(file, line, reason) from error
    return source


def _line_of(event: yaml.Event) -> int | None:
    return event.start_mark.line + 1 if event.start_mark else None


def _compose(source: Source, events: Iterator[yaml.Event]) -> None:
    stack: list[_Open] = []
    documents = 0
    for event in events:
        line = _line_of(event)
        if len(source.lines) > MAX_VALUES:
            raise ContentError(source.file, line, f"holds more than {MAX_VALUES} values")
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise ContentError(source.file, line, "holds more than one document")
        elif isinstance(event, yaml.AliasEvent):
            raise ContentError(source.file, line, f"aliases (*{event.anchor}) are not allowed")
        elif isinstance(event, yaml.CollectionEndEvent):
            stack.pop()
        elif isinstance(event, yaml.NodeEvent):
            _node(source, stack, event, line)


def _node(source: Source, stack: list[_Open], event: yaml.NodeEvent, line: int | None) -> None:
    if event.anchor is not None:
        raise ContentError(source.file, line, f"anchors (&{event.anchor}) are not allowed")
    parent = stack[-1] if stack else None
    if parent and isinstance(parent.value, dict) and parent.key is None:
        parent.key = _key(source, parent, event, line)
        return
    value = _value(source, event, line)
    at: Steps = ()
    if parent is None:
        source.data = value
    elif isinstance(parent.value, dict):
        assert parent.key is not None
        at = (*parent.at, parent.key)
        parent.value[parent.key] = value
        parent.key = None
    else:
        at = (*parent.at, len(parent.value))
        parent.value.append(value)
        source.lines[at] = line
    if isinstance(value, (list, dict)):
        if len(stack) >= MAX_DEPTH:
            raise ContentError(source.file, line, f"nested more than {MAX_DEPTH} deep")
        stack.append(_Open(at, value))


def _key(source: Source, parent: _Open, event: yaml.NodeEvent, line: int | None) -> str:
    if not isinstance(event, yaml.ScalarEvent) or event.tag is not None:
        raise ContentError(source.file, line, "a key must be a plain word")
    key: str = event.value
    if len(key) > MAX_KEY:
        raise ContentError(source.file, line, f"a key of more than {MAX_KEY} characters")
    at = (*parent.at, key)
    if at in source.lines:
        reason = f'the key "{key}" stands here a second time, first in line {source.lines[at]}'
        raise ContentError(source.file, line, reason)
    source.lines[at] = line
    return key


def _value(source: Source, event: yaml.NodeEvent, line: int | None) -> Plain:
    tag: str | None = getattr(event, "tag", None)
    if tag is not None:
        raise ContentError(source.file, line, f"tags ({tag}) are not allowed")
    if isinstance(event, yaml.MappingStartEvent):
        return {}
    if isinstance(event, yaml.SequenceStartEvent):
        return []
    assert isinstance(event, yaml.ScalarEvent)
    text: str = event.value
    if len(text) > MAX_TEXT:
        raise ContentError(source.file, line, f"a text of more than {MAX_TEXT} characters")
    if not event.implicit[0]:  # quoted
        return text
    if _WHOLE_NUMBER.match(text):
        return int(text)
    return _WORDS.get(text, text)
