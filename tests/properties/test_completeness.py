"""Every field of the state is copied by `clone` and saved in JSON, or named here as derived.

The state is filled from the types of its fields, so that a field added tomorrow is filled too, and
found missing if `clone` forgets it. Sequences and mappings are replaced and never changed, which
mypy sees to; copies share them.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from forgewar.rules.state import GameState, Guild

# Fields that can be worked out from the others and are therefore neither copied nor saved.
DERIVED: frozenset[str] = frozenset()
MUTABLE = (list, dict, set)
UNIONS = (UnionType, Union)
Path = tuple[str | int, ...]


class SharedList(list[Any]):
    """Of a field that is a sequence."""


class SharedDict(dict[Any, Any]):
    """Of a field that is a mapping."""


SHARED = {Sequence: SharedList, Mapping: SharedDict}


class Filler:
    """Makes a value of any type of the model, unlike any default and unlike the value before."""

    def __init__(self) -> None:
        self._numbers = count(1001)

    def value(self, kind: Any) -> Any:
        origin, arguments = get_origin(kind) or kind, get_args(kind)
        if origin is Literal:
            return arguments[-1]
        if origin in UNIONS:
            return next(self.value(part) for part in arguments if part is not type(None))
        made = SHARED.get(origin, origin)
        if issubclass(made, list | tuple):
            return made(self._items(origin, arguments))
        if issubclass(made, dict):
            return made([(self.value(arguments[0]), self.value(arguments[1])) for _ in range(2)])
        if issubclass(origin, msgspec.Struct):
            hints = get_type_hints(origin)
            return origin(**{name: self.value(hints[name]) for name in origin.__struct_fields__})
        return {int: int, str: "filled {}".format, bool: bool}[origin](next(self._numbers))

    def _items(self, origin: type, arguments: tuple[Any, ...]) -> Iterator[Any]:
        """Two of a kind, and of a union at least one of each."""
        if origin is tuple and arguments[-1] is not Ellipsis:
            yield from map(self.value, arguments)
            return
        parts = get_args(arguments[0]) if get_origin(arguments[0]) in UNIONS else arguments[:1]
        yield from (self.value(part) for part in (*parts, parts[0]))


def filled() -> GameState:
    return Filler().value(GameState)


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """A value and everything within it, each with the way to it."""
    yield path, value
    within: list[tuple[str | int, Any]] = []
    if isinstance(value, msgspec.Struct):
        within = [(name, getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, list | tuple):
        within = list(enumerate(value))
    elif isinstance(value, dict):
        within = list(value.items())
    for step, item in within:
        yield from parts(item, (*path, step))


def mutable(value: Any) -> bool:
    if isinstance(value, msgspec.Struct):
        return not value.__struct_config__.frozen
    return isinstance(value, MUTABLE) and not isinstance(value, (*SHARED.values(),))


def spoil(value: Any) -> None:
    """Change a mutable value in place."""
    if isinstance(value, list):
        value.clear()
    elif isinstance(value, dict):
        value["spoilt"] = "spoilt"
    else:
        for name in value.__struct_fields__:
            setattr(value, name, None)


MUTABLE_PARTS = [path for path, value in parts(filled()) if mutable(value)]
every_mutable_part = pytest.mark.parametrize(
    "path", MUTABLE_PARTS, ids=lambda path: ".".join(map(str, path)) or "state"
)


def test_the_filler_leaves_nothing_at_its_default() -> None:
    empty, full = Guild(), Filler().value(Guild)
    for name in Guild.__struct_fields__:
        assert getattr(full, name) != getattr(empty, name), name


@pytest.mark.parametrize("kind", [GameState, Guild])
def test_every_field_is_copied(kind: type) -> None:
    original = Filler().value(kind)
    copy = original.clone()
    for name in set(kind.__struct_fields__) - DERIVED:
        assert getattr(copy, name) == getattr(original, name), f"clone() forgets {name}"


@every_mutable_part
def test_changing_a_copy_leaves_the_original_alone(path: Path) -> None:
    original = filled()
    copy = original.clone()
    spoil(dict(parts(copy))[path])
    assert original == filled()


@every_mutable_part
def test_changing_the_original_leaves_a_copy_alone(path: Path) -> None:
    original = filled()
    copy = original.clone()
    spoil(dict(parts(original))[path])
    assert copy == filled()


def test_every_field_is_saved() -> None:
    original = filled()
    saved = dict(parts(msgspec.json.decode(original.to_json())))
    for path, value in parts(original):
        if isinstance(value, msgspec.Struct):
            missing = set(value.__struct_encode_fields__) - DERIVED - set(saved[path])
            assert not missing, f"{path} is saved without {missing}"


def test_what_is_saved_is_read_back() -> None:
    original = filled()
    read = GameState.from_json(original.to_json())
    assert read == original
    assert read.to_json() == original.to_json()
