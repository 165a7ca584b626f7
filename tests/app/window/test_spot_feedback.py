"""What is under the hand answers: it lifts, goes down, shakes its head, and is heard."""

import pygame
import pytest
from app.blank_app import plain_app, put
from app.inputs import key, move, send
from app.positions import positions

from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.app import App
from forgewar.app.window.scene import Scene
from forgewar.app.window.silence import Silence

_MIDDLE = (150, 150)
_FREE = (600, 400)


class Plates(Scene):
    """One plate with a line across it that can be pressed, refused or only looked at."""

    def __init__(self, app: App) -> None:
        super().__init__(app.context)
        self.why, self.lifts, self.pressed = "", True, 0
        self.slip = False  # whether something lies over a corner of the plate

    def draw(self, c: Canvas) -> None:
        c.surface.fill("#000000")
        c.surface.fill("#808080", (100, 100, 100, 100))
        c.surface.fill("#FFFFFF", (140, 150, 20, 1))
        place = (100 / c.scale, 100 / c.scale, 100 / c.scale, 100 / c.scale)
        c.spot("plate", *place, "Plate", self.press, why=self.why, lifts=self.lifts)
        if self.slip:
            c.hide_under(160 / c.scale, 160 / c.scale, 100 / c.scale, 100 / c.scale)

    def press(self) -> None:
        self.pressed += 1


class Heard(Silence):
    """Sounds that are only written down."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)


@pytest.fixture
def app() -> App:
    app = plain_app()
    app.context.sounds = Heard()
    app.context.navigator.push(Plates(app))
    app.loop.step(0)
    return app


def _plates(app: App) -> Plates:
    scene = app.context.navigator.top
    assert isinstance(scene, Plates)
    return scene


def _heard(app: App) -> list[str]:
    assert isinstance(app.context.sounds, Heard)
    return app.context.sounds.names


def _line(app: App) -> tuple[int, int]:
    """Where the line on the plate is: its left end and its height."""
    app.loop.step(0)
    bright = pygame.mask.from_threshold(app.context.screen.surface, "#FFFFFF", (60, 60, 60, 255))
    found = bright.get_bounding_rects()
    return min(((r.x, r.y) for r in found), default=(-1, -1))


def _down(app: App, point: tuple[int, int]) -> None:
    move(app, point)
    send(app, pygame.MOUSEBUTTONDOWN, pos=point, button=1)


def test_what_can_be_pressed_rises_to_the_pointer_and_sinks_under_it(app: App) -> None:
    assert _line(app) == (140, 150)
    move(app, _MIDDLE)
    x, lifted = _line(app)
    assert (x, 150 - lifted) == (140, app_px(app))
    _down(app, _MIDDLE)
    app.loop.step(0)
    assert (
        app.context.screen.surface.get_at((145, 150 + app_px(app))).r
        > app.context.screen.surface.get_at((145, 150)).r
    )
    send(app, pygame.MOUSEBUTTONUP, pos=_MIDDLE, button=1)
    assert _line(app) == (140, lifted)
    move(app, _FREE)
    assert _line(app) == (140, 150)
    assert _plates(app).pressed == 1


def app_px(app: App) -> int:
    """Two units in pixels."""
    return Canvas(app.context.screen.surface, app.context.gallery, 720 / 900).px(2)


def test_what_cannot_be_had_stays_where_it_is(app: App) -> None:
    _plates(app).lifts = False
    app.context.changed()
    app.loop.step(0)
    move(app, _MIDDLE)
    assert _line(app) == (140, 150)
    assert _heard(app) == []


def test_what_lies_under_something_stays_under_it(app: App) -> None:
    _plates(app).slip = True
    app.context.changed()
    app.loop.step(0)
    move(app, _MIDDLE)
    assert _line(app) == (140, 150)


def test_a_refusal_shakes_says_why_and_comes_to_rest(app: App) -> None:
    _plates(app).why = "Not now."
    app.context.changed()
    app.loop.step(0)
    _down(app, _MIDDLE)
    send(app, pygame.MOUSEBUTTONUP, pos=_MIDDLE, button=1)
    places = []
    for _ in range(40):
        app.loop.step(1 / 60)
        places.append(_line(app)[0])
    assert max(places) > 140 > min(places)
    assert max(abs(x - 140) for x in places) <= 4
    assert places[-10:] == [140] * 10
    assert "Not now." in {text.text for text in app.context.frame.texts}
    assert _heard(app) == ["error"]
    before = app.loop.redraws
    for _ in range(60):
        app.loop.step(1 / 60)
    assert app.loop.redraws == before  # the slip is there, and nothing moves
    for _ in range(90):
        app.loop.step(1 / 60)
    assert app.loop.redraws == before + 1  # it is gone


def test_with_motion_reduced_light_takes_its_place(app: App) -> None:
    app.context.settings.reduced_motion = True
    move(app, _MIDDLE)
    assert _line(app)[1] == 150
    _plates(app).why = "Not now."
    app.context.changed()
    app.loop.step(0)
    app.context.controller.refuse(app.context.frame.spots[0])
    for _ in range(20):
        app.loop.step(1 / 60)
        assert _line(app)[0] == 140


def test_pointing_and_pressing_are_heard(app: App) -> None:
    _down(app, _MIDDLE)
    send(app, pygame.MOUSEBUTTONUP, pos=_MIDDLE, button=1)
    assert _heard(app) == ["hover", "button"]
    app.context.navigator.open("settings")
    assert _heard(app)[2:] == ["page_turn"]


def test_what_a_key_presses_goes_down_for_a_moment(app: App) -> None:
    key(app, "tab")
    key(app, "return")
    assert _plates(app).pressed == 1
    app.loop.step(0)
    assert app.context.controller.feedback.busy
    for _ in range(10):
        app.loop.step(1 / 60)
    assert not app.context.controller.feedback.busy


def test_a_hex_that_is_no_choice_does_not_lift() -> None:
    app = plain_app()
    put(app, positions()["mine"].session())
    own = [s for s in app.context.frame.spots if s.name.startswith("hex.") and s.lifts]
    assert 0 < len(own) < 10
    assert all(spot.drag is not None for spot in own)
