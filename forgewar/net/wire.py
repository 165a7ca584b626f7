"""Connection of a client to one place at a table: a WebSocket in a thread of its own.

It heals itself: after an interruption it connects again, is told what it has missed, and sends
again what was not answered. Every message has an id, so nothing is carried out twice.
"""

import http.client
import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import random
from typing import Literal
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from forgewar.content import archive, load
from forgewar.content.error import ContentError
from forgewar.content.files import GivenFiles
from forgewar.content.zipped import MAX_ZIP, unzip
from forgewar.net import protocol as pr
from forgewar.net.link import Link
from forgewar.net.tls import open_secure

log = logging.getLogger(__name__)
# The library logs lost connections with a traceback; here they are nothing special.
_quiet = logging.Logger(f"{__name__}.library", logging.CRITICAL)
State = Literal["connecting", "connected", "lost", "ended"]
_PAUSES = (0.1, 0.3, 0.6, 1.0, 2.0)  # seconds between attempts; the last one again and again
_BUSY = 10.0  # seconds to wait after a refusal that may pass
_PASSING: tuple[pr.RefusalCode, ...] = ("too-fast", "too-many-connections", "server-fault")
_MAX_MESSAGE = 64_000_000  # of the server: a long game from its beginning
OPEN = 8.0  # seconds to connect
_PING = 5.0
_SILENCE = 10.0  # seconds without an answer to a ping


class StateChanged(Struct, frozen=True):
    """The connection was made, lost, or has ended for good; `refused` says why it cannot be."""

    state: State
    refused: pr.Refused | None = None


Sent = pr.Join | pr.Reveal | pr.Act | pr.Undo | pr.AskUndo | pr.Answer | pr.Chat | pr.Hand | pr.Ping


