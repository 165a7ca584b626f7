"""A screen reader's side of AT-SPI: what an app says of its window, and what it can be told to do.

It sees nothing but what is on the accessibility bus.

    dbus-run-session -- python -m tests.access.atspi forgewar      prints what is on screen
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    MessageType,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection

_STATUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
_BUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = DBusAddress(_ROOT, "org.a11y.atspi.Registry", "org.a11y.atspi.Accessible")
_AT_ONCE = 100  # calls
_FOCUSED, _CHECKED = 12, 4  # numbers of states
ROLES = {16: "list", 23: "window", 29: "text", 43: "button", 44: "choice", 62: "switch",
         39: "group"}  # fmt: skip


class Seen(NamedTuple):
    """A node as a screen reader knows it."""

    path: str
    role: str
    id: str
    name: str
    about: str
    states: int

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    @property
    def focused(self) -> bool:
        return self.has(_FOCUSED)

    @property
    def on(self) -> bool:
        return self.has(_CHECKED)


class Gone(RuntimeError):
    """What was asked about is no longer there."""


class Desktop:
    """The accessibility bus of this session, with a screen reader on it."""

    def __init__(self, session_bus: str = "SESSION") -> None:
        session = open_dbus_connection(bus=session_bus)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            _reply(session, Properties(_STATUS).set(name, "b", True))
        (self._address,) = _reply(session, new_method_call(_BUS, "GetAddress"))
        session.close()
        self._bus = open_dbus_connection(bus=self._address)

    def app(self, seconds: float = 60) -> "Speaker":
        """The first app that shows itself on the bus."""
        found = awaited(self._apps, seconds)
        return Speaker(self._bus, found[0], open_dbus_connection(bus=self._address))

    def _apps(self) -> list[str]:
        (children,) = _reply(self._bus, new_method_call(_REGISTRY, "GetChildren"))
        return [name for name, _ in children]


class Speaker:
    """An app: its nodes in reading order, its answers, and what it says by itself."""

    def __init__(self, bus: DBusConnection, name: str, ear: DBusConnection) -> None:
        self._bus = bus
        self._name = name
        self._ear = ear
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object",
                         member="Announcement")  # fmt: skip
        _reply(ear, message_bus.AddMatch(rule))

    def announced(self) -> list[str]:
        """What was said by itself since somebody last asked."""
        said = []
        while True:
            try:
                message = self._ear.receive(timeout=0)
            except TimeoutError:
                return said
            if message.header.message_type is MessageType.signal and len(message.body) > 3:
                said.append(str(message.body[3][1]))

    def nodes(self) -> list[Seen]:
        """All nodes under the window, in the order in which they are read. What changes meanwhile
        is read again."""
        while True:
            try:
                return self._read()
            except Gone:
                time.sleep(0.02)

    def _read(self) -> list[Seen]:
        """Generation by generation, asking about all of one at once: each answer takes its time."""
        below: dict[str, list[str]] = {}
        seen: dict[str, Seen] = {}
        paths = [_ROOT]
        while paths:
            answers = self._answers([self._call(p, "Accessible", "GetChildren") for p in paths])
            for path, (children,) in zip(paths, answers, strict=True):
                below[path] = [child for _, child in children if not child.endswith("/null")]
            paths = [child for path in paths for child in below[path]]
            seen |= zip(paths, self._seen(paths), strict=True)

        def in_order(path: str) -> Iterator[Seen]:
            for child in below[path]:
                yield seen[child]
                yield from in_order(child)

        return list(in_order(_ROOT))

    def _seen(self, paths: list[str]) -> list[Seen]:
        calls = []
        for path in paths:
            calls += [self._call(path, "Accessible", "GetRole"),
                      self._call(path, "Accessible", "GetState")]  # fmt: skip
            address = DBusAddress(path, self._name, "org.a11y.atspi.Accessible")
            calls += [Properties(address).get(p) for p in ("AccessibleId", "Name", "Description")]
        answers = self._answers(calls)
        found = []
        for i, path in enumerate(paths):
            (number,), ((low, high),), *properties = answers[5 * i : 5 * i + 5]
            said = [str(value) for ((_, value),) in properties]
            found.append(Seen(path, ROLES.get(number, str(number)), *said, low | high << 32))
        return found

    def _call(self, path: str, interface: str, method: str) -> Any:
        address = DBusAddress(path, self._name, f"org.a11y.atspi.{interface}")
        return new_method_call(address, method)

    def _answers(self, calls: list[Any]) -> list[Any]:
        """The answers to many calls, in order. Raises `Gone` if one has none."""
        serials = [next(self._bus.outgoing_serial) for _ in calls]
        found: dict[int, Any] = {}
        for part in range(0, len(calls), _AT_ONCE):
            for call, serial in list(zip(calls, serials, strict=True))[part : part + _AT_ONCE]:
                self._bus.send(call, serial=serial)
            while len(found) < min(len(calls), part + _AT_ONCE):
                message = self._bus.receive(timeout=20)
                serial = message.header.fields.get(HeaderFields.reply_serial, -1)
                if serial in serials:
                    found[serial] = message
        if any(each.header.message_type is MessageType.error for each in found.values()):
            raise Gone
        return [found[serial].body for serial in serials]

    def attributes(self, node: Seen) -> dict[str, str]:
        (found,) = self._ask(node.path, "Accessible", "GetAttributes")
        return dict(found)

    def press(self, node: Seen) -> None:
        """What a screen reader does to activate something."""
        self._ask(node.path, "Action", "DoAction", "i", (0,))

    def _ask(
        self, path: str, interface: str, method: str, kinds: str = "", values: Any = ()
    ) -> Any:
        address = DBusAddress(path, self._name, f"org.a11y.atspi.{interface}")
        return _reply(self._bus, new_method_call(address, method, kinds or None, values))

    def close(self) -> None:
        self._bus.close()
        self._ear.close()


def _reply(bus: DBusConnection, message: Any) -> Any:
    answer = bus.send_and_get_reply(message, timeout=20)
    if answer.header.message_type is MessageType.error:
        raise Gone(str(answer.body))
    return answer.body


def awaited(ask: Callable[[], Any], seconds: float = 30) -> Any:
    """What is there once it is there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = ask()
        if found:
            return found
        time.sleep(0.05)
    raise TimeoutError(f"waited {seconds} s")


def _look(command: list[str]) -> None:
    desktop = Desktop()
    with subprocess.Popen(command, env=os.environ | {"SDL_AUDIODRIVER": "dummy"}) as process:
        try:
            app = desktop.app()
            time.sleep(5)
            for node in app.nodes():
                print(node.role, repr(node.name), repr(node.about))
        finally:
            process.kill()


if __name__ == "__main__":
    _look(sys.argv[1:])
