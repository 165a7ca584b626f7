"""Playing on in a hurry: whole turns by the planner's values, without its second looks and words.

Games are played on in thought by the thousand, so nothing is made here that is not used: choices
are compared as numbers, and the best one alone becomes an action. What is rarely asked is left to
the planner.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from forgewar.ai.search.rollout_policy.market import bought
from forgewar.ai.search.rollout_policy.mine import mined, placed, rewarded, worker
from forgewar.ai.search.rollout_policy.quests import managed, taken
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights, weights_for
from forgewar.rules import actions as ac
from forgewar.rules import adventurer
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.rules.table import Table

# How guilds reckon in a game that is played on in thought, a short one, a long one or one against
# the mine: found by letting such tempers play against each other. The first two win two games in
# three and three in four against the Journeyman's; the third wins two easy games in three where
# that wins half of them.
ROLLOUT: Final = Weights(
    crowd=1.3,
    gold=1.4,
    growth=0.3,
    haste=3.7,
    hero=1.95,
    hero_round=1.7,
    hero_use=0.82,
    income=6.0,
    last_gold=0.33,
    last_hero_round=3.3,
    surplus=0.73,
    trained=1.5,
    unclaimed=0.63,
)
ROLLOUT_LONG: Final = Weights(
    crowd=1.4,
    design_type=0.122,
    doubt=0.14,
    gold=1.4,
    hero_round=2.35,
    hero_use=1.76,
    power=1.26,
    savvy=0.175,
    trained=1.03,
)
ROLLOUT_SOLO: Final = Weights(
    gold=1.4,
    hero=3.08,
    hero_round=2.35,
    power=0.63,
    surplus=0.2,
    trained=1.47,
)
TIES: Final = 6  # moves of an automated colour that are compared
_DONE: Final = ac.DoneTrading()


def rollout_weights(options: Options) -> Weights:
    """The temper with which a kind of game is played on."""
    long = ROLLOUT_LONG if options.game_mode.changes_stage else ROLLOUT
    return weights_for(ROLLOUT_SOLO if options.solo else long, options)


class RolloutPolicy:
    """Plays for everybody with one temper."""

    def __init__(self, temper: Weights, rng: Random) -> None:
        self._temper = temper
        self._planner = Planner(temper, rng)

    def turn(self, game: Game) -> int:
        """Play on for whoever is asked now, until somebody or something else is asked; returns how
        many actions that took. The game must be one that can be played on."""
        decision = game.decision
        assert decision is not None
        if type(decision) is de.Management:
            found = managed(game, decision.seat, self._temper)
            for action in found:
                game.carry_out(action)
            return len(found)
        game.carry_out(self.action(game, decision))
        return 1

    def action(self, game: Game, decision: de.Decision) -> ac.Action:
        """What to do now, in anything but management."""
        kind, table = type(decision), game.table
        if kind is de.TradeWindow:
            return _DONE
        if type(decision) is de.Rewards:
            return _advance(table, decision)
        judged = _JUDGED.get(kind)
        if judged is not None and not (judged is placed and table.solo):
            return judged(Valuation(table, decision.seat, self._temper))
        if type(decision) is de.MineTurn:
            return mined(Valuation(table, decision.seat, self._temper), decision)
        if type(decision) is de.LevelReward:
            return _raised(Valuation(table, decision.seat, self._temper), decision)
        choices = game.choices()
        if type(decision) is de.AutomatedTie:
            choices = choices[:: 1 + len(choices) // TIES]
        return choices[0] if len(choices) == 1 else self._planner.best(game, choices)


def _advance(table: Table, decision: de.Rewards) -> ac.Action:
    """Quests that end come first."""
    ends = decision.quests[0]
    if len(decision.quests) > 1:
        for quest in table.state.guilds[decision.seat].quests:
            if quest.step == table.track(quest.key).last and quest.key in decision.quests:
                ends = quest.key
                break
    return ac.Advance(ends)


def _raised(valuation: Valuation, decision: de.LevelReward) -> ac.Action:
    """A level for whom it is worth most."""
    heroes = valuation.guild.adventurers
    few = adventurer.level_candidates(valuation.table, decision)
    return ac.RaiseAdventurer(max(few, key=lambda number: valuation.training(heroes[number])))


# What is judged by the outlook alone.
_JUDGED: Final[dict[type, Callable[[Valuation], ac.Action]]] = {
    de.Placement: placed,
    de.MarketTurn: bought,
    de.Acquisition: taken,
    de.OverseerReward: rewarded,
    de.WorkerReward: worker,
}
