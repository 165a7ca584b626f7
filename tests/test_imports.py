"""What import-linter cannot say: no module imports itself by a detour, and what is imported late is
imported late because the title must be on screen first."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]

# The start of the title goes through these: what they need only later, they import only then. The
# server is imported in its own process, and its database needs an extra.
LATE = {
    "forgewar.app.kit.picture_files",
    "forgewar.app.main",
    "forgewar.app.menus.title",
    "forgewar.app.window.answers",
    "forgewar.app.window.loop",
    "forgewar.app.window.prefetch",
    "forgewar.app.window.resources",
    "forgewar.app.window.prompts",
    "forgewar.app.window.game_files",
    "forgewar.app.window.screen_reader",
    "forgewar.app.window.symbol_tip",
    "forgewar.cli.command_line",
    "forgewar.cli.serve",
    "forgewar.cli.shot",
    "forgewar.play.apart.hosting",
    "forgewar.play.library.records",
    "forgewar.server.run",
    "forgewar.words.language",
}


def cycle(imports: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, the first named again at the end."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def late(source: str) -> Iterator[str]:
    """The modules of the game that are imported inside functions."""
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.ImportFrom):
                yield from [node.module] if (node.module or "").startswith("forgewar") else []
            elif isinstance(node, ast.Import):
                yield from (a.name for a in node.names if a.name.startswith("forgewar"))


def test_no_module_imports_itself_by_a_detour() -> None:
    graph = grimp.build_graph("forgewar", exclude_type_checking_imports=True, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imports) > 200
    assert cycle(imports) == []


def test_a_ring_of_imports_would_be_found() -> None:
    assert sorted(set(cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}))) == ["a", "b", "c"]


@pytest.mark.slow
def test_only_what_the_title_passes_through_imports_late() -> None:
    files = sorted((ROOT / "forgewar").rglob("*.py"))
    found = {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): sorted(
            set(late(file.read_text("utf-8")))
        )
        for file in files
    }
    assert {name: what for name, what in found.items() if what and name not in LATE} == {}
    assert {name for name, what in found.items() if what} == LATE, "the list has aged"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f():\n    from forgewar.rules import game\n", ["forgewar.rules"]),
        ("def f():\n    if x:\n        import forgewar.paths\n", ["forgewar.paths"]),
        ("def f():\n    import json\n", []),
        ("from forgewar.rules import game\n", []),
    ],
)
def test_a_late_import_is_noticed(source: str, found: list[str]) -> None:
    assert list(late(source)) == found
