"""Reviews under faults: a process killed midway, a full disk, two apps, a deleted record."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from app.reviews import made_up
from faults.disks import Disk
from rules.kit import CONTENT
from session.recorded import recorded

from forgewar.ai import worker_process
from forgewar.ai.review import report
from forgewar.ai.review.search import review_game
from forgewar.ai.worker_process import ThinkingHere, WorkerProcess
from forgewar.app.menus.title import TitleScene
from forgewar.app.review.scene import ReviewScene
from forgewar.app.routes import route
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.settings import Settings
from forgewar.content import load
from forgewar.paths import games_folder
from forgewar.play.library.metadata import review_of
from forgewar.play.review.kept import past_of, read_kept
from forgewar.play.review.reviewing import Reviewing
from forgewar.session.record import Seat
from forgewar.session.timeline import Timeline

SOON = 300.0  # seconds in which whatever is waited for happens on any machine
KILLS = 3
SEATS = (Seat("Ada", "blue"), Seat("Bo", "green", "sensible"))


@pytest.fixture
def app() -> Iterator[App]:
    """With a worker of its own, as players have it."""
    pygame.display.init()
    pygame.font.init()
    made = App(
        load.default(), Settings(speed=0), pygame.display.set_mode((1280, 720)), routes=route
    )
    made.context.navigator.push(TitleScene(made.context))
    yield made
    made.close()


def game(name: str = "over") -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / f"{name}.jsonl", 10_000, seats=SEATS)


def steps(app: App) -> int:
    assert isinstance(app.context.navigator.top, ReviewScene)
    found = app.context.navigator.top._reviewing.review
    return len(found.standings) + len(found.glances) + len(found.looks)


@pytest.mark.slow
def test_a_process_that_is_killed_midway_costs_nothing(app: App) -> None:
    """The review goes on with what was found, and the steps it makes are those of one that was
    never interrupted."""
    path = game()
    game_files.review(app.context, path)
    shop = app.context.resources.thinker
    assert isinstance(shop, WorkerProcess)
    end = time.monotonic() + SOON
    killed = seen = 0
    while killed < KILLS or steps(app) <= seen + 1:
        assert time.monotonic() < end
        app.loop.step(0.01)
        assert steps(app) >= seen
        if killed < KILLS and shop.process is not None and shop._out and steps(app) > seen:
            seen = steps(app)
            shop.process.kill()
            shop.process.join()
            killed += 1
    assert isinstance(app.context.navigator.top, ReviewScene)
    found = app.context.navigator.top._reviewing.review
    app.context.command("back")
    timeline = Timeline.read(path)
    straight = review_game(past_of(timeline), timeline.header.seed, CONTENT)
    for _ in range(steps_of(found)):
        next(straight)
    assert next(straight) == found
    kept = read_kept(path)
    assert kept is not None
    assert kept.review == found


def steps_of(found: report.Review) -> int:
    return len(found.standings) + len(found.glances) + len(found.looks)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "carry_out", made_up)


@pytest.mark.usefixtures("quick")
def test_on_a_full_disk_it_is_made_all_the_same(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(disk.folder / "home"))
    path = game()
    (disk.folder / "empty.jsonl").touch()  # the limit lets no file grow over the smallest
    disk.fill()
    reviewing = Reviewing(path, Timeline.read(path), ThinkingHere(CONTENT))
    while not reviewing.done:
        assert reviewing.work()
    assert not review_of(path).exists()
    disk.free()
    again = Reviewing(path, Timeline.read(path), ThinkingHere(CONTENT))
    while not again.done:
        assert again.work()
    assert review_of(path).exists()


@pytest.mark.usefixtures("quick")
def test_a_record_that_is_deleted_meanwhile_takes_nothing_down() -> None:
    path = game()
    reviewing = Reviewing(path, Timeline.read(path), ThinkingHere(CONTENT))
    reviewing.work()
    path.unlink()
    while not reviewing.done:
        assert reviewing.work()


@pytest.mark.usefixtures("quick")
def test_two_that_make_it_at_once_come_to_the_same() -> None:
    path = game()
    timeline = Timeline.read(path)
    both = [Reviewing(path, timeline, ThinkingHere(CONTENT)) for _ in range(2)]
    while not all(each.done for each in both):
        for each in both:
            each.work()
    kept = read_kept(path)
    assert kept is not None
    assert both[0].review == both[1].review == kept.review
