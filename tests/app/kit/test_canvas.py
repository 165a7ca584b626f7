"""Text sizes of a canvas: a line has room for its letters, and letters grow alone."""

import pygame
import pytest

from forgewar.app.kit.canvas import SMALLEST, Canvas, fit_text
from forgewar.app.kit.pictures import Gallery


def canvas(scale: float = 1.0) -> Canvas:
    return Canvas(pygame.Surface((800, 400)), Gallery(eager=True), scale)


@pytest.mark.parametrize("face", ["Medium", "Bold", "Title"])
@pytest.mark.parametrize("size", [15, 19, 24])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_a_line_is_as_high_as_its_letters(face: str, size: float, scale: float) -> None:
    c = canvas(scale)
    c.text("ÄÇfgjpqy|", 20, 100, size=size, face=face)
    rows = [y for y in range(400) if any(c.surface.get_at((x, y))[0] for x in range(400))]
    ink = (rows[-1] + 1 - rows[0]) / scale
    assert ink <= c.line(size, face) <= 1.6 * ink


def test_letters_grow_and_boxes_do_not() -> None:
    c = canvas()
    line, width, box = c.line(17), c.text_width("Iron Spear"), c.rect(10, 10, 100, 50)
    paragraph = c.paragraph("One line", 20, 100, 500)
    c.letters = 1.5
    assert c.line(17) == pytest.approx(1.5 * line, rel=0.06)
    assert c.text_width("Iron Spear") == pytest.approx(1.5 * width, rel=0.06)
    assert c.paragraph("One line", 20, 200, 500) == pytest.approx(1.5 * paragraph)
    assert c.rect(10, 10, 100, 50) == box


def test_everything_grows_where_a_part_is_enlarged() -> None:
    c = Canvas(pygame.Surface((1600, 900)), Gallery(), 1.0, letters=1.6, pointer=(320, 160))
    c.note_place("coin", 100, 50, 10, 10)
    with c.enlarged():
        assert (c.width, c.height) == pytest.approx((1000, 562.5))
        assert c.pointer == pytest.approx((200, 100))
        assert c.rect(10, 10, 100, 50).size == (160, 80)
        assert c.letters == 1.0
        assert c.place("coin") == pytest.approx((62.5, 31.25, 6.25, 6.25))
    with c.enlarged(1.25):
        assert c.letters == pytest.approx(1.28)
    with c.with_letters(1.0):
        assert c.text_scale == 1.6
        with c.enlarged():
            assert c.zoom == 1.6
        assert c.letters == 1.0
    assert (c.width, c.height, c.zoom, c.letters) == (1600, 900, 1.0, 1.6)


@pytest.mark.parametrize(
    ("size", "text", "room", "scale", "letters"),
    [
        ((1600, 900), 1.0, SMALLEST, 1.0, 1.0),
        ((1600, 900), 2.0, SMALLEST, 1.25, 1.0),  # no more than its room allows
        ((1600, 900), 1.5, (800.0, 450.0), 1.5, 1.0),
        ((1600, 900), 2.0, None, 1.0, 2.0),  # the scene lays itself out
        ((1280, 720), 2.0, None, 0.8, 2.0),
        ((1024, 640), 2.0, None, 0.8, 1.6),
        ((1024, 640), 2.0, SMALLEST, 0.8, 1.0),
    ],
)
def test_a_scene_grows_with_the_text_as_far_as_it_stays_in_the_window(
    size: tuple[int, int],
    text: float,
    room: tuple[float, float] | None,
    scale: float,
    letters: float,
) -> None:
    assert fit_text(size, text, room) == pytest.approx((scale, letters))


def test_a_name_is_shortened_to_its_first_word_before_it_is_cut() -> None:
    c = canvas()
    whole, first = "Wilhelm von Humbug", "Wilhelm"
    assert c.cut_name(whole, c.text_width(whole)) == whole
    assert c.cut_name(whole, c.text_width(first)) == first
    assert c.cut_name(whole, c.text_width("Wilh…", size=0)).endswith("…")
