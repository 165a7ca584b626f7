"""Executor on a Dask cluster, which is started elsewhere (docs/cluster.md).

A task whose worker was lost is done again by another. Workers with other code or cards are refused:
with them the same seed would be another game.
"""

import hashlib
import logging
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from forgewar.cli.contents import content_at
from forgewar.cli.failure import CommandError
from forgewar.content.error import ContentError
from forgewar.paths import data_folder
from forgewar.words import say

A = TypeVar("A")
T = TypeVar("T")

CONNECTING = 8  # seconds until a scheduler has said that it is one
JOINING = 10  # seconds until it has a worker
PATIENCE = 30  # seconds without a worker
AHEAD = 1_000  # tasks waiting, running or done: memory stays bounded and no worker idles

_LOGS = ("distributed", "distributed.client", "tornado.application", "asyncio")
_one_at_a_time = threading.Lock()


class Game(NamedTuple):
    """Version of the game on a machine: a checksum of code and data, and the hash of the cards in
    use."""

    code: str
    cards: str


class Other(Exception):
    """A worker with another version of the game: its address, and the version."""


class Job(Struct, Generic[A, T], frozen=True):
    """A task for a worker, with the version of the game it needs."""

    work: Callable[[A], T]
    task: A
    game: Game
    content: Path | None


@contextmanager
def cluster(address: str, content: Path | None) -> Iterator["Cluster"]:
    """The cluster whose scheduler is at an address, for work with the cards of a folder or zip, by
    default the game's."""
    try:
        import distributed
    except ImportError as error:
        missing = error.name or "distributed"
        raise CommandError(say("cli-cluster-missing", module=missing)) from error
    with _silent_logs():
        try:
            _greet(address)
            client = distributed.Client(address, timeout=CONNECTING, set_as_default=False)
        except Exception as error:  # the address and the answer to it can be anything
            raise CommandError(say("cli-cluster-unreachable", address=address)) from error
        with client:
            yield Cluster(client, content and content.resolve())


def _greet(address: str) -> None:
    """Raise an exception of any kind unless a Dask scheduler answers within `CONNECTING` seconds.

    `distributed.Client` waits without end for a peer that accepts and stays silent, retries where
    nobody listens, and cannot be closed after nonsense.
    """
    import asyncio  # packaged apps have neither this nor Dask

    from distributed.comm.addressing import get_address_host_port

    end = time.monotonic() + CONNECTING
    socket.create_connection(get_address_host_port(address), CONNECTING).close()
    asyncio.run(asyncio.wait_for(_ask_for_scheduler(address), end - time.monotonic()))


async def _ask_for_scheduler(address: str) -> None:
    from distributed.comm import connect
    from distributed.core import send_recv
    from distributed.security import Security

    comm = await connect(address, CONNECTING, **Security().get_connection_args("client"))
    try:
        identity = await send_recv(comm, op="identity")
        if identity["type"] != "Scheduler":
            raise ValueError(identity["type"])
    finally:
        comm.abort()


@contextmanager
def _silent_logs() -> Iterator[None]:
    """Let Dask log nothing: one sentence is enough."""
    before = {name: logging.getLogger(name).level for name in _LOGS}
    for name in _LOGS:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


class Cluster:
    """Runs tasks on a cluster; see `executor.Executor`."""

    def __init__(self, client: Any, content: Path | None) -> None:
        self._client, self._content, self._game = client, content, game_of(content)
        try:
            client.wait_for_workers(1, timeout=JOINING)
        except TimeoutError as error:
            raise CommandError(say("cli-cluster-empty")) from error
        self._refuse_others()

    def _refuse_others(self) -> None:
        """Refuse workers with another version. Workers that join later are refused with their first
        task; but a worker or scheduler that cannot read a task would never answer."""
        try:
            self._client.run_on_scheduler(game_of, None)
        except Exception as error:  # whatever Dask makes of a module that is missing there
            raise self._refusal(self._client.scheduler.address, None) from error
        found = self._client.run(game_of, self._content, on_error="return")
        for worker, game in found.items():
            if game != self._game and not isinstance(game, OSError):  # which was lost just now
                raise self._refusal(worker, game)

    def _refusal(self, where: str, game: Any) -> CommandError:
        same = isinstance(game, Game) and game.code == self._game.code
        return CommandError(say(f"cli-cluster-other-{'cards' if same else 'game'}", where=where))

    @property
    def size(self) -> int:
        return len(self._client.nthreads())

    def results(self, work: Callable[[A], T], tasks: Sequence[A]) -> Generator[T]:
        pending: deque[Any] = deque()
        try:
            for task in tasks:
                job = Job(work, task, self._game, self._content)
                pending.append(self._client.submit(do, job, pure=False))
                if len(pending) >= AHEAD:
                    yield self._result(pending.popleft())
            while pending:
                yield self._result(pending.popleft())
        finally:
            for future in pending:
                future.release()

    def _result(self, future: Any) -> Any:
        """Result of a task; waits as long as there are workers."""
        from distributed import KilledWorker

        while True:
            try:
                return future.result(PATIENCE)
            except TimeoutError as error:
                if not self._client.nthreads():
                    raise CommandError(say("cli-cluster-empty")) from error
            except (CancelledError, KilledWorker, OSError) as error:
                raise CommandError(say("cli-cluster-lost")) from error
            except Other as error:
                raise self._refusal(*error.args) from error


# In a worker


def do(job: Job[A, T]) -> T:
    """Carry out a task, if the version of the game is the same. Tasks run one at a time: threads
    would share caches of the players, and gain nothing."""
    from distributed import get_worker

    with _one_at_a_time:
        game = game_of(job.content)
        if game != job.game:
            raise Other(get_worker().address, game)
        return job.work(job.task)


@cache
def game_of(content: Path | None) -> Game:
    """Version of the game here, with the cards of a folder or zip, which need not exist."""
    try:
        return Game(_checksum(), content_at(content).hash)
    except (CommandError, ContentError):
        return Game(_checksum(), "")


def _checksum() -> str:
    """Checksum of the code and data of the game."""
    package, data = Path(__file__).parents[1], data_folder()
    files = {path.relative_to(package).as_posix(): path for path in package.rglob("*.py")}
    files |= {path.relative_to(data).as_posix(): path for path in data.rglob("*.yaml")}
    found = hashlib.sha256()
    for name, path in sorted(files.items()):
        found.update(name.encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()
