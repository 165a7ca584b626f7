"""Every test of the app draws on a display of its own, and writes to folders of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own(own_home: Path, screen: None) -> None:
    """What both fixtures give, for every test."""
