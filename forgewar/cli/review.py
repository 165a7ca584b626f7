"""`forgewar review`: how a recorded game stood in each round, and the choices that cost most."""

import argparse
import sys
from pathlib import Path

import msgspec
from tqdm import tqdm

from forgewar.ai import review
from forgewar.cli.arguments import WholeNumber
from forgewar.cli.contents import add_content, content_at
from forgewar.printable import plain
from forgewar.rules.actions import Action, MoveOverseer, MoveWorker, PlaceOverseer
from forgewar.rules.game import Game
from forgewar.session.timeline import Timeline
from forgewar.words import Message, message, say
from forgewar.words.actions import advice
from forgewar.words.names import Names, hex_name
from forgewar.words.transcript import names_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-record"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("cli-review-json"))
    parser.add_argument("--seed", type=WholeNumber(0, 2**63 - 1), default=1, metavar="N")
    add_content(parser)


def run(arguments: argparse.Namespace) -> int:
    timeline = Timeline.read(arguments.file, content_at(arguments.content))
    found = _review(timeline, arguments.seed)
    for line in _told(timeline, found):
        print(line)
    if arguments.json is not None:
        encoded = msgspec.json.format(msgspec.json.encode(found), indent=2)
        arguments.json.write_bytes(encoded + b"\n")
    return 0


def _review(timeline: Timeline, seed: int) -> review.Review:
    points: list[review.TurningPoint] = []
    bar = tqdm(range(timeline.last), disable=None, leave=False, file=sys.stderr)
    for moment in bar:
        action = timeline.action(moment)
        assert action is not None
        point = review.turning_point(timeline.games[moment], moment, action, seed)
        if point is not None:
            points.append(point)
    standings = tuple(review.standings(timeline.games, seed))
    return review.Review(standings, review.costliest(points))


def _told(timeline: Timeline, found: review.Review) -> list[str]:
    header = timeline.header
    seats = [plain(seat.name) for seat in header.seats]
    lines = [
        say(
            "cli-review-standing",
            round=standing.round,
            chances=tuple(
                message("cli-review-chance", name=name, percent=round(100 * chance))
                for name, chance in zip(seats, standing.chances, strict=True)
            ),
        )
        for standing in found.standings
    ]
    for point in found.points:
        game = timeline.games[point.moment]
        names = names_of(header, game.content)
        lines.append(
            say(
                "cli-review-point",
                name=seats[point.seat],
                round=point.round,
                moment=point.moment,
                played=_deed(game, names, point.played),
                better=_deed(game, names, point.better),
                points=round(100 * point.chance),
            )
        )
    return lines if found.points else [*lines, say("cli-review-none")]


def _deed(game: Game, names: Names, action: Action) -> Message:
    """What is done, and in the mine where."""
    deed = advice(game, names, action)
    if isinstance(action, PlaceOverseer):
        return message("cli-review-where", deed=deed, where=hex_name(action.hex))
    if isinstance(action, MoveOverseer | MoveWorker) and action.target >= 0:
        where = f"{hex_name(action.origin)}-{hex_name(action.target)}"
        return message("cli-review-where", deed=deed, where=where)
    return deed
