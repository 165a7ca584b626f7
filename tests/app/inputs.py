"""A player's hands: events as pygame makes them, sent to an app one by one."""

import pygame

from forgewar.app.window.app import App
from forgewar.app.window.pads import BUTTONS

_NUMBERS = {button: number for number, button in BUTTONS.items()}
_MODIFIERS = {
    "ctrl": pygame.KMOD_LCTRL,
    "alt": pygame.KMOD_LALT,
    "shift": pygame.KMOD_LSHIFT,
    "meta": pygame.KMOD_LMETA,
    "altgr": pygame.KMOD_MODE,
}
_AXES = {
    "left_stick_left": (pygame.CONTROLLER_AXIS_LEFTX, -1),
    "left_stick_right": (pygame.CONTROLLER_AXIS_LEFTX, 1),
    "left_stick_up": (pygame.CONTROLLER_AXIS_LEFTY, -1),
    "left_stick_down": (pygame.CONTROLLER_AXIS_LEFTY, 1),
    "right_stick_left": (pygame.CONTROLLER_AXIS_RIGHTX, -1),
    "right_stick_right": (pygame.CONTROLLER_AXIS_RIGHTX, 1),
    "right_stick_up": (pygame.CONTROLLER_AXIS_RIGHTY, -1),
    "right_stick_down": (pygame.CONTROLLER_AXIS_RIGHTY, 1),
    "left_trigger": (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1),
    "right_trigger": (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1),
}


def send(app: App, kind: int, **facts: object) -> None:
    app.loop.take(pygame.event.Event(kind, facts))


def look(app: App) -> None:
    """Look at what is on screen until it can be answered."""
    app.loop.step(0)
    app.loop.step(0.5)


def key(app: App, name: str, held: int = 0) -> None:
    """Press a key and let it go: "ctrl+z"; `held` are modifiers by pygame's numbers."""
    *modifiers, plain = name.split("+")
    held |= sum(_MODIFIERS[each] for each in modifiers)
    code = pygame.key.key_code(plain)
    send(app, pygame.KEYDOWN, key=code, mod=held, unicode=plain if len(plain) == 1 else "")
    send(app, pygame.KEYUP, key=code, mod=held, unicode="")


def write(app: App, text: str) -> None:
    """Type letters: each is a key and then a text."""
    for sign in text:
        send(app, pygame.KEYDOWN, key=ord(sign.lower()), mod=0, unicode=sign)
        send(app, pygame.TEXTINPUT, text=sign)
        send(app, pygame.KEYUP, key=ord(sign.lower()), mod=0, unicode=sign)


def compose(app: App, text: str) -> None:
    """Enter a text at once, as a method of input does: what is drawn for every key costs time."""
    send(app, pygame.TEXTINPUT, text=text)


def hold(app: App, button: str, *, pad: int = 0) -> None:
    """Press a button of a pad, or tilt a stick, by the names of pads.py."""
    if button in _NUMBERS:
        number = _NUMBERS[button]
        send(app, pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=number)
    else:
        axis, way = _AXES[button]
        send(app, pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=way * 32767)


def let_go(app: App, button: str, *, pad: int = 0) -> None:
    if button in _NUMBERS:
        number = _NUMBERS[button]
        send(app, pygame.CONTROLLERBUTTONUP, instance_id=pad, button=number)
    else:
        send(app, pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=_AXES[button][0], value=0)


def button(app: App, name: str) -> None:
    hold(app, name)
    let_go(app, name)


def move(app: App, point: tuple[int, int]) -> None:
    send(app, pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0))


def drag(app: App, name: str, onto: str) -> None:
    """Drag one spot onto another with the mouse."""
    app.loop.draw()
    spot, goal = app.context.frame.spot(name), app.context.frame.spot(onto)
    assert spot is not None
    assert goal is not None
    here, there = spot.rect.center, (goal.rect.right - 4, goal.rect.centery)
    send(app, pygame.MOUSEBUTTONDOWN, pos=here, button=1)
    send(app, pygame.MOUSEMOTION, pos=there, rel=(1, 1), buttons=(1, 0, 0))
    send(app, pygame.MOUSEBUTTONUP, pos=there, button=1)
    app.loop.draw()


def right_click(app: App, point: tuple[int, int]) -> None:
    send(app, pygame.MOUSEBUTTONDOWN, pos=point, button=3)
    send(app, pygame.MOUSEBUTTONUP, pos=point, button=3)
    app.loop.draw()


def click(app: App, point: tuple[int, int], *, times: int = 1) -> None:
    move(app, point)
    for _ in range(times):
        send(app, pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        send(app, pygame.MOUSEBUTTONUP, pos=point, button=1)
