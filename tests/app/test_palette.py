"""Colours have one name each, and each name one colour: a second one would take its place."""

import ast
from collections import Counter
from pathlib import Path

from forgewar.app.kit import palette


def test_no_name_is_given_twice() -> None:
    tree = ast.parse(Path(palette.__file__).read_text(encoding="utf-8"))
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    stored = [part for node in assigned for part in ast.walk(node.targets[0])]
    names = Counter(part.id for part in stored if isinstance(part, ast.Name))
    assert not [name for name, count in names.items() if count > 1]
