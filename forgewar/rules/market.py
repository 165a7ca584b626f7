"""MARKET: one action each at the Blacksmith, Bazaar, Barracks, Clerk or on the Road."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from forgewar.content.model import BonusCard, Design, EndBonus, SingleCard
from forgewar.rules import adventurer, effects
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    Barracks,
    BuyCard,
    BuyDesign,
    BuyEndBonus,
    Claim,
    DeclineReward,
    PassMarket,
    Rush,
    TakeCard,
)
from forgewar.rules.agenda import RushOn
from forgewar.rules.decisions import CardReward, MarketTurn
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import MAX_LEVEL, Guild, Options, without
from forgewar.rules.table import Table

# The weapon's place in GameState.show and GameState.decks; two bonus and two single-use follow.
WEAPON: Final = 0

_PASS: Final = PassMarket()
_DECLINE: Final = DeclineReward()


# Spaces and prices


def bazaar_space(options: Options, space: str) -> str:
    """With 2 guilds and solo the two spaces of the Bazaar are one (MARKET-4)."""
    return space if options.guilds > 2 or space == "blacksmith" else "bazaar"


def card_price(table: Table, card: Design | BonusCard | SingleCard) -> int:
    """MARKET-8."""
    reduced = card.reduced if table.mode.reduced_prices else None
    return card.price if reduced is None else reduced


def claimants(table: Table, design: str) -> list[int]:
    """The guilds that have claimed a public design, in player order."""
    guilds = table.state.guilds
    return [seat for seat in table.guilds_in_order() if design in guilds[seat].claims]


def claim_price(table: Table, design: str) -> int:
    """What a claim costs in all: the price and a gold for each earlier claimant (MARKET-6)."""
    price, share = card_price(table, table.catalogue.designs[design]), 0
    for guild in table.state.guilds:
        if design in guild.claims:
            share += table.catalogue.prices.claimant
    return price + share


def barracks_price(table: Table, seat: int, action: Barracks) -> int:
    """MARKET-5; the adventurer to train must exist."""
    price = table.catalogue.prices.hire[table.state.stage - 1] if action.hire else 0
    if action.train >= 0:
        price += table.state.guilds[seat].adventurers[action.train].level
    return price


def rush_reach(table: Table, guild: Guild) -> int:
    """How many steps the Road may take a quest (MARKET-7)."""
    return 1 + table.savvy(guild, "adventurer")


# Cards


def may_own(table: Table, guild: Guild, key: str) -> bool:
    """Not a second stall of the same exchange (MARKET-15)."""
    cards = table.catalogue.bonus_cards
    card = cards.get(key)
    if card is None or card.stall is None:
        return True
    return all(cards[own].stall != card.stall for own in guild.bonus_cards)


def _gain_card(table: Table, seat: int, key: str, price: int) -> None:
    """A card comes to a guild, and acts at once if it is single-use (MARKET-11, MARKET-14)."""
    guild = table.state.guilds[seat]
    single = table.catalogue.single_cards.get(key)
    if single is not None:
        table.remove(key)
        table.emit(ev.CardUsed(seat, key, price))
        effects.give(table, seat, single.effects, "card", key)
    elif key in table.catalogue.bonus_cards:
        guild.bonus_cards = [*guild.bonus_cards, key]
        table.emit(ev.CardGained(seat, key, price))
    else:
        guild.designs = [*guild.designs, key]
        table.emit(ev.DesignGained(seat, key, price))


# MarketTurn: what there is to choose


def turn_choices(table: Table, decision: MarketTurn) -> list[Action]:
    state, guild = table.state, table.state.guilds[decision.seat]
    options, gold, designs = state.options, guild.gold, table.catalogue.designs
    found: list[Action] = [_PASS]
    for design in state.public:
        # What is too dear without a share for others is the rule, and quickly told.
        if card_price(table, designs[design]) > gold or design in guild.claims:
            continue
        if claim_price(table, design) <= gold:
            found.append(Claim(design))
    for place, key in enumerate(state.show):
        if (
            key
            and card_price(table, table.catalogue.market[key]) <= gold
            and card_space(table, key) not in state.spaces
            and may_own(table, guild, key)
        ):
            found.append(BuyDesign(key) if place == WEAPON else BuyCard(key))
    if table.last_round:
        for bonus in table.catalogue.content.end_bonuses.values():
            if bonus.price <= gold and bazaar_space(options, bonus.space) not in state.spaces:
                found.append(BuyEndBonus(bonus.id))
    if "barracks" not in state.spaces:
        found += _barracks_choices(table, guild)
    reach = rush_reach(table, guild)
    for quest in guild.quests:
        left = table.track(quest.key).last - quest.step
        found += [Rush(quest.key, steps) for steps in range(1, min(reach, left) + 1)]
    return found


def _barracks_choices(table: Table, guild: Guild) -> list[Action]:
    hire = table.catalogue.prices.hire[table.state.stage - 1]
    found: list[Action] = [Barracks(True)] if hire <= guild.gold else []
    for number, hero in enumerate(guild.adventurers):
        if not hero.quest and hero.level < MAX_LEVEL:
            if hero.level <= guild.gold:
                found.append(Barracks(False, number))
            if hero.level + hire <= guild.gold:
                found.append(Barracks(True, number))
    return found


# MarketTurn: what is refused


def turn_refusal(table: Table, decision: MarketTurn, action: Action) -> Refusal | None:
    seat = decision.seat
    if type(action) is PassMarket:
        return None
    if type(action) is Claim:
        return _refuse_claim(table, seat, action)
    if type(action) is BuyDesign or type(action) is BuyCard:
        return _refuse_card(table, seat, action)
    if type(action) is Barracks:
        return _refuse_barracks(table, seat, action)
    if type(action) is Rush:
        return _refuse_rush(table, seat, action)
    if type(action) is BuyEndBonus:
        return _refuse_end_bonus(table, seat, action)
    return NOT_NOW


def _refuse_space(table: Table, space: str) -> Refusal | None:
    if space in table.state.spaces:
        return no("MARKET-2", "space-taken", seat=table.state.spaces[space])
    return None


def _refuse_price(table: Table, seat: int, price: int) -> Refusal | None:
    gold = table.state.guilds[seat].gold
    if gold < price:
        return no("MARKET-8", "costs", price=price, gold=gold)
    return None


def _refuse_claim(table: Table, seat: int, action: Claim) -> Refusal | None:
    if action.design not in table.state.public:
        return no("MARKET-6", "not-open")
    if action.design in table.state.guilds[seat].claims:
        return no("MARKET-6", "claimed-already")
    return _refuse_price(table, seat, claim_price(table, action.design))


def card_space(table: Table, key: str) -> str:
    """The space that sells a card, whether it is on show or not."""
    if key in table.catalogue.designs:
        return "blacksmith"
    bonus = key in table.catalogue.bonus_cards
    return bazaar_space(table.state.options, "bazaar_bonus" if bonus else "bazaar_single")


def _refuse_card(table: Table, seat: int, action: BuyDesign | BuyCard) -> Refusal | None:
    state = table.state
    at_smith = type(action) is BuyDesign
    key = action.design if type(action) is BuyDesign else action.card
    # The space before the card: what was sold this round is gone because its space is taken.
    refusal = _refuse_space(table, card_space(table, key))
    if refusal is not None:
        return refusal
    on_show = state.show[:1] if at_smith else state.show[1:]
    if not key or key not in on_show:
        return no("MARKET-3" if at_smith else "MARKET-4", "not-on-show")
    if not may_own(table, state.guilds[seat], key):
        return no("MARKET-15", "stall-owned")
    return _refuse_price(table, seat, card_price(table, table.catalogue.market[key]))


def _refuse_barracks(table: Table, seat: int, action: Barracks) -> Refusal | None:
    refusal = _refuse_space(table, "barracks")
    if refusal is not None:
        return refusal
    adventurers = table.state.guilds[seat].adventurers
    if not action.hire and action.train == -1:
        return no("MARKET-5", "barracks-nobody")
    if action.train != -1:
        if not 0 <= action.train < len(adventurers):
            return no("MARKET-5", "no-adventurer")
        hero = adventurers[action.train]
        if hero.quest:
            return no("MARKET-5", "out-on-quest")
        if hero.level >= MAX_LEVEL:
            return no("MARKET-5", "highest-level", level=MAX_LEVEL)
    return _refuse_price(table, seat, barracks_price(table, seat, action))


def _refuse_rush(table: Table, seat: int, action: Rush) -> Refusal | None:
    quest = table.find_quest(seat, action.quest)
    if quest is None:
        return no("MARKET-7", "not-your-quest")
    reach = rush_reach(table, table.state.guilds[seat])
    if not 1 <= action.steps <= reach:
        return no("MARKET-7", "road-reach", reach=reach)
    left = table.track(quest.key).last - quest.step
    if action.steps > left:
        return no("MARKET-7", "road-last-step", left=left)
    return None


def _refuse_end_bonus(table: Table, seat: int, action: BuyEndBonus) -> Refusal | None:
    bonus: EndBonus | None = table.catalogue.content.end_bonuses.get(action.bonus)
    if bonus is None or not table.last_round:
        return no("MARKET-10", "last-round-only")
    refusal = _refuse_space(table, bazaar_space(table.state.options, bonus.space))
    return refusal or _refuse_price(table, seat, bonus.price)


# MarketTurn: what it does


def play_turn(table: Table, decision: MarketTurn, action: Action) -> None:
    seat = decision.seat
    if type(action) is Claim:
        _claim(table, seat, action.design)
    elif type(action) is BuyDesign:
        _buy(table, seat, action.design)
    elif type(action) is BuyCard:
        _buy(table, seat, action.card)
    elif type(action) is Barracks:
        _use_barracks(table, seat, action)
    elif type(action) is Rush:
        _rush(table, seat, action)
    elif type(action) is BuyEndBonus:
        _buy_end_bonus(table, seat, action.bonus)
    else:
        table.emit(ev.Passed(seat, "market"))
        table.gold(seat, table.catalogue.prices.passing, "pass")


def _take_space(table: Table, seat: int, space: str) -> None:
    table.state.spaces = {**table.state.spaces, space: seat}
    table.emit(ev.SpaceTaken(seat, space))


def _claim(table: Table, seat: int, design: str) -> None:
    price = card_price(table, table.catalogue.designs[design])
    share = table.catalogue.prices.claimant
    earlier = claimants(table, design)
    table.emit(ev.SpaceTaken(seat, "clerk"))
    table.gold(seat, -(price + share * len(earlier)), "clerk", design)
    for other in earlier:
        table.gold(other, share, "claimant", design)
    guild = table.state.guilds[seat]
    guild.claims = [*guild.claims, design]
    table.emit(ev.DesignClaimed(seat, design, price))


def _buy(table: Table, seat: int, key: str) -> None:
    place = table.state.show.index(key)
    price = card_price(table, table.catalogue.market[key])
    _take_space(table, seat, card_space(table, key))
    table.state.show[place] = ""
    table.gold(seat, -price, "blacksmith" if place == WEAPON else "bazaar", key)
    _gain_card(table, seat, key, price)


def _use_barracks(table: Table, seat: int, action: Barracks) -> None:
    _take_space(table, seat, "barracks")
    table.gold(seat, -barracks_price(table, seat, action), "barracks")
    if action.hire:
        adventurer.join(table, seat, "barracks")
    if action.train >= 0:
        adventurer.raise_levels(table, seat, [action.train], "barracks")


def _rush(table: Table, seat: int, action: Rush) -> None:
    table.emit(ev.SpaceTaken(seat, "road"))
    quest = table.find_quest(seat, action.quest)
    assert quest is not None
    if quest.rushed < 0:
        # FAIL-3: only legs finished before the rush count this round.
        finished = table.track(quest.key).leg_at[quest.step]
        table.put_quest(seat, replace(quest, rushed=finished))
    table.push(RushOn(seat, action.quest, action.steps))


def _buy_end_bonus(table: Table, seat: int, bonus_id: str) -> None:
    bonus = table.catalogue.content.end_bonuses[bonus_id]
    _take_space(table, seat, bazaar_space(table.state.options, bonus.space))
    source: ev.Source = "blacksmith" if bonus.space == "blacksmith" else "bazaar"
    table.gold(seat, -bonus.price, source, bonus_id)
    guild = table.state.guilds[seat]
    guild.end_bonuses = [*guild.end_bonuses, bonus_id]
    table.emit(ev.EndBonusBought(seat, bonus_id, bonus.price))


# The market as a whole


def reveal(table: Table) -> None:
    """Turn up the top card of each deck; public designs on the way are opened (ROUND-1)."""
    state = table.state
    decks: list[Sequence[str]] = []
    for place, deck in enumerate(state.decks):
        card, rest = "", deck
        while rest:
            card, *rest = rest
            if place != WEAPON or table.catalogue.designs[card].kind == "unique":
                break
            open_design(table, card)
            card = ""
        decks.append(rest)
        state.show[place] = card
        if card:
            table.emit(ev.CardRevealed(place, card))
    state.decks = decks


def open_design(table: Table, design: str) -> None:
    """A public design becomes open to all."""
    table.state.public = [*table.state.public, design]
    table.emit(ev.DesignOpened(design))


def close(table: Table) -> None:
    """Cards still on show go to the discard, closed spaces open again (MARKET-9)."""
    state = table.state
    left = tuple(card for card in state.show if card)
    if left:
        state.discard = [*state.discard, *left]
        table.emit(ev.CardsDiscarded(left))
    state.show = [""] * len(state.show)
    state.spaces = {}


# CardReward (QUEST-8)


def reward_choices(table: Table, decision: CardReward) -> list[Action]:
    guild = table.state.guilds[decision.seat]
    cards = [TakeCard(key) for key in table.state.discard if may_own(table, guild, key)]
    return [_DECLINE, *cards]


def reward_refusal(table: Table, decision: CardReward, action: Action) -> Refusal | None:
    if type(action) is DeclineReward:
        return None
    if type(action) is not TakeCard:
        return NOT_NOW
    if action.card not in table.state.discard:
        return no("QUEST-8", "not-in-discard")
    if not may_own(table, table.state.guilds[decision.seat], action.card):
        return no("MARKET-15", "stall-owned")
    return None


def play_reward(table: Table, decision: CardReward, action: Action) -> None:
    if type(action) is TakeCard:
        table.state.discard = without(table.state.discard, action.card)
        _gain_card(table, decision.seat, action.card, 0)
    else:
        table.emit(ev.Declined(decision.seat, "market_card", decision.ref))


def reward_lapses(table: Table, decision: CardReward) -> bool:
    return len(reward_choices(table, decision)) == 1
