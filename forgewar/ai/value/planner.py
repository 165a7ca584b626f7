"""Planner: scores the choices of any decision from what the seat sees now.

`rank` returns each score with its parts. `rollout_policy` plays whole games with the same values.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from forgewar.ai.value import market_value, mine_value, quest_value
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part, Valuation
from forgewar.ai.value.weights import Weights
from forgewar.content.model import RESOURCES, WealthCard
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_LEVEL

_TITLES: Final = {
    "leg_prestige": 3.0,
    "quest_prestige": 2.6,
    "charm_gold": 1.5,
    "skip_steps": 2.2,
    "leg_power": 1.4,
    "gem_power": 1.2,
    "wields_type": 1.6,
    "quest_gold": 1.8,
}
_ANY: Final = Part("as_good_as_any", 0.0)
_AN_ACTION: Final = 0.5  # value of a market action beside its price
_NEXT_HERO: Final = 0.5  # share of it for each further adventurer at the start

_Scorer = Callable[[Any, Valuation, Sequence[ac.Action]], list[Scored]]


class Planner:
    """Ranks choices with one set of weights; `rng` decides among whims and equals."""

    def __init__(self, weights: Weights, rng: Random) -> None:
        self._weights = weights
        self._rng = rng

    def rank(self, game: Game, seat: int, choices: Sequence[ac.Action]) -> list[Scored]:
        """Choices of the decision, the best first; in management only the next action, and trades
        only if they serve it."""
        decision = game.decision
        valuation = Valuation(game.table, seat, self._weights)
        if type(decision) is de.Management:
            return [_manage(game, valuation)]
        scored = SCORERS[type(decision)](decision, valuation, choices)
        if type(decision) is de.MarketTurn and self._weights.foresight:
            scored += market_value.sales(game, decision, valuation, scored)
        if len(scored) == 1:
            trading = type(decision) is de.TradeWindow
            part = Part("no_trade" if trading else "only", 0.0)
            return [(scored[0][0], scored[0][1], (part,))]
        # At the start much is equally good, and players should not be predictable.
        whim = self._weights.whim + (
            self._weights.taste if type(decision) is de.WealthChoice else 0
        )
        if whim:
            rng = self._rng
            scored = [
                (score + whim * (rng.random() + rng.random() - 1), action, parts)
                for score, action, parts in scored
            ]
        scored.sort(key=lambda item: -item[0])
        return scored

    def best(self, game: Game, choices: Sequence[ac.Action]) -> ac.Action:
        """Best of some choices of the decision, without whims."""
        decision = game.decision
        assert decision is not None
        valuation = Valuation(game.table, decision.seat, self._weights)
        scored = SCORERS[type(decision)](decision, valuation, choices)
        return max(scored, key=lambda item: item[0])[1]


def _manage(game: Game, valuation: Valuation) -> Scored:
    found, unmet, saved = quest_value.management(game, valuation)
    action = found[0]
    if type(action) is ac.Arm:
        return 1.0, action, (Part("armed", 1.0, action.quest),)
    if type(action) is ac.FinishManaging:
        if unmet:
            return 0.0, action, (Part("given_up", 0.0, tuple(unmet)),)
        return 0.0, action, (Part("all_armed", 0.0),)
    return 1.0, action, (Part("bought_to_arm", 1.0, tuple(saved)),)


def _keep_wealth(valuation: Valuation, action: ac.Action) -> Part:
    assert type(action) is ac.KeepWealth
    kept = (action.first, action.second)
    cards = [valuation.table.catalogue.content.wealth[key] for key in kept]
    return Part("wealth", _wealth(valuation, cards) + _start(valuation, cards), kept)


def _wealth(valuation: Valuation, cards: list[WealthCard]) -> float:
    """Value of wealth cards. An adventurer is worth no more than hiring one, including the action,
    and the next one less: there is little to arm them with."""
    state, prices = valuation.table.state, valuation.table.catalogue.prices
    effects = [effect for card in cards for effect in card.effects]
    heroes = sum(effect.amount for effect in effects if effect.kind == "adventurer")
    hired = min(valuation.hero, prices.hire[state.stage - 1] * valuation.gold + _AN_ACTION)
    people = sum([hired * _NEXT_HERO**i for i in range(heroes)])
    return valuation.effects(effects) - heroes * valuation.hero + people


def _start(valuation: Valuation, cards: list[WealthCard]) -> float:
    """Penalty for lacking the power to arm for a first quest, which costs a round."""
    designs = valuation.table.catalogue.designs
    effects = [effect for card in cards for effect in card.effects]
    unit = [*valuation.per_unit]
    for effect in effects:
        design = designs.get(effect.design)
        if design is not None and design.level == 1:
            for resource, amount in enumerate(design.cost):
                if amount:
                    unit[resource] = max(unit[resource], design.power / sum(design.cost))
    power = sum([e.amount * unit[RESOURCES.index(e.kind)] for e in effects if e.kind in RESOURCES])
    short = max(0.0, 1 + 2.5 * valuation.table.state.stage - power)
    return -short * (3.0 if valuation.table.solo else 0.7)


def _raise(valuation: Valuation, action: ac.Action) -> Part:
    """Levels of the starting wealth are not given yet, so they go to one after the other."""
    assert type(action) is ac.RaiseAdventurer
    guild = valuation.guild
    if guild.wealth:
        given = guild.raises.count(action.adventurer)
        joined = action.adventurer < len(guild.adventurers)  # or is still to come
        level = guild.adventurers[action.adventurer].level if joined else 1
        return Part("trained", 1.0 - 0.1 * action.adventurer - given, level + given + 1)
    hero = guild.adventurers[action.adventurer]
    assert hero.level < MAX_LEVEL
    return Part("trained", valuation.training(hero), hero.level + 1)


def _title(valuation: Valuation, action: ac.Action) -> Part:
    assert type(action) is ac.ChooseTitle
    title = valuation.table.catalogue.content.titles[action.title]
    return Part("title", _TITLES[title.ability], title.id)


def _take_card(valuation: Valuation, action: ac.Action) -> Part:
    if type(action) is ac.TakeCard:
        return market_value.any_card(valuation, action.card)
    return _ANY


def _shop(valuation: Valuation, action: ac.Action) -> Part:
    if type(action) is ac.Shop:
        return Part("shopped", valuation.resource[action.resource], action.resource)
    return _ANY


def _advance(valuation: Valuation, action: ac.Action) -> Part:
    assert type(action) is ac.Advance
    last = valuation.table.track(action.quest).last
    ends = any(q.key == action.quest and q.step == last for q in valuation.guild.quests)
    return Part("advanced", 1.0) if ends else Part("any_order", 0.0)


def _mine_turn(
    decision: de.MineTurn, valuation: Valuation, choices: Sequence[ac.Action]
) -> list[Scored]:
    cost = valuation.weights.second_move if decision.second else 0.0
    cost *= 1.0 if valuation.left > 1 else 0.6
    return mine_value.moves(valuation, choices, cost)


def _each(part_of: Callable[[Valuation, ac.Action], Part]) -> _Scorer:
    """Score choices one by one, each with a single part."""

    def score(_: de.Decision, valuation: Valuation, choices: Sequence[ac.Action]) -> list[Scored]:
        parts = [part_of(valuation, action) for action in choices]
        return [(p.weight, action, (p,)) for p, action in zip(parts, choices, strict=True)]

    return score


# Scores of the choices of each decision; of management `_manage` plans the next action.
SCORERS: Final[dict[type, _Scorer]] = {
    de.WealthChoice: _each(_keep_wealth),
    de.WealthRaise: _each(_raise),
    de.Placement: lambda _, valuation, choices: mine_value.placements(valuation, choices),
    de.MineTurn: _mine_turn,
    de.AutomatedTie: lambda decision, valuation, choices: mine_value.automated_moves(
        valuation, choices, decision.side
    ),
    de.MarketTurn: lambda _, valuation, choices: market_value.actions(valuation, choices),
    de.Acquisition: lambda _, valuation, choices: quest_value.acquisitions(valuation, choices),
    de.Rewards: _each(_advance),
    de.OverseerReward: lambda _, valuation, choices: mine_value.moves(valuation, choices),
    de.WorkerReward: lambda _, valuation, choices: mine_value.worker_moves(valuation, choices),
    de.CardReward: _each(_take_card),
    de.LevelReward: _each(_raise),
    de.TitleChoice: _each(_title),
    de.TradeWindow: _each(lambda *_: _ANY),
    de.Shopping: _each(_shop),
}
