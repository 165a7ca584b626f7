"""A mine move that is planned while others move. It stays on this machine until one's turn: then it
is in hand, or, if it was set in advance and still does what was shown, it is played."""

from typing import TYPE_CHECKING

from forgewar.play.mine_moves import Move, outcome
from forgewar.play.table_view import TableView
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.decisions import MineTurn
from forgewar.rules.game import Game

if TYPE_CHECKING:
    from forgewar.play.match import Match


class PlanView(TableView):
    """The table as if it were another guild's turn."""

    def __init__(self, view: TableView, game: Game) -> None:
        self.__dict__.update(view.__dict__)
        self._previews = {}
        self._ahead = game

    @property
    def game(self) -> Game:
        return self._ahead


class MinePlan:
    """The plan of the own seat that moves next. `action` is the move, if there is one; `is_set` if
    it is to be played without asking."""

    def __init__(self, match: "Match") -> None:
        self._match = match
        self.action: MoveOverseer | None = None
        self.is_set = False
        self._shown: Move | None = None  # what the move did when it was planned
        self._ahead: tuple[int, PlanView | None] = (-1, None)  # by version

    @property
    def view(self) -> PlanView | None:
        """The table as if it were one's own turn; none unless others move first in this mine
        phase and nothing moves on screen."""
        view = self._match.view
        if view.animation.busy or not isinstance(view.decision, MineTurn):
            return None
        if self._ahead[0] != view.version:
            self._ahead = view.version, self._look_ahead()
        return self._ahead[1]

    def _look_ahead(self) -> PlanView | None:
        view = self._match.view
        turn = self.turn
        decision = view.game.decision
        if turn is None or not isinstance(decision, MineTurn) or view.is_person(decision.seat):
            return None
        game = view.game.clone()
        game.state.agenda.append(turn)
        return PlanView(view, game)

    @property
    def turn(self) -> MineTurn | None:
        """The next turn of a person here in this mine phase, after that of others."""
        view = self._match.view
        steps = reversed(view.game.state.agenda)
        return next((s for s in steps if isinstance(s, MineTurn) and view.is_person(s.seat)), None)

    @property
    def choices(self) -> list[MoveOverseer]:
        """Moves that could be played if it were one's turn; none while nothing can be planned."""
        ahead = self.view
        return [] if ahead is None else [a for a in ahead.choices() if isinstance(a, MoveOverseer)]

    def make(self, action: MoveOverseer) -> None:
        """Plan a move."""
        self.clear()
        ahead = self.view
        if ahead is not None:
            self.action, self._shown = action, outcome(ahead, action).move

    def set_in_advance(self) -> None:
        """Have the plan played on one's turn."""
        self.is_set = self.action is not None

    def clear(self) -> None:
        self.action, self.is_set, self._shown = None, False, None

    def lapse(self) -> str:
        """Drop a plan that has become impossible, and unset one that would do something else.
        Returns why: "impossible", "changed" or nothing. A plan of a phase that is over is
        forgotten."""
        view, action = self._match.view, self.action
        if action is None or view.animation.busy:
            return ""
        decision = view.game.decision
        is_own = isinstance(decision, MineTurn) and view.is_person(decision.seat)
        ahead: TableView | None = view if is_own else self.view
        if ahead is None:
            if self.turn is None:
                self.clear()
            return ""
        if action not in ahead.choices():
            self.clear()
            return "impossible"
        if self.is_set and outcome(ahead, action).move != self._shown:
            self.is_set, self._shown = False, outcome(ahead, action).move
            return "changed"
        return ""

    def due(self) -> MoveOverseer | None:
        """The move that was set in advance, once it is one's turn."""
        view = self._match.view
        if not self.is_set or not view.waiting_for_person:
            return None
        return self.action if isinstance(view.decision, MineTurn) else None
