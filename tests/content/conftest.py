"""A copy of the shipped content that a test may spoil."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from forgewar.content.load import default
from forgewar.content.model import Content
from forgewar.paths import data_folder


@pytest.fixture
def content() -> Content:
    return default()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The content files, copied; the rulebook is no part of the content."""
    copied = tmp_path / "data"
    shutil.copytree(data_folder(), copied, ignore=shutil.ignore_patterns("rulebook*"))
    return copied


@pytest.fixture
def edit(folder: Path) -> Callable[[str, str, str], int | None]:
    """Replace the first match of `old` in a file by `new`; gives the line of the mark », which it
    drops. Patterns rather than plain text, so that numbers can be tuned without touching tests."""

    def replace(file: str, old: str, new: str) -> int | None:
        path = folder / file
        text, found = re.subn(old, new, path.read_text(encoding="utf-8"), count=1)
        assert found, f"{file} has no {old}"
        line = text.count("\n", 0, text.index("»")) + 1 if "»" in text else None
        path.write_text(text.replace("»", ""), encoding="utf-8")
        return line

    return replace
