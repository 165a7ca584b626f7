"""Taking back belongs to people: how far one goes, and why it goes no further.

One step of taking back leads to the last decision that a person made, over what computer guilds did
in answer and over what was played because there was no choice. It never crosses what another person
did or what has been revealed; in practice and solo games it is free.
"""

from collections.abc import Callable, Sequence
from enum import Enum

from forgewar.rules.decisions import Management
from forgewar.session.history import Step


class Barrier(Enum):
    """Why nothing can be taken back."""

    NOTHING = "nothing"  # nobody has decided anything yet
    REVEALED = "revealed"  # something was turned up, or a guild was done with managing
    MANAGING = "managing"  # QUEST-4: no further than the start of this guild's managing
    WATCHED = "watched"  # no person plays


def chosen(step: Step) -> bool:
    """Whether there was a choice; worked out once, for every frame asks what Undo would do."""
    if step.free is None:
        step.free = step.before.forced() is None
    return step.free


def undo_depth(
    history: Sequence[Step],
    is_person: Callable[[int], bool],
    *,
    free: bool,
    managing: Management | None,
) -> int | Barrier:
    """How many actions lead back to the last decision of a person, or why none do. `managing` is
    the decision of the guild that manages now, if one does."""
    for count, step in enumerate(reversed(history), start=1):
        if not free:
            if step.barrier:
                return Barrier.REVEALED
            if managing is not None and step.before.decision != managing:
                return Barrier.MANAGING
        own = managing is None or free or step.seat == managing.seat
        if is_person(step.seat) and chosen(step):
            return count if own else Barrier.MANAGING
    return Barrier.NOTHING


def redo_depth(undone: Sequence[Step], is_person: Callable[[int], bool]) -> int:
    """How many of the actions taken back (the last is next) are played again at once: up to the
    next decision of a person."""
    for count, step in enumerate(reversed(undone)):
        if count and is_person(step.seat) and chosen(step):
            return count
    return len(undone)
