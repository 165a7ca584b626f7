"""Words and patterns that lines of a language must not have, from its forbidden.yaml."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct

from forgewar.content.convert import convert
from forgewar.content.error import ContentError
from forgewar.content.yaml_source import Source, read


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """Replacement of what a pattern matches. `allowed` are the ids of messages in which the pattern
    is right."""

    write: str
    allowed: tuple[str, ...] = ()


def forbidden(folder: Path) -> Iterator[str]:
    """Texts of a language that its forbidden.yaml rules out, and faults of that file."""
    path = folder / "forbidden.yaml"
    if not path.exists():
        return
    try:
        source = read(path, f"{folder.name}/{path.name}")
        rules = convert(source, (), source.data, dict[str, Rule], "the forbidden patterns")
        patterns = {never: _pattern(source, never) for never in rules}
    except ContentError as fault:
        yield str(fault)
        return
    unused = {(never, id_) for never, rule in rules.items() for id_ in rule.allowed}
    for where, id_, text in _texts(folder):
        for never, rule in rules.items():
            found = patterns[never].search(text)
            if found is None:
                continue
            if id_ in rule.allowed:
                unused.discard((never, id_))
            else:
                yield f'{where}: {id_} has "{found.group()}"; write {rule.write}'
    for never, id_ in sorted(unused):
        yield str(source.error((never, "allowed"), f"{id_} does not match {never}"))


def _pattern(source: Source, never: str) -> re.Pattern[str]:
    try:
        return re.compile(never)
    except re.error as problem:
        raise source.error((never,), f"not a regular expression: {problem}") from None


def _texts(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Place, id and source of every text: of each message, term and attribute, values included."""
    for path in sorted(folder.glob("*.ftl")):
        catalogue = path.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=True).parse(catalogue).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                assert entry.span is not None
                line = catalogue.count("\n", 0, entry.span.start) + 1
                for part in (entry, *entry.attributes):
                    if part.value is not None:
                        assert part.value.span is not None
                        span = part.value.span
                        text = " ".join(catalogue[span.start : span.end].split())
                        yield f"{folder.name}/{path.name}:{line}", entry.id.name, text
