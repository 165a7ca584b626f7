"""The app on the desktops of Linux: X with and without a manager of windows, and Wayland."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from play.window import OURS, PATIENCE, Window, missing

from forgewar import crash
from forgewar.app.window.display import LEAST_DRAWN

pytestmark = pytest.mark.window
MANAGERS = ("openbox", "icewm", "twm", "metacity")
MANAGER = next((name for name in MANAGERS if shutil.which(name)), "")
SCREEN, LEAST = (1600, 1000), [1024, 640]


@pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")
@pytest.mark.parametrize("managed", [False, True], ids=["bare", "managed"])
def test_a_window_on_x_is_made_larger_and_smaller(managed: bool) -> None:
    """A manager keeps to the least size; without one a window becomes as small as it is told to."""
    if managed and not MANAGER:
        pytest.skip(f"needs one of {', '.join(MANAGERS)}")
    with Window(screen=SCREEN, manager=MANAGER if managed else "") as window:
        assert window.frame().top == "TitleScene"
        name = window.send("search", "--class", "^forgewar$").split()[-1]
        window.send("windowsize", name, 1400, 900)
        window.wait(lambda f: f.size == [1400, 900], "a larger window")
        window.send("windowsize", name, 700, 500)
        window.wait(lambda f: f.size == (LEAST if managed else [700, 500]), "a smaller window")
        assert window.end(signal.SIGTERM) == 0


TINY = ((1, 1), (1, 100), (100, 1), (2, 2), (319, 10), (1, 1))


@pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}")
def test_a_game_goes_on_while_its_window_is_forced_to_any_size() -> None:
    with Window(speed=1) as window:
        for spot in ("new", "start"):
            frame = window.wait(lambda f, spot=spot: f.enabled(spot), spot)
            window.click(frame.spots[spot]["rect"])
        before = window.wait(lambda f: f.waits, "a game")
        name = window.send("search", "--class", "^forgewar$").split()[-1]
        for size in TINY:
            window.send("windowsize", name, *size)
            drawn = [max(side, least) for side, least in zip(size, LEAST_DRAWN, strict=True)]
            window.wait(lambda f, drawn=drawn: f.size == drawn, f"a window of {size}")
        window.send("windowsize", name, *before.size)
        after = window.wait(lambda f: f.size == before.size and f.waits, "the window again")
        assert after.scenes == before.scenes
        assert after.spots.keys() == before.spots.keys()
        assert window.end(signal.SIGTERM) == 0


@contextmanager
def on_wayland(home: Path) -> Iterator[tuple["subprocess.Popen[bytes]", "subprocess.Popen[bytes]"]]:
    """A desktop that nobody sees, and the app on it, with its first frame drawn."""
    runtime, trace = home / "runtime", home / "trace.jsonl"
    runtime.mkdir(mode=0o700)
    env = {**os.environ, "XDG_RUNTIME_DIR": str(runtime), "FORGEWAR_HOME": str(home)}
    env |= {"SDL_VIDEODRIVER": "wayland", "SDL_AUDIODRIVER": "dummy", "WAYLAND_DISPLAY": "game"}
    env["FORGEWAR_TRACE"] = str(trace)
    screen = ("--backend=headless-backend.so", "--width=1280", "--height=800")
    quiet = subprocess.DEVNULL
    desktop = subprocess.Popen(
        ["weston", *screen, "--socket=game", "--idle-time=0"], env=env, stdout=quiet, stderr=quiet
    )
    app = None
    try:
        _wait(lambda: (runtime / "game").exists())
        with (home / "stderr").open("wb") as words:
            app = subprocess.Popen(OURS, env=env, stderr=words)
        _wait(lambda: trace.exists() and trace.stat().st_size > 0)
        yield desktop, app
    finally:
        for process in (app, desktop):
            if process is not None and process.poll() is None:
                process.kill()
                process.wait()


def _wait(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


@pytest.mark.skipif(shutil.which("weston") is None, reason="needs weston")
def test_the_game_is_shown_on_wayland(tmp_path: Path) -> None:
    with on_wayland(tmp_path) as (_, app):
        app.send_signal(signal.SIGTERM)
        assert app.wait(timeout=PATIENCE) == 0
    assert "wayland" not in (tmp_path / "stderr").read_text()


@pytest.mark.skipif(shutil.which("weston") is None, reason="needs weston")
def test_a_desktop_of_wayland_that_ends_is_told_of(tmp_path: Path) -> None:
    with on_wayland(tmp_path) as (desktop, app):
        desktop.kill()
        assert app.wait(timeout=PATIENCE) == crash.FAULT
    assert "forgewar: the screen was lost" in (tmp_path / "stderr").read_text()
