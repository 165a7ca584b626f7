"""The worker: guilds think in a process of their own, which may die, and know only their view."""

import multiprocessing
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from properties.hidden import other_world
from rules.kit import CONTENT, play_until

from forgewar.ai.players.base import Choice
from forgewar.ai.worker_process import LIVES, Request, ThinkingHere, WorkerProcess, think
from forgewar.content.files import GivenFiles
from forgewar.content.load import load_files
from forgewar.content.model import Content
from forgewar.rules.decisions import Acquisition
from forgewar.rules.game import Game
from forgewar.rules.state import Options

SIMPLE = Options("simple", 2)
ENDLESS = 10**9  # nodes that no Master ever gets through
SOON = 60.0  # seconds in which whatever is waited for happens on any machine


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    made = WorkerProcess(CONTENT)
    yield made
    made.close()


def request_of(game: Game, strength: str = "journeyman", nodes: int = 60) -> Request:
    assert game.decision is not None
    return Request(game.view(game.decision.seat), strength, 7, nodes)


def wait(worker: WorkerProcess) -> Choice:
    """The answer, when it comes."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        found = worker.answer()
        if found is not None:
            return found
        time.sleep(0.005)
    pytest.fail("no answer came")


def wait_until_it_thinks(worker: WorkerProcess) -> None:
    """Until the process has got its request and is at it."""
    end = time.monotonic() + SOON
    while not worker._sent:
        assert worker.answer() is None
        assert time.monotonic() < end
        time.sleep(0.005)


def kill(worker: WorkerProcess) -> None:
    assert worker.process is not None
    worker.process.kill()
    worker.process.join()


def new_game(kind: Options = SIMPLE, seed: int = 1) -> Game:
    return Game.new(kind, seed, CONTENT)


# Asking


def test_it_starts_no_process_before_it_is_needed(worker: WorkerProcess) -> None:
    assert worker.process is None
    assert worker.answer() is None
    assert worker.process is None


@pytest.mark.parametrize("strength", ["apprentice", "journeyman", "master"])
def test_a_guild_chooses_there_what_it_would_choose_here(
    worker: WorkerProcess, strength: str
) -> None:
    game = new_game()
    for _ in range(12):
        request = request_of(game, strength)
        worker.ask(request)
        found = wait(worker)
        assert found == think(request, CONTENT)
        game.play(found.action)


def test_an_answer_is_given_once(worker: WorkerProcess) -> None:
    worker.ask(request_of(new_game()))
    wait(worker)
    assert worker.answer() is None


def test_asking_again_lets_go_of_the_last_thought(worker: WorkerProcess) -> None:
    worker.ask(request_of(new_game(), "master", ENDLESS))
    wait_until_it_thinks(worker)
    other = request_of(new_game(seed=2))
    worker.ask(other)
    assert wait(worker) == think(other, CONTENT)


def test_a_cancelled_thought_has_no_answer_and_the_process_can_be_asked_again(
    worker: WorkerProcess,
) -> None:
    worker.ask(request_of(new_game(), "master", ENDLESS))
    wait_until_it_thinks(worker)
    process = worker.process
    worker.cancel()
    assert worker.answer() is None
    request = request_of(new_game())
    worker.ask(request)
    assert wait(worker) == think(request, CONTENT)
    assert worker.process is process


def test_thinking_here_answers_like_the_workshop() -> None:
    here, request = ThinkingHere(CONTENT), request_of(new_game())
    assert here.answer() is None
    here.ask(request)
    assert here.answer() == think(request, CONTENT)
    here.ask(request)
    here.cancel()
    assert here.answer() is None


# What it is told


@pytest.mark.rule("SETUP-13")
@pytest.mark.parametrize("kind", [Options("simple", 3), Options("epic", 2, True)])
def test_a_request_tells_nothing_that_its_seat_cannot_see(kind: Options) -> None:
    """Games that a seat cannot tell apart make the same request, down to its bytes."""
    rng, game = Random(3), new_game(kind)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        other = other_world(rng, game, decision.seat)
        assert msgspec.json.encode(request_of(game)) == msgspec.json.encode(request_of(other))
        game.play(think(request_of(game), CONTENT).action)


# Faults


@pytest.mark.slow
def test_a_process_killed_in_mid_thought_is_started_anew_and_asked_again(
    worker: WorkerProcess,
) -> None:
    request = request_of(new_game(), "master", 400)
    worker.ask(request)
    for _ in range(LIVES - 1):
        wait_until_it_thinks(worker)
        kill(worker)
        worker.answer()
        assert not worker._sent
    assert wait(worker) == think(request, CONTENT)
    assert not worker.complaint()


@pytest.mark.slow
def test_a_process_killed_while_idle_is_not_missed(worker: WorkerProcess) -> None:
    for _ in range(LIVES + 1):
        worker.ask(request_of(new_game()))
        wait(worker)
        kill(worker)
    assert not worker.complaint()


@pytest.mark.slow
def test_after_repeated_deaths_a_journeyman_thinks_here_and_the_player_is_told_once(
    worker: WorkerProcess,
) -> None:
    request = request_of(new_game(), "master", ENDLESS)
    worker.ask(request)
    for _ in range(LIVES):
        wait_until_it_thinks(worker)
        kill(worker)
        if not worker.given_up:
            worker.answer()
    found = wait(worker)
    assert found.action == think(request_of(new_game(), "journeyman", ENDLESS), CONTENT).action
    assert found.reasons[0].kind == "stand_in"
    assert str(worker.complaint()) == "menus-guilds-keep-stopping"
    assert not worker.complaint()
    assert worker.process is None
    worker.prepare()  # another game: another try
    assert worker.process is not None
    assert not worker.given_up


def test_a_process_that_says_nothing_is_taken_for_dead() -> None:
    worker = WorkerProcess(CONTENT, patience=-1)
    worker.ask(request_of(new_game(), "master", ENDLESS))
    wait(worker)
    assert worker.complaint()
    worker.close()


def test_a_process_that_cannot_be_started_is_done_without(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", fail)
    worker.ask(request_of(new_game()))
    assert wait(worker) == think(request_of(new_game()), CONTENT)
    assert worker.complaint()


def test_a_guild_that_fails_is_replaced_for_that_choice(worker: WorkerProcess) -> None:
    game = new_game()
    worker.ask(msgspec.structs.replace(request_of(game), strength="nobody"))
    assert wait(worker).action == think(request_of(game), CONTENT).action
    assert str(worker.complaint()) == "menus-guild-undecided"
    assert worker.process is not None


# The end

_ABANDON = """
import time
from forgewar.ai.worker_process import Request, WorkerProcess
from forgewar.content import load
from forgewar.rules.game import Game
from forgewar.rules.state import Options

