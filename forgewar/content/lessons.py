"""Lessons as written in data/lessons: a position, and steps that lead through it.

Actions, agenda and edits are plain data here; `play.lessons.check` plays them to see whether they
are legal.
"""

from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from forgewar.content.convert import convert
from forgewar.content.error import ContentError
from forgewar.content.model import Difficulty, ModeName
from forgewar.content.yaml_source import read
from forgewar.paths import data_folder

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z_]*\Z")]
Tree = dict[str, Any]  # plain data as it was read
Pattern = Tree  # an action or an event, as far as it matters


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """Options and seed of the game before any edits. A long seed is written in quotes."""

    seed: int | Annotated[str, Meta(pattern=r"^[0-9]{1,19}\Z")] = 1
    mode: ModeName = "simple"
    guilds: int = 2
    bonus_tiles: bool = False
    difficulty: Difficulty | None = None


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A fixed position: a new game after the actions in `played`, with edits of its state.
    `workers` are the hexes of each side's workers, `next` the steps of the agenda, the next one
    first."""

    game: Setting = Setting()
    played: tuple[Tree, ...] = ()
    edits: Tree = {}
    overseers: tuple[tuple[int, ...], ...] = ()
    workers: tuple[tuple[int, ...], ...] = ()
    next: tuple[Tree, ...] = ()


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """Reply to an action other than the one asked for, matched by the action or by its events. A
    `fine` one counts as right."""

    say: Id
    when: Pattern
    fine: bool = False


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or two, and the action asked for; without `do` there is only something to look at.
    `then` are actions that others take afterwards. `alone` is a task without help. A step may have
    a `position` of its own."""

    id: Id
    position: Position | None = None
    do: Pattern = {}
    then: tuple[Pattern, ...] = ()
    light: tuple[str, ...] = ()  # spots; by default those that lead to `do`
    answers: tuple[Answer, ...] = ()
    alone: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, known by the name of its file. `meets` are the symbols it introduces, by their
    terms in the glossary."""

    id: str
    place: int  # among the lessons, from 1
    position: Position
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=4, max_length=9)]
    meets: tuple[Id, ...] = ()


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    place: int
    position: Position
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=4, max_length=9)]
    meets: tuple[Id, ...] = ()


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game: a simple game for two, against a computer player of a given
    strength."""

    seed: int
    rival: str


def load_first_game(path: Path | None = None) -> FirstGame:
    """The guided first game. Raises `ContentError`."""
    path = path or data_folder() / "first_game.yaml"
    source = read(path, path.name)
    return convert(source, (), source.data, FirstGame, "the first game")


def lessons_folder() -> Path:
    return data_folder() / "lessons"


def load_lessons(folder: Path | None = None) -> tuple[Lesson, ...]:
    """All lessons in order. Raises `ContentError`."""
    found = sorted(map(_read, sorted((folder or lessons_folder()).glob("*.yaml"))), key=_place)
    for number, lesson in enumerate(found, start=1):
        if lesson.place != number:
            file = f"lessons/{lesson.id}.yaml"
            raise ContentError(file, None, f"place {lesson.place} stands where {number} is due")
    return tuple(found)


def _place(lesson: Lesson) -> int:
    return lesson.place


def _read(path: Path) -> Lesson:
    source = read(path, f"lessons/{path.name}")
    written = convert(source, (), source.data, _Written, f"lesson {path.stem}")
    seen: set[str] = set()
    for i, step in enumerate(written.steps):
        if step.id in seen:
            raise source.error(("steps", i, "id"), f"step {step.id} stands here a second time")
        seen.add(step.id)
    if not written.steps[-1].alone:
        raise source.error(("steps",), "the last step is no task without help (alone: true)")
    return Lesson(path.stem, written.place, written.position, written.steps, written.meets)
