"""The game starts without the modules that build.spec leaves out of the packaged app, or that only
shared tables need."""

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


LATE = ["asyncio", "desktop_notifier", "sqlite3", "ssl", "starlette", "uvicorn", "zeroconf"]


def fails_without(names: list[str], module: str) -> str:
    program = f"import sys; sys.modules.update(dict.fromkeys({names})); import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    return done.stderr


@pytest.mark.parametrize("module", ["forgewar.cli.parser", "forgewar.app.main"])
def test_what_is_left_out_is_not_imported(module: str) -> None:
    names = excluded()
    assert "tkinter" in names
    assert not fails_without(names, module)


def test_the_title_does_not_wait_for_what_shared_tables_need() -> None:
    assert not fails_without(LATE, "forgewar.app.main, forgewar.app.menus.title")
    assert "asyncio" in fails_without(LATE, "forgewar.server.run")
