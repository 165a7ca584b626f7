"""Screen readers through AccessKit: AT-SPI, UI Automation, NSAccessibility.

AccessKit asks from a thread of its own, and only while a screen reader listens. What it asks for is
laid ready after each frame; what a screen reader wants done is posted to the loop as an event, so
the game is only ever touched by its own thread. Without AccessKit nothing else changes.
"""

import logging
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from forgewar.app.kit.frame import Frame, Spot
from forgewar.app.window.optional import optional
from forgewar.app.window.silence import NoReader
from forgewar.app.window.speech_nodes import nodes
from forgewar.app.window.speech_tree import SpeechTree

if TYPE_CHECKING:
    from forgewar.app.window.scene import Scene
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.remarks import Remark
    from forgewar.words.log import LogLine

log = logging.getLogger(__name__)
REQUEST = pygame.event.custom_type()
_NOWHERE = pygame.Rect(0, 0, 0, 0)
_MOST = 12  # lines of the log that are told at once
_BRIEF = 12  # texts of a layer that are read out when it comes up; of a longer one its title
_AGAIN = "\N{NO-BREAK SPACE}"  # makes news of what was said before
_LONGEST = 1000  # notches of a list
_NOTCHES = 3  # that a list is scrolled at a time
_SERVICE = "accessibility"
_TURNS = {"increment": 1, "decrement": -1}  # steps of a slider


class ScreenReader(NoReader):
    """Reports the screen, the focus and the latest events to a screen reader."""

    def __init__(self, kit: Any, adapter: Any) -> None:
        self._adapter = adapter
        self._tree = SpeechTree(kit)
        self._frame = Frame()
        self._focus = ""
        self._news = ""
        self._lines: list[LogLine] = []  # of the log, newest first, as they were last told
        self._prompt = self._rule = ""
        self._remark: Remark | None = None
        self._scene: Scene | None = None  # the one on top
        self._reported: object = None
        self._front = True  # whether the window is, and what was told of it
        self._front_reported = False
        self._off = False  # for good, after a failure
        self.listening = False

    def turn_off(self) -> None:
        """Report nothing any more. The adapter is kept: it is part of the window."""
        self._off = True
        self.listening = False

    def show(self, context: "SceneContext") -> None:
        """Report a frame, unless it says the same as the last one."""
        self._frame = context.frame
        self._focus = context.controller.focus or context.controller.hot
        if not self.listening:
            return
        with optional(_SERVICE, self.turn_off):
            self._tell_front()
            news = "\n".join(filter(None, (self._arrived(context), self._happened(context))))
            self._news = news or self._news
            said = self._says()
            if said != self._reported:
                self._reported = said
                self._update()

    def _says(self) -> object:
        """Everything that is said of the screen, without places; equal values sound equal."""
        return (
            self._focus,
            self._news,
            [node._replace(rect=_NOWHERE) for node in nodes(self._frame)],
        )

    def tell(self, news: str) -> None:
        """Say something at once."""
        self._news = news + _AGAIN if news == self._news else news
        with optional(_SERVICE, self.turn_off):
            self._update()

    def _arrived(self, context: "SceneContext") -> str:
        """Texts of a layer that has just opened. Its likely choice gets the focus: a listener has
        no pointer on the screen."""
        scene = context.navigator.top
        if scene is self._scene:
            return ""
        self._scene = scene
        if not context.controller.focus and context.frame.spot(scene.first_focus) is not None:
            context.controller.focus = self._focus = scene.first_focus
            context.changed()
        if scene.scope == "play" and not scene.overlay:
            return ""  # what is asked there is told anyhow
        buttons = [spot.rect for spot in context.frame.spots if spot.press]
        texts = [
            node.label
            for node in nodes(context.frame)
            if node.kind == "text" and node.rect.collidelist(buttons) < 0
        ]
        return "\n".join(texts) if len(texts) <= _BRIEF else context.frame.title or texts[0]

    def _happened(self, context: "SceneContext") -> str:
        """Log lines since the last report, and the present prompt."""
        match = context.match
        if match is None:
            self._lines, self._prompt, self._rule, self._remark = [], "", "", None
            return ""
        from forgewar.play import (
            automated,
            queries,
            remarks,
        )  # Windows starts this before the title is on screen

        lines = match.chronicle.latest(_MOST)
        news = [str(queries.line_told(match.view, line)) for line in _fresh(lines, self._lines)]
        self._lines = lines
        rule = str(automated.sentence(match.view) or "")
        if rule and rule != self._rule:  # before what the move does
            news.insert(0, rule)
        self._rule = rule
        remark = remarks.remark_now(match.view) if context.settings.remarks else None
        if remark is not None and remark != self._remark:
            news.append(str(remark.line))
        self._remark = remark
        asked = match.view.waiting_for_person or match.view.game.over
        if asked and context.frame.prompt != self._prompt:
            self._prompt = context.frame.prompt
            news.append(self._prompt)
        return "\n".join(news)

    def take(self, context: "SceneContext", event: pygame.event.Event) -> bool:
        """Carry out a request of a screen reader; true if the event was one. Like a click, a press
        ends a step of an animation instead, and answers nothing that was not seen."""
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._front = event.type == pygame.WINDOWFOCUSGAINED
            with optional(_SERVICE, self.turn_off):
                self._tell_front()
        if event.type != REQUEST:
            return False
        context.controller.update_frame()
        spot = context.frame.spot(self._tree.key(event.target))
        if spot is not None and event.action == "focus":
            context.controller.focus = spot.name
            context.changed()
        elif spot is not None and spot.turn is not None and event.action in _TURNS:
            spot.turn(_TURNS[event.action])
            context.changed()
        elif spot is not None and event.action == "click":
            if context.controller.holds_back(spot):
                return True
            if spot.scroll is not None and not spot.focusable:
                _scroll(context, spot)
            else:
                context.controller.press(spot)
        return True

    def _tell_front(self) -> None:
        """Report whether the window is in front; Windows knows by itself."""
        if not self.listening or self._front == self._front_reported:
            return
        self._front_reported = self._front
        change = getattr(self._adapter, "update_window_focus_state", None) or getattr(
            self._adapter, "update_view_focus_state", None
        )
        if change is not None:
            _raise(change(self._front))

    def _update(self) -> None:
        if self._adapter is not None and not self._off:
            _raise(self._adapter.update_if_active(self.tree))

    def awake(self) -> Any:
        """Somebody listens from now on; asked for in a thread of AccessKit.

        AccessKit is locked until this is done, and this cannot be done while the app, which holds
        Python's own lock, waits for AccessKit. So the app says nothing before the last step here.
        An exception would end the process; with None AccessKit shows an empty window.
        """
        update = None
        with optional(_SERVICE, self.turn_off):
            update = self.tree()
            self.listening = not self._off
        return update

    def asleep(self) -> None:
        """Stop reporting: nobody listens any more."""
        self.listening = False
        self._front_reported = False

    def tree(self) -> Any:
        """Nodes of the whole screen, as AccessKit wants them."""
        shown = nodes(self._frame)
        return self._tree.update(shown, self._focus, self._news)


