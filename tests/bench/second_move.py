"""Is the first guild's second move (MINE-2) always worth the last place in the order?
`python tests/bench/second_move.py [GAMES [NODES]]`.

Masters play simple games of two, three and four. At every second move the best moves and passing
are rolled out in the same sampled worlds, none dropped; then the best move and passing once more in
others, so that the luck of being found best does not count. Prints for each number of guilds how
often Masters took the move, how often passing was better, by how much on average, in points of
winning chance, and how the place in the order of the market is shared.
"""

import sys
from random import Random

from forgewar.ai.players.base import Budget, legal_actions, seat_view
from forgewar.ai.players.master import Master, Search
from forgewar.ai.search.rollout_policy import rollout_weights
from forgewar.ai.value.planner import Planner
from forgewar.cli.ladder import interval
from forgewar.content import load
from forgewar.rules.actions import PassMine
from forgewar.rules.decisions import MineTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options

GAMES, NODES = 10, 3_000
MOVES = 6  # that the planner ranks highest
FINDING, MEASURING = 24, 60  # sampled worlds
POINT = 1.0  # a difference worth speaking of, in points


def gain_of_moving(view: Game, rng: Random) -> float:
    """Winning chance with the best second move less that with passing, in points."""
    assert view.decision is not None
    seat, weights = view.decision.seat, rollout_weights(view.state.options)
    ranked = Planner(weights, rng).rank(view, seat, view.choices())
    still = next(item for item in ranked if isinstance(item[1], PassMine))
    few = [item for item in ranked if item is not still][:MOVES]
    search = Search(view, seat, few, Budget(), weights, rng)
    for _ in range(FINDING):
        search.play_world(search.candidates)
    best = max(search.candidates, key=lambda each: sum(each.values)).item
    pair = Search(view, seat, [best, still], Budget(), weights, rng)
    for _ in range(MEASURING):
        pair.play_world(pair.candidates)
    moved, stayed = (sum(each.values) / MEASURING for each in pair.candidates)
    return 100 * (moved - stayed)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    budget = Budget(int(sys.argv[2]) if len(sys.argv) > 2 else NODES)
    content, rng = load.default(), Random(1)
    for guilds in (2, 3, 4):
        taken, gains = 0, list[float]()
        for number in range(games):
            game = Game.new(Options("simple", guilds), number, content)
            players = [Master(number * 10 + seat) for seat in range(guilds)]
            while (decision := game.decision) is not None:
                seat = decision.seat
                view, legal = seat_view(game, seat), legal_actions(game, seat)
                action = players[seat].consider(view, legal, budget).action
                if isinstance(decision, MineTurn) and decision.second and len(view.choices()) > 1:
                    gains.append(gain_of_moving(view, rng))
                    taken += not isinstance(action, PassMine)
                game.play(action)
        worse = sum(gain < -POINT for gain in gains)
        low, high = interval(worse, len(gains))
        print(
            f"{guilds} guilds: taken {taken} of {len(gains)}, worth {sum(gains) / len(gains):+.1f}"
            f" points on average; passing is better by over {POINT:.0f} point in {worse}"
            f" ({100 * low:.0f} to {100 * high:.0f} %)",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
