"""`forgewar simulate`: games between computer players, with statistics, data and records."""

import argparse
import os
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import replace
from tqdm import tqdm

from forgewar.ai.players.bots import BotError, bot_class, full_name, is_bot, short_name
from forgewar.ai.players.registry import GUILDS
from forgewar.cli import ladder, summary
from forgewar.cli.arguments import WholeNumber
from forgewar.cli.contents import add_content, anywhere, content_at
from forgewar.cli.executor import add_executor, executor_for
from forgewar.cli.failure import CommandError
from forgewar.cli.games import Run, tallies
from forgewar.cli.tally import Tally
from forgewar.content.even_start import even_start
from forgewar.content.model import ModeName
from forgewar.rules.mode import MODES
from forgewar.rules.state import Options
from forgewar.words import say
from forgewar.words.faults import describe_fault

MODES_BY_NAME: dict[str, ModeName] = {name.replace("_", "-"): name for name in MODES}
DIFFICULTIES = ("easy", "medium", "hard", "random")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", choices=MODES_BY_NAME, default="simple", help=say("cli-default"))
    parser.add_argument(
        "--seats",
        metavar="NAME,NAME",
        help=say("cli-simulate-seats", guilds=", ".join(GUILDS)),
    )
    parser.add_argument("--games", type=WholeNumber(1, 10_000_000), default=100, metavar="N")
    parser.add_argument("--seed", type=WholeNumber(0, 2**63 - 1), default=1, metavar="N")
    add_executor(parser)
    parser.add_argument("--bonus-tiles", action="store_true", help=say("cli-simulate-tiles"))
    parser.add_argument("--even-start", action="store_true", help=say("cli-simulate-even"))
    parser.add_argument("--solo", action="store_true", help=say("cli-simulate-solo"))
    parser.add_argument("--difficulty", choices=DIFFICULTIES, help=say("cli-simulate-difficulty"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("cli-simulate-json"))
    parser.add_argument("--record", type=Path, metavar="DIR", help=say("cli-simulate-record"))
    parser.add_argument("--states", action="store_true", help=say("cli-simulate-states"))
    parser.add_argument("--ladder", action="store_true", help=say("cli-simulate-ladder"))
    parser.add_argument(
        "--guilds", type=WholeNumber(2, 4), metavar="N", help=say("cli-simulate-guilds")
    )
    parser.add_argument("--against", type=Path, metavar="DIR", help=say("cli-simulate-against"))
    parser.add_argument(
        "--milliseconds",
        type=WholeNumber(1, 600_000),
        metavar="N",
        help=say("cli-simulate-milliseconds"),
    )
    parser.add_argument(
        "--nodes", type=WholeNumber(1, 10**9), metavar="N", help=say("cli-simulate-nodes")
    )
    add_content(parser)


def run(arguments: argparse.Namespace) -> int:
    content_at(arguments.content)  # refused before anything is played or written
    for name in ("record", "against"):
        if arguments.cluster is not None and getattr(arguments, name) is not None:
            raise CommandError(say("cli-cluster-not-with", option=f"--{name}"))
    if arguments.ladder:
        return _climb(arguments)
    games = _run_of(arguments)
    if arguments.json is not None:
        _refuse_unwritable(arguments.json)
    if games.folder is not None:
        _make_folder(games.folder)
    tally = Tally.of(len(games.seats))
    unit = f" {say('cli-unit-games')}"
    start = time.perf_counter()
    with (
        executor_for(arguments, arguments.content) as executor,
        tqdm(
            total=games.games,
            unit=unit,
            disable=None,
            leave=False,
            file=sys.stderr,
        ) as bar,
        closing(tallies(games, executor)) as parts,  # Ctrl-C stops the executor
    ):
        size = executor.size
        for part in parts:
            tally.merge(part)
            bar.update(part.games)
    seconds = time.perf_counter() - start
    print(summary.text(games, tally, seconds))
    if arguments.json is not None:
        data = summary.data(games, tally, seconds, size)
        encoded = msgspec.json.format(msgspec.json.encode(data), indent=2)
        arguments.json.write_bytes(encoded + b"\n")
    return 0


def _climb(arguments: argparse.Namespace) -> int:
    """Play the ladder, which has its own players and summary."""
    for name in ("seats", "solo", "difficulty", "json", "record", "states"):
        if getattr(arguments, name):
            raise CommandError(say("cli-simulate-not-ladder", option=f"--{name}"))
    options = _with_even_start(
        Options(MODES_BY_NAME[arguments.mode], arguments.guilds or 2, arguments.bonus_tiles),
        arguments,
    )
    problem = options.problem()
    if problem is not None:
        raise CommandError(say("cli-problem", problem=describe_fault(problem)))
    asked = Run(
        options,
        (),
        arguments.seed,
        arguments.games,
        content=anywhere(arguments.content),
        elsewhere=arguments.against,
        seconds=_seconds(arguments),
        nodes=arguments.nodes,
    )
    with executor_for(arguments, arguments.content) as executor:
        ladder.climb(asked, executor, lambda line: print(line, flush=True))
    return 0


def _run_of(arguments: argparse.Namespace) -> Run:
    """The run that is asked for. Raises `CommandError`."""
    if arguments.guilds is not None:
        raise CommandError(say("cli-simulate-guilds-alone"))
    if arguments.against is not None:
        raise CommandError(say("cli-simulate-against-alone"))
    if arguments.difficulty and not arguments.solo:
        raise CommandError(say("cli-simulate-difficulty-alone"))
    if arguments.states and arguments.record is None:
        raise CommandError(say("cli-simulate-states-alone"))
    default = "sensible" if arguments.solo else "sensible,sensible,sensible"
    asked = default if arguments.seats is None else arguments.seats
    seats = tuple(name.strip() for name in asked.split(","))
    seats = tuple(_loaded(name) if is_bot(name) else name for name in seats)
    for name in seats:
        if is_bot(name):
            if arguments.cluster is not None:
                raise CommandError(
                    say("cli-cluster-not-with", option="--seats " + short_name(name))
                )
        elif name not in GUILDS:
            guilds = ", ".join(GUILDS)
            raise CommandError(say("cli-simulate-no-guild", name=repr(name), guilds=guilds))
    options = Options(
        mode=MODES_BY_NAME[arguments.mode],
        guilds=len(seats),
        bonus_tiles=arguments.bonus_tiles,
        difficulty=(arguments.difficulty or "medium") if arguments.solo else None,
    )
    options = _with_even_start(options, arguments)
    problem = options.problem()
    if problem is not None:
        raise CommandError(say("cli-problem", problem=describe_fault(problem)))
    return Run(
        options,
        seats,
        arguments.seed,
        arguments.games,
        arguments.record,
        arguments.states,
        anywhere(arguments.content),
        seconds=_seconds(arguments),
        nodes=arguments.nodes,
    )


def _loaded(name: str) -> str:
    """Full name of a bot. Refuses one that cannot be loaded, before any game is played."""
    try:
        found = full_name(name)
        bot_class(found)
        return found
    except BotError as error:
        raise CommandError(say("cli-problem", problem=describe_fault(error.fault))) from error


def _seconds(arguments: argparse.Namespace) -> float | None:
    """Time for each choice, if it is asked for."""
    return None if arguments.milliseconds is None else arguments.milliseconds / 1000


def _with_even_start(options: Options, arguments: argparse.Namespace) -> Options:
    """Options with an even start, if it is asked for."""
    if not arguments.even_start:
        return options
    places = even_start(options.mode, options.guilds)
    if not places:
        raise CommandError(say("cli-simulate-no-even"))
    return replace(options, even_start=places)


def _refuse_unwritable(file: Path) -> None:
    """Raise `CommandError` for a file that cannot be written, before the games are played."""
    if file.is_dir() or not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise CommandError(say("cli-cannot-write-there", path=str(file)))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError(say("cli-folder-not-made", path=str(folder), why=why)) from error
    if not os.access(folder, os.W_OK):
        raise CommandError(say("cli-folder-not-writable", path=str(folder)))
    if next(folder.glob("game-*.jsonl"), None) is not None:
        raise CommandError(say("cli-folder-full", path=str(folder)))
