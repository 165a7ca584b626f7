"""`forgewar puzzles`: finds positions in recorded games with one clearly best choice, and verifies
those in data/."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import yaml

from forgewar.ai.explain.fact import detail_of
from forgewar.ai.search.deep_compare import Tried, compare
from forgewar.cli.arguments import WholeNumber
from forgewar.cli.executor import Executor, add_executor, executor_for
from forgewar.cli.failure import CommandError
from forgewar.content import load
from forgewar.content.puzzles import Puzzle, load_puzzles, puzzles_folder
from forgewar.play.lessons.position import action_of, lay_out
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import GameState
from forgewar.session.timeline import Timeline
from forgewar.words import say

CANDIDATES = 10
QUICK, SOUND = 6, 60  # sampled worlds of the quick and of the full comparison
MARGIN = 25  # tenths of prestige that the best must be ahead ...
SURE = 3.0  # ... and so many times its standard error
CLEAR = 60  # a margin that is easily seen
REASONS = 3
_KINDS: dict[type, str] = {
    de.MineTurn: "mine",
    de.MarketTurn: "market",
    de.Acquisition: "quest",
    de.Management: "arming",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, nargs="*", metavar="FILE", help=say("cli-record"))
    parser.add_argument("--verify", action="store_true", help=say("cli-puzzles-verify"))
    parser.add_argument(
        "--out", type=Path, default=puzzles_folder(), metavar="DIR", help=say("cli-puzzles-out")
    )
    parser.add_argument(
        "--worlds",
        type=WholeNumber(2, 10_000),
        default=SOUND,
        metavar="N",
        help=say("cli-puzzles-worlds", count=str(SOUND)),
    )
    parser.add_argument(
        "--round",
        type=WholeNumber(1, 18),
        default=1,
        metavar="N",
        help=say("cli-puzzles-round"),
    )
    parser.add_argument("--seed", type=WholeNumber(0, 2**63 - 1), default=1, metavar="N")
    add_executor(parser)


def run(arguments: argparse.Namespace) -> int:
    if arguments.verify:
        with executor_for(arguments) as executor:
            return _verify(arguments.out, arguments.worlds, arguments.seed, executor)
    if not arguments.file:
        raise CommandError(say("cli-puzzles-nothing"))
    arguments.out.mkdir(parents=True, exist_ok=True)
    with executor_for(arguments) as executor:
        for path in arguments.file:
            timeline = Timeline.read(path, load.default())
            if timeline.header.content != load.default().hash:
                raise CommandError(say("cli-puzzles-other-cards", file=path.name))
            look = partial(_examine, arguments.worlds, arguments.seed)
            for moment, puzzle in _find(timeline, arguments.round, look, executor):
                _write(arguments.out, f"{timeline.header.seed % 100_000:05}_{moment:03}", puzzle)
    return 0


def _write(folder: Path, number: str, puzzle: dict[str, Any]) -> None:
    """Write a puzzle to a file and report it."""
    target = folder / f"{puzzle['kind']}_{number}.yaml"
    text = yaml.safe_dump(puzzle, default_flow_style=None, sort_keys=False, width=110)
    target.write_text(text, encoding="utf-8")
    lost = min(other["lost"] for other in puzzle["others"])
    print(say("cli-puzzles-found", file=target.name, level=puzzle["level"], margin=lost))


# Finding


def _find(
    timeline: Timeline, first: int, look: Callable[[GameState], list[Tried]], executor: Executor
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Puzzles of a game from a round on, each with its moment. The solver sits in the first
    seat."""
    asked = [
        moment
        for moment, game in enumerate(timeline.games[:-1])
        if game.state.round >= first
        and game.decision is not None
        and game.decision.seat == 0
        and type(game.decision) in _KINDS
    ]
    looked = executor.results(look, [timeline.games[moment].state for moment in asked])
    with closing(looked):  # Ctrl-C stops the executor
        for moment, tried in zip(asked, looked, strict=True):
            if _clear(tried):
                yield moment, _to_puzzle(timeline, moment, tried)


