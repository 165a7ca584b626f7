"""The door to all commands: reads the arguments and turns every failure into one sentence."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from forgewar import __version__
from forgewar.cli.failure import CommandError, Parser
from forgewar.cli.streams import mend_streams
from forgewar.printable import printable

FAILED = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells have it
PIPE_CLOSED = 141  # 128 + SIGPIPE


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    readable = mend_streams()
    try:
        code = _run(argv, readable=readable)
        sys.stdout.flush()
        return code
    except CommandError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        print("forgewar: interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough; the interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _fail(f"{where}{error.strerror or error}.")
    except Exception as error:
        from forgewar import crash

        words = sys.argv[1:] if argv is None else argv
        command = next((word for word in words if not word.startswith("-")), "starting")
        _fail(crash.report(error, command))
        return crash.FAULT


def _fail(sentence: str) -> int:
    print(f"forgewar: {printable(sentence, 2000)}", file=sys.stderr)
    return FAILED


def parser() -> Parser:
    """All commands and their arguments."""
    # Imported here, so that Ctrl-C is answered in one line even while Python is still loading.
    from forgewar.cli import balance, check, replay, shot, simulate
    from forgewar.cli.contents import add_content

    found = Parser(
        prog="forgewar",
        description="Forge War: mines, markets and quests for one to four guilds.",
        epilog="Without a command the game starts, with --content with cards of your own. Each "
        "command has its own --help.",
        allow_abbrev=False,
    )
    found.add_argument("--version", action="version", version=f"Forge War {__version__}")
    add_content(found, dest="play_content")
    commands = found.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command in (simulate, balance, replay, shot, check):
        command.add(commands)
    _add_open(commands)
    return found


def _add_open(commands: "argparse._SubParsersAction[Parser]") -> None:
    opened = commands.add_parser(
        "open",
        help="start the game with a record",
        description="Start the game, with a record taken into its library. "
        "`forgewar FILE.jsonl` does the same.",
        allow_abbrev=False,
    )
    opened.add_argument("file", type=Path, metavar="FILE", help="a record (docs/record-format.md)")


def _run(argv: Sequence[str] | None, *, readable: bool) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    if not words:
        return _play()  # with nothing loaded that only commands need
    if len(words) == 1 and words[0].endswith(".jsonl"):
        words.insert(0, "open")  # as when a file is opened with the program
    arguments = parser().parse_args(words)
    from forgewar.content.error import ContentError
    from forgewar.session.error import RecordError

    try:
        if arguments.command in (None, "open"):
            return _play(getattr(arguments, "file", None), arguments.play_content)
        if arguments.play_content is not None:
            raise CommandError(f"--content stands behind {arguments.command}, not before it.")
        if not readable:
            raise CommandError("there is nowhere to write to: the standard output is closed.")
        return int(arguments.run(arguments))
    except RecordError as error:
        raise CommandError(str(error)) from error
    except ContentError as error:
        raise CommandError(f"the content cannot be used: {error}.") from error


def _play(file: Path | None = None, content: Path | None = None) -> int:
    """Start the desktop app, which alone needs a screen. Raises `ContentError`."""
    pack = None
    if content is not None:
        from forgewar.cli.contents import pack_at

        pack = pack_at(content)
    try:
        from forgewar.app.main import main as play
    except ModuleNotFoundError as error:
        missing = error.name or "a module"
        raise CommandError(
            f"the game cannot be shown because {missing} is missing; install it with "
            "pip install forgewar, or use a command that needs no screen (forgewar --help)."
        ) from error
    return int(play(file, pack) or 0)
