"""Faults of files at the table: whoever plays is told in a sentence, and plays on."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from faults.disks import Disk, open_to_all
from session.recorded import recorded

from forgewar.ai.worker_process import ThinkingHere
from forgewar.app.menus.title import TitleScene
from forgewar.app.routes import route
from forgewar.app.window import game_files, settings
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.log_file import start_log
from forgewar.app.window.rotating_log import rotate_log
from forgewar.content import load
from forgewar.play.library import records
from forgewar.rules.state import Options
from forgewar.session import writer
from forgewar.session.record import Seat, read_record
from forgewar.session.session import Session

COMPUTERS = (Seat("Ada", "blue", "sensible"), Seat("Bo", "green", "sensible"))
ENTER = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
ESCAPE = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")


def make_app() -> App:
    """On the title; pictures are not waited for, and nothing moves."""
    pygame.display.init()
    pygame.font.init()
    made = App(
        load.default(),
        settings.Settings(speed=0),
        pygame.display.set_mode((1280, 720)),
        routes=route,
        thinker=ThinkingHere(load.default()),
    )
    made.context.navigator.push(TitleScene(made.context))
    return made


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app()
    yield made
    if made.context.match is not None:
        made.context.match.session.close()


def new_game(app: App, seats: tuple[Seat, ...] = COMPUTERS) -> Session:
    game_files.new_game(app.context, Options("simple", 2), 1, seats)
    assert app.context.match is not None
    return app.context.match.session


def let_time_pass(app: App, steps: int) -> None:
    for _ in range(steps):
        app.loop.step(1.0)


def press(app: App, key: pygame.event.Event) -> None:
    app.loop.take(key)
    app.loop.take(pygame.event.Event(pygame.KEYUP, key=key.key, mod=0, unicode=""))


def asked(app: App) -> str:
    """The words of the question on screen; nothing if there is none."""
    top = app.context.navigator.top
    return " ".join([top._title, *top._lines]) if isinstance(top, ConfirmOverlay) else ""


def choose_yes(app: App) -> None:
    """The answer that is not the default takes a press of its own."""
    app.loop.draw()
    spot = app.context.frame.spot("yes")
    assert spot is not None
    app.context.controller.press(spot)


def wait_for_question(app: App) -> str:
    for _ in range(500):
        app.loop.step(1.0)
        if asked(app):
            return asked(app)
    pytest.fail("nothing was asked")


# A full disk


@pytest.fixture
def home_disk(disk: Disk, game_log: logging.Logger, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk of the player's files, the log among them."""
    monkeypatch.setenv("FORGEWAR_HOME", str(disk.folder / "home"))
    start_log()
    rotate_log()
    game_log.info("the disk is not full yet")
    return disk


@pytest.mark.slow
def test_on_a_full_disk_whoever_plays_is_asked_and_may_play_on(home_disk: Disk, app: App) -> None:
    session = new_game(app)
    let_time_pass(app, 20)
    home_disk.fill()

    assert "The game cannot be recorded" in wait_for_question(app)
    played = len(session.actions)
    press(app, ESCAPE)  # try again: in vain
    assert "The game cannot be recorded" in wait_for_question(app)
    assert len(session.actions) == played
    choose_yes(app)  # play on
    let_time_pass(app, 50)
    assert not asked(app)
    assert len(session.actions) > played

    home_disk.free()
    let_time_pass(app, 5)
    assert session.path is not None
    game_files.leave_match(app.context)
    assert not asked(app)
    assert Session.load(session.path, load.default()).game.state == session.game.state


@pytest.mark.slow
def test_a_game_that_ends_unrecorded_says_so(home_disk: Disk, app: App) -> None:
    new_game(app)
    let_time_pass(app, 20)
    home_disk.fill()
    wait_for_question(app)
    choose_yes(app)
    let_time_pass(app, 20)
    game_files.leave_match(app.context)
    assert "The end of this game wasn't recorded" in asked(app)


PEOPLE = (Seat("Ada", "blue"), Seat("Bo", "green"))
UNDO = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u")
REDO = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_y, mod=0, unicode="y")


