"""The slip of a hint: the action, its reasons, and the next best with its own."""

import pytest
from app.blank_app import plain_app

from forgewar.app.kit.canvas import Canvas
from forgewar.app.match.hint import _fit_lines, _lines, ring_all
from forgewar.play.hint import Hint, Other

WHY = tuple(f"reason {n}" for n in "abcde")
THEIRS = tuple(f"other {n}" for n in "xyz")
NEXT = Other("next deed", THEIRS, "a little behind")


def canvas() -> Canvas:
    app = plain_app((1600, 900))
    return Canvas(app.context.screen.surface, app.context.gallery, 1.0)


@pytest.mark.parametrize("reasons", range(5))
@pytest.mark.parametrize("others", [-1, 0, 1, 2])
def test_each_action_has_its_own_reasons(reasons: int, others: int) -> None:
    made, _ = _lines(canvas(), Hint("deed", WHY, NEXT), 500, reasons, others)
    wanted = ["deed", *(f"reason {n}" for n in "abcde"[:reasons])]
    if others >= 0:
        theirs = [f"other {n}" for n in "xyz"[:others]]
        wanted += ["Next best", "next deed", "a little behind", *theirs]
    assert [line.text for line in made if line.text] == wanted
    assert [line.top for line in made] == sorted(line.top for line in made)


def test_less_room_takes_fewer_lines_and_never_the_action() -> None:
    c, told = canvas(), Hint("deed", WHY, NEXT)
    counts = []
    for most in (60, 150, 200, 250, 300, 400, 600):
        lines, height = _fit_lines(c, told, 500, most)
        assert lines[0].text == "deed"
        assert height <= most or len([line for line in lines if line.text]) == 1
        counts.append(len(lines))
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_rings_are_numbered_from_one_if_there_are_several(count: int) -> None:
    c = canvas()
    for i in range(count):
        c.spot(f"spot.{i}", 100 + 200 * i, 100, 80, 80, "Spot", lambda: None)
    ring_all(c, list(c.frame.spots))
    numbers = [text.text for text in sorted(c.frame.texts, key=lambda text: text.rect.x)]
    assert numbers == ([str(n + 1) for n in range(count)] if count > 1 else [])
    assert all(spot.spoken for spot in c.frame.spots)
