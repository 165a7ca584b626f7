"""A Master against an open-loop UCT with more nodes:
`python tests/bench/uct.py [GAMES [NODES [TIMES [GUILDS]]]]`.

The UCT is a yardstick of its own kind. It shares the planner's order of choices and the rollout
policy, but neither the evaluation nor the halving of candidates: one tree over the choices of all
guilds, keyed by the actions so far (open loop), a sampled world for each iteration, widened as it
is visited, and rollouts to the end of the game. It has TIMES as many nodes as the Master. Every
deal is played from every seat. Prints how often the UCT wins, with a 95 % interval; exits with 1 if
it wins more than it should.
"""

import sys
from math import exp, log, sqrt
from random import Random

from forgewar.ai.players.base import Budget, legal_actions, seat_view
from forgewar.ai.players.master import SEARCHED, Master
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.search.sample_hidden import sample_hidden
from forgewar.ai.value.planner import Planner
from forgewar.cli.games import seed_of
from forgewar.cli.ladder import interval
from forgewar.content import load
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game
from forgewar.rules.state import Options

GAMES, NODES, TIMES, GUILDS = 100, 20_000, 4, 2
TARGET = 0.3  # of the games, at most, for the UCT in a game of two
EXPLORATION = 0.25
WIDTH, WIDENING = 3.0, 0.6  # branches open after n visits: WIDTH + n ** WIDENING
MARGIN = 8.0  # prestige; scale of a lead at the end


class Branch:
    """One choice at a node, in the planner's order."""

    def __init__(self, action: Action) -> None:
        self.action, self.games, self.total = action, 0, 0.0


class Node:
    """A decision after certain actions, whatever the world."""

    def __init__(self, game: Game, planner: Planner) -> None:
        assert game.decision is not None
        self.seat, self.games = game.decision.seat, 0
        ranked = planner.rank(game, self.seat, game.choices())
        actions = [action for _, action, _ in ranked if not isinstance(action, Trade)]
        self.branches = [Branch(action) for action in actions]

    def pick(self, game: Game) -> Branch | None:
        """Branch with the highest upper confidence bound of those open and legal now."""
        open_ = self.branches[: int(WIDTH + self.games**WIDENING)]
        legal = [branch for branch in open_ if game.refusal(branch.action) is None]
        for branch in legal:
            if not branch.games:
                return branch
        bonus = EXPLORATION * sqrt(log(self.games + 1))
        return max(legal, key=lambda b: b.total / b.games + bonus / sqrt(b.games), default=None)


def uct(view: Game, nodes: int, rng: Random) -> Action:
    """Most visited choice."""
    weights = rollout_weights(view.state.options)
    planner, quick = Planner(weights, rng), RolloutPolicy(weights, rng)
    assert view.decision is not None
    seat, tree = view.decision.seat, dict[tuple[Action, ...], Node]()
    spent = 0
    while spent < nodes:
        game, way, path = sample_hidden(view, seat, rng), (), list[tuple[Node, Branch]]()
        while game.decision is not None:
            if not isinstance(game.decision, SEARCHED):
                spent += quick.turn(game)
                continue
            new = way not in tree
            if new:
                tree[way] = Node(view if not way else game, planner)
            node = tree[way]
            branch = node.pick(game) if node.seat == game.decision.seat else None
            if branch is None:
                break
            path.append((node, branch))
            game.play(branch.action)
            way, spent = (*way, branch.action), spent + 1
            if new and len(path) > 1:
                break
        while game.decision is not None:
            spent += quick.turn(game)
        scores = [guild.prestige for guild in game.state.guilds]
        for node, branch in path:
            others = max(score for side, score in enumerate(scores) if side != node.seat)
            node.games, branch.games = node.games + 1, branch.games + 1
            branch.total += 1 / (1 + exp((others - scores[node.seat]) / MARGIN))
    return max(tree[()].branches, key=lambda branch: branch.games).action


def play(seed: int, guilds: int, place: int, nodes: int, times: int) -> bool:
    """Whether the UCT in this place of the first order wins a game against Masters."""
    game, rng = Game.new(Options("simple", guilds), seed, load.default()), Random(seed)
    masters = [Master(seed_of(seed, seat)) for seat in range(guilds)]
    while (decision := game.decision) is not None:
        seat = decision.seat
        view, legal = seat_view(game, seat), legal_actions(game, seat)
        choice = masters[seat].consider(view, legal, Budget(1 if seat == place else nodes))
        searched = seat == place and isinstance(decision, SEARCHED) and len(view.choices()) > 1
        game.play(uct(view, times * nodes, rng) if searched else choice.action)
    assert game.state.result is not None
    return game.state.result.ranking[0] == place


def main() -> int:
    given = [int(each) for each in sys.argv[1:]]
    games, nodes, times, guilds = [*given, *(GAMES, NODES, TIMES, GUILDS)[len(given) :]]
    won = played = 0
    while played < games:
        for place in range(guilds):
            won += play(seed_of(1, played // guilds), guilds, place, nodes, times)
            played += 1
        low, high = interval(won, played)
        share = f"{100 * won / played:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
        print(f"the UCT won {won} of {played} games, {share}", flush=True)
    return int(guilds == GUILDS and won / played > TARGET)


if __name__ == "__main__":
    sys.exit(main())
