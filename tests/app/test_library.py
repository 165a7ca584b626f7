"""The library: games are listed, named, deleted, brought back and taken along, and none is lost."""

import os
import time
from pathlib import Path

import msgspec
import pygame
import pytest
from app.inputs import write
from app.plain import plain_app, press
from app.positions import CONTENT
from msgspec.structs import replace
from session.recorded import record, recorded, rewrite

from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.pause import PauseOverlay
from forgewar.app.menus.title import TitleScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.window import keeping
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.paths import shared_folders
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry, Looking, note_session
from forgewar.play.library.records import games_folder, latest_unfinished
from forgewar.play.library.slip import clean_name, read_about, slip_of, write_about
from forgewar.rules.state import Options
from forgewar.session.error import RecordError
from forgewar.session.parcel import exported
from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session
from forgewar.words import games

HOSTILE = (
    "\u202egnp.exe", "a\x00b", "two\nlines", "../../etc/passwd", "C:\\temp\\x", "x" * 500,
    " \t ", "\u200b\u2066", "CON", "...", "\ud800",
)  # fmt: skip


def game(name: str, actions: int = 30) -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / f"{name}.jsonl", actions)


def finished(name: str) -> Path:
    return game(name, 10_000)


def looked(path: Path) -> Entry:
    """A record with all that a look at it tells."""
    entry = Entry(path)
    while not entry.seen:
        Looking([entry], CONTENT).work(60)
    return entry


def library(app: App) -> LibraryScene:
    app.stack.push(TitleScene(app))
    scene = LibraryScene(app)
    app.stack.push(scene)
    settle(app)
    return scene


def settle(app: App) -> None:
    while app.stack.top.restless:
        app.stack.top.update(1)
    app.draw()


def rows(app: App) -> list[str]:
    return [s.name.removeprefix("game.") for s in app.frame.spots if s.name.startswith("game.")]


def said(app: App) -> str:
    return " ".join(text.text for text in app.frame.texts)


# What is known of a game


def test_a_look_tells_how_a_game_stands_and_is_noted(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 40)
    session = Session.load(path, CONTENT)

    entry = looked(path)

    assert entry.summary is not None
    assert not entry.over
    assert entry.summary.actions == 40
    assert list(entry.summary.cells) == session.game.state.cells
    assert Entry(path).summary == entry.summary  # without another look


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
    slip_of(path).write_bytes(slip)
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
    slip = msgspec.json.decode(slip_of(path).read_bytes())
    slip["seen"]["summary"][field] = value
    slip_of(path).write_bytes(msgspec.json.encode(slip))

    assert Entry(path).summary is None
    assert looked(path).summary == before


