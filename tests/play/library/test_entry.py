"""What is known of a game: a look at its record tells, and a slip beside it remembers."""

import sys
from functools import reduce
from pathlib import Path

import msgspec
import pytest
from play.library.kit import finished, looked
from rules.kit import CONTENT
from session.fault_text import fault_text
from session.recorded import record, recorded

from forgewar.paths import games_folder
from forgewar.play.library.entry import Entry, note_session
from forgewar.play.library.metadata import metadata_file
from forgewar.play.library.records import latest_unfinished
from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session
from forgewar.session.summary import Summary


def test_a_look_tells_how_a_game_stands_and_is_noted(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 40)
    session = Session.load(path, CONTENT)

    entry = looked(path)

    assert entry.summary is not None
    assert not entry.over
    assert entry.summary.actions == 40
    assert list(entry.summary.cells) == session.game.state.cells
    assert Entry(path).summary == entry.summary  # without another look


@pytest.mark.slow
def test_a_record_that_has_grown_is_looked_at_again(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 40)
    looked(path)
    session = Session.load(path, CONTENT)
    session.play(session.game.choices()[0])
    session.close()

    assert not Entry(path).seen
    summary = looked(path).summary
    assert summary is not None
    assert summary.actions == 41


def test_a_game_that_is_left_needs_no_look(tmp_path: Path) -> None:
    session = record(tmp_path / "game.jsonl", 40)
    session.close()
    note_session(session)
    assert looked(tmp_path / "game.jsonl").summary == Entry(tmp_path / "game.jsonl").summary


@pytest.mark.parametrize(
    "slip",
    [
        b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name": 7}', b"[" * 100_000,
        b'{"name": "Bess", "seen": {"size": -1}}', b"x" * 10**6,
    ],
)  # fmt: skip
def test_a_damaged_slip_costs_a_look_and_no_game(slip: bytes, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    before = looked(path).summary
    metadata_file(path).write_bytes(slip)
    assert looked(path).summary == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("cells", [99] * 61), ("cells", [1]), ("terrain", "copper"), ("seat", 9), ("round", 10**9),
        ("ranking", [7]), ("prestige", []), ("down", -1), ("phase", "p" * 10**4),
        ("cells", [8] * 61),
    ],
)  # fmt: skip
def test_a_slip_that_cannot_be_true_is_not_believed(
    field: str, value: object, tmp_path: Path
) -> None:

    path = recorded(tmp_path / "game.jsonl")
    before = looked(path).summary
    slip = msgspec.json.decode(metadata_file(path).read_bytes())
    slip["seen"]["summary"][field] = value
    metadata_file(path).write_bytes(msgspec.json.encode(slip))

    assert Entry(path).summary is None
    assert looked(path).summary == before


def test_a_slip_of_a_newer_version_keeps_the_name(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    metadata_file(path).write_text('{"name": "Bess", "seen": {"how": "new"}, "stars": 5}')
    assert looked(path).slip.name == "Bess"


def test_a_damaged_record_tells_what_is_wrong_and_how_far_it_is_sound(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 30)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) - 20])

    entry = looked(path)

    assert "is damaged" in fault_text(entry.problem)
    assert entry.summary is not None
    assert entry.summary.actions == 29
    assert Entry(path).problem == entry.problem, "it is noted"


def test_a_game_that_goes_on_after_its_end_is_not_finished_any_more() -> None:
    path = games_folder() / "solo.jsonl"
    games_folder().mkdir(parents=True)
    session = record(path, 10_000, practice=True)
    assert session.game.over
    session.close()
    note_session(session)
    assert latest_unfinished() is None
    session = Session.load(path, CONTENT)
    session.undo()
    session.close()
    note_session(session)
    assert latest_unfinished() == path
    assert replay(read_record(path), CONTENT).game.decision is not None


def test_damage_behind_the_end_of_a_game_costs_nothing() -> None:
    path = finished("over")
    path.write_bytes(path.read_bytes() + b'{"line": "pl')
    entry = looked(path)
    assert entry.over
    assert not entry.problem


def test_a_slip_holds_values_and_no_words() -> None:
    """So that a game is told in whatever language is spoken when somebody looks."""
    path = finished("over")
    entry = looked(path)
    slip = msgspec.json.decode(metadata_file(path).read_bytes())
    assert set(slip["seen"]) == {"size", "over", "problem", "summary"}
    assert entry.summary is not None
    assert msgspec.convert(slip["seen"]["summary"], Summary) == entry.summary


def test_a_slip_tells_what_is_wrong_in_no_language(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 30)
    path.write_bytes(path.read_bytes()[:-20])
    looked(path)
    problem = msgspec.json.decode(metadata_file(path).read_bytes())["seen"]["problem"]
    assert problem["id"] == "record-line-damaged"
    assert problem["values"]["why"] == {"id": "record-no-hash", "values": {}}


def test_a_slip_with_a_sentence_of_an_earlier_version_costs_a_look(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 30)
    path.write_bytes(path.read_bytes()[:-20])
    before = looked(path).problem
    slip = msgspec.json.decode(metadata_file(path).read_bytes())
    slip["seen"]["problem"] = "line 32 of game.jsonl is damaged (it does not end with its hash)"
    metadata_file(path).write_bytes(msgspec.json.encode(slip | {"name": "Bess"}))
    assert Entry(path).slip.name == "Bess"
    assert not Entry(path).seen
    assert looked(path).problem == before


@pytest.mark.parametrize(
    "problem",
    [
        {"id": "-term"},
        {"id": "record-\x1b[2J"},
        {"id": "record-older", "values": {"file": {"id": "no id"}}},
        {"id": "record-sound-for", "values": {"actions": 10**30}},
        {"id": "record-older", "words": "more"},
        reduce(
            lambda inner, _: {"id": "record-older", "values": {"file": inner}},
            range(300),
            {"id": "record-no-hash"},
        ),
    ],
    ids=["term", "control", "inner", "number", "field", "deep"],
)
def test_a_slip_with_a_fault_that_cannot_be_told_costs_a_look(
    problem: object, tmp_path: Path
) -> None:
    path = recorded(tmp_path / "game.jsonl", 30)
    before = looked(path)
    slip = msgspec.json.decode(metadata_file(path).read_bytes())
    slip["seen"]["problem"] = problem
    metadata_file(path).write_bytes(msgspec.json.encode(slip))
    assert not Entry(path).seen
    assert looked(path).problem is before.problem is None


def test_a_slip_of_an_earlier_version_is_still_read(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 40)
    looked(path)
    slip = msgspec.json.decode(metadata_file(path).read_bytes())
    slip["seen"] |= {"kind": "Simple", "words": "round 2, your turn: Tower"}
    metadata_file(path).write_bytes(msgspec.json.encode(slip | {"name": "Bess"}))
    assert Entry(path).slip.name == "Bess"
    assert Entry(path).seen


def test_what_is_no_record_is_told_and_called_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / ("a b.jsonl" if sys.platform == "win32" else "a\nb.jsonl")
    path.write_text("nothing\n", encoding="utf-8")
    entry = Entry(path)
    assert entry.refusal is None
    assert entry.header is None
    assert entry.refusal
    assert entry.problem == entry.refusal
    assert entry.summary is None
    assert entry.seen
    assert not entry.over
    assert not entry.named
    assert "\n" not in str(entry.title)
    assert (entry.size, entry.when) == (path.stat().st_size, path.stat().st_mtime)
    gone = Entry(tmp_path / "gone.jsonl")
    assert gone.size < 0
    assert gone.when == 0
