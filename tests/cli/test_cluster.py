"""A command does the same on a Dask cluster as here: with a real scheduler and real workers."""

import contextlib
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from forgewar.cli import cluster, main
from forgewar.cli.cluster import Game, Job, Other, do, game_of
from forgewar.cli.executor import Alone
from forgewar.cli.games import Run, tallies
from forgewar.cli.tally import Tally
from forgewar.rules.state import Options

distributed = pytest.importorskip("distributed", reason="the extra cluster is not installed")
pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds that a process may take to start on a busy machine


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        file = folder / "scheduler.json"
        where = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        self._scheduler = self._start("scheduler", *where, "--scheduler-file", str(file))
        self._workers: list[subprocess.Popen[bytes]] = []
        wait_until(lambda: file.exists() and file.stat().st_size > 0)
        self.address: str = json.loads(file.read_text("utf-8"))["address"]

    def _start(self, what: str, *arguments: str) -> subprocess.Popen[bytes]:
        with (self._folder / f"{what}.log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.dask_{what}", *arguments],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
            )

    def with_two_workers(self) -> "Cluster":
        self._workers = [worker for worker in self._workers if worker.poll() is None]
        options = ["--no-nanny", "--nthreads", "1", "--no-dashboard"]
        while len(self._workers) < 2:
            name = ["--name", f"worker-{len(self._workers)}-{time.monotonic_ns()}"]
            self._workers.append(self._start("worker", self.address, *options, *name))
        with distributed.Client(self.address, set_as_default=False) as client:
            wait_until(lambda: len(client.nthreads()) == 2)
        return self

    def kill_one(self, client: Any) -> list[str]:
        """Kill a worker, and tell what it was about to do."""
        victim = self._workers[0]
        victim.send_signal(signal.SIGSTOP)  # so that it does not get done with it
        infos = client.scheduler_info(n_workers=-1)["workers"]
        address = next(at for at, info in infos.items() if info["name"] in victim.args)  # type: ignore[operator]  # a list
        doing = [str(key) for key in client.processing()[address]]
        victim.kill()
        assert victim.wait() == -signal.SIGKILL
        return doing

    def kill_scheduler(self) -> None:
        self._scheduler.kill()

    def close(self) -> None:
        for process in (*self._workers, self._scheduler):
            process.kill()
            process.wait()


def wait_until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, "the cluster did not start"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    yield found
    found.close()


@pytest.fixture
def workers(scheduler: Cluster) -> Cluster:
    return scheduler.with_two_workers()


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    game_of.cache_clear()
    yield
    game_of.cache_clear()


