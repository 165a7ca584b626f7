"""Records as files: what is written is what is read, and what cannot be read is said clearly."""

import errno
import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from rules.kit import CONTENT
from session.fault_text import fault_text, raises_fault
from session.recorded import lines, record, recorded, rewrite, take_up

from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.session import record as record_module
from forgewar.session import writer as writer_module
from forgewar.session.error import RecordError
from forgewar.session.record import Played, Seat, Undone, read_header, read_record
from forgewar.session.session import Session
from forgewar.session.writer import RecordWriter

ACTIONS = get_args(Action)


def example(kind: type[Action], number: int) -> Action:
    """An action of this kind with a different value in every field."""
    values: dict[Any, Any] = {int: number, str: f"card:{number}", bool: bool(number % 2)}
    return kind(*(values[field.type] for field in msgspec.structs.fields(kind)))


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_action_is_read_as_it_was_written(kind: type[Action], tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=0)
    written = [example(kind, 2), example(kind, 3)]
    writer = take_up(path)
    writer.lines(*map(Played, written))
    writer.close()

    read = [line.action for line in read_record(path).lines]

    assert read == written
    assert [type(action) for action in read] == [kind, kind]


def test_the_header_is_read_as_it_was_written(tmp_path: Path) -> None:
    seats = (Seat("Ada", "green"), Seat("Brunel & Söhne", "purple", "sensible"))
    path = tmp_path / "game.jsonl"
    session = record(path, actions=0, seats=seats, practice=True)
    session.close()

    header = read_record(path).header

    assert header == session.header
    assert header.seats == seats
    assert header.practice


def test_every_line_is_on_disk_when_play_returns(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = record(None, actions=30)
    watched = record(None, actions=0, practice=True)  # so that it can be taken back
    watched._writer = RecordWriter.begin(path, watched.header)
    for action in session.actions:
        watched.play(action)
        with path.open("rb") as other:  # another handle sees what the disk has
            written = msgspec.json.decode(other.read().splitlines()[-1])
        if written["line"] == "play":
            assert msgspec.convert(written["action"], Action) == action
        else:
            assert written["line"] == "check"
    watched.undo()
    assert lines(path)[-1] == {"line": "undo", "count": 1}


def test_a_game_is_never_recorded_over_another(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    before = path.read_bytes()

    with raises_fault("already exists"):
        record(path)

    assert path.read_bytes() == before


def test_a_record_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with raises_fault("cannot be written: No such file or directory"):
        record(tmp_path / "nowhere" / "game.jsonl")


def test_a_full_disk_leaves_game_and_record_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    session = record(path, actions=10)
    session.close()
    session._writer = take_up(path)
    file, state = path.read_bytes(), session.game.state.digest()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(writer_module.os, "fsync", full)
    for attempt in (lambda: session.play(session.game.choices()[0]), session.undo):
        with raises_fault("cannot be written: No space left on device"):
            attempt()
        assert path.read_bytes() == file
        assert session.game.state.digest() == state
        assert len(session.actions) == 10

    monkeypatch.undo()
    session.play(session.game.choices()[0])
    assert path.read_bytes().startswith(file)
    assert path.read_bytes() != file


# Headers that cannot be used


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not a Forge War record"),
        (b"nothing\n", r"is not a Forge War record: .* \(it is not JSON\)"),
        (b"\x00\x01\xff\xfe", r"is not a Forge War record: .* \(it is not JSON\)"),
        (b"[1, 2, 3]\n", r"is not a Forge War record: .* \(a value in it is missing or wrong\)"),
        (b'{"forgewar": "one"}\n', "is not a Forge War record"),
        (b'{"forgewar": 1}\n', "is not a Forge War record"),
        (b"[" * 100_000, "is not a Forge War record"),
        (b"\n" * 100_000, "is not a Forge War record"),
        (b'{"forgewar": 3, "anything": "new"}\n', "newer version of the game; update to open it"),
    ],
    ids=[
        "empty",
        "noise",
        "binary",
        "list",
        "word",
        "fields missing",
        "nested",
        "endless",
        "newer",
    ],
)
def test_a_file_that_is_no_record_is_refused(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content)
    with raises_fault(sentence) as refused:
        read_record(path)
    assert "\n" not in fault_text(refused.value.fault)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"forgewar": 0}, "has version 0, which does not exist"),
        ({"options": {"mode": "simple", "bonus_tiles": True}}, "bonus tiles are for epic games"),
        ({"options": {"guilds": 5}}, "2 to 4 guilds, not 5"),
        ({"options": {"guilds": 3}}, "names 2 seats for 3 guild"),
        ({"options": {"mode": "quick"}}, r"options\.mode is missing or wrong"),
        ({"options": {"even_start": [["silver"]]}}, r"options\.even_start\S* is missing or wrong"),
        ({"options": {"even_start": [[], [], ["gold"]]}}, "even start for 3 places needs 3 guilds"),
        ({"options": {"even_start": [["gold"] * 10]}}, "gives a place at most 9 gifts"),
        (
            {"options": {"guilds": 1, "difficulty": "easy", "even_start": []}},
            "an even start is for games with 2 to 4 guilds",
        ),
        (
            {"seats": [{"name": "A", "colour": "blue"}, {"name": "B", "colour": "blue"}]},
            "two guilds the same colour",
        ),
        ({"shuffled": True}, "shuffled is missing or wrong"),
        ({"seed": 2**64}, "has a seed of more than 64 bits"),
        ({"seed": 10**4000}, "has a seed of more than 64 bits"),
    ],
    ids=[
        *("version", "tiles", "guilds", "seats", "mode", "gift", "places", "gifts", "solo gifts"),
        *("colours", "field", "seed", "huge seed"),
    ],
)
def test_a_header_of_no_game_is_refused(
    fields: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=3)
    rewrite(path, 1, **fields)
    with raises_fault(sentence):
        read_record(path)


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    with raises_fault("cannot be read: No such file"):
        read_record(tmp_path / "game.jsonl")
    with raises_fault("is a folder; choose a record in it"):
        read_record(tmp_path)


