"""Undo belongs to people: how far it reaches, and why no further.

One undo leads back to the last decision of a person, over replies of computer players and over
moves that nobody was asked for. It never crosses what another person did or what has been
revealed; in practice and solo games it is free.
"""

from enum import Enum
from typing import TYPE_CHECKING

from forgewar.rules.decisions import Management
from forgewar.session.history import Step
from forgewar.session.unasked import unasked_action

if TYPE_CHECKING:
    from forgewar.session.session import Session


class Barrier(Enum):
    """Why nothing can be undone."""

    NOTHING = "nothing"  # nobody has decided anything yet
    REVEALED = "revealed"  # something was turned up, or a guild was done with managing
    MANAGING = "managing"  # QUEST-4: no further than the start of this guild's managing
    WATCHED = "watched"  # no person plays


def undo_depth(session: "Session") -> int | Barrier:
    """Number of actions back to the last decision of a person, or why there are none."""
    if not any(seat.player == "person" for seat in session.header.seats):
        return Barrier.WATCHED
    managing = _managing(session)
    for count, step in enumerate(reversed(session.steps), start=1):
        if not session.free:
            if step.barrier:
                return Barrier.REVEALED
            if managing is not None and step.before.decision != managing:
                return Barrier.MANAGING
        own = managing is None or session.free or step.seat == managing.seat
        if session.is_person(step.seat) and was_choice(step):
            return count if own else Barrier.MANAGING
    return Barrier.NOTHING


def undo_target(session: "Session") -> Step | None:
    """The decision of a person that one undo leads back to."""
    count = undo_depth(session)
    return session.steps[-count] if isinstance(count, int) else None


def redo_depth(session: "Session") -> int:
    """Number of undone actions (the last is next) that one redo plays: up to the next decision of a
    person."""
    for count, step in enumerate(reversed(session.undone)):
        if count and session.is_person(step.seat) and was_choice(step):
            return count
    return len(session.undone)


def reset_depth(session: "Session") -> int:
    """Number of actions back to where the last decision of a person came up, including trades
    beside it."""
    steps = session.steps[len(session.steps) - most_undoable(session) :]
    own = [place for place, step in enumerate(steps) if session.is_person(step.seat)]
    if not own:
        return 0
    first = own[-1]
    while first and steps[first - 1].before.decision == steps[own[-1]].before.decision:
        first -= 1
    return len(steps) - first


def most_undoable(session: "Session") -> int:
    """Number of actions that can be undone now at the most."""
    if session.free:
        return len(session.steps)
    owner, managing = _owner(session), _managing(session)
    count = 0
    for step in reversed(session.steps):
        if step.barrier or (step.seat != owner and session.is_person(step.seat)):
            break
        if managing is not None and step.before.decision != managing:
            break  # QUEST-4: no further than the start of this guild's managing
        count += 1
    return count


def _managing(session: "Session") -> Management | None:
    """The decision of the guild that manages now, if one does."""
    decision = session.game.decision
    return decision if isinstance(decision, Management) else None


def _owner(session: "Session") -> int:
    """The person whom undo belongs to: who acted last, and stays theirs while they go on with it;
    while a guild manages it is its own: another's trade stays (QUEST-4)."""
    managing = _managing(session)
    if managing is not None:
        return managing.seat
    steps = [*session.steps, *session.undone[-1:]]
    return next((step.seat for step in reversed(steps) if session.is_person(step.seat)), -1)


def was_choice(step: Step) -> bool:
    """Whether somebody was asked; cached, because every frame asks what undo would do."""
    if step.free is None:
        step.free = unasked_action(step.before) != step.action
    return step.free
