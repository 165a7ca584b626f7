"""What is shown of lessons and puzzles, the hall, and what comes up by itself over the table."""

from collections.abc import Callable
from datetime import timedelta

from app.blank_app import press, put
from app.positions import CONTENT, NAMES, positions

from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.challenge_start import begin_contract
from forgewar.content.challenges import MEDALS, Medal, ladder
from forgewar.content.lessons import load_lessons
from forgewar.play.achievements import Finished, Haul, note_games, note_puzzle, note_step
from forgewar.play.challenges.days import deal_of
from forgewar.play.challenges.kept import (
    note_contract_begun,
    note_contract_done,
    note_day_begun,
    note_day_done,
    utc_today,
)
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
    quests, titles = list(CONTENT.quests), list(CONTENT.titles)
    hauls = [
        Haul(quests[::3], {titles[0]: "orc", titles[4]: "elf"}, ["roswitha"], ["pell", "tove"]),
        Haul(quests[::4], {titles[0]: "knight"}, ["roswitha"]),
    ]
    note_games([
        Finished("a", "2026-11-14", "simple", NAMES[0], 61, 1, ("master", NAMES[2]), 48,
                 colour="blue"),
        Finished("b", "2026-11-15", "epic", NAMES[2], 102, 3, ("apprentice",), 131),
        Finished("c", "2026-11-16", "fast_forward", NAMES[0], 88, 1, difficulty="easy"),
        Finished("d", "2026-11-16", "simple", NAMES[0], 12, 0, difficulty="hard"),
        Finished("e", "2026-11-16", "simple", NAMES[0], 140, 1, difficulty="medium"),
    ], hauls)  # fmt: skip
    for number, contract in enumerate(list(ladder().contracts)[:4]):
        note_contract_begun(contract, f"contract-{number}")
        note_contract_done(f"contract-{number}", 84, (*MEDALS, None)[number], lost=number == 3)
    days: list[tuple[int, Medal | None]] = [(5, "gold"), (2, "silver"), (1, None)]
    for back, medal in days:
        note_day_begun(utc_today() - timedelta(days=back), f"day-{back}", "")
        note_day_done(f"day-{back}", 84, medal, "x-*", lost=False)


def _room(route: str, *, begun: bool) -> View:
    def show(app: App) -> None:
        if begun:
            _know_something()
        app.context.navigator.open("title")
        app.context.navigator.open(route)

    return show


def _hall(view: str, *, begun: bool, marked: str = "") -> View:
    """A view of the hall, with something pointed at."""

    def show(app: App) -> None:
        _room("hall", begun=begun)(app)
        app.loop.draw()
        press(app, f"view.{view}")
        if marked:
            spot = app.context.frame.spot(marked)
            assert spot is not None
            app.context.controller.pointer = spot.rect.center
            app.context.controller.hot = marked

    return show


def _full_shelf(app: App) -> None:
    """All quests of the first stage are completed, and every contract is won."""
    quests = [quest.id for quest in CONTENT.quests.values() if quest.colour == "green"]
    note_games(
        [Finished("a", "2026-11-14", "simple", NAMES[0], 61, 1, ("master",), 48)], [Haul(quests)]
    )
    for number, contract in enumerate(ladder().contracts):
        note_contract_begun(contract, f"contract-{number}")
        note_contract_done(f"contract-{number}", 84, MEDALS[number % 3], lost=False)
    _room("hall", begun=False)(app)


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


def _challenges(*, begun: bool) -> View:
    """Today's deal and the ladder, at first or with medals and days."""

    def show(app: App) -> None:
        if begun:
            _try_challenges()
        app.context.navigator.open("title")
        app.context.navigator.open("challenges")

    return show


def _try_challenges() -> None:
    """Three contracts were won, one was lost; four days in a row were played."""
    ladder_ = ladder().contracts
    for number, id_ in enumerate(list(ladder_)[:4]):
        note_contract_begun(id_, id_)
        marks = ladder_[id_].marks
        score = (marks.gold + 3, marks.silver, marks.bronze, 40)[number]
        note_contract_done(id_, score, marks.medal(score), lost=number == 3)
    for back in (4, 3, 2, 1):
        day = utc_today() - timedelta(days=back)
        marks = deal_of(day).marks
        note_day_begun(day, f"day-{back}", "")
        score = marks.bronze + back
        note_day_done(f"day-{back}", score, marks.medal(score), "xx-x*x-", lost=False)


def _in_a_contract(app: App) -> None:
    """The first choice of a contract, then the next ones."""
    app.context.navigator.open("title")
    begin_contract(app.context, "short_handed")
    match = app.context.match
    assert match is not None
    for _ in range(12):
        match.play(match.view.choices()[0])


LEARNING: dict[str, View] = {
    "lessons": _room("lessons", begun=False),
    "lessons_begun": _room("lessons", begun=True),
    "puzzles": _room("puzzles", begun=False),
    "puzzles_begun": _room("puzzles", begun=True),
    "challenges": _challenges(begun=False),
    "challenges_begun": _challenges(begun=True),
    "contract": _in_a_contract,
    "wall_empty": _hall("wall", begun=False),
    "wall_how": _hall("wall", begun=False, marked="title.unrelenting"),
    "wall": _hall("wall", begun=True),
    "wall_title": _hall("wall", begun=True, marked="title.opportunistic"),
    "wall_trophy": _hall("wall", begun=True, marked="contract.no_clerk"),
    "wall_seal": _hall("wall", begun=True, marked="quest.the_cursed_keep"),
    "wall_full_shelf": _full_shelf,
    "hall": _hall("games", begun=True),
    "hall_rivals": _hall("rivals", begun=True),
    "hall_no_rivals": _hall("rivals", begun=False),
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