@pytest.mark.slow
def test_a_full_record_is_written_anew_while_it_is_played(
    home_disk: Disk, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_files.new_game(app.context, Options("simple", 2), 1, PEOPLE, practice=True)
    assert app.context.match is not None
    session, path = app.context.match.session, app.context.match.session.path
    assert path is not None
    while len(session.actions) < 5:
        app.context.match.play(session.game.choices()[0])
        let_time_pass(app, 2)
    stands = session.actions
    monkeypatch.setattr(writer, "MAX_LINES", len(path.read_bytes().splitlines()) + 1)

    for _ in range(20):
        press(app, UNDO)
        let_time_pass(app, 1)
        assert len(session.actions) < len(stands)
        press(app, REDO)
        let_time_pass(app, 1)
        assert not asked(app)
        assert session.actions == stands

    press(app, UNDO)
    let_time_pass(app, 1)
    before = path.read_bytes()
    (home_disk.folder / "small.jsonl").touch()  # the limit lets no file grow over the smallest
    home_disk.fill()
    press(app, REDO)
    assert "The game cannot be recorded" in wait_for_question(app)
    assert path.read_bytes() == before
    home_disk.free()
    press(app, ESCAPE)
    press(app, REDO)
    let_time_pass(app, 2)
    assert not asked(app)
    game_files.leave_match(app.context)
    assert not asked(app)
    assert Session.load(path, load.default()).actions == stands


# Nothing can be written at all


@pytest.mark.slow
def test_without_a_place_for_records_games_are_played_unrecorded(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "file"))  # no folder can be made in a file

    session = new_game(app)

    assert "This game isn't recorded" in asked(app)
    let_time_pass(app, 2)  # until it has been seen
    press(app, ENTER)
    let_time_pass(app, 20)
    assert session.actions
    assert session.path is None


