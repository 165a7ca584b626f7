"""Whole games over a bad network: delay, lost packets, and cuts of up to a minute.

`python tests/faults/server_network.py [--games simple-2,…] [--delay 200] [--loss 5]
[--cuts 1,4,15,60]`, as root on Linux; by default games of all modes with 2, 3 and 4 people. Server
and clients are in two network namespaces that this script makes and deletes. Between them are two
TUN devices; this process carries the packets from one to the other, each after the delay (in ms,
each way), and drops some (in percent, each way), and all of them during a cut (in seconds). So no
kernel module is needed. Each game is also played without any of that; both records must have the
same hash.
"""

import argparse
import fcntl
import hashlib
import heapq
import os
import select
import struct
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from server.net_kit import LOOSE, client, links, play_all, request

from forgewar.net import protocol as pr
from forgewar.rules.mode import MODES
from forgewar.rules.state import Options
from forgewar.server.hub import Hub
from forgewar.server.run import Settings, serve

_TUNSETIFF = 0x400454CA
_TUN = 0x0001 | 0x1000  # without a header
SERVER, CLIENT = "10.199.7.1", "10.199.7.2"
GAMES = [f"{mode}-{guilds}" for mode in MODES for guilds in (2, 3, 4)]


class Wires:
    """A link between two namespaces."""

    def __init__(self, delay: float, loss: float) -> None:
        self.delay, self.loss = delay, loss
        self.is_cut = self._is_closed = False
        self.carried = self.lost = 0
        self._rng = Random(1)
        tag = os.getpid() % 10_000
        self.spaces = [f"fw-server-{tag}", f"fw-client-{tag}"]
        self._ends: list[int] = []
        for space, own, other in zip(self.spaces, (SERVER, CLIENT), (CLIENT, SERVER), strict=True):
            name = f"fwt{len(self._ends)}{tag}"
            end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            fcntl.ioctl(end, _TUNSETIFF, struct.pack("16sH", name.encode(), _TUN))
            self._ends.append(end)
            _ip("netns", "add", space)
            _ip("link", "set", name, "netns", space)
            _ip("-n", space, "addr", "add", own, "peer", other, "dev", name)
            _ip("-n", space, "link", "set", name, "up")
            _ip("-n", space, "link", "set", "lo", "up")
        self._carrier = threading.Thread(target=self._carry, daemon=True)
        self._carrier.start()

    def _carry(self) -> None:
        waiting: list[tuple[float, int, int, bytes]] = []
        number = 0
        while not self._is_closed:
            soonest = max(0.0, waiting[0][0] - time.monotonic()) if waiting else 0.5
            for end in select.select(self._ends, [], [], soonest)[0]:
                packet = os.read(end, 4096)
                if self.is_cut or self._rng.random() < self.loss:
                    self.lost += 1
                    continue
                number += 1
                other = self._ends[1 - self._ends.index(end)]
                heapq.heappush(waiting, (time.monotonic() + self.delay, number, other, packet))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, other, packet = heapq.heappop(waiting)
                if not self.is_cut:
                    self.carried += 1
                    os.write(other, packet)

    def close(self) -> None:
        self._is_closed = True
        self._carrier.join()
        for space in self.spaces:
            _ip("netns", "del", space)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def run_server(folder: str, host: str) -> None:
    async def start(_: Hub, port: int) -> None:
        print(port, flush=True)

    def make(settings: Settings, storage: object) -> Hub:
        return Hub(storage, settings.limits, None, Random("server").randbytes)  # type: ignore[arg-type]

    serve(Settings(Path(folder), host, 0, limits=LOOSE), start, make)


def play(address: str, name: str) -> None:
    """Play a game and print the hash of its record."""
    mode, guilds = name.split("-")
    new = msgspec.to_builtins(pr.NewTable(Options(mode, int(guilds))))  # type: ignore[arg-type]
    while True:
        try:
            _, body = request(address, "POST", "/tables", body=new)
            break
        except OSError:
            time.sleep(1)
    made = msgspec.json.decode(body, type=pr.MadeTable)
    clients = [client([link], f"P{i}") for i, link in enumerate(links(made))]
    records = play_all(clients, patience=3600)
    assert len({*records}) == 1
    print(hashlib.sha256(records[0]).hexdigest(), len(records[0].splitlines()), flush=True)


def game(name: str, cuts: list[float], wires: Wires | None) -> tuple[str, float]:
    """Play a game, in the namespaces of a link or without one; returns hash and seconds."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        at = [["ip", "netns", "exec", space] for space in wires.spaces] if wires else [[], []]
        host = SERVER if wires else "127.0.0.1"
        own = [sys.executable, __file__]
        server = subprocess.Popen(
            [*at[0], *own, "--serve", folder, host], stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        address = f"http://{host}:{int(server.stdout.readline())}"
        people = subprocess.Popen(
            [*at[1], *own, "--play", address, name], stdout=subprocess.PIPE, text=True
        )
        try:
            if wires is not None:
                _cut(wires, people, cuts)
            assert people.stdout is not None
            told = people.stdout.read().split()
            assert people.wait() == 0
            assert int(told[1]) > 50
            return told[0], time.monotonic() - began
        finally:
            people.kill()
            server.terminate()
            server.wait()


def _cut(wires: Wires, people: "subprocess.Popen[str]", cuts: list[float]) -> None:
    for seconds in cuts:
        time.sleep(12)
        if people.poll() is not None:
            print("  the game was over before all cuts")
            return
        wires.is_cut = True
        time.sleep(seconds)
        wires.is_cut = False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--delay", type=float, default=200)
    parser.add_argument("--loss", type=float, default=5)
    parser.add_argument("--cuts", default="1,4,15,60")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--play", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        run_server(*arguments.serve)
        return
    if arguments.play:
        play(*arguments.play)
        return
    cuts = [float(cut) for cut in arguments.cuts.split(",") if cut]
    others = [name for name in arguments.games.split(",") if not compare(name, cuts, arguments)]
    print(f"another record: {', '.join(others)}" if others else "all records are the same")
    sys.exit(bool(others))


def compare(name: str, cuts: list[float], arguments: argparse.Namespace) -> bool:
    """Play a game without a bad network and with it; true if both records are the same."""
    plain, seconds = game(name, cuts, None)
    print(f"{name}: {plain[:16]} in {seconds:.0f} s", flush=True)
    wires = Wires(arguments.delay / 1000, arguments.loss / 100)
    try:
        bad, seconds = game(name, cuts, wires)
    finally:
        wires.close()
    packets = f"{wires.carried} packets, {wires.lost} lost"
    print(f"  bad network: {bad[:16]} in {seconds:.0f} s; {packets}", flush=True)
    return bad == plain


if __name__ == "__main__":
    main()
