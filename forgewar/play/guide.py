"""Which entry of the guide fits a decision."""

from forgewar.rules import decisions as de
from forgewar.rules.state import GameState


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
