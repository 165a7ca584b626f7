"""How fast the rules are, beside catanatron's, in one run: `python tests/bench/engine.py`.

Needs the extra `bench`. Both engines play at random with four seats, in rounds that alternate, and
the best round of each counts, in time of the processor: on a busy machine the others measure the
neighbours. Says whether it is the compiled rules that were measured, and exits with 1 when a target
is missed.
"""

import gc
import random
import sys
import time
import tracemalloc
from collections.abc import Callable

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from forgewar.content import load
from forgewar.paths import compiled
from forgewar.rules.game import Game
from forgewar.rules.state import Options

ROUNDS = 7
GAMES = 12  # of ours in a round; catanatron plays about as many actions
CATAN_GAMES = 8
CATAN_TURNS = 1000  # its own limit for random players that never finish
COPIES = 2000
FROM_LEGAL = 0.1  # picks among everything legal, trades of all guilds included
MIDDLE = 200  # actions into a game

SPEED_TARGET = 6.0 if compiled() else 3.5  # times catanatron's actions a second
CLONE_TARGET = 0.1  # of the cost of its copy
GROWTH_TARGET = 100_000  # bytes that 450 more games may leave behind

CONTENT = load.default()
KINDS = (Options("simple", 4), Options("epic", 4, True), Options("fast_forward", 4))


def play_ours(game: Game, rng: random.Random, most: int = 1_000_000) -> int:
    """Play on at random; the number of actions."""
    count = 0
    while count < most and not game.over:
        choices = game.legal() if rng.random() < FROM_LEGAL else game.choices()
        game.play(rng.choice(choices))
        count += 1
    return count


def play_catan(game: Catan, most: int = 1_000_000) -> int:
    count = 0
    state = game.state
    while count < most and state.num_turns < CATAN_TURNS and game.winning_color() is None:
        game.play_tick()
        count += 1
    return count


def new_catan(seed: int) -> Catan:
    return Catan([RandomPlayer(color) for color in Color], seed=seed + 1)


def our_speed(round_: int) -> float:
    """Actions a second, games laid out included."""
    rng = random.Random(round_)
    start = time.process_time()
    actions = 0
    for i in range(GAMES):
        actions += play_ours(Game.new(KINDS[i % len(KINDS)], i, CONTENT), rng)
    return actions / (time.process_time() - start)


def catan_speed() -> float:
    start = time.process_time()
    actions = sum(play_catan(new_catan(seed)) for seed in range(CATAN_GAMES))
    return actions / (time.process_time() - start)


def cost(call: Callable[[], object]) -> float:
    """Microseconds of a call."""
    start = time.process_time()
    for _ in range(COPIES):
        call()
    return (time.process_time() - start) / COPIES * 1e6


def preview_cost(game: Game, rng: random.Random) -> float:
    choices = game.choices()
    actions = [rng.choice(choices) for _ in range(COPIES)]
    return cost(lambda: game.preview(actions.pop()))


def memory_growth() -> tuple[int, int]:
    """Bytes held since the first game after 50 and after 500 simulated ones."""
    rng = random.Random(0)
    held = []
    tracemalloc.start()
    for played in range(1, 501):
        play_ours(Game.new(Options("simple", 4), played, CONTENT), rng)
        if played in (50, 500):
            gc.collect()
            held.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return held[0], held[1]


def main() -> int:
    rng = random.Random(1)
    middle = Game.new(Options("epic", 4, True), 1, CONTENT)
    play_ours(middle, rng, MIDDLE)
    catan_middle = new_catan(1)
    play_catan(catan_middle, MIDDLE)

    ours, catans, clones, copies, previews = [], [], [], [], []
    for round_ in range(ROUNDS):
        ours.append(our_speed(round_))
        catans.append(catan_speed())
        clones.append(cost(middle.clone))
        copies.append(cost(catan_middle.copy))
        previews.append(preview_cost(middle, rng))

    print("compiled" if compiled() else "plain Python")
    met = [
        report("actions a second", max(ours), max(catans), max(ours) / max(catans), SPEED_TARGET),
        report("copy, µs", min(clones), min(copies), min(clones) / min(copies), CLONE_TARGET),
    ]
    print(f"{'preview, µs':24}{min(previews):12,.1f}")
    early, late = memory_growth()
    met.append(late - early < GROWTH_TARGET)
    verdict = "met" if met[-1] else "MISSED"
    print(f"memory left behind by 50 games {early:,} bytes, by 500 {late:,}: {verdict}")
    return 0 if all(met) else 1


def report(what: str, ours: float, theirs: float, ratio: float, target: float) -> bool:
    """One line; a target above 1 is a floor, one below it a ceiling."""
    met = ratio >= target if target > 1 else ratio <= target
    sign = "at least" if target > 1 else "at most"
    print(
        f"{what:24}{ours:12,.1f}  catanatron {theirs:12,.1f}  ratio {ratio:5.2f}"
        f" ({sign} {target}: {'met' if met else 'MISSED'})"
    )
    return met


if __name__ == "__main__":
    sys.exit(main())
