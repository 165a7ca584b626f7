"""Somebody else changes the file of a game that is being played: the player is told, once, and the
game is recorded all the same."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from app.blank_app import press
from app.packs.kit import FORMATS, said, settle, shipped_app
from systems import takes_open_files_away

from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.rules.state import Options
from forgewar.session.session import Session

Damage = Callable[[Path], object]


def _replace(path: Path) -> None:
    other = path.with_name("other")
    shutil.copy(FORMATS / "2" / "epic_begun.jsonl", other)
    other.replace(path)


def _overwrite(path: Path) -> None:
    shutil.copy(FORMATS / "2" / "epic_begun.jsonl", path)


def _truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-30])


DAMAGE = [
    pytest.param(_replace, id="replaced", marks=takes_open_files_away),
    pytest.param(_overwrite, id="overwritten"),
    pytest.param(_truncate, id="truncated"),
    pytest.param(Path.unlink, id="deleted", marks=takes_open_files_away),
]


@pytest.fixture
def app() -> App:
    made = shipped_app()
    game_files.new_game(made.context, Options("simple", 2), 5, ())
    for _ in range(4):
        act(made)
    return made


def act(app: App) -> None:
    assert app.context.match is not None
    app.context.match.play(app.context.match.view.choices()[0])
    app.loop.step(0)


def place(app: App) -> Path:
    assert app.context.match is not None
    path = app.context.match.session.path
    assert path is not None
    return path


@pytest.mark.parametrize("damage", DAMAGE)
def test_the_player_is_told_once_and_the_rest_is_recorded(damage: Damage, app: App) -> None:
    before = place(app)
    damage(before)
    found = before.read_bytes() if before.exists() else b""
    act(app)
    assert "This game's record" in said(app)
    assert place(app).name in said(app)
    press(app, "yes")
    act(app)
    assert "This game's record" not in said(app)

    path = place(app)
    assert (path == before) is (damage is Path.unlink)
    assert path == before or before.read_bytes() == found  # what somebody put there stays
    game_files.leave_match(app.context)
    assert len(Session.load(path).actions) == 6


@pytest.mark.parametrize("damage", DAMAGE)
def test_it_is_noticed_when_the_game_is_left_and_continue_takes_up_the_new_record(
    damage: Damage, app: App
) -> None:
    damage(place(app))
    game_files.leave_match(app.context)
    app.loop.draw()
    assert "This game's record" in said(app)
    press(app, "yes")
    settle(app)
    press(app, "continue")
    assert app.context.match is not None
    assert len(app.context.match.session.actions) == 4
