"""Windows that a window manager forces to any size, down to a single pixel."""

from collections.abc import Iterator
from itertools import cycle, islice

import pygame
import pytest
from app.positions import CONTENT
from cases import mostly_slow

from forgewar.ai.worker_process import ThinkingHere
from forgewar.app.menus.title import TitleScene
from forgewar.app.routes import route
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.display import LEAST_DRAWN
from forgewar.app.window.settings import Settings
from forgewar.rules.state import Options
from forgewar.session.record import Seat

SIZES = ((1, 1), (1, 100), (100, 1), (2, 2), (319, 10), (10, 199), (1, 2000), (2000, 1))
USUAL = (1280, 720)
COMPUTERS = (Seat("Ada", "blue", "sensible"), Seat("Bo", "green", "sensible"))
ROOMS = ("mine", "market", "quest", "merchant", "rules", "settings", "library", "setup")


@pytest.fixture
def app() -> Iterator[App]:
    """The app as it is started: pictures are made by a thread and ahead of time, things move."""
    made = App(
        CONTENT,
        Settings(speed=1),
        pygame.Surface(USUAL),
        routes=route,
        thinker=ThinkingHere(CONTENT),
        traced=False,
    )
    made.context.navigator.push(TitleScene(made.context))
    yield made
    if made.context.match is not None:
        game_files.leave_match(made.context)
    made.close()


def let_time_pass(app: App, frames: int) -> None:
    for _ in range(frames):
        app.loop.step(0.05)
        app.context.screen.fade.fade_in()  # another picture is always about to come up
        app.context.screen.fade.cross_fade(app.loop.shown)


@pytest.mark.slow
@pytest.mark.parametrize("text_scale", [100, 200])
def test_a_game_goes_on_in_windows_of_any_size(app: App, text_scale: int) -> None:
    app.context.settings.text_scale = text_scale
    game_files.new_game(app.context, Options("simple", 2), 1, COMPUTERS)
    assert app.context.match is not None
    rehearsed = 0
    for size in islice(cycle((*SIZES, USUAL)), 27):
        app.context.screen.window = pygame.Surface(size)
        let_time_pass(app, 4)
        if app.loop._prefetch.busy:
            app.loop._prefetch._rehearse(app.context)
            rehearsed += 1
    assert rehearsed, "nothing was prefetched"
    assert app.context.match.session.actions


@pytest.mark.parametrize("room", mostly_slow(ROOMS, every=8))
def test_every_room_is_drawn_in_windows_of_any_size(app: App, room: str) -> None:
    if room in ROOMS[:4]:
        game_files.new_game(app.context, Options("simple", 2), 1, COMPUTERS)
    app.context.navigator.open(room)
    for size in SIZES:
        app.context.screen.window = pygame.Surface(size)
        let_time_pass(app, 2)
        assert app.context.frame.spots
        assert app.context.screen.surface.get_size() == tuple(map(max, size, LEAST_DRAWN))


def test_a_window_that_was_tiny_shows_what_it_showed_before(app: App) -> None:
    window = pygame.Surface(USUAL)
    app.context.screen.window = window
    app.context.settings.speed = 0
    for _ in range(200):
        app.loop.step(0.05)
        if not app.context.gallery.is_loading:
            break
    app.context.changed()
    app.loop.step(0.05)
    before, spots = window.copy(), [spot.name for spot in app.context.frame.spots]
    for size in SIZES:
        app.context.screen.window = pygame.Surface(size)
        app.context.changed()
        app.loop.step(0.05)
    app.context.screen.window = window
    window.fill("#FF00FF")
    app.context.changed()
    app.loop.step(0.05)
    assert [spot.name for spot in app.context.frame.spots] == spots
    assert window.get_view("2").raw == before.get_view("2").raw


def test_a_tiny_window_shows_the_corner_of_what_is_drawn(app: App) -> None:
    window = pygame.Surface((300, 10))
    window.fill("#FF00FF")
    app.context.screen.window = window
    app.loop.step(0.05)
    assert app.loop.shown.get_size() == LEAST_DRAWN
    assert (
        window.get_view("2").raw
        == app.context.screen.surface.subsurface((0, 0, 300, 10)).copy().get_view("2").raw
    )


def test_a_window_that_shrinks_before_the_app_is_told_is_drawn_on_no_more(app: App) -> None:
    """pygame changes its surface when events are taken; the event that says so is handled later."""

    class Window(pygame.Surface):
        size = USUAL

        def get_size(self) -> tuple[int, int]:
            return self.size

    window = Window(USUAL)
    app.context.screen.window = window
    app.loop.step(0.05)
    assert app.context.screen.surface is window
    window.size = (1, 1)
    app.context.changed()
    app.loop.step(0.05)
    assert app.context.screen.surface.get_size() == LEAST_DRAWN
