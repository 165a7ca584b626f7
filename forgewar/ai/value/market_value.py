"""Value of market actions: cards, adventurers, designs and the Road against their price."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from forgewar.ai.value import quest_value
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part, Valuation
from forgewar.content.model import BonusCard, EndBonus, SingleCard
from forgewar.rules import actions as ac
from forgewar.rules import market, scoring
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.game import Game
from forgewar.rules.state import ActiveQuest

SALE_LOSS: Final = 1.0  # possible later value of a resource, beyond the present one
SOLO_STAKE: Final = 60.0  # value of a step without which the game would be lost


def actions(valuation: Valuation, choices: Sequence[ac.Action]) -> list[Scored]:
    """Scores of market actions by gain and cost."""
    return [_action(valuation, action) for action in choices]


def _action(valuation: Valuation, action: ac.Action) -> Scored:
    parts = PARTS[type(action)](valuation, action)
    price = market.price(valuation.table, valuation.seat, action)
    if price > 0:
        parts.append(Part("price", -price * valuation.gold, price))
    return sum([part.weight for part in parts]), action, tuple(parts)


def _pass(valuation: Valuation, _: ac.PassMarket) -> list[Part]:
    paid = valuation.table.catalogue.prices.passing
    return [Part("passing", paid * valuation.gold, paid)]


def _buy_design(valuation: Valuation, action: ac.BuyDesign | ac.Claim) -> list[Part]:
    key = action.design
    design = valuation.table.catalogue.designs[key]
    use = valuation.design(key) - design.prestige
    return [Part("card_prestige", float(design.prestige), key), Part("better_arms", use, key)]


def _buy_card(valuation: Valuation, action: ac.BuyCard) -> list[Part]:
    return [any_card(valuation, action.card)]


def _buy_end_bonus(valuation: Valuation, action: ac.BuyEndBonus) -> list[Part]:
    bonus = valuation.table.catalogue.content.end_bonuses[action.bonus]
    return [Part("end_bonus", end_bonus(valuation, bonus), bonus.id)]


def _barracks(valuation: Valuation, action: ac.Barracks) -> list[Part]:
    parts = [Part("hired", valuation.hero)] if action.hire else []
    if action.train >= 0:
        hero = valuation.guild.adventurers[action.train]
        parts.append(Part("trained", valuation.training(hero), hero.level + 1))
    return parts


def end_bonus(valuation: Valuation, bonus: EndBonus) -> float:
    """Expected prestige of an end-game bonus."""
    table, guild = valuation.table, valuation.guild
    count = float(scoring.bonus_worth(guild, bonus))
    if bonus.counts == "quests":
        ending = len([q for q in guild.quests if q.step == table.track(q.key).last])
        count += bonus.each * (0.7 * ending)
    elif bonus.counts == "resources":
        sell = table.catalogue.prices.sell
        sold = sum(amount * each for amount, each in zip(guild.resources, sell, strict=True))
        count = (count - sold / scoring.GOLD_PER_PRESTIGE) * 0.6
    return count


def sales(
    game: Game, decision: MarketTurn, valuation: Valuation, scored: Sequence[Scored]
) -> list[Scored]:
    """Scores of selling something first, by the best action that only this makes affordable."""
    table, seat = valuation.table, valuation.seat
    affordable = {action for _, action, _ in scored}
    found: list[Scored] = []
    for trade in game.trades(seat):
        if type(trade) is not ac.SellResource:
            continue
        traded = quest_value.table_after_trade(table, seat, trade)
        paid = traded.state.guilds[seat].gold - valuation.guild.gold
        loss = SALE_LOSS + valuation.resource[trade.resource] - paid * valuation.gold
        new = [a for a in market.turn_choices(traded, decision) if a not in affordable]
        if new:
            best = max(score for score, _, _ in actions(valuation, new))
            found.append((best - loss, trade, (Part("sold", best - loss, trade.resource),)))
    return found


def card(valuation: Valuation, found: BonusCard | SingleCard) -> Part:
    """Value of a card of the Bazaar."""
    if isinstance(found, SingleCard):
        return Part("card_gives", valuation.effects(found.effects), found.id)
    use = valuation.weights.savvy * (valuation.left - 1)
    if found.savvy == "trader" and not any(
        valuation.table.catalogue.bonus_cards[key].stall for key in valuation.guild.bonus_cards
    ):
        use *= 0.3
    return Part("card_prestige", found.prestige + use, found.id)


def any_card(valuation: Valuation, key: str) -> Part:
    """Value of a card of the discard."""
    catalogue = valuation.table.catalogue
    if key in catalogue.designs:
        return Part("card_prestige", valuation.design(key), key)
    return card(valuation, catalogue.bonus_cards.get(key) or catalogue.single_cards[key])


def _rush(valuation: Valuation, action: ac.Rush) -> list[Part]:
    """Parts of a rush: worth it if the quest can be met there."""
    quests = advance_quest(valuation.guild.quests, action.quest, action.steps)
    if not quest_value.reachable(valuation.table, valuation.seat, quests):
        return [Part("rush_too_far", -5.0)]
    active = next(q for q in valuation.guild.quests if q.key == action.quest)
    saved, late, in_time = rush(valuation, active, action.steps)
    parts = [Part("rush_saves", saved, action.steps)]
    if in_time:
        parts.append(Part("rush_in_time", in_time, late))
    return parts


def advance_quest(quests: Sequence[ActiveQuest], key: str, steps: int) -> list[ActiveQuest]:
    """The quests with one of them some steps further."""
    return [replace(q, step=q.step + steps) if q.key == key else q for q in quests]


def rush(valuation: Valuation, active: ActiveQuest, steps: int) -> tuple[float, int, float]:
    """Savings by steps sooner, the rounds by which the quest would come too late, and the value of
    making up for them."""
    table, weights = valuation.table, valuation.weights
    track = table.track(active.key)
    late = track.length - active.step - valuation.left
    people = sum(1 for hero in valuation.guild.adventurers if hero.quest == active.key)
    saved = weights.hero_round * max(1, people) * steps * (valuation.left > 1)
    if not weights.foresight or late <= 0:
        return saved, 0, 0.0
    legs = track.quest.legs
    kept = legs[track.leg_at[active.step] - 1].prestige if track.leg_at[active.step] else 0
    stake = SOLO_STAKE if table.solo else 0.6 * (legs[-1].prestige - kept)
    return saved, late, min(1.0, steps / late) * stake


# Value of each action of the market, before its price.
PARTS: Final[dict[type, Callable[[Valuation, Any], list[Part]]]] = {
    ac.PassMarket: _pass,
    ac.Claim: _buy_design,
    ac.BuyDesign: _buy_design,
    ac.BuyCard: _buy_card,
    ac.BuyEndBonus: _buy_end_bonus,
    ac.Barracks: _barracks,
    ac.Rush: _rush,
}
