"""A copy of the shipped content that a test may spoil."""

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
    """Replace the first `old` in a file by `new`; gives the line of the mark », which it drops."""

    def replace(file: str, old: str, new: str) -> int | None:
        path = folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        text = text.replace(old, new, 1)
        line = text.count("\n", 0, text.index("»")) + 1 if "»" in text else None
        path.write_text(text.replace("»", ""), encoding="utf-8")
        return line

    return replace
