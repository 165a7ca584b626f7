"""A full record is written anew without the actions that were undone, and the game goes on."""

import errno
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest
from faults.disks import Disk
from rules.kit import CONTENT
from session import checker
from session.fault_text import fault_text, raises_fault
from session.recorded import lines, record, recorded
from systems import needs_links

from forgewar import files
from forgewar.session import writer as writer_module
from forgewar.session.error import NeedsCopy, RecordFull
from forgewar.session.record import MAX_LINES, Played, Undone, read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session
from forgewar.session.undo import most_undoable
from forgewar.session.writer import RecordWriter


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(writer_module, "MAX_LINES", 40)
    return 40


def full(path: Path, limit: int = 40) -> Session:
    """A game whose record has no room for another line, most of it undone."""
    path.parent.mkdir(exist_ok=True)
    recorded(path, 10, practice=True)
    session = Session.load(path, CONTENT)
    while len(lines(path)) < limit - 1:
        assert session.undo()
        session.redo()
    assert session.undo()
    assert len(lines(path)) == limit
    return session


def left_behind(folder: Path) -> list[str]:
    """Names of files that were written and did not get their name."""
    return [path.name for path in folder.iterdir() if path.name.startswith(".forgewar-")]


def test_a_record_with_ten_thousand_undone_actions_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = record(None, 10, practice=True)
    stands = [Played(action) for action in session.actions]
    pairs = [Undone(1), stands[-1]] * ((MAX_LINES - 1 - len(stands)) // 2)
    RecordWriter.begin(path, session.header, [*stands, *pairs]).close()
    session = Session.load(path, CONTENT)
    last = session.actions[-1]

    for _ in range(10):
        assert session.undo()
        assert session.redo()

    assert len(lines(path)) < 50
    assert session.actions[-1] == last
    session.close()
    assert Session.load(path, CONTENT).actions == session.actions


@pytest.mark.usefixtures("limit")
def test_what_stands_can_be_undone_and_redone_afterwards(tmp_path: Path) -> None:
    session = full(tmp_path / "game.jsonl")
    before = session.game.state.digest()
    actions, can_undo = session.actions, most_undoable(session)
    assert session.undone

    session.redo()

    assert session.actions[:-1] == actions
    assert most_undoable(session) == can_undo + 1
    assert session.undo()
    assert session.game.state.digest() == before
    session.close()
    again = Session.load(tmp_path / "game.jsonl", CONTENT)
    assert again.game.state.digest() == before
    assert most_undoable(again) == can_undo
    assert again.undo(can_undo)


@pytest.mark.usefixtures("limit")
def test_the_new_record_is_one_that_any_reader_takes(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = full(path)
    header = path.read_bytes().splitlines()[0]

    session.redo()

    assert path.read_bytes().splitlines()[0] == header
    assert checker.first_broken(path.read_bytes()) is None
    assert [line["line"] for line in lines(path)[1:]] == ["play"] * 10
    found = replay(read_record(path), CONTENT)
    assert found.problem is None
    assert found.game.state == session.game.state
    assert left_behind(tmp_path) == []
    assert session.complaint() is None  # nothing to tell: nothing is missing


@pytest.mark.usefixtures("limit")
def test_a_record_with_states_keeps_those_that_stand(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path, 8, practice=True, states=True)
    session = Session.load(path, CONTENT)
    while len(lines(path)) <= 38:
        session.undo()
        session.redo()
    session.undo()
    session.redo()
    kinds = [line["line"] for line in lines(path)[1:]]
    assert kinds == ["state", *["play", "state"] * 8]
    assert replay(read_record(path), CONTENT).problem is None


def test_a_game_that_is_that_long_is_refused_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = recorded(tmp_path / "game.jsonl", 20)
    before = path.read_bytes()
    monkeypatch.setattr(writer_module, "MAX_LINES", len(before.splitlines()))
    session = Session.load(path, CONTENT)
    with raises_fault(r"game\.jsonl is full", RecordFull):
        session.play(session.game.choices()[0])
    assert path.read_bytes() == before
    assert left_behind(tmp_path) == []


@needs_links
@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
@pytest.mark.usefixtures("limit")
def test_a_link_to_a_record_stays_a_link(tmp_path: Path) -> None:
    session = full(tmp_path / "elsewhere" / "game.jsonl")
    session.close()
    path = tmp_path / "game.jsonl"
    path.symlink_to(tmp_path / "elsewhere" / "game.jsonl")
    session = Session.load(path, CONTENT)
    session.play(session.game.choices()[0])
    session.play(session.game.choices()[0])
    assert path.is_symlink()
    assert len(lines(path)) == 12
    assert left_behind(tmp_path / "elsewhere") == []


# The file stays locked

TAKES_UP = """
    import sys
    from pathlib import Path
    from forgewar.content import load
    from forgewar.session.error import NeedsCopy
    from forgewar.session.session import Session
    try:
        Session.load(Path(sys.argv[1]), load.default())
    except NeedsCopy as problem:
        print(problem.fault.id)
"""


def other_program(path: Path) -> str:
    """What another program is told that wants to play on."""
    program = [sys.executable, "-c", textwrap.dedent(TAKES_UP), str(path)]
    return subprocess.run(program, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the lock is let go for that moment there")
@pytest.mark.usefixtures("limit")
def test_nobody_else_can_take_up_the_game_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    session = full(path)
    told = []
    real = files.replace

    def replace(source: Path, target: Path) -> None:
        told.append(other_program(path))
        real(source, target)
        told.append(other_program(path))

    monkeypatch.setattr(files, "replace", replace)
    session.redo()
    told.append(other_program(path))
    assert told == ["record-being-played"] * 3


# The disk is full, or fails


@pytest.mark.usefixtures("limit")
def test_on_a_full_disk_the_record_stays_and_goes_on_later(disk: Disk) -> None:
    path = disk.folder / "game.jsonl"
    session = full(path)
    before, actions = path.read_bytes(), session.actions
    (disk.folder / "small.jsonl").touch()  # the limit lets no file grow over the smallest
    disk.fill()

    with raises_fault(r"game\.jsonl cannot be written: "):
        session.redo()

    assert session.actions == actions
    assert session.undone
    assert path.read_bytes() == before
    assert left_behind(disk.folder) == []
    session.patient = True
    session.redo()
    assert session.owes
    disk.free()
    assert session.undo()
    assert not session.owes
    session.close()
    assert Session.load(path, CONTENT).actions == actions


KILLED = """
    import os, signal, sys
    from pathlib import Path
    from forgewar import files
    from forgewar.content import load
    from forgewar.session import writer
    from forgewar.session.session import Session

    writer.MAX_LINES = 40
    real = files.replace
    def replace(source, target):
        if sys.argv[2] == "after":
            real(source, target)
        os.kill(os.getpid(), signal.SIGKILL)
    files.replace = replace
    session = Session.load(Path(sys.argv[1]), load.default())
    session.play(session.game.choices()[0])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")
@pytest.mark.usefixtures("limit")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_kill_in_the_middle_loses_nothing(tmp_path: Path, when: str) -> None:
    path = tmp_path / "game.jsonl"
    session = full(path)
    actions = session.actions
    session.close()
    before = path.read_bytes()

    program = [sys.executable, "-c", textwrap.dedent(KILLED), str(path), when]
    assert subprocess.run(program, check=False).returncode == -signal.SIGKILL

    again = Session.load(path, CONTENT)
    if when == "before":
        assert path.read_bytes() == before
        assert again.actions == actions
        again.play(again.game.choices()[0])
    assert again.actions[:-1] == actions
    assert len(lines(path)) == 11


# Windows replaces no file that is open


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Records that are open; replacing one of them fails, as it does there. Returns them."""
    monkeypatch.setattr(writer_module, "_REPLACES_OPEN", False)
    held: list[Path] = []
    real = files.replace

    def replace(source: Path, target: Path) -> None:
        if target in held:
            raise PermissionError(errno.EACCES, "Access is denied")
        real(source, target)

    monkeypatch.setattr(files, "replace", replace)
    return held


@pytest.mark.usefixtures("limit")
def test_an_open_record_is_closed_replaced_and_opened_again(
    tmp_path: Path, windows: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    session = full(path)
    assert session._writer is not None
    old, at_replacing, real = session._writer._file, [], files.replace

    def replace(source: Path, target: Path) -> None:
        at_replacing.append(old.closed)
        real(source, target)

    monkeypatch.setattr(files, "replace", replace)
    session.redo()
    assert at_replacing == [True]
    assert windows == []
    assert len(lines(path)) == 11
    assert session.path == path
    with raises_fault("being played in another window", NeedsCopy):
        Session.load(path, CONTENT)
    assert session.undo()
    session.close()
    assert Session.load(path, CONTENT).actions == session.actions


@pytest.mark.usefixtures("limit")
def test_a_record_that_somebody_looks_at_stays_and_goes_on_later(
    tmp_path: Path, windows: list[Path]
) -> None:
    path = tmp_path / "game.jsonl"
    session = full(path)
    before = path.read_bytes()
    windows.append(path)
    with raises_fault("cannot be written: Access is denied"):
        session.redo()
    assert path.read_bytes() == before
    assert left_behind(tmp_path) == []
    with raises_fault("being played in another window", NeedsCopy):
        Session.load(path, CONTENT)  # the lock is ours again
    windows.clear()
    session.redo()
    assert len(lines(path)) == 11


@pytest.mark.usefixtures("limit", "windows")
@pytest.mark.parametrize("also_full", [False, True])
def test_a_record_that_is_taken_in_that_moment_is_written_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, also_full: bool
) -> None:
    path = tmp_path / "game.jsonl"
    session = full(path)
    real = files.replace
    others = []

    def replace(source: Path, target: Path) -> None:
        real(source, target)
        others.append(RecordWriter(path))

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files, "replace", replace)
    if also_full:
        with monkeypatch.context() as patch:
            patch.setattr(writer_module, "write_new", refuse)
            with raises_fault("cannot be written: "):
                session.redo()
    session.redo()
    assert session.path == tmp_path / "game-2.jsonl"
    assert "game-2.jsonl" in fault_text(session.complaint())
    others[0].close()
    session.close()
    assert Session.load(session.path, CONTENT).actions == session.actions
    assert replay(read_record(path), CONTENT).problem is None
