"""Pads are read by SDL's mapping: a virtual one is plugged in, pressed, tilted and pulled out."""

import ctypes
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from app.blank_app import plain_app
from app.inputs import hold, send
from pygame._sdl2 import controller
from words.speaking import speaking

from forgewar.app.menus.title import TitleScene
from forgewar.app.window.app import App
from forgewar.app.window.labels import button_label
from forgewar.app.window.pads import BUTTONS, Change, Pads, start_pads
from forgewar.words.language import language_tags

_JOYSTICK, _CONTROLLER = 0, 1


def _sdl() -> ctypes.CDLL | None:
    """The library that pygame has loaded; it alone can make virtual pads."""
    maps = Path("/proc/self/maps")
    lines = maps.read_text().splitlines() if maps.exists() else []
    found = next((line.split()[-1] for line in lines if "libSDL2-2" in line), "")
    return ctypes.CDLL(found) if found else None


class Virtual:
    """A pad that is not there."""

    def __init__(self, sdl: ctypes.CDLL, kind: int) -> None:
        self._sdl = sdl
        self.index = sdl.SDL_JoystickAttachVirtual(kind, 6, len(BUTTONS), 0)
        assert self.index >= 0
        self._plugged = True

    def _handle(self) -> ctypes.c_void_p:
        instance = self._sdl.SDL_JoystickGetDeviceInstanceID(self.index)
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(instance))

    def mapping(self) -> dict[str, str]:
        return controller.Controller(self.index).get_mapping()

    def press(self, button: int, down: bool) -> None:
        assert self._sdl.SDL_JoystickSetVirtualButton(self._handle(), button, int(down)) == 0

    def tilt(self, axis: int, value: int) -> None:
        assert self._sdl.SDL_JoystickSetVirtualAxis(self._handle(), axis, value) == 0

    def pull_out(self) -> None:
        if self._plugged:
            self._plugged = False
            self._sdl.SDL_JoystickDetachVirtual(self.index)


@pytest.fixture
def sdl() -> Iterator[ctypes.CDLL]:
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    found = _sdl()
    if found is None:
        pytest.skip("SDL cannot be found to make a virtual pad")
    start_pads()
    pygame.event.clear()
    yield found
    pygame.event.clear()


@pytest.fixture
def plugged(sdl: ctypes.CDLL) -> Iterator[Virtual]:
    virtual = Virtual(sdl, _CONTROLLER)
    yield virtual
    virtual.pull_out()


def heard(pads: Pads) -> list[Change]:
    return [change for event in pygame.event.get() for change in pads.handle(event)]


# As SDL writes them in a mapping. A virtual pad has no touchpad.
MAPPED = {
    "a": "a", "b": "b", "x": "x", "y": "y", "back": "back", "guide": "guide", "start": "start",
    "leftstick": "left_stick", "rightstick": "right_stick", "leftshoulder": "left_shoulder",
    "rightshoulder": "right_shoulder", "dpup": "pad_up", "dpdown": "pad_down",
    "dpleft": "pad_left", "dpright": "pad_right", "misc1": "share", "paddle1": "paddle_1",
    "paddle2": "paddle_2", "paddle3": "paddle_3", "paddle4": "paddle_4",
}  # fmt: skip


@pytest.mark.parametrize("mapped", MAPPED)
def test_every_button_has_its_name(mapped: str, plugged: Virtual) -> None:
    pads = Pads()
    assert heard(pads) == []
    number, button = plugged.mapping()[mapped].removeprefix("b"), MAPPED[mapped]
    plugged.press(int(number), True)
    assert heard(pads) == [(button, True)]
    plugged.pull_out()
    assert heard(pads) == [(button, False)]


@pytest.mark.parametrize(
    ("axis", "value", "button"),
    [
        (0, -32768, "left_stick_left"),
        (0, 32767, "left_stick_right"),
        (1, -32768, "left_stick_up"),
        (1, 32767, "left_stick_down"),
        (2, -32768, "right_stick_left"),
        (2, 32767, "right_stick_right"),
        (3, -32768, "right_stick_up"),
        (3, 32767, "right_stick_down"),
        (4, 32767, "left_trigger"),
        (5, 32767, "right_trigger"),
    ],
)
def test_sticks_and_triggers_are_buttons_too(
    axis: int, value: int, button: str, plugged: Virtual
) -> None:
    pads = Pads()
    heard(pads)
    plugged.tilt(axis, 0 if axis < 4 else -32768)
    heard(pads)
    plugged.tilt(axis, value)
    assert heard(pads) == [(button, True)]
    plugged.tilt(axis, 0 if axis < 4 else -32768)
    assert heard(pads) == [(button, False)]


