"""What is shown of lessons and puzzles, the hall, and what comes up by itself over the table."""

from collections.abc import Callable

from app.blank_app import press, put
from app.positions import CONTENT, NAMES, positions

from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.content.lessons import load_lessons
from forgewar.play.achievements import Finished, note_games, note_puzzle, note_step
from forgewar.play.lessons.puzzles import PuzzleTutor, puzzles
from forgewar.play.lessons.tutor import Tutor

View = Callable[[App], None]


def _know_something() -> None:
    """One lesson is learnt and one begun; a puzzle is solved and one was tried; games were won."""
    note_step("walking", 0, learnt=True)
    note_step("jumping", 2, learnt=False)
    solved, tried = list(puzzles())[:2]
    note_puzzle(solved, 0)
    note_puzzle(tried, 37)
    note_games([
        Finished("a", "2026-11-14", "simple", NAMES[0], 61, 1, ("master", NAMES[2]), 48),
        Finished("b", "2026-11-15", "epic", NAMES[2], 102, 3, ("apprentice",), 131),
        Finished("c", "2026-11-16", "fast_forward", NAMES[0], 88, 1, difficulty="easy"),
        Finished("d", "2026-11-16", "simple", NAMES[0], 12, 0, difficulty="hard"),
        Finished("e", "2026-11-16", "simple", NAMES[0], 140, 1, difficulty="medium"),
    ])  # fmt: skip


def _room(route: str, *, begun: bool) -> View:
    def show(app: App) -> None:
        if begun:
            _know_something()
        app.context.navigator.open("title")
        app.context.navigator.open(route)

    return show


def _lesson(id_: str, place: int, *, stray: bool = False) -> View:
    """A step of a lesson on the table; or what is said to whoever does something else."""
    lesson = next(each for each in load_lessons() if each.id == id_)

    def show(app: App) -> None:
        app.context.navigator.open("title")
        game_files.set_match(app.context, lambda on_change, on_event_shown: Tutor(
            lesson, place, CONTENT, 0, on_change, on_event_shown
        ).match)  # fmt: skip
        match = app.context.match
        assert match is not None
        assert match.tutor is not None
        if stray:
            match.play(next(a for a in match.view.choices() if a != match.tutor.wanted))
        if place == len(lesson.steps):
            match.tutor.skip()

    return show


def _puzzle(*, solved: bool = False) -> View:
    def show(app: App) -> None:
        app.context.navigator.open("title")
        name = next(iter(puzzles()))
        game_files.set_match(
            app.context,
            lambda on_change, on_event_shown: (
                PuzzleTutor(name, CONTENT, 0, on_change, on_event_shown).match
            ),
        )
        match = app.context.match
        assert match is not None
        assert match.tutor is not None
        if solved:
            assert match.tutor.wanted is not None
            match.play(match.tutor.wanted)

    return show


def _over(kind: str, command: str) -> View:
    """Something opened over a decision's scene."""

    def show(app: App) -> None:
        app.context.navigator.open("title")
        put(app, positions()[kind].session())
        app.context.command(command)

    return show


def _stage(app: App) -> None:
    """A new stage, with what is open now."""
    app.context.navigator.open("title")
    position = next(p for p in positions().values() if p.session().game.state.stage == 2)
    put(app, position.session())
    assert app.context.match is not None
    app.context.navigator.open("stage", list(app.context.match.view.shown.public)[-2:])


def _handover(app: App) -> None:
    """Somebody sits down and reads what has happened."""
    app.context.navigator.open("title")
    put(app, positions()["mine"].session())
    match = app.context.match
    assert match is not None
    app.context.navigator.open("handover", match.view.seat, match.chronicle.log[-20:])


def _rulebook(app: App) -> None:
    """From the middle of a game."""
    _over("market", "rules")(app)
    app.loop.draw()
    press(app, "search")


LEARNING: dict[str, View] = {
    "lessons": _room("lessons", begun=False),
    "lessons_begun": _room("lessons", begun=True),
    "puzzles": _room("puzzles", begun=False),
    "puzzles_begun": _room("puzzles", begun=True),
    "hall_empty": _room("hall", begun=False),
    "hall": _room("hall", begun=True),
    "tips": _room("tips", begun=False),
    "lesson_reading": _lesson("walking", 0),
    "lesson_doing": _lesson("walking", 1),
    "lesson_market": _lesson("market", 3),
    "lesson_strayed": _lesson("walking", 1, stray=True),
    "lesson_alone": _lesson("walking", 5),
    "lesson_learnt": _lesson("walking", 6),
    "puzzle": _puzzle(),
    "puzzle_solved": _puzzle(solved=True),
    "ask": _over("mine", "ask"),
    "tiles": _over("trade_window_tile", "tiles"),
    "stage": _stage,
    "handover": _handover,
    "rules_in_a_game": _rulebook,
}
