"""A desktop of our own that shows notices, for tests."""

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

from jeepney import HeaderFields, MessageType, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

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


@contextmanager
def desktop_bus(folder: Path) -> Iterator[str]:
    """Address of a bus, where nobody shows notices yet."""
    address = f"unix:path={folder / 'bus'}"
    words = ["dbus-daemon", "--session", "--nofork", f"--address={address}", "--print-address"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        daemon.stdout.readline()  # it listens
        try:
            yield address
        finally:
            daemon.terminate()


def show_notices(bus: str) -> Queue[tuple]:
    """What programs ask a desktop to show from now on."""
    connection = open_dbus_connection(bus)
    connection.send_and_get_reply(message_bus.RequestName(NAME))
    shown: Queue[tuple] = Queue()
    threading.Thread(target=_serve, args=(connection, shown), daemon=True).start()
    return shown


def _serve(connection: DBusConnection, shown: Queue[tuple]) -> None:
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
