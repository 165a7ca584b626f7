"""A server in a thread of this process, and clients of it, for tests."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from forgewar.cli.join import Client
from forgewar.net import protocol as pr
from forgewar.net.link import Link, read_link
from forgewar.net.remote_session import RemoteTable
from forgewar.rules.state import Options
from forgewar.server import run
from forgewar.server.hub import Hub
from forgewar.server.limits import Limits
from forgewar.server.run import Settings
from forgewar.server.storage import Storage
from forgewar.server.thinking import Thinking

LOOSE = Limits(*[(1e6, 1e6)] * 6, connections=10_000, places=10_000, refusals=1000)


class Server:
    """A server that listens on a port of its own choice."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = LOOSE,
        *,
        database: str = "",
        port: int = 0,
        seed: str = "server",
        thinking: bool = False,
        certificate: Path | None = None,
        key: Path | None = None,
    ) -> None:
        self.settings = Settings(
            folder, "127.0.0.1", port, database, "", certificate, key, limits=limits
        )
        self._seed = seed
        self._thinks = thinking
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.problem: BaseException | None = None
        self._thread.start()
        assert self._ready.wait(30)
        if self.problem is not None:
            raise self.problem

    def _run(self) -> None:
        try:
            asyncio.run(run._serve(self.settings, self._start, self._hub))
        except BaseException as error:
            self.problem = error
            self._ready.set()

    def _hub(self, settings: Settings, storage: Storage) -> Hub:
        rng = Random(self._seed)
        thinking = Thinking() if self._thinks else None
        return Hub(storage, settings.limits, thinking, rng.randbytes)

    async def _start(self, hub: Hub, port: int) -> None:
        self.hub, self.port = hub, port
        self.loop = asyncio.get_running_loop()
        self._ready.set()

    @property
    def address(self) -> str:
        scheme = "http" if self.settings.certificate is None else "https"
        return f"{scheme}://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """End it as a signal would."""
        self.loop.call_soon_threadsafe(self.hub.end_server)
        self._thread.join(20)
        assert not self._thread.is_alive()

    def open_table(self, options: Options, **more: object) -> pr.MadeTable:
        new = msgspec.to_builtins(pr.NewTable(options)) | more
        status, body = self.request("POST", "/tables", body=new)
        assert status == 201, body
        return msgspec.json.decode(body, type=pr.MadeTable)

    def request(
        self, method: str, path: str, token: str = "", body: object = None
    ) -> tuple[int, bytes]:
        return request(self.address, method, path, token, body)


def request(
    address: str, method: str, path: str, token: str = "", body: object = None
) -> tuple[int, bytes]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = body if isinstance(body, bytes) else json.dumps(body).encode() if body else None
    asked = Request(address + path, data, headers, method=method)
    try:
        with urlopen(asked, timeout=20) as answer:
            return answer.status, answer.read()
    except HTTPError as error:
        return error.code, error.read()


@contextmanager
def running(folder: Path, limits: Limits = LOOSE, **how: object) -> Iterator[Server]:
    server = Server(folder, limits, **how)  # type: ignore[arg-type]
    try:
        yield server
    finally:
        server.stop()


def links(made: pr.MadeTable) -> list[Link]:
    """Links of all people."""
    return [read_link(link) for link in made.seats if link is not None]


def client(links: list[Link], name: str = "Ada", player: str = "sensible", seed: int = 0) -> Client:
    """A headless client that draws the same numbers each time."""
    rng = Random(f"{name} {seed}")
    table = RemoteTable(links, name, entropy=rng.randbytes)
    return Client(links, name, player, 200, table=table, quiet=True)


def play_all(
    clients: list[Client], meddle: Callable[[], None] = lambda: None, patience: float = 300
) -> list[bytes]:
    """Let clients play in turn until all have the record."""
    deadline = time.monotonic() + patience
    done: set[int] = set()
    while len(done) < len(clients):
        assert time.monotonic() < deadline, "the game does not end"
        for number, one in enumerate(clients):
            if number not in done and one.step():
                done.add(number)
        meddle()
        time.sleep(0.001)
    for one in clients:
        one.table.close()
    return [one.record for one in clients]


def wait_for(what: Callable[[], object], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.005)


class RawSocket:
    """A WebSocket of which nothing is read unless the test does."""

    def __init__(self, server: Server, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(20)
        self.socket.connect(("127.0.0.1", server.port))
        self.socket.sendall(
            f"GET /tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert b" 101 " in answer

    def send(self, data: bytes, opcode: int = 1, *, last: bool = True) -> None:
        """Send a frame, masked with zeros."""
        assert len(data) < 126
        head = bytes([opcode | (0x80 if last else 0), 0x80 | len(data), 0, 0, 0, 0])
        self.socket.sendall(head + data)

    def is_closed(self) -> bool:
        """Whether the server has closed the connection; reads what is there."""
        self.socket.settimeout(0.01)
        try:
            while self.socket.recv(65536):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True
