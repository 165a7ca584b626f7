"""Grandmaster: a Master with ten times the budget, and more where rollouts are quick."""

from collections.abc import Sequence

from msgspec.structs import replace

from forgewar.ai.players.base import Budget, Choice
from forgewar.ai.players.master import Master
from forgewar.rules.actions import Action
from forgewar.rules.game import Game

PATIENCE = 10  # times the seconds that a Master may think ...
DILIGENCE = 40  # ... and the nodes that it may look at


class Grandmaster(Master):
    """Looks at more candidates, and farther into the replies to each."""

    name = "grandmaster"
    candidates = 48

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        seconds = budget.seconds and budget.seconds * PATIENCE
        nodes = budget.nodes * DILIGENCE
        return super().consider(view, legal, replace(budget, nodes=nodes, seconds=seconds))
