"""Writing as other systems do it: what Windows and macOS do with files, put in place of what this
system does."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from rules.kit import CONTENT
from session.fault_text import raises_fault
from session.recorded import record, recorded

from forgewar import files
from forgewar.app.window import settings
from forgewar.paths import games_folder
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry
from forgewar.play.library.metadata import metadata_file, read_metadata
from forgewar.play.library.shelf import file_stem
from forgewar.session.session import Session


def game(name: str = "2026-11-16-120000") -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / f"{name}.jsonl", 10)


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# Windows renames nothing that is open


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A scanner that looks at every file as often as the number says before it can be replaced."""
    left = [0]
    real = os.replace

    def refuse(source: Any, target: Any) -> None:
        if left[0] > 0 and os.path.lexists(target):
            left[0] -= 1
            raise PermissionError(errno.EACCES, "Access is denied")
        real(source, target)

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(files, "_PAUSES", (0.0, 0.0, 0.0))
    return left


def test_a_file_that_somebody_looks_at_for_a_moment_is_replaced(looking: list[int]) -> None:
    path = game()
    shelf.rename(Entry(path), "Ada")
    looking[0] = 2
    shelf.rename(Entry(path), "Bess")
    assert read_metadata(path).name == "Bess"


def test_a_file_that_somebody_keeps_open_stays_and_nothing_is_left(looking: list[int]) -> None:
    path = game()
    shelf.rename(Entry(path), "Ada")
    settings.save_settings(settings.Settings(sound=10))
    before = left_in(games_folder())
    looking[0] = 1000
    with raises_fault("cannot be written: Access is denied"):
        shelf.rename(Entry(path), "Bess")
    assert not settings.save_settings(settings.Settings(sound=20))
    assert read_metadata(path).name == "Ada"
    assert settings.load_settings().sound == 10
    assert left_in(games_folder()) == before
    assert left_in(settings.settings_file().parent) == ["settings.json"]


def test_damaged_settings_stay_in_their_place_if_they_cannot_be_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True)
    path.write_text("damaged")

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(settings, "write_whole", refuse)
    assert not settings.save_settings(settings.Settings())
    assert left_in(path.parent) == ["settings.json"]
    assert path.read_text() == "damaged"


# Names


@pytest.mark.parametrize(
    "name",
    [
        "con",
        "AUX",
        "nul.",
        "Prn ",
        "com1",
        "COM¹",
        "lpt²",
        "com³",
        "lpt0",
        "con.",
        "CON .",
        "ｃｏｎ",
    ],
)
def test_no_file_is_called_like_a_device_of_windows(name: str) -> None:
    assert file_stem(name).startswith("game ")


@pytest.mark.parametrize(
    "name", ["Bess.", "Bess. . .", "Bess ", " Bess", "Bess:", "Bess/..", "Bess?*"]
)
def test_no_file_name_ends_with_what_windows_drops(name: str) -> None:
    assert file_stem(name) == "Bess"


@pytest.mark.skipif(os.name == "nt", reason="files get their names in another way")
def test_names_that_differ_in_capitals_are_the_same_name_where_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On such a disk the system says that a name is taken, and the next one is."""
    real = os.link

    def link(source: Any, target: Any) -> None:
        folder, name = Path(target).parent, Path(target).name
        if name.casefold() in {there.casefold() for there in left_in(folder)}:
            raise FileExistsError(errno.EEXIST, "File exists")
        real(source, target)

    monkeypatch.setattr(os, "link", link)
    path = game()
    shelf.rename(Entry(path), "Bess")
    first = shelf.export(Entry(path))
    shelf.rename(Entry(path), "BESS")
    assert [first.name, shelf.export(Entry(path)).name] == ["Bess.jsonl", "BESS-2.jsonl"]


@pytest.mark.skipif(os.name == "nt", reason="files get their names in another way")
def test_without_files_of_two_names_nothing_is_written_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    files.write_new(tmp_path / "file", b"first")
    with pytest.raises(OSError, match="not permitted"):
        files.write_new(tmp_path / "file", b"second")
    assert (tmp_path / "file").read_bytes() == b"first"
    assert left_in(tmp_path) == ["file"]


def test_a_deleted_game_is_not_restored_over_the_slip_of_another() -> None:
    gone = shelf.delete(Entry(game()))
    metadata_file(game()).write_bytes(b'{"name": "Bess"}')
    back = shelf.restore(gone)
    assert back.stem.endswith("-2")
    assert read_metadata(games_folder() / "2026-11-16-120000.jsonl").name == "Bess"


def test_a_game_keeps_its_name_though_its_slip_stays_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = game()
    shelf.rename(Entry(path), "Bess")
    real = os.replace

    def refuse_slips(source: Any, target: Any) -> None:
        if Path(source).suffix == ".about":  # moved, not written
            raise OSError(errno.EIO, "Input/output error")
        real(source, target)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", refuse_slips)
        gone = shelf.delete(Entry(path))
        assert read_metadata(gone).name == "Bess"
        assert shelf.restore(gone) == path
        assert read_metadata(path).name == "Bess"


# macOS asks for the disk by a name of its own


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked for, in order."""
    fcntl = pytest.importorskip("fcntl", reason="calls of Unix")
    seen: list[str] = []
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", lambda _, wanted: seen.append(f"full {wanted}"))
    monkeypatch.setattr(os, "fsync", lambda _: seen.append("fsync"))
    return seen


def test_on_macos_a_line_is_on_the_disk_itself_when_it_is_acknowledged(
    asked: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    record(path, 10).close()
    session = Session.load(path, CONTENT)
    asked.clear()
    session.play(session.game.choices()[0])
    assert asked == ["full 51"]
    session.close()


def test_a_disk_that_does_not_know_that_gets_the_usual_call(
    asked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOTTY, "Inappropriate ioctl for device")

    monkeypatch.setattr("fcntl.fcntl", refuse)
    files.write_whole(tmp_path / "file", b"data")
    assert asked == ["fsync", "fsync"]  # the file and its folder
