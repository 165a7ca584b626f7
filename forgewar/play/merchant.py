"""Deals with the merchant and a guild's stalls at the moment that is shown.

A *deal* is one trade, or one purchase with a bonus tile's gold. What it gives and takes is what the
rules make of it when it is played on a copy of the table.
"""

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from forgewar.content.model import RESOURCES
from forgewar.rules import events as ev
from forgewar.rules import merchant as rules
from forgewar.rules.actions import (
    Action,
    BuyResource,
    DoneTrading,
    SellResource,
    Shop,
    StopShopping,
    UseStall,
)
from forgewar.rules.bonus import due_tile
from forgewar.rules.decisions import Shopping, TradeWindow
from forgewar.rules.game import Game
from forgewar.rules.refusal import Refusal
from forgewar.rules.state import GameState, Guild
from forgewar.rules.table import Table
from forgewar.words import actions, refusals
from forgewar.words.message import Message, message
from forgewar.words.names import Names, card_name

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

GOLD = "gold"
DONE, STOP = DoneTrading(), StopShopping()


class Amount(NamedTuple):
    """So many of a resource, or gold."""

    thing: str
    amount: int


class Deal(NamedTuple):
    """A trade to choose: the name of its spot, what it takes and what it gives. It is `open` if a
    person of its guild may trade now."""

    name: str
    action: Action
    label: Message
    given: Amount
    got: Amount
    refusal: Refusal | None
    open: bool
    names: Names

    @property
    def able(self) -> bool:
        return self.open and self.refusal is None

    @property
    def why(self) -> str:
        if not self.open or self.refusal is None:
            return ""
        return refusals.why(self.refusal, self.names)


class StallDeals(NamedTuple):
    """A stall with both its directions, and how often it can still be used this round."""

    key: str
    name: Message
    left: int
    gem: Deal  # a gem is given away
    metal: Deal


