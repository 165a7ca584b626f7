"""What a Master's choices cost, judged by long search:
`python tests/bench/regret.py [GAMES [WORLDS]]`.

Masters play simple games of two against each other, with the usual number of nodes. At every choice
that they search, all that the planner ranks high is played on to the end of the game in the same
made-up games; the best of it is then held against what the Master chose in as many other games, so
that the luck of being found best does not count. Prints the mean loss of winning chance by kind of
choice, in points, and how many cost more than 5; exits with 1 when a target is missed.
"""

import sys
from collections.abc import Sequence
from random import Random

from forgewar.ai.choice import DEFAULT_BUDGET, options, seen
from forgewar.ai.determinise import determinise
from forgewar.ai.guilds import GUILDS
from forgewar.ai.hurry import Hurry, skilled
from forgewar.ai.master import SEARCHED, expectation, play_on
from forgewar.ai.planner import Planner
from forgewar.content import load
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game
from forgewar.rules.state import Options

GAMES = 4
WORLDS = 80
CANDIDATES = 8
DEAR = 5.0  # points
DEAR_TARGET = 0.06  # of the choices
MINE_TARGET = 1.5  # points, on average
KIND = Options("simple", 2)


def chances(view: Game, actions: Sequence[Action], worlds: int, rng: Random) -> list[float]:
    """The chance with each action, in points, over the same made-up games."""
    assert view.decision is not None
    seat, temper = view.decision.seat, skilled(KIND)
    quick, sums = Hurry(temper, rng), [0.0] * len(actions)
    for _ in range(worlds):
        world = determinise(view, seat, rng)
        for i, action in enumerate(actions):
            game = world.clone()
            game.play(action)
            play_on(game, quick, KIND.rounds)
            sums[i] += 100 * expectation(game, seat, temper)[0]
    return [each / worlds for each in sums]


def loss(view: Game, chosen: Action, worlds: int, rng: Random) -> float:
    """What a choice cost against the best, which is found and measured in different games."""
    assert view.decision is not None
    ranked = Planner(skilled(KIND), rng).rank(view, view.decision.seat, view.choices())
    few = [item[1] for item in ranked if not isinstance(item[1], Trade)][:CANDIDATES]
    actions = [chosen, *(action for action in few if action != chosen)]
    found = chances(view, actions, worlds, rng)
    best = actions[found.index(max(found))]
    if best == chosen:
        return 0.0
    mine, better = chances(view, [chosen, best], worlds, rng)
    return better - mine


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    worlds = int(sys.argv[2]) if len(sys.argv) > 2 else WORLDS
    content, rng = load.default(), Random(1)
    found: dict[str, list[float]] = {}
    for number in range(games):
        game = Game.new(KIND, number, content)
        guilds = [GUILDS["master"](number * 10 + seat) for seat in range(KIND.guilds)]
        while (decision := game.decision) is not None:
            view, legal = seen(game, decision.seat), options(game, decision.seat)
            choice = guilds[decision.seat].consider(view, legal, DEFAULT_BUDGET)
            searched = isinstance(decision, SEARCHED) and choice.runner_up is not None
            if searched and not isinstance(choice.action, Trade):
                cost = loss(view, choice.action, worlds, rng)
                found.setdefault(type(decision).__name__, []).append(cost)
            game.play(choice.action)
    everything = [each for losses in found.values() for each in losses]
    for kind, losses in found.items():
        print(f"{kind:16}{len(losses):5} choices, {sum(losses) / len(losses):6.2f} points each")
    dear = sum(each > DEAR for each in everything) / len(everything)
    mine = sum(found["MineTurn"]) / len(found["MineTurn"])
    print(f"{len(everything)} choices, {100 * dear:.0f} % cost more than {DEAR:.0f} points")
    met = dear <= DEAR_TARGET and mine <= MINE_TARGET
    print("met" if met else "MISSED")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
