"""Journeyman: a sound planner of one turn that knows how many rounds are left."""

from collections.abc import Sequence

from forgewar.ai.explain.score_facts import explain
from forgewar.ai.players.base import Budget, Choice, Player
from forgewar.ai.players.temper import pick_by_temper
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights, weights_for
from forgewar.rules.actions import Action
from forgewar.rules.game import Game
from forgewar.rules.state import Options

SOUND = Weights()


class Journeyman(Player):
    """Weighs every choice by named features over the rounds left."""

    name = "journeyman"
    weights = SOUND

    def weights_in(self, options: Options) -> Weights:
        """Weights for a game with these options."""
        return weights_for(self.weights, options)

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:  # noqa: ARG002  # it never takes long
        decision = view.decision
        assert decision is not None
        choices = view.choices()
        weights = self.weights_in(view.state.options)
        ranked = Planner(weights, self._rng).rank(view, decision.seat, choices)
        chosen = pick_by_temper(ranked, self._character, weights.whim, view.content, self._rng)
        return Choice(chosen[1], explain(view, ranked, chosen), len(choices))
