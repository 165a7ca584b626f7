"""A long look at one choice: every candidate played on in the same made-up games, none dropped.

The Master stops as soon as it knows what to do; whoever wants to know how much better the best
choice is, and how sure that is, tries all of them to the end.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from forgewar.ai.explain.reasons import explain_choice
from forgewar.ai.players.base import Reason, seen
from forgewar.ai.players.master import expectation
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
    """A candidate: what speaks for it, and the lead that each made-up game came to, in prestige."""

    action: Action
    rank: int  # at first sight
    reasons: tuple[Reason, ...]
    leads: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.leads) / len(self.leads)

    def behind(self, best: "Tried") -> tuple[float, float]:
        """How far this falls behind another in the same games, and the standard error of that."""
        gaps = [mine - its for mine, its in zip(best.leads, self.leads, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


def trial(game: Game, candidates: int, games: int, seed: int) -> list[Tried]:
    """The candidates that the planner ranks highest, and in management, where it ranks none, every
    choice, each played on in the same made-up games; the best first. Trades are made beside a
    choice and are none. The game is not changed."""
    decision = game.decision
    assert decision is not None
    rng, temper = Random(seed), rollout_weights(game.state.options)
    view = seen(game, decision.seat)
    ranked = Planner(temper, rng).rank(view, decision.seat, view.choices())
    ranked = [item for item in ranked if not isinstance(item[1], Trade)]
    few = [item for item in ranked[:candidates] if item[0] > ranked[0][0] + OUT_OF_QUESTION]
    if isinstance(decision, Management):
        planned = {action for _, action, _ in few}
        rest = [each for each in view.choices() if each not in planned]
        few += [(0.0, each, ()) for each in rest if not isinstance(each, Trade)]
    leads = _play(view, decision.seat, few, games, temper, rng)
    tried = [
        Tried(item[1], rank, explain_choice(view, few, item), tuple(found))
        for rank, (item, found) in enumerate(zip(few, leads, strict=True))
    ]
    return sorted(tried, key=lambda each: -each.mean)


def _play(
    view: Game, seat: int, few: Sequence[Scored], games: int, temper: Weights, rng: Random
) -> list[list[float]]:
    """The lead of the seat at the end, for each candidate in each made-up game."""
    quick = RolloutPolicy(temper, rng)
    leads: list[list[float]] = [[] for _ in few]
    for _ in range(games):
        world = sample_hidden(view, seat, rng)
        for (_, action, _), found in zip(few, leads, strict=True):
            game = world.clone()
            game.play(action)
            while game.state.agenda:
                quick.turn(game)
            found.append(expectation(game, seat, temper)[1])
    return leads
