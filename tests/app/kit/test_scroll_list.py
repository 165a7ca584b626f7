"""A list scrolls so that the focused row is whole in view."""

import pygame
import pytest

from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Gallery
from forgewar.app.kit.scroll_list import ScrollList

NAMES = [[f"row.{i}"] for i in range(12)]
TALL, PITCH = 120.0, 30.0  # room for four rows


def rows_drawn(scroll: ScrollList, focus: str) -> list[int]:
    drawn: list[int] = []
    canvas = Canvas(pygame.Surface((400, 300)), Gallery(eager=True), 1.0, focus=focus)

    def draw_row(row: int, top: float, _width: float, pitch: float) -> None:
        assert top >= -0.01
        assert top + pitch <= TALL + 0.01
        drawn.append(row)

    scroll.draw(canvas, "list", (0, 0, 200, TALL), NAMES, PITCH, draw_row)
    return drawn


@pytest.mark.parametrize("order", [range(12), range(11, -1, -1), (0, 11, 5, 4, 9, 0)])
def test_the_focused_row_is_in_view(order: range | tuple[int, ...]) -> None:
    scroll = ScrollList()
    for row in order:
        assert row in rows_drawn(scroll, f"row.{row}")
