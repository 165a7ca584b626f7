"""Every lesson, without a screen: followed step by step, and strayed from at every step."""

from collections.abc import Iterator

import pytest

from forgewar.content import load
from forgewar.content.lessons import Lesson, LessonStep, load_lessons
from forgewar.play.lessons.position import fits
from forgewar.play.lessons.tutor import LEARNER, Tutor, position_at
from forgewar.play.recent_changes import STAYS
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


def at(lesson: str, place: int = 0) -> Tutor:
    return Tutor(LESSONS[lesson], place, CONTENT, 0)


def settle(tutor: Tutor) -> None:
    """Let others do what they do."""
    while tutor.match.clock.needs_ticks:
        tutor.match.clock.update(1.0)


def state_at(lesson: Lesson, place: int) -> str:
    return position_at(lesson, place, CONTENT).state.digest()


def legal(game: Game) -> list[Action]:
    """What the learner may do."""
    return [*game.choices(), *game.trades(LEARNER)]


def others(lesson: Lesson, place: int) -> Iterator[tuple[Action, str]]:
    """Everything else than what a step asks for, with the name of its answer."""
    game = position_at(lesson, place, CONTENT)
    tutor = at(lesson.id, place)
    for action in legal(game):
        if action != tutor.wanted:
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
    lesson, tutor, seen = LESSONS[id_], at(id_), []
    tutor._on_place = lambda taught: seen.append(taught.place)
    for place, step in enumerate(lesson.steps):
        assert (tutor.place, tutor.answer, tutor.finished) == (place, None, False)
        assert tutor.match.view.game.state.digest() == state_at(lesson, place)
        assert str(tutor.said) == say(f"lesson-{id_}-{step.id}")
        if tutor.wanted is None:
            tutor.next()
        else:
            tutor.match.play(tutor.wanted)
        settle(tutor)
    assert tutor.finished
    assert seen == [*range(1, len(lesson.steps)), len(lesson.steps) - 1]


@pytest.mark.parametrize(("id_", "place"), TASKS)
def test_straying_is_answered_and_taken_back(id_: str, place: int) -> None:
    lesson = LESSONS[id_]
    for action in a_few(lesson, place):
        tutor = at(id_, place)
        tutor.match.play(action)
        assert tutor.answer is not None
        assert str(tutor.said).strip()
        assert tutor.reading
        assert not tutor.lit
        assert tutor.undo()
        assert (tutor.place, tutor.answer) == (place, None)
        assert tutor.match.view.game.state.digest() == state_at(lesson, place)


@pytest.mark.parametrize(("id_", "place"), TASKS)
def test_whoever_strays_may_go_on_all_the_same(id_: str, place: int) -> None:
    lesson = LESSONS[id_]
    tutor = at(id_, place)
    tutor.match.play(a_few(lesson, place)[0])
    tutor.next()
    assert tutor.match.view.game.state.digest() == state_at(lesson, place + 1)
    assert tutor.finished == (place + 1 == len(lesson.steps))


@pytest.mark.parametrize(("id_", "place"), STEPS)
def test_a_lesson_is_resumed_and_skipped_at_each_step(id_: str, place: int) -> None:
    lesson, tutor = LESSONS[id_], at(id_, place)
    assert tutor.match.view.game.state.digest() == state_at(lesson, place)
    tutor.skip()
    assert tutor.match.view.game.state.digest() == state_at(lesson, place + 1)
    assert tutor.undo()
    assert tutor.place == place
    assert (tutor.undo_barrier is None) == (place > 0)


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
    tutor = at(id_, len(LESSONS[id_].steps) - 1)
    assert tutor.helpless
    assert not tutor.lit
    assert tutor.match.advisor.ask()
    assert tutor.lit


@pytest.mark.slow
def test_what_was_fine_is_gone_on_from_and_anything_else_is_taken_back() -> None:
    seen: set[bool] = set()
    for id_, place in TASKS:
        for action in a_few(LESSONS[id_], place):
            tutor = at(id_, place)
            tutor.match.play(action)
            seen.add(tutor.fine)
            there = place + tutor.fine
            (tutor.next if tutor.fine else tutor.undo)()
            assert not tutor.fine
            assert tutor.finished == (there == len(LESSONS[id_].steps))
            assert tutor.place == min(there, len(LESSONS[id_].steps) - 1)
            assert tutor.match.view.game.state.digest() == state_at(LESSONS[id_], there)
    assert seen == {False, True}


