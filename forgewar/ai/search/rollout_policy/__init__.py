"""Rollout policy: plays whole turns by the planner's values, without its lookahead and reasons.

Games are rolled out by the thousand, so nothing is built that is not used: choices are compared as
numbers, and only the best one becomes an action. Rare decisions are left to the planner.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from forgewar.ai.search.rollout_policy.market import choose_market_action
from forgewar.ai.search.rollout_policy.mine import (
    choose_mine_move,
    choose_placement,
    choose_reward_move,
    choose_worker_move,
)
from forgewar.ai.search.rollout_policy.quests import choose_quest, plan_management
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights, weights_for
from forgewar.rules import actions as ac
from forgewar.rules import adventurer
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import Options

# Weights for rollouts of short games, long games and solo games, found by letting weights play
# against each other. The first two win two games in three and three in four against the
# Journeyman's; the third wins two easy solo games in three where the Journeyman's win half.
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
    """Weights for rollouts of a game with these options."""
    long = ROLLOUT_LONG if options.game_mode.changes_stage else ROLLOUT
    return weights_for(ROLLOUT_SOLO if options.solo else long, options)


class RolloutPolicy:
    """Plays for every guild with the same weights."""

    def __init__(self, weights: Weights, rng: Random) -> None:
        self.weights: Final = weights
        self._planner = Planner(weights, rng)

    def turn(self, game: Game) -> int:
        """Play for the guild that decides now, until another guild or another decision is up;
        returns the number of actions. The game is changed."""
        decision = game.decision
        assert decision is not None
        if type(decision) is de.Management:
            actions = plan_management(game, decision.seat, self.weights)
            for action in actions:
                game.carry_out(action)
            return len(actions)
        game.carry_out(self.action(game, decision))
        return 1

    def action(self, game: Game, decision: de.Decision) -> ac.Action:
        """Choose an action for any decision except management."""
        return CHOOSERS[type(decision)](self, game, decision)

    def best(self, game: Game, choices: list[ac.Action]) -> ac.Action:
        """Choose the action that the planner scores highest."""
        return choices[0] if len(choices) == 1 else self._planner.best(game, choices)


def _plan(policy: RolloutPolicy, game: Game, _decision: Any) -> ac.Action:
    return policy.best(game, game.choices())


def _place(policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    if game.table.solo:
        return policy.best(game, game.choices())
    return choose_placement(Valuation(game.table, decision.seat, policy.weights))


def _move_in_mine(policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    return choose_mine_move(Valuation(game.table, decision.seat, policy.weights), decision)


def _break_tie(policy: RolloutPolicy, game: Game, _decision: Any) -> ac.Action:
    choices = game.choices()
    return policy.best(game, choices[:: 1 + len(choices) // TIES])


def _act_in_market(policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    return choose_market_action(Valuation(game.table, decision.seat, policy.weights))


def _acquire(policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    return choose_quest(Valuation(game.table, decision.seat, policy.weights))


def _advance(_policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    """Quests that end come first."""
    table, quests = game.table, decision.quests
    if len(quests) > 1:
        for quest in table.state.guilds[decision.seat].quests:
            if quest.step == table.track(quest.key).last and quest.key in quests:
                return ac.Advance(quest.key)
    return ac.Advance(quests[0])


def _move_overseer(policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    return choose_reward_move(Valuation(game.table, decision.seat, policy.weights))


def _move_worker(policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    return choose_worker_move(Valuation(game.table, decision.seat, policy.weights))


def _raise_level(policy: RolloutPolicy, game: Game, decision: Any) -> ac.Action:
    """The adventurer who gains most by a level."""
    valuation = Valuation(game.table, decision.seat, policy.weights)
    heroes = valuation.guild.adventurers
    few = adventurer.level_candidates(game.table, decision)
    return ac.RaiseAdventurer(max(few, key=lambda number: valuation.training(heroes[number])))


def _stop_trading(_policy: RolloutPolicy, _game: Game, _decision: Any) -> ac.Action:
    return _DONE


# How each decision is made, except management, in which `turn` plays several actions.
CHOOSERS: Final[dict[type, Callable[[RolloutPolicy, Game, Any], ac.Action]]] = {
    de.WealthChoice: _plan,
    de.WealthRaise: _plan,
    de.Placement: _place,
    de.MineTurn: _move_in_mine,
    de.AutomatedTie: _break_tie,
    de.MarketTurn: _act_in_market,
    de.Acquisition: _acquire,
    de.Rewards: _advance,
    de.OverseerReward: _move_overseer,
    de.WorkerReward: _move_worker,
    de.CardReward: _plan,
    de.LevelReward: _raise_level,
    de.TitleChoice: _plan,
    de.TradeWindow: _stop_trading,
    de.Shopping: _plan,
}
