"""Kills a server between any two of its steps, again and again, while people play on it.

`python tests/faults/server_kills.py [--kills 500] [--seed 1]`. A step is what a server does with an
entry: decide, write, carry out, send. The server kills itself (SIGKILL) after a random number of
them, and is started again at once. Every game is played to its end. Nothing that a client was told
may be lost: the record has exactly the actions that each client has seen. Prints how long clients
needed until they were connected again. All on loopback.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from server.net_kit import LOOSE, client, links, request

from forgewar.cli.join import Client
from forgewar.net import protocol as pr
from forgewar.net.remote_session import HIDDEN
from forgewar.rules.state import Options
from forgewar.server import entries as en
from forgewar.server.hub import Hub, LiveTable
from forgewar.server.run import Settings, serve
from forgewar.server.storage import Storage
from forgewar.session.record import read_record
from forgewar.session.replay import replay

HEALED = 5.0  # seconds within which a client must be connected again
MODES = [Options(mode, guilds) for guilds in (2, 3, 4) for mode in ("simple", "fast_forward")]


# The server


class KilledHub(Hub):
    """Dies after a number of steps."""

    def __init__(self, storage: Storage, steps: int) -> None:
        super().__init__(storage, LOOSE)
        self._steps = steps
        append = storage.append

        async def write(
            table: str, known: int, entries: Sequence[bytes], due: float | None = None
        ) -> bool:
            self._step()  # decided, not written
            success = await append(table, known, entries, due)
            self._step()  # written, nobody was told
            return success

        storage.append = write  # type: ignore[method-assign]

    def _step(self) -> None:
        self._steps -= 1
        if self._steps == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    async def _write(self, live: LiveTable, entries: Sequence[en.AnyEntry]) -> bool:
        success = await super()._write(live, entries)
        self._step()  # carried out; messages are in the queues of connections
        return success


def run_for_ever(folder: Path, port: int, seed: int) -> None:
    """Start the server again and again, each in a process that is forked off."""
    rng = Random(seed)
    while True:
        steps = rng.randrange(2, 40)
        child = os.fork()
        if not child:
            _serve(folder, port, steps)
        os.waitpid(child, 0)
        print("killed", flush=True)


def _serve(folder: Path, port: int, steps: int) -> None:
    async def start(_hub: Hub, _port: int) -> None: ...

    try:
        settings = Settings(folder, "127.0.0.1", port)
        serve(settings, start, lambda _, storage: KilledHub(storage, steps))
    finally:
        os._exit(1)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


# The clients


class Watch:
    """Notes how long the connections of a client were interrupted."""

    def __init__(self, one: Client) -> None:
        self._one = one
        self._since: float | None = None
        self.longest = 0.0
        self.times = 0

    def look(self) -> None:
        connected, now = self._one.table.is_connected, time.monotonic()
        if not connected and self._since is None and self._one.table.session is not None:
            self._since = now
        elif connected and self._since is not None:
            self.longest = max(self.longest, now - self._since)
            self.times += 1
            self._since = None


def open_table(address: str, options: Options) -> pr.MadeTable:
    while True:
        try:
            status, body = request(
                address, "POST", "/tables", body=msgspec.to_builtins(pr.NewTable(options))
            )
        except OSError:
            time.sleep(0.05)
            continue
        if status == 201:
            return msgspec.json.decode(body, type=pr.MadeTable)


def play_game(address: str, options: Options, number: int, folder: Path) -> tuple[float, int]:
    """Play a game; returns the longest interruption, and how many there were."""
    made = open_table(address, options)
    clients = [client([link], f"P{i}", seed=number) for i, link in enumerate(links(made))]
    watches = [Watch(one) for one in clients]
    unfinished = set(range(len(clients)))
    while unfinished:
        for i, one in enumerate(clients):
            watches[i].look()
            if i in unfinished and one.step():
                unfinished.discard(i)
        time.sleep(0.002)
    path = folder / f"{number}.jsonl"
    path.write_bytes(clients[0].record)
    found = replay(read_record(path))
    assert found.problem is None
    assert found.game.over
    for one in clients:
        assert one.record == clients[0].record
        session = one.table.session
        assert session is not None
        seen = [step.action for step in session.steps if step.action != HIDDEN]
        played = [step.action for step in found.steps]
        assert _is_part(seen, played), "a client has seen what is not in the record"
        assert session.game.state.result == found.game.state.result
        one.table.close()
    return max(w.longest for w in watches), sum(w.times for w in watches)


def _is_part(seen: list, played: list) -> bool:
    """Whether all that was seen was played, in this order, and at most wealth was not seen."""
    rest = iter(played)
    return all(action in rest for action in seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        run_for_ever(Path(arguments.serve[0]), int(arguments.serve[1]), arguments.seed)
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        log = folder / "kills"
        command = [sys.executable, __file__, "--seed", str(arguments.seed), "--serve"]
        with log.open("w") as out:
            server = subprocess.Popen(
                [*command, str(folder), str(port)], stdout=out, start_new_session=True
            )
        try:
            longest, games, times = 0.0, 0, 0
            while (kills := log.read_text().count("killed")) < arguments.kills:
                options = MODES[games % len(MODES)]
                worst, healed = play_game(f"http://127.0.0.1:{port}", options, games, folder)
                games, longest, times = games + 1, max(longest, worst), times + healed
            print(f"{kills} kills in {games} whole games; all records sound, nothing lost")
            print(f"{times} interruptions, the longest {longest:.2f} s (at most {HEALED:g})")
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    sys.exit(longest > HEALED)


if __name__ == "__main__":
    main()
