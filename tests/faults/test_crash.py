"""A fault of the program leaves a report that helps the developers and tells nothing of anybody."""

import errno
import getpass
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from app.blank_app import press
from faults.disks import Disk
from session.recorded import record

from forgewar import __version__, crash
from forgewar.app import main as app_main
from forgewar.app.main import run
from forgewar.app.menus.title import TitleScene
from forgewar.app.shot import headless_app
from forgewar.app.window import fatal_error, game_files
from forgewar.app.window.app import App
from forgewar.cli import check, command_line, main
from forgewar.content import load
from forgewar.paths import shared_folders, user_folder
from forgewar.printable import is_printable
from forgewar.rules.state import Options
from forgewar.session.record import Seat
from forgewar.session.session import Session
from forgewar.words import language

SECRET = "Wilhelmine Geheim"


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The log folder, in the home of somebody whose name must not get out."""
    home = tmp_path / SECRET / "home"
    monkeypatch.setenv("FORGEWAR_HOME", str(home))
    monkeypatch.setenv("USER", "wgeheim")
    return home / "log"


def reports(logs: Path) -> list[str]:
    found = [path for path in sorted(logs.glob("crash-*.txt")) if path.is_file()]
    return [path.read_text(encoding="utf-8") for path in found]


def broken(*_: object, **__: object) -> int:
    raise KeyError(f"/home/{SECRET}/games/secret.jsonl of wgeheim")


def a_fault() -> BaseException:
    try:
        broken()
    except KeyError as error:
        return error
    raise AssertionError


# What a report says


def test_a_report_says_what_happened_where(logs: Path) -> None:
    sentence = crash.report(a_fault(), "testing", details=lambda: {"screen": "small"})
    (report,) = reports(logs)
    assert sentence.count(str(logs)) == 1
    assert sentence.endswith(".txt.")
    assert f"forgewar: {__version__}" in report
    assert "while: testing" in report
    assert platform.python_version() in report
    assert "screen: small" in report
    assert "KeyError: " in report
    assert 'faults/test_crash.py", line' in report
    assert "in broken" in report


def test_a_report_tells_the_last_actions_of_the_game(logs: Path) -> None:
    seats = (Seat(SECRET, "blue"), Seat("Bo", "green", "sensible"))
    session = record(None, actions=50, seats=seats)

    crash.report(a_fault(), "testing", session)

    (report,) = reports(logs)
    assert "actions: 50, last: 30" in report
    assert report.count('{"do":') == 30
    assert f"seed {session.header.seed}" in report
    assert "players person, sensible" in report


def test_a_report_tells_nothing_private(logs: Path) -> None:
    seats = (Seat(SECRET, "blue"), Seat("Bo", "green"))
    crash.report(a_fault(), "testing", record(None, actions=5, seats=seats))
    (report,) = reports(logs)
    for private in (
        SECRET,
        "Geheim",
        "wgeheim",
        str(Path.home()),
        str(Path(crash.__file__).parent),
    ):
        assert private not in report
    assert "…/secret.jsonl of USER" in report


@pytest.mark.parametrize(
    ("text", "scrubbed"),
    [
        ("/home/ada/My Games/a.jsonl is damaged", "…/a.jsonl is damaged"),
        (r"C:\Users\Ada Byron\AppData\a.jsonl: denied", "…/a.jsonl: denied"),
        ("'/root/x.py' and \"/a/b/c\"", "'…/x.py' and \"…/c\""),
        ("/home/d'arc/My Games/a.jsonl is damaged", "…/a.jsonl is damaged"),
        ("/home/the d'arcs' box/games/a.jsonl is damaged", "…/a.jsonl is damaged"),
        (r"C:\Users\O'Brien\AppData\a.jsonl: denied", "…/a.jsonl: denied"),
        ("no file: " + repr("/home/d'arc/games/a.jsonl"), 'no file: "…/a.jsonl"'),
        ("no file: " + repr("C:\\Users\\O'Brien\\a.jsonl") + ".", 'no file: "…/a.jsonl".'),
        (
            "no file: " + repr("C:\\Users\\Ada\\a.jsonl") + ", it's 'a/b'",
            "no file: '…/a.jsonl', it's 'a/b'",
        ),
        ("no file: " + repr('/home/d\'arc "x"/a.jsonl'), "no file: '…/a.jsonl'"),
        (r"\\server\O'Brien\a.jsonl", "…/a.jsonl"),
        ("3/4 of forgewar/app/app.py", "3/4 of forgewar/app/app.py"),
        ("by ada, for Ada's sake, not Adams", "by USER, for USER's sake, not Adams"),
        ("a socket of adas-laptop", "a socket of HOST"),
    ],
)
def test_folders_and_names_are_taken_out(
    text: str, scrubbed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("USER", "ada")
    monkeypatch.setattr(platform, "node", lambda: "adas-laptop")
    assert crash.scrub(text) == scrubbed


def test_causes_are_told_too(logs: Path) -> None:
    error = ValueError("the end of it")
    error.__cause__ = a_fault()
    crash.report(error, "testing")
    (report,) = reports(logs)
    assert report.index("KeyError") < report.index("ValueError: the end of it")
    assert SECRET not in report


def test_old_reports_make_room_for_new_ones(logs: Path) -> None:
    logs.mkdir(parents=True)
    for number in range(30):
        (logs / f"crash-2020-01-01-0000{number:02}-1.txt").touch()
    crash.report(a_fault(), "testing")
    assert len(reports(logs)) == crash.MOST_REPORTS
    assert "KeyError" in reports(logs)[-1]


def test_a_report_that_cannot_be_written_costs_only_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "file"))
    assert "no report could be saved" in crash.report(a_fault(), "testing")


def test_a_user_without_a_name_is_reported(logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("uid not found")

    monkeypatch.setattr(getpass, "getuser", nobody)
    crash.report(a_fault(), "testing")
    assert len(reports(logs)) == 1


# Commands


def test_a_fault_of_a_command_ends_it_in_one_sentence(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check.load, "check_folder", broken)

    assert main(["check"]) == crash.FAULT

    error = capsys.readouterr().err
    assert error.startswith("forgewar: Forge War stopped because of an error; a report")
    assert error.count("\n") == 1
    (report,) = reports(logs)
    assert "while: check" in report
    assert "forgewar/cli/check.py" in report


# The app


@pytest.fixture
def app(process: object) -> App:  # noqa: ARG001  # for what it undoes
    made = headless_app(load.default(), (1024, 640), 100)
    made.context.navigator.push(TitleScene(made.context))
    seats = (Seat(SECRET, "blue", "random"), Seat("Bo", "green", "random"))
    game_files.new_game(made.context, Options("simple", 2), 1, seats)
    return made


def after(calls: int, then: Callable[..., object], first: Callable[..., object]) -> object:
    """Does one thing some times, then another."""
    left = iter([first] * calls)
    return lambda *args, **named: next(left, then)(*args, **named)


@pytest.mark.slow
def test_a_fault_of_the_app_leaves_report_and_record(
    logs: Path, app: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.context.match is not None
    session = app.context.match.session
    monkeypatch.setattr(app.loop, "draw", after(20, broken, app.loop.draw))

    assert run(app) == crash.FAULT

    assert "a report without private data was saved as" in capsys.readouterr().err
    (report,) = reports(logs)
    assert "while: playing" in report
    assert "scenes: TitleScene" in report
    assert f"actions: {len(session.actions)}, last: " in report
    assert SECRET not in report
    assert session.path is not None
    assert Session.load(session.path, load.default()).game.state == session.game.state


@pytest.mark.slow
def test_an_app_that_ends_well_leaves_no_report(
    logs: Path, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.loop, "draw", after(5, app.context.navigator.quit, app.loop.draw))
    assert run(app) == 0
    assert reports(logs) == []


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Unix")
def test_the_sentence_is_on_the_terminal_without_a_window_there(
    logs: Path, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    monkeypatch.setattr(fatal_error, "show_error_box", lambda *words: shown.append(words))
    ours, theirs = os.openpty()
    with open(theirs, "w", encoding="utf-8") as terminal:  # noqa: PTH123 (a descriptor has no path)
        monkeypatch.setattr(sys, "stderr", terminal)
        monkeypatch.setattr(app.loop, "draw", broken)
        assert run(app) == crash.FAULT
    assert b"forgewar: Forge War stopped because of an error" in os.read(ours, 10_000)
    os.close(ours)
    assert shown == []
    assert len(reports(logs)) == 1


# When a step of all this fails, too: the first fault is told all the same

Break = Callable[[pytest.MonkeyPatch, Path], object]


def fail(*_: object, **__: object) -> NoReturn:
    raise RuntimeError("this fails, too")


def no_home(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    patch.setenv("FORGEWAR_HOME", str(tmp_path / "file"))


def full_disk(patch: pytest.MonkeyPatch, _: Path) -> None:
    def write(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    patch.setattr(crash, "write_new", write)


def not_text(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("names of files are text here")
    patch.setenv("FORGEWAR_HOME", str(tmp_path / "home-\udcff\x1b[2J"))


def no_languages(patch: pytest.MonkeyPatch, _: Path) -> None:
    patch.setattr(language, "current", fail)


def no_message(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    patch.setattr(language, "current", lambda: language.Language("en", tmp_path))
    patch.setattr(language.log, "error", lambda *_: None)


def no_reports_removed(_: pytest.MonkeyPatch, __: Path) -> None:
    for number in range(30):
        (user_folder("log") / f"crash-2020-01-01-0000{number:02}-1.txt").mkdir(parents=True)


def no_terminal(patch: pytest.MonkeyPatch, _: Path) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))

    for module in (crash, command_line):
        patch.setattr(module, "print", refuse, raising=False)


# What fails, and whether a report can be written all the same.
FAILING: dict[str, tuple[Break, bool]] = {
    "nothing": (lambda _, __: None, True),
    "log folder is a file": (no_home, False),
    "disk is full": (full_disk, False),
    "home is not UTF-8": (not_text, True),
    "user has no home": (lambda patch, _: patch.setattr(crash, "user_folder", fail), False),
    "language files are missing": (no_languages, True),
    "language files lack the message": (no_message, True),
    "log folder is a file, no languages": (lambda *a: (no_home(*a), no_languages(*a)), False),
    "old reports stay": (no_reports_removed, True),
    "getpass": (lambda patch, _: patch.setattr(getpass, "getuser", fail), True),
    "home": (lambda patch, _: patch.setattr(Path, "home", fail), True),
    "name of the machine": (lambda patch, _: patch.setattr(platform, "node", fail), True),
    "name of the system": (lambda patch, _: patch.setattr(platform, "platform", fail), True),
    "what was played": (lambda patch, _: patch.setattr(crash, "_game_lines", fail), True),
    "error box": (lambda patch, _: patch.setattr(fatal_error, "show_error_box", fail), True),
    "terminal": (no_terminal, True),
    "putting away": (lambda patch, _: patch.setattr(app_main, "put_away", fail), True),
    "closing": (lambda patch, _: patch.setattr(App, "close", fail), True),
    "screen": (lambda patch, _: patch.setattr(app_main, "_details", fail), True),
}


def check_told(logs: Path, told: str, *, reported: bool) -> None:
    """One sentence, with the report that has the first fault, or with the fault itself."""
    assert "Traceback" not in told
    assert told.count("\n") <= 1
    found = [text for text in reports(logs) if "KeyError" in text]
    assert [text.count("KeyError: ") for text in found] == [1] * reported
    assert not any(SECRET in text for text in (*found, told.replace(str(logs), "")))
    if told:
        assert told.startswith("forgewar: ")
        assert ("crash-20" in told) == reported
        assert ("KeyError: " in told) == (not reported)
        assert is_printable(told.rstrip("\n"))


@pytest.mark.parametrize(("broken_step", "reported"), FAILING.values(), ids=FAILING)
@pytest.mark.usefixtures("logs")
def test_whatever_fails_on_the_way_the_first_fault_of_the_app_is_told(
    broken_step: Break,
    reported: bool,
    app: App,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def draw() -> None:
        broken_step(monkeypatch, tmp_path)
        broken()

    monkeypatch.setattr(app.loop, "draw", draw)

    assert run(app) == crash.FAULT

    check_told(
        Path(os.environ["FORGEWAR_HOME"]) / "log", capsys.readouterr().err, reported=reported
    )


@pytest.mark.parametrize(("broken_step", "reported"), FAILING.values(), ids=FAILING)
@pytest.mark.usefixtures("logs")
def test_whatever_fails_on_the_way_the_first_fault_of_a_command_is_told(
    broken_step: Break,
    reported: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def check_folder(*_: object) -> None:
        broken_step(monkeypatch, tmp_path)
        broken()

    monkeypatch.setattr(check.load, "check_folder", check_folder)

    assert main(["check"]) == crash.FAULT

    check_told(
        Path(os.environ["FORGEWAR_HOME"]) / "log", capsys.readouterr().err, reported=reported
    )


def test_on_a_disk_that_is_full_the_fault_is_told(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(disk.folder))
    (disk.folder / "log").mkdir()
    disk.fill()
    sentence = crash.report(a_fault(), "testing")
    disk.free()
    assert "KeyError: '…/secret.jsonl of " in sentence
    assert "faults/test_crash.py:" in sentence
    assert list((disk.folder / "log").iterdir()) == []


def test_no_report_takes_the_place_of_another(logs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash.time, "strftime", lambda *_: "now")
    for number in range(3):
        crash.report(ValueError(f"fault {number}"), "testing")
    assert len(reports(logs)) == 3
    assert all(any(f"fault {n}" in text for text in reports(logs)) for n in range(3))


def test_an_error_that_cannot_be_told_is_told_by_its_type(logs: Path) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    crash.report(Mute(), "testing")
    (report,) = reports(logs)
    assert "Mute" in report


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text elsewhere")
def test_a_game_is_exported_in_a_home_whose_name_is_not_text(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home-\udcff"))
    game_files.leave_match(app.context)
    game_files.new_game(app.context, Options("simple", 2), 1, ())
    game_files.leave_match(app.context)
    app.context.navigator.open("library")
    app.loop.step(0)
    press(app, "export")
    for _ in range(3):
        app.loop.step(0.1)
    assert [path.suffix for path in shared_folders()[0].iterdir()] == [".jsonl"]
    shown = "".join(text.text for text in app.context.frame.texts)
    assert "home-\ufffd" in shown
