"""Worker process in which computer players think, so that the app never waits.

A request holds only what a seat may see; the cards of the game are sent before it, if the process
does not have them. The process ends when its pipe closes. If it dies while thinking, it is started
again and asked again; if that goes on, a Journeyman chooses in the asking process instead.

While no player thinks, it can carry out an errand, a step of a review. A request for a choice
interrupts the errand, which is started again afterwards.
"""

import logging
import os
import time
import traceback
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players.base import (
    DEFAULT_BUDGET,
    Budget,
    Character,
    Choice,
    legal_actions,
)
from forgewar.ai.players.bots import BotError
from forgewar.ai.players.journeyman import Journeyman
from forgewar.ai.players.registry import make_player
from forgewar.ai.review.report import Finding, Task
from forgewar.ai.review.search import Interrupted, carry_out
from forgewar.content import load
from forgewar.content.error import ContentError
from forgewar.content.files import GivenFiles
from forgewar.content.model import Content
from forgewar.fault import Fault, fault
from forgewar.rules.game import Game
from forgewar.rules.state import GameState
from forgewar.spawn import ChildProcess, Pipe

log = logging.getLogger(__name__)
LIVES = 3  # deaths during one request after which the process is given up
PATIENCE = 60.0  # seconds without an answer after which it is taken for dead
_NICE = 10  # thinking may wait, drawing may not
_STOP = b"stop"
_STAND_IN = Fact("stand_in")


class Request(Struct, frozen=True):
    """View of the seat that decides (`Game.view`), the strength to play it, seed, budget (`Budget`)
    and character."""

    view: GameState
    strength: str
    seed: int
    nodes: int = DEFAULT_BUDGET.nodes
    seconds: float | None = None
    character: Character | None = None
    compared: int = 0
    number: int = 0  # set by the worker process


class _Answer(Struct, frozen=True):
    """Also sent by a process that has just started, to say that it is ready."""

    number: int
    choice: Choice | None = None
    trace: str = ""
    bot_fault: Fault | None = None  # of a bot that failed
    finding: Finding | None = None  # of an errand; without one it was interrupted


class _Cards(Struct, frozen=True, tag="cards"):
    """Content for the requests that follow."""

    files: dict[str, str]


class _Question(Struct, frozen=True, tag="question"):
    request: Request


class _Errand(Struct, frozen=True, tag="errand"):
    number: int
    task: Task


_encode = msgspec.json.Encoder().encode
_messages = msgspec.json.Decoder(_Cards | _Question | _Errand)
_answers = msgspec.json.Decoder(_Answer)


class Thinker(Protocol):
    """Answers one request at a time; a new request drops the last."""

    def prepare(self) -> None:
        """Announce that a request may come soon."""

    def ask(self, request: Request, content: Content | None = None) -> None:
        """Request a choice; `content` is that of the game, by default the one at hand."""

    def answer(self) -> Choice | None:
        """The choice, once, as soon as there is one. Never waits."""

    def cancel(self) -> None:
        """Drop the request."""

    def close(self) -> None: ...

    def complaint(self) -> Fault | None:
        """Fault to show to the player once, when computer players cannot think as they should."""

    # Errands: one at a time, while no guild thinks

    def send(self, task: Task, content: Content) -> None:
        """Request a step of a review, replacing any other."""

    def finding(self) -> Finding | None:
        """Result of the step, once, as soon as there is one. Never waits."""

    def call_back(self) -> None:
        """Drop the step."""

    @property
    def stuck(self) -> bool:
        """Whether an errand fails however often it is tried."""


def think(
    request: Request, content: Content, cancelled: Callable[[], bool] = lambda: False
) -> Choice:
    """Choice of a player of the requested strength. Raises `BotError`."""
    view = Game(request.view, content)
    decision = view.decision
    assert decision is not None
    guild = make_player(request.strength, request.seed, request.character)
    budget = Budget(request.nodes, request.seconds, request.compared, cancelled)
    return guild.consider(view, legal_actions(view, decision.seat), budget)


