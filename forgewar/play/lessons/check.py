"""Can every lesson and puzzle be played, and is everything said that they say? For `forgewar
check`."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from forgewar.content.glossary import load_glossary
from forgewar.content.lessons import Lesson, LessonStep
from forgewar.content.model import Content
from forgewar.content.puzzles import Puzzle
from forgewar.content.rulebook import load_rulebook
from forgewar.play.lessons.position import action_of, lay_out
from forgewar.play.lessons.tutor import position_at
from forgewar.rules.refusal import IllegalAction
from forgewar.words.check import catalogue
from forgewar.words.language import DEFAULT, entries

_FRAME = ("name", "about")  # what the list of lessons says of each
_CALLED = "puzzles-name-"


def check_lessons(lessons: Iterable[Lesson], content: Content, languages: Path) -> list[str]:
    """Everything that is wrong, one sentence each."""
    found = list(lessons)
    problems = [problem for lesson in found for problem in _play(lesson, content)]
    symbols = load_glossary(load_rulebook())
    problems += [
        f"lessons/{lesson.id}.yaml: the glossary has no symbol {term}"
        for lesson in found
        for term in lesson.meets
        if term not in symbols or not symbols[term].picture
    ]
    said = {id_ for lesson in found for id_ in ids(lesson)}
    there = catalogue(languages / DEFAULT, [])
    lacking = sorted(said - there.keys())
    idle = sorted(id_ for id_ in there if id_.startswith("lesson-") and id_ not in said)
    problems += [f"lessons: there is no message {id_}" for id_ in lacking]
    problems += [f"{there[id_].where}: no lesson says {id_}" for id_ in idle]
    return problems


def ids(lesson: Lesson) -> Iterator[str]:
    """The ids of every message of a lesson."""
    for what in _FRAME:
        yield f"lessons-{what}-{lesson.id}"
    for step in lesson.steps:
        yield f"lesson-{lesson.id}-{step.id}"
        for answer in step.answers:
            yield f"lesson-{lesson.id}-{step.id}-{answer.say}"


def _play(lesson: Lesson, content: Content) -> Iterator[str]:
    """Play a lesson as it is meant, up to the first step that cannot be."""
    where = f"lessons/{lesson.id}.yaml"
    try:
        lay_out(lesson.position, content)
    except (ValueError, LookupError) as error:
        yield f"{where}: the position cannot be laid out: {error}"
        return
    for place, step in enumerate(lesson.steps):
        try:
            problem = _step_problem(lesson, place, step, content)
        except (IllegalAction, msgspec.ValidationError, ValueError, LookupError) as error:
            problem = str(error) or type(error).__name__
        if problem:
            yield f"{where}: step {step.id} cannot be played: {problem}"
            return


def _step_problem(lesson: Lesson, place: int, step: LessonStep, content: Content) -> str:
    game = position_at(lesson, place, content)
    if step.do:
        decision, action = game.decision, action_of(step.do)
        if decision is None or decision.seat != 0:
            return "it is not the learner's turn"
        if game.refusal(action) is not None:
            return f"{game.refusal(action)}"
    position_at(lesson, place + 1, content)
    return ""


def check_puzzle_names(puzzles: Iterable[str], languages: Path) -> list[str]:
    """Puzzles without a name of their own in some language, and names without a puzzle."""
    problems, names = [], set(puzzles)
    for path in sorted(languages.glob("*/puzzles.ftl")):
        where = f"{path.parent.name}/{path.name}"
        written = entries(path.read_text(encoding="utf-8"))
        called = {
            id_.removeprefix(_CALLED): text.partition("=")[2].strip()
            for id_, text in written.items()
            if id_.startswith(_CALLED)
        }
        problems += [f"{where}: puzzle {name} has no name" for name in sorted(names - set(called))]
        problems += [f"{where}: there is no puzzle {name}" for name in sorted(set(called) - names)]
        count = Counter(called.values())
        problems += [
            f"{where}: puzzle {name} has the name of another, {text}"
            for name, text in called.items()
            if count[text] > 1
        ]
    return problems


def check_puzzles(puzzles: Mapping[str, Puzzle], content: Content) -> list[str]:
    """Puzzles that cannot be laid out, or whose choices are none, one sentence each."""
    problems = []
    for name, puzzle in puzzles.items():
        try:
            game = lay_out(puzzle.position, content)
            written = [puzzle.best, *puzzle.equals, *(other.action for other in puzzle.others)]
            refused = [game.refusal(action_of(each)) for each in written]
            problem = next((str(refusal) for refusal in refused if refusal is not None), "")
        except (IllegalAction, msgspec.ValidationError, ValueError, LookupError) as error:
            problem = str(error) or type(error).__name__
        if problem:
            problems.append(f"puzzles/{name}.yaml: it cannot be played: {problem}")
    return problems
