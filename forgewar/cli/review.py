"""`forgewar review`: chances of each round of a recorded game, and the choices that cost most."""

import argparse
import sys
from pathlib import Path

import msgspec
from msgspec import Struct
from tqdm import tqdm

from forgewar.ai.review.report import Past, Review, Standing, TurningPoint
from forgewar.ai.review.search import review_game
from forgewar.cli.arguments import WholeNumber
from forgewar.cli.contents import add_content, content_at
from forgewar.play.review.kept import past_of, reviewed_seats
from forgewar.play.review.losses import Losses, losses
from forgewar.play.review.view import ReviewView
from forgewar.printable import plain
from forgewar.session.timeline import Timeline
from forgewar.words import Message, say
from forgewar.words.transcript import names_of


class Guild(Struct):
    """Review of one guild: its losses, and the mean cost of its choices by phase."""

    seat: int
    name: str
    losses: Losses
    phases: dict[str, float]


class Report(Struct):
    """A review as data."""

    seed: int
    standings: list[Standing]
    points: tuple[TurningPoint, ...]
    guilds: list[Guild]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-record"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("cli-review-json"))
    parser.add_argument(
        "--seed", type=WholeNumber(0, 2**63 - 1), metavar="N", help=say("cli-review-seed")
    )
    add_content(parser)


def run(arguments: argparse.Namespace) -> int:
    timeline = Timeline.read(arguments.file, content_at(arguments.content))
    seed = timeline.header.seed if arguments.seed is None else arguments.seed
    found = _review(timeline, past_of(timeline), seed)
    for line in _report_lines(timeline, found):
        print(line)
    if arguments.json is not None:
        encoded = msgspec.json.format(msgspec.json.encode(_report(timeline, found)), indent=2)
        arguments.json.write_bytes(encoded + b"\n")
    return 0


def _review(timeline: Timeline, past: Past, seed: int) -> Review:
    found = Review(seed)
    with tqdm(total=100, disable=None, leave=False, file=sys.stderr) as bar:
        for found in review_game(past, seed, timeline.games[0].content):
            bar.update(round(100 * past.progress(found)) - bar.n)
    return found


def _report(timeline: Timeline, found: Review) -> Report:
    guilds = [
        Guild(seat, timeline.header.seats[seat].name, losses(timeline, seat), found.by_phase(seat))
        for seat in reviewed_seats(timeline)
    ]
    return Report(found.seed, found.standings, found.points, guilds)


def _report_lines(timeline: Timeline, found: Review) -> list[str]:
    names = names_of(timeline.header, timeline.games[0].content)
    view = ReviewView(timeline, found, names)
    lines: list[str | Message] = [chances.told for chances in view.curve()]
    for turn in view.turns:
        point = turn.point
        told = say(
            "cli-review-point",
            name=plain(timeline.header.seats[point.seat].name),
            round=point.round,
            moment=point.moment,
            played=turn.played,
            better=turn.better,
            points=round(100 * point.chance),
        )
        why = [say("cli-review-why", why=line) for line in turn.steps[-1].lines]
        lines += [told, *why]
    if not view.turns:
        lines.append(say("cli-review-none"))
    for seat in reviewed_seats(timeline):
        lines += _of_guild(timeline, view, seat)
    return [*map(str, lines)]


def _of_guild(timeline: Timeline, view: ReviewView, seat: int) -> list[str | Message]:
    """Losses of a guild, by phase, and its weakest phase."""
    weakness = view.weakness(seat)
    told = [*view.lost(seat), *(each.told for each in view.phases(seat))]
    told += [weakness] if weakness is not None else []
    name = plain(timeline.header.seats[seat].name)
    return [say("cli-review-guild", name=name, told=line) for line in told]
