"""Every test of the app draws nowhere, is silent, and keeps what it writes to itself."""

import os
from pathlib import Path

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))


@pytest.fixture(autouse=True)
def _screen() -> None:
    """A test that draws may be the first one to do so, or follow one that closed the screen."""
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((8, 8))
