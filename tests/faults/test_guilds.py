"""The process of the computer guilds dies while they play at the table: the game goes on."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from cases import mostly_slow

from forgewar import crash
from forgewar.ai.worker_process import LIVES, WorkerProcess
from forgewar.app.main import run
from forgewar.app.menus.title import TitleScene
from forgewar.app.routes import route
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.settings import Settings
from forgewar.content import load
from forgewar.play import computer_players
from forgewar.rules.state import Options
from forgewar.session.record import Seat, read_record
from forgewar.session.replay import replay

SEATS = (Seat("Ada", "blue", "master"), Seat("Bo", "green", "journeyman"))
KILLS = 9
SOON = 120.0  # seconds in which whatever is waited for happens on any machine


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """With a worker of its own, as players have it; Masters are quicker."""
    monkeypatch.setattr(computer_players, "LONGEST", 0.1)
    pygame.display.init()
    pygame.font.init()
    made = App(
        load.default(), Settings(speed=0), pygame.display.set_mode((1280, 720)), routes=route
    )
    made.context.navigator.push(TitleScene(made.context))
    yield made
    if made.context.match is not None:
        made.context.match.session.close()
    made.close()


def worker(app: App) -> WorkerProcess:
    assert isinstance(app.context.resources.thinker, WorkerProcess)
    return app.context.resources.thinker


def begin(app: App) -> Path:
    game_files.new_game(app.context, Options("simple", 2), 1, SEATS)
    assert app.context.match is not None
    path = app.context.match.session.path
    assert path is not None
    return path


def thinks(app: App) -> bool:
    """Whether the process is in mid-thought."""
    shop = worker(app)
    return shop.process is not None and shop._sent and not shop._idle


def kill(app: App) -> None:
    process = worker(app).process
    assert process is not None
    process.kill()
    process.join()


def verify(path: Path, actions: int) -> None:
    """The record on disk is whole and sound."""
    replayed = replay(read_record(path), load.default())
    assert not replayed.problem
    assert len(replayed.steps) == actions


@pytest.mark.slow
def test_killing_it_in_mid_thought_again_and_again_loses_nothing(app: App) -> None:
    path = begin(app)
    match = app.context.match
    assert match is not None
    killed: list[int] = []  # thoughts by their number
    end = time.monotonic() + SOON
    while len(killed) < KILLS:
        assert time.monotonic() < end
        assert not match.session.game.over
        app.loop.step(0.02)
        assert not app.context.navigator.pauses_game
        number = worker(app)._number
        # Each third thought dies, and dies again when it is taken up anew.
        if thinks(app) and number % 3 == 0 and killed.count(number) < LIVES - 1:
            kill(app)
            killed.append(number)
            verify(path, len(match.session.actions))
        time.sleep(0.002)
    verify(path, len(match.session.actions))


@pytest.mark.slow
def test_when_it_keeps_dying_journeymen_play_on_and_the_player_is_told(app: App) -> None:
    path = begin(app)
    match = app.context.match
    assert match is not None
    told, end = [], time.monotonic() + SOON
    while len(match.session.actions) < 50:
        assert time.monotonic() < end
        if thinks(app):
            kill(app)
        app.loop.step(0.02)
        if isinstance(app.context.navigator.top, ConfirmOverlay):
            told.append(" ".join(app.context.navigator.top._lines))
            app.context.command("confirm")
    assert len(told) == 1
    assert "Journeymen" in told[0]
    assert worker(app).given_up
    verify(path, len(match.session.actions))


@pytest.mark.slow
def test_leaving_the_game_in_mid_thought_lets_go_of_the_thought(app: App) -> None:
    begin(app)
    end = time.monotonic() + SOON
    while not thinks(app):
        assert time.monotonic() < end
        app.loop.step(0.02)
    game_files.leave_match(app.context)
    for _ in range(3):
        app.loop.step(0.02)
    assert worker(app)._wanted is None
    path = begin(app)
    match = app.context.match
    assert match is not None
    while len(match.session.actions) < 4:
        assert time.monotonic() < end
        app.loop.step(0.02)
        time.sleep(0.002)
    verify(path, len(match.session.actions))


@pytest.mark.slow
@pytest.mark.usefixtures("process")
@pytest.mark.parametrize("fault", mostly_slow([False, True], every=2), ids=["quitting", "a crash"])
def test_no_process_is_left_when_the_app_ends(
    app: App, fault: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(app)
    while not thinks(app):
        app.loop.step(0.02)
        time.sleep(0.002)
    process = worker(app).process
    assert process is not None

    def end() -> None:
        if fault:
            raise RuntimeError("a fault")

    monkeypatch.setattr(app.loop, "run", end)
    assert run(app) == (crash.FAULT if fault else 0)
    assert not process.is_alive()
