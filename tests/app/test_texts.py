"""Every screen says what it said when somebody last read it. `python tests/app/texts.py` writes the
golden texts anew; the difference is to be read before it is committed."""

import pytest
from app.texts import GOLDEN, SHOWN, told


@pytest.mark.slow
@pytest.mark.parametrize("view", SHOWN)
def test_a_screen_says_what_it_should(view: str) -> None:
    assert told(view) == (GOLDEN / f"{view}.txt").read_text(encoding="utf-8")


def test_no_text_is_left_of_a_screen_that_is_gone() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SHOWN)
