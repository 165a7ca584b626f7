"""Every lesson, without a screen: followed step by step, and strayed from at every step."""

from collections.abc import Iterator

import pytest

from forgewar.content import load
from forgewar.content.lessons import Lesson, LessonStep, load_lessons
from forgewar.play.lessons.position import fits
from forgewar.play.lessons.teaching import LEARNER, Teaching, position_at
from forgewar.rules import events as ev
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.session.undo import Barrier
from forgewar.words import say

CONTENT = load.default()
LESSONS = {lesson.id: lesson for lesson in load_lessons()}
STEPS = [(lesson.id, place) for lesson in LESSONS.values() for place in range(len(lesson.steps))]
TASKS = [(id_, place) for id_, place in STEPS if LESSONS[id_].steps[place].do]
MOST_WORDS = 35
READING = 200  # words a minute
DOING = 12  # seconds for what a step asks for, with all that is then seen


def at(lesson: str, place: int = 0) -> Teaching:
    return Teaching(LESSONS[lesson], place, CONTENT, 0)


def settle(match: Teaching) -> None:
    """Let others do what they do."""
    while match.needs_ticks:
        match.update(1.0)


def state_at(lesson: Lesson, place: int) -> str:
    return position_at(lesson, place, CONTENT).state.digest()


def legal(game: Game) -> list[Action]:
    """What the learner may do."""
    return [*game.choices(), *game.trades(LEARNER)]


def others(lesson: Lesson, place: int) -> Iterator[tuple[Action, str]]:
    """Everything else than what a step asks for, with the name of its answer."""
    game = position_at(lesson, place, CONTENT)
    match = at(lesson.id, place)
    for action in legal(game):
        if action != match.wanted:
            events = game.clone().play(action)
            answers = (a.say for a in lesson.steps[place].answers if fits(a.when, action, events))
            yield action, next(answers, "")


def a_few(lesson: Lesson, place: int) -> list[Action]:
    """One other action for each answer of a step."""
    found: dict[str, Action] = {}
    for action, answer in others(lesson, place):
        found.setdefault(answer, action)
    return list(found.values())


@pytest.mark.parametrize("id_", LESSONS)
def test_a_lesson_that_is_followed_is_learnt(id_: str) -> None:
    lesson, match, seen = LESSONS[id_], at(id_), []
    match._on_place = lambda taught: seen.append(taught.place)
    for place, step in enumerate(lesson.steps):
        assert (match.place, match.answer, match.finished) == (place, None, False)
        assert match.game.state.digest() == state_at(lesson, place)
        assert str(match.said) == say(f"lesson-{id_}-{step.id}")
        if match.wanted is None:
            match.next()
        else:
            match.play(match.wanted)
        settle(match)
    assert match.finished
    assert seen == [*range(1, len(lesson.steps)), len(lesson.steps) - 1]


@pytest.mark.parametrize(("id_", "place"), TASKS)
def test_straying_is_answered_and_taken_back(id_: str, place: int) -> None:
    lesson = LESSONS[id_]
    for action in a_few(lesson, place):
        match = at(id_, place)
        match.play(action)
        assert match.answer is not None
        assert str(match.said).strip()
        assert match.reading
        assert not match.lit
        assert match.undo()
        assert (match.place, match.answer) == (place, None)
        assert match.game.state.digest() == state_at(lesson, place)


@pytest.mark.parametrize(("id_", "place"), TASKS)
def test_whoever_strays_may_go_on_all_the_same(id_: str, place: int) -> None:
    lesson = LESSONS[id_]
    match = at(id_, place)
    match.play(a_few(lesson, place)[0])
    match.next()
    assert match.game.state.digest() == state_at(lesson, place + 1)
    assert match.finished == (place + 1 == len(lesson.steps))


@pytest.mark.parametrize(("id_", "place"), STEPS)
def test_a_lesson_is_resumed_and_skipped_at_each_step(id_: str, place: int) -> None:
    lesson, match = LESSONS[id_], at(id_, place)
    assert match.game.state.digest() == state_at(lesson, place)
    match.skip()
    assert match.game.state.digest() == state_at(lesson, place + 1)
    assert match.undo_decision()
    assert match.place == place
    assert (match.undo_barrier is None) == (place > 0)


@pytest.mark.parametrize(("id_", "place"), TASKS)
def test_every_answer_has_something_to_answer(id_: str, place: int) -> None:
    lesson = LESSONS[id_]
    written = {answer.say for answer in lesson.steps[place].answers}
    assert written == {answer for _, answer in others(lesson, place)} - {""}


@pytest.mark.parametrize("id_", LESSONS)
def test_sentences_are_short_and_a_lesson_takes_five_minutes(id_: str) -> None:
    lesson = LESSONS[id_]
    sentences = [say(f"lesson-{id_}-{step.id}") for step in lesson.steps]
    answers = [say(f"lesson-{id_}-{s.id}-{a.say}") for s in lesson.steps for a in s.answers]
    long = [text for text in [*sentences, *answers] if len(text.split()) > MOST_WORDS]
    assert not long
    words = sum(len(text.split()) for text in sentences)
    assert words / READING + len(lesson.steps) * DOING / 60 <= 5


