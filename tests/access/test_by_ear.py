"""A game and lessons, played by what the accessibility bus says and nothing else.

Whole games: `python -m tests.access.session` (docs/accessibility.md).
"""

import pytest
from access.listener import listening, missing
from access.session import LESSONS, play_game

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]


def test_what_a_screen_reader_is_told() -> None:
    with listening() as listener:
        listener.press("settings")
        chosen = listener.find("text.100")
        shown = listener.listen()
        place = listener.attributes(chosen)
    nodes = {node.id or node.name: node for node in shown}
    assert nodes["Text size"].role == "group"
    assert (chosen.role, chosen.name, chosen.on) == ("choice", "100%", True)
    assert (place["posinset"], place["setsize"]) == ("1", "5")
    assert not nodes["text.200"].on
    assert nodes["full_screen"].role == "switch"
    said = "\n".join(listener.transcript)
    assert "hears: Forge War" in said, "the title is read out"
    assert "presses: Settings" in said
    assert nodes["Settings"].role == "group", "the tabs have the title's name"


@pytest.mark.long
def test_a_game_is_played_by_ear() -> None:
    with listening() as listener:
        told = play_game(listener)
    assert "over" in told
    said = "\n".join(listener.transcript)
    assert "hears: Sun: " in said, "what others do is told"
    assert "hears: Tower: move an overseer, or pass" in said


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_followed_by_ear(lesson: str) -> None:
    with listening() as listener:
        listener.follow(LESSONS[lesson])
    assert "hears: " in listener.transcript[-1]
