"""Advice at the table: hints that a person asks for, reasons of computer players, and the guide."""

from forgewar.play.computer_players import ComputerPlayers, Thought
from forgewar.play.guide import Guide
from forgewar.play.hint import Hint, hint
from forgewar.play.table_view import TableView
from forgewar.rules.actions import Action


class Advisor:
    """`hint` is what a Master would do now, if somebody asked and it has been found; `thoughts` are
    those of computer players, by the place in the history of the action they led to."""

    def __init__(self, view: TableView, computers: ComputerPlayers) -> None:
        self._view = view
        self._computers = computers
        self._advice: tuple[Thought, Hint] | None = None
        self.guide = Guide(view)
        self.hint: Thought | None = None
        self.hinting = False  # whether a hint is being worked out
        self.thoughts: dict[int, Thought] = {}

    def ask(self) -> bool:
        """Let a Master think in the place of the person who is to choose; false if nobody is."""
        if not self._view.waiting_for_person:
            return False
        self.hinting = self.hint is None
        return True

    def think(self) -> bool:
        """Look for the hint that was asked for; true once it is there."""
        self.hint = self._computers.choice(self._view.version)
        if self.hint is None:
            return False
        self.hinting = False
        self._computers.waited = 0.0
        return True

    def close(self) -> bool:
        """Put the hint away, found or not; false if there is none."""
        if self.hint is None and not self.hinting:
            return False
        self.stop()
        return True

    def stop(self) -> None:
        """Drop the hint, and whatever is being thought about."""
        self._computers.forget()
        self.hint, self.hinting = None, False

    @property
    def advised(self) -> Action | None:
        """The action that the hint advises."""
        return self.hint.choice.action if self.hint is not None else None

    @property
    def advice(self) -> Hint | None:
        """The hint with its reasons, made once."""
        thought, view = self.hint, self._view
        if thought is None:
            return None
        if self._advice is None or self._advice[0] is not thought:
            made = hint(view.game, view.names, thought.seat, thought.choice)
            self._advice = (thought, made)
        return self._advice[1]

    def forget_from(self, place: int) -> None:
        """Drop the thoughts behind actions that were undone."""
        self.thoughts = {at: thought for at, thought in self.thoughts.items() if at < place}
