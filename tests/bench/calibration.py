"""Whether winning chances come true as often as they say:
`python tests/bench/calibration.py RECORD...`.

Takes the beginning of each round of finished games between equal players, prints how often chances
of a review came true, by tenths, and the exponent that would fit these games best (`SHARPNESS` of
forgewar/ai/search/calibration.py). Run it with compiled rules (`packaging/compiled.py`).
"""

import argparse
from collections import defaultdict
from math import log
from pathlib import Path
from typing import NamedTuple

from forgewar.ai.review.search import STANDING, sample_chances
from forgewar.ai.search.calibration import SHARPNESS, sharpen
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline

EXPONENTS = tuple(each / 20 for each in range(4, 31))


class Start(NamedTuple):
    """Beginning of a round: raw chances of each guild in each rollout, and who won."""

    rollouts: list[list[float]]
    winner: int


def chances(start: Start, exponent: float) -> list[float]:
    """Winning chance of each guild, as a review says it."""
    sums = [0.0] * len(start.rollouts[0])
    for raw in start.rollouts:
        shares = [sharpen(chance, exponent) for chance in raw]
        for seat, share in enumerate(shares):
            sums[seat] += share / sum(shares)
    return [each / len(start.rollouts) for each in sums]


def surprise(starts: list[Start], exponent: float) -> float:
    """Mean of the negative logarithm of the winner's chance."""
    return sum(-log(chances(each, exponent)[each.winner]) for each in starts) / len(starts)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("records", type=Path, nargs="+")
    kinds: defaultdict[tuple[str, bool], list[Start]] = defaultdict(list)
    for path in parser.parse_args().records:
        timeline = Timeline.read(path)
        result = timeline.games[-1].state.result
        assert result is not None
        for moment in timeline.rounds().values():
            game = timeline.games[moment]
            view, options = Game(game.view(0), game.content), game.state.options
            rollouts = [*sample_chances(view, moment, STANDING)]
            start = Start(rollouts, result.ranking[0])
            kinds[options.mode, options.guilds > 2].append(start)
    tenths: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    for (mode, many), starts in sorted(kinds.items()):
        exponent = {**SHARPNESS}[mode][many]
        best = min(EXPONENTS, key=lambda each: surprise(starts, each))
        print(f"{mode}, {'more' if many else 'two'} guilds: {exponent}, best here {best}")
        for start in starts:
            for seat, chance in enumerate(chances(start, exponent)):
                tenths[min(9, int(10 * chance))].append((chance, seat == start.winner))
    for _, found in sorted(tenths.items()):
        said, came = (100 * sum(each[i] for each in found) / len(found) for i in (0, 1))
        print(f"said {said:3.0f} %, came true {came:3.0f} % of {len(found)}")


if __name__ == "__main__":
    main()
