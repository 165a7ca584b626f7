"""A finished game on the table: any moment of it, on by itself, step by step, and back."""

from functools import cache

import pytest
from play.watched_games import RECORDS

from forgewar.play.replay import Replay
from forgewar.rules.decisions import MineTurn
from forgewar.session.timeline import Timeline
from forgewar.words import message
from forgewar.words.log import log_lines_of

PAUSE = 0.7  # seconds between two actions


@cache
def timeline() -> Timeline:
    return Timeline.read(RECORDS / "simple_2.jsonl")


def replaying(speed: int = 0) -> Replay:
    return Replay(timeline(), speed, lambda: None)


def test_every_moment_is_shown_as_it_was() -> None:
    replay = replaying()
    last = timeline().last
    for moment, shown in ((3, 3), (last, last), (last + 5, last), (-2, 0), (17, 17)):
        before = replay.match.view.version
        replay.go(moment)
        assert replay.moment == shown
        assert replay.match.view.version > before
        assert (
            replay.match.view.shown == replay.match.view.game.state == timeline().games[shown].state
        )
        assert replay.match.view.foreseen == timeline().action(shown)
        assert replay.match.chronicle.history == timeline().events[: shown + 1]
        told = [
            line
            for events in replay.match.chronicle.history
            for line in log_lines_of(events, replay.match.view.names)
        ]
        assert [str(line.message) for line in replay.match.chronicle.log] == [
            str(line.message) for line in told
        ]
        assert not replay.playing
        assert replay.why_not_on == (message("replay-over") if shown == last else None)


def test_nobody_plays() -> None:
    replay = replaying()
    replay.go(20)
    assert replay.match.view.watched
    assert replay.match.prompts.next_prompt() is None
    assert not any(replay.match.view.is_person(seat) for seat in range(2))
    assert not replay.match.view.waiting_for_person


def test_it_plays_on_by_itself_with_a_pause_between_two_actions() -> None:
    replay = replaying()
    assert not replay.match.clock.needs_ticks
    assert not replay.match.clock.update(10.0)
    assert replay.moment == 0
    replay.toggle()
    assert replay.match.clock.needs_ticks
    assert not replay.match.clock.update(0.0, hold=True)
    assert replay.match.clock.update(0.0)
    assert replay.moment == 1
    assert not replay.match.clock.update(PAUSE - 0.1)
    assert not replay.match.clock.update(5.0, hold=True)
    assert replay.match.clock.update(0.1)
    assert replay.moment == 2
    replay.toggle()
    assert not replay.match.clock.update(10.0)
    assert replay.moment == 2


@pytest.mark.parametrize("speed", [1, 2])
def test_at_a_higher_speed_the_pause_is_shorter(speed: int) -> None:
    replay = replaying(speed)
    replay.toggle()
    replay.match.clock.update(0.0)
    replay.match.animation.snap()
    assert not replay.match.clock.update((PAUSE - 0.1) / speed)
    assert replay.match.clock.update(0.1 / speed)
    assert replay.moment == 2


def test_it_stops_at_the_end_and_begins_anew() -> None:
    replay = replaying()
    last = timeline().last
    replay.go(last - 1)
    replay.toggle()
    assert replay.match.clock.update(0.0)
    assert (replay.moment, replay.playing) == (last, False)
    assert not replay.match.clock.update(10.0)
    replay.toggle()
    assert (replay.moment, replay.playing) == (0, True)


def test_a_step_is_one_action_in_motion_and_no_further() -> None:
    replay = replaying(1)
    replay.toggle()
    for moment in (1, 2, 3):
        replay.step_on()
        assert (replay.moment, replay.playing) == (moment, False)
    replay.go(timeline().last)
    replay.step_on()
    assert replay.moment == timeline().last
    assert not replay.match.clock.needs_ticks


def test_who_acts_is_who_did() -> None:
    replay = replaying(1)
    actors = set()
    for moment in range(120):
        replay.go(moment)
        decision = replay.match.view.decision
        replay.step_on()
        if isinstance(decision, MineTurn) and replay.match.animation.step is not None:
            actors.add(replay.match.view.acting)
            assert replay.match.view.acting == decision.seat
    assert actors == {0, 1}
