"""The market in a hurry: the best of all that can be paid for."""

from typing import Final

from forgewar.ai.search.rollout_policy.quests import armed
from forgewar.ai.value import arming, market_value
from forgewar.ai.value.valuation import Valuation
from forgewar.rules import actions as ac
from forgewar.rules import places
from forgewar.rules.state import MAX_LEVEL

_PASS: Final = ac.PassMarket()
_CARD_PLACES: Final = (places.BLACKSMITH, places.BONUS, places.SINGLE)


def bought(valuation: Valuation) -> ac.Action:
    """The best action of the market."""
    table, guild = valuation.table, valuation.guild
    state, prices = table.state, table.catalogue.prices
    best = prices.passing * valuation.gold
    action: ac.Action = _PASS
    for score, other in (_claimed(valuation), _card(valuation), _barracks(valuation)):
        if other is not None and score > best:
            best, action = score, other
    if valuation.left == 1:
        for bonus in table.catalogue.content.end_bonuses.values():
            if bonus.price <= guild.gold:
                space = places.merged_space(table, bonus.space)
                score = market_value.end_bonus(valuation, bonus) - bonus.price * valuation.gold
                if score > best and space not in state.spaces:
                    best, action = score, ac.BuyEndBonus(bonus.id)
    return _rushed(valuation, best) or action


def _claimed(valuation: Valuation) -> tuple[float, ac.Action | None]:
    table, guild = valuation.table, valuation.guild
    best, key = 0.0, ""
    for design in table.state.public:
        if design not in guild.claims:
            price = places.claim_price(table, design)
            if price <= guild.gold:
                score = valuation.design(design) - price * valuation.gold
                if score > best:
                    best, key = score, design
    return best, ac.Claim(key) if key else None


def _card(valuation: Valuation) -> tuple[float, ac.Action | None]:
    """The best of the cards on show."""
    table, guild = valuation.table, valuation.guild
    state, catalogue = table.state, table.catalogue
    best, action = 0.0, None
    for place in _CARD_PLACES:
        if place.closed_space(table) in state.spaces:
            continue
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


def _barracks(valuation: Valuation) -> tuple[float, ac.Action | None]:
    """Hire, train or both; adventurers of a level are all the same to train."""
    table, guild, gold = valuation.table, valuation.guild, valuation.gold
    if "barracks" in table.state.spaces:
        return 0.0, None
    hire = table.catalogue.prices.hire[table.state.stage - 1]
    hired = valuation.hero - hire * gold
    best, action = 0.0, None
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


def _rushed(valuation: Valuation, least: float) -> ac.Action | None:
    """The Road, if that is worth more than `least` and everything can be met then."""
    guild, table = valuation.guild, valuation.table
    best, action = least, None
    reach = places.rush_reach(table, guild)
    for quest in guild.quests:
        for steps in range(1, min(reach, table.track(quest.key).last - quest.step) + 1):
            saved, _, in_time = market_value.rush(valuation, quest, steps)
            if saved + in_time > best:
                quests = market_value.rushed(guild.quests, quest.key, steps)
                muster = arming.Muster.of(guild)
                if not armed(table, guild, valuation.weapons, quests, muster)[1]:
                    best, action = saved + in_time, ac.Rush(quest.key, steps)
    return action
