"""A sketch of learning: python examples/training_sketch.py [GAMES] (extra `env`).

Its 600 games take less than a minute.

A policy with one weight for each action number, so it learns what is good in general and nothing
about positions. It plays both seats, and REINFORCE moves the weights of what was chosen by how much
better the game ended than usual. A policy worth the name would read the observation.
"""

import sys

import numpy as np

from forgewar.env import env

GAMES = int(sys.argv[1]) if sys.argv[1:] else 600
MEASURED, RATE = min(100, GAMES), 0.2
table, rng = env(mode="simple", guilds=2), np.random.default_rng(1)
weights = np.zeros(table.action_space("guild_0").n)


def play(seed, learners):
    """Prestige of each agent, and what the learners among them chose from what."""
    table.reset(seed=seed)
    prestige, chosen = {}, []
    for agent in table.agent_iter():
        seen, _, ended, _, info = table.last()
        if ended:
            prestige[agent] = info["prestige"]
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        scores = np.exp(weights[legal]) if agent in learners else np.ones(len(legal))
        pick = rng.choice(len(legal), p=scores / scores.sum())
        if agent in learners:
            chosen.append((agent, legal, pick, scores / scores.sum()))
        table.step(int(legal[pick]))
    return prestige, chosen


def lead(games):
    """Mean lead of the policy over random play."""
    ends = [play(10_000 + game, {"guild_0"})[0] for game in range(games)]
    return np.mean([end["guild_0"] - end["guild_1"] for end in ends])


print(f"before: {lead(MEASURED):+.1f} prestige against random play")
usual = 0.0
for game in range(GAMES):
    prestige, chosen = play(game, {"guild_0", "guild_1"})
    for agent, legal, pick, chances in chosen:
        better = (prestige[agent] - usual) / 100
        weights[legal] -= RATE * better * chances
        weights[legal[pick]] += RATE * better
    usual += 0.05 * (np.mean(list(prestige.values())) - usual)
print(f"after {GAMES} games: {lead(MEASURED):+.1f}")
