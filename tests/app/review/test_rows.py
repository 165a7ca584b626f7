"""Turning points and the chart of a review show the moments and actions that they stand for."""

import re

import pytest
from app.blank_app import plain_app
from app.reviews import made_up_review
from app.screens.recorded import read

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.review import chart, panels
from forgewar.play.review.view import ReviewView

GAME = "simple_3"


def canvas() -> Canvas:
    app = plain_app((1600, 900))
    return Canvas(app.context.screen.surface, app.context.gallery, 1.0)


def test_a_turning_point_says_what_was_played_and_what_is_better() -> None:
    timeline = read(GAME)
    view = ReviewView(timeline, made_up_review(timeline))
    assert len(view.turns) > 3
    for turn in view.turns:
        c = canvas()
        panels.draw_turn(c, view, turn, "turn.0", "sun", Box(0, 0, 1500, 160), lambda: None)
        lines = [text.text for text in sorted(c.frame.texts, key=lambda text: text.rect.y)]
        point = turn.point
        game = timeline.games[point.moment]
        played, better = str(turn.played), str(turn.better)
        assert f"{round(100 * point.chance)}" in " ".join(lines)
        assert f"Round {game.state.round}" in " ".join(lines) or not game.state.round
        assert played in lines[-2]
        assert better in lines[-1]
        row = c.frame.spot("turn.0")
        assert row is not None
        assert row.label.index(played) < row.label.rindex(better)


@pytest.mark.parametrize("known", [0, 3, 99])
def test_moments_of_the_chart_are_rounds_and_the_end(known: int) -> None:
    """Known ones with everybody's chance, others by their name alone."""
    timeline = read(GAME)
    curve = ReviewView(timeline, made_up_review(timeline)).curve()[:known]
    rounds = len(timeline.rounds())
    c = canvas()
    chart.draw(c, timeline.header, curve, rounds + 1, Box(0, 0, 1500, 700))
    labels = [spot.label for spot in c.frame.spots if spot.name.startswith("moment.")]
    assert len(labels) == rounds + 1
    for place, label in enumerate(labels):
        when = f"Round {place + 1}" if place < rounds else "At the end"
        assert label.startswith(when), label
        assert (label == when) == (place >= len(curve))
    numbers = [text.text for text in c.frame.texts if text.text.isdigit()]
    assert numbers[:rounds] == [str(number) for number in range(1, rounds + 1)]


@pytest.mark.parametrize("known", [1, 3, 5, 99])
def test_guilds_beside_the_chart_stand_in_the_order_of_their_chances(known: int) -> None:
    timeline = read(GAME)
    curve = ReviewView(timeline, made_up_review(timeline)).curve()[:known]
    c = canvas()
    chart.draw(c, timeline.header, curve, len(timeline.rounds()) + 1, Box(0, 0, 1500, 700))
    chances = {
        name: int(percent) for name, percent in re.findall(r"(\w+) (\d+)%", str(curve[-1].told))
    }
    beside = [text for text in c.frame.texts if text.text in chances]
    shown = [text.text for text in sorted(beside, key=lambda text: text.rect.y)]
    assert [chances[name] for name in shown] == sorted(chances.values(), reverse=True)
