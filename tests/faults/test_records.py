"""Whatever happens to a record's file, the game goes on or says in one sentence why it cannot, and
what was recorded stays."""

import errno
import json
import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from faults.disks import Disk, open_to_all
from rules.kit import CONTENT
from session.fault_text import fault_text, raises_fault
from session.recorded import lines, record, recorded
from systems import takes_open_files_away

from forgewar.session.error import NeedsCopy, RecordError
from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session


def play(session: Session, actions: int) -> None:
    for _ in range(actions):
        session.play(session.game.choices()[0])


def play_until_full(session: Session) -> str:
    """The sentence that ends it."""
    for _ in range(1000):
        try:
            session.play(session.game.choices()[0])
        except RecordError as problem:
            return fault_text(problem.fault)
    pytest.fail("the disk never became full")


def new_session(path: Path) -> Session:
    session = record(path, actions=10)
    session.close()
    return Session.load(path, CONTENT)


# A full disk


def test_a_full_disk_stops_the_game_and_leaves_its_record_whole(disk: Disk) -> None:
    path = disk.folder / "game.jsonl"
    session = new_session(path)
    disk.fill()

    sentence = play_until_full(session)

    assert "game.jsonl cannot be written: " in sentence
    assert path.read_bytes().endswith(b"\n")
    assert len(read_record(path).lines) >= len(session.actions)
    assert replay(read_record(path), CONTENT).game.state == session.game.state


def test_the_game_goes_on_where_it_was_when_there_is_room_again(disk: Disk) -> None:
    session = new_session(disk.folder / "game.jsonl")
    disk.fill()
    play_until_full(session)
    disk.free()

    play(session, 5)
    session.close()

    found = Session.load(disk.folder / "game.jsonl", CONTENT)
    assert found.game.state == session.game.state


def test_a_patient_game_goes_on_and_records_what_it_owes_later(disk: Disk) -> None:
    session = new_session(disk.folder / "game.jsonl")
    disk.fill()
    play_until_full(session)
    recorded_to = disk.folder.joinpath("game.jsonl").read_bytes()

    session.patient = True
    play(session, 30)
    session.undo()
    assert session.owes
    assert disk.folder.joinpath("game.jsonl").read_bytes() == recorded_to

    disk.free()
    play(session, 1)
    assert not session.owes
    session.close()
    assert disk.folder.joinpath("game.jsonl").read_bytes().startswith(recorded_to)
    assert Session.load(disk.folder / "game.jsonl", CONTENT).game.state == session.game.state


def test_what_is_owed_is_written_at_the_end_or_the_loss_is_said(disk: Disk) -> None:
    session = new_session(disk.folder / "game.jsonl")
    disk.fill()
    play_until_full(session)
    session.patient = True
    play(session, 3)

    with raises_fault("cannot be written"):
        session.close()


def test_nothing_is_left_of_a_record_that_cannot_even_begin(disk: Disk) -> None:
    old = recorded(disk.folder / "old.jsonl", actions=60)
    recorded(disk.folder / "short.jsonl", actions=10)
    disk.fill()

    with raises_fault("cannot be written"):
        Session.salvage(old, disk.folder / "copy.jsonl", CONTENT)

    assert not (disk.folder / "copy.jsonl").exists()


# A file that vanishes


@takes_open_files_away
def test_a_record_that_is_deleted_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    path.unlink()

    play(session, 1)

    assert session.path == path
    assert fault_text(session.complaint()) == (
        "game.jsonl was deleted or moved while it was being played. The whole game is "
        "now recorded as game.jsonl."
    )
    assert session.complaint() is None
    session.close()
    assert Session.load(path, CONTENT).game.state == session.game.state


@takes_open_files_away
def test_a_record_that_is_deleted_before_something_is_taken_back_is_right(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=30, practice=True)
    session = Session.load(path, CONTENT)
    path.unlink()
    session.undo(5)
    play(session, 30)
    session.close()
    assert Session.load(path, CONTENT).game.state == session.game.state


