"""Lessons on screen: the list, the layer over the real scenes, leaving and resuming."""

import pytest
from app.blank_app import plain_app, press, resize
from app.inputs import key, look
from app.layout import problems
from app.views import VIEWS
from cases import mostly_slow
from play.test_lessons import LESSONS, STEPS, at
from words.speaking import speaking

from forgewar.app.kit import lettering
from forgewar.app.lessons.scene import LessonsScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.content.lessons import load_first_game
from forgewar.play.achievements import read_hall
from forgewar.play.lessons.tutor import Tutor
from forgewar.words import say

pytestmark = pytest.mark.slow

WINDOWS = (((1024, 640), 100), ((1280, 720), 150), ((1920, 1080), 200))


@pytest.fixture
def app() -> App:
    made = plain_app((1280, 720))
    made.context.settings.speed = 0
    made.context.navigator.push(TitleScene(made.context))
    made.context.navigator.open("lessons")
    made.loop.draw()
    return made


def teaching(app: App) -> Tutor:
    assert app.context.match is not None
    assert app.context.match.tutor is not None
    return app.context.match.tutor


def shown(app: App, lesson: str, place: int) -> None:
    """A step of a lesson on the table."""
    given = at(lesson, place)
    game_files.set_match(app.context, lambda on_change, on_event_shown: Tutor(
        given.lesson, place, given.match.view.content, 0, on_change, on_event_shown
    ).match)  # fmt: skip
    app.loop.draw()


def test_a_lesson_is_begun_left_and_resumed_where_it_was_left(app: App) -> None:
    press(app, "lesson.walking")
    press(app, "lesson.next")
    press(app, "lesson.skip")
    assert teaching(app).place == 2
    press(app, "lesson.leave")
    assert isinstance(app.context.navigator.top, LessonsScene)
    assert app.context.match is None
    assert "Step 3 of 7" in [text.text for text in app.context.frame.texts]
    press(app, "lesson.walking")
    assert teaching(app).place == 2


def test_a_lesson_is_followed_by_pressing_what_is_lit(app: App) -> None:
    press(app, "lesson.walking")
    while not teaching(app).finished:
        match = teaching(app)
        if match.helpless:
            press(app, "lesson.show")
        if match.reading:
            press(app, "lesson.next")
        else:
            for name in [*match.lit, *(() if "confirm" in match.lit else ("hex.29", "confirm"))]:
                press(app, name)
        for _ in range(20):
            app.loop.step(1.0)
    press(app, "lesson.next")
    assert read_hall().lessons["walking"].learnt
    assert teaching(app).lesson.id == "jumping"


def test_straying_is_answered_on_screen_and_taken_back(app: App) -> None:
    press(app, "lesson.walking")
    press(app, "lesson.next")
    before = teaching(app).match.view.game.state.digest()
    press(app, "pass")
    press(app, "lesson.again")
    assert teaching(app).match.view.game.state.digest() == before


def test_confirming_goes_on_where_there_is_only_something_to_read_and_leads_on_at_the_end(
    app: App,
) -> None:
    press(app, "lesson.walking")
    look(app)
    key(app, "return")
    assert teaching(app).place == 1
    press(app, "pass")
    look(app)
    key(app, "return")  # takes it back
    assert teaching(app).answer is None
    for _ in LESSONS["walking"].steps[1:]:
        press(app, "lesson.skip")
    assert teaching(app).finished
    look(app)
    key(app, "return")
    assert teaching(app).lesson.id == "jumping"


def test_newcomers_are_shown_to_the_lessons_first(app: App) -> None:
    app.context.navigator.pop()
    assert app.context.navigator.top.first_focus == "learn"
    app.context.navigator.open("lessons")
    press_all(app)
    game_files.leave_match(app.context)
    assert app.context.navigator.top.first_focus == "new"


def press_all(app: App) -> None:
    """Through a lesson, skipping every step."""
    app.loop.draw()
    press(app, "lesson.walking")
    for _ in LESSONS["walking"].steps:
        press(app, "lesson.skip")


@pytest.mark.parametrize(("id_", "place"), mostly_slow(STEPS, every=10))
def test_the_layer_of_every_step_fits(app: App, id_: str, place: int) -> None:
    shown(app, id_, place)
    match = teaching(app)
    match.shown_how = True
    names = [spot.name for spot in app.context.frame.spots]
    for name in match.lit:
        near = [n for n in names if n == name or n.startswith(f"{name}.")]
        assert near, f"{name} is not on screen among {names}"
    found = []
    for size, scale in WINDOWS:
        resize(app, size, scale)
        app.loop.draw()
        found += [
            f"{size} at {scale} %: {problem}"
            for problem in problems(app.context.frame, app.loop.shown.get_size())
        ]
        slip = app.context.frame.spot("lesson")
        lit = [s for s in app.context.frame.spots if s.name in match.lit]
        assert slip is not None
        found += [f"{size}: {s.name} is hidden" for s in lit if s.rect.colliderect(slip.rect)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scale", [100, 150])
def test_the_list_fits(app: App, scale: int) -> None:
    for size in ((1024, 640), (1280, 720), (2560, 1440)):
        resize(app, size, scale)
        app.loop.draw()
        assert not problems(app.context.frame, app.loop.shown.get_size(), 12)


def test_the_first_game_is_a_guided_one_against_an_apprentice(app: App) -> None:
    app.context.settings.guide = False
    press(app, "first_game")
    assert app.context.match is not None
    assert [seat.player for seat in app.context.match.session.header.seats] == [
        "person",
        "apprentice",
    ]
    assert app.context.settings.guide
    assert app.context.match.session.header.seed == load_first_game().seed


def test_tips_are_open_without_a_game(app: App) -> None:
    press(app, "tips")
    assert app.context.navigator.top.overlay


def test_a_puzzle_is_tried_from_the_list_and_left_to_it(app: App) -> None:
    press(app, "puzzles")
    for size in ((1024, 640), (2560, 1440), (1280, 720)):
        resize(app, size, 100)
        app.loop.draw()
        assert not problems(app.context.frame, app.loop.shown.get_size(), 12)
    press(app, app.context.navigator.top.first_focus)
    assert teaching(app).helpless
    assert not problems(app.context.frame, app.loop.shown.get_size())
    press(app, "lesson.show")
    press(app, "lesson.again")
    press(app, "lesson.leave")
    assert app.context.navigator.top.first_focus.startswith("puzzle.")


@pytest.mark.parametrize("scale", [100, 125, 150, 175, 200])
@pytest.mark.parametrize("tag", ["en", "de", "pl"])
def test_the_switch_of_puzzles_has_its_word_and_the_streak_is_not_squeezed(
    tag: str, scale: int
) -> None:
    app = plain_app()
    with speaking(tag):
        VIEWS["puzzles"](app)
        resize(app, (1280, 720), scale)
        app.loop.draw()
        texts = {text.text: text for text in app.context.frame.texts}
        assert say("puzzles-only-unsolved") in texts
        streak = texts.get(say("challenge-streak", count=0))
        natural = lettering.width(streak.text, "Bold", streak.size) if streak is not None else 0
        assert streak is None or streak.rect.width >= 0.9 * natural
