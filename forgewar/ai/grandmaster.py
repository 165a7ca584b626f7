"""Grandmaster: a Master who takes ten times as long, and doubts more."""

from collections.abc import Sequence

from msgspec.structs import replace

from forgewar.ai.choice import Budget, Choice
from forgewar.ai.master import Master
from forgewar.rules.actions import Action
from forgewar.rules.game import Game

PATIENCE = 10  # times the thought that a Master may give to a choice


class Grandmaster(Master):
    """Looks at more candidates, and lets go of none of them before it has seen what may follow."""

    name = "grandmaster"
    candidates = 16
    clear = 4.0

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        seconds = budget.seconds and budget.seconds * PATIENCE
        return super().consider(
            view, legal, replace(budget, nodes=budget.nodes * PATIENCE, seconds=seconds)
        )