RUN = Run(Options("simple", 3), ("sensible",) * 3, seed=5, games=60)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")
def test_a_worker_that_is_killed_on_the_way_makes_no_difference(workers: Cluster) -> None:
    alone, together = Tally.of(3), Tally.of(3)
    for part in tallies(RUN, Alone()):
        alone.merge(part)
    with (
        cluster.cluster(workers.address, None) as executor,
        distributed.Client(workers.address, set_as_default=False) as client,
    ):
        assert executor.size == 2
        parts = tallies(RUN, executor)
        together.merge(next(parts))
        assert workers.kill_one(client), "it had nothing to do"
        for part in parts:
            together.merge(part)
        assert executor.size == 1
    assert together == alone


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Of a game to find puzzles in."""
    folder = tmp_path / "games"
    seats = ["--seats", "sensible,sensible", "--games", "1", "--seed", "2"]
    assert main(["simulate", *seats, "--record", str(folder)]) == 0
    return folder / "game-00001.jsonl"


def done(
    words: list[str], executor: list[str], out: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[str, dict[str, bytes]]:
    """What a command says, the times apart, and the files it writes."""
    out.mkdir()
    capsys.readouterr()
    assert main([*(word.replace("OUT", str(out)) for word in words), *executor]) == 0
    told = capsys.readouterr().out.replace(str(out), "OUT")
    files = {path.name: path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}
    return re.sub(r"[\d,]+ actions per second.*", "", told), files


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--mode", "epic", "--seats", "sensible,random", "--games", "3"],
        ["simulate", "--solo", "--games", "3"],
        ["balance", "--games", "2", "--targets", "3,6", "--out", "OUT/page.md"],
        ["puzzles", "RECORD", "--round", "6", "--worlds", "4", "--out", "OUT"],
        ["fit", "--games", "3"],
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_every_command_does_the_same_alone_in_processes_and_on_a_cluster(
    words: list[str],
    workers: Cluster,
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [word.replace("RECORD", str(record)) for word in words]
    alone = done(words, [], tmp_path / "alone", capsys)
    together = done(words, ["--cluster", workers.address], tmp_path / "together", capsys)
    assert any(alone), "it did nothing"
    assert together == alone
    if words[0] in ("puzzles", "fit"):  # the others have tests of their own for that
        assert done(words, ["--jobs", "2"], tmp_path / "two", capsys) == alone


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The sentence with which a command ends."""
    capsys.readouterr()
    assert main(["simulate", "--games", "2", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_without_dask_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "install it with pip install" in refused(capsys, "--cluster", "127.0.0.1:8786")


def test_a_cluster_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    for address in (f"tcp://127.0.0.1:{port}", "nowhere", "carrier-pigeon://roof:1"):
        told = refused(capsys, "--cluster", address)
        assert f"no Dask scheduler can be reached at {address}." in told


class Peer:
    """A server on this machine that is no scheduler: what it does with a connection is up to it."""

    def __init__(self, says: bytes, *, closes: bool) -> None:
        self._says, self._closes = says, closes
        self._server = socket.create_server(("127.0.0.1", 0))
        self._accepted: list[socket.socket] = []
        self._over = False
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._server.getsockname()[1]}"

    def _serve(self) -> None:
        while True:
            connection = self._server.accept()[0]
            self._accepted.append(connection)
            if self._over:
                return
            with contextlib.suppress(OSError):  # the client may be gone by now
                connection.sendall(self._says)
            if self._closes:
                connection.close()

    def close(self) -> None:
        self._over = True
        socket.create_connection(self._server.getsockname()).close()
        self._thread.join()
        for connection in (*self._accepted, self._server):
            connection.close()


HTTP = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"
SHORT = """
import sys, threading
from forgewar.cli import cluster, main
cluster.CONNECTING = 2
code = main(["simulate", "--games", "2", "--cluster", sys.argv[1]])
print([t.name for t in threading.enumerate() if t is not threading.main_thread() and not t.daemon])
sys.exit(code)
"""


def ends_in_a_sentence(address: str) -> None:
    """As a process of its own: only there is all seen that anybody writes to the terminal."""
    ended = subprocess.run(
        [sys.executable, "-c", SHORT, address],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=PATIENCE,
        check=False,
    )
    assert ended.stderr == f"forgewar: no Dask scheduler can be reached at {address}.\n"
    assert ended.returncode == 2
    assert ended.stdout.strip() == "[]"  # threads


@pytest.mark.parametrize(
    ("says", "closes"),
    [(b"", False), (b"", True), (HTTP, True), (HTTP * 100, False), (bytes(8) * 100, False)],
    ids=["silent", "closes", "http", "talks", "zeros"],
)
def test_an_address_without_a_scheduler_is_named(says: bytes, closes: bool) -> None:
    peer = Peer(says, closes=closes)
    try:
        ends_in_a_sentence(peer.address)
    finally:
        peer.close()


def test_a_worker_is_no_scheduler(workers: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    with distributed.Client(workers.address, set_as_default=False) as client:
        worker = next(iter(client.nthreads()))
    assert "no Dask scheduler can be reached at" in refused(capsys, "--cluster", worker)


NONSENSE = [
    "", "tcp://", "foo://bar", ":::", "127.0.0.1:99999", f"127.0.0.1:{'9' * 20}", "127.0.0.1:-1",
    "127.0.0.1:x", "tcp://[::1", "tls://127.0.0.1:1", "inproc://x", "\u00fc\u0144\u00ef:\u0661",
    "a b", f"tcp://{'a' * 300}:80",
]  # fmt: skip


def test_an_address_that_is_nonsense_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "CONNECTING", 2)
    levels = {name: logging.getLogger(name).level for name in cluster._LOGS}
    for address in NONSENSE:
        told = refused(capsys, "--cluster", address)
        assert told == f"forgewar: no Dask scheduler can be reached at {address}.\n"
    ends_in_a_sentence(f"127.0.0.1:{'9' * 20}")
    assert levels == {name: logging.getLogger(name).level for name in cluster._LOGS}


def test_what_lies_on_this_machine_does_not_go_with_a_cluster(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--cluster", "127.0.0.1:1"]
    assert "--record uses files on this machine" in refused(
        capsys, *where, "--record", str(tmp_path / "r")
    )
    assert not (tmp_path / "r").exists()
    ladder = ["--ladder", "--against", str(tmp_path)]
    assert "--against uses files on this machine" in refused(capsys, *where, *ladder)


def test_workers_with_another_game_or_other_cards_are_refused(
    workers: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(cluster, "_checksum", lambda: "of another version")
        told = refused(capsys, "--cluster", workers.address)
    assert "not every worker of the cluster has this version of the game (tcp://127.0.0.1:" in told
    game_of.cache_clear()
    other = type("Cards", (), {"hash": "of other cards"})
    monkeypatch.setattr(cluster, "content_at", lambda _: other)
    assert re.search(
        r"the cluster's worker tcp://\S+ has different cards",
        refused(capsys, "--cluster", workers.address),
    )


def test_a_worker_refuses_tasks_of_another_game(workers: Cluster) -> None:
    with distributed.Client(workers.address, set_as_default=False) as client:
        mine = game_of(None)
        for game in (Game("another", mine.cards), Game(mine.code, "others")):
            refusal = client.submit(do, Job(abs, -1, game, None), pure=False).exception()
            assert isinstance(refusal, Other)
            where, there = refusal.args
            assert where in client.nthreads()
            assert there == mine
        assert client.submit(do, Job(abs, -1, mine, None), pure=False).result() == 1


def test_a_cluster_without_workers_or_that_is_lost_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lonely = Cluster(tmp_path)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(cluster, "JOINING", 1)
            assert "has no workers" in refused(capsys, "--cluster", lonely.address)
        lonely.with_two_workers()
        monkeypatch.setattr("forgewar.cli.simulate.tallies", lost_on_the_way(lonely))
        assert "the cluster was lost" in refused(capsys, "--cluster", lonely.address)
    finally:
        lonely.close()


def lost_on_the_way(scheduler: Cluster) -> Callable[[Run, Any], Iterator[Tally]]:
    """Games whose scheduler ends when the first of them is done."""

    def found(run: Run, executor: Any) -> Iterator[Tally]:
        parts = tallies(RUN, executor)
        yield next(parts)
        scheduler.kill_scheduler()
        yield from parts
        raise AssertionError(run)

    return found
