"""Messages of a language taken apart: every variant with the values it is chosen by."""

from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast

from forgewar.paths import data_folder
from forgewar.words.language import entries, language

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Variant:
    """One way a message can read: the selectors that lead to it, its text, its values in order."""

    keys: tuple[tuple[str, str], ...]
    text: str  # without values
    values: tuple[str, ...]

    @property
    def case(self) -> frozenset[tuple[str, str]]:
        """Its keys without plurals, which each language has of its own."""
        return frozenset(
            (name, key) for name, key in self.keys if key not in PLURALS and not key.isdigit()
        )

    def beside(self, other: "Variant") -> "Variant":
        return Variant(self.keys + other.keys, self.text + other.text, self.values + other.values)


def variants_of(tag: str) -> dict[str, list[Variant]]:
    """All messages of a language."""
    parser, found = FluentParser(with_spans=False), {}
    for id_ in sorted(language(tag).ids):
        (entry,) = parser.parse(language(tag).source(id_)).body
        assert isinstance(entry, ast.Message), (tag, id_)
        if entry.value is not None:
            found[id_] = list(_variants(entry.value))
    return found


def ids_of(*stems: str) -> set[str]:
    """Ids of the messages in these English files."""
    folder = data_folder() / "languages" / "en"
    return {id_ for stem in stems for id_ in entries((folder / f"{stem}.ftl").read_text("utf-8"))}


def _variants(pattern: ast.Pattern) -> Iterator[Variant]:
    found = [Variant((), "", ())]
    for element in pattern.elements:
        parts = list(_parts(element))
        found = [before.beside(part) for before in found for part in parts]
    yield from found


def _parts(element: ast.TextElement | ast.Placeable) -> Iterator[Variant]:
    if isinstance(element, ast.TextElement):
        yield Variant((), element.value, ())
        return
    expression = element.expression
    if not isinstance(expression, ast.SelectExpression):
        name = _value(expression)
        yield Variant((), "{}", (name,) if name else ())
        return
    chosen_by = _value(expression.selector)
    for variant in expression.variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for part in _variants(variant.value):
            yield Variant(((chosen_by, key),), "", ()).beside(part)


def _value(expression: object) -> str:
    """Name of the value an expression shows, or "" if it shows none."""
    match expression:
        case ast.VariableReference():
            return str(expression.id.name)
        case ast.FunctionReference():
            return _value(expression.arguments.positional[0])
        case ast.Placeable():
            return _value(expression.expression)
    return ""
