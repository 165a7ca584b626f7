"""Where names that a module binds are read: a wrong table is seen by those who look it up."""

import ast
from collections.abc import Iterable
from pathlib import Path

TOP = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Readers:
    """The names that every file reads, in functions by line, outside of them by what is bound."""

    def __init__(self, root: Path, files: Iterable[str]) -> None:
        self._in_functions: dict[str, set[tuple[str, int]]] = {}
        self._bound_from: dict[str, set[str]] = {}
        for file in files:
            self._note(file, ast.parse((root / file).read_bytes()))

    def lines_reading(self, file: str, names: Iterable[str]) -> set[tuple[str, int]]:
        """The file and line of every use, in a function, of these names or of what is made from
        them. Names with an underscore in front are their file's own."""
        known, new = set(), list(names)
        while new:
            name = new.pop()
            if name not in known:
                known.add(name)
                new += self._bound_from.get(name, ())
        found = {place for name in known for place in self._in_functions.get(name, ())}
        private = all(name.startswith("_") for name in known)
        return {place for place in found if place[0] == file} if private else found

    def _note(self, file: str, tree: ast.Module) -> None:
        for statement in tree.body:
            inside = {
                inner
                for function in ast.walk(statement)
                if isinstance(function, TOP)
                for part in (function.body if isinstance(function.body, list) else [function.body])
                for inner in ast.walk(part)
            }
            bound = _bound(statement)
            for node in ast.walk(statement):
                if not isinstance(node, ast.Name | ast.Attribute):
                    continue
                name = node.id if isinstance(node, ast.Name) else node.attr
                if node in inside:
                    self._in_functions.setdefault(name, set()).add((file, node.lineno))
                elif name not in bound:
                    self._bound_from.setdefault(name, set()).update(bound)


def _bound(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return {statement.name}
    names = (n for n in ast.walk(statement) if isinstance(n, ast.Name))
    return {n.id for n in names if isinstance(n.ctx, ast.Store)}
