"""The lessons of the game as they are offered: each with how far somebody is in it."""

from functools import cache
from typing import NamedTuple

from forgewar.content.lessons import Lesson, load_lessons
from forgewar.play.achievements import Hall, Learning, note_step
from forgewar.play.lessons.tutor import Tutor
from forgewar.words import Message, message


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, read once. Raises `ContentError`."""
    return load_lessons()


class Offered(NamedTuple):
    """A lesson in the list."""

    lesson: Lesson
    learning: Learning

    @property
    def id(self) -> str:
        return self.lesson.id

    @property
    def name(self) -> Message:
        return message(f"lessons-name-{self.id}")

    @property
    def about(self) -> Message:
        """Subject of the lesson, in a line."""
        return message(f"lessons-about-{self.id}")

    @property
    def learnt(self) -> bool:
        return self.learning.learnt

    @property
    def start(self) -> int:
        """The step it begins with: where it was left."""
        return self.learning.step if self.learning.step < len(self.lesson.steps) else 0

    @property
    def state(self) -> Message | None:
        """How far it is; nothing of one that nobody has begun."""
        if self.start:
            steps = len(self.lesson.steps)
            return message("lessons-at-step", step=self.start + 1, steps=steps)
        return message("lessons-is-learnt") if self.learnt else None

    @property
    def summary(self) -> Message:
        """Subject of the lesson, and how far it is."""
        if self.state is None:
            return self.about
        return message("lessons-summary", about=self.about, state=self.state)


def offered(hall: Hall) -> list[Offered]:
    """The list of lessons, in their order."""
    return [Offered(each, hall.lessons.get(each.id, Learning())) for each in lessons()]


def due(found: list[Offered], after: str = "") -> str:
    """The lesson to take next: the first that is not learnt, from the one after `after` on."""
    ids = [each.id for each in found]
    place = ids.index(after) + 1 if after in ids else 0
    turned = [*found[place:], *found[:place]]
    return next((each.id for each in turned if not each.learnt), turned[0].id if turned else "")


def note(tutor: Tutor) -> None:
    """Remember how far a lesson is; one that is finished begins anew."""
    step = 0 if tutor.finished else tutor.place
    note_step(tutor.lesson.id, step, learnt=tutor.finished)
