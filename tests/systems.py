"""What only some systems can do, for tests that need it."""

import sys
import tempfile
from pathlib import Path

import pytest


def _makes_links() -> bool:
    """Whether links can be made here: on Windows only some users may, and Wine only says so."""
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder, "link")
        try:
            link.symlink_to("nowhere")
        except OSError:
            return False
        return link.is_symlink()


needs_links = pytest.mark.skipif(not _makes_links(), reason="links cannot be made here")
takes_open_files_away = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody delete, move or replace an open file"
)
same_letters = pytest.mark.skipif(
    sys.platform == "win32", reason="letters have other widths there, and lines break elsewhere"
)