def _examine(worlds: int, seed: int, state: GameState) -> list[Tried]:
    """Comparison of all choices of a position; empty unless a quick one is promising."""
    game = Game(state, load.default())
    if not _promising(compare(game, CANDIDATES, QUICK, seed)):
        return []
    return compare(game, CANDIDATES, worlds, seed + 1)


def _promising(tried: list[Tried]) -> bool:
    others = _others(tried)
    return bool(others) and 10 * others[0].behind(tried[0])[0] >= MARGIN


def _clear(tried: list[Tried]) -> bool:
    """Whether the best is ahead of all others by enough, and surely so."""
    gaps = [other.behind(tried[0]) for other in _others(tried)]
    return bool(gaps) and all(
        10 * behind >= MARGIN and behind >= SURE * error for behind, error in gaps
    )


def _others(tried: list[Tried]) -> list[Tried]:
    """Choices that differ from the best in any world."""
    return [each for each in tried if each.leads != tried[0].leads]


def _to_puzzle(timeline: Timeline, moment: int, tried: list[Tried]) -> dict[str, Any]:
    """A puzzle as its file holds it."""
    header, game, best = timeline.header, timeline.games[moment], tried[0]
    options = header.options
    actions = [timeline.action(number) for number in range(moment)]
    others = _others(tried)
    margin, error = others[0].behind(best)
    plain = msgspec.to_builtins
    return {
        "kind": _kind(game),
        "level": _level(best.rank, round(10 * margin)),
        "round": game.state.round,
        "games": len(best.leads),
        "error": round(10 * error),
        "best": plain(best.action),
        "others": [
            {"action": plain(other.action), "lost": round(10 * other.behind(best)[0])}
            for other in others
        ],
        "equals": [plain(each.action) for each in tried[1:] if each not in others],
        "reasons": [
            {"feature": why.kind, "weight": round(10 * why.weight), "detail": plain(detail_of(why))}
            for why in best.reasons[:REASONS]
            if why.kind != "only"
        ],
        "position": {
            "game": {"seed": str(header.seed), "mode": options.mode, "guilds": options.guilds},
            "played": [plain(action) for action in actions],
        },
    }


def _kind(game: Game) -> str:
    last = game.table.last_round and isinstance(game.decision, de.MarketTurn | de.Acquisition)
    return "last_round" if last else _KINDS[type(game.decision)]


def _level(rank: int, margin: int) -> int:
    """Level: the easiest are those whose best choice looks best at once, and by far."""
    if rank == 0:
        return 1 if margin >= CLEAR else 2
    return 2 if margin >= CLEAR else 3


# Verifying


def _verify(folder: Path, worlds: int, seed: int, executor: Executor) -> int:
    """Compare the choices of every puzzle again, in other worlds: the same one must be best."""
    wrong = 0
    puzzles = load_puzzles(folder)
    problems = executor.results(partial(_problem, worlds, seed), [*puzzles.values()])
    with closing(problems):  # Ctrl-C stops the executor
        for name, problem in zip(puzzles, problems, strict=True):
            wrong += bool(problem)
            if problem:
                told = say(f"cli-puzzles-fault-{problem}")
                print(say("cli-puzzles-wrong", name=name, problem=told))
            else:
                print(say("cli-puzzles-right", name=name))
    if wrong:
        raise CommandError(say("cli-puzzles-unsound", count=wrong, all=len(puzzles)))
    return 0


def _problem(worlds: int, seed: int, puzzle: Puzzle) -> str:
    """Problem of a puzzle, as the end of a message id; empty if there is none."""
    game = lay_out(puzzle.position, load.default())
    tried = compare(game, CANDIDATES, worlds, seed + 7919)
    others = _others(tried)
    if action_of(puzzle.best) not in {each.action for each in tried if each not in others}:
        return "other-best"
    behind = 10 * others[0].behind(tried[0])[0]
    return "" if 2 * behind >= puzzle.margin else "closer"
