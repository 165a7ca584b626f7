"""`forgewar replay`: verify a record, tell its game, or sum it up."""

import argparse
import textwrap
from collections.abc import Iterator
from pathlib import Path

from forgewar.cli.contents import add_content, content_at
from forgewar.cli.failure import CommandError
from forgewar.content.model import Content
from forgewar.printable import plain
from forgewar.rules.events import Event, PhaseStarted, RoundStarted
from forgewar.rules.game import Game
from forgewar.session.names import MODES, STAGES, Names, listed
from forgewar.session.record import Checkpoint, Header, Record, Snapshot, read_record
from forgewar.session.replay import Replay, moments, replay
from forgewar.session.story import paragraph

WIDTH = 100

EXAMPLES = """examples:
  forgewar replay game.jsonl               who played, how far, and the scores
  forgewar replay games/*.jsonl --verify   are all actions legal and all hashes right?
  forgewar replay game.jsonl --describe    the whole game in words, round by round
"""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "replay",
        help="verify a record, tell its game, or sum it up",
        description="Play a recorded game again. Without an option: a short summary.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="records (docs/record-format.md)"
    )
    parser.add_argument("--verify", action="store_true", help="compare all hashes and states")
    parser.add_argument("--describe", action="store_true", help="tell the game in words")
    add_content(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    at_hand = content_at(arguments.content)
    for path in arguments.files:
        _replay(path, at_hand, arguments)
    return 0


def _replay(path: Path, at_hand: Content, arguments: argparse.Namespace) -> None:
    record = read_record(path)
    replayed = replay(record, at_hand)
    if arguments.describe:
        for line in describe(record.header, replayed):
            print(line)
    elif not arguments.verify:
        print(_summary(path, record.header, replayed))
    if replayed.problem:
        raise CommandError(
            f"{path.name} is sound for {len(replayed.steps)} actions only: {replayed.problem}."
        )
    if arguments.verify:
        print(_verdict(path, record, replayed))


def _verdict(path: Path, record: Record, replayed: Replay) -> str:
    hashes = sum(isinstance(line, Checkpoint) for line in record.lines)
    states = sum(isinstance(line, Snapshot) for line in record.lines)
    end = "to the end of the game" if replayed.game.over else "to where the game was left"
    return (
        f"{path.name} is sound: all {len(replayed.steps)} actions are legal, {end}, and all "
        f"{hashes} hashes and {states} states agree."
    )


def _game_kind(header: Header) -> str:
    options = header.options
    if options.solo:
        return f"a {MODES[options.mode]} solo game, {options.difficulty}"
    tiles = " with bonus tiles" if options.bonus_tiles else ""
    return f"{_article(MODES[options.mode])} game of {options.guilds} guilds{tiles}"


def _article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _summary(path: Path, header: Header, replayed: Replay) -> str:
    state = replayed.game.state
    seats = [f"{plain(seat.name)} ({seat.colour}, {plain(seat.player)})" for seat in header.seats]
    practice = " for practice" if header.practice else ""
    return "\n".join(
        [
            f"{path.name}: {_game_kind(header)}{practice}, seed {header.seed}, "
            f"by Forge War {plain(header.program)}",
            f"Guilds: {listed(seats)}",
            f"Round {state.round} of {state.options.rounds}, {len(replayed.steps)} actions",
            *_standings(header, replayed.game),
        ]
    )


def _standings(header: Header, game: Game) -> Iterator[str]:
    state = game.state
    result = state.result
    if result is not None and result.lost_by:
        yield f"The game was lost by {result.lost_by}."
    elif result is not None:
        winner = plain(header.seats[result.ranking[0]].name)
        yield "The game was won." if header.options.solo else f"{winner} won."
    else:
        yield "The game is not over."
    ranking = result.ranking if result is not None else range(len(state.guilds))
    for seat in ranking:
        guild = state.guilds[seat]
        yield (
            f"  {plain(header.seats[seat].name)}: {guild.prestige} prestige, {guild.gold} gold, "
            f"{len(guild.completed)} quests completed, {len(guild.failed)} failed"
        )


def describe(header: Header, replayed: Replay) -> Iterator[str]:
    """The sound part of a game, line by line."""
    content = replayed.game.content
    names = Names(header, content)
    laid_out = Game.new(header.options, header.seed, content)
    yield f"{_game_kind(header)[0].upper()}{_game_kind(header)[1:]}: {listed(names.sides)}."
    yield ""
    yield "SET-UP"
    yield from _told("", laid_out.events, names)
    for moment in moments(replayed):
        yield from _told(f"{moment.number}. ", moment.events, names)
    yield ""
    yield from _standings(header, replayed.game)


def _told(mark: str, events: list[Event], names: Names) -> Iterator[str]:
    """An action's events as one paragraph, broken where a round or a phase begins."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, RoundStarted | PhaseStarted):
            yield from _wrapped(mark, part, names)
            mark, part = "", []
            yield ""
            if isinstance(event, RoundStarted):
                yield f"ROUND {event.round} (Stage {STAGES[event.stage]})"
            else:
                yield f"{event.phase.title()}:"
        else:
            part.append(event)
    yield from _wrapped(mark, part, names)


def _wrapped(mark: str, events: list[Event], names: Names) -> list[str]:
    text = paragraph(events, names)
    if not text:
        return []
    return textwrap.wrap(
        text, WIDTH, initial_indent=f"{mark:>6}", subsequent_indent=" " * 6, break_on_hyphens=False
    )