class ThinkingHere:
    """Thinks in this process when the answer is asked for; never more than `most` nodes."""

    def __init__(self, content: Content, most: int = DEFAULT_BUDGET.nodes) -> None:
        self._own = self._content = content
        self._most = most
        self._request: Request | None = None
        self._errand: tuple[Task, Content] | None = None
        self.stuck = False

    def prepare(self) -> None:
        pass

    def ask(self, request: Request, content: Content | None = None) -> None:
        self._content = content or self._own
        self._request = replace(request, nodes=min(request.nodes, self._most))

    def answer(self) -> Choice | None:
        request, self._request = self._request, None
        return think(request, self._content) if request is not None else None

    def cancel(self) -> None:
        self._request = None

    close = cancel

    def complaint(self) -> Fault | None:
        return None

    def send(self, task: Task, content: Content) -> None:
        self._errand = (task, content)

    def finding(self) -> Finding | None:
        errand, self._errand = self._errand, None
        return carry_out(*errand) if errand is not None else None

    def call_back(self) -> None:
        self._errand = None


class WorkerProcess:
    """The process, started when it is first needed, and the requests to it."""

    def __init__(self, content: Content, patience: float = PATIENCE) -> None:
        self._own = self._content = self._errand_content = content
        self._there = ""  # the hash of the content that the process has
        self._patience = patience
        self._child: ChildProcess | None = None
        self._idle = False  # it waits for a message
        self._sign = 0.0  # time of its last message, or of the last request
        self._wanted: Request | None = None
        self._sent = False
        self._choice: Choice | None = None
        self._errand: _Errand | None = None
        self._out = False  # whether it carries out the errand
        self._found: Finding | None = None
        self._stuck = False
        self._number = 0
        self._deaths = 0  # since the last answer
        self._complaint: Fault | None = None
        self._told: list[Fault] = []  # failures of players in this game, each reported once

    @property
    def process(self) -> BaseProcess | None:
        return self._child.process if self._child is not None else None

    @property
    def given_up(self) -> bool:
        return self._deaths >= LIVES

    # For callers

    def prepare(self) -> None:
        """A new game is about to begin: forget earlier failures."""
        if self.given_up:
            self._deaths = 0
        self._told.clear()
        self._begin()

    def ask(self, request: Request, content: Content | None = None) -> None:
        self.cancel()
        if self._out and not self._idle:
            self._write(_STOP)
        self._content = content or self._own
        self._number += 1
        self._wanted, self._sent = replace(request, number=self._number), False
        self._begin()
        self._hand_over()

    def cancel(self) -> None:
        if self._wanted is not None and self._sent and not self._idle:
            self._write(_STOP)
        self._wanted = self._choice = None

    def answer(self) -> Choice | None:
        if self._wanted is None:
            return None
        if self.given_up:
            return self._plain_choice()
        self._begin()
        self._listen()
        found, self._choice = self._choice, None
        if found is not None:
            self._wanted = None
        self._hand_over()
        return found

    def complaint(self) -> Fault | None:
        said, self._complaint = self._complaint, None
        return said

    # Errands

    def send(self, task: Task, content: Content) -> None:
        self.call_back()
        self._errand_content, self._stuck = content, False
        self._number += 1
        self._errand = _Errand(self._number, task)
        self._begin()
        self._hand_over()

    def call_back(self) -> None:
        if self._errand is not None and self._out and not self._idle:
            self._write(_STOP)
        self._errand = self._found = None
        self._out = False

    def finding(self) -> Finding | None:
        if self._errand is None or self.stuck:
            return None
        self._begin()
        self._listen()
        found, self._found = self._found, None
        if found is not None:
            self._errand, self._out = None, False
        self._hand_over()
        return found

    @property
    def stuck(self) -> bool:
        return self._stuck or (self._errand is not None and self.given_up)

    def close(self) -> None:
        """End the process; nothing is lost."""
        self._wanted = self._errand = None
        self._end()

    # The process

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _begin(self) -> None:
        if self._child is not None or self.given_up:
            return
        self._idle = self._sent = self._out = False
        self._there = load.default().hash
        self._sign = time.monotonic()
        try:
            self._child = ChildProcess(_work)
        except OSError as error:
            self._clean_up(f"cannot be started: {error}")

    def _hand_over(self) -> None:
        """Send the next request or errand once the process listens, so that nothing waits in the
        pipe. Requests come before errands."""
        if not self._idle:
            return
        if self._wanted is not None and not self._sent:
            self._sent = True
            self._send(_Question(self._wanted), self._content)
        elif self._wanted is None and self._errand is not None and not self._out:
            self._out = True
            self._send(self._errand, self._errand_content)

    def _send(self, message: _Question | _Errand, content: Content) -> None:
        """Send a message, after the cards of the game if the process does not have them."""
        self._idle = False
        if self._there != content.hash:
            self._there = content.hash
            self._write(_encode(_Cards(content.files)))
        self._write(_encode(message))

    def _write(self, message: bytes) -> None:
        self._sign = time.monotonic()
        if self._child is None:
            return
        try:
            self._child.pipe.send_bytes(message)
        except OSError as error:
            self._clean_up(f"does not listen: {error}")

    def _listen(self) -> None:
        """Receive messages of the process."""
        if self._child is None:
            return
        pipe = self._child.pipe
        try:
            while pipe.poll():
                answer = _answers.decode(pipe.recv_bytes())
                self._idle, self._sign = True, time.monotonic()
                self._take(answer)
        except (EOFError, OSError) as error:
            self._clean_up(f"has ended: {str(error) or 'its pipe is closed'}")
        else:
            if time.monotonic() - self._sign > self._patience:
                self._clean_up("says nothing")

    def _take(self, answer: _Answer) -> None:
        """Accept the answer to the present request or errand; others are out of date."""
        if self._wanted is not None and answer.number == self._wanted.number:
            self._deaths = 0
            self._choice = answer.choice or self._after_failure(answer)
        elif self._errand is not None and answer.number == self._errand.number:
            self._out = False
            self._found = answer.finding
            if answer.finding is not None:
                self._deaths = 0
            elif answer.trace:
                log.error("a step of a review failed:\n%s", answer.trace)
                self._stuck = True

    def _clean_up(self, how: str) -> None:
        """Clean up after the process died; the next request starts another, until it has died too
        often."""
        self._deaths += 1
        log.warning("the process of the computer players %s (%d of %d)", how, self._deaths, LIVES)
        self._end()
        self._sent = self._out = False
        if self.given_up and self._wanted is not None:
            log.error("computer players now think in the app")
            self._complaint = fault("menus-guilds-keep-stopping")

    def _after_failure(self, answer: _Answer) -> Choice:
        log.error("a computer player failed to choose:\n%s", answer.trace)
        problem = fault("menus-guild-undecided")
        if answer.bot_fault is not None:
            problem = fault("menus-bot-replaced", problem=answer.bot_fault)
        if problem not in self._told:
            self._told.append(problem)
            self._complaint = problem
        return self._plain_choice()

    def _plain_choice(self) -> Choice:
        assert self._wanted is not None
        request, self._wanted = self._wanted, None
        found = think(replace(request, strength=Journeyman.name), self._content)
        if request.strength == Journeyman.name:
            return found
        return replace(found, reasons=(_STAND_IN, *found.reasons))


