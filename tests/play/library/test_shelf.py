"""The shelf: games are named, deleted, brought back and taken along, and none is lost."""

import os
import time
from pathlib import Path

import pytest
from play.library.kit import game
from rules.kit import CONTENT
from session.fault_text import fault_text, raises_fault
from session.recorded import recorded

from forgewar.paths import games_folder, shared_folders
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry
from forgewar.play.library.metadata import clean_name, metadata_file
from forgewar.session.error import RecordError
from forgewar.session.parcel import export_record
from forgewar.session.record import read_header
from forgewar.session.session import Session

HOSTILE = (
    "\u202egnp.exe", "a\x00b", "two\nlines", "../../etc/passwd", "C:\\temp\\x", "x" * 500,
    " \t ", "\u200b\u2066", "CON", "...", "\ud800", "\u200d\u200c",
)  # fmt: skip


# Names


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_cleaned(name: str, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    shelf.rename(Entry(path), name)

    kept = Entry(path).slip.name

    assert kept == clean_name(name) == clean_name(kept)
    assert kept.isprintable()
    assert len(kept) <= 40
    assert not set(kept) & set("/\\\u202e\u2066")


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_a_game_is_called_its_export_stays_in_its_folder(name: str) -> None:
    entry = Entry(game("2026-11-16-120000"))
    shelf.rename(entry, name)

    there = shelf.export(entry)

    assert there.parent == shared_folders()[0]
    assert there.suffix == ".jsonl"
    assert there.stem.casefold() not in {"", "con"}
    assert there.read_bytes() == export_record(entry.path)


@pytest.mark.parametrize("name", ["Con", "prn", "AUX", "nul", "com1", "COM9", "lpt1", "Lpt9"])
def test_no_export_is_called_what_windows_keeps_for_itself(name: str) -> None:
    entry = Entry(game("2026-11-16-120000"))
    shelf.rename(entry, name)
    assert shelf.export(entry).stem.casefold() != name.casefold()


# Deleting


def test_what_cannot_be_deleted_for_good_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = shelf.delete(Entry(game("old")))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 31 * 86_400)

    def refused(_path: Path, **_how: bool) -> None:
        raise PermissionError(13, "not yours")

    monkeypatch.setattr(Path, "unlink", refused)
    assert [entry.path for entry in shelf.deleted_entries()] == [gone]


def test_two_games_of_one_name_are_deleted_and_restored_without_loss() -> None:
    first = game("same", 20)
    one = first.read_bytes()
    gone = shelf.delete(Entry(first))
    second = game("same", 30)
    other = second.read_bytes()

    back = shelf.restore(gone)

    assert second.read_bytes() == other
    assert back != second
    assert back.read_bytes() == one


def test_a_game_that_is_restored_has_its_name_and_is_deleted_no_more() -> None:
    first = game("named", 20)
    shelf.rename(Entry(first), "A long evening")
    gone = shelf.delete(Entry(first))
    assert Entry(gone).slip.deleted > 0
    back = Entry(shelf.restore(gone))
    assert back.slip.deleted == 0
    assert back.slip.name == "A long evening"


def test_what_was_deleted_is_gone_after_a_month_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = shelf.delete(Entry(game("old")))
    now = time.time()
    assert shelf.days_left(Entry(gone)) == 30
    monkeypatch.setattr(time, "time", lambda: now + 29 * 86_400)
    assert [entry.path for entry in shelf.deleted_entries()] == [gone]
    assert shelf.days_left(Entry(gone)) == 1
    monkeypatch.setattr(time, "time", lambda: now + 31 * 86_400)
    assert shelf.deleted_entries() == []
    assert not gone.exists()


@pytest.mark.parametrize("slip", [b"", b'{"deleted": 1e300}', b'{"deleted": -5}', None])
def test_without_a_note_of_when_a_deleted_game_stays_another_month(
    slip: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = shelf.delete(Entry(game("old")))
    metadata_file(gone).unlink()
    if slip is not None:
        metadata_file(gone).write_bytes(slip)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 40 * 86_400)
    assert [entry.path for entry in shelf.deleted_entries()] == [gone]


def test_a_game_that_is_being_played_is_not_deleted() -> None:
    path = game("2026-11-16-120000")
    session = Session.load(path, CONTENT)
    with raises_fault("being played in another window"):
        shelf.delete(Entry(path))
    session.close()
    assert path.exists()


