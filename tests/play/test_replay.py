"""A finished game on the table: any moment of it, on by itself, step by step, and back."""

from functools import cache

import pytest
from play.watching import RECORDS

from forgewar.play.replay import Replaying
from forgewar.rules.decisions import MineTurn
from forgewar.session.timeline import Timeline
from forgewar.words import message
from forgewar.words.log import log_lines_of

PAUSE = 0.7  # seconds between two actions


@cache
def timeline() -> Timeline:
    return Timeline.read(RECORDS / "simple_2.jsonl")


def replaying(speed: int = 0) -> Replaying:
    return Replaying(timeline(), speed, lambda: None)


def test_every_moment_is_shown_as_it_was() -> None:
    match = replaying()
    last = timeline().last
    for moment, shown in ((3, 3), (last, last), (last + 5, last), (-2, 0), (17, 17)):
        before = match.version
        match.go(moment)
        assert match.moment == shown
        assert match.version > before
        assert match.shown == match.game.state == timeline().games[shown].state
        assert match.foreseen == timeline().action(shown)
        assert match.history == timeline().events[: shown + 1]
        told = [line for events in match.history for line in log_lines_of(events, match.names)]
        assert [str(line.message) for line in match.log] == [str(line.message) for line in told]
        assert not match.playing
        assert match.why_not_on == (message("replay-over") if shown == last else None)


def test_nobody_plays() -> None:
    match = replaying()
    match.go(20)
    assert match.watched
    assert match.arriving() is None
    assert not any(match.is_person(seat) for seat in range(2))
    assert not match.waiting_for_person


def test_it_plays_on_by_itself_with_a_pause_between_two_actions() -> None:
    match = replaying()
    assert not match.needs_ticks
    assert not match.update(10.0)
    assert match.moment == 0
    match.toggle()
    assert match.needs_ticks
    assert not match.update(0.0, hold=True)
    assert match.update(0.0)
    assert match.moment == 1
    assert not match.update(PAUSE - 0.1)
    assert not match.update(5.0, hold=True)
    assert match.update(0.1)
    assert match.moment == 2
    match.toggle()
    assert not match.update(10.0)
    assert match.moment == 2


@pytest.mark.parametrize("speed", [1, 2])
def test_at_a_higher_speed_the_pause_is_shorter(speed: int) -> None:
    match = replaying(speed)
    match.toggle()
    match.update(0.0)
    match.show.snap()
    assert not match.update((PAUSE - 0.1) / speed)
    assert match.update(0.1 / speed)
    assert match.moment == 2


def test_it_stops_at_the_end_and_begins_anew() -> None:
    match = replaying()
    last = timeline().last
    match.go(last - 1)
    match.toggle()
    assert match.update(0.0)
    assert (match.moment, match.playing) == (last, False)
    assert not match.update(10.0)
    match.toggle()
    assert (match.moment, match.playing) == (0, True)


def test_a_step_is_one_action_in_motion_and_no_further() -> None:
    match = replaying(1)
    match.toggle()
    for moment in (1, 2, 3):
        match.step_on()
        assert (match.moment, match.playing) == (moment, False)
    match.go(timeline().last)
    match.step_on()
    assert match.moment == timeline().last
    assert not match.needs_ticks


def test_who_acts_is_who_did() -> None:
    match = replaying(1)
    actors = set()
    for moment in range(120):
        match.go(moment)
        decision = match.decision
        match.step_on()
        if isinstance(decision, MineTurn) and match.show.beat is not None:
            actors.add(match.acting)
            assert match.acting == decision.seat
    assert actors == {0, 1}
