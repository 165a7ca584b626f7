"""Cards of lessons and puzzles say what is done, how hard it is and what comes next."""

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from app.blank_app import plain_app, press, resize
from app.inputs import key
from app.layout import problems
from words.speaking import speaking

from forgewar.app.lessons import puzzles as puzzles_module
from forgewar.app.lessons.puzzles import PuzzlesScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.content.lessons import load_first_game
from forgewar.play.achievements import Finished, Hall, note_games, note_puzzle, note_step
from forgewar.play.challenges.days import daily_puzzle
from forgewar.play.challenges.kept import note_daily_puzzle
from forgewar.play.lessons.puzzles import PuzzleTutor, offered, puzzles
from forgewar.play.lessons.shelf import lessons
from forgewar.words import say
from forgewar.words.language import language_tags

pytestmark = pytest.mark.slow
SIZES = (((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200),
         ((1920, 1080), 100), ((2560, 1440), 125))  # fmt: skip


def opened(route: str) -> App:
    app = plain_app((1280, 720))
    app.context.settings.speed = 0
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.open(route)
    app.loop.draw()
    return app


def reads(app: App) -> list[str]:
    return [text.text for text in app.context.frame.texts]


def cards(app: App, kind: str) -> set[str]:
    """Names of the cards on screen, on all pages of the list."""
    found: set[str] = set()
    for _ in range(12):
        prefix = f"{kind}."
        names = {s.name for s in app.context.frame.spots if s.name.startswith(prefix)}
        if names <= found:
            break
        found |= names
        around = app.context.frame.spot("list")
        if around is None or around.scroll is None:
            break
        around.scroll(1)
        app.loop.draw()
    return {name.removeprefix(f"{kind}.") for name in found}


def of_kind(kind: str) -> set[str]:
    return {name for name, puzzle in puzzles().items() if puzzle.kind == kind}


# Puzzles


@pytest.fixture
def _day_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day whose puzzle, the last of the list, was solved: the next in order is offered."""
    last = list(puzzles())[-1]
    days = (date(2026, 11, 1) + timedelta(days=on) for on in range(len(puzzles())))
    day = next(day for day in days if daily_puzzle(day, puzzles()) == last)
    monkeypatch.setattr(puzzles_module, "utc_today", lambda: day)
    note_daily_puzzle(day, last)


@pytest.mark.usefixtures("_day_done")
def test_a_card_says_the_name_the_level_and_the_place_of_a_puzzle() -> None:
    app = opened("puzzles")
    first = offered(Hall())[0]
    spot = app.context.frame.spot(f"puzzle.{first.name}")
    assert spot is not None
    assert spot.label == str(first.title)
    assert spot.spoken == str(first.summary)
    assert str(first.title) in reads(app)
    assert str(first.where) in reads(app)


@pytest.mark.usefixtures("_day_done")
def test_what_is_solved_is_counted_by_level_and_in_all() -> None:
    names = list(puzzles())
    for name in names[:3]:
        note_puzzle(name, 0)
    note_puzzle(names[3], 42)
    app = opened("puzzles")
    count = sum(puzzle.level == 1 for puzzle in puzzles().values())
    assert say("puzzles-solved-of", solved=3, count=30) in reads(app)
    assert say("puzzles-solved-of", solved=3, count=count) in reads(app)
    assert say("puzzles-best-try", lost=4) in reads(app)
    assert app.context.navigator.top.first_focus == f"puzzle.{names[3]}"


@pytest.mark.usefixtures("_day_done")
def test_chips_choose_a_phase() -> None:
    app = opened("puzzles")
    assert cards(app, "puzzle") == set(puzzles())
    press(app, "kind.mine")
    assert cards(app, "puzzle") == of_kind("mine")
    press(app, "kind.all")
    assert len(cards(app, "puzzle")) == len(puzzles())


@pytest.mark.usefixtures("_day_done")
def test_solved_ones_can_be_left_out() -> None:
    for name in of_kind("mine"):
        note_puzzle(name, 0)
    app = opened("puzzles")
    press(app, "unsolved")
    assert cards(app, "puzzle") == set(puzzles()) - of_kind("mine")
    press(app, "kind.mine")
    assert say("puzzles-none-left") in reads(app)


@pytest.mark.usefixtures("_day_done")
def test_confirming_begins_the_puzzle_that_is_offered() -> None:
    names = list(puzzles())
    note_puzzle(names[0], 0)
    app = opened("puzzles")
    key(app, "return")
    assert app.context.match is not None
    tutor = app.context.match.tutor
    assert isinstance(tutor, PuzzleTutor)
    assert tutor.lesson.id == names[1]


def test_the_next_step_is_in_view_at_every_text_size() -> None:
    for lesson in lessons()[:6]:
        note_step(lesson.id, 0, learnt=True)
    for _, scale in SIZES[1:4]:
        app = plain_app((1280, 720))
        app.context.settings.text_scale = scale
        app.context.navigator.push(TitleScene(app.context))
        app.context.navigator.open("lessons")
        app.loop.draw()
        names = {spot.name for spot in app.context.frame.spots}
        assert {f"lesson.{lessons()[6].id}", "start", "back"} <= names


@pytest.mark.usefixtures("_day_done")
def test_with_all_solved_one_can_be_tried_again() -> None:
    for name in puzzles():
        note_puzzle(name, 0)
    app = opened("puzzles")
    assert {say("puzzles-all-solved"), say("puzzles-again")} <= set(reads(app))


# Lessons


def test_the_panel_offers_the_next_lesson_with_the_symbols_it_introduces() -> None:
    app = opened("lessons")
    first = lessons()[0]
    assert say("lessons-start") in reads(app)
    assert first.meets
    assert {say(f"glossary-{term}") for term in first.meets} <= set(reads(app))
    key(app, "return")
    assert app.context.match is not None
    assert app.context.match.tutor is not None
    assert app.context.match.tutor.lesson.id == first.id


def test_a_lesson_that_was_left_is_resumed_from_the_panel() -> None:
    note_step("walking", 0, learnt=True)
    note_step("jumping", 2, learnt=False)
    app = opened("lessons")
    assert say("lessons-learnt-of", learnt=1, count=9) in reads(app)
    assert {say("lessons-resume"), say("lessons-name-jumping")} <= set(reads(app))
    steps = len(lessons()[1].steps)
    assert reads(app).count(say("lessons-at-step", step=3, steps=steps)) == 2
    press(app, "start")
    assert app.context.match is not None
    assert app.context.match.tutor is not None
    assert app.context.match.tutor.place == 2


def test_the_first_game_is_the_next_step_once_all_is_learnt() -> None:
    for lesson in lessons():
        note_step(lesson.id, 0, learnt=True)
    app = opened("lessons")
    names = [spot.name for spot in app.context.frame.spots]
    assert "first_game" not in names  # one button for it is enough
    assert names.count("puzzles") == 1
    key(app, "return")
    assert app.context.match is not None
    assert app.context.match.session.header.seed == load_first_game().seed


def test_puzzles_are_the_next_step_of_who_has_played_and_learnt_all() -> None:
    for lesson in lessons():
        note_step(lesson.id, 0, learnt=True)
    note_games([Finished("a", "2026-11-14", "simple", "Anna", 61, 1, ("apprentice",), 48)])
    app = opened("lessons")
    names = [spot.name for spot in app.context.frame.spots]
    assert [names.count(name) for name in ("start", "first_game", "puzzles")] == [1, 1, 1]
    key(app, "return")
    assert isinstance(app.context.navigator.top, PuzzlesScene)


@pytest.fixture(params=language_tags())
def tag(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn."""
    with speaking(request.param):
        yield request.param


def test_lists_fit_in_every_language(tag: str) -> None:
    for place, name in enumerate(puzzles()):
        if place % 3 == 0:
            note_puzzle(name, place * 10)
    note_step("walking", 0, learnt=True)
    note_step("jumping", 2, learnt=False)
    found = []
    for route in ("lessons", "puzzles", "rules"):
        app = opened(route)
        for size, scale in SIZES:
            resize(app, size, scale)
            app.loop.draw()
            shown = problems(app.context.frame, app.loop.shown.get_size(), 12)
            found += [f"{tag} {route} {size} {scale}: {problem}" for problem in shown]
    assert not found, "\n".join(found)