@takes_open_files_away
def test_a_record_that_is_deleted_in_the_last_moment_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    path.unlink()
    session.close()
    assert Session.load(path, CONTENT).game.state == session.game.state


@takes_open_files_away
def test_a_record_whose_folder_is_deleted_is_missed_in_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    session = new_session(folder / "game.jsonl")
    shutil.rmtree(folder)

    with raises_fault("cannot be written: No such file or directory"):
        play(session, 1)
    session.patient = True
    play(session, 3)
    folder.mkdir()
    play(session, 1)

    session.close()
    assert Session.load(folder / "game.jsonl", CONTENT).game.state == session.game.state


@takes_open_files_away
def test_a_record_with_states_is_written_again_with_them(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=5, states=True)
    session = Session.load(path, CONTENT)
    path.unlink()
    play(session, 1)
    session.close()
    assert [line.get("line") for line in lines(path)].count("state") == 7
    assert not replay(read_record(path), CONTENT).problem


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows protects open files")
@pytest.mark.parametrize("deed", ["delete", "move", "replace"])
def test_a_record_is_not_taken_away_while_it_is_played(deed: str, tmp_path: Path) -> None:
    other = recorded(tmp_path / "other.jsonl", actions=4)
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    deeds = {
        "delete": path.unlink,
        "move": lambda: path.rename(tmp_path / "trashed.jsonl"),
        "replace": lambda: other.replace(path),
    }
    with pytest.raises(PermissionError):
        deeds[deed]()
    play(session, 3)
    session.close()
    assert session.complaint() is None
    assert Session.load(path, CONTENT).game.state == session.game.state


# A file that others write to


def put_old_over(path: Path, old: Path) -> None:
    shutil.copyfile(old, path)


def put_old_in_place(path: Path, old: Path) -> None:
    Path(shutil.copy(old, old.with_suffix(".copy"))).replace(path)


def cut(path: Path, _: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def cut_between_lines(path: Path, _: Path) -> None:
    os.truncate(path, path.read_bytes().rindex(b"\n", 0, -1) + 1)


def empty(path: Path, _: Path) -> None:
    path.write_bytes(b"")


def add_to(path: Path, _: Path) -> None:
    with path.open("ab") as file:
        file.write(b'{"line":"undo","count":1}\n')


def change_a_letter(path: Path, _: Path) -> None:
    with path.open("r+b") as file:
        file.seek(500)
        file.write(b"#")


def change_the_last_line(path: Path, _: Path) -> None:
    """At once, so that not even the file's time tells."""
    when = path.stat()
    with path.open("r+b") as file:
        file.seek(-8, os.SEEK_END)
        file.write(b"#")
    os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))


def put_a_folder_there(path: Path, _: Path) -> None:
    path.unlink()
    path.mkdir()


DEEDS = [
    put_old_over,
    pytest.param(put_old_in_place, marks=takes_open_files_away),
    cut,
    cut_between_lines,
    empty,
    add_to,
    change_a_letter,
    change_the_last_line,
]


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
@pytest.mark.parametrize("then", ["play", "undo", "close"])
def test_a_record_that_others_change_is_written_anew_beside_it(
    deed: Callable[[Path, Path], None], then: str, tmp_path: Path
) -> None:
    old = recorded(tmp_path / "old.jsonl", actions=4, practice=True)
    path = recorded(tmp_path / "game.jsonl", actions=10, practice=True)
    session = Session.load(path, CONTENT)
    play(session, 5)

    deed(path, old)
    theirs = path.read_bytes()
    if then == "play":
        play(session, 1)
    elif then == "undo":
        session.undo(3)
    session.close()

    assert path.read_bytes() == theirs
    assert session.path == tmp_path / "game-2.jsonl"
    assert fault_text(session.complaint()).endswith(
        "The whole game is now recorded as game-2.jsonl."
    )
    found = Session.load(tmp_path / "game-2.jsonl", CONTENT)
    assert found.actions == session.actions
    assert found.game.state == session.game.state


