"""`forgewar fit`: finds the weights of the Master's evaluation in games that it plays for that."""

import argparse
import sys

from tqdm import tqdm

from forgewar.ai.fitting import Fitting
from forgewar.ai.weights import HEAD, line
from forgewar.cli.arguments import WholeNumber
from forgewar.content import load
from forgewar.content.model import Mode
from forgewar.words import say

# Epic games are too long for it: what comes later hides what a round is good for.
GAMES: dict[Mode, int] = {"simple": 4000, "fast_forward": 3000}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=WholeNumber(1, 1_000_000), metavar="N", help=say("cli-fit-games")
    )
    parser.add_argument("--seed", type=WholeNumber(0, 2**63 - 1), default=1, metavar="N")


def run(arguments: argparse.Namespace) -> int:
    content = load.default()
    print(HEAD)
    for mode, usual in GAMES.items():
        games = arguments.games or usual
        fitting = Fitting(mode, content)
        for number in tqdm(range(games), mode, disable=None, leave=False, file=sys.stderr):
            fitting.play(number, arguments.seed + number)
        for name, weights in fitting.weights().items():
            print(line(name, weights), flush=True)
    return 0
