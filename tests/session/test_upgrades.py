"""Records of earlier formats are turned into the present one, step by step, and stay as they are.

The steps here are made up, so that they have something to do: in the past, seats were called
guilds, and taking back knew no count. That the lines of format 1 have no chain is true.
"""

import json
from pathlib import Path

import pytest
from rules.kit import CONTENT
from session.fault_text import fault_text, raises_fault
from session.recorded import lines, put, record, recorded

from forgewar.session import record as record_module
from forgewar.session import session as session_module
from forgewar.session import upgrades
from forgewar.session.error import NeedsCopy
from forgewar.session.record import Undone, read_record
from forgewar.session.session import Session
from forgewar.session.upgrades import Plain, Upgrade


def seats_were_guilds(header: Plain) -> Plain:
    return {"seats" if key == "guilds" else key: value for key, value in header.items()}


def undo_had_no_count(line: Plain) -> Plain:
    return line | {"count": 1} if line["line"] == "take_back" else line


def take_back_was_undo(line: Plain) -> Plain:
    return line | {"line": "undo"} if line["line"] == "take_back" else line


@pytest.fixture
def present(monkeypatch: pytest.MonkeyPatch) -> int:
    """Two steps lead to the present format, which is then the third."""
    steps = [
        Upgrade(header=seats_were_guilds, line=undo_had_no_count),
        Upgrade(line=take_back_was_undo),
    ]
    monkeypatch.setattr(upgrades, "UPGRADES", steps)
    for module in (record_module, session_module):
        monkeypatch.setattr(module, "FORMAT", 3)
    return 3


def old_record(path: Path, version: int) -> Path:
    """A game of twenty actions, one of them taken back, as it was written in its time."""
    session = record(path, actions=20, practice=True)
    session.undo()
    session.close()
    header, *rest = lines(path)
    header["forgewar"] = version
    if version == 1:
        header["guilds"] = header.pop("seats")
    rest[-1] = {"line": "take_back"} if version == 1 else {"line": "take_back", "count": 1}
    if version == 1:
        path.write_text("".join(json.dumps(line) + "\n" for line in [header, *rest]))
    else:
        put(path, [header, *rest])
    return path


def test_every_format_has_a_step_to_the_next() -> None:
    assert len(upgrades.UPGRADES) == record_module.FORMAT - 1


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_record_is_read_as_if_written_today(
    version: int, present: int, tmp_path: Path
) -> None:
    path = old_record(tmp_path / "old.jsonl", version)

    read = read_record(path)

    assert not read.problem
    assert (read.written, read.header.forgewar) == (version, present)
    assert len(read.header.seats) == 2
    assert read.lines[-1] == Undone(1)


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_record_is_played_on_as_a_copy(version: int, present: int, tmp_path: Path) -> None:
    path = old_record(tmp_path / "old.jsonl", version)
    before = path.read_bytes()

    with raises_fault("older version of the game", NeedsCopy):
        Session.load(path, CONTENT)
    session = Session.salvage(path, tmp_path / "copy.jsonl", CONTENT)
    session.play(session.game.choices()[0])
    session.close()

    assert path.read_bytes() == before
    assert lines(tmp_path / "copy.jsonl")[0]["forgewar"] == present
    assert len(Session.load(tmp_path / "copy.jsonl", CONTENT).actions) == 20


@pytest.mark.usefixtures("present")
def test_what_a_step_cannot_turn_into_anything_is_damaged(tmp_path: Path) -> None:
    path = old_record(tmp_path / "old.jsonl", 1)
    with path.open("a") as file:
        file.write('{"kind": "no line at all"}\n')
    assert "line 23 of old.jsonl is damaged" in fault_text(read_record(path).problem)

    path.write_text('{"forgewar": 1}\n')
    with raises_fault("is not a Forge War record"):
        read_record(path)


def test_a_record_of_today_needs_no_steps(present: int, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=5)
    read = read_record(path)
    assert (read.written, len(read.lines)) == (present, 5)
