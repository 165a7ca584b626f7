"""Files that somebody else has put into the player's folders: links, pipes, devices, strange names,
thousands of them. Nothing outside is touched, nothing is waited for, and everything is shown."""

import logging
import os
import signal
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from app.blank_app import plain_app, press
from rules.kit import CONTENT
from session.fault_text import fault_text, raises_fault
from session.recorded import recorded

from forgewar import crash, files
from forgewar.app.library.import_overlay import ImportOverlay
from forgewar.app.library.rename_overlay import NamingOverlay
from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.window import game_files, settings
from forgewar.app.window.log_file import start_log
from forgewar.paths import games_folder, shared_folders, user_folder
from forgewar.play.library import records, shelf
from forgewar.play.library.entry import Entry, Looking, note_session
from forgewar.play.library.metadata import metadata_file, read_metadata
from forgewar.play.library.records import latest_unfinished
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat, read_record
from forgewar.session.session import Session

SEATS = tuple(Seat(f"Guild {i}", COLOURS[i]) for i in range(2))
unix = pytest.mark.skipif(os.name == "nt", reason="files of Unix")


@pytest.fixture(autouse=True)
def _no_waiting() -> Iterator[None]:
    """Whoever waits for a pipe is woken by a failure."""

    def fail(*_: object) -> None:
        raise AssertionError("somebody waits")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(60)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def game(name: str = "2026-11-16-120000", actions: int = 20) -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / f"{name}.jsonl", actions)


def begun() -> Session:
    session, problem = records.begin(Options("simple", 2), 7, CONTENT, SEATS, practice=True)
    assert problem is None
    return session


# Links


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Path]:
    """A file elsewhere that must stay as it is."""
    path = tmp_path / "bashrc"
    path.write_text("alias ll='ls -l'\n")
    yield path
    assert path.read_text() == "alias ll='ls -l'\n"


@unix
def test_what_lies_where_slips_and_notes_are_written_is_replaced_not_written_through(
    victim: Path,
) -> None:
    path = game()
    note = games_folder() / "latest.txt"
    for place in (metadata_file(path), note):
        place.symlink_to(victim)
        place.with_name(f"{place.name}.new").symlink_to(victim)
    note.with_suffix(".new").symlink_to(victim)

    shelf.rename(Entry(path), "Bess")
    records.take_up(path, CONTENT).close()

    assert read_metadata(path).name == "Bess"
    assert not metadata_file(path).is_symlink()
    assert not note.is_symlink()


@unix
def test_settings_are_not_written_through_a_link(victim: Path) -> None:
    settings.settings_file().parent.mkdir(parents=True)
    settings.settings_file().symlink_to(victim)
    pid = os.getpid()
    settings.settings_file().with_suffix(f".{pid}.new").symlink_to(victim)
    assert settings.load_settings() == settings.Settings()
    assert settings.save_settings(settings.Settings(sound=30))
    assert settings.load_settings().sound == 30


WRITERS: dict[str, Callable[[Path], object]] = {
    "whole": lambda path: files.write_whole(path, b"new"),
    "new": lambda path: files.write_new(path, b"new"),
}


@unix
@pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)
def test_not_even_a_link_under_the_name_that_is_drawn_is_written_through(
    write: Callable[[Path], object], tmp_path: Path, victim: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files.os, "urandom", lambda count: bytes(count))
    (tmp_path / ".forgewar-0000000000000000.new").symlink_to(victim)
    with pytest.raises(FileExistsError):
        write(tmp_path / "file")
    assert not (tmp_path / "file").exists()


@unix
def test_an_export_and_a_new_record_take_a_name_that_no_link_has(victim: Path) -> None:
    path = game()
    folder = shared_folders()[0]
    folder.mkdir(parents=True)
    (folder / f"{path.stem}.jsonl").symlink_to(victim)
    (folder / f"{path.stem}-2.jsonl").symlink_to(folder / "nowhere")
    assert shelf.export(Entry(path)) == folder / f"{path.stem}-3.jsonl"
    with raises_fault("already exists"):
        Session.salvage(path, folder / f"{path.stem}-2.jsonl", CONTENT)
    assert not (folder / "nowhere").exists()


