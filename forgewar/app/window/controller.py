"""Controller, the only reader of pygame's input events: mouse, keys, text and pads become commands
and presses.

Pointing marks a spot, pressing it does what it is for; keys and buttons become commands, and the
commands that move about choose a focus among the spots of the frame on screen. So every way of
input reaches the same named spots. While a text field is open, what is typed goes there.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit.frame import Frame, Spot
from forgewar.app.window.first_look import COMMITS, FirstLook
from forgewar.app.window.focus import MOVES, NOTCHES, list_around, target
from forgewar.app.window.keys import is_modifier, key_name
from forgewar.app.window.pads import Pads
from forgewar.app.window.scene_sync import keep_up
from forgewar.app.window.settings import save_settings
from forgewar.app.window.spot_feedback import SpotFeedback
from forgewar.app.window.symbol_tip import SymbolTip

if TYPE_CHECKING:
    from forgewar.app.kit.text_field import TextField
    from forgewar.app.window.scene_context import SceneContext

_TURNS = {"left": -1, "right": 1}  # steps of a slider that has the focus
_DRAG_FROM = 6  # pixels the mouse must move before a press becomes a drag
_IN_A_ROW = 400  # milliseconds from one press to the next of a double click
_REPEAT_AFTER, _REPEAT_EVERY = 0.35, 0.06  # seconds until a held key comes again, and then again
_HURRY_AFTER = 0.3  # seconds until a held key, or the speed control, hurries what moves
_HINT_LASTS = 6.0  # seconds
_PAGE = 3  # notches
_MOST_NOTCHES = 8  # that a list is scrolled to find the next thing in it

# What goes on while a key is held; all else happens once.
_REPEATED = frozenset((*MOVES, "scroll_up", "scroll_down"))
# What waits until nothing moves; other commands work at any time.
_LATER = frozenset(("merchant", "hint", "suggest", "look_mine", "look_market", "look_quest"))
_Held = tuple[str, str]  # "key" or "button", and its name


class Controller:
    """State of the input: the spot under the pointer (`hot`), the spot the keyboard is on
    (`focus`), and a drag."""

    def __init__(self, context: "SceneContext", update_frame: Callable[[], None]) -> None:
        self._context = context
        self.update_frame = update_frame  # draws what has changed since the last frame
        self.feedback = SpotFeedback(context.settings)
        self.symbol_tip = SymbolTip(context)
        self.first_look = FirstLook(context)
        self.hot = ""
        self.focus = ""
        self.pointed = ""  # what pointer or focus was moved to since anything was pressed
        self.pointer = (-1, -1)
        self._rests = False  # whether the pointer has not moved since the table changed under it
        self.acted = False  # whether neither pointer nor focus has moved since an action was played
        self.dragged: object = None
        self._pressed_at: tuple[int, int] | None = None
        self._pressed: Spot | None = None
        self._is_early = False  # whether it was pressed before the question was seen
        self._presses = (0, 0, (-1, -1))  # in a row, when the last was, and where
        self._held: _Held | None = None  # the key or button that is down
        self._held_code = 0
        self._held_for = 0.0
        self._held_since = 0.0  # seconds that a key or the mouse is down
        self._hinted = 0.0  # seconds that the player was told how to fast-forward
        self._later = ""  # command that waits until nothing moves
        self.input_count = 0  # keys and clicks so far, for the trace
        self._pads = Pads()
        self._typing: pygame.Rect | None = None  # the field that text input is on for

    @property
    def _frame(self) -> Frame:
        return self._context.frame

    @property
    def _field(self) -> "TextField | None":
        return self._context.navigator.top.field if self._context.navigator.scenes else None

    def forget(self) -> None:
        """Drop marks and drags of the scene that was on top before."""
        self.hot = self.focus = self.pointed = ""
        self._rests = True
        self.dragged = self._pressed = self._pressed_at = None
        self.feedback.release()

    def refresh(self) -> bool:
        """Mark the spot that a new frame has under the pointer; true if that changed. A spot that
        came to lie under a pointer at rest is not marked."""
        self._attend_text()
        hot = self._hot_name() if not self.focus and not self._rests else ""
        if self.focus and self._frame.spot(self.focus) is None:
            self.focus = ""
        changed = hot != self.hot
        self.hot = hot
        self.feedback.point(self._frame.spot(hot))
        self.symbol_tip.point()
        return changed

    def handle(self, event: pygame.event.Event) -> None:
        """Carry out one event."""
        if event.type != pygame.MOUSEMOTION:
            self.update_frame()
        self.input_count += event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONUP)
        if event.type == pygame.MOUSEMOTION:
            self._move(self._pointed(event))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._down(event.button, self._pointed(event))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._up(self._pointed(event))
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
        elif event.type == pygame.KEYDOWN:
            self._key_down(event.key, event.mod)
        elif event.type in (pygame.KEYUP, pygame.WINDOWFOCUSLOST):
            if getattr(event, "key", self._held_code) == self._held_code:
                self._held = None
        elif event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._text(event)
        else:
            for button, down in self._pads.handle(event):
                self._turn(button, down)
        self._attend_text()

    @property
    def page(self) -> str:
        """The page of the rulebook on what was just refused, or on what is pointed at or focused,
        if it has one."""
        refused, why = self.feedback.refused
        spot = self._frame.spot(refused or self.focus or self.hot)
        page: str = getattr(why, "page", "") or self.symbol_tip.page
        return page or (spot.page if spot is not None else "")

    # Mouse

    def _pointed(self, event: pygame.event.Event) -> tuple[int, int]:
        """Position of the pointer in the window."""
        position: tuple[int, int] = event.pos
        return position

    def _hot_name(self) -> str:
        spot = self._frame.at(self.pointer)
        return spot.name if spot else ""

    def _move(self, point: tuple[int, int]) -> None:
        moved = point != self.pointer
        self.pointer = point
        self._rests = self._rests and not moved
        self.acted = self.acted and not moved
        pressed, start = self._pressed, self._pressed_at
        if pressed is not None and start is not None and moved:
            far = max(abs(point[0] - start[0]), abs(point[1] - start[1]))
            if pressed.hold is not None:
                pressed.hold(point, 0)
                self._context.changed()
            elif pressed.drag is not None and not self.dragged and far >= _DRAG_FROM:
                self.dragged = pressed.drag
        hot = self._hot_name() if not self._rests else ""
        pointed = hot if moved else self.pointed
        if hot != self.hot or pointed != self.pointed or self.focus or self.dragged is not None:
            if hot != self.hot:
                self._enter(self._frame.spot(hot))
            self.hot, self.pointed, self.focus = hot, pointed, ""
            self._context.changed()
        self.symbol_tip.point()

    def _enter(self, spot: Spot | None) -> None:
        """Show and play that the pointer is over another spot."""
        self.feedback.point(spot)
        if spot is not None and spot.enabled and spot.lifts:
            self._context.sounds.play("hover")

    def _down(self, button: int, point: tuple[int, int]) -> None:
        """Press a mouse button. A click that ends a step of an animation does nothing else. The
        wheel is also reported as buttons 4 and 5, which are ignored."""
        if button not in (1, 3):
            return
        self._move(point)
        self._by_pad(False)
        if button == 3:
            self._cancel()
            return
        spot, self._held_since = self._frame.at(point), 0.0
        if self.holds_back(spot):
            return
        field = self._field
        if field is not None and not field.rect.collidepoint(point):
            field.close()
            self._context.changed()
        self._pressed_at = point
        self._pressed, self._is_early = spot, not self.first_look.is_over
        if self._pressed is not None:
            self.feedback.push(self._pressed)
            self._context.changed()
        presses = self._count_press(point)
        if self._pressed is not None and self._pressed.hold is not None:
            self._pressed.hold(point, presses)
            self._context.changed()

    def _cancel(self) -> None:
        """Drop what is dragged, let go of what is picked, or close an overlay that was seen."""
        top = self._context.navigator.top
        if self.dragged is not None:
            self.dragged = self._pressed = self._pressed_at = None
            self.feedback.release()
        elif not top.overlay or self.first_look.is_over:
            top.cancel()
        self._context.changed()

    def _count_press(self, point: tuple[int, int]) -> int:
        """Number of this press in a row, for double clicks."""
        count, when, where = self._presses
        now = pygame.time.get_ticks()
        near = max(abs(point[0] - where[0]), abs(point[1] - where[1])) < _DRAG_FROM
        count = count + 1 if near and now - when <= _IN_A_ROW else 1
        self._presses = (count, now, point)
        return count

    def _up(self, point: tuple[int, int]) -> None:
        self.pointer = point
        if self.feedback.release():
            self._context.changed()
        pressed, dragged = self._pressed, self.dragged
        self._pressed = self._pressed_at = self.dragged = None
        spot = self._frame.at(point)
        if dragged is not None:
            if spot is not None and spot.drop is not None:
                self._unless_early(partial(spot.drop, dragged))
            self._context.changed()
        elif pressed is None or pressed.hold is not None:
            return
        elif spot is not None and spot.name == pressed.name:
            self._unless_early(partial(self.press, spot))

    def _unless_early(self, do: Callable[[], object]) -> None:
        """Press or drop something; it plays nothing if that began before the question was seen."""
        match = self._context.match
        if match is not None:
            match.is_locked = self._is_early
        try:
            do()
        finally:
            if match is not None:
                match.is_locked = False

    def _wheel(self, amount: int) -> None:
        under = self._frame.at(self.pointer)
        if under is not None and under.turn is not None:
            under.turn(amount)
            self._context.changed()
            return
        for spot in reversed(self._frame.spots):
            if spot.scroll is not None and spot.holds(self.pointer):
                spot.scroll(-amount)
                self._context.changed()
                return

    def press(self, spot: Spot) -> None:
        """Press a spot, or say why that cannot be done."""
        self.pointed = ""
        if spot.why:
            self.refuse(spot)
        elif spot.press is not None:
            top, played = self._context.navigator.top, self._played
            spot.press()
            self._rest_after(played)
            if self._context.navigator.scenes and self._context.navigator.top is top:
                self._context.sounds.play("button")
        self._context.changed()

    def _rest_after(self, played: int) -> None:
        """If more was played than before, what comes next has nothing marked under a pointer at
        rest, and no card of what was shows large."""
        if self._played != played:
            self._rests, self.acted, self.hot = True, True, ""

    def refuse(self, spot: Spot) -> None:
        """Say why a spot cannot be chosen."""
        self._context.sounds.play("error")
        self.feedback.refuse(spot)
        if self._context.reader.listening:
            self._context.reader.tell(spot.why)

    def holds_back(self, spot: Spot | None) -> bool:
        """Whether a press on a spot is not for it: it ends a step of an animation, or would answer
        what was not seen yet."""
        if works_in_motion(spot):
            return False
        return self.skip_animation() or self.first_look.blocks(spot)

    def skip_animation(self) -> bool:
        """End one step of what is moving; true if the key or click that did it does nothing else.
        A replay ends all of an action, and spectators pause instead."""
        match, scenes = self._context.match, self._context.navigator.scenes
        if match is None or not match.animation.busy:
            return False
        played = any(scene.scope == "play" for scene in scenes)
        if played and match.view.watched:
            return False
        if not played:
            match.animation.snap()
        elif not self._context.navigator.pauses_game:
            match.animation.end_step()
        keep_up(self._context)
        self._context.changed()
        return played or not match.view.watched

    @property
    def _played(self) -> int:
        """Number of actions in the game on the table."""
        match = self._context.match
        return len(match.chronicle.history) if match is not None else 0

    # Keys, buttons and text

    @property
    def needs_ticks(self) -> bool:
        """Whether a key is held down, or something under the pointer changes by itself."""
        held = self._held is not None or works_in_motion(self._pressed) or self._later != ""
        return held or self.feedback.busy or self.symbol_tip.busy

    def _hold(self, held: _Held, code: int = 0) -> None:
        self._held, self._held_code, self._held_for = held, code, 0.0

    def repeat_held(self, seconds: float) -> None:
        """Let time pass: a held key moves the focus again. SDL's own repeats would run on while
        a slow frame is drawn, after the key was let go."""
        if self._held is None:
            return
        self._held_for += seconds
        if self._held_for >= _REPEAT_AFTER:
            self._held_for = _REPEAT_AFTER - _REPEAT_EVERY
            self.update_frame()
            kind, name = self._held
            (self._key if kind == "key" else self._button)(name, repeated=True)

    def _key_down(self, code: int, modifiers: int) -> None:
        key = key_name(code, modifiers)
        if not is_modifier(key):
            self._hold(("key", key), code)
            self._key(key)

    def _key(self, key: str, *, repeated: bool = False) -> None:
        self._by_pad(False)
        scene, field = self._context.navigator.top, self._field
        if field is not None and field.composing:
            return
        taken = (not repeated and scene.key(key)) or (
            field is not None and field.key(key, repeated=repeated)
        )
        if taken:
            self._context.changed()
            return
        command = self._context.bindings.keys.command(key, scene.scope)
        if not repeated or command in _REPEATED:
            self._act(command)

    def _turn(self, button: str, down: bool) -> None:
        """Press or release a button of a pad."""
        held = ("button", button)
        if not down:
            self._held = None if self._held == held else self._held
            return
        self._hold(held)
        self._button(button)

    def _button(self, button: str, *, repeated: bool = False) -> None:
        """Carry out a button of a pad. Nothing can be typed with a pad, so it closes an open field
        first."""
        self._by_pad(True)
        scene, field = self._context.navigator.top, self._field
        if not repeated and scene.button(button):
            self._context.changed()
            return
        command = self._context.bindings.pad.command(button, scene.scope)
        if field is not None and command:
            field.close()
            self._context.changed()
            if command in ("confirm", "back"):
                return
        if not repeated or command in _REPEATED:
            self._act(command)

    def _by_pad(self, by_pad: bool) -> None:
        """Name keys or buttons in hints, whichever the player used last."""
        if self._context.bindings.by_pad != by_pad:
            self._context.bindings.by_pad = by_pad
            self._context.changed()

    def _text(self, event: pygame.event.Event) -> None:
        field = self._field
        if field is None:
            return
        if event.type == pygame.TEXTINPUT:
            field.type(event.text)
        else:
            field.compose(event.text, event.start)
        self._context.changed()

    def _attend_text(self) -> None:
        """Turn text input on while a field is open and off otherwise, so that no input method comes
        between a player and the keys."""
        field = self._field
        wanted = field.rect.copy() if field is not None else None
        if wanted == self._typing:
            return
        if wanted is None:
            pygame.key.stop_text_input()
        else:
            if self._typing is None:
                pygame.key.start_text_input()
            pygame.key.set_text_input_rect(wanted)
        self._typing = wanted

    # Commands

    def _act(self, command: str) -> None:
        """Carry out the command of a key or button. What commits ends a step of an animation
        instead, and does nothing before the question was seen; some wait until nothing moves."""
        self.pointed, self._later = "", ""
        match, top = self._context.match, self._context.navigator.top
        spot = self._frame.spot(self.focus) if command == "confirm" else None
        if command in COMMITS:
            if self.holds_back(spot) or (spot is None and not self.first_look.is_over):
                return
        elif top.scope == "replay":
            self.skip_animation()
        elif command in _LATER and match is not None and match.animation.busy:
            self._later = command
            return
        self.update_frame()
        self.command(command)

    def update(self, seconds: float) -> None:
        """Let time pass, after what moves: a key is held on, and commands that waited are due."""
        self.repeat_held(seconds)
        match = self._context.match
        if match is None:
            self._later = ""
            return
        held = works_in_motion(self._pressed) or self._holds_confirm
        self._held_since = self._held_since + seconds if held else 0.0
        hurry = self._held_since >= _HURRY_AFTER
        if hurry != match.animation.hurry:
            match.animation.hurry = hurry
            self._context.changed()
        self._count_hint(seconds)
        if self._later and not match.animation.busy:
            command, self._later = self._later, ""
            self.update_frame()
            self.command(command)

    def _count_hint(self, seconds: float) -> None:
        """Tell how to fast-forward for a few seconds of the first match, or until it is done."""
        settings, match = self._context.settings, self._context.match
        if not self.tells_hurry or match is None:
            return
        self._hinted += seconds
        if self._hinted >= _HINT_LASTS or match.animation.hurry:
            settings.told_hurry = True
            save_settings(settings)
            self._context.changed()

    @property
    def tells_hurry(self) -> bool:
        """Whether others move and the player was not told yet how to fast-forward."""
        match = self._context.match
        if match is None or self._context.settings.told_hurry or not match.animation.busy:
            return False
        others = not match.view.is_person(match.view.acting)
        return others and match.tutor is None and self._context.navigator.top.scope == "play"

    @property
    def _holds_confirm(self) -> bool:
        """Whether a key or button that confirms is held down."""
        if self._held is None:
            return False
        kind, name = self._held
        bound = self._context.bindings.keys if kind == "key" else self._context.bindings.pad
        return bound.command(name, self._context.navigator.top.scope) == "confirm"

    def command(self, command: str) -> None:
        """Carry out a command: on the focus, by moving it, or by the scene."""
        if not command:
            return
        context, played = self._context, self._played
        spot = self._frame.spot(self.focus)
        if command == "confirm" and spot is not None:
            self._confirm(spot)
        elif command in _TURNS and spot is not None and spot.turn is not None:
            spot.turn(_TURNS[command])
        elif command == "back" and self.dragged is not None:
            self.dragged = None
        elif command in ("scroll_up", "scroll_down"):
            self._scroll(-_PAGE if command == "scroll_up" else _PAGE)
        elif not context.command(command) and command in MOVES:
            self._move_focus(command)
        self._rest_after(played)
        context.changed()

    def _confirm(self, spot: Spot) -> None:
        """Press the focus. Without a mouse, the first confirm picks up a spot that can only be
        dragged, the next puts it down."""
        if self.dragged is not None and spot.drop is not None:
            carried, self.dragged = self.dragged, None
            spot.drop(carried)
        elif spot.drag is not None and spot.press is None:
            self.dragged = spot.drag
        else:
            self.feedback.tap(spot)
            self.press(spot)

    def _scroll(self, notches: int) -> None:
        """Scroll the list that the focus is in, or else the topmost list."""
        spot = list_around(self._frame, self._frame.spot(self.focus))
        lists = (s for s in reversed(self._frame.spots) if s.scroll is not None)
        spot = spot or next(lists, None)
        if spot is not None and spot.scroll is not None:
            spot.scroll(notches)

    def _move_focus(self, way: str) -> None:
        spots = [s for s in self._frame.spots if s.focusable]
        if not spots:
            return
        self.hot, self.acted = "", False
        start = self._frame.spot(self.focus)
        if start is None:
            wanted = self._frame.spot(self._context.navigator.top.first_focus)
            self.focus = (wanted or next((s for s in spots if s.enabled), spots[0])).name
            self.pointed = self.focus
            return
        self.focus = self._further_in_list(start, way) or target(self._frame, start, way).name
        self.pointed = self.focus
        self._show_whole()

    def _show_whole(self) -> None:
        """Scroll a list until the focus is not cut off by its edge."""
        found = self._frame.spot(self.focus)
        around = list_around(self._frame, found)
        if found is not None and around is not None and around.scroll is not None:
            below = found.rect.bottom >= around.rect.bottom
            above = found.rect.top <= around.rect.top
            around.scroll(below - above)

    def _further_in_list(self, start: Spot, way: str) -> str:
        """Name of the next spot in the list around the focus, or nothing. Spots out of sight are
        not in the frame, so the list is scrolled until one comes up."""
        around = list_around(self._frame, start)
        for scrolled in range(_MOST_NOTCHES if NOTCHES[way] else 0):
            spot = self._frame.spot(start.name)
            if around is None or around.scroll is None or spot is None:
                break
            found = target(self._frame, spot, way)
            if around.rect.collidepoint(found.rect.center) and _is_ahead(spot, found, way):
                return found.name
            before = [(s.name, s.rect) for s in self._frame.spots]
            around.scroll(NOTCHES[way])
            self._context.changed()
            self.update_frame()
            if [(s.name, s.rect) for s in self._frame.spots] == before:
                around.scroll(-scrolled * NOTCHES[way])
                break
        self.update_frame()
        return ""


def works_in_motion(spot: Spot | None) -> bool:
    """Whether a spot can be pressed while something moves: the control of the speed, and what is
    between people."""
    return spot is not None and spot.name.startswith(("speed.", "talk.", "notice."))


def _is_ahead(start: Spot, found: Spot, way: str) -> bool:
    """Whether a spot lies in a direction, rather than at the other end of a list."""
    down = found.rect.centery - start.rect.centery
    along = found.rect.centerx - start.rect.centerx
    return (down, along) > (0, 0) if NOTCHES[way] > 0 else (down, along) < (0, 0)
