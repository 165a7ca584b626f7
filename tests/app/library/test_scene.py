"""The library on screen: games are listed, opened, named, deleted and brought back."""

import os
from pathlib import Path

import pygame
import pytest
from app.blank_app import plain_app, press
from app.inputs import key, send, write
from app.library.kit import library, said, settle
from play.library.kit import finished, game
from session.recorded import recorded, rewrite
from words.speaking import speaking

from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.pause import PauseOverlay
from forgewar.app.menus.title import TitleScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.paths import games_folder, shared_folders
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry
from forgewar.play.library.metadata import read_metadata
from forgewar.play.library.records import latest_unfinished
from forgewar.rules.state import Options
from forgewar.words import say


def rows(app: App) -> list[str]:
    return [
        s.name.removeprefix("game.") for s in app.context.frame.spots if s.name.startswith("game.")
    ]


def test_a_game_that_is_damaged_behind_its_end_is_watched() -> None:
    path = finished("over")
    path.write_bytes(path.read_bytes() + b'{"line": "pl')
    app = plain_app()
    library(app)
    press(app, "confirm")
    assert isinstance(app.context.navigator.top, ReplayScene)


# Names


def test_a_name_is_typed_and_kept() -> None:
    game("2026-11-16-120000")
    app = plain_app()
    library(app)

    app.context.command("rename")
    app.loop.draw()
    write(app, "Bess")
    press(app, "yes")

    assert isinstance(app.context.navigator.top, LibraryScene)
    assert "Bess" in said(app)
    press(app, "tab.named")
    assert rows(app) == ["2026-11-16-120000"]


@pytest.mark.parametrize(("pressed", "name"), [("return", "Bess"), ("escape", "")])
def test_enter_keeps_a_name_and_escape_leaves_things_as_they_were(pressed: str, name: str) -> None:
    path = game("2026-11-16-120000")
    app = plain_app()
    library(app)
    app.context.command("rename")
    app.loop.draw()
    write(app, "Bess")
    key(app, pressed)
    assert isinstance(app.context.navigator.top, LibraryScene)
    assert read_metadata(path).name == name


def test_a_game_is_named_while_it_is_played() -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    game_files.new_game(app.context, Options("simple", 2), 1, ())
    assert app.context.match is not None
    path = app.context.match.session.path
    assert path is not None
    app.context.navigator.push(PauseOverlay(app.context))
    app.loop.draw()

    press(app, "name")
    write(app, "Bess")
    press(app, "yes")
    assert isinstance(app.context.navigator.top, PauseOverlay)
    press(app, "leave")

    assert Entry(path).slip.name == "Bess"
    assert Entry(path).summary is not None
    settle(app)
    assert "Bess, at the start, your turn: " in said(app)


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
    assert Entry(path).slip.name == "Bess"
    assert rows(app) == ["2026-11-16-120000"]
    assert app.context.frame.spot("restore") is None


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


# Files that come and go


def test_records_among_documents_and_downloads_are_offered() -> None:
    for folder in shared_folders():
        folder.mkdir(parents=True, exist_ok=True)
    documents, downloads = shared_folders()[1:]
    recorded(downloads / "from Bess.jsonl", 20)
    (documents / "numbers.jsonl").write_text('{"a": 1}\n')
    (documents / "folder.jsonl").mkdir()
    app = plain_app()
    library(app)

    app.context.command("import")
    app.loop.draw()
    assert "from Bess.jsonl" in said(app)
    assert "numbers" not in said(app)
    press(app, "file.0")
    settle(app)

    assert len(rows(app)) == 1
    assert "from Bess" in said(app)


