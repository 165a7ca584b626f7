"""A fault of the program leaves a report that helps the developers and tells nothing of anybody."""

import getpass
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from session.recorded import record

from forgewar import __version__, crash
from forgewar.app.main import run
from forgewar.app.menus.title import TitleScene
from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.cli import check, main
from forgewar.content import load
from forgewar.rules.state import Options
from forgewar.session.record import Seat
from forgewar.session.session import Session

SECRET = "Wilhelmine Geheim"


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The log folder, in the home of somebody whose name must not get out."""
    home = tmp_path / SECRET / "home"
    monkeypatch.setenv("FORGEWAR_HOME", str(home))
    monkeypatch.setenv("USER", "wgeheim")
    return home / "log"


def reports(logs: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(logs.glob("crash-*.txt"))]


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
    sentence = crash.report(a_fault(), "testing", details={"screen": "small"})
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
    assert "no report of it could be written" in crash.report(a_fault(), "testing")


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
    assert error.startswith("forgewar: the program met a fault of its own; a report")
    assert error.count("\n") == 1
    (report,) = reports(logs)
    assert "while: check" in report
    assert "forgewar/cli/check.py" in report


# The app


@pytest.fixture
def app(process: object) -> App:  # noqa: ARG001  # for what it undoes
    made = headless_app(load.default(), (1024, 640), 100)
    made.stack.push(TitleScene(made))
    seats = (Seat(SECRET, "blue", "random"), Seat("Bo", "green", "random"))
    made.new_game(Options("simple", 2), 1, seats)
    return made


def after(calls: int, then: Callable[..., object], first: Callable[..., object]) -> object:
    """Does one thing some times, then another."""
    left = iter([first] * calls)
    return lambda *args, **named: next(left, then)(*args, **named)


def test_a_fault_of_the_app_leaves_report_and_record(
    logs: Path, app: App, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.match is not None
    session = app.match.session
    monkeypatch.setattr(app, "draw", after(20, broken, app.draw))

    assert run(app) == crash.FAULT

    assert "a report without anything private lies in" in capsys.readouterr().err
    (report,) = reports(logs)
    assert "while: playing" in report
    assert "scenes: TitleScene" in report
    assert f"actions: {len(session.actions)}, last: " in report
    assert SECRET not in report
    assert session.path is not None
    assert Session.load(session.path, load.default()).game.state == session.game.state


def test_an_app_that_ends_well_leaves_no_report(
    logs: Path, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "draw", after(5, app.quit, app.draw))
    assert run(app) == 0
    assert reports(logs) == []


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of Unix")
def test_the_sentence_is_on_the_terminal_without_a_window_there(
    logs: Path, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pygame

    shown: list[object] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *a, **k: shown.append((a, k)))
    ours, theirs = os.openpty()
    with open(theirs, "w", encoding="utf-8") as terminal:  # noqa: PTH123 (a descriptor has no path)
        monkeypatch.setattr(sys, "stderr", terminal)
        monkeypatch.setattr(app, "draw", broken)
        assert run(app) == crash.FAULT
    assert b"forgewar: the program met a fault" in os.read(ours, 10_000)
    os.close(ours)
    assert shown == []
    assert len(reports(logs)) == 1