PLAY_AS_NOBODY = """
import os, sys, tempfile
from forgewar.app.window import game_files, settings
from forgewar.app.window.log_file import start_log
from forgewar.app.menus.title import TitleScene
from forgewar.app.shot import headless_app
from forgewar.content import load
from forgewar.rules.state import Options
from forgewar.session.record import Seat

SEATS = (Seat("A", "blue", "random"), Seat("B", "green", "random"))

def play():
    start_log()
    app = headless_app(load.default(), (1280, 720), 100)
    app.context.settings = settings.load_settings()
    app.context.settings.speed = 0
    app.context.navigator.push(TitleScene(app.context))
    game_files.new_game(app.context, Options("simple", 2), 1, SEATS)
    print(*getattr(app.context.navigator.top, "_lines", ["recorded"]))
    if app.context.navigator.pauses_game:
        app.context.navigator.pop()
    for _ in range(30):
        app.loop.step(1.0)
    settings.save_settings(app.context.settings)
    print(len(app.context.match.session.actions) > 5, app.context.settings.sound)

home = os.environ["FORGEWAR_HOME"]
with tempfile.TemporaryDirectory() as own:  # once as we are, while Python itself can be read
    os.environ["FORGEWAR_HOME"] = own
    play()
if os.geteuid() == 0:
    os.setuid(65534)
os.environ["FORGEWAR_HOME"] = home
play()
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="permissions of Unix")
def test_in_a_read_only_home_the_game_is_played_with_its_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("FORGEWAR_HOME", str(home))
    settings.save_settings(settings.Settings(sound=10))
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*")}
    settings.settings_file().chmod(0o444)
    for folder in (home, home / "config"):
        folder.chmod(0o555)
    open_to_all(home)

    done = subprocess.run(
        [sys.executable, "-c", PLAY_AS_NOBODY],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    for folder in (home, home / "config"):
        folder.chmod(0o755)

    assert done.returncode == 0, done.stderr
    with_home, _, told, played = done.stdout.splitlines()
    assert with_home == "recorded"
    assert told.endswith("cannot be written: Permission denied.")
    assert played == "True 10"
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*")} == before


def test_settings_on_a_full_disk_stay_as_they_were(home_disk: Disk) -> None:
    settings.save_settings(settings.Settings(sound=10))
    (home_disk.folder / "empty.jsonl").touch()  # the limit lets no file grow over the smallest
    home_disk.fill()
    assert not settings.save_settings(settings.Settings(sound=90))
    assert settings.load_settings().sound == 10


@pytest.mark.usefixtures("game_log")
def test_the_app_starts_without_a_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "file"))
    start_log()


# No screen, no sound


def started(tmp_path: Path, **env: str) -> "subprocess.CompletedProcess[str]":
    """The app, started with other drivers, quits as soon as it would wait for somebody."""
    program = (
        "from forgewar.app import main; from forgewar.app.window.loop import Loop; "
        "Loop.run = lambda _: None; exit(main.main())"
    )
    known = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=known | {"FORGEWAR_HOME": str(tmp_path)} | env,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="there is always a screen")
def test_without_a_screen_the_app_says_so_in_a_sentence(tmp_path: Path) -> None:
    done = started(tmp_path, SDL_VIDEODRIVER="x11")
    assert done.returncode == 2
    assert done.stderr.startswith("forgewar: the game cannot start: ")
    assert done.stderr.count("\n") == 1
    assert "cannot start" in (tmp_path / "log" / "forgewar.log").read_text()


@pytest.mark.slow
def test_without_a_sound_device_the_app_is_silent(tmp_path: Path) -> None:
    done = started(tmp_path, SDL_AUDIODRIVER="none such")
    assert (done.returncode, done.stderr) == (0, "")
    assert "no sound device" in (tmp_path / "log" / "forgewar.log").read_text()


# Pictures of the screen

PICTURE = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode="")


def test_a_picture_of_the_screen_is_saved(app: App, tmp_path: Path) -> None:
    app.loop.step(0)
    press(app, PICTURE)
    assert "Screenshot saved" in asked(app)
    (path,) = (tmp_path / "home" / "documents" / "Forge War").glob("*.png")
    assert pygame.image.load(path).get_size() == app.context.screen.surface.get_size()


def test_a_picture_that_cannot_be_saved_costs_no_more_than_a_sentence(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "file"))
    press(app, PICTURE)
    assert "Screenshot not saved" in asked(app)


# Records that cannot be played on


@pytest.mark.slow
def test_a_game_that_is_open_elsewhere_is_played_as_a_copy(app: App) -> None:
    first = new_game(app)
    let_time_pass(app, 20)
    assert first.path is not None
    second = make_app()

    game_files.open_game(second.context, first.path)
    assert "is being played in another window" in asked(second)
    choose_yes(second)

    assert second.context.match is not None
    copy = second.context.match.session
    assert copy.path not in (None, first.path)
    assert copy.actions == first.actions
    let_time_pass(second, 20)
    let_time_pass(app, 20)
    copy.close()


@pytest.mark.slow
def test_a_damaged_game_is_played_as_a_copy_of_what_is_sound(app: App) -> None:
    session = new_game(app)
    let_time_pass(app, 20)
    game_files.leave_match(app.context)
    path = session.path
    assert path is not None
    path.write_bytes(path.read_bytes()[:-10])
    cut = path.read_bytes()

    game_files.open_game(app.context, path)
    assert "is intact for" in asked(app)
    choose_yes(app)
    assert app.context.match is not None
    assert app.context.match.session.actions == session.actions[:-1]
    assert path.read_bytes() == cut


def test_a_file_that_is_no_record_is_refused(app: App, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\x00\x1b[2J\xff" * 100)
    game_files.open_game(app.context, path)
    assert "is not a Forge War record" in asked(app)
    press(app, ENTER)
    assert app.context.match is None


def test_a_game_that_has_vanished_is_refused(app: App, tmp_path: Path) -> None:
    game_files.open_game(app.context, tmp_path / "game.jsonl")
    assert "cannot be read: No such file" in asked(app)


# A clock that goes back


def at(monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    moment = time.strptime(when, "%Y-%m-%d %H:%M:%S")
    monkeypatch.setattr(records.time, "strftime", lambda form: strftime(form, moment))


strftime = time.strftime


def test_games_begun_in_one_second_have_names_of_their_own(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(monkeypatch, "2030-01-01 12:00:00")
    paths = {new_game(app).path for _ in range(5)}
    assert len(paths) == 5
    assert None not in paths


def test_continue_takes_up_the_last_game_though_the_clock_went_back(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(monkeypatch, "2030-01-01 12:00:00")
    first = new_game(app).path
    at(monkeypatch, "2020-01-01 12:00:00")
    second = new_game(app).path
    assert first is not None
    assert second is not None
    now = time.time()
    os.utime(first, (now, now))
    os.utime(second, (now - 10**7, now - 10**7))

    assert records.latest_unfinished() == second
    assert records.recorded_games() == [second, first]


def test_taking_up_a_game_makes_it_the_last(app: App) -> None:
    first = new_game(app).path
    second = new_game(app).path
    assert first is not None
    assert records.latest_unfinished() == second
    game_files.leave_match(app.context)
    game_files.open_game(app.context, first)
    assert records.latest_unfinished() == first


def test_a_note_of_the_last_game_that_leads_elsewhere_leads_nowhere(
    app: App, tmp_path: Path
) -> None:
    path = new_game(app).path
    outside = recorded(tmp_path / "outside.jsonl")
    for note in (f"../../../{outside.name}", str(outside), "\x00", "", "a" * 10**6):
        (records.games_folder() / "latest.txt").write_text(note)
        assert records.recorded_games() == [path]


def test_a_record_from_the_future_is_read(app: App) -> None:
    session = new_game(app)
    assert session.path is not None
    os.utime(session.path, (2**33, 2**33))
    assert records.recorded_games() == [session.path]
    assert not read_record(session.path).problem
