"""The only reader of pygame's input events: mouse, keys and gamepad become commands and presses.

Pointing marks a spot, pressing it does what it is for; keys become commands, and the commands that
move about choose a focus among the spots of the frame on screen. So every way of input reaches the
same named spots.
"""

from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit.canvas import Frame, Spot

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_DRAG_FROM = 6  # pixels the mouse must move before a press becomes a drag
_STICK = 0.6
_REPEAT_AFTER, _REPEAT_EVERY = 0.35, 0.06  # seconds until a held key comes again, and then again
_PAD_BUTTONS = {
    0: "confirm",
    1: "back",
    2: "undo",
    3: "pass",
    4: "previous",
    5: "next",
    6: "mat",
    7: "merchant",
    8: "hint",
    9: "why",
}
_HATS = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}
_MODIFIERS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))


class Controller:
    """Holds what is under the pointer (`hot`), what the keyboard is on (`focus`), and a drag."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.hot = ""
        self.focus = ""
        self.pointer = (-1, -1)
        self.dragged: object = None
        self._pressed_at: tuple[int, int] | None = None
        self._pressed: Spot | None = None
        self._stick = ""
        self._held: pygame.event.Event | None = None  # the key that is down
        self._held_for = 0.0
        self.heard = 0  # keys and clicks so far, for the trace
        self._pads: dict[int, pygame.joystick.JoystickType] = {}

    @property
    def _frame(self) -> Frame:
        return self._app.frame

    def forget(self) -> None:
        """Another scene is on top: nothing of the old one is marked or carried."""
        self.hot = self.focus = ""
        self.dragged = self._pressed = self._pressed_at = None

    def refresh(self) -> bool:
        """A new frame is on screen: mark what is now under the pointer. True if that changed."""
        hot = self._hot_name() if not self.focus else ""
        if self.focus and self._frame.spot(self.focus) is None:
            self.focus = ""
        changed = hot != self.hot
        self.hot = hot
        return changed

    def handle(self, event: pygame.event.Event) -> None:
        """Turn one event into what it means."""
        if event.type != pygame.MOUSEMOTION:
            self._app.freshen()
        self.heard += event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONUP)
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._down(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._up(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
        elif event.type == pygame.KEYDOWN:
            self._held, self._held_for = event, 0.0
            self._key(event)
        elif event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            self._held = None
        elif event.type == pygame.JOYDEVICEADDED:
            pad = pygame.joystick.Joystick(event.device_index)
            self._pads[pad.get_instance_id()] = pad
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
        elif event.type == pygame.JOYBUTTONDOWN:
            self.command(_PAD_BUTTONS.get(event.button, ""))
        elif event.type == pygame.JOYHATMOTION:
            self.command(_HATS.get(tuple(event.value), ""))
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            self._tilt(event.axis, event.value)

    # Mouse

    def _hot_name(self) -> str:
        spot = self._frame.at(self.pointer)
        return spot.name if spot else ""

    def _move(self, point: tuple[int, int]) -> None:
        self.pointer = point
        if (
            self._pressed_at
            and self._pressed
            and self._pressed.drag is not None
            and not self.dragged
        ):
            far = max(abs(point[0] - self._pressed_at[0]), abs(point[1] - self._pressed_at[1]))
            if far >= _DRAG_FROM:
                self.dragged = self._pressed.drag
        hot = self._hot_name()
        if hot != self.hot or self.focus or self.dragged is not None:
            self.hot, self.focus = hot, ""
            self._app.changed()

    def _down(self, event: pygame.event.Event) -> None:
        self._move(event.pos)
        if self._app.skip_animation():
            return
        if event.button == 1:
            self._pressed_at = event.pos
            self._pressed = self._frame.at(event.pos)
        elif event.button == 3:
            self.command("back")

    def _up(self, point: tuple[int, int]) -> None:
        self.pointer = point
        pressed, dragged = self._pressed, self.dragged
        self._pressed = self._pressed_at = self.dragged = None
        spot = self._frame.at(point)
        if dragged is not None:
            if spot is not None and spot.drop is not None:
                spot.drop(dragged)
            self._app.changed()
        elif pressed is not None and spot is not None and spot.name == pressed.name:
            self.press(spot)

    def _wheel(self, amount: int) -> None:
        for spot in reversed(self._frame.spots):
            if spot.scroll is not None and spot.holds(self.pointer):
                spot.scroll(-amount)
                self._app.changed()
                return

    def press(self, spot: Spot) -> None:
        """Do what a spot is for, or say why not."""
        if spot.why:
            self._app.refuse(spot)
        elif spot.press is not None:
            spot.press()
        self._app.changed()

    # Keys and gamepad

    @property
    def holding(self) -> bool:
        """Whether a key is down, so that time matters."""
        return self._held is not None

    def update(self, seconds: float) -> None:
        """Time has passed: a key that is held moves the focus again. SDL's own repeats would run on
        while a slow frame is drawn, after the key was let go."""
        if self._held is None:
            return
        self._held_for += seconds
        if self._held_for >= _REPEAT_AFTER:
            self._held_for = _REPEAT_AFTER - _REPEAT_EVERY
            self._app.freshen()
            self._key(self._held, repeated=True)

    def _key(self, event: pygame.event.Event, *, repeated: bool = False) -> None:
        if self._app.skip_animation():
            return
        key = pygame.key.name(event.key)
        if self._app.stack.top.key(key, event.unicode):
            self._app.changed()
            return
        for mask, name in _MODIFIERS:
            if event.mod & mask and name not in key:
                key = f"{name}+{key}"
        command = self._app.bindings.command(key, self._app.stack.top.scope)
        if not repeated or command in _REPEATED:
            self.command(command)

    def _tilt(self, axis: int, value: float) -> None:
        way = ""
        if abs(value) > _STICK:
            way = (("left", "right"), ("up", "down"))[axis][value > 0]
        if way != self._stick:
            self._stick = way
            self.command(way)

    def command(self, command: str) -> None:
        """Carry out a command: on the focus, by moving it, or by the scene."""
        if not command:
            return
        app = self._app
        spot = self._frame.spot(self.focus)
        if command == "confirm" and spot is not None:
            if self.dragged is not None and spot.drop is not None:
                carried, self.dragged = self.dragged, None
                spot.drop(carried)
            elif spot.drag is not None and spot.press is None:
                self.dragged = spot.drag  # picked up: the next confirm puts it down
            else:
                self.press(spot)
        elif command == "back" and self.dragged is not None:
            self.dragged = None
        elif command in ("scroll_up", "scroll_down"):
            self._scroll_focus(-3 if command == "scroll_up" else 3)
        elif not app.command(command) and command in _MOVES:
            self._move_focus(command)
        app.changed()

    def _scroll_focus(self, amount: int) -> None:
        spot = next((s for s in reversed(self._frame.spots) if s.scroll is not None), None)
        if spot is not None and spot.scroll is not None:
            spot.scroll(amount)

    def _move_focus(self, way: str) -> None:
        spots = [s for s in self._frame.spots if s.focusable]
        if not spots:
            return
        start = self._frame.spot(self.focus)
        if start is None:
            wanted = self._frame.spot(self._app.stack.top.first_focus)
            start = None
            self.focus = (wanted or next((s for s in spots if s.enabled), spots[0])).name
        elif way in ("next", "previous"):
            place = [s.name for s in spots].index(start.name) if start in spots else 0
            self.focus = spots[(place + (1 if way == "next" else -1)) % len(spots)].name
        else:
            self.focus = _nearest(start, spots, way).name
        self.hot = ""


_MOVES = {
    "next": (0, 0),
    "previous": (0, 0),
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}

# What goes on while a key is held; all else happens once.
_REPEATED = frozenset((*_MOVES, "scroll_up", "scroll_down"))


def _nearest(start: Spot, spots: list[Spot], way: str) -> Spot:
    """The spot a player means by a direction: near in it, and not far to the side."""
    dx, dy = _MOVES[way]
    x, y = start.rect.center
    best, best_cost = start, float("inf")
    for spot in spots:
        along = (spot.rect.centerx - x) * dx + (spot.rect.centery - y) * dy
        aside = abs((spot.rect.centerx - x) * dy) + abs((spot.rect.centery - y) * dx)
        if spot.name != start.name and along > 2:
            cost = along + 2.5 * aside
            if cost < best_cost:
                best, best_cost = spot, cost
    return best