@takes_open_files_away
def test_a_record_moved_to_the_trash_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    path.rename(tmp_path / "trashed.jsonl")
    trashed = (tmp_path / "trashed.jsonl").read_bytes()

    play(session, 3)
    session.close()

    assert (tmp_path / "trashed.jsonl").read_bytes() == trashed
    assert fault_text(session.complaint()).startswith("game.jsonl was deleted or moved")
    assert Session.load(path, CONTENT).game.state == session.game.state


@takes_open_files_away
def test_a_folder_in_its_place_is_not_written_to(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game.jsonl")
    put_a_folder_there(tmp_path / "game.jsonl", tmp_path)
    play(session, 1)
    session.close()
    assert session.path == tmp_path / "game-2.jsonl"


def test_a_record_changed_again_and_again_is_never_lost(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game.jsonl")
    for _ in range(12):
        assert session.path is not None
        empty(session.path, tmp_path)
        play(session, 1)
    session.close()
    assert session.path == tmp_path / "game-13.jsonl"
    assert Session.load(session.path, CONTENT).game.state == session.game.state


def test_a_record_that_was_only_touched_stays_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    play(session, 2)
    os.utime(path, (1_000_000_000, 1_000_000_000))
    play(session, 2)
    session.close()
    assert session.path == path
    assert session.complaint() is None
    assert Session.load(path, CONTENT).game.state == session.game.state


# A write that fails, and cannot be undone


class Unwell:
    """A file that takes half a line, and then for a while cannot even be cut."""

    def __init__(self, file: BinaryIO, failures: int) -> None:
        self._file = file
        self.failures = failures

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        if self.failures:
            self._file.write(data[: len(data) // 2])
            raise OSError(errno.EIO, "Input/output error")
        return self._file.write(data)

    def truncate(self, size: int) -> int:
        if self.failures:
            self.failures -= 1
            raise OSError(errno.EIO, "Input/output error")
        return self._file.truncate(size)


def unwell(session: Session, failures: int) -> Unwell:
    assert session._writer is not None
    session._writer._file = found = Unwell(session._writer._file, failures)  # type: ignore[assignment]
    return found


def test_a_torn_line_is_cut_off_before_the_next(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    whole = path.read_bytes()
    unwell(session, failures=1)

    with raises_fault("cannot be written: Input/output error"):
        play(session, 1)
    assert path.read_bytes() != whole  # torn
    assert len(session.actions) == 10
    play(session, 2)
    session.close()

    assert session.path == path
    assert path.read_bytes().startswith(whole)
    assert Session.load(path, CONTENT).game.state == session.game.state


def test_a_torn_line_that_stays_is_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    unwell(session, failures=1000)

    with raises_fault("cannot be written: Input/output error"):
        play(session, 1)
    play(session, 2)
    session.close()

    assert session.path == tmp_path / "game-2.jsonl"
    assert "ends with an incomplete line" in fault_text(session.complaint())
    assert Session.load(session.path, CONTENT).game.state == session.game.state
    with raises_fault("is damaged", NeedsCopy):
        Session.load(path, CONTENT)


# Two programs on one game

OTHER = """
    import sys
    from pathlib import Path
    from forgewar.content import load
    from forgewar.session.error import RecordError
    from forgewar.session.session import Session
    from forgewar.words.faults import describe_fault

    try:
        session = Session.load(Path(sys.argv[1]), load.default())
    except RecordError as problem:
        print(f"{type(problem).__name__}: {describe_fault(problem.fault)}", flush=True)
    else:
        print("open", flush=True)
        sys.stdin.read()
        session.play(session.game.choices()[0])
        session.close()
"""


def another_program(path: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(OTHER), str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_game_is_played_by_one_program_at_a_time(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=10)
    with another_program(path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        before = path.read_bytes()

        with raises_fault("being played in another window of Forge War", NeedsCopy):
            Session.load(path, CONTENT)
        copy = Session.salvage(path, tmp_path / "copy.jsonl", CONTENT)
        play(copy, 2)
        copy.close()

        assert path.read_bytes() == before
        other.communicate("")
    assert len(Session.load(path, CONTENT).actions) == 11
    assert len(Session.load(tmp_path / "copy.jsonl", CONTENT).actions) == 12


def test_the_other_program_is_refused_as_well(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game.jsonl")
    with another_program(tmp_path / "game.jsonl") as other:
        out, _ = other.communicate("")
    assert out.startswith("NeedsCopy: game.jsonl is being played in another window")
    play(session, 1)
    session.close()


def test_a_program_that_was_killed_locks_nobody_out(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=10)
    with another_program(path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        other.kill()
    Session.load(path, CONTENT).close()


def test_a_game_can_be_watched_while_it_is_played(tmp_path: Path) -> None:
    session = new_session(tmp_path / "game.jsonl")
    assert len(read_record(tmp_path / "game.jsonl").lines) == 10
    session.close()


# Records that nobody may write

AS_NOBODY = """
    import os, sys
    from pathlib import Path
    from forgewar.content import load
    from forgewar.session.error import RecordError
    from forgewar.session.session import Session
    from forgewar.words import as_list
    from forgewar.words.faults import describe_fault

    content = load.default()
    str(as_list("ab"))  # what speaks is loaded with the first sentence
    if os.geteuid() == 0:
        os.setuid(65534)
    for take_up in (
        lambda: Session.load(Path(sys.argv[1]), content),
        lambda: Session.salvage(Path(sys.argv[1]), Path(sys.argv[1] + ".copy"), content),
        lambda: Session.salvage(Path(sys.argv[1]), None, content),
    ):
        try:
            session = take_up()
        except RecordError as problem:
            print(f"{type(problem).__name__}: {describe_fault(problem.fault)}")
        else:
            session.play(session.game.choices()[0])
            print(len(session.actions))
"""


@pytest.mark.skipif(os.name == "nt", reason="permissions of Unix")
def test_a_record_that_may_not_be_written_can_be_played_without_one(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    path = recorded(folder / "game.jsonl", actions=10)
    before = path.read_bytes()
    path.chmod(0o444)
    folder.chmod(0o555)
    open_to_all(folder)

    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(AS_NOBODY), str(path)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    folder.chmod(0o755)

    assert done.stderr == ""
    load, copy, unrecorded = done.stdout.splitlines()
    assert load.startswith("NeedsCopy: ")
    assert load.endswith("game.jsonl cannot be written: Permission denied.")
    assert copy.startswith("RecordError: ")
    assert copy.endswith(".copy cannot be written: Permission denied.")
    assert unrecorded == "11"
    assert path.read_bytes() == before


# Records that are cut off


def test_a_record_cut_anywhere_is_played_on_as_a_copy(tmp_path: Path) -> None:
    whole = recorded(tmp_path / "whole.jsonl", actions=30).read_bytes()
    ends = [i + 1 for i, byte in enumerate(whole) if byte == ord("\n")]
    first = ends[0]
    for cut in range(first + 1, len(whole), 97):
        path, copy = tmp_path / f"{cut}.jsonl", tmp_path / f"{cut}-copy.jsonl"
        path.write_bytes(whole[:cut])
        kept = [json.loads(line) for line in whole[:cut].splitlines(keepends=True)[1:-1]]
        if cut in ends or cut + 1 in ends:
            continue  # between two lines, or with only the line's end missing: sound

        with raises_fault("is damaged", NeedsCopy):
            Session.load(path, CONTENT)
        session = Session.salvage(path, copy, CONTENT)
        assert len(session.actions) == sum(line["line"] == "play" for line in kept)
        play(session, 1)
        session.close()

        assert path.read_bytes() == whole[:cut]
        Session.load(copy, CONTENT).close()
