"""History of a game: each action with the game before it, so that undo is instant."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from forgewar.rules.actions import Action, FinishManaging
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event
from forgewar.rules.game import Game


class Step(Struct):
    """One action: the game before it, who took it, and whether it is a barrier for undo."""

    before: Game
    action: Action
    seat: int
    barrier: bool
    free: bool | None = None  # cache of `undo.was_choice`


def actor_of(action: Action, decision: Decision | None) -> int:
    """Seat that takes an action at a decision: whoever is to decide, or trades."""
    seat: int = getattr(action, "seat", decision.seat if decision is not None else -1)
    return seat


def take_step(game: Game, action: Action) -> tuple[Step, list[Event]]:
    """Play an action and store the game before it. Raises `IllegalAction`, with nothing changed."""
    seat = actor_of(action, game.decision)
    before = game.clone()
    events = game.play(action)
    # QUEST-4: managing that is finished stays finished. Revealed cards cannot be hidden again.
    barrier = isinstance(action, FinishManaging) or any(event.reveals for event in events)
    return Step(before, action, seat, barrier), events


def play_through(
    game: Game, actions: Iterable[Action]
) -> Iterator[tuple[list[Event], Decision | None]]:
    """Play actions one after another: the events of each, and the decision at which it was
    played."""
    for action in actions:
        decision = game.decision
        yield game.play(action), decision
