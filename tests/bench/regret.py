"""What a Master's choices cost, judged by long search: `python tests/bench/regret.py [GAMES]`.

Masters play simple games of two against each other, with the nodes they have in the app. At every
choice that they search, all that the planner ranks high is looked at once more by the same kind of
search, many times as long and without letting go of anything early; what came out best is then held
against what the Master chose in as many other made-up games, so that the luck of being found best
does not count. Prints the mean loss of winning chance by kind of choice, in points, and how many
cost more than 5; exits with 1 when a target is missed.

The judge shares the Master's eyes: what neither sees costs nothing here. Games played on to their
end by guilds in a hurry are no better judge: a Master who chose by them lost three games in four to
one who chose as he does.
"""

import sys
from collections.abc import Sequence
from random import Random

from forgewar.ai.players.base import NODES, Budget, legal_actions, seat_view
from forgewar.ai.players.master import SEARCHED, Search
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.search.rollout_policy import rollout_weights
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.planner import Planner
from forgewar.content import load
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game
from forgewar.rules.state import Options

GAMES = 4
CANDIDATES = 32
FINDING = 400  # made-up games in which the best is looked for ...
MEASURING = 1000  # ... and in which it is held against what was chosen
DEAR = 5.0  # points
DEAR_TARGET = 0.06  # of the choices
MINE_TARGET = 1.5  # points, on average
KIND = Options("simple", 2)


def chances(view: Game, items: Sequence[Scored], worlds: int, rng: Random) -> list[float]:
    """The chance with each action, in points, over the same made-up games."""
    assert view.decision is not None
    search = Search(view, view.decision.seat, [*items], Budget(), rollout_weights(KIND), rng)
    for _ in range(worlds):
        search.play_world(search.candidates)
    return [100 * sum(line.values) / worlds for line in search.candidates]


def loss(view: Game, chosen: Action, rng: Random) -> float:
    """What a choice cost against the best, which is found and measured in different games."""
    assert view.decision is not None
    ranked = Planner(rollout_weights(KIND), rng).rank(view, view.decision.seat, view.choices())
    mine = next(item for item in ranked if item[1] == chosen)
    few = [item for item in ranked if not isinstance(item[1], Trade)][:CANDIDATES]
    items = [mine, *(item for item in few if item is not mine)]
    found = chances(view, items, FINDING, rng)
    best = items[found.index(max(found))]
    if best is mine:
        return 0.0
    ours, better = chances(view, [mine, best], MEASURING, rng)
    return better - ours


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    content, rng = load.default(), Random(1)
    found: dict[str, list[float]] = {}
    for number in range(games):
        game = Game.new(KIND, number, content)
        guilds = [GUILDS["master"](number * 10 + seat) for seat in range(KIND.guilds)]
        while (decision := game.decision) is not None:
            view, legal = seat_view(game, decision.seat), legal_actions(game, decision.seat)
            choice = guilds[decision.seat].consider(view, legal, Budget(NODES))
            searched = isinstance(decision, SEARCHED) and choice.runner_up is not None
            if searched and not isinstance(choice.action, Trade):
                cost = loss(view, choice.action, rng)
                found.setdefault(type(decision).__name__, []).append(cost)
            game.play(choice.action)
    everything = [each for losses in found.values() for each in losses]
    for kind, losses in found.items():
        print(f"{kind:16}{len(losses):5} choices, {sum(losses) / len(losses):6.2f} points each")
    dear = sum(each > DEAR for each in everything) / len(everything)
    mine = sum(found["MineTurn"]) / len(found["MineTurn"])
    print(f"{len(everything)} choices, {100 * dear:.1f} % cost more than {DEAR:.0f} points")
    met = dear <= DEAR_TARGET and mine <= MINE_TARGET
    print("met" if met else "MISSED")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
