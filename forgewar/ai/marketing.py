"""Judging the market: cards, people, designs and the Road against their price."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from forgewar.ai import questing
from forgewar.ai.mining import Scored
from forgewar.ai.outlook import Outlook, Part
from forgewar.content.model import BonusCard, EndBonus, SingleCard
from forgewar.rules import actions as ac
from forgewar.rules import market, scoring
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.game import Game
from forgewar.rules.state import ActiveQuest

SALE_LOSS: Final = 1.0  # what a resource may be worth later, beyond what is known now
SOLO_STAKE: Final = 60.0  # what a step matters that would otherwise come too late and lose the game


def actions(outlook: Outlook, choices: Sequence[ac.Action]) -> list[Scored]:
    """Every market action by what it brings and costs."""
    return [_action(outlook, action) for action in choices]


def _action(outlook: Outlook, action: ac.Action) -> Scored:
    parts = PARTS[type(action)](outlook, action)
    price = market.price(outlook.table, outlook.seat, action)
    if price > 0:
        parts.append(Part("price", -price * outlook.gold, price))
    return sum([part.weight for part in parts]), action, tuple(parts)


def _pass(outlook: Outlook, _: ac.PassMarket) -> list[Part]:
    paid = outlook.table.catalogue.prices.passing
    return [Part("passing", paid * outlook.gold, paid)]


def _buy_design(outlook: Outlook, action: ac.BuyDesign | ac.Claim) -> list[Part]:
    key = action.design
    design = outlook.table.catalogue.designs[key]
    use = outlook.design(key) - design.prestige
    return [Part("card_prestige", float(design.prestige), key), Part("better_arms", use, key)]


def _buy_card(outlook: Outlook, action: ac.BuyCard) -> list[Part]:
    return [any_card(outlook, action.card)]


def _buy_end_bonus(outlook: Outlook, action: ac.BuyEndBonus) -> list[Part]:
    bonus = outlook.table.catalogue.content.end_bonuses[action.bonus]
    return [Part("end_bonus", end_bonus(outlook, bonus), bonus.id)]


def _barracks(outlook: Outlook, action: ac.Barracks) -> list[Part]:
    parts = [Part("hired", outlook.hero)] if action.hire else []
    if action.train >= 0:
        hero = outlook.guild.adventurers[action.train]
        parts.append(Part("trained", outlook.training(hero), hero.level + 1))
    return parts


def end_bonus(outlook: Outlook, bonus: EndBonus) -> float:
    """What an end-game bonus will count, more or less."""
    table, guild = outlook.table, outlook.guild
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
    game: Game, decision: MarketTurn, outlook: Outlook, scored: Sequence[Scored]
) -> list[Scored]:
    """Selling something first, by the best action that only this makes affordable."""
    table, seat = outlook.table, outlook.seat
    affordable = {action for _, action, _ in scored}
    found: list[Scored] = []
    for trade in game.trades(seat):
        if type(trade) is not ac.SellResource:
            continue
        traded = questing.traded(table, seat, trade)
        paid = traded.state.guilds[seat].gold - outlook.guild.gold
        loss = SALE_LOSS + outlook.resource[trade.resource] - paid * outlook.gold
        new = [a for a in market.turn_choices(traded, decision) if a not in affordable]
        if new:
            best = max(score for score, _, _ in actions(outlook, new))
            found.append((best - loss, trade, (Part("sold", best - loss, trade.resource),)))
    return found


def card(outlook: Outlook, found: BonusCard | SingleCard) -> Part:
    """What a card of the Bazaar is worth."""
    if isinstance(found, SingleCard):
        return Part("card_gives", outlook.effects(found.effects), found.id)
    use = outlook.temper.savvy * (outlook.left - 1)
    if found.savvy == "trader" and not any(
        outlook.table.catalogue.bonus_cards[key].stall for key in outlook.guild.bonus_cards
    ):
        use *= 0.3
    return Part("card_prestige", found.prestige + use, found.id)


def any_card(outlook: Outlook, key: str) -> Part:
    """What a card of the discard is worth."""
    catalogue = outlook.table.catalogue
    if key in catalogue.designs:
        return Part("card_prestige", outlook.design(key), key)
    return card(outlook, catalogue.bonus_cards.get(key) or catalogue.single_cards[key])


def _rush(outlook: Outlook, action: ac.Rush) -> list[Part]:
    """Steps sooner: worth it if the quest can be met there."""
    quests = rushed(outlook.guild.quests, action.quest, action.steps)
    if not questing.reachable(outlook.table, outlook.seat, quests):
        return [Part("rush_too_far", -5.0)]
    active = next(q for q in outlook.guild.quests if q.key == action.quest)
    saved, late, in_time = rush(outlook, active, action.steps)
    parts = [Part("rush_saves", saved, action.steps)]
    if in_time:
        parts.append(Part("rush_in_time", in_time, late))
    return parts


def rushed(quests: Sequence[ActiveQuest], key: str, steps: int) -> list[ActiveQuest]:
    """The quests with one of them some steps further."""
    return [replace(q, step=q.step + steps) if q.key == key else q for q in quests]


def rush(outlook: Outlook, active: ActiveQuest, steps: int) -> tuple[float, int, float]:
    """What steps sooner save, the rounds by which the quest would come too late, and what it is
    worth to make up for them."""
    table, temper = outlook.table, outlook.temper
    track = table.track(active.key)
    late = track.length - active.step - outlook.left
    people = sum(1 for hero in outlook.guild.adventurers if hero.quest == active.key)
    saved = temper.hero_round * max(1, people) * steps * (outlook.left > 1)
    if not temper.foresight or late <= 0:
        return saved, 0, 0.0
    legs = track.quest.legs
    kept = legs[track.leg_at[active.step] - 1].prestige if track.leg_at[active.step] else 0
    stake = SOLO_STAKE if table.solo else 0.6 * (legs[-1].prestige - kept)
    return saved, late, min(1.0, steps / late) * stake


# Value of each action of the market, before its price.
PARTS: Final[dict[type, Callable[[Outlook, Any], list[Part]]]] = {
    ac.PassMarket: _pass,
    ac.Claim: _buy_design,
    ac.BuyDesign: _buy_design,
    ac.BuyCard: _buy_card,
    ac.BuyEndBonus: _buy_end_bonus,
    ac.Barracks: _barracks,
    ac.Rush: _rush,
}