def turned(pads: Pads, axis: int, value: float) -> list[Change]:
    event = pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=int(value * 32767)
    )
    return pads.handle(event)


@pytest.mark.parametrize(
    ("axis", "way", "button"),
    [
        (0, -1, "left_stick_left"), (0, 1, "left_stick_right"), (3, -1, "right_stick_up"),
        (3, 1, "right_stick_down"), (4, 1, "left_trigger"), (5, 1, "right_trigger"),
    ],
)  # fmt: skip
def test_it_takes_more_to_press_than_to_hold(axis: int, way: int, button: str) -> None:
    pads = Pads()
    assert turned(pads, axis, 0.5 * way) == []
    assert turned(pads, axis, 0.7 * way) == [(button, True)]
    assert turned(pads, axis, 0.5 * way) == []
    assert turned(pads, axis, 0.3 * way) == [(button, False)]
    assert turned(pads, axis, 0.5 * way) == []


def test_a_stick_points_one_way_and_does_not_flutter() -> None:
    pads = Pads()
    assert turned(pads, 0, 0.5) == []
    assert turned(pads, 0, 0.7) == [("left_stick_right", True)]
    assert turned(pads, 0, 0.5) == []
    assert turned(pads, 1, 0.9) == [("left_stick_right", False), ("left_stick_down", True)]
    assert turned(pads, 1, 0.1) == [("left_stick_down", False)]
    assert turned(pads, 0, 0.7) == [("left_stick_right", True)]
    assert turned(pads, 0, -0.7) == [("left_stick_right", False), ("left_stick_left", True)]
    assert turned(pads, 0, 0.0) == [("left_stick_left", False)]


@pytest.mark.usefixtures("sdl")
def test_a_pad_that_is_gone_when_it_is_heard_of_does_no_harm(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pads = Pads()
    for index in (0, 99, -1):
        assert not pads.handle(
            pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=index, guid="")
        )
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 3
    pads.handle(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))


def test_a_joystick_that_sdl_does_not_know_is_left_alone(
    caplog: pytest.LogCaptureFixture, sdl: ctypes.CDLL
) -> None:
    caplog.set_level(logging.INFO)
    virtual = Virtual(sdl, _JOYSTICK)
    pads = Pads()
    assert heard(pads) == []
    virtual.pull_out()
    assert heard(pads) == []
    assert len(caplog.records) == 1
    assert "left alone" in caplog.records[0].message


def test_buttons_that_no_mapping_knows_mean_nothing() -> None:
    for number in (-1, 21, 99):
        event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=number)
        assert Pads().handle(event) == []


def test_the_app_moves_its_focus_with_a_real_pad_and_stops_when_it_is_pulled_out(
    plugged: Virtual,
) -> None:
    app = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.loop.step(0)

    def take() -> None:
        for event in pygame.event.get():
            app.loop.take(event)

    take()
    plugged.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN, True)
    take()
    first = app.context.controller.focus
    assert first
    app.loop.step(0.4)
    assert app.context.controller.focus != first
    plugged.pull_out()
    take()
    assert not app.context.controller.needs_ticks


def test_two_pads_are_two() -> None:
    app: App = plain_app()
    app.context.navigator.push(TitleScene(app.context))
    app.loop.step(0)
    hold(app, "pad_down", pad=0)
    hold(app, "pad_down", pad=1)
    send(app, pygame.CONTROLLERDEVICEREMOVED, instance_id=5)
    assert app.context.controller.needs_ticks
    send(app, pygame.CONTROLLERDEVICEREMOVED, instance_id=1)
    assert not app.context.controller.needs_ticks


def test_labels_are_short_and_all_different() -> None:
    labels = [button_label(button) for button in BUTTONS.values()]
    assert len(set(labels)) == len(BUTTONS)
    assert button_label("left_shoulder") == "LB"
    assert button_label("right_stick_up") == "RS up"
    assert button_label("pad_left") == "D-pad left"


def test_buttons_are_named_in_every_language() -> None:
    """None by its name in the code."""
    for tag in language_tags():
        with speaking(tag):
            labels = [button_label(button) for button in BUTTONS.values()]
        assert len(set(labels)) == len(BUTTONS)
        assert not [label for label in labels if "_" in label]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_virtual_pads_are_really_tried() -> None:
    pygame.display.init()
    assert _sdl() is not None
