"""Actions of people that are played without asking, because there is nothing to choose."""

from forgewar.rules.actions import Action
from forgewar.rules.decisions import Acquisition, Management, MineTurn, Rewards
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_QUESTS


def unasked_action(game: Game) -> Action | None:
    """The forced move, or the only choice of a decision to which no trade of the guild would add
    another. Trades stay possible beside every decision that is asked (MERCHANT-2)."""
    forced, decision = game.forced_action(), game.decision
    if forced is not None or decision is None:
        return forced
    choices = game.choices()
    return choices[0] if len(choices) == 1 and _is_closed(game) else None


def _is_closed(game: Game) -> bool:
    """Whether gold and resources do not matter to what can be chosen."""
    decision = game.decision
    if isinstance(decision, MineTurn | Rewards):
        return True
    if isinstance(decision, Acquisition):
        return len(game.state.guilds[decision.seat].quests) >= MAX_QUESTS
    return isinstance(decision, Management) and not game.state.guilds[decision.seat].quests
