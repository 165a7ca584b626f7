"""Two servers on one PostgreSQL database; one is killed in the middle of games.

`python tests/faults/server_pair.py [--games 3]`, where PostgreSQL is installed. Clients connect
through a small proxy, as behind a real one: it forwards to the first server that answers. Half of
the clients are with each server. Prints how long clients needed to go on at the other one. All on
loopback.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from server.net_kit import LOOSE, client, links, request
from server.postgres_kit import postgres, programs
from server_kills import Watch

from forgewar.net import protocol as pr
from forgewar.net.link import Link
from forgewar.rules.state import Options
from forgewar.server.hub import Hub
from forgewar.server.run import Settings, serve
from forgewar.session.record import read_record
from forgewar.session.replay import replay


def run_server(database: str) -> None:
    async def start(_: Hub, port: int) -> None:
        print(port, flush=True)

    settings = Settings(Path(), "127.0.0.1", 0, database, limits=LOOSE)
    serve(settings, start, lambda s, storage: Hub(storage, s.limits))


class Proxy:
    """Forwards connections to the first of some ports that answers."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            here, _ = self._listening.accept()
            for port in self._ports:
                try:
                    there = socket.create_connection(("127.0.0.1", port), timeout=2)
                except OSError:
                    continue
                there.settimeout(None)
                for pair in ((here, there), (there, here)):
                    threading.Thread(target=_pump, args=pair, daemon=True).start()
                break
            else:
                here.close()


def _pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


def start_server(database: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, __file__, "--serve", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def play_game(database: str, folder: Path, number: int) -> float:
    """Play a game and kill a server in the middle of it; returns the longest interruption."""
    (one, first), (two, second) = start_server(database), start_server(database)
    try:
        proxies = [Proxy([first, second]), Proxy([second, first])]
        new = msgspec.to_builtins(pr.NewTable(Options("simple", 4)))
        body = request(proxies[0].address, "POST", "/tables", body=new)[1]
        made = links(msgspec.json.decode(body, type=pr.MadeTable))
        clients = [
            client([Link(proxies[i % 2].address, link.table, link.token)], f"P{i}", seed=number)
            for i, link in enumerate(made)
        ]
        watches = [Watch(each) for each in clients]
        unfinished, killed = set(range(4)), False
        while unfinished:
            for i, each in enumerate(clients):
                watches[i].look()
                if i in unfinished and each.step():
                    unfinished.discard(i)
            session = clients[1].table.session
            if not killed and session is not None and len(session.steps) > 30 + 20 * number:
                os.kill(one.pid, signal.SIGKILL)
                killed = True
            time.sleep(0.002)
        path = folder / "game.jsonl"
        path.write_bytes(clients[0].record)
        found = replay(read_record(path))
        assert killed
        assert found.problem is None
        assert found.game.over
        assert len({each.record for each in clients}) == 1
        for each in clients:
            each.table.close()
        return max(watch.longest for watch in watches)
    finally:
        for process in (one, two):
            process.kill()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        run_server(arguments.serve)
        return
    if programs() is None:
        sys.exit("PostgreSQL is not installed.")
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        for number in range(arguments.games):
            longest = play_game(database, Path(folder), number)
            print(f"game {number + 1}: went on after {longest:.2f} s; record sound", flush=True)


if __name__ == "__main__":
    main()
