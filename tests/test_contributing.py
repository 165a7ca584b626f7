"""What CONTRIBUTING.md and the hooks name is there, and is what CI does."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CI = (ROOT / ".ci" / "run").read_text("utf-8")
HOOKS = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]


@pytest.mark.parametrize("target", re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE))
def test_what_it_links_to_is_there(target: str) -> None:
    assert (ROOT / target).exists()


@pytest.mark.parametrize(
    "path",
    sorted(set(re.findall(r"\b(?:data|docs|forgewar|packaging|tests)/[\w./]*\w", PAGE))),
)
def test_every_path_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_layer_has_its_line() -> None:
    packages = {path.parent.name for path in ROOT.glob("forgewar/*/__init__.py")}
    assert set(re.findall(r"^\| `forgewar/(\w+)`", PAGE, re.MULTILINE)) == packages


def test_the_hooks_fetch_nothing_and_do_what_ci_does() -> None:
    assert [repo["repo"] for repo in HOOKS] == ["local"]
    for hook in HOOKS[0]["hooks"]:
        program, *options = hook["entry"].removeprefix(".venv/bin/").split()
        assert re.search(rf'/{program}" {" ".join(options)}'.rstrip(), CI), hook["entry"]
