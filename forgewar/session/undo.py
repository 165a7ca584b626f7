"""Undo: how far it reaches, and what stops it.

One undo leads to the last decision of a person, over replies of computer players and over forced
moves. It never crosses what another person did or what has been revealed; in practice and solo
games it is free.
"""

from collections.abc import Callable, Sequence
from enum import Enum

from forgewar.rules.decisions import Management
from forgewar.session.history import Step


class Barrier(Enum):
    """Reason why nothing can be undone."""

    NOTHING = "nothing"  # nobody has decided anything yet
    REVEALED = "revealed"  # something was turned up, or a guild was done with managing
    MANAGING = "managing"  # QUEST-4: no further than the start of this guild's managing
    WATCHED = "watched"  # no person plays


def was_choice(step: Step) -> bool:
    """Whether there was a choice; cached, because every frame asks what undo would do."""
    if step.free is None:
        step.free = step.before.forced_action() is None
    return step.free


def undo_depth(
    history: Sequence[Step],
    is_person: Callable[[int], bool],
    *,
    free: bool,
    managing: Management | None,
) -> int | Barrier:
    """Number of actions back to the last decision of a person, or the barrier before it. `managing`
    is the decision of the guild that manages now, if any."""
    for count, step in enumerate(reversed(history), start=1):
        if not free:
            if step.barrier:
                return Barrier.REVEALED
            if managing is not None and step.before.decision != managing:
                return Barrier.MANAGING
        own = managing is None or free or step.seat == managing.seat
        if is_person(step.seat) and was_choice(step):
            return count if own else Barrier.MANAGING
    return Barrier.NOTHING


def redo_depth(undone: Sequence[Step], is_person: Callable[[int], bool]) -> int:
    """Number of undone actions (the last is next) that one redo plays: up to the next decision of a
    person."""
    for count, step in enumerate(reversed(undone)):
        if count and is_person(step.seat) and was_choice(step):
            return count
    return len(undone)
