"""Steps a second of the environment for learning agents, beside catanatron's, in one run:
`python tests/bench/env.py`.

Needs the extras `env` and `bench`. Both are played at random with two seats, in rounds that
alternate, and the best round of each counts, in time of the processor. The number of features shows
how much each observation has.
"""

import random
import time
from collections.abc import Callable

import gymnasium
import numpy as np

from forgewar.env import env

ROUNDS, STEPS = 5, 1_500


def ours(rng: random.Random) -> int:
    """Play at random; returns the number of features of an observation."""
    table = env()
    table.reset(seed=1)
    steps = size = 0
    while steps < STEPS:
        seen, _, over, _, _ = table.last()
        if over:
            table.reset()
            continue
        size = len(seen["observation"])
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return size


def theirs(rng: random.Random) -> int:
    """Play at random; returns the number of features of an observation."""
    table = gymnasium.make("catanatron_gym:catanatron-v1")
    seen, info = table.reset(seed=1)
    for _ in range(STEPS):
        seen, _, over, cut, info = table.step(rng.choice(info["valid_actions"]))
        if over or cut:
            seen, info = table.reset()
    return len(seen)


def main() -> None:
    played: dict[str, Callable[[random.Random], int]] = {"forgewar": ours, "catanatron": theirs}
    best, sizes = dict.fromkeys(played, 0.0), dict.fromkeys(played, 0)
    for round_ in range(ROUNDS):
        for name, play in played.items():
            begun = time.process_time()
            sizes[name] = play(random.Random(round_))
            best[name] = max(best[name], STEPS / (time.process_time() - begun))
    for name in played:
        print(f"{name:12}{best[name]:10,.0f} steps a second, {sizes[name]:6,} features")
    print(f"ratio       {best['forgewar'] / best['catanatron']:10.2f}")


if __name__ == "__main__":
    main()
