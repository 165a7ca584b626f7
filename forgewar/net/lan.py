"""Tables announced on the local network, so that nobody has to type an address (mDNS, the library
zeroconf). Where that is impossible nothing is announced or found, and the log says why.

The environment variable FORGEWAR_LAN chooses the addresses of this machine to use, separated by
commas; "off" uses none. An announcement never has a secret: neither a link nor a code.
"""

import atexit
import logging
import os
import re
import socket
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final, get_args
from urllib.parse import urlsplit

from msgspec import Struct

from forgewar.content.model import ModeName
from forgewar.net.code_words import WORDS
from forgewar.printable import plain

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, ServiceStateChange, Zeroconf

log = logging.getLogger(__name__)
_TYPE: Final = "_forgewar._tcp.local."
_MOST: Final = 100  # tables that are listed
_TTL: Final = 120  # seconds after which a table is forgotten whose host has gone without a word
_PATIENCE: Final = 3000  # milliseconds for what is to be known about a table
_GOODBYE: Final = 2.0  # seconds that the end of the program waits until others know
_OFF: Final = ["off"]
_CODE = re.compile(r"\s*([a-z]{2,12})[\s.\-]*(\d\d)\s*", re.ASCII | re.IGNORECASE)
_TABLE = re.compile(r"[a-z0-9]{4,32}", re.ASCII)


class Announced(Struct, frozen=True):
    """A table on the local network, whose seats are `free` for whoever has its link or, if it
    `needs_code`, knows the code."""

    server: str  # http://address:port
    table: str
    name: str
    mode: str
    guilds: int
    free: int
    needs_code: bool


def new_code(rng: Random | None = None) -> str:
    """A code such as "kiln 47"."""
    rng = rng or SystemRandom()
    return f"{rng.choice(WORDS)} {rng.randrange(100):02}"


def read_code(text: str) -> str:
    """A code as somebody typed it, whatever its case and spaces; empty if it is none."""
    found = _CODE.fullmatch(text)
    return f"{found[1].lower()} {found[2]}" if found else ""


def own_address() -> str:
    """Address of this machine in its network, as far as it can be known."""
    if (chosen := _chosen_addresses()) and chosen != _OFF:
        return chosen[0]
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing
        return str(probe.getsockname()[0])
    return "127.0.0.1"


class Announcement:
    """Announces a table until it is closed, in a thread of its own."""

    def __init__(self, announced: Announced, interfaces: Sequence[str] = ()) -> None:
        self._news: SimpleQueue[Announced | None] = SimpleQueue()
        self._news.put(announced)
        self._thread = _begin(self._run, interfaces)

    def update(self, announced: Announced) -> None:
        """Announce what has changed about the table."""
        self._news.put(announced)

    def close(self) -> None:
        """Take the announcement back. Does not wait; the end of the program does."""
        self._news.put(None)
        atexit.register(self._thread.join, _GOODBYE)

    def _run(self, network: "Zeroconf") -> None:
        info: ServiceInfo | None = None
        while (announced := self._news.get()) is not None:
            new = _to_info(announced)
            if info is None:
                network.register_service(new, cooperating_responders=True)
            else:
                network.update_service(new)
            info = new
        if info is not None:
            network.unregister_service(info)


class Browser:
    """Finds announced tables until it is closed, in threads of its own."""

    def __init__(self, interfaces: Sequence[str] = ()) -> None:
        self._found: dict[str, Announced] = {}
        self._lock = threading.Lock()  # of `_found`
        self._closed = threading.Event()
        _begin(self._run, interfaces)

    @property
    def tables(self) -> tuple[Announced, ...]:
        """Those found so far, in the order of their names."""
        with self._lock:
            return tuple(sorted(self._found.values(), key=lambda one: (one.name, one.table)))

    def close(self) -> None:
        """Look no longer. Does not wait."""
        self._closed.set()

    def _run(self, network: "Zeroconf") -> None:
        from zeroconf import ServiceBrowser

        ServiceBrowser(network, _TYPE, handlers=[self._change])
        self._closed.wait()

    def _change(
        self, zeroconf: "Zeroconf", service_type: str, name: str, state_change: "ServiceStateChange"
    ) -> None:
        """Called in the browser's thread, by these names."""
        info = None
        if state_change.name != "Removed" and len(self._found) < _MOST:
            info = zeroconf.get_service_info(service_type, name, _PATIENCE)
        announced = None if info is None else _from_info(info)
        with self._lock:
            self._found.pop(name, None)
            if announced is not None:
                self._found[name] = announced


def _begin(run: "Callable[[Zeroconf], None]", interfaces: Sequence[str]) -> threading.Thread:
    """Run something with the network in a thread; what fails there is logged."""
    addresses = list(interfaces) or _chosen_addresses()

    def work() -> None:
        if addresses == _OFF:
            log.info("tables on the local network are off")
            return
        try:
            from zeroconf import InterfaceChoice, IPVersion, Zeroconf

            chosen = addresses or InterfaceChoice.All
            with Zeroconf(interfaces=chosen, ip_version=IPVersion.V4Only) as network:
                run(network)
        except Exception as error:  # the network or the library cannot do it; the game goes on
            log.warning("no tables on the local network: %s: %s", type(error).__name__, error)

    thread = threading.Thread(target=work, name="forgewar-lan", daemon=True)
    thread.start()
    return thread


def _chosen_addresses() -> list[str]:
    told = os.environ.get("FORGEWAR_LAN", "").split(",")
    return [address.strip() for address in told if address.strip()]


def _to_info(announced: Announced) -> "ServiceInfo":
    from zeroconf import ServiceInfo

    parts = urlsplit(announced.server)
    host = socket.gethostbyname(parts.hostname or "")
    return ServiceInfo(
        _TYPE,
        f"{announced.table}.{_TYPE}",
        port=parts.port or 80,
        addresses=[socket.inet_aton(host)],
        server=f"forgewar-{announced.table}.local.",
        host_ttl=_TTL,
        other_ttl=_TTL,
        properties={
            "table": announced.table,
            "name": plain(announced.name),
            "mode": announced.mode,
            "guilds": str(announced.guilds),
            "free": str(announced.free),
            "code": str(int(announced.needs_code)),
        },
    )


def _from_info(info: "ServiceInfo") -> Announced | None:
    """The table of an announcement; None if it is none. Anybody in the network may have made it."""
    told = {name: value or "" for name, value in info.decoded_properties.items()}
    addresses = info.parsed_addresses()
    guilds, free = (told.get(name, "") for name in ("guilds", "free"))
    right = (
        addresses
        and info.port
        and _TABLE.fullmatch(told.get("table", ""))
        and told.get("mode") in get_args(ModeName)
        and guilds in ("2", "3", "4")
        and free in ("0", "1", "2", "3", "4")
    )
    if not right:
        return None
    return Announced(
        f"http://{addresses[0]}:{info.port}",
        told["table"],
        plain(told.get("name", "")),
        told["mode"] or "",
        int(guilds),
        int(free),
        told.get("code") == "1",
    )