game = Game.new(Options("simple", 2), 1, load.default())
worker = WorkerProcess(load.default())
worker.ask(Request(game.view(game.decision.seat), "master", 1, 10**9))
while not worker._sent:
    worker.answer()
    time.sleep(0.01)
print(worker.process.pid, flush=True)
time.sleep(600)
"""


def test_closing_ends_the_process_in_mid_thought(worker: WorkerProcess) -> None:
    worker.ask(request_of(new_game(), "master", ENDLESS))
    wait_until_it_thinks(worker)
    process = worker.process
    assert process is not None
    worker.close()
    assert not process.is_alive()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks into /proc")
def test_no_process_is_left_when_the_app_is_killed(tmp_path: Path) -> None:
    """Even a script that would begin anew if the process ran it is run once only."""
    script = tmp_path / "play.py"
    script.write_text(_ABANDON, encoding="utf-8")
    app = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert app.stdout is not None
    child = int(app.stdout.readline())
    app.kill()
    app.wait()
    end = time.monotonic() + SOON
    while _lives(child):
        assert time.monotonic() < end, "it still thinks"
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
        return stat.rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


# The cards of the game


def other_cards(old: str, new: str) -> Content:
    """A content in which a card has another id, so that nobody can mistake it for the shipped."""
    files = {file: text.replace(old, new).encode() for file, text in CONTENT.files.items()}
    return load_files(GivenFiles(files))


def test_guilds_think_with_the_cards_of_the_game(worker: WorkerProcess) -> None:
    """Also when games with different cards follow each other."""
    contents = [
        CONTENT,
        other_cards("iron_sword", "steel_sword"),
        other_cards("copper_spear", "copper_lance"),
        CONTENT,
    ]
    for content in contents:
        game = play_until(Game.new(SIMPLE, 1, content), Acquisition)
        request = request_of(game, "journeyman")
        worker.ask(request, content)
        assert wait(worker) == think(request, content)
        assert worker.complaint() is None


@pytest.mark.slow
def test_a_process_that_died_gets_the_cards_again(worker: WorkerProcess) -> None:
    content = other_cards("iron_sword", "steel_sword")
    game = play_until(Game.new(SIMPLE, 1, content), Acquisition)
    for _ in range(2):
        request = request_of(game, "journeyman")
        worker.ask(request, content)
        assert wait(worker) == think(request, content)
        kill(worker)
    assert worker.complaint() is None


def test_cards_that_cannot_be_handed_over_cost_only_strength(worker: WorkerProcess) -> None:
    content = msgspec.structs.replace(other_cards("iron_sword", "steel_sword"), files={})
    request = request_of(play_until(Game.new(SIMPLE, 1, content), Acquisition), "journeyman")
    worker.ask(request, content)
    assert wait(worker) == think(request, content)
    assert str(worker.complaint()) == "menus-guild-undecided"
