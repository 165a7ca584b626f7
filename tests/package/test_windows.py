"""The packaged app and the installer for Windows, under Wine. packaging/windows/check makes them,
names their folder in FORGEWAR_WINDOWS_APP and runs these tests; without it they are skipped."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from package.playing import begin, logged, quit_by_mouse, wait_for_colours
from package.wine_window import SCREEN, Drive, WineWindow, wine
from play.window import PATIENCE, missing
from play.window_player import Pilot

from forgewar import __version__

APP = os.environ.get("FORGEWAR_WINDOWS_APP", "")  # the folder dist of build.spec
pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(not APP, reason="packaging/windows/check runs these"),
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]
FOLDER = Path(APP) / "forgewar"
SETUP = Path(APP) / "forgewar-setup.exe"
PLAYER = "Zoë Müller 鍛冶"
REGISTERED = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\org.forgewar.ForgeWar"


@pytest.fixture(scope="module")
def drive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Drive]:
    made = Drive(tmp_path_factory.mktemp("wine") / "prefix")
    yield made
    made.end()


def commands(drive: Drive, program: Path, *words: object, home: Path) -> str:
    name = wine.windows_path(home)
    return drive.run(wine.windows_path(program), *words, FORGEWAR_HOME=name)


def subsystem(program: Path) -> int:
    """What Windows opens for a program: 2 is nothing, 3 a console (Portable Executable)."""
    data = program.read_bytes()
    head = int.from_bytes(data[0x3C:0x40], "little")
    return int.from_bytes(data[head + 24 + 68 :][:2], "little")


def test_the_icon_starts_a_program_without_a_console_and_commands_have_one() -> None:
    assert subsystem(FOLDER / "Forge War.exe") == 2
    assert subsystem(FOLDER / "forgewar.exe") == 3


def test_commands_print_and_play_in_two_processes(drive: Drive, tmp_path: Path) -> None:
    home = tmp_path / "Zoë Müller 鍛冶"
    program = FOLDER / "forgewar.exe"
    assert commands(drive, program, "--version", home=home) == f"Forge War {__version__}\n"
    assert commands(drive, program, "check", home=home).endswith(": ok\n")
    games = wine.windows_path(home / "games")
    options = ("--games", 2, "--jobs", 2, "--seed", 1, "--record", games)
    assert "2 simple games" in commands(drive, program, "simulate", *options, home=home)
    assert len(list((home / "games").glob("*.jsonl"))) == 2


def test_a_game_is_played_quit_killed_and_continued(drive: Drive, tmp_path: Path) -> None:
    """By mouse, to round 2, with a player and a folder whose names are not plain ASCII."""
    home = tmp_path / "Zoë Müller 鍛冶"
    with WineWindow(drive, FOLDER / "Forge War.exe", home) as window:
        pilot = begin(window, lambda pilot: name_player(window, pilot))
        pilot.play(lambda game: game.state.round == 2)
        shown = window.frame()
        picture(window, "round-2")
        assert quit_by_mouse(window, pilot) == 0

        continue_game(window, shown.record, shown.digest)
        full_screen(window)
        pilot = Pilot(window, "mouse")
        before = window.frame().actions
        pilot.play(lambda _: window.frame().actions >= before + 3)
        shown = window.frame()
        window.kill()

        continue_game(window, shown.record, shown.digest)
        assert quit_by_mouse(window, Pilot(window, "mouse")) == 0

    record = Path(shown.record)
    assert PLAYER in record.read_text("utf-8")
    name = wine.windows_path(record)
    told = commands(drive, FOLDER / "forgewar.exe", "replay", name, "--verify", home=home)
    assert "is intact" in told
    assert not list((home / "log").glob("crash-*"))
    # Had the process of the computer players not come up, the log would say so.
    assert "WARNING" not in logged(home)


def name_player(window: WineWindow, pilot: Pilot) -> None:
    pilot.press("seat.0.name")
    window.type(PLAYER)
    window.keys("Return")
    named = f": {PLAYER}"
    window.wait(lambda f: f.spots["seat.0.name"]["label"].endswith(named), "the name")


def continue_game(window: WineWindow, record: str, digest: str) -> None:
    """Start the app again and continue the last game, which must be this one."""
    window.start(speed=0)
    Pilot(window, "mouse").press("continue")
    again = window.wait(lambda f: f.record != "", "the game to go on")
    assert (again.record, again.digest) == (record, digest)


def full_screen(window: WineWindow) -> None:
    """Fill the screen and leave it again."""
    size = window.frame().size
    window.keys("F11")
    window.wait(lambda f: f.size == list(SCREEN), "full screen")
    window.moved()
    assert window.origin() == (0, 0)
    picture(window, "full-screen")
    window.keys("F11")
    window.wait(lambda f: f.size == size, "the window")
    window.moved()


def picture(window: WineWindow, name: str) -> None:
    """Keep a picture to look at, if somebody asked for it."""
    folder = os.environ.get("FORGEWAR_WINDOWS_PICTURES")
    if folder:
        wait_for_colours(window)
        window.picture(Path(folder) / f"{name}.png")


def test_a_program_without_a_console_shows_its_failures(drive: Drive, tmp_path: Path) -> None:
    """In a message box: nobody would read what it prints."""
    home = tmp_path / "home"
    (home / "config").mkdir(parents=True)
    with WineWindow(drive, FOLDER / "Forge War.exe", home) as window:
        window.wait(lambda f: f.enabled("new"), "the title")
        failing = window.start_beside("--language=xx")
        end = time.monotonic() + PATIENCE
        while window.count_windows() < 2:
            assert time.monotonic() < end, "there is no message box"
            assert failing.poll() is None, "it ended and said nothing"
            time.sleep(0.2)
        picture(window, "message-box")
        window.send("key", "Return")
        assert failing.wait(timeout=PATIENCE) == 2


# The installer


def tree(folder: Path) -> set[str]:
    """The files of a folder, but for what Windows deletes from its Temp when it starts again."""
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return {name for name in files if "/Temp/~nsu" not in name}


def install(drive: Drive, code: int = 0, display: str = "") -> None:
    drive.run(wine.windows_path(SETUP), "/S", code=code, display=display)


def uninstall(drive: Drive, *options: str) -> None:
    """Silently. The uninstaller goes on as a copy of itself, so that it is waited for."""
    programs = drive.local / "Programs" / "Forge War"
    drive.run(wine.windows_path(programs / "uninstall.exe"), "/S", *options)
    end = time.monotonic() + PATIENCE
    while programs.exists():
        assert time.monotonic() < end, f"left: {tree(programs)}"
        time.sleep(0.1)
    drive.end()


def test_the_installer_installs_upgrades_and_uninstalls(drive: Drive) -> None:
    before = tree(drive.drive_c / "users")
    programs = drive.local / "Programs" / "Forge War"
    games = drive.local / "forgewar"
    install(drive)
    assert tree(FOLDER) | {"uninstall.exe"} == tree(programs)
    (shortcut,) = (drive.drive_c / "users").rglob("Forge War.lnk")
    assert "Start Menu" in str(shortcut)
    registered = drive.registry(REGISTERED)
    assert __version__ in registered
    assert r"Programs\Forge War\uninstall.exe" in registered

    # What an older version had and this one has not is deleted by an upgrade.
    (programs / "_internal" / "of_an_older_version.pyd").touch()
    (programs / "Forge War.exe").write_bytes(b"an older program")
    install(drive)
    assert tree(FOLDER) | {"uninstall.exe"} == tree(programs)

    with WineWindow(drive, programs / "Forge War.exe", games, own_home=False) as window:
        pilot = begin(window)
        pilot.play(lambda _: window.frame().actions >= 3)
        record = Path(window.frame().record)
        # Programs that run cannot be replaced, so that nothing is.
        install(drive, code=2, display=window.display)
        assert tree(FOLDER) | {"uninstall.exe"} == tree(programs)
        assert quit_by_mouse(window, pilot) == 0
    assert record.parent == games / "games"

    played = record.read_bytes()
    uninstall(drive)
    assert record.read_bytes() == played
    left = tree(drive.drive_c / "users") - before
    kept = games.relative_to(drive.drive_c / "users").as_posix()
    assert [name for name in left if not name.startswith(f"{kept}/")] == []
    assert drive.registry(REGISTERED) == ""

    install(drive)
    uninstall(drive, "/DELETEGAMES")
    assert tree(drive.drive_c / "users") == before
