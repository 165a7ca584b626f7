"""A lesson followed with a gamepad alone: its list, its sentences, and everything it asks for."""

import pytest
from play.headless import HeadlessPad
from play.test_lessons import LESSONS
from play.window_player import Pilot

from forgewar.play.achievements import read_hall
from forgewar.play.action_spots import spots_for
from forgewar.play.lessons.tutor import Tutor

OFTEN = ("walking", "quest")  # the shortest, and the one with the most ways to press


def _wait_for_next_step(pad: HeadlessPad, tutor: Tutor, place: int) -> None:
    """Before a step with a position of its own, others play first."""
    what = f"the lesson to go on from step {place}: {tutor.said}"
    pad.wait(lambda _: tutor.place > place or tutor.finished, what)


def follow(lesson: str) -> None:
    with HeadlessPad() as pad:
        pad.app.context.settings.speed = 0
        pilot = Pilot(pad, "pad")
        pilot.press("learn")
        pilot.press(f"lesson.{lesson}")
        assert pad.app.context.match is not None
        tutor = pad.app.context.match.tutor
        assert tutor is not None
        while not tutor.finished:
            pad.wait(lambda frame: not frame.busy, "the others to have moved")
            if tutor.reading:
                pilot.press("lesson.next")
                continue
            wanted, place = tutor.wanted, tutor.place
            assert wanted is not None
            for name in spots_for(tutor.match.view.game, wanted):
                if tutor.place == place and not tutor.finished:
                    pilot.press(name)
            if pad.frame().top == "ConfirmOverlay":
                pilot.press("yes")
            _wait_for_next_step(pad, tutor, place)
        assert read_hall().lessons[lesson].learnt


@pytest.mark.slow
@pytest.mark.parametrize("lesson", OFTEN)
def test_a_lesson_is_followed_by_pad(lesson: str) -> None:
    follow(lesson)


@pytest.mark.long
@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson not in OFTEN])
def test_every_lesson_is_followed_by_pad(lesson: str) -> None:
    follow(lesson)