# Files that come and go


def test_an_exported_game_is_imported_elsewhere_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = Entry(game("2026-11-16-120000"))
    shelf.rename(entry, "Saturday with Bess")
    before = entry.path.read_bytes()
    there = shelf.export(entry)
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "elsewhere"))

    back = shelf.import_file(there)

    assert back.parent == games_folder()
    assert back.read_bytes() == before
    assert Entry(back).slip.name == "Saturday with Bess"
    assert there.exists()


def test_exporting_twice_writes_over_nothing() -> None:
    entry = Entry(game("2026-11-16-120000"))
    first, second = shelf.export(entry), shelf.export(entry)
    assert first != second
    assert first.read_bytes() == second.read_bytes()


def test_a_game_that_is_there_already_is_not_imported_again() -> None:
    path = game("2026-11-16-120000")
    assert shelf.import_file(shelf.export(Entry(path))) == path
    assert shelf.import_file(path) == path


def test_what_cannot_be_done_is_told_as_a_message(tmp_path: Path) -> None:
    gone = Entry(tmp_path / "gone.jsonl")
    with pytest.raises(RecordError) as raised:
        shelf.delete(gone)
    assert raised.value.fault.id == "library-cannot-delete"
    assert raised.value.fault.values["path"] == str(gone.path)
    assert (
        fault_text(raised.value.fault)
        == f"{gone.path} cannot be deleted: No such file or directory."
    )
    with raises_fault("No such file or directory"):
        shelf.import_file(gone.path)


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Saturday, with Bess (2)", "Saturday, with Bess (2)"),
        ("  -_a/b:c?_- ", "a-b-c"),
        ("", "game"),
        ("...", "game"),
        ("lpt0", "game lpt0"),
        ("com¹", "game com¹"),
        ("x" * 70, "x" * 60),
        ("x" * 59 + " y", "x" * 59),
    ],
)
def test_a_file_is_called_by_what_every_system_takes(name: str, stem: str) -> None:
    assert shelf.file_stem(name) == stem


def test_exports_of_one_name_are_numbered() -> None:
    entry = Entry(game("2026-11-16-120000"))
    shelf.rename(entry, "Again")
    assert [shelf.export(entry).name for _ in range(3)] == [
        "Again.jsonl", "Again-2.jsonl", "Again-3.jsonl",
    ]  # fmt: skip


def test_games_and_deleted_games_are_listed_the_latest_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    paths = [game(name) for name in ("a", "b", "c")]
    for path, when in zip(paths, (200, 300, 100), strict=True):
        os.utime(path, (when, when))
    assert [entry.path.stem for entry in shelf.entries()] == ["b", "a", "c"]
    now = time.time()
    for path, days in zip(paths, (3, 1, 2), strict=True):
        monkeypatch.setattr(time, "time", lambda days=days: now - days * 86_400)
        shelf.delete(Entry(path))
    monkeypatch.setattr(time, "time", lambda: now)
    found = shelf.deleted_entries()
    assert [entry.path.stem for entry in found] == ["b", "c", "a"]
    assert [shelf.days_left(entry) for entry in found] == [29, 28, 27]
    assert {entry.path.parent for entry in found} == {shelf.deleted_folder()}
    assert shelf.entries() == []


def test_records_among_the_players_files_are_offered_the_newest_first() -> None:
    for number, folder in enumerate(shared_folders()):
        folder.mkdir(parents=True, exist_ok=True)
        path = recorded(folder / f"game {number}.jsonl")
        os.utime(path, (1000 + number, 1000 + number))
    (shared_folders()[2] / "broken.jsonl").write_text("no record", encoding="utf-8")
    found = shelf.importable()
    assert [path.stem for path, _ in found] == ["game 2", "game 1", "game 0"]
    assert found[0][1] == read_header(found[0][0])


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        ("2026-11-16-120000", ""),
        ("2026-11-16-120000-12", ""),
        ("2026-11-16-1200", "2026-11-16-1200"),
        ("With Bess", "With Bess"),
    ],
)
def test_an_imported_game_has_the_name_of_its_file_if_somebody_gave_it_one(
    stem: str, name: str
) -> None:
    folder = shared_folders()[2]
    folder.mkdir(parents=True)
    there = shelf.import_file(recorded(folder / f"{stem}.jsonl"))
    assert Entry(there).slip.name == name