def test_a_strike_of_the_learners_workers_is_never_praised() -> None:
    """But where the lesson asks for one."""
    lesson = LESSONS["jumping"]
    fine = {a.say: a.fine for a in lesson.steps[-1].answers}
    game, seen = position_at(lesson, len(lesson.steps) - 1, CONTENT), set()
    for action, answer in others(lesson, len(lesson.steps) - 1):
        events = game.clone().play(action)
        struck = [len(e.hexes) for e in events if isinstance(e, ev.Struck) and e.side == LEARNER]
        assert not (struck and fine[answer])
        seen.update(struck)
    assert 7 in seen


def test_what_is_done_after_an_answer_is_played_and_changes_no_answer() -> None:
    tutor = at("walking", 1)
    tutor.match.play(a_few(LESSONS["walking"], 1)[0])
    answer, played = tutor.answer, len(tutor.match.chronicle.history)
    tutor.match.play(tutor.match.view.choices()[0])
    assert tutor.answer is answer
    assert tutor.place == 1
    assert len(tutor.match.chronicle.history) == played + 1


def test_others_wait_a_little_before_they_act() -> None:
    tutor = Tutor(LESSONS["walking"], 1, CONTENT, 1)
    assert tutor.wanted is not None
    tutor.match.play(tutor.wanted)
    while tutor.match.animation.busy:
        assert tutor.match.clock.update(0.05)
    before = len(tutor.match.chronicle.history)
    assert tutor.match.clock.needs_ticks
    assert not tutor.match.clock.update(0.6, hold=True)  # somebody has opened a menu
    assert not tutor.match.clock.update(0.6)
    assert len(tutor.match.chronicle.history) == before
    assert tutor.match.clock.update(0.2)
    assert len(tutor.match.chronicle.history) == before + 1


def test_a_lesson_that_is_learnt_stays_at_its_end_until_it_is_taken_back() -> None:
    tutor = at("walking", 99)
    assert tutor.place == len(LESSONS["walking"].steps) - 1
    assert tutor.why_no_skip is None
    tutor.skip()
    assert tutor.finished
    assert str(tutor.why_no_skip) == say("lessons-no-more")
    assert str(tutor.said) == say("lessons-learnt", lesson=tutor.title)
    assert tutor.reading
    assert not tutor.lit
    assert not tutor.helpless
    tutor.next()
    assert tutor.finished
    assert tutor.undo_barrier is None
    assert tutor.undo()
    assert not tutor.finished


def test_the_beginning_of_a_lesson_is_its_end_backwards() -> None:
    tutor = at("walking", -1)
    assert tutor.place == 0
    assert tutor.undo_barrier is Barrier.NOTHING
    assert not tutor.undo()
    assert not tutor.match.redo()
    assert not tutor.match.advisor.ask()
    assert tutor.lit == list(tutor.step.light)


@pytest.mark.parametrize("id_", LESSONS)
def test_what_was_won_before_a_lesson_counts_and_is_not_told(id_: str) -> None:
    tutor = at(id_)
    assert tutor.match.chronicle.log == []
    (begun,) = tutor.match.chronicle.history
    rounds = [event for event in begun if isinstance(event, ev.RoundStarted)]
    assert [event.round for event in rounds] == [*range(1, tutor.match.view.shown.round + 1)]
    assert {event.stage for event in rounds} == {tutor.match.view.shown.stage}
    won = [event for event in begun if isinstance(event, ev.PrestigeChanged)]
    assert {event.seat: event.amount for event in won} == {
        seat: guild.prestige
        for seat, guild in enumerate(tutor.match.view.shown.guilds)
        if guild.prestige
    }
    assert not won or begun.index(rounds[0]) < begun.index(won[0]) < begun.index(rounds[1])


def test_a_lesson_that_is_gone_through_again_tells_its_log_anew() -> None:
    tutor = at("walking", 1)
    assert tutor.wanted is not None
    tutor.match.play(tutor.wanted)
    told = [str(line.message) for line in tutor.match.chronicle.log]
    assert told
    tutor.go(1)
    assert tutor.match.chronicle.log == at("walking", 1).match.chronicle.log
    tutor.match.play(tutor.wanted)
    assert [str(line.message) for line in tutor.match.chronicle.log][-len(told) :] == told


def test_what_others_do_is_no_step_of_the_learner() -> None:
    tutor = at("walking", 1)
    assert tutor.wanted is not None
    tutor.match.play(tutor.wanted)
    assert not tutor.match.view.waiting_for_person
    settle(tutor)
    assert tutor.match.view.waiting_for_person
    assert tutor.place == 2


