"""Executors: run tasks in this process, in several processes, or on a cluster.

The result of a task depends on the task alone (every game has its own seed), and results come in
the order of the tasks, so that it makes no difference who ran them.
"""

import argparse
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from pathlib import Path
from typing import Protocol, TypeVar

from forgewar.cli.arguments import WholeNumber
from forgewar.cli.cluster import cluster
from forgewar.cli.failure import CommandError
from forgewar.words import say

A = TypeVar("A")
T = TypeVar("T")

MOST_JOBS = 61  # Windows can wait for no more processes
BATCH = 4  # tasks that a process does before it reports: short enough for Ctrl-C


class Executor(Protocol):
    """Runs tasks. Closing the generator of results stops the tasks still running."""

    @property
    def size(self) -> int:
        """Number of tasks that run at once."""

    def results(self, work: Callable[[A], T], tasks: Sequence[A]) -> Generator[T]:
        """Results of `work` for each task, in order. Both must be picklable."""


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose an executor."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument(
        "--jobs", type=WholeNumber(1, MOST_JOBS), default=1, metavar="N", help=say("cli-jobs")
    )
    group.add_argument("--cluster", metavar="ADDRESS", help=say("cli-cluster"))


@contextmanager
def executor_for(arguments: argparse.Namespace, content: Path | None = None) -> Iterator[Executor]:
    """The executor that is asked for, for work with the cards of a folder or zip, by default the
    game's."""
    if arguments.cluster is not None:
        with cluster(arguments.cluster, content) as found:
            yield found
    elif arguments.jobs > 1:
        yield Processes(arguments.jobs)
    else:
        yield Alone()


class Alone:
    """Runs tasks in this process."""

    size = 1

    def results(self, work: Callable[[A], T], tasks: Sequence[A]) -> Generator[T]:
        for task in tasks:
            yield work(task)


class Processes:
    """Runs tasks in several processes on this machine."""

    def __init__(self, size: int) -> None:
        self.size = size

    def results(self, work: Callable[[A], T], tasks: Sequence[A]) -> Generator[T]:
        """At most twice as many batches as processes are running or waiting: memory stays
        bounded."""
        size = max(1, min(BATCH, len(tasks) // self.size))
        pending: deque[Future[list[T]]] = deque()
        if sys.platform != "win32":  # which has no resource tracker
            resource_tracker.ensure_running()  # it would unblock the signals that are blocked below
        pool = ProcessPoolExecutor(
            self.size, mp_context=get_context("spawn"), initializer=_ignore_ctrl_c
        )
        try:
            for first in range(0, len(tasks), size):
                with _ctrl_c_later():
                    pending.append(pool.submit(_batch, work, tasks[first : first + size]))
                if len(pending) >= 2 * self.size:
                    yield from pending.popleft().result()
            while pending:
                yield from pending.popleft().result()
        except BrokenProcessPool as error:
            raise CommandError(say("cli-process-ended")) from error
        finally:
            pool.shutdown(cancel_futures=True)


def _batch(work: Callable[[A], T], tasks: Sequence[A]) -> list[T]:
    return [work(task) for task in tasks]


def _ignore_ctrl_c() -> None:
    """Ctrl-C reaches all processes; the first one handles it, and stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """A process started in here ignores Ctrl-C from its first moment; ours handles it
    afterwards."""
    if sys.platform == "win32":  # which has no signals to hold back
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
