"""Players that somebody wrote: a class with `choose(view, choices) -> action` in a Python file.

A bot is named FILE.py:CLASS on the command line. Its file is run only if the person at the keyboard
names it: never because of a record, which knows just the name of the file and the class.
"""

import inspect
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players.base import Budget, Character, Choice, Player
from forgewar.ai.players.journeyman import Journeyman
from forgewar.fault import Fault, fault
from forgewar.rules.actions import Action
from forgewar.rules.game import Game

# Bots that are offered as players of a seat: the name without folder, and that with it.
BOTS: dict[str, str] = {}
_OWN_BOT = Fact("own_bot")


class Bot(Protocol):
    """Interface of such a class. If its `__init__` takes a `seed`, it is given one."""

    def choose(self, view: Game, choices: Sequence[Action]) -> Action:
        """One of the choices. The view has what the seat of `view.decision` may know; it can be
        looked at, but for playing on see `forgewar.ai.search.sample_hidden`."""


class BotError(Exception):
    """A bot cannot be loaded, failed, or chose something that is not among its choices."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.id)
        self.fault = fault


def is_bot(name: str) -> bool:
    """Whether a player's name is that of a bot with its file."""
    return ".py:" in name


def full_name(name: str) -> str:
    """Name of a bot with the whole path of its file, for processes in other folders. Raises
    `BotError` if it has no file and class."""
    file, _, class_ = name.rpartition(":")
    if not is_bot(name) or not class_.isidentifier():
        raise BotError(fault("bot-no-name", name=name))
    return f"{Path(file).resolve()}:{class_}"


def short_name(name: str) -> str:
    """Name of a bot without its folder, as records have it: greedy.py:Greedy."""
    return Path(name).name if is_bot(name) else name


def offer_bot(name: str) -> None:
    """Offer a bot as a player of a seat. Raises `BotError`."""
    found = full_name(name)
    bot_class(found)
    BOTS[short_name(found)] = found


@lru_cache(maxsize=16)
def bot_class(name: str) -> Callable[..., Bot]:
    """Class of a bot; runs its file. Raises `BotError`."""
    file, _, class_ = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise BotError(fault("bot-no-file", file=file))
    loader = SourceFileLoader(f"forgewar_bot_{path.stem}", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    try:
        loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BotError(_failure(path, error)) from error
    found = getattr(module, class_, None)
    if not inspect.isclass(found) or not callable(getattr(found, "choose", None)):
        raise BotError(fault("bot-no-class", file=path.name, name=class_))
    return found  # type: ignore[return-value]  # it has `choose`


class BotPlayer(Player):
    """Computer player whose choices a bot makes."""

    def __init__(self, name: str, seed: int, character: Character | None = None) -> None:
        super().__init__(seed, character)
        self._path = Path(name.rpartition(":")[0])
        class_ = bot_class(name)
        try:
            takes_seed = "seed" in inspect.signature(class_).parameters
            self._bot: Bot = class_(seed=seed) if takes_seed else class_()
        except Exception as error:
            raise BotError(_failure(self._path, error)) from error

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:  # noqa: ARG002  # it minds its own time
        """Ask the bot. Raises `BotError`."""
        try:
            action = self._bot.choose(view, legal)
            if action in legal:
                return Choice(action, (_OWN_BOT,))
            said = repr(action)
        except Exception as error:
            raise BotError(_failure(self._path, error)) from error
        code = getattr(type(self._bot).choose, "__code__", None)
        line = str(code.co_firstlineno) if code is not None else "?"
        raise BotError(fault("bot-illegal", file=self._path.name, line=line, action=said[:80]))


class Failure(Struct, frozen=True):
    """A fault of a bot, and how often a Journeyman chose for it because of that."""

    fault: Fault
    times: int = 1


class WatchedBot(Player):
    """A bot for which a Journeyman chooses whenever it fails."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(seed)
        self._bot, self._stand_in = BotPlayer(name, seed), Journeyman(seed)
        self.failures: list[Failure] = []

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        try:
            return self._bot.consider(view, legal, budget)
        except BotError as error:
            self.failures = merge_failures(self.failures, [Failure(error.fault)])
            return self._stand_in.consider(view, legal, budget)


def merge_failures(ours: Sequence[Failure], theirs: Sequence[Failure]) -> list[Failure]:
    """Failures of both, each fault once."""
    merged = [*ours]
    for failure in theirs:
        known = next((i for i, mine in enumerate(merged) if mine.fault == failure.fault), None)
        if known is None:
            merged.append(failure)
        else:
            merged[known] = Failure(failure.fault, merged[known].times + failure.times)
    return merged


def _failure(path: Path, error: BaseException) -> Fault:
    """Sentence about an exception, with the last line of the bot's file that it went through."""
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename) == path
    ]
    if isinstance(error, SyntaxError) and error.lineno is not None:
        lines.append(error.lineno)
    problem = f"{type(error).__name__}: {error}".removesuffix(": ")
    line = str(lines[-1]) if lines else "?"
    return fault("bot-failed", file=path.name, line=line, problem=problem)
