"""What others did since one's own last action is told guild by guild, and can be seen again."""

import pytest
from play.tables import played
from properties.games import SHIPPED

from forgewar.content.lessons import load_lessons
from forgewar.play.lessons.tutor import LEARNER, Tutor
from forgewar.play.match import Match
from forgewar.play.since import see_again, since
from forgewar.rules.events import Event, StageStarted
from forgewar.rules.state import GameState, Options


@pytest.mark.parametrize("options", [Options("simple", 3), Options("epic", 2)], ids=str)
def test_every_action_of_others_since_ones_own_is_told_once(options: Options) -> None:
    actors: list[int] = []  # of each action, in order
    told = 0
    for match, action in played(options, 4):
        own = match.view.seat
        mine = [n for n, seat in enumerate(actors) if seat == own]
        swept = [n for n in range(len(actors)) if changes_stage(match.chronicle.history[n + 1])]
        first = max([*mine, *swept], default=len(actors) - 1) + 1
        later = range(first, len(actors))
        found = since(match.view)
        for deeds in found:
            by = [n for n in later if actors[n] == deeds.seat]
            lines = [line for n in by for line in match.chronicle.shown_at(n + 1) if line.seat >= 0]
            assert list(deeds.lines) == lines
            assert deeds.place == next(n + 1 for n in by if told_of(match, n + 1))
            told += len(lines)
        assert {deeds.seat for deeds in found} == {
            actors[n] for n in later if told_of(match, n + 1)
        }
        actors.append(getattr(action, "seat", own))
    assert told > 100


def told_of(match: Match, place: int) -> bool:
    return any(line.seat >= 0 for line in match.chronicle.shown_at(place))


def changes_stage(events: list[Event]) -> bool:
    return any(isinstance(event, StageStarted) for event in events)


def test_what_is_seen_again_leads_from_where_it_began_to_the_present() -> None:
    states: list[GameState] = []
    seen = 0
    for match, _ in played(Options("simple", 3), 7):
        states.append(match.view.game.state.clone())
        deeds = since(match.view)
        if not deeds or len(states) % 7:
            continue
        place, heard = deeds[0].place, list[Event]()
        match.animation.speed, match.animation._on_event_shown = 1, heard.append
        see_again(match, place)
        if match.animation.busy:
            seen += 1
            events = [event for events in match.chronicle.history[place:] for event in events]
            assert match.animation.step is not None
            assert match.animation.step.place >= place
            assert not match.view.waiting_for_person
            while match.animation.busy:
                match.animation.update(0.2)
            assert heard == events
        assert match.view.shown == match.view.game.state == states[-1]
        match.animation.speed, match.animation._on_event_shown = 0, lambda _: None
    assert seen > 5


def test_while_it_is_seen_again_the_log_tells_only_what_has_been_seen() -> None:
    for match, _ in played(Options("simple", 3), 7):
        deeds = since(match.view)
        if len(deeds) > 1 and match.view.shown.phase == "mine":
            match.animation.speed = 1
            see_again(match, deeds[0].place)
            assert match.animation.busy
            assert not match.chronicle.shown_at(len(match.chronicle.history) - 1)
            match.animation.snap()
            assert match.chronicle.shown_at(len(match.chronicle.history) - 1)
            return
    pytest.fail("nobody waited for two others")


def test_in_a_lesson_that_is_resumed_what_others_do_is_theirs() -> None:
    lesson = next(lesson for lesson in load_lessons() if lesson.id == "walking")
    match = Tutor(lesson, 2, SHIPPED, 0).match
    assert len(match.chronicle.history) > 2  # what was played before the session
    assert since(match.view) == []
    match.play(match.view.choices()[0])
    while match.view.game.decision is not None and match.view.game.decision.seat == LEARNER:
        match.play(match.view.choices()[0])
    assert match.view.game.decision is not None
    other, place = match.view.game.decision.seat, len(match.chronicle.history)
    while match.view.game.decision is not None and match.view.game.decision.seat == other:
        match.play(match.view.choices()[0])
    (deeds,) = since(match.view)
    assert (deeds.seat, deeds.place) == (other, place)
    for lines in match.chronicle._lines[place:]:
        lines.clear()
    assert since(match.view) == []  # what the log does not tell
