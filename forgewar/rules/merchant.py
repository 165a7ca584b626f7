"""MERCHANT: buying, selling and stalls, by any guild beside any decision of a round."""

from typing import Final, assert_never

from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    BuyResource,
    DoneTrading,
    SellResource,
    Shop,
    StopShopping,
    Trade,
    UseStall,
)
from forgewar.rules.decisions import (
    Acquisition,
    AutomatedTie,
    Management,
    MarketTurn,
    MineTurn,
    Rewards,
    Shopping,
    TradeWindow,
)
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import GameState, Guild
from forgewar.rules.table import Table

# Guilds may trade beside the decisions of a round, not beside those in the middle of an action.
_OPEN: Final = frozenset(
    (MineTurn, AutomatedTie, MarketTurn, Acquisition, Management, Rewards, TradeWindow)
)
_DONE: Final = DoneTrading()
_STOP: Final = StopShopping()
STALL_GEM: Final = 1  # units that a stall exchanges, either way (MARKET-12)
STALL_METAL: Final = 2


def trading_open(state: GameState) -> bool:
    """Whether MERCHANT-2 allows trades now."""
    return bool(state.agenda) and type(state.agenda[-1]) in _OPEN


def sale_price(table: Table, guild: Guild, resource: int) -> int:
    """Gold that the merchant pays a guild for a resource (MARKET-13)."""
    prices = table.catalogue.prices
    return min(prices.sell[resource] + table.savvy(guild, "seller"), prices.buy[resource])


def purchases_left(table: Table, guild: Guild) -> int:
    """Number of purchases that a guild has left this round (MERCHANT-1, MARKET-13)."""
    return 1 + table.savvy(guild, "buyer") - guild.bought


def sales_left(guild: Guild) -> int:
    """Number of sales that a guild has left this round (MERCHANT-1)."""
    return 1 - guild.sold


def stall_uses_left(table: Table, guild: Guild, card: str) -> int:
    """Uses left of a stall: one a round, and one more for each Trader's Savvy at any of them
    (MARKET-13)."""
    extra = table.savvy(guild, "trader") - sum(uses - 1 for uses in guild.stall_uses.values())
    return extra if guild.stall_uses.get(card) else 1 + extra


def trades(table: Table, seat: int) -> list[Trade]:
    """Trades that a guild could make, if trading is open."""
    guild, catalogue = table.state.guilds[seat], table.catalogue
    found: list[Trade] = []
    if purchases_left(table, guild) > 0:
        offers = catalogue.buys[seat]
        found += offers[min(guild.gold, len(offers) - 1)]
    if sales_left(guild) > 0:
        has = 0
        for resource, amount in enumerate(guild.resources):
            if amount:
                has |= 1 << resource
        found += catalogue.sells[seat][has]
    for key in guild.bonus_cards:
        stall = catalogue.bonus_cards[key].stall
        if stall and stall_uses_left(table, guild, key) > 0:
            if guild.resources[stall.gem] >= 1:
                found.append(UseStall(seat, key, True))
            if guild.resources[stall.metal] >= STALL_METAL:
                found.append(UseStall(seat, key, False))
    return found


def trade_refusal(table: Table, action: Trade) -> Refusal | None:
    state = table.state
    if not trading_open(state):
        return no("MERCHANT-2", "no-trade-now")
    if not 0 <= action.seat < len(state.guilds):
        return no("MERCHANT-2", "no-guild")
    guild = state.guilds[action.seat]
    if type(action) is UseStall:
        return _stall_refusal(table, guild, action)
    if not 0 <= action.resource < 6:
        return no("MERCHANT-1", "no-resource")
    if type(action) is BuyResource:
        if purchases_left(table, guild) <= 0:
            allowed = 1 + table.savvy(guild, "buyer")
            return no("MERCHANT-1", "bought-enough", allowed=allowed)
        price = table.catalogue.prices.buy[action.resource]
        if guild.gold < price:
            return no("MERCHANT-1", "costs", price=price, gold=guild.gold)
        return None
    if type(action) is SellResource:
        if sales_left(guild) <= 0:
            return no("MERCHANT-1", "sold-enough", allowed=1)
        if guild.resources[action.resource] < 1:
            return no("MERCHANT-1", "nothing-to-sell", resource=action.resource)
        return None
    assert_never(action)


