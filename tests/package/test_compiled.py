"""What is compiled: which modules, how they are called, and what is done without a compiler."""

import ast
from pathlib import Path

import pytest
from package.scripts import FOLDER, script

for library in ("mypyc", "setuptools"):
    pytest.importorskip(library)
compiled = script("compiled")
TREES = {name: ast.parse((FOLDER.parent / name).read_text("utf-8")) for name in compiled.modules()}


def _defines_structs(module: Path) -> bool:
    """Whether a module holds msgspec classes, which cannot be compiled."""
    tree = ast.parse(module.read_text("utf-8"))
    return any(isinstance(node, ast.ClassDef) and node.keywords for node in ast.walk(tree))


def test_every_module_of_the_rules_without_msgspec_classes_is_compiled() -> None:
    rules = FOLDER.parent / "forgewar" / "rules"
    wanted = {
        path.relative_to(FOLDER.parent).as_posix()
        for path in rules.rglob("*.py")
        if path.stat().st_size and path.name != "__init__.py" and not _defines_structs(path)
    }
    compiled_rules = {name for name in TREES if name.startswith("forgewar/rules/")}
    assert compiled_rules == wanted


def test_the_rollouts_are_compiled() -> None:
    assert "forgewar/ai/search/rollout_policy/__init__.py" in TREES


@pytest.mark.parametrize("module", TREES)
def test_what_is_compiled_has_no_class_with_options(module: str) -> None:
    """The compiler forgets the options of a class: of msgspec's, that it is frozen and its tag."""
    classes = [node for node in ast.walk(TREES[module]) if isinstance(node, ast.ClassDef)]
    bases = {base.id for node in classes for base in node.bases if isinstance(base, ast.Name)}
    assert not [node.name for node in classes if node.keywords]
    assert "Struct" not in bases


def test_modules_are_called_as_python_calls_them() -> None:
    files = (
        "forgewar__mypyc.cpython-311-x86_64-linux-gnu.so",
        "forgewar/rules/game.cpython-311-x86_64-linux-gnu.so",
        "forgewar/ai/search/rollout_policy/__init__.cp311-win_amd64.pyd",
    )
    assert compiled.names(files) == {
        "forgewar__mypyc",
        "forgewar.rules.game",
        "forgewar.ai.search.rollout_policy",
    }


def test_without_a_compiler_the_game_stays_plain_python(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for program in ("CC", "CXX", "LDSHARED"):
        monkeypatch.setenv(program, "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    assert compiled.made() == {}
    assert "No C compiler was found" in capfd.readouterr().out