def test_every_lesson_teaches_something_to_do() -> None:
    steps: list[LessonStep] = [step for lesson in LESSONS.values() for step in lesson.steps]
    assert sum(bool(step.do) for step in steps) >= len(steps) / 2


@pytest.mark.parametrize(("id_", "place"), STEPS)
def test_what_is_asked_for_is_advised_unless_it_is_to_be_found_out(id_: str, place: int) -> None:
    tutor = at(id_, place)
    alone = tutor.step.alone and bool(tutor.step.do)
    assert tutor.reading == (not tutor.step.do)
    assert tutor.helpless == alone
    assert tutor.match.advisor.advised == (None if alone else tutor.wanted)
    assert tutor.match.advisor.ask() == tutor.shown_how == alone
    assert tutor.match.advisor.advised == tutor.wanted
    assert not tutor.helpless
    tutor.skip()
    assert not tutor.shown_how


def test_who_learns_and_who_else_sits_there_is_told() -> None:
    assert [at("walking").match.view.who(side) for side in (0, 1)] == [
        say("lessons-you"),
        say("lessons-rival"),
    ]
    assert [at("solo").match.view.who(side) for side in (0, 1)] == [
        say("lessons-you"),
        say("player-automated"),
    ]


def test_what_has_changed_in_a_panel_is_gone_after_a_while() -> None:
    """A lesson lets the line of a panel age, so that the app can sleep."""
    for lesson in LESSONS.values():
        tutor = Tutor(lesson, 0, CONTENT, 0)
        while not tutor.finished and not tutor.match.view.recent_changes.has_changes:
            if tutor.match.view.waiting_for_person and tutor.wanted and not tutor.reading:
                tutor.match.play(tutor.wanted)
            else:
                tutor.next()
            tutor.match.clock.update(0.0)
        if tutor.match.view.recent_changes.has_changes:
            break
    assert tutor.match.view.recent_changes.has_changes
    for _ in range(6):  # others may act first
        tutor.match.clock.update(STAYS + 0.1)
    assert not tutor.match.view.recent_changes.has_changes


def test_the_lesson_of_a_quest_ends_on_the_completed_quest() -> None:
    tutor = at("quest", len(LESSONS["quest"].steps) - 1)
    assert tutor.wanted is not None
    tutor.match.play(tutor.wanted)
    settle(tutor)
    assert tutor.finished
    shown = [event for events in tutor.match.chronicle.history for event in events]
    assert [e.quest for e in shown if isinstance(e, ev.QuestCompleted)] == ["arena_games"]
    guild = tutor.match.view.shown.guilds[LEARNER]
    assert [hero.level for hero in guild.adventurers] == [2, 2, 1]
    assert tutor.match.prompts.next_prompt() is None


# What twenty questions on the rules need, by the lesson that says it.
TAUGHT = {
    "ORDER-1": ("lesson-jumping-few", "fewest workers goes first"),
    "ORDER-2": ("lesson-jumping-few", "Tied guilds swap places"),
    "ORDER-3": ("lesson-round-second", "last in the next order"),
    "MINE-7": ("lesson-walking-worker", "the hex you leave"),
    "MINE-8": ("lesson-jumping-strike", "Five or more connected workers of one colour"),
    "MARKET-2": ("lesson-market-places", "closed spaces, each for one guild per round"),
    "MARKET-6": ("lesson-market-claim", "1 gold to each guild that claimed it before you"),
    "QUEST-5": ("lesson-forge-types", "3 more power"),
    "QUEST-9": ("lesson-quest-complete", "two legs give two levels"),
    "FAIL-1": ("lesson-quest-brackets", "Adventurers come home, weapons are lost"),
    "FAIL-2": ("lesson-quest-brackets", "rewards kept"),
    "FAIL-4": ("lesson-quest-brackets", "first round costs 3 prestige"),
    "END-3": ("lesson-end-count", "Ties go to the guild earliest in the order"),
}


@pytest.mark.parametrize("clause", sorted(TAUGHT))
def test_the_lessons_answer_what_is_asked_most(clause: str) -> None:
    step, words = TAUGHT[clause]
    assert words in say(step)


def test_the_first_lesson_names_the_symbols_of_the_panels() -> None:
    steps = [step.id for step in LESSONS["walking"].steps]
    named = say("lesson-walking-panel")
    assert steps.index("panel") < steps.index("emerald")
    assert all(word in named for word in ("laurel", "gold", "hood", "helmet"))
