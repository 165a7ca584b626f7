"""Replays: any moment of a finished game, read-only, by every input; and on from there."""

from pathlib import Path

import pygame
import pytest
from app.blank_app import plain_app, press, replay_of
from app.inputs import button
from app.positions import CONTENT
from cases import mostly_slow
from session.recorded import recorded

from forgewar.app.kit.canvas import Canvas, fit_scale
from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.paths import games_folder
from forgewar.play.library.records import recorded_games
from forgewar.play.presentation import scene_for
from forgewar.rules.actions import KeepWealth
from forgewar.rules.state import Options
from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

pytestmark = pytest.mark.slow


@pytest.fixture
def path() -> Path:
    """A finished game in the library."""
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / "over.jsonl", 10_000, options=Options("epic", 3))


@pytest.fixture
def app(path: Path) -> App:
    """Watching it."""
    made = plain_app()
    made.context.navigator.push(TitleScene(made.context))
    game_files.watch(made.context, path)
    made.loop.draw()
    return made


def key(app: App, name: str) -> None:
    code = pygame.key.key_code(name)
    app.loop.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    app.loop.take(pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode=""))
    app.loop.step(0)


def test_stepping_shows_every_state_of_the_game_and_its_scene(app: App) -> None:
    replay_ = replay_of(app)
    timeline = replay_.timeline
    for number in range(timeline.last + 1):
        assert replay_.moment == number
        assert replay_.match.view.shown.digest() == timeline.games[number].state.digest()
        assert replay_.match.chronicle.history == timeline.events[: number + 1]
        assert isinstance(app.context.navigator.top, ReplayScene)
        assert type(app.context.navigator.top._inner) is app.context.navigator.route(
            scene_for(timeline.games[number].decision)
        )
        if number % 50 == 0:
            app.loop.draw()
        app.context.command("step_on")
    for number in range(timeline.last, -1, -1):
        assert replay_.match.view.shown.digest() == timeline.games[number].state.digest()
        app.context.command("step_back")


def test_going_about_changes_neither_the_record_nor_the_moments(app: App, path: Path) -> None:
    before = path.read_bytes()
    timeline = replay_of(app).timeline
    digests = [game.state.digest() for game in timeline.games]
    for command in ("last", "first", "round_on", "round_on", "step_on", "round_back", "play_pause"):
        app.context.command(command)
        for _ in range(30):
            app.loop.step(0.5)
    assert path.read_bytes() == before
    assert [game.state.digest() for game in timeline.games] == digests


def test_the_log_is_that_of_the_moment(app: App) -> None:
    replay_ = replay_of(app)
    app.context.command("last")
    whole = replay_.match.chronicle.log
    app.context.command("first")
    assert replay_.match.chronicle.log == whole[: len(replay_.match.chronicle.log)]
    replay_.go(200)
    assert replay_.match.chronicle.log == whole[: len(replay_.match.chronicle.log)]
    assert 0 < len(replay_.match.chronicle.log) < len(whole)


def test_nothing_of_a_moment_can_be_played(app: App) -> None:
    replay_ = replay_of(app)
    own = {
        "back",
        "round_back",
        "step_back",
        "play_pause",
        "step_on",
        "round_on",
        "faster",
        "scrub",
    }
    own |= {"play_on"}
    for number in range(0, replay_.timeline.last, 7):
        replay_.go(number)
        app.loop.draw()
        for spot in app.context.frame.spots:
            if spot.name in own or spot.name.startswith(("round.", "guild.", "tiles", "log")):
                continue
            assert spot.press is None
            assert spot.drag is None
            assert spot.drop is None


def test_nobody_is_given_advice(app: App) -> None:
    replay_of(app).go(replay_of(app).timeline.rounds()[2])
    app.context.settings.guide = True
    app.loop.draw()
    before = len(app.context.frame.texts)
    app.context.settings.guide = False
    app.loop.draw()
    assert len(app.context.frame.texts) == before


def test_the_wealth_that_was_dealt_and_kept_is_shown(app: App) -> None:
    action = replay_of(app).timeline.action(0)
    assert isinstance(action, KeepWealth)
    replay_of(app).go(0)
    app.loop.draw()
    dealt = {s.name for s in app.context.frame.spots if s.name.startswith("wealth.")}
    assert len(dealt) == 4
    assert {f"wealth.{action.first}", f"wealth.{action.second}"} < dealt


def test_rounds_are_jumped_to_by_their_numbers(app: App) -> None:
    replay_ = replay_of(app)
    for number, start in replay_.timeline.rounds().items():
        press(app, f"round.{number}")
        assert replay_.moment == start
        assert replay_.match.view.shown.round == number


def test_it_plays_by_itself_and_pauses(app: App) -> None:
    replay_ = replay_of(app)
    press(app, "play_pause")
    for _ in range(20):
        app.loop.step(1.0)
    assert replay_.moment > 5
    press(app, "play_pause")
    stopped = replay_.moment
    for _ in range(20):
        app.loop.step(1.0)
    assert replay_.moment == stopped
    assert not app.loop.needs_ticks


@pytest.mark.parametrize("speed", mostly_slow([0, 1, 4], every=3))
def test_it_plays_to_the_end_in_motion_and_ends_in_the_last_state(app: App, speed: int) -> None:
    set_speed(app.context, speed)
    replay_ = replay_of(app)
    replay_.go(replay_.timeline.last - 25)
    press(app, "play_pause")
    for _ in range(2000):
        app.loop.step(0.2)
        if not replay_.match.clock.needs_ticks:
            break
    assert replay_.moment == replay_.timeline.last
    assert replay_.match.view.shown == replay_.timeline.games[-1].state
    press(app, "play_pause")  # again, from the start
    assert replay_.moment < 2