# Damage further on


@pytest.mark.parametrize(
    "damage",
    [
        b'{"line":"play","action":{"do":"fly"}}\n',
        b'{"line":"play","action":{"do":"pass_mine","cheat":1}}\n',
        b'{"line":"dance"}\n',
        b'{"line":"undo","count":1.5}\n',
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        b'{"line":"play"',
    ],
    ids=["action", "field", "line", "fraction", "binary", "nested", "cut"],
)
def test_a_damaged_line_ends_what_is_read(damage: bytes, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=3)
    path.write_bytes(path.read_bytes() + damage)

    read = read_record(path)

    assert len(read.lines) == 3
    assert fault_text(read.problem).startswith("line 5 of game.jsonl is damaged")


def test_a_record_longer_than_any_game_is_not_read_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_module, "MAX_LINES", 5)
    read = read_record(recorded(tmp_path / "game.jsonl", actions=20))
    assert "too long for a record" in fault_text(read.problem)
    assert len(read.lines) < 20


def test_a_record_larger_than_any_game_is_not_read_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20)
    monkeypatch.setattr(record_module, "MAX_BYTES", path.stat().st_size // 2)
    read = read_record(path)
    assert "too long for a record" in fault_text(read.problem)
    assert 0 < len(read.lines) < 20


@pytest.mark.parametrize("limit", ["MAX_LINES", "MAX_BYTES", "MAX_LINE"])
def test_what_nobody_would_read_again_is_not_written(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=20)
    written = path.read_bytes()
    session = Session.load(path, CONTENT)
    most = {"MAX_LINES": len(written.splitlines()), "MAX_BYTES": len(written), "MAX_LINE": 1}
    monkeypatch.setattr(writer_module, limit, most[limit])

    with raises_fault(r"game\.jsonl is full: it is as long"):
        session.play(session.game.choices()[0])

    assert path.read_bytes() == written
    assert len(session.actions) == 20


def test_names_of_strangers_are_made_fit_to_be_shown(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=0)
    names = ["\x1b[2J\n\u202eAda" + "x" * 1000, " \t "]
    seats = [{"name": n, "colour": c} for n, c in zip(names, ("blue", "green"), strict=True)]
    rewrite(path, 1, seats=seats)
    first, second = (seat.name for seat in read_header(path).seats)
    assert first == "\ufffd[2J\ufffd\ufffdAda" + "x" * 31
    assert second == "?"


def test_a_sentence_never_holds_what_a_stranger_wrote_as_it_is(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=3)
    rewrite(path, 1, **{"\x1b[2J\n" * 10_000: 1})
    with pytest.raises(RecordError) as refused:
        read_record(path)
    assert fault_text(refused.value.fault).isprintable()
    assert len(fault_text(refused.value.fault)) <= 400


def test_nothing_runs_into_a_line_whose_end_is_missing(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=3)
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))

    writer = take_up(path)
    writer.lines(Undone(1))
    writer.close()

    assert not read_record(path).problem
    assert read_record(path).lines[-1] == Undone(1)


def test_options_are_written_so_that_anybody_can_read_them(tmp_path: Path) -> None:
    options = Options("epic", 1, bonus_tiles=True, difficulty="hard")
    path = recorded(tmp_path / "game.jsonl", actions=0, options=options)
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"] == {
        "mode": "epic",
        "guilds": 1,
        "bonus_tiles": True,
        "difficulty": "hard",
    }


def test_an_even_start_is_carried_by_the_record_and_no_other_game_speaks_of_it(
    tmp_path: Path,
) -> None:
    options = Options("simple", 2, even_start=((), ("copper", "gold")))
    path = recorded(tmp_path / "game.jsonl", options=options)
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"]["even_start"] == [[], ["copper", "gold"]]
    assert read_record(path).header.options == options
    assert not read_record(path).problem
    assert b"even_start" not in msgspec.json.encode(Options("simple", 2))
