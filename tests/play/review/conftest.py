"""A home of its own for each test."""

from pathlib import Path

import pytest

from forgewar.paths import games_folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the player's games."""
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home"))
    games_folder().mkdir(parents=True)
    return games_folder()
