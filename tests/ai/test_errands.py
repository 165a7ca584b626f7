"""Errands of the worker process: steps of a review, done between thoughts, even if the process
dies."""

import time
from collections.abc import Callable, Iterator

import pytest
from rules.kit import CONTENT

from forgewar.ai.players.base import Choice
from forgewar.ai.review import search
from forgewar.ai.review.report import Finding, Task
from forgewar.ai.review.search import carry_out
from forgewar.ai.worker_process import LIVES, Request, ThinkingHere, WorkerProcess, think
from forgewar.rules.actions import TakeQuest
from forgewar.rules.game import Game
from forgewar.rules.state import Options

SOON = 60.0  # seconds in which whatever is waited for happens on any machine


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    made = WorkerProcess(CONTENT)
    yield made
    made.close()


def game() -> Game:
    return Game.new(Options("simple", 2), 1, CONTENT)


def short(seed: int = 1) -> Task:
    """A glance at the first choice."""
    new = game()
    return Task(new.view(0), seed, 0, new.choices()[0])


def long() -> Task:
    """A standing at the start of a long game: many seconds."""
    return Task(Game.new(Options("epic", 4), 1, CONTENT).view(0), 1, 0)


def request() -> Request:
    return Request(game().view(0), "journeyman", 7, 60)


def wait(found: Callable[[], Finding | Choice | None]) -> Finding | Choice:
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        if (it := found()) is not None:
            return it
        time.sleep(0.005)
    pytest.fail("nothing came")


def wait_until(happened: Callable[[], bool]) -> None:
    wait(lambda: True if happened() else None)  # type: ignore[arg-type,return-value]


def is_out(worker: WorkerProcess) -> bool:
    assert worker.finding() is None
    return worker._out


def kill(worker: WorkerProcess) -> None:
    assert worker.process is not None
    worker.process.kill()
    worker.process.join()


@pytest.mark.slow
def test_an_errand_is_done_there_as_it_would_be_here(worker: WorkerProcess) -> None:
    assert worker.finding() is None
    worker.send(short(), CONTENT)
    assert wait(worker.finding) == carry_out(short(), CONTENT)
    assert worker.finding() is None


@pytest.mark.slow
def test_a_guild_that_is_asked_meanwhile_thinks_first_and_the_errand_is_done_afterwards(
    worker: WorkerProcess,
) -> None:
    worker.send(short(), CONTENT)
    worker.call_back()
    worker.send(long(), CONTENT)
    wait_until(lambda: is_out(worker))
    process = worker.process
    worker.ask(request())
    assert wait(worker.answer) == think(request(), CONTENT)
    assert worker._found is None
    wait_until(lambda: is_out(worker))  # it was begun again
    worker.send(short(), CONTENT)
    assert wait(worker.finding) == carry_out(short(), CONTENT)
    assert worker.process is process


def test_an_errand_that_is_called_back_has_no_finding(worker: WorkerProcess) -> None:
    worker.send(long(), CONTENT)
    wait_until(lambda: is_out(worker))
    worker.call_back()
    assert worker.finding() is None
    worker.ask(request())
    assert wait(worker.answer) == think(request(), CONTENT)


@pytest.mark.slow
def test_a_process_killed_on_an_errand_is_started_anew_and_sent_again(
    worker: WorkerProcess,
) -> None:
    worker.send(long(), CONTENT)
    wait_until(lambda: is_out(worker))
    kill(worker)
    wait_until(lambda: is_out(worker))
    worker.send(short(), CONTENT)
    assert wait(worker.finding) == carry_out(short(), CONTENT)
    assert worker.complaint() is None


@pytest.mark.slow
def test_an_errand_on_which_it_always_dies_is_given_up(worker: WorkerProcess) -> None:
    worker.send(long(), CONTENT)
    for _ in range(LIVES):
        wait_until(lambda: is_out(worker))
        kill(worker)
    wait_until(lambda: worker.finding() is None and worker.stuck)
    assert worker.complaint() is None  # no guild was kept from thinking
    worker.prepare()
    worker.send(short(), CONTENT)
    assert wait(worker.finding) == carry_out(short(), CONTENT)


@pytest.mark.slow
def test_an_errand_that_cannot_be_done_is_given_up_and_the_next_is_not(
    worker: WorkerProcess,
) -> None:
    worker.send(Task(game().view(0), 1, 0, TakeQuest("nothing")), CONTENT)
    wait_until(lambda: worker.finding() is None and worker.stuck)
    worker.send(short(), CONTENT)
    assert not worker.stuck
    assert wait(worker.finding) == carry_out(short(), CONTENT)


@pytest.mark.slow
def test_errands_here_are_done_like_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "FIRST", 2)
    here = ThinkingHere(CONTENT)
    here.send(short(), CONTENT)
    here.call_back()
    assert here.finding() is None
    here.send(short(), CONTENT)
    assert here.finding() == carry_out(short(), CONTENT)
    assert here.finding() is None
    assert not here.stuck
