"""`forgewar balance`: plays games, measures the six targets of good content, writes the report."""

import argparse
import os
import sys
from pathlib import Path

from tqdm import tqdm

from forgewar.cli.arguments import WholeNumber
from forgewar.cli.contents import add_content, content_at
from forgewar.cli.executor import add_executor, executor_for
from forgewar.cli.failure import CommandError
from forgewar.cli.measure import challenges, report
from forgewar.cli.measure.plan import TARGETS, Kind, kinds, measure, verdict_text
from forgewar.content.challenges import deal_plan, ladder
from forgewar.words import say

GAMES, SOLO_GAMES = 1_000, 48
QUICK_GAMES, QUICK_SOLO_GAMES = 60, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games",
        type=WholeNumber(1, 1_000_000),
        metavar="N",
        help=say("cli-balance-games", count=str(GAMES)),
    )
    parser.add_argument(
        "--solo-games",
        type=WholeNumber(1, 100_000),
        metavar="N",
        help=say("cli-balance-solo", count=str(SOLO_GAMES)),
    )
    parser.add_argument("--seed", type=WholeNumber(0, 2**63 - 1), default=1, metavar="N")
    add_executor(parser)
    parser.add_argument(
        "--targets",
        metavar="N,N",
        help=say("cli-balance-targets", first=TARGETS[0], last=TARGETS[-1]),
    )
    parser.add_argument("--challenges", action="store_true", help=say("cli-balance-challenges"))
    parser.add_argument("--quick", action="store_true", help=say("cli-balance-quick"))
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("balance.md"),
        metavar="FILE",
        help=say("cli-balance-out"),
    )
    add_content(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.challenges:
        return _measure_challenges(arguments)
    targets = _targets(arguments.targets)
    content_at(arguments.content)  # refused before anything is played
    games = arguments.games or (QUICK_GAMES if arguments.quick else GAMES)
    solo_games = arguments.solo_games or (QUICK_SOLO_GAMES if arguments.quick else SOLO_GAMES)
    out: Path = arguments.out
    if out.suffix != ".md":
        raise CommandError(say("cli-balance-no-page", path=str(out)))
    if out.is_dir() or not out.parent.is_dir() or not os.access(out.parent, os.W_OK):
        raise CommandError(say("cli-cannot-write-there", path=str(out)))
    plan = list(kinds(targets, games, solo_games))
    total = sum(count for _, count in plan)
    unit = f" {say('cli-unit-games')}"
    with (
        executor_for(arguments, arguments.content) as executor,
        tqdm(total=total, unit=unit, disable=None, leave=False, file=sys.stderr) as bar,
    ):

        def progress(kind: Kind, count: int) -> None:
            bar.set_description(kind.label)
            bar.update(count)

        measured = measure(arguments.content, plan, arguments.seed, executor, progress)
    found = report.findings(measured, targets, arguments.seed)
    asked = "" if arguments.targets is None else f" --targets {arguments.targets}"
    asked += "" if arguments.content is None else f" --content {arguments.content}"
    repeat = (
        f"forgewar balance --games {games} --solo-games {solo_games} --seed {arguments.seed}{asked}"
    )
    report.write(out, measured, found, arguments.seed, repeat)
    for finding in found:
        verdict = verdict_text(finding.verdict)
        print(f"{finding.target}. {finding.title}: {verdict} ({finding.summary})")
    print(say("cli-balance-written", path=str(out)))
    return 0


def _measure_challenges(arguments: argparse.Namespace) -> int:
    """Play the contracts and the modes of the deal of the day with the players that their files
    name, and print the marks that they should have beside those that they have."""
    strengths = [*dict.fromkeys([*ladder().measured.games, *deal_plan().measured.games])]
    print(challenges.head(strengths))
    unit = f" {say('cli-unit-games')}"
    total = challenges.games_in_all()
    with (
        executor_for(arguments) as executor,
        tqdm(total=total, unit=unit, disable=None, leave=False, file=sys.stderr) as bar,
    ):
        for scores in challenges.measure_all(executor, lambda: bar.update()):
            tqdm.write(scores.line(strengths))
    return 0


def _targets(asked: str | None) -> set[int]:
    if asked is None:
        return set(TARGETS)
    names = {str(target): target for target in TARGETS}
    found = {name.strip() for name in asked.split(",")}
    for name in found:
        if name not in names:
            raise CommandError(
                say(
                    "cli-balance-no-target",
                    target=repr(name),
                    first=TARGETS[0],
                    last=TARGETS[-1],
                )
            )
    return {names[name] for name in found}
