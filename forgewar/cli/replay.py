"""`forgewar replay`: verifies a record, prints its transcript, or sums it up."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from msgspec import UNSET

from forgewar.cli.contents import add_content, content_at
from forgewar.cli.failure import CommandError
from forgewar.content.model import Content
from forgewar.printable import plain
from forgewar.rules.game import Game
from forgewar.session.record import Checkpoint, Header, Record, Snapshot, read_record
from forgewar.session.replay import Replay, moments, replay
from forgewar.words import as_list, message, say
from forgewar.words.faults import describe_fault
from forgewar.words.names import player
from forgewar.words.transcript import game_kind, narrate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=say("cli-replay-files"))
    parser.add_argument("--verify", action="store_true", help=say("cli-replay-verify"))
    parser.add_argument("--describe", action="store_true", help=say("cli-replay-describe"))
    add_content(parser)


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
    if replayed.problem is not None:
        actions, problem = len(replayed.steps), describe_fault(replayed.problem)
        raise CommandError(
            say("record-sound-for", file=path.name, actions=actions, problem=problem)
        )
    if arguments.verify:
        print(_verdict(path, record, replayed))
        _verify_deal(path, record.header)


def _verify_deal(path: Path, header: Header) -> None:
    """Open the commitment to the deal of a game at a shared table. Raises `CommandError`."""
    deal = header.deal
    if deal is UNSET:
        return
    if not deal.holds(header.seed, header.options, header.content):
        raise CommandError(say("cli-replay-false-deal", file=path.name, hash=deal.hash))
    print(say("cli-replay-deal", file=path.name, hash=deal.hash))


def _verdict(path: Path, record: Record, replayed: Replay) -> str:
    hashes = sum(isinstance(line, Checkpoint) for line in record.lines)
    states = sum(isinstance(line, Snapshot) for line in record.lines)
    actions, over = len(replayed.steps), replayed.game.over
    id_ = message("cli-replay-to-the-end" if over else "cli-replay-to-where-it-was-left")
    return say(
        "cli-replay-sound", file=path.name, actions=actions, end=id_, hashes=hashes, states=states
    )


def _summary(path: Path, header: Header, replayed: Replay) -> str:
    state = replayed.game.state
    seats = [
        message(
            "cli-replay-seat",
            name=plain(seat.name),
            colour=message(f"colour-{seat.colour}"),
            player=player(plain(seat.player)),
        )
        for seat in header.seats
    ]
    about = {"file": path.name, "kind": game_kind(header), "seed": str(header.seed)}
    about |= {"program": plain(header.program)}
    head = say("cli-replay-practice", **about) if header.practice else say("cli-replay-of", **about)
    return "\n".join(
        [
            head,
            say("cli-replay-guilds", guilds=as_list(seats)),
            say(
                "cli-replay-progress",
                round=state.round,
                rounds=state.options.rounds,
                actions=len(replayed.steps),
            ),
            *_standings(header, replayed.game),
        ]
    )


def _standings(header: Header, game: Game) -> Iterator[str]:
    state = game.state
    result = state.result
    if result is None:
        yield say("cli-replay-not-over")
    elif result.lost_by:
        yield say("cli-replay-lost")
    elif header.options.solo:
        yield say("cli-replay-won-solo")
    else:
        yield say("cli-replay-won", winner=plain(header.seats[result.ranking[0]].name))
    ranking = result.ranking if result is not None else range(len(state.guilds))
    for seat in ranking:
        guild = state.guilds[seat]
        yield "  " + say(
            "cli-replay-standing",
            guild=plain(header.seats[seat].name),
            prestige=guild.prestige,
            gold=guild.gold,
            completed=len(guild.completed),
            failed=len(guild.failed),
        )


def describe(header: Header, replayed: Replay) -> Iterator[str]:
    """Transcript of the sound part of a game, line by line."""
    content = replayed.game.content
    laid_out = Game.new(header.options, header.seed, content).events
    yield from narrate(header, content, laid_out, (m.events for m in moments(replayed)))
    yield ""
    yield from _standings(header, replayed.game)
