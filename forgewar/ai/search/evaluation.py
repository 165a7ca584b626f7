"""Value of a position to each guild: winning chance, and lead in prestige (`expectations`).

It rests on the expected final prestige of each guild at the beginning of a round: a linear function
of features, with weights by the rounds left that were fitted to games between computer players
(`fitting`). The weights are in data/evaluation.yaml. Solo games are valued by how sure they are to
be won.
"""

from math import exp
from typing import Final

from forgewar.ai.search.evaluation_data import HUNDRED, kind, shipped_weights
from forgewar.ai.search.rollout_policy.market import best_market_score
from forgewar.ai.search.rollout_policy.quests import arm_quests, armable_offers
from forgewar.ai.value.arming import Muster
from forgewar.ai.value.mine_value import best_row
from forgewar.ai.value.quest_value import promise, prospects, stake
from forgewar.ai.value.valuation import COUNTED, Valuation, leftover_prestige
from forgewar.ai.value.weights import Weights
from forgewar.content.model import ModeName
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_LEVEL

SOME_POWER: Final = 6.0  # power in resources that is enough for a first leg
FEW_OFFERS: Final = 3
MARGIN: Final = 4.0  # prestige; scale of a lead at the end of a rollout
DOUBT: Final = 0.7  # growth of that scale with the error of the evaluation
PLAIN_MARGIN: Final = 10.0  # the scale without an evaluation
GOOD_SOLO: Final = {"simple": 105.0, "fast_forward": 160.0, "epic": 450.0}  # scores to strive for
LASTING: Final = 0.3  # value of a solo game lost in the last round; a won one has 1
UNSURE: Final = 0.5  # lowest chance that a single quest counts with


def features(valuation: Valuation) -> list[float]:
    """Features of a guild, in the order of FEATURES."""
    table, guild, seat = valuation.table, valuation.guild, valuation.seat
    state, catalogue, heroes = table.state, table.catalogue, valuation.guild.adventurers
    sell, rays = catalogue.prices.sell, table.geometry.rays
    lacking, later, quests = _quests(valuation)
    gold, stock, units = guild.gold, valuation.stock, valuation.per_unit
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
        *_prospects(valuation),
        best_market_score(valuation),
        guild.resources[0],
        sum([guild.resources[r] for r in range(len(units)) if not units[r]]),
        stock if stock < SOME_POWER else SOME_POWER,
        gold if gold < 2 else 2,
        gold if gold < 5 else 5,
        len(guild.designs),
    ]


def _prospects(valuation: Valuation) -> list[float]:
    """Worth of the best quest that could be taken and armed for now, the number of good offers,
    the stake of active quests that cannot be armed for, and the prestige expected of them all."""
    table, guild = valuation.table, valuation.guild
    muster = Muster.of(guild)
    unmet = arm_quests(table, guild, valuation.weapons, guild.quests, muster)[1]
    lost = hoped = 0.0
    for quest in guild.quests:
        hoped += promise(valuation, quest).prestige
        if quest.key in unmet:
            lost += max(0.0, stake(valuation, quest))
    best, good = armable_offers(valuation, muster)
    return [best, good if good < FEW_OFFERS else FEW_OFFERS, lost, hoped]


def _quests(valuation: Valuation) -> tuple[float, float, tuple[float, ...]]:
    """Power that quests lack now and later; number of quests that can be completed, and their
    rewards."""
    left, company = valuation.left, valuation.company
    lacking = later = in_time = promised = kept = steps = rewards = sure = away = 0.0
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
        people = sum(1 for hero in valuation.guild.adventurers if hero.quest == quest.key)
        away += people * min(left, track.length - quest.step)
        if track.length - quest.step <= left:
            in_time += 1
            sure += max(needs) <= there
            promised += legs[-1].prestige
            rewards += valuation.effects(legs[-1].rewards)
        for leg in legs[first:final]:
            rewards += valuation.effects(leg.rewards)
    return lacking, later, (in_time, promised, kept, steps, rewards, sure, away)


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


def expectation(game: Game, seat: int, weights: Weights) -> tuple[float, float]:
    """Winning chance and lead of one seat."""
    chances, leads = expectations(game, weights)
    return chances[seat], leads[seat]


def expectations(game: Game, weights: Weights) -> tuple[list[float], list[float]]:
    """Winning chance of each seat, from 0 to 1, by the lead over the best of the others, at the end
    or as evaluated; in solo by how long the game has lasted, how sure it is to be won, and the
    score. And those leads or that score, in prestige."""
    state = game.state
    if state.options.solo:
        chance, score = _solo(game, weights)
        return [chance], [score]
    if has_evaluation(state.options.mode):
        hopes, off = expected_prestige(game, weights)
        margin = MARGIN + DOUBT * off
    else:
        hopes = [_worth(game, other, weights) for other in range(len(state.guilds))]
        margin = PLAIN_MARGIN
    second, first = sorted(hopes)[-2:]
    leads = [hope - (second if hope == first else first) for hope in hopes]
    return [1 / (1 + exp(-lead / margin)) for lead in leads], leads


def _solo(game: Game, weights: Weights) -> tuple[float, float]:
    """Chance and score in solo: a game lost late was nearly won, and any win is better than all
    losses."""
    state = game.state
    lasted = state.round / state.options.rounds
    if state.result is not None and state.result.lost_by:
        return LASTING * lasted, 0.0
    sure = 1.0
    if not game.over:
        valuation = Valuation(game.table, 0, weights)
        for quest in state.guilds[0].quests:
            sure *= max(UNSURE, prospects(valuation, quest)[1])
    good = GOOD_SOLO[state.options.mode] * (1.0 if game.over else lasted)
    worth = _worth(game, 0, weights)
    score = 1 / (1 + exp(4 - 4 * worth / good))
    return LASTING * lasted + (1 - LASTING) * sure * (0.6 + 0.4 * score), worth


def _worth(game: Game, seat: int, weights: Weights) -> float:
    """Prestige of a guild, with expected prestige if the game is not over."""
    guild = game.state.guilds[seat]
    if game.over:
        return float(guild.prestige)
    table, catalogue = game.table, game.table.catalogue
    valuation = Valuation(table, seat, weights)
    worth = guild.prestige + leftover_prestige(guild, table)
    worth += sum(hero.level + (hero.level == MAX_LEVEL) for hero in guild.adventurers)
    worth += (valuation.hero - COUNTED) * len(guild.adventurers)
    worth += sum(valuation.design(key) for key in (*guild.designs, *guild.claims))
    worth += sum(catalogue.bonus_cards[key].prestige for key in guild.bonus_cards)
    worth += sum(a * v for a, v in zip(guild.resources, valuation.resource, strict=True)) * 0.7
    worth += guild.gold * (valuation.gold - weights.last_gold)
    for quest in guild.quests:
        worth += max(0.0, sum(part.weight for part in prospects(valuation, quest)[0]))
    return worth
