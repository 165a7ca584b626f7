"""Automated colours of a solo game: the rule that chose a move, and what the move does (SOLO-6)."""

from typing import TYPE_CHECKING, Literal, NamedTuple

from forgewar.play.animation import automated_side
from forgewar.play.memo import memo
from forgewar.play.mine_moves import Move, Outcome, first_move
from forgewar.play.turns import NOBODY
from forgewar.rules import mine, solo
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.catalogue import catalogue
from forgewar.rules.events import OverseerMoved
from forgewar.rules.table import Table
from forgewar.words import Message, message

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

# Most workers of others; fewest of its own among those; the only move there is; several equal
# moves, among which somebody chose; no move at all.
Rule = Literal["most", "fewest", "only", "tie", "none"]


class Weighed(NamedTuple):
    """A move with the numbers that the rule compares: workers of others and own ones it jumps."""

    origin: int
    target: int
    others: int
    own: int


class Reason(NamedTuple):
    """The rule that chose a move, with its numbers; `best` is the best move of each overseer that
    can move, the one that moves first."""

    rule: Rule
    others: int
    own: int
    best: tuple[Weighed, ...]

    @property
    def wins(self) -> Message | None:
        """Words for why a move wins against others; none if there are no others."""
        if self.rule == "most":
            return message("solo-wins-most")
        if self.rule == "fewest":
            return message("solo-wins-fewest")
        return message("solo-wins-tie") if self.rule == "tie" else None


class AutomatedMove(NamedTuple):
    """A move of an automated colour; without `outcome` if it cannot move. `path` are the hexes from
    origin to target, both included."""

    side: int
    reason: Reason
    outcome: Outcome | None
    path: tuple[int, ...]

    @property
    def move(self) -> Move | None:
        return self.outcome.move if self.outcome is not None else None

    def takes_from(self, side: int) -> int:
        """How many workers of a side turn to this colour."""
        if self.move is None:
            return 0
        turned = (worker for worker in self.move.workers if worker.kind == "turn")
        return sum(worker.before == side for worker in turned)


def weigh_moves(table: Table, side: int) -> list[Weighed]:
    """Every move of an automated colour, the best first."""
    moves = mine.moves(table, side)
    found = [
        Weighed(move.origin, move.target, *solo.jumped_workers(table, side, move)) for move in moves
    ]
    return sorted(found, key=lambda each: (-each.others, each.own))


def explain(table: Table, side: int, chosen: MoveOverseer | None) -> Reason:
    """Why an automated colour makes a move, in the position before it."""
    weighed = weigh_moves(table, side)
    if chosen is None or not weighed:
        return Reason("none", 0, 0, ())
    winner = next(each for each in weighed if each[:2] == (chosen.origin, chosen.target))
    best = {winner.origin: winner}
    for each in weighed:
        best.setdefault(each.origin, each)
    numbers = (winner.others, winner.own, tuple(best.values()))
    if len(solo.best_moves(table, side)) > 1:
        return Reason("tie", *numbers)
    if len(weighed) == 1:
        return Reason("only", *numbers)
    as_many = sum(each.others == winner.others for each in weighed)
    return Reason("most" if as_many == 1 else "fewest", *numbers)


def moving(view: "TableView") -> AutomatedMove | None:
    """The automated colour that is about to move, or on its way; none once it has landed."""
    step = view.animation.step
    if step is None or automated_side(step.event, view.shown) == NOBODY:
        return None
    return memo(_moving, view)


def _moving(view: "TableView") -> AutomatedMove:
    step = view.animation.step
    assert step is not None
    side = automated_side(step.event, view.shown)
    table = Table(view.shown, catalogue(view.content))
    if not isinstance(step.event, OverseerMoved):
        return AutomatedMove(side, explain(table, side, None), None, ())
    origin, target = step.event.origin, step.event.target
    told = first_move(view, view.chronicle.history[step.place][step.number :])
    path = (origin, *table.geometry.between[origin][target], target)
    return AutomatedMove(side, explain(table, side, MoveOverseer(origin, target)), told, path)


def rule_of(view: "TableView", reason: Reason) -> Message:
    """The rule that chose a move, as half a sentence: "jumps the most rival workers (3)"."""
    if reason.rule == "most":
        return message("solo-rule-most", count=reason.others)
    if reason.rule == "fewest":
        return message("solo-rule-fewest", count=reason.others, own=reason.own)
    if reason.rule == "tie":
        return message("solo-rule-tie-watched" if view.watched else "solo-rule-tie")
    return message("solo-rule-only" if reason.rule == "only" else "solo-rule-none")


def sentence(view: "TableView") -> Message | None:
    """Who moves by which rule: "Sun: jumps the most rival workers (3)"; none if none moves."""
    found = moving(view)
    if found is None:
        return None
    said = rule_of(view, found.reason)
    return message("solo-moves-by", guild=view.name(found.side), rule=said)


def status(view: "TableView", side: int) -> Message | None:
    """Words for what an automated colour does now, on its panel."""
    if side != view.acting:
        return None
    return message("solo-chosen-for" if view.waiting_for_person else "solo-moving")
