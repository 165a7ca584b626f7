"""Whether what computer guilds say for their choices is so, in many whole games:
`python tests/claims.py [GAMES] [--seed N] [--nodes 300] [--hints 3]`.

Games of every mode, of Apprentices, Journeymen and Masters, are played to their ends. Every reason
of every choice, and how far the next best is said to be behind, is held against the rules and the
games that a search played on; and for one choice of three what a hint would say of it. The Masters
of every tenth game think ten times as long, because only then is much found.

Told is how many claims of each kind were looked at, and every one that is false. The code is 1 if
there is any, otherwise 0.
"""

import argparse
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from ai.claims import RecentChanges, advised, reasons, watched

from forgewar.rules.state import Options

ALL = ("master", "journeyman", "apprentice")
STRONG = ("master", "journeyman")
# The games that are played in turn.
KINDS: list[tuple[Options, tuple[str, ...]]] = [
    (Options("simple", 2), ("master",)),
    (Options("simple", 3), ALL),
    (Options("fast_forward", 2), STRONG),
    (Options("simple", 4), ALL),
    (Options("simple", 1, difficulty="easy"), STRONG),
    (Options("epic", 2, bonus_tiles=True), ("journeyman", "apprentice")),
    (Options("simple", 2), STRONG),
    (Options("fast_forward", 3), ALL),
    (Options("simple", 1, difficulty="hard"), ALL),
    (Options("epic", 3), STRONG),
    (Options("fast_forward", 4), STRONG),
    (Options("fast_forward", 1, difficulty="easy"), STRONG),
    (Options("epic", 1, difficulty="easy"), ALL),
]
LONG = 10  # every so many games, and so much longer


def main(given: list[str] | None = None) -> int:
    arguments = _parser().parse_args(given)
    tally, start = RecentChanges(), time.monotonic()
    for game in range(arguments.games):
        _hold(tally, game, arguments)
        if sys.stderr.isatty() or (game + 1) % LONG == 0:
            spent = f"[{time.monotonic() - start:5.0f} s]"
            print(
                f"{spent} {game + 1} games, {len(tally.false)} false", file=sys.stderr, flush=True
            )
    for kind, held in tally.held.most_common():
        print(f"{held:8} {kind}")
    print(f"{sum(tally.held.values()):8} claims in {arguments.games} games")
    for claim in tally.false:
        print(f"false: {claim.kind}: {claim.where}")
    print(f"{len(tally.false)} false")
    return 1 if tally.false else 0


def _hold(tally: RecentChanges, game: int, arguments: argparse.Namespace) -> None:
    kind, strengths = KINDS[game % len(KINDS)]
    nodes = arguments.nodes * (LONG if game % LONG == 0 else 1)
    seed = arguments.seed + game
    for number, case in enumerate(watched(kind, seed, strengths, nodes)):
        tally.hold(reasons(case, seed))
        if number % arguments.hints == 0:
            tally.hold(advised(case, seed))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("games", type=int, nargs="?", default=200, help="how many")
    add("--seed", type=int, default=1, help="of the first game")
    add("--nodes", type=int, default=300, help="what Masters try out for a choice")
    add("--hints", type=int, default=3, help="one choice of so many is looked at as a hint")
    return parser


if __name__ == "__main__":
    sys.exit(main())
