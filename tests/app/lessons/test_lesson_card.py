"""The card of a lesson: it covers nothing that it is about, and stays where it is."""

import pytest
from app.blank_app import plain_app, resize
from app.positions import CONTENT
from cases import mostly_slow

from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.content.lessons import Lesson, load_lessons
from forgewar.play.lessons.tutor import Tutor

LESSONS = {lesson.id: lesson for lesson in load_lessons()}
SIZES = ((1280, 720), (1920, 1080))
CASES = [(id_, size) for id_ in LESSONS for size in SIZES]


def begin(app: App, lesson: Lesson, place: int = 0) -> Tutor:
    made: list[Tutor] = []

    def make(**calls: object) -> object:
        made.append(Tutor(lesson, place, CONTENT, 0, **calls))  # type: ignore[arg-type]
        return made[-1].match

    game_files.set_match(app.context, make)  # type: ignore[arg-type]
    app.loop.step(0)
    app.loop.draw()
    return made[-1]


@pytest.mark.parametrize(("id_", "size"), mostly_slow(CASES, every=6))
def test_a_card_stays_in_its_place_and_covers_nothing_that_it_is_about(
    id_: str, size: tuple[int, int]
) -> None:
    app = plain_app()
    resize(app, size, 100)
    app.context.navigator.open("title")
    corners = set()
    for place in range(len(LESSONS[id_].steps)):
        tutor = begin(app, LESSONS[id_], place)
        frame = app.context.frame
        card = frame.spot("lesson")
        assert card is not None
        lit = [s for s in frame.spots if any(_is_named(s.name, name) for name in tutor.lit)]
        assert [s.name for s in lit if s.rect.colliderect(card.rect)] == []
        corners.add((card.rect.left, card.rect.right, card.rect.bottom))
    assert len(corners) == 1


def _is_named(spot: str, name: str) -> bool:
    return spot == name or spot.startswith(f"{name}.")


@pytest.mark.parametrize("id_", ["walking", "end", "solo"])
def test_the_end_of_a_lesson_leads_on(id_: str) -> None:
    app = plain_app()
    app.context.settings.speed = 0
    app.context.navigator.open("title")
    tutor = begin(app, LESSONS[id_], len(LESSONS[id_].steps) - 1)
    tutor.skip()
    app.loop.draw()
    spot = app.context.frame.spot("lesson.next")
    assert spot is not None
    assert spot.gold
    assert spot.press is not None
    spot.press()
    match = app.context.match
    if id_ == "walking":
        assert spot.label == "Next lesson"
        assert match is not None
        assert match.tutor is not None
        assert match.tutor.lesson.id == "jumping"
    elif id_ == "end":
        assert spot.label == "First game"
        assert match is not None
        assert match.tutor is None
        assert not match.session.header.practice
    else:
        assert spot.label == "All lessons"
        assert match is None
