"""MARKET: one action each at a place of the market, and the cards on show."""

from collections.abc import Sequence
from typing import Final

from forgewar.rules import events as ev
from forgewar.rules.actions import Action, DeclineReward, PassMarket, TakeCard
from forgewar.rules.decisions import CardReward, MarketTurn
from forgewar.rules.places import PLACES, gain_card, may_own, place_of
from forgewar.rules.refusal import NOT_NOW, Refusal, no
from forgewar.rules.state import without
from forgewar.rules.table import Table

# The weapon's place in GameState.show and GameState.decks; two bonus and two single-use follow.
WEAPON: Final = 0

_PASS: Final = PassMarket()
_DECLINE: Final = DeclineReward()


# MarketTurn (MARKET-1)


def turn_choices(table: Table, decision: MarketTurn) -> list[Action]:
    found: list[Action] = [_PASS]
    for place in PLACES:
        place.add_choices(table, decision.seat, found)
    return found


def turn_refusal(table: Table, decision: MarketTurn, action: Action) -> Refusal | None:
    if type(action) is PassMarket:
        return None
    place = place_of(table, action)
    return NOT_NOW if place is None else place.refusal(table, decision.seat, action)


def play_turn(table: Table, decision: MarketTurn, action: Action) -> None:
    place = place_of(table, action)
    if place is not None:
        place.play(table, decision.seat, action)
    else:
        assert type(action) is PassMarket
        table.emit(ev.Passed(decision.seat, "market"))
        table.gold(decision.seat, table.catalogue.prices.passing, "pass")


def price(table: Table, seat: int, action: Action) -> int:
    """Gold that a market action takes from a guild in all; negative for a pass, which pays."""
    place = place_of(table, action)
    if place is None:
        assert type(action) is PassMarket
        return -table.catalogue.prices.passing
    return place.price(table, seat, action)


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
    """Open a public design to all."""
    table.state.public = [*table.state.public, design]
    table.emit(ev.DesignOpened(design))


def close(table: Table) -> None:
    """Discard the cards still on show and open the closed spaces again (MARKET-9)."""
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
        gain_card(table, decision.seat, action.card, 0)
    else:
        assert type(action) is DeclineReward
        table.emit(ev.Declined(decision.seat, "market_card", decision.ref))


def reward_lapses(table: Table, decision: CardReward) -> bool:
    return len(reward_choices(table, decision)) == 1
