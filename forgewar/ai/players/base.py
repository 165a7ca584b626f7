"""Interface of computer players: a choice is an action with its reasons, made within a budget."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, Protocol, get_args

from msgspec import Struct

from forgewar.ai.explain.fact import Fact
from forgewar.rules.actions import Action
from forgewar.rules.game import Game

# Character: preference among choices that are nearly as good (`temper.pick_by_temper`,
# `master.pick_by_character`).
Character = Literal["questing", "mining", "hoarding", "buying"]
CHARACTERS: tuple[Character, ...] = get_args(Character)


class RunnerUp(Struct, frozen=True):
    """The next best action, and how far it fell `behind` in the rollouts with both: in prestige,
    against the best of the others, and in the `chance` to win (not in solo). Without `games` it was
    not rolled out; unless it is `clear`, the difference may be luck. `sure` is the probability that
    it is none, in percent; its `reasons` are what its rollouts have more of."""

    action: Action
    behind: float = 0.0
    games: int = 0
    chance: float = 0.0
    clear: bool = False
    sure: int = 0
    reasons: tuple[Fact, ...] = ()
    follows: Action | None = None


class Choice(Struct, frozen=True):
    """An action, its reasons, the weightiest first, the number of nodes looked at, the next best
    action, and after a trade the action that `follows` in most rollouts."""

    action: Action
    reasons: tuple[Fact, ...]
    nodes: int = 0
    runner_up: RunnerUp | None = None
    follows: Action | None = None


class Budget(Struct, frozen=True):
    """Limit for one choice: `nodes` actions tried out or `seconds` passed. Without seconds the
    choice depends on nothing but the seed. Once it is made, it and the runner-up are rolled out
    until there are `compared` games of both, or as many seconds have passed again: for reasons."""

    nodes: int = 3_000
    seconds: float | None = None
    compared: int = 0
    cancelled: Callable[[], bool] = lambda: False


DEFAULT_BUDGET = Budget()
NODES = 50_000  # budget in the app, for hints and reviews too: a second of a machine of today


def hint_seed(game_seed: int, moment: int, seat: int) -> int:
    """Seed of a thought in the app, after so many actions of a game; a review repeats it."""
    return (game_seed * 1009 + moment) * 4 + seat


class ComputerPlayer(Protocol):
    """A player made from a seed and a character, and deterministic in both."""

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        """Choose one of the legal actions. The view's decision is this player's, and its state is
        what its seat may know (`Game.view`)."""

    def choose(self, game: Game, seat: int) -> Action:
        """Choose an action within the usual budget; the game's decision must be the seat's."""


class Player:
    """Reduces a game to what its seat may see, and considers that."""

    def __init__(self, seed: int, character: Character | None = None) -> None:
        self._rng = Random(seed)
        self._character = character

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        raise NotImplementedError

    def choose(self, game: Game, seat: int) -> Action:
        """Choose an action within the usual budget; the game's decision must be the seat's."""
        return self.consider(
            seat_view(game, seat), legal_actions(game, seat), DEFAULT_BUDGET
        ).action


def seat_view(game: Game, seat: int) -> Game:
    """The game as a seat may know it. Its decks are in alphabetical order, so it can be looked at
    but not played on; for that see `sample_hidden`."""
    return Game(game.view(seat), game.content)


def legal_actions(game: Game, seat: int) -> list[Action]:
    """Choices of the decision, and the seat's own trades."""
    return [*game.choices(), *game.trades(seat)]