class Counter:
    """The merchant's counter, with one guild before it: the one that is asked to trade or to shop,
    else `wanted`, if a person plays it, else the one that is to choose, or, while a computer
    chooses, that of the person at the screen."""

    def __init__(self, view: "TableView", wanted: int = -1) -> None:
        self.view = view
        self.state: GameState = view.shown
        self._game = Game(view.shown, view.game.content)
        self.table = self._game.table
        decision = view.decision
        self.shopping = decision if isinstance(decision, Shopping) else None
        self.window = decision if isinstance(decision, TradeWindow) else None
        self.people = view.people
        self.seat = self._seat(wanted)

    def _seat(self, wanted: int) -> int:
        asked = self.view.seat
        if self.shopping is None and wanted in self.people:
            return wanted
        if asked in self.people or self.shopping is not None or not self.people:
            return min(asked, len(self.state.guilds) - 1)
        return self.view.onlooker

    @property
    def guild(self) -> Guild:
        return self.state.guilds[self.seat]

    @property
    def open(self) -> bool:
        """Whether a person at the table may press anything here."""
        view = self.view
        return not view.animation.busy and view.decision is not None and self.seat in self.people

    # Deals

    @cached_property
    def deals(self) -> dict[str, Deal]:
        """Every trade, by the name of its spot."""
        found: dict[str, Action] = {}
        for resource, name in enumerate(RESOURCES):
            if self.shopping is not None:
                found[f"merchant.buy.{name}"] = Shop(resource)
            else:
                found[f"merchant.buy.{name}"] = BuyResource(self.seat, resource)
                found[f"merchant.sell.{name}"] = SellResource(self.seat, resource)
        for key in self.stall_keys:
            found[f"merchant.stall.{key}.gem"] = UseStall(self.seat, key, True)
            found[f"merchant.stall.{key}.metal"] = UseStall(self.seat, key, False)
        return {name: self._deal(name, action) for name, action in found.items()}

    def _deal(self, name: str, action: Action) -> Deal:
        given, got = self._terms(action)
        label = actions.advice(self._game, self.view.names, action)
        refusal = self.view.game.refusal(action) if self.open else None
        return Deal(name, action, label, given, got, refusal, self.open, self.view.names)

    def _terms(self, action: Action) -> tuple[Amount, Amount]:
        """Amounts that a deal takes and gives, by the rules, whether it is allowed or not."""
        scratch = Table(self.state.clone(), self.table.catalogue)
        if isinstance(action, Shop):
            assert self.shopping is not None
            rules.play_shopping(scratch, self.shopping, action)
        else:
            assert isinstance(action, BuyResource | SellResource | UseStall)
            rules.trade(scratch, action)
        given, got = Amount(GOLD, 0), Amount(GOLD, 0)
        for event in scratch.events:
            for amount in _changes(event):
                if amount.amount < 0:
                    given = Amount(amount.thing, -amount.amount)
                else:
                    got = amount
        return given, got

    @property
    def stall_keys(self) -> list[str]:
        """The cards of the guild's stalls; none while it shops."""
        cards = self.table.catalogue.bonus_cards
        if self.shopping is not None:
            return []
        return [key for key in self.guild.bonus_cards if cards[key].stall is not None]

    @cached_property
    def stalls(self) -> list[StallDeals]:
        """The guild's own stalls."""
        found = []
        for key in self.stall_keys:
            name = card_name(self.table.catalogue.bonus_cards[key])
            left = rules.stall_uses_left(self.table, self.guild, key)
            ways = (self.deals[f"merchant.stall.{key}.{way}"] for way in ("gem", "metal"))
            found.append(StallDeals(key, name, left, *ways))
        return found

    @property
    def uses(self) -> dict[str, int]:
        """How often the guild may still buy and sell this round."""
        bought = rules.purchases_left(self.table, self.guild)
        return {"buy": bought, "sell": rules.sales_left(self.guild)}

    # When and what for

    @property
    def asked(self) -> bool:
        """Whether trading or shopping is what is decided, by a person."""
        decision = self.window or self.shopping
        return decision is not None and self.view.is_person(decision.seat)

    @property
    def ending(self) -> Action | None:
        """Action that ends trading or shopping, where that is decided."""
        if not self.asked:
            return None
        return STOP if self.shopping is not None else DONE

    @property
    def lost(self) -> int:
        """The gold that is lost by being done now (BONUS-6)."""
        return self.shopping.budget if self.shopping is not None else 0

    @property
    def tile(self) -> str:
        """The bonus tile it is about, if it is about one."""
        if self.shopping is not None:
            return self.shopping.tile
        return due_tile(self.state) if self.window is not None and self._before_tile else ""

    @property
    def _before_tile(self) -> bool:
        return self.window is not None and self.window.before == "tile"

    @property
    def routine(self) -> bool:
        """Whether it is the end of a round, as of every other, that a person is asked about. After
        the last round the score is counted, which a trade may change."""
        last = self.state.round >= self.state.options.rounds
        return self.asked and self.window is not None and not self._before_tile and not last

    @property
    def title(self) -> Message:
        """Title of the counter."""
        if self.shopping is not None:
            return message("market-shopping")
        if self.window is None:
            return message("market-merchant")
        return message("market-last-trades-tile" if self._before_tile else "market-last-trades")

    @property
    def help(self) -> Message:
        """When trades are made, or why none are made now."""
        if not self.people:
            return message("market-trade-nobody")
        if self.shopping is not None:
            return message("market-shopping-help", gold=self.lost)
        if not rules.trading_open(self.state):
            return message("market-trade-closed")
        return message("market-trade-help")


def _changes(event: ev.Event) -> list[Amount]:
    if isinstance(event, ev.GoldChanged):
        return [Amount(GOLD, event.amount)]
    if isinstance(event, ev.ResourcesChanged):
        return [Amount(RESOURCES[event.resource], event.amount)]
    return [Amount(GOLD, -event.price)] if isinstance(event, ev.Shopped) else []
