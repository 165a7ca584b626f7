"""`forgewar shot`: a picture of any moment of a record, as the app would show it."""

import argparse
import re
from pathlib import Path

from forgewar.cli.arguments import WholeNumber
from forgewar.cli.contents import add_content, content_at
from forgewar.cli.failure import CommandError
from forgewar.session.record import read_record
from forgewar.session.replay import Replay, replay
from forgewar.words import say
from forgewar.words.faults import describe_fault

SMALLEST, LARGEST = (1024, 640), (7680, 4320)
_SCALES = (80, 200)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-record"))
    parser.add_argument(
        "--at",
        type=WholeNumber(-1_000_000, 1_000_000),
        default=-1,
        metavar="N",
        help=say("cli-shot-at"),
    )
    parser.add_argument(
        "--size", type=_size, default="1600x900", metavar="WxH", help=say("cli-default")
    )
    parser.add_argument(
        "--scale",
        type=WholeNumber(*_SCALES),
        default=100,
        metavar="PERCENT",
        help=say("cli-shot-scale", low=_SCALES[0], high=_SCALES[1]),
    )
    parser.add_argument("--out", type=Path, metavar="PNG", help=say("cli-shot-out"))
    add_content(parser)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(low <= n <= high for low, n, high in zip(SMALLEST, size, LARGEST, strict=True)):
        low, high = ("x".join(map(str, bound)) for bound in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(say("cli-size", low=low, high=high, given=repr(text)))
    return size


def run(arguments: argparse.Namespace) -> int:
    path: Path = arguments.file
    at_hand = content_at(arguments.content)
    record = read_record(path)
    replayed = replay(record, at_hand)
    number = _moment(path, replayed, arguments.at)
    out: Path = arguments.out or Path(f"{path.stem}-{number}.png")
    try:
        from forgewar.app.shot import render
    except ModuleNotFoundError as error:
        raise CommandError(say("cli-cannot-draw", module=error.name or "?")) from error
    actions = [step.action for step in replayed.steps[:number]]
    picture = render(replayed.game.content, record.header, actions, arguments.size, arguments.scale)
    try:
        out.write_bytes(picture)
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError(say("cli-cannot-write", path=str(out), why=why)) from error
    last = len(replayed.steps)
    print(say("cli-shot-drawn", path=str(out), number=str(number), last=str(last)))
    return 0


def _moment(path: Path, replayed: Replay, at: int) -> int:
    """Number of actions before the moment. Counting from the end needs a record without a
    problem."""
    last = len(replayed.steps)
    number = at if at >= 0 else last + 1 + at
    if replayed.problem is not None and not 0 <= at <= last:
        problem = describe_fault(replayed.problem)
        raise CommandError(
            say("cli-shot-sound-until", file=path.name, last=str(last), problem=problem)
        )
    if not 0 <= number <= last:
        raise CommandError(
            say("cli-shot-no-moment", file=path.name, last=str(last), moment=str(at))
        )
    return number
