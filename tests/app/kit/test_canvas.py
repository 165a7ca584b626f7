"""Text sizes of a canvas: a line has room for its letters, and letters grow alone."""

import pygame
import pytest

from forgewar.app.kit.canvas import Canvas
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
