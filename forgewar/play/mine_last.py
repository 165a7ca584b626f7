"""The latest move in the mine: told while it is made, and marked until somebody else acts."""

from typing import TYPE_CHECKING

from forgewar.play.mine_moves import Outcome, moves_of, order_ahead
from forgewar.rules import events as ev

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

# What a guild may do beside its move, or somebody else beside it, without a turn of their own.
_BESIDE = (ev.MerchantTraded, ev.StallUsed, ev.GoldChanged, ev.ResourcesChanged)


def last_move(view: "TableView") -> Outcome | None:
    """The latest move as far as it is shown, in the way in which a preview tells one; none after
    anything else was done."""
    place, number = _now(view)
    while place > 0 and all(isinstance(event, _BESIDE) for event in view.chronicle.history[place]):
        place, number = place - 1, len(view.chronicle.history[place - 1]) - 1
    events = [
        event
        for i, event in enumerate(view.chronicle.history[place][: number + 1])
        if not isinstance(event, ev.ResourcesChanged) or view.animation.over(place, i)
    ]  # what a worker yields is told when it has arrived
    if not any(isinstance(event, ev.OverseerMoved | ev.WorkerMoved) for event in events):
        return None
    return Outcome(moves_of(events), tuple(view.shown.workers), tuple(order_ahead(view)), ())


def _now(view: "TableView") -> tuple[int, int]:
    """The action that is shown, and the latest event of it that is seen."""
    steps = view.animation.steps
    if steps:
        return steps[-1].at
    place = len(view.chronicle.history) - 1
    return place, len(view.chronicle.history[place]) - 1
