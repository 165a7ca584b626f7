"""The app is killed a few times in a real window.

Many times: `python tests/faults/kills.py` (docs/testing.md).
"""

import sys

import pytest
from faults.kills import MOMENTS, run
from play.window import missing


@pytest.mark.window
@pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_nothing_is_lost_when_the_app_is_killed() -> None:
    assert "nothing lost" in run(len(MOMENTS), seed=1)
