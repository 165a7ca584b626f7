"""The first round in a real window, by mouse alone and by keys alone; and by a gamepad without one.

Whole games: `python -m tests.play.session` (docs/testing.md).
"""

import pytest
from play.session import play
from play.window import missing

pytestmark = pytest.mark.window
needs_window = pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")


@pytest.mark.usefixtures("screen", "process")
def test_a_round_is_played_by_gamepad() -> None:
    assert "simple-2 by pad" in play("simple-2", "pad", rounds=1)


@needs_window
@pytest.mark.parametrize(("game", "by"), [("simple-2", "mouse"), ("solo", "keys")])
def test_a_round_is_played_in_a_real_window(game: str, by: str) -> None:
    assert f"{game} by {by}" in play(game, by, rounds=1)


@needs_window
@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "by"), [("simple-2", "mouse"), ("solo", "keys"), ("epic-3", "mouse")]
)
def test_a_game_is_played_in_a_real_window(game: str, by: str) -> None:
    told = play(game, by)
    assert ("of stage 2" if game == "epic-3" else "over") in told


@needs_window
@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "by"), [("simple-2", "mouse"), ("solo", "keys"), ("simple-2", "pad")]
)
def test_a_game_is_played_in_large_letters(game: str, by: str) -> None:
    """Who plays by mouse must scroll to what is pressed."""
    assert "over" in play(game, by, text=200)
