"""Two people at windows of their own: one hosts a table in the app, the other joins it."""

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from play.window import PATIENCE, Window, missing
from play.window_player import Pilot

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=f"needs {' and '.join(missing())}"),
]
_MATCH = ("WealthScene", "MineScene", "HandoverOverlay")
_PICTURES = os.environ.get("FORGEWAR_PICTURES", "")  # a folder for pictures of what is seen


class Person:
    """Somebody at a window, with the tables that their program keeps."""

    def __init__(self, window: Window, name: str) -> None:
        self.window, self.name = window, name
        self.pilot = Pilot(window, "mouse")
        self.press("apart")

    def press(self, *names: str) -> None:
        for name in names:
            self.pilot.press(name)

    def look(self, what: str) -> None:
        if _PICTURES:
            self.window.picture(Path(_PICTURES) / f"{self.name}-{what}.png")

    def write(self, field: str, text: str) -> None:
        self.press(field)
        self.window.send("key", "ctrl+a")
        self.window.send("type", "--delay", 8, text)
        self.window.wait(lambda f: text[-8:] in f.spots[field]["label"], f"{text} to be typed")
        self.window.keys("Return")

    def wait(self, scene: str) -> None:
        self.window.wait(lambda f: f.top == scene, scene)

    def wait_for_match(self) -> None:
        self.window.wait(lambda f: f.top in _MATCH, "the game")

    def tables(self) -> dict[str, Any]:
        path = self.window.home / "data" / "tables.json"
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))["tables"]
        return found

    def leave_match(self) -> None:
        self.window.wait(lambda f: "menu" in f.spots, "the table")
        self.press("menu", "leave")
        self.wait("TitleScene")


@pytest.fixture
def sit_down(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Person]]:
    """Makes people at windows, in a network of this machine alone."""
    monkeypatch.setenv("FORGEWAR_LAN", "127.0.0.1")
    windows: list[Window] = []

    def make(name: str) -> Person:
        windows.append(Window())
        return Person(windows[-1], name)

    yield make
    for window in windows:
        with window:
            pass


def _host(ada: Person) -> None:
    """Open a table on this machine, up to its lobby."""
    ada.press("host")
    ada.write("seat.0.name", "Ada")
    ada.look("host")
    ada.press("open")
    ada.wait("LobbyScene")
    ada.window.wait(lambda f: "copy.link" in f.spots, "the invitation")


def _get_ready(cleo: Person) -> None:
    cleo.wait("LobbyScene")
    cleo.window.wait(lambda f: "ready" in f.spots, "the seats")
    seat = next(n for n in cleo.window.frame().spots if re.fullmatch(r"name\.\d", n))
    cleo.write(seat, "Cleo")
    cleo.look("lobby")
    cleo.press("ready")


def test_a_friend_joins_by_link_and_both_play_on_after_leaving(
    sit_down: Callable[[str], Person],
) -> None:
    ada, cleo = sit_down("ada"), sit_down("cleo")
    ada.look("rooms")
    _host(ada)
    ada.press("copy.link")
    link = ada.window.clipboard()
    assert link.startswith("http://127.0.0.1:")
    ada.look("lobby")
    cleo.write("link", link)
    _get_ready(cleo)
    for one in (ada, cleo):
        one.wait_for_match()
        one.look("match")
    ada.leave_match()
    (table,) = ada.tables()
    ada.press("apart", f"table.{table}")
    ada.wait_for_match()
    cleo.leave_match()
    cleo.press("apart")
    cleo.look("tables")
    assert cleo.tables()[table]["people"] in (["Ada"], [])
    cleo.press(f"table.{table}")
    cleo.wait_for_match()


def test_a_friend_in_the_network_joins_by_code(sit_down: Callable[[str], Person]) -> None:
    ada, cleo = sit_down("ada"), sit_down("cleo")
    _host(ada)
    (table,) = ada.tables().values()
    cleo.window.wait(lambda f: f"near.{table['table']}" in f.spots, "the table of the network")
    cleo.look("near")
    cleo.write("link", "wrong 00")
    cleo.window.wait(lambda f: f.enabled("join"), "the answer")
    cleo.write("link", table["code"].upper())
    _get_ready(cleo)
    for one in (ada, cleo):
        one.wait_for_match()


def test_the_table_of_a_host_who_was_away_comes_back(sit_down: Callable[[str], Person]) -> None:
    ada, cleo = sit_down("ada"), sit_down("cleo")
    _host(ada)
    ada.press("copy.link")
    cleo.write("link", ada.window.clipboard())
    _get_ready(cleo)
    for one in (ada, cleo):
        one.wait_for_match()
    ada.leave_match()
    ada.press("quit")
    end = time.monotonic() + PATIENCE
    while ada.window.app.poll() is None:
        assert time.monotonic() < end, "the app does not end"
        time.sleep(0.01)
    ada.window.start(0)
    ada.pilot = Pilot(ada.window, "mouse")
    (table,) = ada.tables()
    ada.press("apart", f"table.{table}")
    ada.wait_for_match()
