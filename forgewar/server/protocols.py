"""HTTP and WebSocket protocols of uvicorn, guarded against clients that send or read too slowly.

Uvicorn waits for ever for a request that does not end, and for a client that does not read; it
answers pings even if the answers pile up.
"""

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

PATIENCE = 15.0  # seconds for a request to arrive, and for a closed connection to end
_MOST_FRAGMENTS = 1000  # of one message


class HttpProtocol(H11Protocol):
    """Closes connections on which no whole request arrives."""

    _guard: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in H11Protocol
        super().connection_made(transport)
        self._wait()

    def _wait(self) -> None:
        self._guard = self.loop.call_later(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        """Close the connection, unless a request is being answered or none has begun."""
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now
        cycle = self.cycle
        answering = cycle is not None and not cycle.more_body and not cycle.response_complete
        if answering or self.timeout_keep_alive_task is not None:
            self._wait()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._guard is not None:
            self._guard.cancel()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Ends connections of clients that do not read: `close` alone waits until all is sent."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(PATIENCE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(PATIENCE, self.transport.abort)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # dropped

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()
