"""The screen's nodes for screen readers, through AccessKit: AT-SPI, UI Automation, NSAccessibility.

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

from forgewar.app.kit.frame import Frame
from forgewar.app.window.spoken import Node, nodes
from forgewar.play import queries
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.words.log import Line

log = logging.getLogger(__name__)
REQUEST = pygame.event.custom_type()
_ROOT, _NEWS, _FIRST = 0, 1, 2
_NOWHERE = pygame.Rect(0, 0, 0, 0)
_MOST = 12  # lines of the log that are told at once


class ScreenReader:
    """Tells whoever listens what is on screen, what has the focus, and what has just happened."""

    def __init__(self, kit: Any, adapter: Any) -> None:
        self._kit = kit
        self._adapter = adapter
        self._ids: dict[str, int] = {}
        self._keys: dict[int, str] = {}
        self._frame = Frame()
        self._focus = ""
        self._news = ""
        self._lines: list[Line] = []  # of the log, newest first, as they were last told
        self._prompt = ""
        self._told: object = None
        self.listening = False

    def show(self, app: "App") -> None:
        """A frame was drawn. What only moves about in it is not told anew."""
        self._frame = app.frame
        self._focus = app.controller.focus or app.controller.hot
        if not self.listening:
            return
        self._news = self._happened(app) or self._news
        said = self._says()
        if said != self._told:
            self._told = said
            self._update()

    def _says(self) -> object:
        """All that is said of the screen; what is equal sounds equal."""
        return (
            self._focus,
            self._news,
            [node._replace(rect=_NOWHERE) for node in nodes(self._frame)],
        )

    def tell(self, news: str) -> None:
        """Something was asked: it is answered at once."""
        self._news = news
        self._update()

    def _happened(self, app: "App") -> str:
        """What the log has told since, and what is asked now."""
        match = app.match
        if match is None:
            self._lines, self._prompt = [], ""
            return ""
        lines = match.latest(_MOST)
        told = [str(queries.line_told(match, line)) for line in _fresh(lines, self._lines)]
        self._lines = lines
        if match.waiting_for_person and app.frame.prompt != self._prompt:
            self._prompt = app.frame.prompt
            told.append(self._prompt)
        return "\n".join(told)

    def take(self, app: "App", event: pygame.event.Event) -> bool:
        """Do what a screen reader asks for; true if the event was such a request. Like a click, it
        ends what is moving, and finds what is there then."""
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._front(event.type == pygame.WINDOWFOCUSGAINED)
        if event.type != REQUEST:
            return False
        app.skip_animation()
        app.freshen()
        spot = app.frame.spot(self._keys.get(event.target, ""))
        if spot is not None and event.action == "focus":
            app.controller.focus = spot.name
            app.changed()
        elif spot is not None and event.action == "click":
            app.controller.press(spot)
        return True

    def _front(self, focused: bool) -> None:
        """The window comes to the front or leaves it; Windows knows by itself."""
        change = getattr(self._adapter, "update_window_focus_state", None) or getattr(
            self._adapter, "update_view_focus_state", None
        )
        if change is not None:
            _raise(change(focused))

    def _id(self, key: str) -> int:
        """The number of a thing, the same as long as the app runs."""
        if key not in self._ids:
            self._ids[key] = _FIRST + len(self._ids)
            self._keys[self._ids[key]] = key
        return self._ids[key]

    def _update(self) -> None:
        if self._adapter is not None:
            _raise(self._adapter.update_if_active(self.tree))

    def awake(self) -> Any:
        """Somebody listens from now on; asked for in a thread of AccessKit."""
        self.listening = True
        return self.tree()

    def asleep(self) -> None:
        """Nobody listens any more."""
        self.listening = False

    def tree(self) -> Any:
        """All of it, as AccessKit wants it."""
        kit = self._kit
        shown = nodes(self._frame)
        focused = any(node.key == self._focus for node in shown)
        update = kit.TreeUpdate(self._id(self._focus) if focused else _ROOT)
        update.tree = kit.Tree(_ROOT)
        root = kit.Node(kit.Role.WINDOW)
        root.set_label(say("menus-forge-war"))
        root.set_children([_NEWS, *(self._id(node.key) for node in shown)])
        news = kit.Node(kit.Role.LABEL)
        news.set_value(self._news)
        news.set_live(kit.Live.POLITE)
        update.nodes.append((_ROOT, root))
        update.nodes.append((_NEWS, news))
        for node in shown:
            update.nodes.append((self._id(node.key), self._made(node)))
        return update

    def _made(self, node: Node) -> Any:
        kit = self._kit
        roles = {
            "text": kit.Role.LABEL,
            "button": kit.Role.BUTTON,
            "switch": kit.Role.SWITCH,
            "choice": kit.Role.RADIO_BUTTON,
            "list": kit.Role.LIST,
        }
        made = kit.Node(roles[node.kind])
        rect = node.rect
        made.set_bounds(kit.Rect(rect.left, rect.top, rect.right, rect.bottom))
        if node.kind == "text":
            made.set_value(node.label)
            if node.about:
                made.set_description(node.about)
            return made
        made.set_label(node.label)
        made.set_author_id(node.key)
        if node.about:
            made.set_description(node.about)
        if not node.able:
            made.set_disabled()
        if node.kind in ("switch", "choice"):
            made.set_toggled(kit.Toggled.TRUE if node.on else kit.Toggled.FALSE)
        if node.place:
            made.set_position_in_set(node.place)
            made.set_size_of_set(node.of)
            made.add_action(kit.Action.FOCUS)
            made.add_action(kit.Action.CLICK)
        return made


def _fresh(lines: "list[Line]", before: "list[Line]") -> "list[Line]":
    """The lines that have come since, oldest first; both lists have the newest first."""
    count = 0
    while count < len(lines) and lines[count:] != before[: len(lines) - count]:
        count += 1
    return lines[:count][::-1]


def _raise(events: Any) -> None:
    """Windows and macOS hand back what is to be told to the system once nothing is held."""
    if events is not None:
        events.raise_events()


def start_screen_reader() -> ScreenReader | None:
    """Be ready for screen readers, if AccessKit is there."""
    try:
        import accesskit
    except ImportError as error:
        log.info("screen readers cannot be served: %s", error)
        return None
    reader = ScreenReader(accesskit, None)
    try:
        reader._adapter = _adapter(accesskit, reader, _post)  # they need each other
    except Exception as error:  # the system's, whatever it may be
        log.warning("screen readers cannot be served: %s", error)
        return None
    return reader


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
    """From AccessKit's thread into the loop."""
    name = str(request.action).rpartition(".")[2].lower()
    pygame.event.post(pygame.event.Event(REQUEST, action=name, target=request.target))
