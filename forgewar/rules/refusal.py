"""Refusals: reasons why an action is illegal, as values with the clause and its numbers."""

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """`key` names the reason and never changes; sentences are made from it elsewhere. `numbers`
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
    """Short constructor of a refusal."""
    return Refusal(clause, key, numbers)


NOT_NOW = no("ROUND-3", "not-now")
