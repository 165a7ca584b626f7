"""Rollout policy in the market: the best of everything affordable."""

from collections.abc import Callable
from typing import Final

from forgewar.ai.search.rollout_policy.quests import arm_quests
from forgewar.ai.value import arming, market_value
from forgewar.ai.value.valuation import Valuation
from forgewar.rules import actions as ac
from forgewar.rules import places
from forgewar.rules.state import MAX_LEVEL

_PASS: Final = ac.PassMarket()
Found = tuple[float, ac.Action | None]  # a score and its action


def choose_market_action(valuation: Valuation) -> ac.Action:
    """Best action of the market."""
    return _best(valuation)[1]


def best_market_score(valuation: Valuation) -> float:
    """Score of the best action of the market."""
    return _best(valuation)[0]


def _best(valuation: Valuation) -> tuple[float, ac.Action]:
    best = valuation.table.catalogue.prices.passing * valuation.gold
    action: ac.Action = _PASS
    for find in _FINDERS:
        score, other = find(valuation, best)
        if other is not None and score > best:
            best, action = score, other
    return best, action


def _claim(valuation: Valuation, least: float) -> Found:
    table, guild = valuation.table, valuation.guild
    best, key = least, ""
    for design in table.state.public:
        if design not in guild.claims:
            price = places.claim_price(table, design)
            if price <= guild.gold:
                score = valuation.design(design) - price * valuation.gold
                if score > best:
                    best, key = score, design
    return best, ac.Claim(key) if key else None


def _design(valuation: Valuation, least: float) -> Found:
    return _card_of(valuation, places.BLACKSMITH, least)


def _card(valuation: Valuation, least: float) -> Found:
    best, action = _card_of(valuation, places.BONUS, least)
    score, other = _card_of(valuation, places.SINGLE, best)
    return (score, other) if other is not None else (best, action)


def _card_of(valuation: Valuation, place: places.CardPlace, least: float) -> Found:
    """Best of the cards that a place shows."""
    table, guild = valuation.table, valuation.guild
    state, catalogue = table.state, table.catalogue
    best: float = least
    action: ac.Action | None = None
    if place.closed_space(table) in state.spaces:
        return best, action
    for stand in place.stands:
        key = state.show[stand]
        if not key:
            continue
        price = places.card_price(table, catalogue.market[key])
        if price > guild.gold or not places.may_own(table, guild, key):
            continue
        score = market_value.any_card(valuation, key).weight - price * valuation.gold
        if score > best:
            best, action = score, place.buy(key)
    return best, action


def _end_bonus(valuation: Valuation, least: float) -> Found:
    table, gold = valuation.table, valuation.guild.gold
    best: float = least
    action: ac.Action | None = None
    if valuation.left != 1:
        return best, action
    for bonus in table.catalogue.content.end_bonuses.values():
        if bonus.price <= gold:
            space = places.merged_space(table, bonus.space)
            score = market_value.end_bonus(valuation, bonus) - bonus.price * valuation.gold
            if score > best and space not in table.state.spaces:
                best, action = score, ac.BuyEndBonus(bonus.id)
    return best, action


def _barracks(valuation: Valuation, least: float) -> Found:
    """Hire, train or both; adventurers of the same level are equal."""
    table, guild, gold = valuation.table, valuation.guild, valuation.gold
    if "barracks" in table.state.spaces:
        return least, None
    hire = table.catalogue.prices.hire[table.state.stage - 1]
    hired = valuation.hero - hire * gold
    best: float = least
    action: ac.Action | None = None
    if hire <= guild.gold and hired > best:
        best, action = hired, ac.Barracks(True)
    seen = 0
    for number, hero in enumerate(guild.adventurers):
        level = hero.level
        if hero.quest or level >= MAX_LEVEL or seen >> level & 1 or level > guild.gold:
            continue
        seen |= 1 << level
        score = valuation.training(hero) - level * gold
        if score > best:
            best, action = score, ac.Barracks(False, number)
        if level + hire <= guild.gold and score + hired > best:
            best, action = score + hired, ac.Barracks(True, number)
    return best, action


def _rush(valuation: Valuation, least: float) -> Found:
    """The Road, if everything can be met then."""
    guild, table = valuation.guild, valuation.table
    best: float = least
    action: ac.Action | None = None
    reach = places.rush_reach(table, guild)
    for quest in guild.quests:
        for steps in range(1, min(reach, table.track(quest.key).last - quest.step) + 1):
            saved, _, in_time = market_value.rush(valuation, quest, steps)
            if saved + in_time > best:
                quests = market_value.advance_quest(guild.quests, quest.key, steps)
                muster = arming.Muster.of(guild)
                if not arm_quests(table, guild, valuation.weapons, quests, muster)[1]:
                    best, action = saved + in_time, ac.Rush(quest.key, steps)
    return best, action


# The best action of each kind that scores more than the best so far, in the order in which ties go
# to the first.
BEST: Final[dict[type, Callable[[Valuation, float], Found]]] = {
    ac.Claim: _claim,
    ac.BuyDesign: _design,
    ac.BuyCard: _card,
    ac.Barracks: _barracks,
    ac.BuyEndBonus: _end_bonus,
    ac.Rush: _rush,
}
_FINDERS: Final = tuple(BEST.values())
