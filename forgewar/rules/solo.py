"""SOLO: one guild against two automated colours and the clock."""

from typing import Final

from forgewar.rules import events as ev
from forgewar.rules import mine
from forgewar.rules.actions import Action, MoveOverseer
from forgewar.rules.agenda import AutomatedMove
from forgewar.rules.decisions import AutomatedTie
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import MAX_QUESTS, GameState
from forgewar.rules.table import Table

PLAYER: Final = 0


# The automated colours


def best_moves(table: Table, side: int) -> list[MoveOverseer]:
    """Moves that jump the most workers of others and, among those, the fewest own (SOLO-6)."""
    best: list[MoveOverseer] = []
    best_worth = (-1, 0)
    for move in mine.moves(table, side):
        others, own = jumped_workers(table, side, move)
        worth = (others, -own)
        if worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return best


def jumped_workers(table: Table, side: int, move: MoveOverseer) -> tuple[int, int]:
    """How many workers of others, and how many of its own, a move of a side jumps."""
    cells = table.state.cells
    jumped = [cells[h] for h in table.geometry.between[move.origin][move.target] if cells[h]]
    own = jumped.count(side + 1)
    return len(jumped) - own, own


def move_automated(table: Table, task: AutomatedMove) -> None:
    """Move an automated colour if it can; the player picks among equals."""
    best = best_moves(table, task.side)
    if len(best) > 1:
        table.push(AutomatedTie(PLAYER, task.side))
    elif best:
        mine.move_overseer(table, task.side, best[0].origin, best[0].target)
    else:
        table.emit(ev.Lapsed(PLAYER, "automated_move", str(task.side)))


def tie_choices(table: Table, decision: AutomatedTie) -> list[Action]:
    return [*best_moves(table, decision.side)]


def tie_refusal(table: Table, decision: AutomatedTie, action: Action) -> Refusal | None:
    if type(action) is not MoveOverseer:
        return NOT_NOW
    if action in best_moves(table, decision.side):
        return None
    refusal = mine.refuse_move(table, decision.side, action.origin, action.target)
    return refusal or no("SOLO-6", "better-move")


def play_tie(table: Table, decision: AutomatedTie, action: Action) -> None:
    assert isinstance(action, MoveOverseer)
    mine.move_overseer(table, decision.side, action.origin, action.target)


# The duty to take quests


def cannot_take(state: GameState) -> bool:
    """Five active quests and an offer that is not empty: the duty cannot be met (SOLO-11)."""
    return len(state.guilds[PLAYER].quests) >= MAX_QUESTS and any(state.offer)


def warning(state: GameState) -> bool:
    """Whether the next round will be lost unless a quest is completed in this one (SOLO-11)."""
    another = state.round < state.options.rounds
    return another and len(state.guilds[PLAYER].quests) >= MAX_QUESTS
