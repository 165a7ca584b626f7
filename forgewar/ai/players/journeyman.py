"""Journeyman: a sound planner of one turn that knows how many rounds are left."""

from collections.abc import Sequence

from forgewar.ai.explain.reasons import explain
from forgewar.ai.players.base import Budget, Choice, Player
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights, weights_for
from forgewar.rules.actions import Action
from forgewar.rules.game import Game

SOUND = Weights()


class Journeyman(Player):
    """Weighs every choice by named features over the rounds left."""

    name = "journeyman"
    weights = SOUND

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:  # noqa: ARG002  # it never takes long
        decision = view.decision
        assert decision is not None
        choices = view.choices()
        planner = Planner(weights_for(self.weights, view.state.options), self._rng)
        ranked = planner.rank(view, decision.seat, choices)
        score, _, _ = ranked[0]
        equals = [item for item in ranked if item[0] == score]
        chosen = equals[int(self._rng.random() * len(equals))]
        return Choice(chosen[1], explain(view, ranked, chosen), len(choices))
