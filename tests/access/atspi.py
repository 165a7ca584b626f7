"""A screen reader's side of AT-SPI: what an app says of its window, and what it can be told to do.

It sees nothing but what is on the accessibility bus.
"""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from jeepney import DBusAddress, MessageType, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

_STATUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
_BUS = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = DBusAddress(_ROOT, "org.a11y.atspi.Registry", "org.a11y.atspi.Accessible")
_FOCUSED, _ENABLED, _CHECKED = 12, 8, 4  # numbers of states
ROLES = {16: "list", 29: "text", 43: "button", 44: "choice", 62: "switch", 69: "window"}


class Seen(NamedTuple):
    """A node as a screen reader knows it."""

    path: str
    role: str
    name: str
    about: str
    states: int

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    @property
    def able(self) -> bool:
        return self.has(_ENABLED)

    @property
    def focused(self) -> bool:
        return self.has(_FOCUSED)


class Desktop:
    """The accessibility bus of this session, with a screen reader on it."""

    def __init__(self) -> None:
        session = open_dbus_connection(bus="SESSION")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            _reply(session, Properties(_STATUS).set(name, "b", True))
        (address,) = _reply(session, new_method_call(_BUS, "GetAddress"))
        self.bus = open_dbus_connection(bus=address)

    def app(self, seconds: float = 60) -> "Speaker":
        """The first app that shows itself on the bus."""
        found = awaited(lambda: self._apps(), seconds)
        return Speaker(self.bus, found[0])

    def _apps(self) -> list[str]:
        (children,) = _reply(self.bus, new_method_call(_REGISTRY, "GetChildren"))
        return [name for name, _ in children]


class Speaker:
    """An app: its nodes in reading order, and its answers."""

    def __init__(self, bus: DBusConnection, name: str) -> None:
        self._bus = bus
        self._name = name

    def nodes(self) -> list[Seen]:
        """All nodes under the window, in the order in which they are read."""
        return list(self._below(_ROOT))

    def _below(self, path: str) -> Iterator[Seen]:
        children = self._ask(path, "Accessible", "GetChildren")[0]
        for _, child in children:
            if child.endswith("/null"):
                continue
            yield self._seen(child)
            yield from self._below(child)

    def _seen(self, path: str) -> Seen:
        (number,) = self._ask(path, "Accessible", "GetRole")
        (states,) = self._ask(path, "Accessible", "GetState")
        name = self._property(path, "Name")
        about = self._property(path, "Description")
        low, high = states
        return Seen(path, ROLES.get(number, str(number)), name, about, low | high << 32)

    def press(self, node: Seen) -> None:
        """What a screen reader does to activate something."""
        self._ask(node.path, "Action", "DoAction", "i", (0,))

    def focus(self, node: Seen) -> None:
        self._ask(node.path, "Component", "GrabFocus")

    def _property(self, path: str, name: str) -> str:
        address = DBusAddress(path, self._name, "org.a11y.atspi.Accessible")
        ((_, value),) = _reply(self._bus, Properties(address).get(name))
        return str(value)

    def _ask(
        self, path: str, interface: str, method: str, kinds: str = "", values: Any = ()
    ) -> Any:
        address = DBusAddress(path, self._name, f"org.a11y.atspi.{interface}")
        return _reply(self._bus, new_method_call(address, method, kinds or None, values))


class Gone(RuntimeError):
    """What was asked about is no longer there."""


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
        time.sleep(0.1)
    raise TimeoutError(f"waited {seconds} s")


if (
    __name__ == "__main__"
):  # look at it: dbus-run-session -- python -m tests.access.atspi COMMAND...
    import sys

    desktop = Desktop()
    with subprocess.Popen(sys.argv[1:], env=os.environ | {"SDL_AUDIODRIVER": "dummy"}) as process:
        try:
            app = desktop.app()
            time.sleep(5)
            for node in app.nodes():
                print(node.role, repr(node.name), repr(node.about), "" if node.able else "DISABLED")
        finally:
            process.kill()
