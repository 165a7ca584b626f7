"""A lesson followed with a gamepad alone: its list, its sentences, and everything it asks for."""

import pytest
from play.headless import HeadlessPad
from play.pilot import Pilot
from play.test_lessons import LESSONS

from forgewar.play.achievements import read_hall
from forgewar.play.action_spots import spots_for
from forgewar.play.lessons.teaching import Teaching

SHORT, *OTHERS = LESSONS


def follow(lesson: str) -> None:
    with HeadlessPad() as pad:
        pad.app.context.settings.speed = 0
        pilot = Pilot(pad, "pad")
        pilot.press("learn")
        pilot.press(f"lesson.{lesson}")
        match = pad.app.context.match
        assert isinstance(match, Teaching)
        while not match.finished:
            pad.wait(lambda frame: not frame.busy, "the others to have moved")
            if match.reading:
                pilot.press("lesson.next")
                continue
            wanted, place = match.wanted, match.place
            assert wanted is not None
            for name in spots_for(match.game, wanted):
                if match.place == place and not match.finished:
                    pilot.press(name)
            if pad.frame().top == "ConfirmOverlay":
                pilot.press("yes")
            assert match.place > place or match.finished, f"{lesson} {place}: {match.said}"
        assert read_hall().lessons[lesson].learnt


@pytest.mark.slow
def test_a_lesson_is_followed_by_pad() -> None:
    follow(SHORT)


@pytest.mark.long
@pytest.mark.parametrize("lesson", OTHERS)
def test_every_lesson_is_followed_by_pad(lesson: str) -> None:
    follow(lesson)