def _scroll(context: "SceneContext", spot: Spot) -> None:
    """Show more of a list; after its end, its beginning."""
    assert spot.scroll is not None
    before = [(s.name, s.rect) for s in context.frame.spots]
    spot.scroll(_NOTCHES)
    context.changed()
    context.controller.update_frame()
    if [(s.name, s.rect) for s in context.frame.spots] == before:
        spot.scroll(-_LONGEST)
        context.changed()


def _fresh(lines: "list[LogLine]", before: "list[LogLine]") -> "list[LogLine]":
    """New lines, oldest first; both lists have the newest first."""
    count = 0
    while count < len(lines) and lines[count:] != before[: len(lines) - count]:
        count += 1
    return lines[:count][::-1]


def _raise(events: Any) -> None:
    """Raise the events that Windows and macOS hand back."""
    if events is not None:
        events.raise_events()


def start_screen_reader() -> ScreenReader | None:
    """Start serving screen readers, if AccessKit is there and works."""
    try:
        import accesskit
    except ImportError as error:
        log.info("screen readers cannot be served: %s", error)
        return None
    reader = ScreenReader(accesskit, None)
    with optional(_SERVICE, reader.turn_off):
        reader._adapter = _adapter(accesskit, reader, _post)  # they need each other
    return reader if reader._adapter is not None else None


def _adapter(kit: Any, reader: ScreenReader, act: Callable[[Any], None]) -> Any:
    if sys.platform == "win32":
        window = pygame.display.get_wm_info()["window"]
        return kit.windows.SubclassingAdapter(window, reader.awake, act)
    if sys.platform == "darwin":
        kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        window = pygame.display.get_wm_info()["window"]
        return kit.macos.SubclassingAdapter.for_window(window, reader.awake, act)
    if os.name == "posix":
        return kit.unix.Adapter(reader.awake, act, reader.asleep)
    raise OSError(sys.platform)


def _post(request: Any) -> None:
    """Hand a request from AccessKit's thread to the loop. An exception would end the process."""
    with optional(_SERVICE):
        name = str(request.action).rpartition(".")[2].lower()
        pygame.event.post(pygame.event.Event(REQUEST, action=name, target=request.target))
