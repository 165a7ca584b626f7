"""Game controllers by SDL's standard mapping: whatever is plugged in has the buttons named here.

Sticks and triggers become buttons too: "left stick up" is down while the stick is tilted that way.
So everything on a pad can be bound, held and let go in one way.
"""

import logging

import pygame
from pygame._sdl2 import controller

log = logging.getLogger(__name__)

# In SDL's order, which no pygame constant spells out beyond the d-pad.
BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "left stick", "right stick", "left shoulder",
    "right shoulder", "pad up", "pad down", "pad left", "pad right", "share", "paddle 1",
    "paddle 2", "paddle 3", "paddle 4", "touchpad",
)  # fmt: skip
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left stick", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left stick", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right stick", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right stick", 1),
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right trigger",
}
_WAYS = (("left", "right"), ("up", "down"))
_FULL = 32767
_DOWN, _UP = 0.6, 0.4  # of the full way: pressed from here on, let go below that

_LABELS = {
    "back": "View",
    "start": "Menu",
    "left stick": "LS",
    "right stick": "RS",
    "left shoulder": "LB",
    "right shoulder": "RB",
    "left trigger": "LT",
    "right trigger": "RT",
}

Change = tuple[str, bool]  # a button, and whether it is down now


def button_label(button: str) -> str:
    """A button's name as on a pad."""
    for long, short in (("left stick ", "LS"), ("right stick ", "RS"), ("pad ", "D-pad")):
        if button.startswith(long):
            return f"{short} {button.removeprefix(long)}"
    return _LABELS.get(button, button.capitalize())


def start_pads() -> None:
    """Let SDL tell of game controllers, those already plugged in first."""
    pygame.joystick.init()
    controller.init()


class Pads:
    """Keeps the pads open that are plugged in, and what is down on them."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._down: dict[int, set[str]] = {}
        self._tilts: dict[tuple[int, str], list[float]] = {}

    def handle(self, event: pygame.event.Event) -> list[Change]:
        """What an event changed on the pads; nothing for events of other things."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEADDED:
            _note_unmapped(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._remove(event.instance_id)
        elif event.type == pygame.CONTROLLERDEVICEREMAPPED:
            return self._release(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._set(event.instance_id, _button(event.button), True)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            return self._set(event.instance_id, _button(event.button), False)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._turn(event.instance_id, event.axis, event.value / _FULL)
        return []

    def _add(self, index: int) -> None:
        """Open a pad: SDL reports on open ones only. It may be gone again by now."""
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
        before = {b for b in self._down.get(instance, ()) if b.startswith(f"{stick} ")}
        side = 0 if abs(tilt[0]) >= abs(tilt[1]) else 1
        button = f"{stick} {_WAYS[side][tilt[side] > 0]}"
        enough = abs(tilt[side]) > (_UP if button in before else _DOWN)
        changes = []
        for other in before - ({button} if enough else set()):
            changes += self._set(instance, other, False)
        return changes + (self._set(instance, button, True) if enough else [])


def _button(number: int) -> str:
    return BUTTONS[number] if 0 <= number < len(BUTTONS) else ""


def _note_unmapped(index: int) -> None:
    """SDL knows no buttons of some joysticks; nobody could say what theirs mean."""
    if not controller.is_controller(index):
        log.info("joystick %s is no game controller that SDL knows, and is left alone", index)