def test_a_key_in_the_middle_of_a_motion_does_what_it_means(app: App) -> None:
    set_speed(app.context, 1)
    replay_ = replay_of(app)
    replay_.go(60)
    key(app, "p")
    while not replay_.match.animation.busy:
        app.loop.step(0.1)
    key(app, "p")
    assert not replay_.playing
    moment = replay_.moment
    key(app, "left")
    assert replay_.moment == moment - 1


def test_keys_and_gamepad_step_and_jump(app: App) -> None:
    replay_ = replay_of(app)
    third = replay_.timeline.rounds()[3]
    replay_.go(third)
    key(app, "right")
    key(app, ".")
    key(app, ",")
    assert replay_.moment == third + 1
    key(app, "up")
    assert replay_.moment == third
    key(app, "]")
    assert replay_.match.view.shown.round == 4
    key(app, "end")
    assert replay_.moment == replay_.timeline.last
    key(app, "home")
    assert replay_.moment == 0
    button(app, "pad_right")
    assert replay_.moment == 1
    button(app, "a")
    assert replay_.playing


def test_the_knob_is_dragged(app: App) -> None:
    replay_ = replay_of(app)
    spot = app.context.frame.spot("scrub")
    assert spot is not None
    y = spot.rect.centery
    app.loop.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(spot.rect.left, y), button=1))
    seen = []
    for part in (0.25, 0.5, 0.75):
        x = spot.rect.left + int(spot.rect.width * part)
        app.loop.take(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(9, 0), buttons=(1, 0, 0))
        )
        app.loop.step(0.016)
        seen.append(replay_.moment / replay_.timeline.last)
    app.loop.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
    assert seen == pytest.approx([0.25, 0.5, 0.75], abs=0.01)
    app.loop.take(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(spot.rect.right - 1, y), button=1)
    )
    app.loop.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(spot.rect.right - 1, y), button=1))
    assert replay_.moment == replay_.timeline.last


@pytest.mark.parametrize("command", ["mat", "log", "ledger", "discard"])
def test_what_only_shows_something_can_be_opened(app: App, command: str) -> None:
    replay_of(app).go(150)
    app.context.command(command)
    app.loop.draw()
    assert app.context.navigator.top.overlay
    app.context.command("back")
    assert isinstance(app.context.navigator.top, ReplayScene)


def test_back_leads_to_where_one_came_from(app: App) -> None:
    app.context.command("back")
    assert isinstance(app.context.navigator.top, TitleScene)
    assert app.context.match is None


def test_who_plays_on_has_a_new_game_with_its_own_record(app: App, path: Path) -> None:
    before = path.read_bytes()
    replay_ = replay_of(app)
    replay_.go(replay_.timeline.rounds()[2] + 4)
    app.loop.draw()
    state, moment = replay_.match.view.game.state, replay_.moment

    press(app, "play_on")
    press(app, "seat.1.master")
    press(app, "yes")

    match = app.context.match
    assert match is not None
    assert match is not replay_.match
    assert match.view.game.state == state
    assert [seat.player for seat in match.session.header.seats] == ["person", "master", "person"]
    assert isinstance(
        app.context.navigator.top, app.context.navigator.route(scene_for(match.view.decision))
    )
    new = match.session.path
    assert new is not None
    game_files.put_away(app.context)
    assert recorded_games()[0] == new
    written = read_record(new)
    assert len(replay(written, CONTENT).steps) == moment
    assert not replay(written, CONTENT).problem
    assert path.read_bytes() == before


def test_at_the_end_there_is_nothing_to_play_on(app: App) -> None:
    app.context.command("last")
    app.loop.draw()
    spot = app.context.frame.spot("play_on")
    assert spot is not None
    assert spot.why
    app.context.command("play_on")
    assert isinstance(app.context.navigator.top, ReplayScene)


def test_a_finished_game_is_watched_from_the_library(path: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.context.navigator.push(LibraryScene(app.context, path))
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)
    app.loop.draw()
    press(app, "confirm")
    assert isinstance(app.context.navigator.top, ReplayScene)
    app.context.command("back")
    assert isinstance(app.context.navigator.top, LibraryScene)


def test_the_scores_offer_the_replay(path: Path) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    game_files.open_game(app.context, path)
    app.loop.draw()
    assert isinstance(app.context.navigator.top, ScoringScene)
    press(app, "watch")
    assert isinstance(app.context.navigator.top, ReplayScene)
    assert replay_of(app).timeline.last == len(Session.load(path, CONTENT).actions)


def test_a_game_that_is_not_over_is_refused_in_a_sentence() -> None:
    games_folder().mkdir(parents=True, exist_ok=True)
    path = recorded(games_folder() / "begun.jsonl", 30)
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    game_files.watch(app.context, path)
    app.loop.draw()
    assert "This game cannot be watched" in [text.text for text in app.context.frame.texts]
    assert app.context.match is None


def test_a_replay_shares_what_does_not_change(path: Path) -> None:
    timeline = Timeline.read(path, CONTENT)
    one, other = timeline.games[100].state, timeline.games[101].state
    assert one.ahead[0] is other.ahead[0]


def test_what_comes_up_out_of_the_dark_leaves_the_bar_alone(app: App) -> None:
    scene = app.context.navigator.top
    canvas = Canvas(
        app.context.screen.surface,
        app.context.gallery,
        fit_scale(app.context.screen.surface.get_size()),
    )
    dark = canvas.rect(*scene.stage(canvas))
    shown = [spot for spot in app.context.frame.spots if spot.name in ("play_pause", "play_on")]
    assert len(shown) == 2
    assert all(spot.rect.top > dark.bottom for spot in shown)