def _stall_refusal(table: Table, guild: Guild, action: UseStall) -> Refusal | None:
    card = table.catalogue.bonus_cards.get(action.card)
    if action.card not in guild.bonus_cards or card is None or card.stall is None:
        return no("MARKET-12", "no-stall")
    if stall_uses_left(table, guild, action.card) <= 0:
        uses = guild.stall_uses[action.card]
        return no("MARKET-12", "stall-used", uses=uses)
    resource = card.stall.gem if action.sell_gem else card.stall.metal
    needed = STALL_GEM if action.sell_gem else STALL_METAL
    have = guild.resources[resource]
    if have < needed:
        return no("MARKET-12", "stall-needs", amount=needed, have=have, resource=resource)
    return None


def trade(table: Table, action: Trade) -> None:
    """Carry out a legal trade."""
    seat = action.seat
    guild = table.state.guilds[seat]
    if type(action) is BuyResource:
        price = table.catalogue.prices.buy[action.resource]
        guild.bought += 1
        table.emit(ev.MerchantTraded(seat, action.resource, True, price))
        table.gold(seat, -price, "merchant")
        table.resource(seat, action.resource, 1, "merchant")
    elif type(action) is SellResource:
        price = sale_price(table, guild, action.resource)
        guild.sold += 1
        table.emit(ev.MerchantTraded(seat, action.resource, False, price))
        table.resource(seat, action.resource, -1, "merchant")
        table.gold(seat, price, "merchant")
    elif type(action) is UseStall:
        stall = table.catalogue.bonus_cards[action.card].stall
        assert stall is not None
        uses = guild.stall_uses
        guild.stall_uses = {**uses, action.card: uses.get(action.card, 0) + 1}
        table.emit(ev.StallUsed(seat, action.card, action.sell_gem))
        sign = 1 if action.sell_gem else -1
        table.resource(seat, stall.gem, -STALL_GEM * sign, "stall", action.card)
        table.resource(seat, stall.metal, STALL_METAL * sign, "stall", action.card)
    else:
        assert_never(action)


# TradeWindow


def open_window(table: Table, before: str) -> list[TradeWindow]:
    """A window for every guild in player order; a guild that cannot trade is not asked."""
    return [TradeWindow(seat, before) for seat in table.guilds_in_order()]


def window_choices(table: Table, decision: TradeWindow) -> list[Action]:
    return [_DONE]


def window_refusal(table: Table, decision: TradeWindow, action: Action) -> Refusal | None:
    return None if type(action) is DoneTrading else NOT_NOW


def play_window(table: Table, decision: TradeWindow, action: Action) -> None:
    """Close the window."""
    table.emit(ev.Passed(decision.seat, "trade_window"))


def window_lapses(table: Table, decision: TradeWindow) -> bool:
    guild = table.state.guilds[decision.seat]
    if sales_left(guild) > 0 and any(guild.resources):
        return False
    return not trades(table, decision.seat)


# Shopping (BONUS-6)


def shopping_choices(table: Table, decision: Shopping) -> list[Action]:
    prices = table.catalogue.prices.buy
    found: list[Action] = [Shop(r) for r in range(6) if prices[r] <= decision.budget]
    found.append(_STOP)
    return found


def shopping_refusal(table: Table, decision: Shopping, action: Action) -> Refusal | None:
    if type(action) is StopShopping:
        return None
    if type(action) is not Shop:
        return NOT_NOW
    if not 0 <= action.resource < 6:
        return no("BONUS-6", "no-resource")
    price = table.catalogue.prices.buy[action.resource]
    if price > decision.budget:
        return no(
            "BONUS-6",
            "tile-costs",
            price=price,
            gold=decision.budget,
        )
    return None


def play_shopping(table: Table, decision: Shopping, action: Action) -> None:
    if type(action) is StopShopping:
        table.emit(ev.ShoppingEnded(decision.seat, decision.budget))
        return
    assert type(action) is Shop
    price = table.catalogue.prices.buy[action.resource]
    table.emit(ev.Shopped(decision.seat, action.resource, price))
    table.resource(decision.seat, action.resource, 1, "tile", decision.tile)
    table.push(Shopping(decision.seat, decision.budget - price, decision.tile))


def shopping_lapses(table: Table, decision: Shopping) -> bool:
    return decision.budget < min(table.catalogue.prices.buy)
