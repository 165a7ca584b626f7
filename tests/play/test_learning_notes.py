"""What is remembered of lessons and puzzles is what somebody did."""

import pytest
import yaml

from forgewar.content import load
from forgewar.content.puzzles import puzzles_folder
from forgewar.play.achievements import read_hall
from forgewar.play.lessons import shelf
from forgewar.play.lessons.puzzles import puzzles
from forgewar.play.lessons.tutor import Tutor
from forgewar.words import message

pytestmark = pytest.mark.usefixtures("own_home")
LESSONS = shelf.lessons()


def listed(id_: str) -> shelf.Offered:
    (found,) = [each for each in shelf.offered(read_hall()) if each.id == id_]
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_resumed_where_it_was_left_and_begins_anew_when_it_is_finished(
    lesson: shelf.Lesson,
) -> None:
    steps = len(lesson.steps)
    assert listed(lesson.id).state is None
    tutor = Tutor(lesson, steps - 1, load.default(), 0)
    shelf.note(tutor)
    assert (listed(lesson.id).start, listed(lesson.id).learnt) == (steps - 1, False)
    assert listed(lesson.id).state == message("lessons-at-step", step=steps, steps=steps)
    tutor.skip()
    assert tutor.finished
    shelf.note(tutor)
    assert (listed(lesson.id).start, listed(lesson.id).learnt) == (0, True)
    assert listed(lesson.id).state == message("lessons-is-learnt")


@pytest.mark.parametrize("name", puzzles())
def test_the_margin_of_a_puzzle_is_that_over_the_next_best_choice_of_its_file(name: str) -> None:
    (path,) = puzzles_folder().glob(f"{name}.*")
    others = yaml.safe_load(path.read_text("utf-8"))["others"]
    lost = sorted(each["lost"] for each in others)
    assert puzzles()[name].margin == lost[0]
