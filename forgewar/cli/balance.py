"""`forgewar balance`: plays games, measures the six targets of good content, writes the report."""

import argparse
import os
import sys
from pathlib import Path

from tqdm import tqdm

from forgewar.cli.contents import add_content, content_at
from forgewar.cli.failure import CommandError, WholeNumber
from forgewar.cli.measure import report
from forgewar.cli.measure.plan import TARGETS, Kind, kinds, measure
from forgewar.cli.simulate import MOST_JOBS

GAMES, SOLO_GAMES = 1_000, 48
QUICK_GAMES, QUICK_SOLO_GAMES = 60, 2

EXAMPLES = """examples:
  forgewar balance --jobs 2
  forgewar balance --quick --out balance.md
  forgewar balance --targets 2,4 --games 200 --out cards.md
"""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "balance",
        help="measure by play how good the content is",
        description="Play games between equal computer guilds, measure the six targets of good "
        "content with 95 % intervals, and write the report with its charts. The same seed gives "
        "the same report, however many processes play.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--games",
        type=WholeNumber(1, 1_000_000),
        metavar="N",
        help=f"simple games for each number of guilds (default: {GAMES}); of other modes three "
        "tenths of that",
    )
    parser.add_argument(
        "--solo-games",
        type=WholeNumber(1, 100_000),
        metavar="N",
        help=f"simple solo games of the Master for each difficulty (default: {SOLO_GAMES}); epic "
        "ones an eighth of that",
    )
    parser.add_argument("--seed", type=WholeNumber(0, 2**63 - 1), default=1, metavar="N")
    parser.add_argument(
        "--jobs", type=WholeNumber(1, MOST_JOBS), default=1, metavar="N", help="processes to use"
    )
    parser.add_argument(
        "--targets", metavar="N,N", help="measure only these, of 1 to 6 (default: all)"
    )
    parser.add_argument(
        "--quick", action="store_true", help="few games: a first idea in about a minute"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("docs/balance.md"),
        metavar="FILE",
        help="the page to write; its charts go to a folder of the same name (default: "
        "docs/balance.md)",
    )
    add_content(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    targets = _targets(arguments.targets)
    content_at(arguments.content)  # refused before anything is played
    games = arguments.games or (QUICK_GAMES if arguments.quick else GAMES)
    solo_games = arguments.solo_games or (QUICK_SOLO_GAMES if arguments.quick else SOLO_GAMES)
    out: Path = arguments.out
    if out.suffix != ".md":
        raise CommandError(f"{out} is not a page that can be written; name it *.md.")
    if out.is_dir() or not out.parent.is_dir() or not os.access(out.parent, os.W_OK):
        raise CommandError(f"{out} cannot be written there.")
    plan = list(kinds(targets, games, solo_games))
    total = sum(count for _, count in plan)
    with tqdm(total=total, unit=" games", disable=None, leave=False, file=sys.stderr) as bar:

        def progress(kind: Kind, count: int) -> None:
            bar.set_description(kind.label)
            bar.update(count)

        measured = measure(arguments.content, plan, arguments.seed, arguments.jobs, progress)
    found = report.findings(measured, targets, arguments.seed)
    asked = "" if arguments.targets is None else f" --targets {arguments.targets}"
    asked += "" if arguments.content is None else f" --content {arguments.content}"
    repeat = (
        f"forgewar balance --games {games} --solo-games {solo_games} --seed {arguments.seed}{asked}"
    )
    report.write(out, measured, found, arguments.seed, repeat)
    for finding in found:
        print(f"{finding.target}. {finding.title}: {finding.verdict} ({finding.summary})")
    print(f"{out} is written.")
    return 0


def _targets(asked: str | None) -> set[int]:
    if asked is None:
        return set(TARGETS)
    names = {str(target): target for target in TARGETS}
    found = {name.strip() for name in asked.split(",")}
    for name in found:
        if name not in names:
            raise CommandError(f"there is no target {name!r}; choose from 1 to 6.")
    return {names[name] for name in found}
