"""Argument parser of the commands: help and errors in words of the catalogue."""

import argparse
from collections.abc import Iterable
from typing import Any, NoReturn

from forgewar.cli.failure import CommandError
from forgewar.words import say


class Help(argparse.HelpFormatter):
    """Help text, in words of the catalogue."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        worded = say("cli-usage") if prefix is None else prefix
        super().add_usage(usage, actions, groups, worded)


class BrokenHelp(Help, argparse.RawDescriptionHelpFormatter):
    """Help text that keeps the line breaks of descriptions and examples."""


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one sentence, without the whole usage; words its help by the
    catalogue."""

    def __init__(self, **how: Any) -> None:
        super().__init__(**how, add_help=False, allow_abbrev=False)
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise CommandError(say("cli-see-help", problem=message, program=self.prog))


class WholeNumber:
    """Argument type: a whole number within bounds; an error names them."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def __call__(self, text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            low, high = str(self.low), str(self.high)
            raise argparse.ArgumentTypeError(
                say("cli-whole-number", low=low, high=high, given=repr(text))
            )
        return number
