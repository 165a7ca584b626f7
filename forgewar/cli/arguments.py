"""Arguments that a command does not take, and what is wrong with them."""

import argparse
from typing import NoReturn

from forgewar.cli.failure import CommandError
from forgewar.words import say


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong with the arguments, without the whole usage."""

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
