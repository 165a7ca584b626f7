"""The room of reviews: made while it is looked at, and from there to the table and back."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from app.blank_app import plain_app, press, replay_of
from app.inputs import button
from app.reviews import keep_review, made_up, made_up_review
from session.recorded import recorded

from forgewar.ai import worker_process
from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.review.scene import ReviewScene
from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.paths import games_folder
from forgewar.play.action_spots import spots_for
from forgewar.play.library.metadata import review_of
from forgewar.play.review.kept import read_kept
from forgewar.play.review.view import SwingTurn, Turn
from forgewar.rules.state import Options
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Findings are made up."""
    monkeypatch.setattr(worker_process, "carry_out", made_up)


@pytest.fixture
def path() -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / "over.jsonl", 10_000, options=Options("epic", 2))


@pytest.fixture
def app(path: Path) -> Iterator[App]:
    """Looking back at it."""
    made = plain_app()
    made.context.navigator.push(TitleScene(made.context))
    game_files.review(made.context, path)
    made.loop.draw()
    yield made
    made.close()


def scene(app: App) -> ReviewScene:
    assert isinstance(app.context.navigator.top, ReviewScene)
    return app.context.navigator.top


def finish(app: App) -> None:
    while scene(app).needs_ticks:
        app.loop.step(0.01)
    app.loop.draw()


def said(app: App) -> str:
    return " ".join(text.text for text in app.context.frame.texts)


def labelled(app: App, name: str) -> str:
    found = app.context.frame.spot(name)
    assert found is not None
    return found.label


def key(app: App, name: str, mod: int = 0) -> None:
    code = pygame.key.key_code(name)
    app.loop.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    app.loop.take(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=""))
    app.loop.step(0)


# Being made


def test_it_is_made_while_it_is_looked_at_and_shows_how_far_it_is(app: App, path: Path) -> None:
    assert "Reviewing: 0%" in said(app)
    assert "%" not in labelled(app, "moment.0")
    for _ in range(30):
        app.loop.step(0.01)
    app.loop.draw()
    assert "%" in labelled(app, "moment.0")
    progress = app.context.frame.spot("progress")
    assert progress is not None
    assert progress.label in said(app)
    assert progress.label != "Reviewing: 0%"
    finish(app)
    assert app.context.frame.spot("progress") is None
    kept = read_kept(path)
    assert kept is not None
    assert kept.done
    assert kept.review == made_up_review(Timeline.read(path))


def test_who_leaves_stops_it_and_who_comes_back_goes_on(app: App, path: Path) -> None:
    for _ in range(30):
        app.loop.step(0.01)
    app.context.command("back")
    assert isinstance(app.context.navigator.top, TitleScene)
    kept = read_kept(path)
    assert kept is not None
    for _ in range(5):
        app.loop.step(0.01)
    assert read_kept(path) == kept
    game_files.review(app.context, path)
    assert scene(app)._reviewing.review == kept.review
    finish(app)
    assert scene(app)._reviewing.review == made_up_review(Timeline.read(path))


@pytest.mark.slow
def test_it_goes_on_while_a_turning_point_is_looked_at(app: App) -> None:
    reviewing = scene(app)._reviewing
    app.context.navigator.open("replay", reviewing.timeline)
    while not reviewing.done:
        app.loop.step(0.01)
    app.context.command("back")
    finish(app)
    assert app.context.frame.spot("turn.0") is not None


def test_when_it_cannot_go_on_it_says_so_and_can_be_tried_again(app: App) -> None:
    reviewing = scene(app)._reviewing
    reviewing.stuck = True
    app.loop.draw()
    assert "The review stopped" in said(app)
    assert not scene(app).needs_ticks
    press(app, "again")
    finish(app)
    assert reviewing.done


# Turning points


