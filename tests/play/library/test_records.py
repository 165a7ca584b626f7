"""Where games are recorded, which was the last, and what is done when no name is free."""

import os
from pathlib import Path

import pytest
from play.library.kit import finished, game, looked
from rules.kit import CONTENT
from systems import needs_links

from forgewar.fault import fault
from forgewar.paths import games_folder
from forgewar.play.library import records
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.timeline import Timeline

SEATS = (Seat("Ada", COLOURS[0]), Seat("Bo", COLOURS[1], "master"))


@pytest.mark.parametrize("practice", [False, True])
def test_a_game_is_begun_as_it_was_asked_for(practice: bool) -> None:
    session, problem = records.begin(Options("epic", 2), 7, CONTENT, SEATS, practice=practice)
    session.close()
    header = session.header
    assert problem is None
    assert (header.options, header.seed, header.seats) == (Options("epic", 2), 7, SEATS)
    assert header.practice == practice
    assert session.path is not None
    assert session.path.parent == games_folder()
    assert records.recorded_games() == [session.path]
    assert records.latest_unfinished() == session.path


def test_names_are_those_of_the_clock_and_numbered_where_they_are_taken() -> None:
    first, *others = records.free_names()
    assert [path.stem for path in others] == [f"{first.stem}-{n}" for n in range(2, 100)]
    assert {path.parent for path in (first, *others)} == {games_folder()}
    assert {path.suffix for path in (first, *others)} == {".jsonl"}


def test_a_name_that_is_taken_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    taken, free = game("taken"), games_folder() / "free.jsonl"
    monkeypatch.setattr(records, "free_names", lambda: iter((taken, free)))
    before = taken.read_bytes()
    session, problem = records.begin(Options("simple", 2), 1, CONTENT, (), practice=False)
    session.close()
    assert (session.path, problem) == (free, None)
    assert taken.read_bytes() == before


def test_a_game_without_a_free_name_is_played_unrecorded(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = game("taken")
    monkeypatch.setattr(records, "free_names", lambda: iter((taken,)))
    session, problem = records.begin(Options("simple", 2), 1, CONTENT, (), practice=False)
    assert session.path is None
    assert problem is not None
    assert problem.fault == fault("library-no-free-name", folder=str(games_folder()))


def test_the_latest_is_the_one_that_was_taken_up_whatever_the_clock_says() -> None:
    paths = [game(name) for name in ("a", "b", "c")]
    for path, when in zip(paths, (300, 100, 200), strict=True):
        os.utime(path, (when, when))
    assert [path.stem for path in records.recorded_games()] == ["a", "c", "b"]
    records.take_up(paths[1], CONTENT).close()
    assert records.recorded_games()[0] == paths[1]
    records.note_latest(paths[2])
    assert records.recorded_games()[0] == paths[2]
    found = {path: when for when, path in records.records_in(games_folder())}
    assert set(found) == set(paths)
    assert found[paths[0]] == 300


@needs_links
def test_only_files_that_are_called_like_records_are_listed(tmp_path: Path) -> None:
    assert records.records_in(tmp_path / "nowhere") == []
    path = game("a")
    (games_folder() / "notes.txt").write_text("nothing", encoding="utf-8")
    (games_folder() / "folder.jsonl").mkdir()
    (games_folder() / "nowhere.jsonl").symlink_to(tmp_path / "gone")
    assert records.recorded_games() == records.recorded_games(games_folder()) == [path]


def test_a_game_that_is_over_is_not_continued() -> None:
    assert records.latest_unfinished() is None
    over, older, newer = finished("over"), game("older"), game("newer")
    looked(over)
    for path, when in ((older, 100), (newer, 200), (over, 300)):
        os.utime(path, (when, when))
    looked(over)
    assert records.latest_unfinished() == newer
    assert records.latest_unfinished({newer}) == older
    assert records.latest_unfinished({newer, older}) is None


def test_a_copy_and_a_game_that_is_played_on_are_records_of_their_own() -> None:
    path = finished("first")
    timeline = Timeline.read(path, CONTENT)
    copied, played_on = records.copy(path, CONTENT), records.play_on(timeline, 12, SEATS)
    for session, problem in (copied, played_on):
        session.close()
        assert problem is None
    paths = [path, copied[0].path, played_on[0].path]
    assert len(set(paths)) == 3
    assert set(records.recorded_games()) == set(paths)
    assert len(copied[0].actions) == timeline.last
    assert len(played_on[0].actions) == 12
    assert played_on[0].header.seats == SEATS
