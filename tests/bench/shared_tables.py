"""How long an action takes to reach the other three people of a table, on one server process with
many tables, compared with a bare WebSocket echo in the same run.

`python tests/bench/shared_tables.py [--tables 200] [--windows 6] [--seconds 10] [--pause 2]`.
Server, echo server and clients are three processes. Every table acts once in `pause` seconds, as
quick people do. Meanwhile as many messages are echoed, over as many connections as all tables have.
The time is divided into windows, each with its own percentiles, so that a moment in which the
machine is busy with something else spoils one of them; the median of their ratios counts. An action
is on the disk before anybody is told, so a bare write to the disk is timed as well. All on
loopback.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
import uvicorn
from server.net_kit import LOOSE
from websockets.asyncio.client import ClientConnection, connect

from forgewar.content import load
from forgewar.net import protocol as pr
from forgewar.net.link import Link, read_link
from forgewar.rules.decisions import WealthChoice, WealthRaise
from forgewar.rules.game import Game
from forgewar.rules.state import GameState, Options
from forgewar.server.hub import Hub
from forgewar.server.run import Settings, serve
from forgewar.session.commitment import nonce_hash

CONTENT = load.default()
MOST = 5.0  # times an echo
WARM_UP = 6  # pauses: the first choices, of wealth, are told to nobody


# Servers


def run_server(folder: str) -> None:
    async def start(_: Hub, port: int) -> None:
        print(port, flush=True)

    settings = Settings(Path(folder), "127.0.0.1", 0, limits=LOOSE)
    serve(settings, start, lambda s, storage: Hub(storage, s.limits))


def run_echo() -> None:
    async def echo(_scope, receive, send) -> None:  # type: ignore[no-untyped-def]
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    class Server(uvicorn.Server):
        async def startup(self, sockets=None) -> None:  # type: ignore[no-untyped-def]
            await super().startup(sockets)
            print(self.servers[0].sockets[0].getsockname()[1], flush=True)

    how = {"lifespan": "off", "log_config": None, "access_log": False}
    ws = {"ws": "websockets-sansio", "ws_per_message_deflate": False}
    Server(uvicorn.Config(echo, "127.0.0.1", 0, **how, **ws)).run()


def start(*words: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, __file__, *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


# Clients


class Seat:
    """A client of one seat."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.view = b""
        self.seq = 0
        self.nonce = os.urandom(32).hex()
        self.heard: dict[tuple[int, bytes], float] = {}  # actions, and when they came
        self.begun = asyncio.Event()

    async def run(self) -> None:
        async with connect(self.link.socket, compression=None, max_size=None) as self.socket:
            await self.send(pr.Hello(pr.PROTOCOL, self.link.token))
            async for data in self.socket:
                await self.hear(pr.read_server_message(data), time.perf_counter())

    async def send(self, message: pr.ClientMessage) -> None:
        await self.socket.send(pr.encode(message).decode())

    async def hear(self, message: pr.ServerMessage, now: float) -> None:
        if isinstance(message, pr.Lobby):
            if message.wants == "join":
                await self.send(pr.Join("join", "x", nonce_hash(self.nonce)))
            elif message.wants == "reveal":
                await self.send(pr.Reveal("reveal", self.nonce))
        elif isinstance(message, pr.Welcome):
            self.seq, self.view = message.seq, bytes(message.view)
            self.begun.set()
        elif isinstance(message, pr.Played):
            self.seq, self.view = message.seq, bytes(message.view)
            self.heard[message.seat, msgspec.json.encode(message.action)] = now

    @property
    def game(self) -> Game:
        return Game(GameState.from_json(self.view), CONTENT)


class Times:
    """Latencies, each with the moment at which it was measured."""

    def __init__(self) -> None:
        self._found: list[tuple[float, float]] = []

    def add(self, seconds: float) -> None:
        self._found.append((time.perf_counter(), seconds))

    def between(self, start: float, end: float) -> list[float]:
        return sorted(seconds for when, seconds in self._found if start <= when < end)


