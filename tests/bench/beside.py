"""Rollouts a second of a Master, here and in another checkout, in one run:
`python tests/bench/beside.py DIR [ROUNDS]`.

Both think about the same positions with the same number of nodes, each in a process of its own, in
turns. Of each position the quickest time counts, in processor time, because machines are noisy.
Prints rollouts a second, the time of one choice, and both as ratios.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[2]
ROUNDS = 5
NODES = 3_000

# What runs in either checkout: positions of Journeymen's games, and a Master asked about one of
# them. A game that is played on ends with a look at what is to be expected of it.
_CHILD = f"""
import sys, time
from forgewar.ai.players import master
from forgewar.ai.players.base import Budget, legal_actions, seat_view
from forgewar.ai.players.registry import GUILDS
from forgewar.content import load
from forgewar.rules.game import Game
from forgewar.rules.state import Options

content, judge, count = load.default(), master.expectations, 0

def counted(*given):
    global count
    count += 1
    return judge(*given)

master.expectations = counted
found = []
for kind in (Options("simple", 2), Options("simple", 4), Options("epic", 3, True)):
    game, number = Game.new(kind, 1, content), 0
    guilds = [GUILDS["journeyman"](seat) for seat in range(kind.guilds)]
    while game.decision is not None and number < 100:
        seat, number = game.decision.seat, number + 1
        if number in (20, 45, 70, 95):
            while len(game.choices()) < 5:
                game.play(guilds[game.decision.seat].choose(game, game.decision.seat))
            found.append(game.clone())
        game.play(guilds[game.decision.seat].choose(game, game.decision.seat))
print(len(found), flush=True)
for line in sys.stdin:
    game = found[int(line)]
    view, legal = seat_view(game, game.decision.seat), legal_actions(game, game.decision.seat)
    count, begun = 0, time.process_time()
    GUILDS["master"](1).consider(view, legal, Budget({NODES}))
    print(count, time.process_time() - begun, flush=True)
"""


class Checkout:
    """A process that answers for one checkout, and its best times so far."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", _CHILD], cwd=folder, text=True,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.positions = int(self._line()[0])
        self.games = [0.0] * self.positions
        self.seconds = [float("inf")] * self.positions

    def _line(self) -> list[str]:
        assert self.process.stdout is not None
        return self.process.stdout.readline().split()

    def think(self, position: int) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{position}\n")
        self.process.stdin.flush()
        games, seconds = map(float, self._line())
        self.games[position] = games
        self.seconds[position] = min(seconds, self.seconds[position])

    def told(self) -> tuple[float, float]:
        """Games a second, and seconds of a choice."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        return sum(self.games) / sum(self.seconds), sum(self.seconds) / self.positions


def main() -> int:
    there = Path(sys.argv[1]).resolve()
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    checkouts = [Checkout(HERE), Checkout(there)]
    for _ in range(rounds):
        for position in range(checkouts[0].positions):
            for checkout in checkouts:
                checkout.think(position)
    (games, seconds), (old_games, old_seconds) = (checkout.told() for checkout in checkouts)
    print(f"thought games a second {games:8.0f}  there {old_games:8.0f}  {games / old_games:.2f}x")
    print(f"seconds of a choice    {seconds:8.3f}  there {old_seconds:8.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
