"""A bot that searches: it tries each promising choice in worlds that agree with what it knows, lets
quick players finish the round, and takes what did best.

forgewar simulate --seats examples/search_bot.py:Searcher,journeyman --games 20
"""

from random import Random

from forgewar.ai.players.master import roll_out
from forgewar.ai.search.evaluation import expectation
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.planner import Planner
from forgewar.rules.actions import Trade

CANDIDATES, WORLDS = 6, 12


class Searcher:
    def __init__(self, seed):
        self.rng = Random(seed)

    def choose(self, view, choices):
        seat = view.decision.seat
        weights = rollout_weights(view.state.options)
        choices = [each for each in choices if not isinstance(each, Trade)]
        ranked = Planner(weights, self.rng).rank(view, seat, choices)
        candidates = [action for _, action, _ in ranked[:CANDIDATES]]
        if len(candidates) == 1:
            return candidates[0]
        quick = RolloutPolicy(weights, self.rng)
        chances = dict.fromkeys(candidates, 0.0)
        for _ in range(WORLDS):
            world = sample_hidden(view, seat, self.rng)
            for action in candidates:
                game = world.clone()
                game.play(action)
                roll_out(game, quick, view.state.round + 1)  # to the end of the next round
                chances[action] += expectation(game, seat, weights)[0]
        return max(candidates, key=chances.__getitem__)
