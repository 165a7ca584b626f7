"""Whatever happens to a record's file, the game goes on or says in one sentence why it cannot, and
what was recorded stays."""

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from faults.disks import Disk, open_to_all
from rules.kit import CONTENT
from session.recorded import lines, record, recorded

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
            return str(problem)
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

    with pytest.raises(RecordError, match="cannot be written"):
        session.close()


def test_nothing_is_left_of_a_record_that_cannot_even_begin(disk: Disk) -> None:
    old = recorded(disk.folder / "old.jsonl", actions=60)
    recorded(disk.folder / "short.jsonl", actions=10)
    disk.fill()

    with pytest.raises(RecordError, match="cannot be written"):
        Session.salvage(old, disk.folder / "copy.jsonl", CONTENT)

    assert not (disk.folder / "copy.jsonl").exists()


# A file that vanishes


def test_a_record_that_is_deleted_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    path.unlink()

    play(session, 1)

    assert session.path == path
    session.close()
    assert Session.load(path, CONTENT).game.state == session.game.state


def test_a_record_that_is_deleted_before_something_is_taken_back_is_right(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=30, practice=True)
    session = Session.load(path, CONTENT)
    path.unlink()
    session.undo(5)
    play(session, 30)
    session.close()
    assert Session.load(path, CONTENT).game.state == session.game.state


def test_a_record_that_is_deleted_in_the_last_moment_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    path.unlink()
    session.close()
    assert Session.load(path, CONTENT).game.state == session.game.state


def test_a_record_that_is_replaced_is_written_beside_what_is_there_now(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = new_session(path)
    other = tmp_path / "other"
    other.write_text("something else")
    other.replace(path)

    play(session, 1)

    assert path.read_text() == "something else"
    assert session.path == tmp_path / "game-2.jsonl"
    session.close()
    assert Session.load(tmp_path / "game-2.jsonl", CONTENT).game.state == session.game.state


def test_a_record_whose_folder_is_deleted_is_missed_in_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    session = new_session(folder / "game.jsonl")
    (folder / "game.jsonl").unlink()
    folder.rmdir()

    with pytest.raises(RecordError, match="cannot be written: No such file or directory"):
        play(session, 1)
    session.patient = True
    play(session, 3)
    folder.mkdir()
    play(session, 1)

    session.close()
    assert Session.load(folder / "game.jsonl", CONTENT).game.state == session.game.state


def test_a_record_with_states_is_written_again_with_them(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", actions=5, states=True)
    session = Session.load(path, CONTENT)
    path.unlink()
    play(session, 1)
    session.close()
    assert [line.get("line") for line in lines(path)].count("state") == 7
    assert not replay(read_record(path), CONTENT).problem


# Two programs on one game

OTHER = """
    import sys
    from pathlib import Path
    from forgewar.content import load
    from forgewar.session.error import RecordError
    from forgewar.session.session import Session

    try:
        session = Session.load(Path(sys.argv[1]), load.default())
    except RecordError as problem:
        print(f"{type(problem).__name__}: {problem}", flush=True)
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

        with pytest.raises(NeedsCopy, match="being played in another window of Forge War"):
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
    from forgewar.session.session import Session

    content = load.default()
    if os.geteuid() == 0:
        os.setuid(65534)
    for take_up in (
        lambda: Session.load(Path(sys.argv[1]), content),
        lambda: Session.salvage(Path(sys.argv[1]), Path(sys.argv[1] + ".copy"), content),
        lambda: Session.salvage(Path(sys.argv[1]), None, content),
    ):
        try:
            session = take_up()
        except ValueError as problem:
            print(f"{type(problem).__name__}: {problem}")
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

        with pytest.raises(NeedsCopy, match="is damaged"):
            Session.load(path, CONTENT)
        session = Session.salvage(path, copy, CONTENT)
        assert len(session.actions) == sum(line["line"] == "play" for line in kept)
        play(session, 1)
        session.close()

        assert path.read_bytes() == whole[:cut]
        Session.load(copy, CONTENT).close()
