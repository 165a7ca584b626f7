"""Deep comparison of the choices of one decision: all are rolled out in the same worlds, none
dropped.

The Master stops as soon as it knows what to do; this measures by how much the best choice is
better, and how sure that is.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from forgewar.ai.explain.fact import Fact
from forgewar.ai.explain.score_facts import explain_choice
from forgewar.ai.players.base import seat_view
from forgewar.ai.search.evaluation import expectation
from forgewar.ai.search.replies import OUT_OF_QUESTION
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights
from forgewar.rules.actions import Action, Trade
from forgewar.rules.decisions import Management
from forgewar.rules.game import Game


class Tried(NamedTuple):
    """A candidate: its reasons, and its lead in each sampled world, in prestige."""

    action: Action
    rank: int  # by the planner
    reasons: tuple[Fact, ...]
    leads: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.leads) / len(self.leads)

    def behind(self, best: "Tried") -> tuple[float, float]:
        """Mean distance to another candidate in the same worlds, and its standard error."""
        gaps = [mine - its for mine, its in zip(best.leads, self.leads, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


def compare(game: Game, candidates: int, games: int, seed: int) -> list[Tried]:
    """Candidates that the planner ranks highest, and in management, where it ranks none, every
    choice; each is rolled out in the same worlds, the best first. Trades are left out. The game is
    not changed."""
    decision = game.decision
    assert decision is not None
    rng, weights = Random(seed), rollout_weights(game.state.options)
    view = seat_view(game, decision.seat)
    ranked = Planner(weights, rng).rank(view, decision.seat, view.choices())
    ranked = [item for item in ranked if not isinstance(item[1], Trade)]
    few = [item for item in ranked[:candidates] if item[0] > ranked[0][0] + OUT_OF_QUESTION]
    if isinstance(decision, Management):
        planned = {action for _, action, _ in few}
        rest = [each for each in view.choices() if each not in planned]
        few += [(0.0, each, ()) for each in rest if not isinstance(each, Trade)]
    leads = _play(view, decision.seat, few, games, weights, rng)
    tried = [
        Tried(item[1], rank, explain_choice(view, few, item), tuple(found))
        for rank, (item, found) in enumerate(zip(few, leads, strict=True))
    ]
    return sorted(tried, key=lambda each: -each.mean)


def _play(
    view: Game, seat: int, few: Sequence[Scored], games: int, weights: Weights, rng: Random
) -> list[list[float]]:
    """Lead of the seat at the end, for each candidate in each world."""
    quick = RolloutPolicy(weights, rng)
    leads: list[list[float]] = [[] for _ in few]
    for _ in range(games):
        world = sample_hidden(view, seat, rng)
        for (_, action, _), found in zip(few, leads, strict=True):
            game = world.clone()
            game.play(action)
            while game.state.agenda:
                quick.turn(game)
            found.append(expectation(game, seat, weights)[1])
    return leads
