"""What the tests of packages do in the game's window."""

import time
from collections.abc import Callable
from pathlib import Path

from play.window import PATIENCE, Window
from play.window_player import Pilot


def begin(window: Window, set_up: Callable[[Pilot], None] = lambda _: None) -> Pilot:
    """Begin a game of a person against a computer player, from the title on."""
    pilot = Pilot(window, "mouse")
    wait_for_colours(window)
    pilot.press("new")
    set_up(pilot)
    pilot.press("start")
    window.wait(lambda f: f.record != "", "the game to begin")
    return pilot


def wait_for_colours(window: Window) -> None:
    """Until there is a picture on the screen."""
    end = time.monotonic() + PATIENCE
    while window.colours() < 1000:
        assert time.monotonic() < end, "the screen is blank"
        time.sleep(0.1)


def quit_by_mouse(window: Window, pilot: Pilot) -> int:
    window.keys("Escape")
    pilot.press("leave")
    quit_ = window.wait(lambda f: f.enabled("quit"), "the title").spots["quit"]["rect"]
    window.send("mousemove", quit_[0] + 10, quit_[1] + 10, "click", 1)
    return window.app.wait(timeout=PATIENCE)


def logged(home: Path) -> str:
    """What the app has logged; it makes no file for nothing."""
    file = home / "log" / "forgewar.log"
    return file.read_text(encoding="utf-8") if file.exists() else ""
