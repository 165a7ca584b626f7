"""Why an action cannot be taken: a value with the clause that forbids it and its numbers."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """`text` is a template filled in from `numbers`: "costs {price} gold, you have {gold}"."""

    clause: str
    text: str
    numbers: dict[str, int] = {}

    def __str__(self) -> str:
        return f"{self.clause}: {self.text.format(**self.numbers)}"


class IllegalAction(ValueError):
    """Raised by `Game.play` for an action that `Game.refusal` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadOptions(ValueError):
    """Options that describe no game of the rulebook."""


def no(clause: str, text: str, **numbers: int) -> Refusal:
    """A refusal, in the shortest form."""
    return Refusal(clause, text, numbers)


NOT_NOW = no("ROUND-3", "that is not what is being decided now")