@pytest.mark.slow
def test_each_is_shown_at_the_table_step_by_step(app: App) -> None:
    finish(app)
    turns = scene(app)._turns
    assert len(turns) > 1
    for number, turn in enumerate(turns):
        spot = app.context.frame.spot(f"turn.{number}")
        assert spot is not None
        assert str(turn.better) in spot.label
    press(app, "turn.0")
    app.loop.draw()
    assert isinstance(app.context.navigator.top, ReplayScene)
    for turn in turns:
        replay = replay_of(app)
        assert replay.moment == turn.point.moment
        for step in turn.steps:
            app.loop.draw()
            assert app.context.frame.prompt.endswith(" ".join(map(str, (step.title, *step.lines))))
            ringed = [spot.name for spot in app.context.frame.spots if "ringed" in spot.spoken]
            assert set(ringed) <= set(spots_for(replay.match.view.game, step.action))
            key(app, "v")
        key(app, "t")
    assert replay_of(app).moment == turns[-1].point.moment
    key(app, "t", pygame.KMOD_SHIFT)
    assert replay_of(app).moment == turns[-2].point.moment
    app.context.command("back")
    assert isinstance(app.context.navigator.top, ReviewScene)


def test_who_goes_elsewhere_finds_the_way_back(app: App) -> None:
    finish(app)
    moment = scene(app)._turns[0].point.moment
    press(app, "turn.0")
    app.context.command("step_on")
    app.loop.draw()
    assert replay_of(app).moment == moment + 1
    assert app.context.frame.spot("step.why") is None
    app.context.command("review")  # there is nothing to go on with here
    press(app, "turn.show")
    assert replay_of(app).moment == moment
    app.loop.draw()
    press(app, "step.better")
    press(app, "point_on")
    assert replay_of(app).moment == scene_of(app)[1].point.moment
    app.loop.draw()
    before = app.context.frame.spot("point_back")
    assert before is not None
    assert before.enabled


def scene_of(app: App) -> list[Turn | SwingTurn]:
    """The turning points of the room under the table."""
    found = next(each for each in app.context.navigator.scenes if isinstance(each, ReviewScene))
    return found._turns


def test_by_pad_a_turning_point_is_reached_and_opened(app: App) -> None:
    finish(app)
    app.context.controller.focus = "turn.1"
    app.loop.draw()
    button(app, "a")
    app.loop.step(0)
    assert replay_of(app).moment == scene_of(app)[1].point.moment


def test_each_guild_has_its_own(app: App) -> None:
    finish(app)
    assert {turn.point.seat for turn in scene(app)._turns} == {0}
    press(app, "seat.1")
    app.loop.draw()
    assert {turn.point.seat for turn in scene(app)._turns} == {1}


def test_the_whole_game_can_be_watched_from_here(app: App) -> None:
    app.context.command("confirm")
    assert replay_of(app).moment == 0


# The ways there


def test_finished_games_of_the_library_can_be_reviewed(path: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(LibraryScene(app.context))
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)
    app.loop.draw()
    key(app, "v")
    assert isinstance(app.context.navigator.top, ReviewScene)
    app.loop.step(0.01)
    assert review_of(path).exists()


def test_games_that_are_not_over_cannot_be_reviewed() -> None:
    games_folder().mkdir(parents=True, exist_ok=True)
    recorded(games_folder() / "running.jsonl", 30)
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(LibraryScene(app.context))
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)
    app.loop.draw()
    spot = app.context.frame.spot("review")
    assert spot is not None
    assert not spot.enabled
    assert spot.why
    app.context.command("review")
    assert isinstance(app.context.navigator.top, LibraryScene)


def test_a_game_that_has_just_ended_can_be_reviewed(path: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    game_files.start_match(app.context, Session.load(path, app.context.resources.content))
    app.loop.draw()
    assert isinstance(app.context.navigator.top, ScoringScene)
    press(app, "review")
    assert isinstance(app.context.navigator.top, ReviewScene)
    assert app.context.match is None
    app.context.command("back")
    assert isinstance(app.context.navigator.top, TitleScene)


def test_a_record_that_cannot_be_read_is_refused_in_a_sentence(path: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    path.write_bytes(b"nothing\n")
    game_files.review(app.context, path)
    assert isinstance(app.context.navigator.top, ConfirmOverlay)


# The hall


def test_the_hall_has_a_page_for_each_player(path: Path) -> None:
    timeline = Timeline.read(path)
    keep_review(path, timeline)
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.open("hall")
    app.loop.draw()
    press(app, "view.reviews")
    app.loop.draw()
    names = [seat.name for seat in timeline.header.seats]
    assert all(name in said(app) for name in names)
    press(app, "player.1")
    app.loop.draw()
    chosen = app.context.frame.spot("player.1")
    assert chosen is not None
    assert chosen.state == "chosen"
    press(app, "view.games")
    app.loop.draw()
    assert app.context.frame.spot("player.1") is None
