"""Errands of the workshop: steps of a review, done while no guild thinks, however often the process
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
def workshop() -> Iterator[WorkerProcess]:
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


def is_out(workshop: WorkerProcess) -> bool:
    assert workshop.finding() is None
    return workshop._out


def kill(workshop: WorkerProcess) -> None:
    assert workshop.process is not None
    workshop.process.kill()
    workshop.process.join()


def test_an_errand_is_done_there_as_it_would_be_here(workshop: WorkerProcess) -> None:
    assert workshop.finding() is None
    workshop.send(short(), CONTENT)
    assert wait(workshop.finding) == carry_out(short(), CONTENT)
    assert workshop.finding() is None


def test_a_guild_that_is_asked_meanwhile_thinks_first_and_the_errand_is_done_afterwards(
    workshop: WorkerProcess,
) -> None:
    workshop.send(short(), CONTENT)
    workshop.call_back()
    workshop.send(long(), CONTENT)
    wait_until(lambda: is_out(workshop))
    process = workshop.process
    workshop.ask(request())
    assert wait(workshop.answer) == think(request(), CONTENT)
    assert workshop._found is None
    wait_until(lambda: is_out(workshop))  # it was begun again
    workshop.send(short(), CONTENT)
    assert wait(workshop.finding) == carry_out(short(), CONTENT)
    assert workshop.process is process


def test_an_errand_that_is_called_back_has_no_finding(workshop: WorkerProcess) -> None:
    workshop.send(long(), CONTENT)
    wait_until(lambda: is_out(workshop))
    workshop.call_back()
    assert workshop.finding() is None
    workshop.ask(request())
    assert wait(workshop.answer) == think(request(), CONTENT)


def test_a_process_killed_on_an_errand_is_started_anew_and_sent_again(
    workshop: WorkerProcess,
) -> None:
    workshop.send(long(), CONTENT)
    wait_until(lambda: is_out(workshop))
    kill(workshop)
    wait_until(lambda: is_out(workshop))
    workshop.send(short(), CONTENT)
    assert wait(workshop.finding) == carry_out(short(), CONTENT)
    assert workshop.complaint() is None


@pytest.mark.slow
def test_an_errand_on_which_it_always_dies_is_given_up(workshop: WorkerProcess) -> None:
    workshop.send(long(), CONTENT)
    for _ in range(LIVES):
        wait_until(lambda: is_out(workshop))
        kill(workshop)
    wait_until(lambda: workshop.finding() is None and workshop.stuck)
    assert workshop.complaint() is None  # no guild was kept from thinking
    workshop.prepare()
    workshop.send(short(), CONTENT)
    assert wait(workshop.finding) == carry_out(short(), CONTENT)


def test_an_errand_that_cannot_be_done_is_given_up_and_the_next_is_not(
    workshop: WorkerProcess,
) -> None:
    workshop.send(Task(game().view(0), 1, 0, TakeQuest("nothing")), CONTENT)
    wait_until(lambda: workshop.finding() is None and workshop.stuck)
    workshop.send(short(), CONTENT)
    assert not workshop.stuck
    assert wait(workshop.finding) == carry_out(short(), CONTENT)


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
