"""All commands with their arguments."""

import argparse
from collections.abc import Sequence

from forgewar import __version__
from forgewar.cli import balance, check, fit, join, puzzles, replay, review, serve, shot, simulate
from forgewar.cli.arguments import BrokenHelp, Help, Parser
from forgewar.cli.contents import add_content
from forgewar.paths import compiled
from forgewar.words import say
from forgewar.words.language import language_tags

LANGUAGE = "--language"


def parser(words: Sequence[str]) -> Parser:
    """Parser of all commands, with the arguments of those that `words` names: the others need not
    be worded."""
    found = Parser(
        prog="forgewar",
        description=say("cli-description"),
        epilog=say("cli-epilog"),
        formatter_class=Help,
    )
    version = f"{say('menus-forge-war')} {__version__}"
    if compiled():
        version = say("cli-compiled", version=version)
    found.add_argument("--version", action="version", version=version, help=say("cli-version"))
    found.add_argument(
        LANGUAGE, metavar="TAG", help=say("cli-language", there=tuple(language_tags()))
    )
    add_content(found, dest="play_content")
    found.add_argument(
        "--bot", action="append", default=[], metavar="FILE.py:CLASS", help=say("cli-bot")
    )
    commands = found.add_subparsers(title=say("cli-commands"), metavar="COMMAND", dest="command")
    for command in (simulate, balance, replay, review, shot, puzzles, fit, check, serve, join):
        name = command.__name__.rpartition(".")[2]
        added = _add(commands, name)
        if name in words:
            added.epilog = say(f"cli-examples-{name}")
            command.add_arguments(added)
            added.set_defaults(run=command.run)
    opened = _add(commands, "open")
    opened.add_argument("file", metavar="FILE", help=say("cli-record-or-link"))
    return found


def _add(commands: "argparse._SubParsersAction[Parser]", name: str) -> Parser:
    return commands.add_parser(
        name,
        help=say(f"cli-help-{name}"),
        description=say(f"cli-description-{name}"),
        formatter_class=BrokenHelp,
    )
