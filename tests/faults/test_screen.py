"""Faults of the running app in a real window: a screen that goes away, a scene that fails, a second
app on the same game."""

import getpass
import os
import platform
import signal
import sys
import textwrap
import time
from pathlib import Path

import pytest
from play.session import set_up
from play.window import PATIENCE, Window, missing
from play.window_player import Pilot

from forgewar import __version__, crash
from forgewar.content import load
from forgewar.session.record import read_record
from forgewar.session.replay import replay

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]


def begin(window: Window) -> Pilot:
    """A game in which people are to move in the mine."""
    pilot = Pilot(window, "mouse")
    set_up(pilot, "simple-2")
    pilot.play(lambda game: game.state.phase == "mine")
    return pilot


def recorded_state(path: str) -> str:
    replayed = replay(read_record(Path(path)), load.default())
    assert not replayed.problem
    return replayed.game.state.digest()


def the_report(window: Window) -> str:
    """The one report there is, which lies where the last words of the app say."""
    (path,) = (window.home / "log").glob("crash-*.txt")
    words = window.last_words.splitlines()
    assert len([line for line in words if line.startswith("forgewar: ")]) == 1
    assert words[-1].endswith(f"a report without private data was saved as {path}.")
    report = path.read_text(encoding="utf-8")
    assert f"forgewar: {__version__}" in report
    assert platform.platform() in report
    assert "actions:" in report
    assert "Traceback" in report or "ScreenLost" in report
    for private in (str(window.home), str(Path.home()), platform.node(), getpass.getuser(), "Mara"):
        assert private in ("/", "root") or private not in report
    return report


# A screen that goes away


@pytest.mark.skipif(sys.platform != "linux", reason="screens of X")
def test_a_lost_screen_ends_the_app_in_a_sentence_and_the_game_is_recorded() -> None:
    with Window() as window:
        begin(window)
        shown = window.frame()
        window.server.send_signal(signal.SIGKILL)
        assert window.app.wait(timeout=PATIENCE) == crash.FAULT

        assert "forgewar: the screen was lost, but your game is saved" in window.last_words
        assert "ScreenLost" in the_report(window)
        assert recorded_state(shown.record) == shown.digest


# A scene that fails

FAILING = """
    import sys
    from forgewar.app.quest.ledger import LedgerOverlay
    from forgewar.cli import main

    def draw(self, canvas):
        raise ZeroDivisionError("nothing to draw with")

    LedgerOverlay.draw = draw
    sys.exit(main([]))
"""


def test_a_scene_that_fails_ends_the_app_in_a_sentence_and_the_game_can_be_continued() -> None:
    with Window(program=(sys.executable, "-c", textwrap.dedent(FAILING)), env=_env()) as window:
        begin(window)
        shown = window.frame()
        window.send("key", "l")  # the ledger
        _wait_for_box(window)
        _press_button(window)

        assert window.app.wait(timeout=PATIENCE) == crash.FAULT
        assert "forgewar: Forge War stopped because of an error; a report" in window.last_words
        assert "ZeroDivisionError: nothing to draw with" in the_report(window)
        assert recorded_state(shown.record) == shown.digest

        window.start(0)
        Pilot(window, "mouse").press("continue")
        frame = window.wait(lambda f: f.record != "", "the game to go on")
        assert frame.digest == shown.digest


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize(
    ("number", "code"),
    [
        (signal.SIGTERM, crash.FAULT),
        (signal.SIGINT, crash.FAULT),
        (signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_the_error_box_ends_by_signals_and_with_the_app(number: int, code: int) -> None:
    with Window(program=(sys.executable, "-c", textwrap.dedent(FAILING)), env=_env()) as window:
        begin(window)
        window.send("key", "l")
        _wait_for_box(window)
        assert window.end(number) == code
        end = time.monotonic() + PATIENCE  # the server may hear of the end later than we do
        while _boxes(window) and time.monotonic() < end:
            time.sleep(0.1)
        assert _boxes(window) == []
        assert "ZeroDivisionError: nothing to draw with" in the_report(window)


def _env() -> dict[str, str]:
    """No box is shown in continuous integration."""
    return {name: value for name, value in os.environ.items() if name != "CI"}


def _boxes(window: Window) -> list[str]:
    """The places of windows on screen that are smaller than the game's, as xdotool tells them."""
    found = window.send("search", "--onlyvisible", "--class", "forgewar").split()
    places = [window.send("getwindowgeometry", "--shell", number) for number in found]
    return [place for place in places if place and f"WIDTH={window.size[0]}\n" not in place]


def _wait_for_box(window: Window) -> None:
    """Who has started the app by its icon sees no terminal, but a window with the last words."""
    end = time.monotonic() + PATIENCE
    while not _boxes(window):
        assert time.monotonic() < end, "no box is shown"
        assert window.app.poll() is None, window.last_words
        time.sleep(0.1)


def _press_button(window: Window) -> None:
    """Its button is in the middle, near the lower edge."""
    (place,) = _boxes(window)
    at = dict(line.split("=") for line in place.split())
    x, y = int(at["X"]) + int(at["WIDTH"]) // 2, int(at["Y"]) + int(at["HEIGHT"]) - 36
    window.send("mousemove", x, y, "click", 1)


# Two apps on one game


def test_a_second_app_plays_a_copy_of_a_game_that_is_being_played() -> None:
    with Window() as first:
        pilot = begin(first)
        shown = first.frame()
        before = Path(shown.record).read_bytes()
        with Window(home=first.home) as second:
            other = Pilot(second, "mouse")
            other.press("continue")
            second.wait(lambda f: f.top == "ConfirmOverlay", "the question")
            assert second.frame().record == ""
            other.press("yes")
            copy = second.wait(lambda f: f.record != "", "the copy")
            assert copy.record != shown.record
            assert copy.digest == shown.digest
            other.play(lambda game: game.state.phase == "market")
            assert Path(shown.record).read_bytes() == before
        pilot.play(lambda game: game.state.phase == "market")
        assert recorded_state(first.frame().record) == first.frame().digest
