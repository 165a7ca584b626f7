"""ORDER: player order after the mine phase."""

from forgewar.rules import events as ev
from forgewar.rules.state import GameState
from forgewar.rules.table import Table


def next_order(state: GameState) -> list[int]:
    """Player order if the mine phase ended now (ORDER-1 to ORDER-3, SOLO-9)."""
    order = state.order
    if state.options.solo:
        return [*order[1:], order[0]]
    # Guilds that tie come in the opposite of their old order (ORDER-2).
    by_workers = sorted(order, key=lambda side: (state.workers[side], -order.index(side)))
    if state.second >= 0:
        by_workers.remove(state.second)
        by_workers.append(state.second)
    return by_workers


def set_order(table: Table) -> None:
    """Set the player order at the end of the mine phase."""
    table.state.order = next_order(table.state)
    table.emit(ev.OrderSet(tuple(table.state.order)))
