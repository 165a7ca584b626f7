"""How long each automated move of solo games is seen, in virtual time.

A Journeyman plays for the person, at once. A move is seen from the first frame in which its
overseer is lit until it has landed. `python tests/bench/solo_moves.py [--games 4]`
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from play.solo_games import FRAME, frames, solo_match

from forgewar.content import load
from forgewar.rules import events as ev
from forgewar.rules.decisions import AutomatedTie
from forgewar.rules.state import Options


def seen(speed: int, games: int) -> dict[bool, list[float]]:
    """Seconds for which each automated move is seen, in easy and hard games, by whether the person
    chose it at a tie."""
    lasts: dict[tuple[int, int, int], float] = {}
    chosen: set[tuple[int, int, int]] = set()
    for number in range(games):
        options = Options("simple", 1, difficulty="hard" if number % 2 else "easy")
        match = solo_match(options, number + 1, load.default(), speed)
        match.animation.leads_at_once = True  # as on screen
        for each in frames(match, number + 1):
            step = each.animation.step
            if step is None or not isinstance(step.event, ev.OverseerMoved) or not step.event.side:
                continue
            place = (number, *step.at)
            lasts[place] = lasts.get(place, 0.0) + FRAME
            if isinstance(step.decision, AutomatedTie) and step.decision.side == step.event.side:
                chosen.add(place)
    return {
        tie: sorted(seconds for place, seconds in lasts.items() if (place in chosen) == tie)
        for tie in (False, True)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    games = parser.parse_args().games
    print("| speed | chosen by | moves | least | mean | most |\n|---|---|---|---|---|---|")
    for speed in (1, 2, 4, 0):
        for tie, times in seen(speed, games).items():
            figures = (times[0], sum(times) / len(times), times[-1]) if times else (0.0,) * 3
            row = " | ".join(f"{figure:.2f} s" for figure in figures)
            who = "the person, at a tie" if tie else "its rule"
            print(f"| {speed or 'instant'} | {who} | {len(times)} | {row} |", flush=True)


if __name__ == "__main__":
    main()
