"""The market as it is shown to a guild: offers, prices, reasons, and what was sold.

An *offer* is one thing the guild could do at a place. Everything about it is asked of the rules, on
the state that is shown; the scene only lays it out.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from forgewar.content.model import Effect
from forgewar.play.action_spots import spots_for
from forgewar.rules import events as ev
from forgewar.rules import places
from forgewar.rules.actions import Action, Barracks, PassMarket, Rush
from forgewar.rules.agenda import RushOn
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.game import Game
from forgewar.rules.market import price, turn_refusal
from forgewar.rules.places import PLACES, card_price, claimants, rush_reach
from forgewar.rules.refusal import Refusal
from forgewar.rules.scoring import bonus_worth
from forgewar.rules.state import ActiveQuest, GameState, Guild
from forgewar.words import actions, refusals
from forgewar.words.message import Message, message
from forgewar.words.names import Names

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

PASS = PassMarket()
BLACKSMITH, BONUS, SINGLE = "blacksmith", "bazaar_bonus", "bazaar_single"
_CARD_PLACES = {BLACKSMITH: places.BLACKSMITH, BONUS: places.BONUS, SINGLE: places.SINGLE}
_DECKS = {BLACKSMITH: "weapon", BONUS: "bonus", SINGLE: "single"}
_GAINED = (ev.DesignGained, ev.CardGained, ev.CardUsed, ev.EndBonusBought)


class Offer(NamedTuple):
    """One thing to choose: the name of its spot, what it does and what it costs in all. It is
    `open` if a person at the table is to choose now."""

    name: str
    action: Action
    label: Message
    price: int
    refusal: Refusal | None
    open: bool
    names: Names

    @property
    def able(self) -> bool:
        """Whether it can be chosen now."""
        return self.open and self.refusal is None

    @property
    def why(self) -> str:
        """Why the person who is to choose cannot choose this; empty if they can."""
        if not self.open or self.refusal is None:
            return ""
        return refusals.why(self.refusal, self.names)

    @property
    def taken(self) -> bool:
        """Whether it cannot be chosen because its space is taken."""
        return self.open and self.refusal is not None and self.refusal.clause == "MARKET-2"

    @property
    def short(self) -> int:
        """How much gold is lacking, where that is what is wrong."""
        numbers = self.refusal.numbers if self.refusal is not None else {}
        return numbers["price"] - numbers["gold"] if numbers.keys() >= {"price", "gold"} else 0

    @property
    def lock(self) -> Message | None:
        """The reason in a word or two, for the thing itself."""
        if not self.open or self.refusal is None:
            return None
        if self.short:
            return message("market-lock-short", gold=self.short)
        if self.taken:
            return message("market-lock-taken")
        return message("market-lock-owned" if self.refusal.clause == "MARKET-15" else "market-lock")


class Sale(NamedTuple):
    """A sale of this round: to whom, what, for how much."""

    seat: int
    key: str
    price: int


class Stand(NamedTuple):
    """A place for a card: what is for sale there, or what was sold from it; its deck."""

    place: int  # in GameState.show
    offer: Offer | None
    key: str  # of what is for sale
    sale: Sale | None
    deck: str
    left: int  # cards in the deck


class Journey(NamedTuple):
    """Where the Road would take a quest: the step it would stand on, how many legs that finishes,
    and what these pay."""

    step: int
    legs: int
    rewards: tuple[Effect, ...]


class Market:
    """The market for one guild: the one that is to choose, or that is seen to act."""

    def __init__(self, view: "TableView") -> None:
        self.view = view
        self.state: GameState = view.shown
        self._game = Game(view.shown, view.game.content)
        self.table = self._game.table
        acting = view.acting if view.acting >= 0 else view.seat
        self.seat = acting if acting < len(self.state.guilds) else 0
        self.turn = isinstance(view.decision, MarketTurn)
        self.active = self.turn and view.waiting_for_person

    @property
    def guild(self) -> Guild:
        return self.state.guilds[self.seat]

    # Offers

    @cached_property
    def offers(self) -> dict[str, Offer]:
        """Everything there is to choose, by the name of its spot."""
        return {name: self._offer(name, action) for name, action in self._actions()}

    def _offer(self, name: str, action: Action) -> Offer:
        label = actions.label(self.view.names, self.seat, action)
        price, refusal = self.price(action), self.refusal(action)
        return Offer(name, action, label, price, refusal, self.active, self.view.names)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the rules refuse an action of this guild."""
        return turn_refusal(self.table, MarketTurn(self.seat), action)

    def price(self, action: Action) -> int:
        """Gold that an action takes from this guild in all; negative for a pass, which pays."""
        return price(self.table, self.seat, action)

    def _actions(self) -> Iterator[tuple[str, Action]]:
        """Everything on offer, legal or not, with the name of its spot."""
        for place in PLACES:
            for action in place.offers(self.table, self.seat):
                yield spots_for(self._game, action)[0], action
        if self.strides:  # where there are several, a single step has a button of its own, too
            for quest in self.guild.quests:
                yield f"market.road.{quest.key}.1", Rush(quest.key, 1)

    # Blacksmith and Bazaar

    def space(self, part: str) -> str:
        """The space that a part of the market belongs to (MARKET-4)."""
        return _CARD_PLACES[part].closed_space(self.table)

    def holder(self, space: str) -> int:
        """The guild that has taken a closed space this round, or -1."""
        return self.state.spaces.get(space, -1)

    def stands(self, part: str) -> list[Stand]:
        """The places for cards in a part of the market: the Blacksmith, or a half of the Bazaar."""
        bonuses = self.table.catalogue.content.end_bonuses.values()
        sold_here = [bonus.id for bonus in bonuses if bonus.space == part]
        found = []
        for number, place in enumerate(_CARD_PLACES[part].stands):
            key = self.state.show[place]
            if self.table.last_round and not key and number < len(sold_here):
                key = sold_here[number]
            sale = self._sale_at(part, place, key)
            spot = "blacksmith" if part == BLACKSMITH else "bazaar"
            offer = None if sale is not None else self.offers.get(f"market.{spot}.{key}")
            left = len(self.state.decks[place])
            found.append(Stand(place, offer, key if offer else "", sale, _DECKS[part], left))
        return found

    def _sale_at(self, part: str, place: int, key: str) -> Sale | None:
        """Sale from a place: of the bonus offered there, or the card that lay there."""
        sale = self.sales.get(self.space(part))
        if sale is None or sale.key == key:
            return sale
        return sale if not self.state.show[place] and self._laid(sale.key) == place else None

    def _laid(self, card: str) -> int:
        """Where a card was turned up; -1 if it never was."""
        for events in reversed(self.view.chronicle.history):
            for event in events:
                if isinstance(event, ev.CardRevealed) and event.card == card:
                    return event.place
        first = self.view.chronicle.first_market
        return first.index(card) if card in first else -1

    def worth(self, bonus: str) -> int:
        """Prestige that an end-game bonus would bring this guild now (MARKET-10)."""
        return bonus_worth(self.guild, self.table.catalogue.content.end_bonuses[bonus])

    # What happened in this market phase

    @cached_property
    def phase(self) -> list[list[ev.Event]]:
        """The events of this phase that have been shown to their end, action by action."""
        found: list[list[ev.Event]] = []
        show, last = self.view.animation, len(self.view.chronicle.history) - 1
        for place in range(last, -1, -1):
            events = self.view.chronicle.history[place]
            if show.busy:
                events = [e for n, e in enumerate(events) if show.over(place, n)]
            starts = [n for n, e in enumerate(events) if isinstance(e, ev.PhaseStarted)]
            found.insert(0, events[starts[-1] :] if starts else events)
            if starts:
                break
        return found

    @cached_property
    def sales(self) -> dict[str, Sale]:
        """Sale at each closed space, for as long as it is taken."""
        found: dict[str, Sale] = {}
        for events in self.phase:
            space = ""
            for event in events:
                if isinstance(event, ev.SpaceTaken):
                    space = event.space
                elif isinstance(event, _GAINED) and space in self.state.spaces:
                    found[space] = Sale(event.seat, _sold(event), event.price)
        return found

    @cached_property
    def visitors(self) -> dict[str, list[int]]:
        """Who has been at each space, in the order in which they came."""
        found: dict[str, list[int]] = {}
        for event in (e for events in self.phase for e in events):
            if isinstance(event, ev.SpaceTaken):
                guests = found.setdefault(event.space, [])
                if event.seat not in guests:
                    guests.append(event.seat)
        return found

    # Barracks

    @property
    def at_home(self) -> list[int]:
        """The adventurers who are not on a quest."""
        return [n for n, hero in enumerate(self.guild.adventurers) if not hero.quest]

    @property
    def trainees(self) -> list[int]:
        """Those at home who can still be raised."""
        return places.BARRACKS.trainees(self.guild)

    def holds(self, chosen: Action | None, action: Action) -> bool:
        """Whether what is chosen is an offer's action, or has it as a part (MARKET-5)."""
        if isinstance(action, Barracks) and isinstance(chosen, Barracks):
            return chosen.hire if action.hire else chosen.train == action.train
        return action == chosen

    def joined(self, chosen: Action | None, action: Action) -> Action:
        """A part of the Barracks' action joins the other part that is chosen, if both together are
        allowed (MARKET-5); anything else takes the place of what was chosen."""
        if not (isinstance(action, Barracks) and isinstance(chosen, Barracks)):
            return action
        both = Barracks(True, chosen.train) if action.hire else Barracks(chosen.hire, action.train)
        return action if self.refusal(both) else both

    def without(self, chosen: Action | None, action: Action) -> Action | None:
        """The other of two chosen parts when one is dropped; none if nothing is left."""
        if not isinstance(chosen, Barracks) or not isinstance(action, Barracks):
            return None
        left = Barracks(False, chosen.train) if action.hire else Barracks(chosen.hire)
        return left if left.hire or left.train >= 0 else None

    # Clerk

    def claimants(self, design: str) -> list[int]:
        return claimants(self.table, design)

    def fee(self, design: str) -> int:
        """Gold that the bank gets for a claim; the rest of its price goes to earlier claimants."""
        return card_price(self.table, self.table.catalogue.designs[design])

    # Road

    @property
    def strides(self) -> range:
        """The numbers of steps to choose from, where there are several (MARKET-7)."""
        reach = rush_reach(self.table, self.guild)
        return range(1, reach + 1) if reach > 1 else range(0)

    def journey(self, action: Rush) -> Journey | None:
        """Result of a step of the Road that can be chosen."""
        if not self.active or self.refusal(action) is not None:
            return None
        events = self._travel(action)
        steps = [e.step for e in events if isinstance(e, ev.QuestAdvanced)]
        legs = [e.leg for e in events if isinstance(e, ev.LegCompleted)]
        quest = self.table.track(action.quest).quest
        rewards = tuple(effect for leg in legs for effect in quest.legs[leg].rewards)
        return Journey(steps[-1], len(legs), rewards)

    def _travel(self, action: Rush) -> list[ev.Event]:
        """Events on the way, also beyond a leg whose rewards leave a choice."""
        game = self.view.game.clone()
        events = game.play(action)
        while any(isinstance(step, RushOn) for step in game.state.agenda):
            events = [*events, *game.play(game.choices()[0])]
        return events

    def stuck(self, quest: ActiveQuest) -> bool:
        """Whether a quest stands on its last step, beyond which the Road does not lead."""
        refusal = self.refusal(Rush(quest.key, 1))
        return refusal is not None and refusal.numbers.get("left") == 0

    # What is asked

    def describe_action(self, action: Action) -> Message:
        """Effect and cost of an action that can be chosen, in words."""
        return actions.advice(self._game, self.view.names, action)

    @property
    def prompt(self) -> Message:
        """Question to the person who is to choose, or who else is at the market."""
        name = self.view.name(self.seat)
        if not self.active:
            return message("market-prompt-other", guild=name)
        if not self.state.options.solo:
            return message("market-prompt", guild=name)
        turns = sum(isinstance(step, MarketTurn) for step in self.state.agenda)
        first = turns > 1
        return message("market-prompt-first" if first else "market-prompt-second", guild=name)


def _sold(event: ev.Event) -> str:
    if isinstance(event, ev.DesignGained):
        return event.design
    return event.bonus if isinstance(event, ev.EndBonusBought) else str(getattr(event, "card", ""))
