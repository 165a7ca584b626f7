"""Game controllers by SDL's standard mapping: whatever is plugged in has the buttons named here.

Sticks and triggers become buttons too: "left_stick_up" is down while the stick is tilted that way.
So everything on a pad can be bound, held and let go in one way.
"""

import logging
from typing import TYPE_CHECKING

import pygame

from forgewar.app.window.optional import optional

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

log = logging.getLogger(__name__)

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad_up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "pad_down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "pad_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "pad_right",
    # SDL knows more of them than pygame has names for.
    15: "share",
    16: "paddle_1",
    17: "paddle_2",
    18: "paddle_3",
    19: "paddle_4",
    20: "touchpad",
}
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left_stick", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left_stick", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right_stick", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right_stick", 1),
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left_trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right_trigger",
}
_WAYS = (("left", "right"), ("up", "down"))
_FULL = 32767
_DOWN, _UP = 0.6, 0.4  # of the full way: pressed from here on, let go below that

Change = tuple[str, bool]  # a button, and whether it is down now


def start_pads() -> None:
    """Let SDL tell of game controllers, those already plugged in first."""
    from pygame._sdl2 import controller  # once the title is on screen

    pygame.joystick.init()
    controller.init()


class Pads:
    """Open pads, and the buttons that are down on them."""

    def __init__(self) -> None:
        self._open: dict[int, Controller] = {}
        self._down: dict[int, set[str]] = {}
        self._tilts: dict[tuple[int, str], list[float]] = {}
        self._off = False

    def handle(self, event: pygame.event.Event) -> list[Change]:
        """Buttons that an event pressed or released; none for events of other devices."""
        with optional("gamepads", self._turn_off):
            return [] if self._off else self._handle(event)
        return [change for instance in [*self._down] for change in self._release(instance)]

    def _turn_off(self) -> None:
        self._off = True

    def _handle(self, event: pygame.event.Event) -> list[Change]:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEADDED:
            _note_unmapped(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._remove(event.instance_id)
        elif event.type == pygame.CONTROLLERDEVICEREMAPPED:
            return self._release(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._set(event.instance_id, BUTTONS.get(event.button, ""), True)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            return self._set(event.instance_id, BUTTONS.get(event.button, ""), False)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._turn(event.instance_id, event.axis, event.value / _FULL)
        return []

    def _add(self, index: int) -> None:
        """Open a pad: SDL reports on open ones only. It may be gone again by now."""
        from pygame._sdl2 import controller

        try:
            pad = controller.Controller(index)
            instance = pad.as_joystick().get_instance_id()
        except pygame.error as error:
            log.warning("a pad cannot be used: %s", error)
            return
        self._open[instance] = pad
        log.info("a pad can be used: %s", pad.name)

    def _remove(self, instance: int) -> list[Change]:
        pad = self._open.pop(instance, None)
        if pad is not None:
            pad.quit()
        return self._release(instance)

    def _release(self, instance: int) -> list[Change]:
        """Nothing is down on a pad that is gone or has other buttons now."""
        for key in [key for key in self._tilts if key[0] == instance]:
            del self._tilts[key]
        return [(button, False) for button in sorted(self._down.pop(instance, ()))]

    def _set(self, instance: int, button: str, down: bool) -> list[Change]:
        held = self._down.setdefault(instance, set())
        if not button or (button in held) == down:
            return []
        (held.add if down else held.discard)(button)
        return [(button, down)]

    def _turn(self, instance: int, axis: int, value: float) -> list[Change]:
        if axis in _TRIGGERS:
            button = _TRIGGERS[axis]
            held = button in self._down.get(instance, ())
            return self._set(instance, button, value > (_UP if held else _DOWN))
        if axis not in _STICKS:
            return []
        stick, side = _STICKS[axis]
        tilt = self._tilts.setdefault((instance, stick), [0.0, 0.0])
        tilt[side] = value
        return self._tilt(instance, stick, tilt)

    def _tilt(self, instance: int, stick: str, tilt: list[float]) -> list[Change]:
        """A stick points one way at a time: the one it is tilted furthest to."""
        before = {b for b in self._down.get(instance, ()) if b.startswith(f"{stick}_")}
        side = 0 if abs(tilt[0]) >= abs(tilt[1]) else 1
        button = f"{stick}_{_WAYS[side][tilt[side] > 0]}"
        enough = abs(tilt[side]) > (_UP if button in before else _DOWN)
        changes = []
        for other in before - ({button} if enough else set()):
            changes += self._set(instance, other, False)
        return changes + (self._set(instance, button, True) if enough else [])


def _note_unmapped(index: int) -> None:
    """SDL knows no buttons of some joysticks; nobody could say what theirs mean."""
    from pygame._sdl2 import controller

    if not controller.is_controller(index):
        log.info("joystick %s is no game controller that SDL knows, and is left alone", index)