class Wire:
    """The connection for one link. Messages arrive in order; `wake` is called, in the thread of the
    connection, whenever one has arrived."""

    def __init__(self, link: Link, wake: Callable[[], None] = lambda: None) -> None:
        self.link = link
        self.state: State = "connecting"
        self.retry_at = 0.0  # when it connects again, by time.monotonic; while it is lost
        self._wake = wake
        self._inbox: SimpleQueue[pr.ServerMessage | StateChanged] = SimpleQueue()
        self._last_seq = 0
        self._pending: dict[str, Sent] = {}
        self._lock = threading.Lock()  # of the two above, and of sending
        self._socket: ClientConnection | None = None
        self._closed = threading.Event()
        self._pause = 0.0  # that the server asked for
        self._thread = threading.Thread(target=self._run, name="forgewar-net", daemon=True)
        self._thread.start()

    # For callers

    def send(self, message: Sent) -> None:
        """Send a message, now or as soon as there is a connection."""
        with self._lock:
            self._pending[message.id] = message
            if self._socket is not None:
                self._write(self._socket, message)

    def receive(self) -> pr.ServerMessage | StateChanged | None:
        """Next message, if one has arrived. Never waits."""
        try:
            return self._inbox.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """End the connection; messages that were not answered are forgotten."""
        self._closed.set()
        with self._lock:
            opened = self._socket
        if opened is not None:
            opened.close()
        self._thread.join(timeout=2)

    def cut(self) -> None:
        """Interrupt the connection as if the network had failed; for tests."""
        with self._lock:
            if self._socket is not None:
                with suppress(OSError):
                    self._socket.socket.shutdown(socket.SHUT_RDWR)

    # The thread

    def _run(self) -> None:
        failures = 0
        while not self._closed.is_set():
            began = time.monotonic()
            try:
                if not self._converse():
                    break
            except ssl.SSLCertVerificationError as error:
                log.warning("the server is not trusted: %s", error.verify_message)
                self._change("ended", pr.Refused("bad-certificate"))
                break
            except (OSError, WebSocketException, msgspec.MsgspecError, EOFError) as error:
                log.info("connection interrupted: %s", type(error).__name__)
            was_connected, self._socket = self.state == "connected", None
            if was_connected:
                self._change("lost")
            failures = 0 if time.monotonic() - began > _PAUSES[-1] else failures + 1
            pause = self._pause or _PAUSES[min(failures, len(_PAUSES) - 1)]
            self._pause = 0.0
            pause *= 0.75 + random() / 2
            self.retry_at = time.monotonic() + pause
            self._closed.wait(pause)
        self._socket = None

    def _converse(self) -> bool:
        """Connect and receive until the connection is lost; false if there is no use in trying
        again."""
        with connect(
            self.link.socket.replace("wss:", "ws:", 1),
            sock=self._open_secure(),
            open_timeout=OPEN,
            close_timeout=1,
            ping_interval=_PING,
            ping_timeout=_SILENCE,
            max_size=_MAX_MESSAGE,
            compression=None,
            logger=_quiet,
        ) as opened:
            hello = pr.Hello(pr.PROTOCOL, self.link.token, self._last_seq)
            opened.send(pr.encode(hello).decode())
            greeting = pr.read_server_message(opened.recv(timeout=OPEN))
            if isinstance(greeting, pr.Refused):
                return self._refuse(greeting)
            if not self._fetch_content(greeting):
                return self._refuse(pr.Refused("no-content"))
            with self._lock:
                self._take(greeting)
                self._socket = opened
                for message in self._pending.values():
                    self._write(opened, message)
            self._change("connected")
            for data in opened:
                with self._lock:
                    self._take(pr.read_server_message(data))
                self._wake()
        return True

    def _open_secure(self) -> socket.socket | None:
        """Socket that encrypts, for an address with https; the WebSocket opens others itself."""
        parts = urlsplit(self.link.server)
        if parts.scheme != "https":
            return None
        return open_secure(parts.hostname or "", parts.port or 443, OPEN)

    def _write(self, opened: ClientConnection, message: Sent) -> None:
        try:
            opened.send(pr.encode(message).decode())
        except (OSError, WebSocketException):
            log.info("a message waits for the next connection")

    def _refuse(self, refused: pr.Refused) -> bool:
        """Handle a refused `hello`; true if it can be tried again later."""
        if refused.code in _PASSING:
            self._pause = _BUSY
            return True
        self._change("ended", refused)
        return False

    def _change(self, state: State, refused: pr.Refused | None = None) -> None:
        self.state = state
        self._inbox.put(StateChanged(state, refused))
        self._wake()

    def _take(self, message: pr.ServerMessage) -> None:
        """Note what a message answers, and hand it on. The lock is held."""
        if isinstance(message, pr.Welcome | pr.Played | pr.Undone):
            self._last_seq = message.seq
        elif isinstance(message, pr.Closing):
            self._pause = message.seconds
        id_ = getattr(message, "id", "")
        passing = isinstance(message, pr.Refused) and message.code in _PASSING
        if passing and id_ in self._pending:
            threading.Timer(1.0, self._send_again, [id_]).start()
            return
        self._pending.pop(id_, None)
        self._inbox.put(message)

    def _send_again(self, id_: str) -> None:
        with self._lock:
            message = self._pending.get(id_)
            if message is not None and self._socket is not None:
                self._write(self._socket, message)

    def _fetch_content(self, greeting: pr.ServerMessage) -> bool:
        """Make sure that the cards of the game are on this machine."""
        if isinstance(greeting, pr.Lobby):
            hash_ = greeting.content
        elif isinstance(greeting, pr.Welcome):
            hash_ = greeting.header.content
        else:
            return False
        if archive.find(hash_) is not None:
            return True
        try:
            content = load.load_files(GivenFiles(unzip(hash_, get(self.link, f"/content/{hash_}"))))
        except (ContentError, HTTPError) as error:
            log.warning("the cards of the table cannot be used: %s", error)
            return False
        if content.hash != hash_:
            return False
        archive.remember(content)
        return True


def get(link: Link, path: str) -> bytes:
    """Get something from the server of a link, with its secret. Raises `OSError`."""
    request = Request(link.server + path, headers={"Authorization": f"Bearer {link.token}"})
    try:
        with urlopen(request, timeout=OPEN, context=secure_context(link.server)) as answer:
            data: bytes = answer.read(MAX_ZIP)
            return data
    except (http.client.HTTPException, URLError) as error:
        if isinstance(error, HTTPError):
            raise
        raise OSError(str(error)) from error


def secure_context(server: str) -> ssl.SSLContext | None:
    """What a request to a server with https needs."""
    return ssl.create_default_context() if server.startswith("https:") else None
