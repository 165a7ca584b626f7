"""Challenges in a real window, from the title to the hall: by mouse, keys, pad and ear.

Others: `python -m tests.play.challenge_session`.
"""

import pytest
from access import listener
from play.challenge_session import INPUTS, PLAYS, play
from play.window import missing

pytestmark = pytest.mark.window
needs_window = pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")


@pytest.mark.usefixtures("screen", "process")
def test_the_daily_puzzle_is_solved_by_gamepad() -> None:
    assert "puzzle by pad" in play("puzzle", "pad")


@needs_window
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_daily_puzzle_is_solved_in_a_real_window(by: str) -> None:
    assert f"puzzle by {by}" in play("puzzle", by)


@needs_window
@pytest.mark.long
@pytest.mark.usefixtures("screen", "process")
@pytest.mark.parametrize("what", PLAYS)
@pytest.mark.parametrize("by", INPUTS)
def test_a_challenge_is_played_to_its_end(what: str, by: str) -> None:
    if by == "ear" and listener.missing():
        pytest.skip(f"needs {' and '.join(listener.missing())}")
    assert f"{what} by {by}" in play(what, by)
