"""Every clause of the rulebook has a test that names it, and no test names an unknown clause.

Marks are read from the sources of the tests, not from the tests that happen to run, so that the
answer is the same for one file, for all of them and in every worker.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from forgewar.content.rulebook import load_rulebook

TESTS = Path(__file__).parent
CLAUSES = [clause.id for clause in load_rulebook().clauses()]


def _marked(node: ast.AST) -> Iterator[str]:
    """What the rule marks in a piece of source name."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in call.args)


def _proven(tree: ast.Module) -> Iterator[str]:
    """The clauses named on tests that pytest collects, by their decorators or their parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from _marked(decorator)


@cache
def _test_sources() -> list[tuple[Path, ast.Module]]:
    """Sources of the tests that have rule marks."""
    read = {path: path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py"))}
    marked = {path: text for path, text in read.items() if "mark.rule" in text}
    return [(path.relative_to(TESTS), ast.parse(text)) for path, text in marked.items()]


def clauses_without_a_test(sources: list[ast.Module]) -> list[str]:
    proven = {clause for tree in sources for clause in _proven(tree)}
    return [clause for clause in CLAUSES if clause not in proven]


def test_every_clause_has_a_test() -> None:
    missing = clauses_without_a_test([tree for _, tree in _test_sources()])
    assert not missing, f"no test is marked with: {', '.join(missing)}"


def test_no_mark_names_an_unknown_clause() -> None:
    unknown = [
        f"{path}: {clause}"
        for path, tree in _test_sources()
        for clause in _marked(tree)
        if clause not in CLAUSES
    ]
    assert not unknown, f"the rulebook has no such clause: {', '.join(unknown)}"


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("MINE-6")\ndef test_it(): ...',
        '@pytest.mark.rule("MINE-5", "MINE-6")\ndef test_it(): ...',
        'class TestIt:\n    @pytest.mark.rule("MINE-6")\n    def test_it(self): ...',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("MINE-6"))])\n'
        "def test_it(n): ...",
    ],
)
def test_a_mark_on_a_test_is_found(source: str) -> None:
    assert "MINE-6" not in clauses_without_a_test([ast.parse(source)])


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("MINE-6")\ndef helper(): ...',
        '@pytest.mark.other("MINE-6")\ndef test_it(): ...',
        'def test_it():\n    """MINE-6"""',
    ],
)
def test_only_marks_on_tests_count(source: str) -> None:
    assert "MINE-6" in clauses_without_a_test([ast.parse(source)])
