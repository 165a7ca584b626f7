"""Arguments that a command does not take, and what is wrong with them."""

import argparse
from collections.abc import Iterable
from typing import Any, NoReturn

from forgewar.cli.failure import CommandError
from forgewar.words import say


class Help(argparse.HelpFormatter):
    """The help, in words of the catalogue."""

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
    """The same, with descriptions and examples in the lines that the catalogue breaks them into."""


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with the arguments, without the whole usage; its help
    is worded here, too."""

    def __init__(self, **how: Any) -> None:
        super().__init__(**how, add_help=False, allow_abbrev=False)
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise CommandError(say("cli-see-help", problem=message, program=self.prog))


class WholeNumber:
    """An argument type: a whole number in these bounds, or a sentence that names them."""

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
