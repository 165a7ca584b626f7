"""A hostile client: malformed, replayed, reordered and oversized messages, by the hundred thousand.

`python tests/faults/server_strangers.py [--messages 200000]`. The server runs in a process of its
own with its usual limits for messages (but without those for new connections, which would end the
attack). Meanwhile two people play a whole game at another table. Prints how many messages were
sent, the memory of the server before and after, and whether the game was played to its end. All on
loopback.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from server.net_kit import client, links, play_all, request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from forgewar.net import protocol as pr
from forgewar.net.link import Link
from forgewar.rules.actions import PassMarket
from forgewar.rules.state import Options
from forgewar.server.hub import Hub
from forgewar.server.limits import Limits
from forgewar.server.run import Settings, serve

AT_ONCE = 20
GROWTH = 1.3  # at most, of the server's memory after the first tenth of the messages


def run_server(folder: str) -> None:
    async def start(_: Hub, port: int) -> None:
        print(port, flush=True)

    limits = Limits(requests=(1e6, 1e6), hellos=(1e6, 1e6), tables=(1e6, 1e6), connections=1000)
    serve(
        Settings(Path(folder), "127.0.0.1", 0, limits=limits),
        start,
        lambda s, st: Hub(st, s.limits),
    )


def memory(process: int) -> float:
    """Resident memory in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise AssertionError


def messages(rng: Random, token: str) -> list[str | bytes]:
    """One connection's worth of messages, in a random order and some of them twice."""
    hello = pr.encode(pr.Hello(1, token)).decode()
    valid: list[str] = [
        hello,
        pr.encode(pr.Join("j", "Mallory", "0" * 64)).decode(),
        pr.encode(pr.Reveal("r", "1" * 64)).decode(),
        pr.encode(pr.Act("a", rng.randrange(9), PassMarket())).decode(),
        pr.encode(pr.Undo("u", rng.randrange(9))).decode(),
        pr.encode(pr.AskUndo("v", 0)).decode(),
        pr.encode(pr.Answer("w", yes=True)).decode(),
        pr.encode(pr.Chat(f"c{rng.randrange(9)}", "x" * 300)).decode(),
        pr.encode(pr.Hand("h", 1, "master")).decode(),
        pr.encode(pr.Ping("p")).decode(),
    ]
    damaged = [_damage(rng, rng.choice(valid)) for _ in range(60)]
    strange: list[str | bytes] = [
        "[" * 30_000,
        '{"do":"act","id":"x","seq":1e999,"action":{}}',
        json.dumps({"do": "chat", "id": "\ud800", "text": "\u202e" * 300}),
        rng.randbytes(rng.randrange(1, 500)),
        '{"do":"chat","id":"' + "x" * 60_000 + '"}',
    ]
    found: list[str | bytes] = [*valid * 3, *damaged, *strange * 2]
    rng.shuffle(found)
    if rng.random() < 0.1:
        found.append("x" * (pr.MAX_MESSAGE + 1))
    return [hello if rng.random() < 0.95 else rng.choice(found), *found]


def _damage(rng: Random, text: str) -> str:
    at = rng.randrange(len(text))
    kind = rng.randrange(3)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + chr(rng.randrange(32, 0x2FF)) + text[at + 1 :]
    return text[:at] + text[rng.randrange(len(text)) :]


async def attack(links: list[Link], count: int, sent: list[int], rng: Random) -> None:
    async def one() -> None:
        while sent[0] < count:
            link = rng.choice(links)
            try:
                async with connect(link.socket, compression=None, max_queue=None) as socket:
                    for message in messages(rng, link.token):
                        await socket.send(message)
                        sent[0] += 1
            except (ConnectionClosed, OSError, TimeoutError):
                sent[1] += 1

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        run_server(arguments.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = f"http://127.0.0.1:{int(server.stdout.readline())}"
        try:
            sys.exit(_measure(address, server.pid, arguments.messages))
        finally:
            server.terminate()
            server.wait()


def _measure(address: str, process: int, count: int) -> bool:
    def open_table() -> list[Link]:
        new = msgspec.to_builtins(pr.NewTable(Options("simple", 2)))
        status, body = request(address, "POST", "/tables", body=new)
        assert status == 201
        return links(msgspec.json.decode(body, type=pr.MadeTable))

    attacked = [open_table()[0] for _ in range(5)]
    sent, rng = [0, 0], Random(1)
    asyncio.run(attack(attacked, count // 10, sent, rng))
    before = memory(process)
    clients = [client([link], f"P{i}") for i, link in enumerate(open_table())]
    thread = threading.Thread(target=lambda: asyncio.run(attack(attacked, count, sent, rng)))
    thread.start()
    records = play_all(clients)
    thread.join()
    after = memory(process)
    healthy = request(address, "GET", "/health")[0] == 200
    print(f"{sent[0]} messages; {sent[1]} connections were closed by the server")
    print(f"the game at another table: {len(records[0].splitlines())} lines, played to its end")
    print(f"memory of the server: {before:.1f} MB after a tenth, {after:.1f} MB after all")
    print(f"healthy: {healthy}")
    return not healthy or after > before * GROWTH or records[0] != records[1]


if __name__ == "__main__":
    main()
