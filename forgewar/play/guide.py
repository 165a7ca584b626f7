"""The guide: a few words for a first game. Which entry fits a decision, and when it speaks."""

from bisect import bisect_left
from typing import TYPE_CHECKING

from forgewar.rules import decisions as de
from forgewar.rules.state import GameState
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView
    from forgewar.session.history import Step


def entries(decision: de.Decision | None, state: GameState) -> list[str]:
    """The entries that fit a decision in a state, the best first."""
    if decision is None:
        return []
    found = [str(decision.__struct_config__.tag)]
    if isinstance(decision, de.MineTurn) and decision.second:
        found.insert(0, "mine_second")
    if isinstance(decision, de.MarketTurn) and state.round == state.options.rounds:
        found.insert(0, "market_last")
    if state.options.solo:
        found = [entry for each in found for entry in (f"solo_{each}", each)]
    return found


def title(entry: str) -> str:
    """Title of an entry: what to do at a kind of decision."""
    return say(f"guide-{entry}")


def text(entry: str) -> str:
    """Text of an entry: what to think of there."""
    return say(f"guide-{entry}-text")


class Guide:
    """Speaks at each new kind of decision of a person, in the round in which it first comes up.
    What is put away is not said again in this game."""

    def __init__(self, view: "TableView") -> None:
        self._view = view
        self._away: set[str] = set()
        self._version = -1  # of the game, for which was found what follows
        self._latest: Step | None = None  # the last action of the rounds before
        self._said: set[str] = set()  # in these

    @property
    def fitting(self) -> list[str]:
        """The entries for the decision that is shown, the best first; none where the guide is
        silent."""
        view = self._view
        if view.decision is None or not view.is_person(view.seat):
            return []
        found = entries(view.decision, view.shown)
        return [] if found[0] in self._away or found[0] in self._said_before() else found

    def put_away(self) -> None:
        """Say no more of this kind of decision."""
        view = self._view
        self._away.update(entries(view.decision, view.shown)[:1])

    def _said_before(self) -> set[str]:
        """The kinds of decisions that persons made in earlier rounds. Long games have hundreds, so
        they are gone through once in a round."""
        view = self._view
        if self._version != view.version:
            self._version = view.version
            steps = view.session.steps
            earlier = steps[: bisect_left(steps, view.game.state.round, key=_round)]
            latest = earlier[-1] if earlier else None
            if latest is not self._latest:
                self._latest = latest
                own = (step.before for step in earlier if view.is_person(step.seat))
                self._said = {entries(game.decision, game.state)[0] for game in own}
        return self._said


def _round(step: "Step") -> int:
    return step.before.state.round
