"""`forgewar shot`: any moment of a record as a picture, as the app would show it."""

import argparse
import re
from pathlib import Path

from forgewar.cli.contents import add_content, content_at
from forgewar.cli.failure import CommandError, WholeNumber
from forgewar.session.record import read_record
from forgewar.session.replay import Replay, replay

SMALLEST, LARGEST = (1024, 640), (7680, 4320)

EXAMPLES = """examples:
  forgewar shot game.jsonl                              the last moment, as game-N.png
  forgewar shot game.jsonl --at 40 --out move40.png     after the 40th action
  forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                        the moment before the last, larger
"""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "shot",
        help="render a moment of a record to a PNG",
        description="Draw a moment of a recorded game as the app would show it. Needs no screen.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (docs/record-format.md)")
    parser.add_argument(
        "--at",
        type=WholeNumber(-1_000_000, 1_000_000),
        default=-1,
        metavar="N",
        help="after N actions; 0 is the start, -1 the last moment, -2 the one before (default: -1)",
    )
    parser.add_argument(
        "--size", type=_size, default=(1600, 900), metavar="WxH", help="default: 1600x900"
    )
    parser.add_argument(
        "--scale",
        type=WholeNumber(80, 200),
        default=100,
        metavar="PERCENT",
        help="text scale, 80 to 200 (default: 100)",
    )
    parser.add_argument("--out", type=Path, metavar="PNG", help="where the picture goes")
    add_content(parser)
    parser.set_defaults(run=run)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(low <= n <= high for low, n, high in zip(SMALLEST, size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(f"must be from 1024x640 to 7680x4320, not {text!r}")
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
        raise CommandError(
            f"nothing can be drawn because {error.name or 'a module'} is missing; install it with "
            "pip install forgewar."
        ) from error
    actions = [step.action for step in replayed.steps[:number]]
    picture = render(replayed.game.content, record.header, actions, arguments.size, arguments.scale)
    try:
        out.write_bytes(picture)
    except OSError as error:
        raise CommandError(f"{out} cannot be written: {error.strerror or error}.") from error
    print(f"{out}: after {number} of {len(replayed.steps)} actions")
    return 0


def _moment(path: Path, replayed: Replay, at: int) -> int:
    """How many actions that is. Counting from the end needs a record that is sound to its end."""
    last = len(replayed.steps)
    number = at if at >= 0 else last + 1 + at
    if replayed.problem and not 0 <= at <= last:
        raise CommandError(
            f"{path.name} is sound for {last} actions only: {replayed.problem}; choose --at 0 to "
            f"{last}."
        )
    if not 0 <= number <= last:
        raise CommandError(f"{path.name} has {last} actions, so there is no moment {at}.")
    return number
