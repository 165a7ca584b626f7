"""Homes and names with spaces, apostrophes and letters of any script."""

import subprocess
import sys
from pathlib import Path

import pytest
from rules.kit import CONTENT

from forgewar.app.window.settings import Settings, load_settings, save_settings
from forgewar.play.library import records
from forgewar.rules.state import Options
from forgewar.session.record import Seat
from forgewar.session.session import Session

NAME = "Zoë O’Brien 日本 ж"
SEATS = (Seat(NAME, "blue", "person"), Seat("Łódź 2", "green", "sensible"))


@pytest.fixture(params=["Ünï Cödé 日本", "O'Brien & Sons (2) %PATH%", "d'arc жук"])
def home(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / request.param
    monkeypatch.setenv("FORGEWAR_HOME", str(folder))
    return folder


def test_a_game_is_begun_and_continued_there(home: Path) -> None:
    session, problem = records.begin(Options("simple", 2), 7, CONTENT, SEATS, practice=False)
    assert problem is None
    assert session.path is not None
    assert session.path.is_relative_to(home)
    for _ in range(5):
        session.play(session.game.choices()[0])
    session.close()
    path = records.latest_unfinished()
    assert path == session.path
    found = Session.load(path, CONTENT)
    assert found.header.seats[0].name == NAME
    assert found.game.state == session.game.state
    found.close()


def test_settings_are_kept_there(home: Path) -> None:
    assert save_settings(Settings(speed=4))
    assert load_settings().speed == 4
    assert (home / "config" / "settings.json").is_file()


@pytest.mark.slow
@pytest.mark.usefixtures("home")
def test_a_command_reads_there() -> None:
    session, _ = records.begin(Options("simple", 2), 7, CONTENT, SEATS, practice=False)
    assert session.path is not None
    session.close()
    done = subprocess.run(
        [sys.executable, "-m", "forgewar.cli", "replay", str(session.path)],
        capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert done.stderr == ""
    assert NAME in done.stdout
