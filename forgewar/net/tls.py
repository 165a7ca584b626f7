"""TLS for a WebSocket: a thread that encrypts what goes through a pair of sockets.

`websockets.sync` reads in one thread and writes in others. A TLS socket is not made for that: it
may be used by one thread at a time, and reading can wait for ever although `select` has promised
data, because what came was only for TLS itself. So the WebSocket gets one end of a pair of plain
sockets, and one thread alone uses the TLS socket.
"""

import select
import socket
import ssl
import threading
from contextlib import suppress

_CHUNK = 65536
_NOT_NOW = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)


def open_secure(host: str, port: int, seconds: float) -> socket.socket:
    """Connect to a server that has a certificate this machine trusts; what is sent to the returned
    socket is encrypted on its way. Raises `OSError`."""
    plain = socket.create_connection((host, port), seconds)
    try:
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        secure = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    except OSError:
        plain.close()
        raise
    near, far = socket.socketpair()
    threading.Thread(target=_carry, args=(secure, far), name="forgewar-tls", daemon=True).start()
    return near


def _carry(secure: ssl.SSLSocket, far: socket.socket) -> None:
    """Carry bytes between two sockets until one of them ends."""
    ways = [_Way(secure, far), _Way(far, secure)]
    with secure, far, suppress(OSError):
        secure.setblocking(False)
        far.setblocking(False)
        while not any(way.is_over for way in ways):
            carried = [way.carry() for way in ways]
            if not any(carried):
                reading = [way.source for way in ways if not way.waiting]
                writing = [way.target for way in ways if way.waiting]
                select.select(reading, writing, [])


class _Way:
    """One direction: bytes that were read and not yet written."""

    def __init__(self, source: socket.socket, target: socket.socket) -> None:
        self.source = source
        self.target = target
        self.waiting = b""
        self._has_ended = False

    @property
    def is_over(self) -> bool:
        return self._has_ended and not self.waiting

    def carry(self) -> bool:
        """Carry as much as is possible now; false if that is nothing."""
        went_on = False
        with suppress(*_NOT_NOW):
            if not self.waiting and not self._has_ended:
                self.waiting = self.source.recv(_CHUNK)
                self._has_ended = not self.waiting
                went_on = True
        with suppress(*_NOT_NOW):
            if self.waiting:
                self.waiting = self.waiting[self.target.send(self.waiting) :]
                went_on = True
        return went_on
