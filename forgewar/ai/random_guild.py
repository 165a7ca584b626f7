"""A computer guild that does anything it may, for simulations and for finding faults.

It looks at nothing but what it is offered, so it needs no view of the game.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from forgewar.rules.actions import Action
from forgewar.rules.game import Game

T = TypeVar("T")
TRADE_CHANCE = 0.1


def pick(options: Sequence[T], rng: Random) -> T:
    """One of them at random. `Random.random` is the one method whose numbers Python promises to
    keep from version to version."""
    return options[int(rng.random() * len(options))]


class RandomGuild:
    """Mostly a choice of the decision, all equally likely; now and then a trade before it."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, game: Game, seat: int) -> Action:
        """What this guild does now; the game's decision must be its own."""
        if self._rng.random() < TRADE_CHANCE:
            trades = game.trades(seat)
            if trades:
                return pick(trades, self._rng)
        return pick(game.choices(), self._rng)
