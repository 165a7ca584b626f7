"""Grandmaster: a Master who takes ten times as long."""

from collections.abc import Sequence

from msgspec.structs import replace

from forgewar.ai.choice import Budget, Choice
from forgewar.ai.master import Master
from forgewar.rules.actions import Action
from forgewar.rules.game import Game

PATIENCE = 10  # times the thought that a Master may give to a choice


class Grandmaster(Master):
    """The same search in many more made-up games, so that it sees further ahead in them."""

    name = "grandmaster"

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        seconds = budget.seconds and budget.seconds * PATIENCE
        return super().consider(
            view, legal, replace(budget, nodes=budget.nodes * PATIENCE, seconds=seconds)
        )
