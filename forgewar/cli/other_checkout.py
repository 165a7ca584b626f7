"""Computer players of another checkout of the game, in a process of its own.

New players are measured against those of an older version without keeping old code in the tree. The
other version needs `forgewar.ai.worker_process.think` and the same format of states.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from forgewar.ai.players.base import Budget, Choice, Player
from forgewar.ai.worker_process import Request
from forgewar.cli.failure import CommandError
from forgewar.content.model import Content
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.words import say

_SCRIPT = """
import sys
from pathlib import Path
import forgewar, msgspec
from forgewar.ai.worker_process import Request, think
from forgewar.content import load
content = load.default()
print(Path(forgewar.__file__).parents[1], content.hash, sep="\\n", flush=True)
for line in sys.stdin:
    choice = think(msgspec.json.decode(line, type=Request), content)
    print(msgspec.json.encode(choice.action).decode(), flush=True)
"""
_encode = msgspec.json.Encoder().encode
_actions: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action)


class _Process:
    """The process of the other checkout. It ends when its pipe closes."""

    def __init__(self, folder: Path, content: Content) -> None:
        self._folder = folder
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SCRIPT],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            cwd=folder, env=environment, text=True, encoding="utf-8",
        )  # fmt: skip
        if Path(self._line()) != folder:
            raise CommandError(say("cli-no-game-there", path=str(folder)))
        if self._line() != content.hash:
            raise CommandError(say("cli-other-cards-there", path=str(folder)))

    def ask(self, request: Request) -> Action:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{_encode(request).decode()}\n")
        self._process.stdin.flush()
        return _actions.decode(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise CommandError(say("cli-no-game-there", path=str(self._folder)))
        return line.rstrip("\n")


@cache
def _process(folder: Path, content: Content) -> _Process:
    """One for each process that plays games."""
    return _Process(folder, content)


class OtherCheckout(Player):
    """A player of that checkout, by its strength there."""

    def __init__(self, folder: Path, strength: str, seed: int) -> None:
        super().__init__(seed)
        self._folder, self._strength = folder.resolve(), strength

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:  # noqa: ARG002  # the other one knows them
        seed = int(self._rng.random() * (1 << 48))
        request = Request(view.state, self._strength, seed, budget.nodes, budget.seconds)
        return Choice(_process(self._folder, view.content).ask(request), ())
