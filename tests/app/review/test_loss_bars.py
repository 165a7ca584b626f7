"""Bars of what choices cost are as long as their numbers say."""

import re
from typing import Any
from unittest.mock import patch

import pytest
from app.blank_app import plain_app

from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import loss_chart
from forgewar.play.review.view import PhaseLoss
from forgewar.words import message

FULL = 10.0  # points that fill a bar, unless one is longer


def losses(*points: float) -> list[PhaseLoss]:
    name = message("guild-tower")  # whatever the phase is called
    return [PhaseLoss(str(number), name, each, name) for number, each in enumerate(points)]


@pytest.mark.parametrize("points", [(2.5, 5.0, 7.5, 10.0), (20.0, 5.0, 15.0, 0.0), (0.0, 0.5)])
def test_a_bar_is_as_long_as_its_number_says(points: tuple[float, ...]) -> None:
    app = plain_app()
    canvas = Canvas(app.context.screen.surface, app.context.gallery, 1.0)
    bodies: list[str] = []

    def noted(_c: Canvas, *given: Any) -> None:
        bodies.append(str(given[4]))

    with patch.object(Canvas, "shape", noted):
        loss_chart.draw(canvas, losses(*points), Box(0, 20, 600, 0))
    most = max(FULL, *points)
    assert len(bodies) == len(points)
    for body, each in zip(bodies, points, strict=True):
        groove, *bar = [float(wide) for wide in re.findall(r'width="([\d.-]+)"', body)]
        assert palette.EMBER not in body or bar
        assert (bar or [0.0])[0] / groove == pytest.approx(each / most, abs=0.03)
    shown = [text.text for text in canvas.frame.texts]
    assert [text for text in shown if re.fullmatch(r"[\d.]+", text)] == [f"{p:.1f}" for p in points]
