"""A finished game moment by moment, and new games that begin in the middle of it."""

from pathlib import Path

import pytest
from rules.kit import CONTENT
from session.fault_text import raises_fault
from session.recorded import record, recorded

from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import Seat, read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

OPTIONS = (
    Options("simple", 2),
    Options("epic", 3, bonus_tiles=True),
    Options("simple", 1, difficulty="easy"),
)


def finished(path: Path, options: Options) -> Path:
    return recorded(path, 10_000, options=options)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_moment_is_the_game_after_that_many_actions(options: Options, tmp_path: Path) -> None:
    path = finished(tmp_path / "game.jsonl", options)
    timeline = Timeline.read(path, CONTENT)
    actions = Session.load(path, CONTENT).actions
    game = Game.new(options, timeline.header.seed, CONTENT)

    assert timeline.last == len(actions)
    for number in range(timeline.last + 1):
        assert timeline.games[number].state.digest() == game.state.digest(), number
        if number < timeline.last:
            assert game.play(actions[number]) == timeline.events[number + 1]
    assert game.over


def test_actions_that_were_taken_back_are_not_shown(tmp_path: Path) -> None:
    session = record(tmp_path / "game.jsonl", 30, practice=True)
    session.undo(10)
    while session.game.decision is not None:
        session.play(session.game.choices()[0])
    session.close()
    timeline = Timeline.read(tmp_path / "game.jsonl", CONTENT)
    assert timeline.last == len(session.actions)
    assert timeline.games[-1].state == session.game.state


def test_chapters_are_the_phases_of_the_rounds_in_order(tmp_path: Path) -> None:
    timeline = Timeline.read(finished(tmp_path / "game.jsonl", Options("epic", 3)), CONTENT)
    assert list(timeline.rounds()) == list(range(1, 19))
    for chapter in timeline.chapters:
        state = timeline.games[chapter.start].state
        assert (state.round, state.stage, state.phase) == (
            chapter.round, chapter.stage, chapter.phase,
        )  # fmt: skip
    fifth = [chapter.phase for chapter in timeline.chapters if chapter.round == 5]
    assert fifth[:3] == ["mine", "market", "quest"]
    for moment in range(timeline.last + 1):
        chapter = timeline.chapters[timeline.chapter(moment)]
        assert chapter.round == timeline.games[moment].state.round


def test_rounds_are_jumped_to_from_anywhere(tmp_path: Path) -> None:
    timeline = Timeline.read(finished(tmp_path / "game.jsonl", Options("simple", 2)), CONTENT)
    starts = timeline.rounds()
    assert timeline.round_start(starts[3], 1) == starts[4]
    assert timeline.round_start(starts[3] + 2, -1) == starts[3]
    assert timeline.round_start(starts[3], -1) == starts[2]
    assert timeline.round_start(0, -1) == 0
    assert timeline.round_start(timeline.last, 1) == timeline.last


@pytest.mark.parametrize("part", [0.0, 0.3, 0.7, 0.99])
def test_who_plays_on_from_a_moment_has_a_sound_record_of_a_new_game(
    part: float, tmp_path: Path
) -> None:
    path = finished(tmp_path / "game.jsonl", Options("epic", 2))
    before = path.read_bytes()
    timeline = Timeline.read(path, CONTENT)
    moment = int(timeline.last * part)
    seats = (Seat("Ada", "blue", "master"), Seat("Bo", "yellow"))

    session = timeline.play_on(moment, seats, tmp_path / "new.jsonl")
    assert session.game.state == timeline.games[moment].state
    for _ in range(3):
        session.play(session.game.choices()[-1])
    session.close()

    written = read_record(tmp_path / "new.jsonl")
    replayed = replay(written, CONTENT)
    assert not replayed.problem
    assert written.header.seats == seats
    assert len(replayed.steps) == moment + 3
    assert replayed.game.state == session.game.state
    assert path.read_bytes() == before
    fresh = Timeline.read(path, CONTENT)
    assert [g.state for g in fresh.games] == [g.state for g in timeline.games]


def test_a_game_that_is_not_over_is_not_shown(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 30)
    with raises_fault("does not hold a finished game"):
        Timeline.read(path, CONTENT)
    over = finished(tmp_path / "over.jsonl", Options("simple", 2))
    over.write_bytes(over.read_bytes()[:-200])
    with raises_fault(r"does not hold a finished game: line .* is damaged"):
        Timeline.read(over, CONTENT)