async def play(seats: list[Seat], pause: float, until: float, reached: Times) -> None:
    """Act at one table until the time is over, or the game is."""
    number = 0
    while time.perf_counter() < until:
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        decision = seats[0].game.decision
        if decision is None:
            return
        actor = seats[decision.seat]
        game = actor.game
        choices = game.choices()
        if not choices or game.decision is None or game.decision.seat != decision.seat:
            continue
        action = random.choice(choices)
        number += 1
        for seat in seats:
            seat.heard.clear()
        key = decision.seat, msgspec.json.encode(action)
        now = time.perf_counter()
        await actor.send(pr.Act(f"a{number}", actor.seq, action))
        others = [seat for seat in seats if seat is not actor]
        if isinstance(decision, WealthChoice | WealthRaise):
            continue  # the others may not be told
        while time.perf_counter() < now + 10 and not all(key in seat.heard for seat in others):
            await asyncio.sleep(0.02)
        for seat in others:
            if key in seat.heard:
                reached.add(seat.heard[key] - now)


async def echo(socket: ClientConnection, pause: float, until: float, echoed: Times) -> None:
    while time.perf_counter() < until:
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        now = time.perf_counter()
        await socket.send('{"do":"act","id":"a1","seq":12,"action":{"act":"pass_market"}}')
        await socket.recv()
        echoed.add(time.perf_counter() - now)


async def write(folder: Path, until: float, written: Times) -> None:
    """Write a page to the disk now and then, and wait until it is there."""
    with (folder / "page").open("wb", buffering=0) as file:

        def once() -> float:
            now = time.perf_counter()
            os.pwrite(file.fileno(), b"x" * 4096, 0)
            os.fsync(file.fileno())
            return time.perf_counter() - now

        while time.perf_counter() < until:
            written.add(await asyncio.to_thread(once))
            await asyncio.sleep(0.2)


def open_table(port: int) -> list[Seat]:
    body = msgspec.json.encode(pr.NewTable(Options("simple", 4)))
    with urlopen(Request(f"http://127.0.0.1:{port}/tables", body)) as answer:
        made = msgspec.json.decode(answer.read(), type=pr.MadeTable)
    return [Seat(read_link(link)) for link in made.seats if link]


async def measure(
    ports: tuple[int, int], folder: Path, tables: int, windows: int, seconds: float, pause: float
) -> float:
    """Returns the median of the ratios."""
    groups = [open_table(ports[0]) for _ in range(tables)]
    tasks = []
    for group in groups:
        tasks += [asyncio.create_task(seat.run()) for seat in group]
        await asyncio.gather(*(seat.begun.wait() for seat in group))
    address = f"ws://127.0.0.1:{ports[1]}/"
    sockets = [await connect(address, compression=None) for _ in range(4 * tables)]
    print(f"{tables} tables, {4 * tables} clients, an action per table in {pause:g} s")
    print(f"{4 * tables} connections to the echo; windows of {seconds:g} s; p50 / p95 in ms")
    began = time.perf_counter() + WARM_UP * pause
    until = began + windows * seconds
    reached, echoed, written = Times(), Times(), Times()
    await asyncio.gather(
        *(play(group, pause, until, reached) for group in groups),
        *(echo(socket, 4 * pause, until, echoed) for socket in sockets),
        write(folder, until, written),
    )
    ratios = []
    for number in range(windows):
        span = began + number * seconds, began + (number + 1) * seconds
        own, bare, disk = (times.between(*span) for times in (reached, echoed, written))
        ratios.append(_at(own, 0.95) / _at(bare, 0.95))
        shown = [
            f"{1000 * _at(s, 0.5):6.1f} /{1000 * _at(s, 0.95):6.1f}" for s in (own, bare, disk)
        ]
        print(
            f"action {shown[0]} ({len(own)})  echo {shown[1]} ({len(bare)})  disk {shown[2]}"
            f"  ratio of p95 {ratios[-1]:5.2f}"
        )
    for task in tasks:
        task.cancel()
    return statistics.median(ratios)


def _at(ordered: list[float], part: float) -> float:
    return ordered[int(len(ordered) * part)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--windows", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=2)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        run_server(arguments.serve)
    elif arguments.echo:
        run_echo()
    else:
        with tempfile.TemporaryDirectory() as folder:
            server, port = start("--serve", folder)
            other, echo_port = start("--echo")
            how = arguments.tables, arguments.windows, arguments.seconds, arguments.pause
            try:
                ratio = asyncio.run(measure((port, echo_port), Path(folder), *how))
            finally:
                for process in (server, other):
                    process.terminate()
                    process.wait()
        print(f"median of the ratios: {ratio:.2f} (at most {MOST:g})")
        sys.exit(ratio > MOST)


if __name__ == "__main__":
    main()
