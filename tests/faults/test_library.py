"""Faults of files in the library: what cannot be done is said in a sentence; nothing is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from faults.disks import Disk, open_to_all
from session.fault_text import fault_text, raises_fault
from session.recorded import recorded

from forgewar.content import load
from forgewar.paths import games_folder, shared_folders
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry, Looking
from forgewar.play.library.metadata import metadata_file, read_metadata
from forgewar.session.parcel import export_record


def game(name: str = "2026-11-16-120000") -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / f"{name}.jsonl", 30)


@pytest.fixture
def home_disk(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setenv("FORGEWAR_HOME", str(disk.folder / "home"))
    return disk


def test_on_a_full_disk_an_export_leaves_nothing_behind(home_disk: Disk) -> None:
    path = game()
    shared_folders()[0].mkdir(parents=True)
    (home_disk.folder / "empty.jsonl").touch()  # the limit lets no file grow over the smallest
    home_disk.fill()

    with raises_fault("cannot be written"):
        shelf.export(Entry(path))

    assert list(shared_folders()[0].iterdir()) == []
    home_disk.free()
    assert shelf.export(Entry(path)).read_bytes() == export_record(path)


def test_on_a_full_disk_an_import_leaves_nothing_behind(home_disk: Disk, tmp_path: Path) -> None:
    file = recorded(tmp_path / "from Bess.jsonl", 40)
    path = game()
    (home_disk.folder / "empty.jsonl").touch()
    home_disk.fill()

    with raises_fault("cannot be written"):
        shelf.import_file(file)

    assert list(games_folder().glob("*.jsonl")) == [path]
    home_disk.free()
    assert shelf.import_file(file).read_bytes() == file.read_bytes()


def test_on_a_full_disk_a_game_keeps_its_old_name_and_can_be_deleted(home_disk: Disk) -> None:
    path = game()
    shelf.rename(Entry(path), "Bess")
    (home_disk.folder / "empty.jsonl").touch()
    home_disk.fill()

    with raises_fault("cannot be written"):
        shelf.rename(Entry(path), "Jonas")

    assert read_metadata(path).name == "Bess"
    before = path.read_bytes()
    home_disk.free()
    gone = shelf.delete(Entry(path))
    assert gone.read_bytes() == before
    assert read_metadata(gone).name == "Bess"


def test_on_a_full_disk_games_are_looked_at_all_the_same(home_disk: Disk) -> None:
    path = game()
    (home_disk.folder / "empty.jsonl").touch()
    home_disk.fill()
    entry = Entry(path)
    while not entry.seen:
        Looking([entry], load.default()).work(60)
    assert entry.summary is not None
    assert entry.summary.actions == 30


AS_NOBODY = """
import os, sys
from pathlib import Path
from forgewar.play.library import shelf
from forgewar.play.library.entry import Looking
from forgewar.content import load
from forgewar.session.error import RecordError
from forgewar.session.parcel import export_record
from forgewar.words import as_list
from forgewar.words.faults import describe_fault

content = load.default()
str(as_list("ab"))  # what speaks is loaded with the first sentence
if os.geteuid() == 0:  # once everything of Python is read
    os.setuid(65534)
(entry,) = shelf.entries()
for act in (
    shelf.delete, shelf.export, lambda entry: shelf.rename(entry, "Bess"),
    lambda entry: shelf.import_file(Path(sys.argv[1])),
):
    try:
        act(entry)
        print("done")
    except RecordError as problem:
        print(describe_fault(problem.fault))
while not entry.seen:
    Looking([entry], content).work(60)
print(entry.summary.actions, len(shelf.deleted_entries()))
"""


@pytest.mark.skipif(os.name == "nt", reason="permissions of Unix")
def test_in_folders_that_are_somebody_elses_games_are_listed_and_nothing_is_changed(
    tmp_path: Path,
) -> None:
    game()
    file = recorded(tmp_path / "from Bess.jsonl", 40)
    home = Path(os.environ["FORGEWAR_HOME"])
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*")}
    folders = [home, *(found for found in home.rglob("*") if found.is_dir())]
    for found in home.rglob("*"):
        found.chmod(0o444)
    for folder in folders:
        folder.chmod(0o555)
    open_to_all(home)

    done = subprocess.run(
        [sys.executable, "-c", AS_NOBODY, str(file)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )

    for folder in folders:
        folder.chmod(0o755)
    assert done.returncode == 0, done.stderr
    *told, found = done.stdout.splitlines()
    assert len(told) == 4
    assert all(line.endswith(": Permission denied.") for line in told), told
    assert found == "30 0"
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*")} == before


def test_a_game_that_vanished_is_refused_whatever_is_wanted() -> None:
    entry = Entry(game())
    entry.path.unlink()
    for act in (shelf.delete, shelf.export):
        with raises_fault("No such file or directory"):
            act(entry)
    assert not Entry(entry.path).over
    assert "cannot be read" in fault_text(Entry(entry.path).problem)


def test_a_deleted_game_that_vanished_cannot_be_restored() -> None:
    gone = shelf.delete(Entry(game()))
    gone.unlink()
    with raises_fault("cannot be restored: "):
        shelf.restore(gone)


def test_a_slip_that_is_a_folder_costs_the_name_only() -> None:
    path = game()
    metadata_file(path).mkdir()
    assert Entry(path).slip.name == ""
    with raises_fault("cannot be written"):
        shelf.rename(Entry(path), "Bess")
    gone = shelf.delete(Entry(path))
    assert shelf.restore(gone) == path