@pytest.mark.parametrize("id_", LESSONS)
def test_the_last_step_is_a_task_without_help_unless_it_is_asked_for(id_: str) -> None:
    match = at(id_, len(LESSONS[id_].steps) - 1)
    assert match.helpless
    assert not match.lit
    assert match.ask_hint()
    assert match.lit


def test_what_was_fine_is_gone_on_from_and_anything_else_is_taken_back() -> None:
    seen: set[bool] = set()
    for id_, place in TASKS:
        for action in a_few(LESSONS[id_], place):
            match = at(id_, place)
            match.play(action)
            seen.add(match.fine)
            there = place + match.fine
            (match.next if match.fine else match.undo_decision)()
            assert not match.fine
            assert match.finished == (there == len(LESSONS[id_].steps))
            assert match.place == min(there, len(LESSONS[id_].steps) - 1)
            assert match.game.state.digest() == state_at(LESSONS[id_], there)
    assert seen == {False, True}


def test_what_is_done_after_an_answer_is_played_and_changes_no_answer() -> None:
    match = at("walking", 1)
    match.play(a_few(LESSONS["walking"], 1)[0])
    answer, played = match.answer, len(match.history)
    match.play(match.choices()[0])
    assert match.answer is answer
    assert match.place == 1
    assert len(match.history) == played + 1


def test_others_wait_a_little_before_they_act() -> None:
    match = Teaching(LESSONS["walking"], 1, CONTENT, 1)
    assert match.wanted is not None
    match.play(match.wanted)
    while match.show.busy:
        assert match.update(0.05)
    before = len(match.history)
    assert match.needs_ticks
    assert not match.update(0.6, hold=True)  # somebody has opened a menu
    assert not match.update(0.6)
    assert len(match.history) == before
    assert match.update(0.2)
    assert len(match.history) == before + 1


def test_a_lesson_that_is_learnt_stays_at_its_end_until_it_is_taken_back() -> None:
    match = at("walking", 99)
    assert match.place == len(LESSONS["walking"].steps) - 1
    assert match.why_no_skip is None
    match.skip()
    assert match.finished
    assert str(match.why_no_skip) == say("lessons-no-more")
    assert str(match.said) == say("lessons-learnt", lesson=match.title)
    assert match.reading
    assert not match.lit
    assert not match.helpless
    match.next()
    assert match.finished
    assert match.undo_barrier is None
    assert match.reset_turn()
    assert not match.finished


def test_the_beginning_of_a_lesson_is_its_end_backwards() -> None:
    match = at("walking", -1)
    assert match.place == 0
    assert match.undo_barrier is Barrier.NOTHING
    assert not match.undo()
    assert not match.redo()
    assert not match.ask_hint()
    assert match.lit == list(match.step.light)


@pytest.mark.parametrize("id_", LESSONS)
def test_what_was_won_before_a_lesson_counts_and_is_not_told(id_: str) -> None:
    match = at(id_)
    assert match.log == []
    (begun,) = match.history
    rounds = [event for event in begun if isinstance(event, ev.RoundStarted)]
    assert [event.round for event in rounds] == [*range(1, match.shown.round + 1)]
    assert {event.stage for event in rounds} == {match.shown.stage}
    won = [event for event in begun if isinstance(event, ev.PrestigeChanged)]
    assert {event.seat: event.amount for event in won} == {
        seat: guild.prestige for seat, guild in enumerate(match.shown.guilds) if guild.prestige
    }
    assert not won or begun.index(rounds[0]) < begun.index(won[0]) < begun.index(rounds[1])


def test_a_lesson_that_is_gone_through_again_tells_its_log_anew() -> None:
    match = at("walking", 1)
    assert match.wanted is not None
    match.play(match.wanted)
    told = [str(line.message) for line in match.log]
    assert told
    match.go(1)
    assert match.log == at("walking", 1).log
    match.play(match.wanted)
    assert [str(line.message) for line in match.log][-len(told) :] == told


def test_what_others_do_is_no_step_of_the_learner() -> None:
    match = at("walking", 1)
    assert match.wanted is not None
    match.play(match.wanted)
    assert not match.waiting_for_person
    settle(match)
    assert match.waiting_for_person
    assert match.place == 2


def test_every_lesson_teaches_something_to_do() -> None:
    steps: list[LessonStep] = [step for lesson in LESSONS.values() for step in lesson.steps]
    assert sum(bool(step.do) for step in steps) >= len(steps) / 2


@pytest.mark.parametrize(("id_", "place"), STEPS)
def test_what_is_asked_for_is_advised_unless_it_is_to_be_found_out(id_: str, place: int) -> None:
    match = at(id_, place)
    alone = match.step.alone and bool(match.step.do)
    assert match.reading == (not match.step.do)
    assert match.helpless == alone
    assert match.advised == (None if alone else match.wanted)
    assert match.ask_hint() == match.shown_how == alone
    assert match.advised == match.wanted
    assert not match.helpless
    match.skip()
    assert not match.shown_how


def test_who_learns_and_who_else_sits_there_is_told() -> None:
    assert [at("walking").who(side) for side in (0, 1)] == [
        say("lessons-you"),
        say("lessons-rival"),
    ]
    assert [at("solo").who(side) for side in (0, 1)] == [
        say("lessons-you"),
        say("player-automated"),
    ]
