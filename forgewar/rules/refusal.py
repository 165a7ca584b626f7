"""Why an action cannot be taken: a value with the clause that forbids it and its numbers."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """`key` says what forbids it, the same for ever; sentences are made of it elsewhere. `numbers`
    explain it: a `price` and the `gold` there is, the number of a `resource`, a `seat`."""

    clause: str
    key: str
    numbers: dict[str, int] = {}

    def __str__(self) -> str:
        told = "".join(f", {name} {number}" for name, number in self.numbers.items())
        return f"{self.clause}: {self.key}{told}"


class IllegalAction(ValueError):
    """Raised by `Game.play` for an action that `Game.refusal` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadOptions(ValueError):
    """Options that describe no game of the rulebook."""


def no(clause: str, key: str, **numbers: int) -> Refusal:
    """A refusal, in the shortest form."""
    return Refusal(clause, key, numbers)


NOT_NOW = no("ROUND-3", "not-now")
