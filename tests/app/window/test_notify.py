"""Notices on the desktop. No test shows one on that of whoever runs it."""

import logging
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue, SimpleQueue

import pytest
from jeepney import HeaderFields, MessageType, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from server.net_kit import wait_for

from forgewar.app.window import notify as module
from forgewar.app.window.notify import notify
from forgewar.app.window.settings import Settings

needs_bus = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-daemon") is None, reason="needs dbus-daemon"
)
NAME = "org.freedesktop.Notifications"
DESCRIPTION = f"""<node><interface name="{NAME}">
<method name="Notify"><arg name="app_name" type="s" direction="in"/>
<arg name="id" type="u" direction="in"/><arg name="icon" type="s" direction="in"/>
<arg name="summary" type="s" direction="in"/><arg name="body" type="s" direction="in"/>
<arg name="actions" type="as" direction="in"/><arg name="hints" type="a{{sv}}" direction="in"/>
<arg name="timeout" type="i" direction="in"/><arg name="id" type="u" direction="out"/></method>
<method name="GetCapabilities"><arg name="all" type="as" direction="out"/></method>
<method name="GetServerInformation"><arg name="name" type="s" direction="out"/>
<arg name="vendor" type="s" direction="out"/><arg name="version" type="s" direction="out"/>
<arg name="spec" type="s" direction="out"/></method>
</interface></node>"""


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No thread of an earlier test, and the library, which other tests do without."""
    monkeypatch.setattr(module, "_waiting", SimpleQueue())
    monkeypatch.setattr(module, "_threads", [])
    monkeypatch.delitem(sys.modules, "desktop_notifier", raising=False)
    yield
    for name in [name for name in sys.modules if name.startswith("desktop_notifier.")]:
        del sys.modules[name]


def test_whoever_wants_no_notices_gets_none() -> None:
    notify(Settings(notices=False), "Forge War", "Your turn")
    assert module._threads == []


def test_without_the_library_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "forgewar")
    monkeypatch.setitem(sys.modules, "desktop_notifier", None)
    for _ in range(2):  # the thread has ended, and another begins
        notify(Settings(), "Forge War", "Your turn")
        module._threads[0].join(20)
    assert caplog.text.count("no notice on the desktop: ModuleNotFoundError") == 2


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A desktop's bus of our own, where nobody shows notices yet."""
    address = f"unix:path={tmp_path / 'bus'}"
    words = ["dbus-daemon", "--session", "--nofork", f"--address={address}", "--print-address"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        daemon.stdout.readline()  # it listens
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address
        daemon.terminate()


def serve(connection: DBusConnection, shown: Queue[tuple]) -> None:
    """Show notices, as a desktop does."""
    while True:
        try:
            asked = connection.receive()
        except ConnectionResetError:  # the test is over
            return
        if asked.header.message_type is not MessageType.method_call:
            continue
        member = asked.header.fields[HeaderFields.member]
        if member == "Introspect":
            answer: tuple = ("s", (DESCRIPTION,))
        elif member == "GetCapabilities":
            answer = ("as", (["body"],))
        elif member == "GetServerInformation":
            answer = ("ssss", ("test", "test", "1", "1.2"))
        else:
            shown.put(asked.body)
            answer = ("u", (1,))
        connection.send(new_method_return(asked, *answer))


@needs_bus
def test_a_notice_is_shown_by_the_desktop(bus: str) -> None:
    connection = open_dbus_connection(bus)
    connection.send_and_get_reply(message_bus.RequestName(NAME))
    shown: Queue[tuple] = Queue()
    threading.Thread(target=serve, args=(connection, shown), daemon=True).start()
    for text in ("Your turn", "<b>Ada</b> & Bo"):
        notify(Settings(), "Forge War", text)
        app, _, icon, title, body, *_ = shown.get(timeout=20)
        assert (app, title) == ("Forge War", "Forge War")
        assert body == ("Your turn" if text == "Your turn" else "&lt;b&gt;Ada&lt;/b&gt; &amp; Bo")
        assert icon.endswith("/icons/app.png")


@needs_bus
@pytest.mark.usefixtures("bus")
def test_a_desktop_without_notices_costs_a_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    notify(Settings(), "Forge War", "Your turn")
    wait_for(lambda: "no notice on the desktop" in caplog.text)
    assert "Traceback" not in caplog.text