def test_a_slip_of_a_newer_version_keeps_the_name(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    slip_of(path).write_text('{"name": "Bess", "seen": {"how": "new"}, "stars": 5}')
    assert looked(path).about.name == "Bess"


def test_a_damaged_record_tells_what_is_wrong_and_how_far_it_is_sound(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl", 30)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) - 20])

    entry = looked(path)

    assert "is damaged" in entry.problem
    assert entry.summary is not None
    assert entry.summary.actions == 29


def test_damage_behind_the_end_of_a_game_costs_nothing() -> None:
    path = finished("over")
    path.write_bytes(path.read_bytes() + b'{"line": "pl')
    entry = looked(path)
    assert entry.over
    assert not entry.problem
    app = plain_app()
    library(app)
    press(app, "confirm")
    assert isinstance(app.stack.top, ReplayScene)


def test_dates_are_told_in_plain_words() -> None:
    now = time.mktime((2026, 11, 16, 20, 15, 0, 0, 0, -1))
    day = 86_400
    assert games.date(now - 3600, now) == "today, 19:15"
    assert games.date(now - day, now) == "yesterday, 20:15"
    assert games.date(now - 3 * day, now) == "3 days ago"
    assert games.date(now - 20 * day, now) == "27 October"
    assert games.date(now - 400 * day, now) == "12 October 2025"
    assert games.date(now + 40 * day, now) == "26 December"
    assert games.date(1e300, now) == "at some time"


# Names


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_cleaned(name: str, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    shelf.rename(Entry(path), name)

    kept = Entry(path).about.name

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
    assert there.read_bytes() == exported(entry.path)


def test_a_name_is_typed_and_kept() -> None:
    game("2026-11-16-120000")
    app = plain_app()
    library(app)

    app.command("rename")
    app.draw()
    write(app, "Bess")
    press(app, "yes")

    assert isinstance(app.stack.top, LibraryScene)
    assert "Bess" in said(app)
    press(app, "tab.named")
    assert rows(app) == ["2026-11-16-120000"]


def test_a_game_is_named_while_it_is_played() -> None:
    app = plain_app()
    app.stack.push(TitleScene(app))
    app.new_game(Options("simple", 2), 1, ())
    assert app.match is not None
    path = app.match.session.path
    assert path is not None
    app.stack.push(PauseOverlay(app))
    app.draw()

    press(app, "name")
    write(app, "Bess")
    press(app, "yes")
    assert isinstance(app.stack.top, PauseOverlay)
    press(app, "leave")

    assert Entry(path).about.name == "Bess"
    assert Entry(path).summary is not None
    assert "Bess, the beginning, your turn: " in said(app)


# Deleting


def test_a_deleted_game_can_be_brought_back_at_once() -> None:
    path = game("2026-11-16-120000")
    shelf.rename(Entry(path), "Bess")
    before = path.read_bytes()
    app = plain_app()
    library(app)

    press(app, "delete")
    assert not path.exists()
    assert rows(app) == []
    press(app, "restore")

    assert path.read_bytes() == before
    assert Entry(path).about.name == "Bess"
    assert rows(app) == ["2026-11-16-120000"]
    assert app.frame.spot("restore") is None


def test_a_deleted_game_can_be_brought_back_later() -> None:
    path = game("2026-11-16-120000")
    shelf.delete(Entry(path))
    app = plain_app()
    library(app)

    press(app, "tab.deleted")
    assert rows(app) == ["2026-11-16-120000"]
    press(app, "confirm")

    assert path.exists()
    assert latest_unfinished() == path


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


def test_what_was_deleted_is_gone_after_a_month_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = shelf.delete(Entry(game("old")))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 29 * 86_400)
    assert [entry.path for entry in shelf.deleted_entries()] == [gone]
    monkeypatch.setattr(time, "time", lambda: now + 31 * 86_400)
    assert shelf.deleted_entries() == []
    assert not gone.exists()


@pytest.mark.parametrize("slip", [b"", b'{"deleted": 1e300}', b'{"deleted": -5}', None])
def test_without_a_note_of_when_a_deleted_game_stays_another_month(
    slip: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = shelf.delete(Entry(game("old")))
    slip_of(gone).unlink()
    if slip is not None:
        slip_of(gone).write_bytes(slip)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 40 * 86_400)
    assert [entry.path for entry in shelf.deleted_entries()] == [gone]


def test_a_game_that_is_being_played_is_not_deleted() -> None:
    path = game("2026-11-16-120000")
    session = Session.load(path, CONTENT)
    with pytest.raises(RecordError, match="being played in another window"):
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
    assert Entry(back).about.name == "Saturday with Bess"
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


def test_records_among_documents_and_downloads_are_offered() -> None:
    for folder in shared_folders():
        folder.mkdir(parents=True, exist_ok=True)
    documents, downloads = shared_folders()[1:]
    recorded(downloads / "from Bess.jsonl", 20)
    (documents / "numbers.jsonl").write_text('{"a": 1}\n')
    (documents / "folder.jsonl").mkdir()
    app = plain_app()
    library(app)

    app.command("import")
    app.draw()
    assert "from Bess.jsonl" in said(app)
    assert "numbers" not in said(app)
    press(app, "file.0")
    settle(app)

    assert len(rows(app)) == 1
    assert "from Bess" in said(app)


def drop(app: App, path: Path) -> None:
    app._take(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    settle(app)


def test_a_file_dropped_on_the_window_is_in_the_library(tmp_path: Path) -> None:
    app = plain_app()
    app.stack.push(TitleScene(app))
    drop(app, recorded(tmp_path / "Bess.jsonl", 20))
    assert isinstance(app.stack.top, LibraryScene)
    assert len(rows(app)) == 1
    drop(app, recorded(tmp_path / "Jonas.jsonl", 25))
    assert len(rows(app)) == 2
    assert len(app.stack.scenes) == 2


def test_a_file_dropped_during_a_game_does_not_disturb_it(tmp_path: Path) -> None:
    app = plain_app()
    app.stack.push(TitleScene(app))
    app.new_game(Options("simple", 2), 1, ())
    match = app.match
    drop(app, recorded(tmp_path / "Bess.jsonl", 20))
    assert app.match is match
    assert isinstance(app.stack.top, ConfirmOverlay)
    keeping.put_away(app)


@pytest.mark.parametrize("data", [b"", b"\x00" * 100, b'{"forgewar": 99}\n', b"{" * 10**5])
def test_a_dropped_file_that_is_no_record_is_refused_in_a_sentence(
    data: bytes, tmp_path: Path
) -> None:
    app = plain_app()
    app.stack.push(TitleScene(app))
    (tmp_path / "x.jsonl").write_bytes(data)
    drop(app, tmp_path / "x.jsonl")
    assert "This file cannot be imported" in said(app)
    drop(app, tmp_path / "nowhere.jsonl")
    drop(app, Path(os.devnull))
    drop(app, tmp_path)
    assert not games_folder().exists()


# The list


def test_games_are_sorted_into_tabs() -> None:
    game("begun")
    finished("over")
    shelf.rename(Entry(game("named")), "Bess")
    app = plain_app()
    library(app)
    shown = {}
    for tab in ("all", "automatic", "named", "finished", "deleted"):
        press(app, f"tab.{tab}")
        shown[tab] = set(rows(app))
    assert shown == {
        "all": {"begun", "over", "named"},
        "automatic": {"begun"},
        "named": {"named"},
        "finished": {"over"},
        "deleted": set(),
    }


def test_in_a_tab_that_fills_up_a_game_is_chosen() -> None:
    finished("over")
    app = plain_app()
    app.stack.push(TitleScene(app))
    app.stack.push(LibraryScene(app))
    app.draw()
    press(app, "tab.finished")
    assert rows(app) == []
    settle(app)
    assert rows(app) == ["over"]
    assert app.frame.spot("confirm") is not None


def test_the_keyboard_goes_through_more_games_than_are_on_screen() -> None:
    for i in range(30):
        game(f"game-{i:02}", 3)
        os.utime(games_folder() / f"game-{i:02}.jsonl", (i, i))
    app = plain_app()
    library(app)
    chosen = []
    for _ in range(31):
        app.controller.command("down")
        app.draw()
        chosen.append(app.controller.focus)
    assert chosen[0] == "game.game-29"
    assert "game.game-00" in chosen


def test_a_file_that_is_no_record_is_listed_with_a_sentence() -> None:
    game("sound")
    (games_folder() / "noise.jsonl").write_bytes(b"\x00\x01")
    app = plain_app()
    library(app)
    spot = app.frame.spot("confirm")  # the newest is chosen
    assert spot is not None
    assert "is not a Forge War record" in spot.why
    press(app, "game.noise")  # and opened
    assert "This game cannot be opened" in said(app)
    app.command("back")
    app.draw()
    press(app, "delete")
    assert rows(app) == ["sound"]
    press(app, "tab.deleted")
    press(app, "confirm")
    assert (games_folder() / "noise.jsonl").exists()


def test_a_game_of_other_cards_is_listed_and_not_opened() -> None:
    path = game("other")
    rewrite(path, 1, content="0" * 64)
    app = plain_app()
    library(app)
    assert "This game cannot be opened" in said(app)
    press(app, "game.other")
    assert app.match is None
    assert "with other cards or prices" in said(app)


def test_a_game_that_was_known_before_the_cards_changed_is_not_offered() -> None:
    path = game("other")
    before = looked(path).about.seen
    rewrite(path, 1, content="0" * 64)
    slip = read_about(path)
    assert before is not None
    slip.seen = replace(before, size=path.stat().st_size)
    write_about(path, slip)
    app = plain_app()
    app.stack.push(TitleScene(app))
    settle(app)
    spot = app.frame.spot("continue")
    assert spot is not None
    assert spot.why == "There is no unfinished game"


def test_a_damaged_game_is_played_on_as_a_copy() -> None:
    path = game("cut", 30)
    path.write_bytes(path.read_bytes()[:-20])
    before = path.read_bytes()
    app = plain_app()
    library(app)
    assert "sound for 29 actions only" in said(app)
    press(app, "confirm")
    press(app, "yes")
    assert app.match is not None
    assert len(app.match.session.actions) == 29
    keeping.put_away(app)
    assert path.read_bytes() == before


# Continue


def test_the_title_says_what_it_would_continue() -> None:
    path = game("2026-11-16-120000", 60)
    app = plain_app()
    app.stack.push(TitleScene(app))
    settle(app)
    summary = looked(path).summary
    assert summary is not None
    assert f"Simple, round {summary.round}, your turn: " in said(app)


def test_continue_passes_over_what_is_finished_or_no_record() -> None:
    wanted = game("wanted")
    for when, path in enumerate((wanted, finished("over"), games_folder() / "noise.jsonl")):
        if not path.exists():
            path.write_bytes(b"\x00")
        os.utime(path, (when + 1, when + 1))
    app = plain_app()
    app.stack.push(TitleScene(app))
    settle(app)
    press(app, "continue")
    assert app.match is not None
    assert app.match.session.path == wanted
    keeping.put_away(app)


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
