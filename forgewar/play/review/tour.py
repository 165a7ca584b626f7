"""A way along the turning points of a game, at the table: one after another, step by step."""

from collections.abc import Sequence

from forgewar.play.review.view import Step, SwingTurn, Turn
from forgewar.words import Message, message


class Tour:
    """Knows which turning point is looked at, and which part of what is said of it."""

    def __init__(self, turns: Sequence[Turn | SwingTurn], number: int) -> None:
        self.turns = turns
        self._number = number
        self._step = 0

    @property
    def turn(self) -> Turn | SwingTurn:
        return self.turns[self._number]

    @property
    def step(self) -> Step:
        return self.turn.steps[self._step]

    @property
    def title(self) -> Message:
        return message("review-number", number=self._number + 1, count=len(self.turns))

    def can_go(self, by: int) -> bool:
        return 0 <= self._number + by < len(self.turns)

    def go(self, by: int) -> None:
        """To another turning point, if there is one there."""
        if self.can_go(by):
            self._number += by
            self._step = 0

    def choose(self, kind: str) -> None:
        """A part of what is said."""
        kinds = [step.kind for step in self.turn.steps]
        self._step = kinds.index(kind)

    def step_on(self) -> None:
        """The next part; after the last, the first."""
        self._step = (self._step + 1) % len(self.turn.steps)