@unix
def test_a_crash_report_is_not_written_through_a_link(
    victim: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash.time, "strftime", lambda *_: "now")
    user_folder("log").mkdir(parents=True)
    place = user_folder("log") / f"crash-now-{os.getpid()}.txt"
    place.symlink_to(victim)
    crash.report(ValueError("x"), "testing")
    assert place.is_symlink()
    assert "ValueError" in place.with_stem(f"{place.stem}-2").read_text()


# Pipes and devices


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


ODD = pytest.mark.parametrize("put", [pipe, device])


@unix
@ODD
def test_a_record_that_is_no_file_is_refused_at_once(
    put: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    put(path)
    for act in (
        read_record,
        lambda path: Session.load(path, CONTENT),
        lambda path: Session.salvage(path, None, CONTENT),
        shelf.import_file,
        lambda path: shelf.export(Entry(path)),
        lambda path: shelf.delete(Entry(path)),
    ):
        with raises_fault("Not a file"):
            act(path)


@unix
@ODD
def test_a_slip_that_is_no_file_costs_the_name_only(put: Callable[[Path], None]) -> None:
    path = game()
    put(metadata_file(path))
    app = plain_app()
    app.context.navigator.push(LibraryScene(app.context))
    app.loop.step(0)
    assert read_metadata(path).name == ""
    with raises_fault("cannot be written: Not a file"):
        shelf.rename(Entry(path), "Bess")
    session = records.take_up(path, CONTENT)
    session.close()
    note_session(session)
    shelf.restore(shelf.delete(Entry(path)))


@unix
@ODD
def test_a_note_of_the_latest_game_that_is_no_file_leads_nowhere(
    put: Callable[[Path], None],
) -> None:
    path = game()
    put(games_folder() / "latest.txt")
    assert latest_unfinished() == path


@unix
@ODD
def test_settings_that_are_no_file_are_put_aside(put: Callable[[Path], None]) -> None:
    settings.settings_file().parent.mkdir(parents=True)
    put(settings.settings_file())
    assert settings.load_settings() == settings.Settings()
    assert "Not a file" in settings.complaint()
    assert settings.save_settings(settings.Settings(sound=30))
    assert settings.load_settings().sound == 30
    assert settings.settings_file().with_name("settings.damaged-1.json").exists()


@unix
def test_records_that_are_no_files_are_not_listed() -> None:
    path = game()
    pipe(games_folder() / "pipe.jsonl")
    (games_folder() / "loop.jsonl").symlink_to(games_folder() / "loop.jsonl")
    (games_folder() / "folder.jsonl").mkdir()
    assert records.recorded_games() == [path]


# Names

NOT_TEXT = "game-\udcff\udcfe"  # the bytes ff and fe
MOVES = "game-\x1b[2J\n\u202etxt"


@pytest.fixture(params=[NOT_TEXT, MOVES], ids=["not text", "moves the cursor"])
def strange(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    name: str = request.param
    try:
        (tmp_path / name).touch()
    except (OSError, ValueError):
        pytest.skip("no such names here")
    return name


def test_a_game_of_a_strange_name_is_continued_named_deleted_and_watched(strange: str) -> None:
    path = game(strange)
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    for _ in range(20):
        app.loop.step(0.1)
    press(app, "continue")
    assert app.context.match is not None
    assert app.context.match.session.path == path
    game_files.put_away(app.context)
    assert latest_unfinished() == path

    entry = Entry(path)
    assert str(entry.title).isprintable()
    app.context.navigator.push(LibraryScene(app.context))
    app.loop.step(0)
    app.context.navigator.push(NamingOverlay(app.context, entry))
    app.loop.step(0)
    shelf.rename(entry, "Bess")
    back = shelf.restore(shelf.delete(entry))
    assert back == path
    assert read_metadata(back).name == "Bess"
    assert shelf.export(Entry(back)).stem == "Bess"


def test_what_is_no_record_is_shown_under_its_strange_name(strange: str) -> None:
    games_folder().mkdir(parents=True)
    path = games_folder() / f"{strange}.jsonl"
    path.write_bytes(b"no record")
    app = plain_app()
    app.context.navigator.push(LibraryScene(app.context))
    for _ in range(3):
        app.loop.step(0.1)
    app.context.navigator.push(NamingOverlay(app.context, Entry(path)))
    app.loop.step(0)
    game_files.open_game(app.context, path)
    app.loop.step(0)
    assert all(
        label.isprintable() for label in (str(Entry(path).title), fault_text(Entry(path).problem))
    )


def test_a_file_of_a_strange_name_is_offered_and_imported(strange: str) -> None:
    folder = shared_folders()[2]
    folder.mkdir(parents=True)
    file = recorded(folder / f"{strange}.jsonl", 20)
    app = plain_app()
    app.context.navigator.push(LibraryScene(app.context))
    app.context.navigator.push(ImportOverlay(app.context, lambda _: None))
    app.loop.step(0)
    spot = app.context.frame.spot("file.0")
    assert spot is not None
    assert spot.label.isprintable()
    there = shelf.import_file(file)
    assert read_metadata(there).name.isprintable()
    assert there.name.isprintable()
    exported = shelf.export(Entry(file))
    assert exported.name.isprintable()


def test_the_log_tells_of_strange_names_in_lines_that_can_be_shown(
    strange: str, game_log: logging.Logger, capfd: pytest.CaptureFixture[str]
) -> None:
    start_log()
    game_log.warning("%s cannot be read", Path(strange))
    (line,) = (user_folder("log") / "forgewar.log").read_text(encoding="utf-8").splitlines()
    assert line.isprintable()
    assert line.endswith(" cannot be read")
    assert capfd.readouterr().err == ""


# Thousands of games


@pytest.mark.slow
def test_five_thousand_games_are_all_listed_and_looked_at_one_by_one() -> None:
    first = game("0000")
    data = first.read_bytes()
    for number in range(1, 5000):
        (games_folder() / f"{number:04}.jsonl").write_bytes(data)
    entries = shelf.entries()
    assert len(entries) == 5000

    looking = Looking(entries, CONTENT)
    assert not any("header" in vars(entry) for entry in entries)  # not even their first lines
    found = looking.work(60)
    assert found is entries[0]
    assert sum("header" in vars(entry) for entry in entries) == 1


# Nobody else's to read


@unix
def test_what_is_the_players_is_nobody_elses_to_read() -> None:
    before = os.umask(0)
    try:
        session = begun()
        session.play(session.game.choices()[0])
        session.close()
        note_session(session)
        assert session.path is not None
        shelf.export(Entry(session.path))
        shelf.restore(shelf.delete(Entry(session.path)))
        settings.save_settings(settings.Settings())
        crash.report(ValueError("x"), "testing")
    finally:
        os.umask(before)
    home = Path(os.environ["FORGEWAR_HOME"])
    found = {path: stat.S_IMODE(path.stat().st_mode) for path in [home, *home.rglob("*")]}
    assert len(found) > 12
    assert {path for path, mode in found.items() if mode & 0o077} == set()


# What is left behind


def test_what_a_program_left_that_was_ended_is_swept_away_when_it_is_old() -> None:
    games_folder().mkdir(parents=True)
    old, fresh = (games_folder() / f".forgewar-{name}.new" for name in ("old", "fresh"))
    for path in (old, fresh):
        path.touch()
    os.utime(old, (1_000_000_000, 1_000_000_000))
    shelf.entries()
    assert not old.exists()
    assert fresh.exists()
