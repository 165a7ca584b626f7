"""What view models say over whole games, and what flies while things move, is what it was when
somebody last read it. `python tests/play/said.py` writes the golden texts anew; the difference is
to be read before it is committed."""

import pytest
from play.said import GAMES, GOLDEN, told, told_in_motion, told_of_events


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_as_it_should_be(game: str) -> None:
    assert told(game) == (GOLDEN / f"{game}.txt").read_text(encoding="utf-8")


def test_what_moves_is_told_as_it_should_be() -> None:
    assert told_in_motion() == (GOLDEN / "in_motion.txt").read_text(encoding="utf-8")


def test_every_event_is_told_as_it_should_be() -> None:
    assert told_of_events() == (GOLDEN / "events.txt").read_text(encoding="utf-8")


def test_no_text_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {*GAMES, "in_motion", "events"}
