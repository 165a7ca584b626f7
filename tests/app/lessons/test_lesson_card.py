"""The card of a lesson: it covers nothing that it is about, and stays where it is."""

import pytest
from app.blank_app import plain_app, resize
from app.positions import CONTENT
from app.views import VIEWS
from cases import mostly_slow

from forgewar.app.scoring.parts import LOOKS
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.content.lessons import Lesson, load_lessons
from forgewar.play.lessons.tutor import Tutor
from forgewar.words import language, say

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


@pytest.mark.parametrize("tag", ["en", "de", "fr", "ja"])
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.usefixtures("own_language")
def test_a_card_leaves_the_resulting_order_in_view(scale: int, tag: str) -> None:
    size = SIZES[0]
    app = plain_app()
    language.speak(tag)
    resize(app, size, scale)
    app.context.navigator.open("title")
    for place in range(len(LESSONS["jumping"].steps)):
        tutor = begin(app, LESSONS["jumping"], place)
        # Nothing is noted of what lies under the card; the bar above has the present order.
        orders = [s for s in app.context.frame.signs if s.term == "player_order"]
        below = [sign for sign in orders if sign.rect.top > size[1] / 8]
        assert len(below) == tutor.match.view.sides


@pytest.mark.parametrize("scale", [100, 125, 150, 175, 200])
@pytest.mark.parametrize("view", ["puzzle", "puzzle_solved", "lesson_market", "lesson_doing"])
def test_a_card_covers_nothing_of_the_board(view: str, scale: int) -> None:
    """It lies in the right column, whatever the text size is."""
    app = plain_app()
    VIEWS[view](app)
    resize(app, SIZES[0], scale)
    app.loop.draw()
    frame = app.context.frame
    card = frame.spot("lesson")
    assert card is not None
    board = [s for s in frame.spots if s.name.startswith(("design.", "hero.", "hex.", "market."))]
    assert board
    assert [s.name for s in board if s.rect.colliderect(card.rect)] == []
    assert not any(s.covered for s in board)


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


def test_the_lesson_of_the_end_shows_the_count_that_it_speaks_of() -> None:
    """Every part of it, and no sums of rounds that were never played."""
    app = plain_app()
    app.context.settings.speed = 0
    app.context.navigator.open("title")
    lesson = LESSONS["end"]
    begin(app, lesson, next(i for i, step in enumerate(lesson.steps) if step.id == "count"))
    texts = {text.text for text in app.context.frame.texts}
    assert {look.label for look in LOOKS} <= texts
    assert say("scoring-highlight-quests") not in texts
    assert say("scoring-by-round") not in texts
