"""The game starts without the modules that build.spec leaves out of the packaged app."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SPEC = Path(__file__).parents[2] / "build.spec"


def excluded() -> list[str]:
    calls = list(ast.walk(ast.parse(SPEC.read_text("utf-8"))))
    keywords = [node for node in calls if isinstance(node, ast.keyword) and node.arg == "excludes"]
    names: list[str] = ast.literal_eval(keywords[0].value)
    return names


@pytest.mark.parametrize("module", ["forgewar.cli.parser", "forgewar.app.main"])
def test_what_is_left_out_is_not_imported(module: str) -> None:
    names = excluded()
    assert "tkinter" in names
    program = f"import sys; sys.modules.update(dict.fromkeys({names})); import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
