"""Market actions and trades in words, for prompts and for the labels of spots."""

from typing import TYPE_CHECKING

from forgewar.content.model import RESOURCES, card_of
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    Barracks,
    BuyCard,
    BuyDesign,
    BuyEndBonus,
    BuyResource,
    Claim,
    Rush,
    SellResource,
    Shop,
    UseStall,
)
from forgewar.rules.market import barracks_price, card_price, claimants
from forgewar.rules.merchant import sale_price
from forgewar.rules.scoring import bonus_worth
from forgewar.words.cards import count, effects_text, listed
from forgewar.words.names import hero_name

if TYPE_CHECKING:
    from forgewar.play.match import Match


def describe(match: "Match", action: Action) -> str:
    """What an action would do and cost, as a sentence without its stop."""
    if isinstance(action, Claim):
        return _claim(match, action)
    if isinstance(action, BuyDesign | BuyCard):
        return _card(match, action)
    if isinstance(action, BuyEndBonus):
        return _end_bonus(match, action)
    if isinstance(action, Barracks):
        return _barracks(match, action)
    if isinstance(action, Rush):
        return _rush(match, action)
    return "Pass for 1 gold"


def label(match: "Match", action: Action) -> str:
    """The name of a thing to choose."""
    story = match.story
    if isinstance(action, Claim):
        return f"Claim the {story.card(action.design)}"
    if isinstance(action, BuyDesign):
        return f"Buy {story.card(action.design)}"
    if isinstance(action, BuyCard):
        return f"Buy {story.card(action.card)}"
    if isinstance(action, BuyEndBonus):
        return f"Buy {story.card(action.bonus)}"
    if isinstance(action, Rush):
        return f"{story.card(action.quest)}: {count(action.steps, 'step')} on"
    assert isinstance(action, Barracks)
    if action.train < 0:
        return "Hire an adventurer"
    return f"Raise the {hero_name(match.seat, action.train)}"


def trade(match: "Match", action: Action) -> str:
    """A trade, or shopping, as a sentence without its stop."""
    if isinstance(action, BuyResource | Shop):
        price = match.game.content.prices.buy[action.resource]
        return f"Buy 1 {RESOURCES[action.resource]} for {price} gold"
    if isinstance(action, SellResource):
        guild = match.game.state.guilds[action.seat]
        price = sale_price(match.game.table, guild, action.resource)
        return f"Sell 1 {RESOURCES[action.resource]} for {price} gold"
    assert isinstance(action, UseStall)
    stall = match.game.content.bonus_cards[card_of(action.card)].stall
    assert stall is not None
    gem, metal = f"1 {RESOURCES[stall.gem]}", f"2 {RESOURCES[stall.metal]}"
    given, got = (gem, metal) if action.sell_gem else (metal, gem)
    return f"Exchange {given} for {got}"


def _claim(match: "Match", action: Claim) -> str:
    table = match.game.table
    price = card_price(table.state.options, table.catalogue.designs[action.design])
    text = f"Claim the {match.story.card(action.design)}: {price}"
    others = claimants(table, action.design)
    if not others:
        return f"{text} to the bank"
    each = f"{table.catalogue.prices.claimant}{' each' if len(others) > 1 else ''}"
    return f"{text}, and {each} to {listed(match.name(seat) for seat in others)}"


def _card(match: "Match", action: BuyDesign | BuyCard) -> str:
    table = match.game.table
    key = action.design if isinstance(action, BuyDesign) else action.card
    cards = table.catalogue
    card = cards.designs.get(key) or cards.bonus_cards.get(key) or cards.single_cards[key]
    text = f"Buy {card.name} for {card_price(table.state.options, card)}"
    single = cards.single_cards.get(key)
    if single is not None:
        words = effects_text(single.effects)
        return f"{text}: {words[:1].lower()}{words[1:]} at once"
    return text


def _end_bonus(match: "Match", action: BuyEndBonus) -> str:
    table = match.game.table
    bonus = table.catalogue.content.end_bonuses[action.bonus]
    worth = bonus_worth(table.state.guilds[match.seat], bonus)
    return f"Buy {bonus.name} for {bonus.price}: it would count {worth} now"


def _barracks(match: "Match", action: Barracks) -> str:
    price = barracks_price(match.game.table, match.seat, action)
    parts = []
    if action.hire:
        parts.append("Hire an adventurer")
    if action.train >= 0:
        level = match.game.state.guilds[match.seat].adventurers[action.train].level + 1
        verb = "raise" if parts else "Raise"
        parts.append(f"{verb} the {hero_name(match.seat, action.train)} to level {level}")
    return f"{listed(parts)} for {price}"


def _rush(match: "Match", action: Rush) -> str:
    name = match.story.card(action.quest)
    events = match.preview(action)
    legs = [e.leg for e in events if isinstance(e, ev.LegCompleted)]
    text = f"Take {name} {count(action.steps, 'step')} on"
    if not legs:
        return text
    quest = match.game.content.quests[card_of(action.quest)]
    rewards = [effect for leg in legs for effect in quest.legs[leg].rewards]
    if not rewards:
        return f"{text}, to its next leg"
    words = effects_text(rewards)
    return f"{text}: its leg pays {words[:1].lower()}{words[1:]}"
