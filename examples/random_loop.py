"""Plays games at random in the environment: python examples/random_loop.py (extra `env`)."""

import numpy as np

from forgewar.env import env

GAMES = 3
table, rng = env(mode="simple", guilds=2), np.random.default_rng(1)
for game in range(GAMES):
    table.reset(seed=game)
    steps = 0
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        if ended or cut:
            print(f"game {game + 1}: {agent} {reward:+.0f}, {info['prestige']} prestige")
            table.step(None)
            continue
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    print(f"game {game + 1}: {steps} actions")
