"""`forgewar fit`: fits the weights of the Master's evaluation in games that it plays for that."""

import argparse
import sys
from contextlib import closing
from functools import partial

from tqdm import tqdm

from forgewar.ai.search.evaluation_data import HEAD, line
from forgewar.ai.search.fitting import Fitting, Sample, play_sample
from forgewar.cli.arguments import WholeNumber
from forgewar.cli.executor import add_executor, executor_for
from forgewar.content import load
from forgewar.content.model import ModeName
from forgewar.words import say

GAMES: dict[ModeName, int] = {"simple": 12000, "fast_forward": 9000, "epic": 6000}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=WholeNumber(1, 1_000_000), metavar="N", help=say("cli-fit-games")
    )
    parser.add_argument("--seed", type=WholeNumber(0, 2**63 - 1), default=1, metavar="N")
    add_executor(parser)


def run(arguments: argparse.Namespace) -> int:
    with executor_for(arguments) as executor:
        print(HEAD)
        for mode, usual in GAMES.items():
            games = arguments.games or usual
            fitting = Fitting(mode)
            bar = tqdm(total=games, desc=mode, disable=None, leave=False, file=sys.stderr)
            seen = executor.results(partial(_play_sample, mode, arguments.seed), range(games))
            with bar, closing(seen):  # Ctrl-C stops the executor
                for game in seen:
                    fitting.add(game)
                    bar.update()
            for name, weights in fitting.weights().items():
                print(line(name, weights), flush=True)
    return 0


def _play_sample(mode: ModeName, seed: int, number: int) -> list[Sample]:
    return play_sample(mode, number, seed + number, load.default())
