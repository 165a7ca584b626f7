"""Evaluation function: expected final prestige of a guild, at the beginning of a round.

A linear function of features, with weights by the rounds left that were fitted to games between
computer players (`fitting`). The weights are in data/evaluation.yaml.
"""

from forgewar.ai.search.evaluation_data import HUNDRED, kind, shipped_weights
from forgewar.ai.value.mine_value import best_row
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights
from forgewar.content.model import ModeName
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_LEVEL


def features(valuation: Valuation) -> list[float]:
    """Features of a guild, in the order of FEATURES."""
    table, guild, seat = valuation.table, valuation.guild, valuation.seat
    state, catalogue, heroes = table.state, table.catalogue, valuation.guild.adventurers
    sell, rays = catalogue.prices.sell, table.geometry.rays
    lacking, later, quests = _quests(valuation)
    return [
        1.0,
        guild.prestige,
        guild.gold,
        valuation.stock,
        sum(amount * each for amount, each in zip(guild.resources, sell, strict=True)),
        len(heroes),
        len(valuation.pool),
        sum(hero.level for hero in heroes),
        sum(1 for hero in heroes if hero.level == MAX_LEVEL),
        valuation.strength,
        sum(catalogue.designs[key].prestige for key in (*guild.designs, *guild.claims)),
        sum(catalogue.bonus_cards[key].prestige for key in guild.bonus_cards),
        len(valuation.types),
        len(guild.quests),
        *quests,
        sum(valuation.company.values()),
        lacking,
        later,
        max(0.0, later - valuation.stock),
        state.order.index(seat),
        state.workers[seat],
        sum([best_row(valuation, state.cells, rays[hex_]) for hex_ in state.overseers[seat]]),
    ]


def _quests(valuation: Valuation) -> tuple[float, float, tuple[float, ...]]:
    """Power that quests lack now and later; number of quests that can be completed, and their
    rewards."""
    left, company = valuation.left, valuation.company
    lacking = later = in_time = promised = kept = steps = rewards = 0.0
    for quest in valuation.guild.quests:
        track = valuation.table.track(quest.key)
        legs, first = track.quest.legs, track.leg_at[quest.step]
        final = track.leg_at[min(track.last, quest.step + left - 1)]
        there = company.get(quest.key, 0)
        needs = [
            valuation.power_needed(leg.difficulty, leg.types) for leg in legs[first : final + 1]
        ]
        lacking += max(0, needs[0] - there)
        later += max(0, max(needs) - there)
        kept += legs[first - 1].prestige if first else 0
        steps += track.length - quest.step
        if track.length - quest.step <= left:
            in_time += 1
            promised += legs[-1].prestige
            rewards += valuation.effects(legs[-1].rewards)
        for leg in legs[first:final]:
            rewards += valuation.effects(leg.rewards)
    return lacking, later, (in_time, promised, kept, steps, rewards)


def has_evaluation(mode: ModeName) -> bool:
    """Whether there are weights for a mode."""
    return kind(mode, 2, 2) in shipped_weights()


def expected_prestige(game: Game, weights: Weights) -> tuple[list[float], float]:
    """Final or expected prestige of each guild, and the error of the expectation. A game that is
    not over must be at the beginning of a round, and of a mode that has weights."""
    state = game.state
    if game.over:
        return [float(guild.prestige) for guild in state.guilds], 0.0
    fitted = shipped_weights()[kind(state.options.mode, len(state.guilds), state.round)]
    hopes: list[float] = []
    for seat in range(len(state.guilds)):
        row = features(Valuation(game.table, seat, weights))
        hopes.append(sum([a * b for a, b in zip(fitted.of, row, strict=True)]) / HUNDRED)
    return hopes, fitted.off / HUNDRED