def _work(pipe: Pipe) -> None:
    """Main function of the process: answer until the pipe closes."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    content: Content | None = load.default()
    try:
        pipe.send_bytes(_encode(_Answer(0)))
        while True:
            message = pipe.recv_bytes()
            if message == _STOP:
                continue
            told = _messages.decode(message)
            if isinstance(told, _Cards):
                content = _read(told)
            else:
                pipe.send_bytes(_encode(_answer(told, content, pipe)))
    except (EOFError, OSError):
        return


def _read(cards: _Cards) -> Content | None:
    try:
        files = {file: text.encode() for file, text in cards.files.items()}
        return load.load_files(GivenFiles(files))
    except ContentError:
        return None


def _answer(told: _Question | _Errand, content: Content | None, pipe: Pipe) -> _Answer:
    """Answer a message. Anything that arrives meanwhile, and the end of the pipe, interrupts it."""
    number = told.request.number if isinstance(told, _Question) else told.number
    try:
        if content is None:
            raise ValueError("the cards of the game cannot be read")
        if isinstance(told, _Question):
            return _Answer(number, think(told.request, content, pipe.poll))
        return _Answer(number, finding=carry_out(told.task, content, pipe.poll))
    except Interrupted:
        return _Answer(number)
    except BotError as error:
        return _Answer(number, trace=traceback.format_exc(), bot_fault=error.fault)
    except Exception:
        return _Answer(number, trace=traceback.format_exc())
