"""Some screens, one of each kind, say what they said when somebody last read them.

`python tests/app/screens/golden_texts.py` writes them anew: read the difference."""

import pytest
from app.screens.golden_texts import FOLDER, SHOWN, screen_text
from systems import same_letters


@pytest.mark.slow
@same_letters
@pytest.mark.parametrize("view", SHOWN)
def test_a_screen_says_what_it_said(view: str) -> None:
    assert screen_text(view) == (FOLDER / f"{view}.txt").read_text(encoding="utf-8")


def test_every_golden_text_belongs_to_a_screen() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SHOWN)
