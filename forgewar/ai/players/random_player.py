"""A player that takes random legal actions, for simulations and for finding faults.

It looks only at its choices, so it needs no view of the game.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players.base import Budget, Choice, Player
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game

T = TypeVar("T")
TRADE_CHANCE = 0.1
_WHIM = Fact("whim")


def pick(options: Sequence[T], rng: Random) -> T:
    """One of `options` at random. `Random.random` is the only method whose numbers Python promises
    to keep from version to version."""
    return options[int(rng.random() * len(options))]


class RandomPlayer(Player):
    """Mostly a choice of the decision, all equally likely; sometimes a trade before it."""

    name = "random"

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:  # noqa: ARG002  # it thinks about nothing
        """Choose anything."""
        trades = [action for action in legal if isinstance(action, Trade)]
        return Choice(self._pick(view.choices(), trades), (_WHIM,))

    def choose(self, game: Game, seat: int) -> Action:
        """Choose an action; the game's decision must be the seat's."""
        return self._pick(game.choices(), game.trades(seat))

    def _pick(self, choices: Sequence[Action], trades: Sequence[Action]) -> Action:
        if self._rng.random() < TRADE_CHANCE and trades:
            return pick(trades, self._rng)
        return pick(choices, self._rng)