def drop(app: App, path: Path) -> None:
    app.loop.take(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    settle(app)


def test_a_file_dropped_on_the_window_is_in_the_library(tmp_path: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    drop(app, recorded(tmp_path / "Bess.jsonl", 20))
    assert isinstance(app.context.navigator.top, LibraryScene)
    assert len(rows(app)) == 1
    drop(app, recorded(tmp_path / "Jonas.jsonl", 25))
    assert len(rows(app)) == 2
    assert len(app.context.navigator.scenes) == 2


def test_a_file_dropped_during_a_game_does_not_disturb_it(tmp_path: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    game_files.new_game(app.context, Options("simple", 2), 1, ())
    match = app.context.match
    drop(app, recorded(tmp_path / "Bess.jsonl", 20))
    assert app.context.match is match
    assert isinstance(app.context.navigator.top, ConfirmOverlay)
    game_files.put_away(app.context)


@pytest.mark.parametrize("data", [b"", b"\x00" * 100, b'{"forgewar": 99}\n', b"{" * 10**5])
def test_a_dropped_file_that_is_no_record_is_refused_in_a_sentence(
    data: bytes, tmp_path: Path
) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
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
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(LibraryScene(app.context))
    app.loop.draw()
    press(app, "tab.finished")
    assert rows(app) == []
    settle(app)
    assert rows(app) == ["over"]
    assert app.context.frame.spot("confirm") is not None


def test_the_keyboard_goes_through_more_games_than_are_on_screen() -> None:
    for i in range(30):
        game(f"game-{i:02}", 3)
        os.utime(games_folder() / f"game-{i:02}.jsonl", (i, i))
    app = plain_app()
    library(app)
    chosen = []
    for _ in range(31):
        app.context.controller.command("down")
        app.loop.draw()
        chosen.append(app.context.controller.focus)
    assert chosen[0] == "game.game-29"
    assert "game.game-00" in chosen


def test_a_file_that_is_no_record_is_listed_with_a_sentence() -> None:
    game("sound")
    (games_folder() / "noise.jsonl").write_bytes(b"\x00\x01")
    app = plain_app()
    library(app)
    spot = app.context.frame.spot("confirm")  # the newest is chosen
    assert spot is not None
    assert "is not a Forge War record" in spot.why
    press(app, "game.noise")  # and opened
    assert "This game cannot be opened" in said(app)
    app.context.command("back")
    app.loop.draw()
    press(app, "delete")
    assert rows(app) == ["sound"]
    press(app, "tab.deleted")
    press(app, "confirm")
    assert (games_folder() / "noise.jsonl").exists()


def test_what_is_wrong_with_a_record_is_told_in_the_language_in_force() -> None:
    path = game("cut", 30)
    path.write_bytes(path.read_bytes()[:-20])
    app = plain_app()
    library(app)
    assert "line 32 of cut.jsonl is damaged" in said(app)
    with speaking("de"):
        app.loop.draw()
        assert "Nur 29 Aktionen dieser Partie sind intakt: Zeile 32 von cut.jsonl ist" in said(app)
        assert "(sie endet nicht mit ihrer Prüfsumme)." in said(app)
        press(app, "confirm")
        assert "cut.jsonl ist nur für 29 Aktionen intakt: Zeile 32" in said(app)
        app.context.command("back")
        path.write_bytes(b"\x00\x01")
        library(app)
        assert "cut.jsonl ist keine Aufzeichnung von Forge War" in said(app)


def test_a_game_of_other_cards_is_listed_and_not_opened() -> None:
    path = game("other")
    rewrite(path, 1, content="0" * 64)
    app = plain_app()
    library(app)
    assert "This game cannot be opened" in said(app)
    press(app, "game.other")
    assert app.context.match is None
    assert "with cards or prices that" in said(app)


def test_a_damaged_game_is_played_on_as_a_copy() -> None:
    path = game("cut", 30)
    path.write_bytes(path.read_bytes()[:-20])
    before = path.read_bytes()
    app = plain_app()
    library(app)
    assert "Only 29 actions of this game are intact" in said(app)
    press(app, "confirm")
    press(app, "yes")
    assert app.context.match is not None
    assert len(app.context.match.session.actions) == 29
    game_files.put_away(app.context)
    assert path.read_bytes() == before


def test_of_what_cannot_even_be_copied_it_is_said_why() -> None:
    app = plain_app()
    library(app)
    path = games_folder() / "noise.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x00\x01\n" * 10)
    game_files._open_copy(app.context, path)
    app.loop.draw()
    assert app.context.match is None
    assert not isinstance(app.context.navigator.top, LibraryScene)
    assert say("library-not-opened") in said(app)


def test_closing_the_window_quits() -> None:
    app = plain_app()
    library(app)
    app.context.navigator.running = True
    send(app, pygame.QUIT)
    assert not app.context.navigator.running
