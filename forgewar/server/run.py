"""Runs the server: settings, signals, and the order in which it ends."""

import asyncio
import gc
import json
import logging
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvicorn
from msgspec import Struct

from forgewar.net.protocol import MAX_MESSAGE, PORT
from forgewar.server.app import make_app
from forgewar.server.hub import Hub
from forgewar.server.limits import Limits
from forgewar.server.protocols import HttpProtocol, WebSocketProtocol
from forgewar.server.storage import SqliteStorage, Storage
from forgewar.server.thinking import Thinking

ANY = "0.0.0.0"  # all addresses of this machine
COME_BACK = 3  # seconds after which clients of a server that ends try again
PING = 20.0  # seconds between signs of life of a client, and that one may take
_GRACE = 5  # seconds in which open requests may end
_COLLECT = 600.0  # seconds between collections of all garbage
OnStart = Callable[[Hub, int], Awaitable[None]]


class Settings(Struct, frozen=True):
    """Settings of a server; see docs/server.md."""

    folder: Path
    host: str = ANY
    port: int = PORT
    database: str = ""
    address: str = ""
    certificate: Path | None = None
    key: Path | None = None
    processes: int = 1  # in which computer players think
    limits: Limits = Limits()


class _Server(uvicorn.Server):
    """Tells all clients before it closes their connections; calls `on_start` when it listens."""

    def __init__(
        self, config: uvicorn.Config, hub: Hub, on_start: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._hub = hub
        self._on_start = on_start
        hub.end_server = self._end

    def _end(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.announce_end(COME_BACK)
        await asyncio.sleep(0.1)  # so that it is sent
        await super().shutdown(sockets)


def storage_at(address: str, folder: Path) -> Storage:
    """The storage at an address (`postgresql://…`), or a SQLite file in a folder."""
    if address:
        from forgewar.server.postgres import PostgresStorage  # an extra has its library

        return PostgresStorage(address)
    return SqliteStorage(folder / "tables.sqlite")


def make_hub(settings: Settings, storage: Storage) -> Hub:
    return Hub(storage, settings.limits, Thinking(settings.processes))


def serve(
    settings: Settings,
    on_start: OnStart,
    make_hub: Callable[[Settings, Storage], Hub] = make_hub,
) -> None:
    """Serve until a signal ends it; `on_start` is called with the port when it listens. Raises
    `StorageError`, `OSError`."""

    async def run() -> None:
        collector = asyncio.create_task(_collect_garbage())
        try:
            await _serve(settings, on_start, make_hub)
        finally:
            collector.cancel()

    asyncio.run(run())


async def _serve(
    settings: Settings,
    on_start: OnStart,
    make_hub: Callable[[Settings, Storage], Hub],
) -> None:
    storage = storage_at(settings.database, settings.folder)
    hub = make_hub(settings, storage)
    listening = listen(settings.host, settings.port)
    try:
        await hub.open()  # before the port is served, so that its faults are reported in a sentence
        config = uvicorn.Config(
            make_app(hub, settings.address),
            lifespan="off",
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=MAX_MESSAGE,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,  # it would need much memory for each connection
            timeout_graceful_shutdown=_GRACE,
            ssl_certfile=settings.certificate,
            ssl_keyfile=settings.key,
            log_config=None,
            access_log=False,  # addresses are not stored
            server_header=False,
        )
        port: int = listening.getsockname()[1]
        server = _Server(config, hub, lambda: on_start(hub, port))
        await server.serve([listening])
    finally:
        await hub.close()
        listening.close()


async def _collect_garbage() -> None:
    """Collect all garbage seldom. Python does it whenever a quarter of all objects is new, and with
    many tables in memory everybody then waits for a second."""
    usual = gc.get_threshold()
    gc.set_threshold(10_000, 50, 1_000_000)  # the young objects only
    try:
        while True:
            gc.collect()
            await asyncio.sleep(_COLLECT)
    finally:
        gc.set_threshold(*usual)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    if sys.platform != "win32":  # where it would let a second server take the port
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((host, port))
    found.listen(2048)
    return found


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, part of the program, and text."""

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        told = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "part": record.name,
            "text": text,
        }
        return json.dumps(told)  # in ASCII: nothing in it moves a terminal's cursor


def log_to(handler: logging.Handler, level: int = logging.INFO) -> None:
    """Write the log as JSON lines."""
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library in ("uvicorn", "websockets"):  # they log addresses
        logging.getLogger(library).setLevel(logging.WARNING)
