"""What is wrong with lessons and puzzles is told, a sentence each, with the file it is in."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

from forgewar.content import load
from forgewar.content.lessons import Lesson, LessonStep, Position, load_lessons
from forgewar.content.puzzles import Puzzle, load_puzzles
from forgewar.paths import data_folder
from forgewar.play.lessons.check import check_lessons, check_puzzle_names, check_puzzles

CONTENT = load.default()
LANGUAGES = data_folder() / "languages"
LESSONS = {lesson.id: lesson for lesson in load_lessons()}
WALKING = LESSONS["walking"]
NAME, PUZZLE = next(iter(load_puzzles().items()))


def problems(lessons: Iterable[Lesson], languages: Path = LANGUAGES) -> list[str]:
    return check_lessons(lessons, CONTENT, languages)


def walking(step: LessonStep, place: int = 1) -> list[str]:
    """What is wrong when a step of the first lesson is another one."""
    steps = (*WALKING.steps[:place], step, *WALKING.steps[place + 1 :])
    return problems({**LESSONS, "walking": replace(WALKING, steps=steps)}.values())


@pytest.mark.slow
def test_the_lessons_and_puzzles_of_the_game_are_sound() -> None:
    assert problems(LESSONS.values()) == []
    assert check_puzzles(load_puzzles(), CONTENT) == []


def test_a_position_that_is_none_is_told() -> None:
    wrong = replace(WALKING, position=Position(edits={"round": "first"}))
    (told,) = problems({**LESSONS, "walking": wrong}.values())
    assert told.startswith("lessons/walking.yaml: the position cannot be laid out: ")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("do", "then", "why"),
    [
        ({"do": "move_overseer", "origin": 0, "target": 0}, (), "MINE-"),
        ({"do": "dance"}, (), "dance"),
        ({}, ({"do": "pass_market"},), "ROUND-3"),
    ],
)
def test_a_step_that_cannot_be_played_is_told(do: dict, then: tuple, why: str) -> None:
    step = replace(WALKING.steps[1], do=do, then=then)
    (told,) = walking(step)
    assert told.startswith(f"lessons/walking.yaml: step {step.id} cannot be played: ")
    assert why in told


@pytest.mark.slow
def test_a_step_in_which_others_are_to_choose_is_told() -> None:
    task = WALKING.steps[1]
    assert task.then
    steps = (*WALKING.steps[:1], replace(task, then=()), *WALKING.steps[2:])
    found = problems({**LESSONS, "walking": replace(WALKING, steps=steps)}.values())
    (after,) = [step for step in WALKING.steps[2:] if step.do][:1]
    assert found == [
        f"lessons/walking.yaml: step {after.id} cannot be played: it is not the learner's turn"
    ]


@pytest.mark.slow
def test_what_is_said_by_nobody_or_nowhere_is_told() -> None:
    step = WALKING.steps[0]
    found = walking(replace(step, id="elsewhere"), 0)
    assert found[0] == "lessons: there is no message lesson-walking-elsewhere"
    assert found[-1].endswith(f": no lesson says lesson-walking-{step.id}")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (replace(PUZZLE, best={"do": "dance"}), "dance"),
        (replace(PUZZLE, best={"do": "decline_quest"}), "ROUND-3"),
        (replace(PUZZLE, position=Position(edits={"round": "first"})), "int"),
    ],
)
def test_a_puzzle_that_cannot_be_played_is_told(wrong: Puzzle, why: str) -> None:
    (told,) = check_puzzles({NAME: wrong}, CONTENT)
    assert told.startswith(f"puzzles/{NAME}.yaml: it cannot be played: ")
    assert why in told


@pytest.mark.slow
def test_a_symbol_that_the_glossary_does_not_have_is_told() -> None:
    wrong = replace(WALKING, meets=("overseer", "resource", "nothing"))
    found = problems({**LESSONS, "walking": wrong}.values())
    assert found == [
        "lessons/walking.yaml: the glossary has no symbol resource",
        "lessons/walking.yaml: the glossary has no symbol nothing",
    ]


def test_every_puzzle_has_a_name_of_its_own_in_every_language() -> None:
    assert check_puzzle_names(load_puzzles(), LANGUAGES) == []


def test_a_puzzle_without_a_name_or_with_that_of_another_is_told(tmp_path: Path) -> None:
    for folder, lines in {
        "de": ("puzzles-name-a = Eins", "puzzles-name-b = Eins"),
        "en": ("puzzles-name-a = One", "puzzles-name-c = Three"),
    }.items():
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "puzzles.ftl").write_text("\n".join(lines), encoding="utf-8")
    assert check_puzzle_names(["a", "b"], tmp_path) == [
        "de/puzzles.ftl: puzzle a has the name of another, Eins",
        "de/puzzles.ftl: puzzle b has the name of another, Eins",
        "en/puzzles.ftl: puzzle b has no name",
        "en/puzzles.ftl: there is no puzzle c",
    ]
