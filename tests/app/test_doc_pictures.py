"""The scripts that draw pictures for people to look at still run."""

import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("script", "name", "files"),
    [
        ("motion/make.py", "trade", ["trade.jpg"]),
        ("motion/set_pieces.py", "phase", ["phase.jpg", "phase_sheet.jpg"]),
        ("motion/stills.py", "places", ["places.jpg"]),
        ("screens/make.py", "market", ["market_1280x720.jpg"]),
    ],
)
def test_a_picture_is_drawn(script: str, name: str, files: list[str], tmp_path: Path) -> None:
    command = [sys.executable, str(DOCS / script), name, "--out", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    assert sorted(path.name for path in tmp_path.iterdir()) == files
