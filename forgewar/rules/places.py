"""Market places: choices, prices and refusals of each (MARKET-2 to MARKET-10).

A place sells; a space is what a disk is set on. `PLACES` is in the order of `Game.choices()`.
"""

from typing import Final

from msgspec.structs import replace

from forgewar.content.model import BonusCard, BonusSpace, Design, EndBonus, SingleCard
from forgewar.rules import adventurer, effects
from forgewar.rules import events as ev
from forgewar.rules.actions import (
    Action,
    Barracks,
    BuyCard,
    BuyDesign,
    BuyEndBonus,
    Claim,
    Rush,
)
from forgewar.rules.agenda import RushOn
from forgewar.rules.refusal import Refusal, no
from forgewar.rules.state import MAX_LEVEL, Guild
from forgewar.rules.table import Table


class Place:
    """One place of the market."""

    __slots__ = ()

    def space(self, table: Table, action: Action) -> ev.Space:
        """The space on which an action sets its disk."""
        raise NotImplementedError

    def add_choices(self, table: Table, seat: int, found: list[Action]) -> None:
        """Append everything a guild may do here."""
        raise NotImplementedError

    def offers(self, table: Table, seat: int) -> list[Action]:
        """Everything on offer here, legal or not; of combined actions only the parts."""
        raise NotImplementedError

    def refusal(self, table: Table, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def price(self, table: Table, seat: int, action: Action) -> int:
        """Gold that an action takes from the guild in all. The action must be on offer."""
        raise NotImplementedError

    def play(self, table: Table, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        raise NotImplementedError


# Spaces and prices


def merged_space(table: Table, space: ev.Space) -> ev.Space:
    """With 2 guilds and solo the two spaces of the Bazaar are one (MARKET-4)."""
    if space == "blacksmith" or table.state.options.guilds > 2:
        return space
    return "bazaar"


def _refuse_space(table: Table, space: ev.Space) -> Refusal | None:
    if space in table.state.spaces:
        return no("MARKET-2", "space-taken", seat=table.state.spaces[space])
    return None


def _refuse_price(table: Table, seat: int, price: int) -> Refusal | None:
    gold = table.state.guilds[seat].gold
    if gold < price:
        return no("MARKET-8", "costs", price=price, gold=gold)
    return None


def _take_space(table: Table, seat: int, space: ev.Space) -> None:
    """Close a closed space for the round (MARKET-2)."""
    table.state.spaces = {**table.state.spaces, space: seat}
    table.emit(ev.SpaceTaken(seat, space))


def card_price(table: Table, card: Design | BonusCard | SingleCard) -> int:
    """Price on a card, reduced where the mode says so (MARKET-8)."""
    reduced = card.reduced if table.mode.reduced_prices else None
    return card.price if reduced is None else reduced


# Clerk


def claimants(table: Table, design: str) -> list[int]:
    """Guilds that have claimed a public design, in player order."""
    guilds = table.state.guilds
    return [seat for seat in table.guilds_in_order() if design in guilds[seat].claims]


def claim_price(table: Table, design: str) -> int:
    """Price of a claim, including the fee to each earlier claimant (MARKET-6)."""
    price, share = card_price(table, table.catalogue.designs[design]), 0
    for guild in table.state.guilds:
        if design in guild.claims:
            share += table.catalogue.prices.claimant
    return price + share


class ClerkPlace(Place):
    """Sells claims on public designs; an open space (MARKET-6)."""

    __slots__ = ()

    def space(self, table: Table, action: Action) -> ev.Space:
        return "clerk"

    def add_choices(self, table: Table, seat: int, found: list[Action]) -> None:
        guild, designs = table.state.guilds[seat], table.catalogue.designs
        gold = guild.gold
        for design in table.state.public:
            # Most designs are too dear without any fee, which is quicker to find out.
            if card_price(table, designs[design]) > gold or design in guild.claims:
                continue
            if claim_price(table, design) <= gold:
                found.append(Claim(design))

    def offers(self, table: Table, seat: int) -> list[Action]:
        return [Claim(design) for design in table.state.public]

    def refusal(self, table: Table, seat: int, action: Action) -> Refusal | None:
        assert type(action) is Claim
        if action.design not in table.state.public:
            return no("MARKET-6", "not-open")
        if action.design in table.state.guilds[seat].claims:
            return no("MARKET-6", "claimed-already")
        return _refuse_price(table, seat, claim_price(table, action.design))

    def price(self, table: Table, seat: int, action: Action) -> int:
        assert type(action) is Claim
        return claim_price(table, action.design)

    def play(self, table: Table, seat: int, action: Action) -> None:
        assert type(action) is Claim
        design = action.design
        share, earlier = table.catalogue.prices.claimant, claimants(table, design)
        table.emit(ev.SpaceTaken(seat, "clerk"))
        table.gold(seat, -claim_price(table, design), "clerk", design)
        for other in earlier:
            table.gold(other, share, "claimant", design)
        guild = table.state.guilds[seat]
        guild.claims = [*guild.claims, design]
        price = card_price(table, table.catalogue.designs[design])
        table.emit(ev.DesignClaimed(seat, design, price))


# Blacksmith and Bazaar


def may_own(table: Table, guild: Guild, key: str) -> bool:
    """Not a second stall of the same exchange (MARKET-15)."""
    cards = table.catalogue.bonus_cards
    card = cards.get(key)
    if card is None or card.stall is None:
        return True
    return all(cards[own].stall != card.stall for own in guild.bonus_cards)


def gain_card(table: Table, seat: int, key: str, price: int) -> None:
    """Give a card to a guild; a single-use card acts at once (MARKET-11, MARKET-14)."""
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


class CardPlace(Place):
    """Sells the cards that lie at some stands, the indexes in `GameState.show` (MARKET-3,
    MARKET-4)."""

    __slots__ = ("_not_on_show", "_source", "_space", "stands")

    def __init__(
        self, space: ev.Space, source: ev.Source, stands: tuple[int, ...], not_on_show: Refusal
    ) -> None:
        self._space: ev.Space = space
        self._source: ev.Source = source
        self.stands = stands
        self._not_on_show = not_on_show

    def _key(self, action: Action) -> str:
        assert type(action) is BuyCard or type(action) is BuyDesign
        return action.design if type(action) is BuyDesign else action.card

    def buy(self, key: str) -> Action:
        """The action that buys a card here."""
        return BuyDesign(key) if self._source == "blacksmith" else BuyCard(key)

    def closed_space(self, table: Table) -> ev.Space:
        return merged_space(table, self._space)

    def space(self, table: Table, action: Action) -> ev.Space:
        return self.closed_space(table)

    def add_choices(self, table: Table, seat: int, found: list[Action]) -> None:
        state, cards = table.state, table.catalogue.market
        if state.spaces and self.closed_space(table) in state.spaces:
            return
        guild = state.guilds[seat]
        for stand in self.stands:
            key = state.show[stand]
            if key and card_price(table, cards[key]) <= guild.gold and may_own(table, guild, key):
                found.append(self.buy(key))

    def offers(self, table: Table, seat: int) -> list[Action]:
        show = table.state.show
        return [self.buy(show[stand]) for stand in self.stands if show[stand]]

    def refusal(self, table: Table, seat: int, action: Action) -> Refusal | None:
        key, state = self._key(action), table.state
        # The space before the card: what was sold this round is gone because its space is taken.
        refusal = _refuse_space(table, self.closed_space(table))
        if refusal is not None:
            return refusal
        if not key or all(state.show[stand] != key for stand in self.stands):
            return self._not_on_show
        if not may_own(table, state.guilds[seat], key):
            return no("MARKET-15", "stall-owned")
        return _refuse_price(table, seat, self.price(table, seat, action))

    def price(self, table: Table, seat: int, action: Action) -> int:
        return card_price(table, table.catalogue.market[self._key(action)])

    def play(self, table: Table, seat: int, action: Action) -> None:
        key, price = self._key(action), self.price(table, seat, action)
        _take_space(table, seat, self.closed_space(table))
        table.state.show[table.state.show.index(key)] = ""
        table.gold(seat, -price, self._source, key)
        gain_card(table, seat, key, price)


# Sources of the payments for end-game bonuses, by the space that sells them.
_BONUS_SOURCES: Final[dict[BonusSpace, ev.Source]] = {
    "blacksmith": "blacksmith",
    "bazaar_bonus": "bazaar",
    "bazaar_single": "bazaar",
}


class EndBonusPlace(Place):
    """Sells end-game bonuses in the last round, on the spaces of the Blacksmith and the Bazaar
    (MARKET-10)."""

    __slots__ = ()

    def _bonus(self, table: Table, action: Action) -> EndBonus:
        assert type(action) is BuyEndBonus
        return table.catalogue.content.end_bonuses[action.bonus]

    def space(self, table: Table, action: Action) -> ev.Space:
        return merged_space(table, self._bonus(table, action).space)

    def add_choices(self, table: Table, seat: int, found: list[Action]) -> None:
        if not table.last_round:
            return
        gold, spaces = table.state.guilds[seat].gold, table.state.spaces
        for bonus in table.catalogue.content.end_bonuses.values():
            if bonus.price <= gold and merged_space(table, bonus.space) not in spaces:
                found.append(BuyEndBonus(bonus.id))

    def offers(self, table: Table, seat: int) -> list[Action]:
        if not table.last_round:
            return []
        return [BuyEndBonus(bonus) for bonus in table.catalogue.content.end_bonuses]

    def refusal(self, table: Table, seat: int, action: Action) -> Refusal | None:
        assert type(action) is BuyEndBonus
        if action.bonus not in table.catalogue.content.end_bonuses or not table.last_round:
            return no("MARKET-10", "last-round-only")
        refusal = _refuse_space(table, self.space(table, action))
        return refusal or _refuse_price(table, seat, self.price(table, seat, action))

    def price(self, table: Table, seat: int, action: Action) -> int:
        return self._bonus(table, action).price

    def play(self, table: Table, seat: int, action: Action) -> None:
        bonus = self._bonus(table, action)
        _take_space(table, seat, self.space(table, action))
        table.gold(seat, -bonus.price, _BONUS_SOURCES[bonus.space], bonus.id)
        guild = table.state.guilds[seat]
        guild.end_bonuses = [*guild.end_bonuses, bonus.id]
        table.emit(ev.EndBonusBought(seat, bonus.id, bonus.price))


# Barracks


class BarracksPlace(Place):
    """Hires adventurers and trains those in the pool; a closed space (MARKET-5)."""

    __slots__ = ()

    def space(self, table: Table, action: Action) -> ev.Space:
        return "barracks"

    def _hire(self, table: Table) -> int:
        return table.catalogue.prices.hire[table.state.stage - 1]

    def trainees(self, guild: Guild) -> list[int]:
        """The adventurers in the pool who can be raised."""
        return [
            number
            for number, hero in enumerate(guild.adventurers)
            if not hero.quest and hero.level < MAX_LEVEL
        ]

    def add_choices(self, table: Table, seat: int, found: list[Action]) -> None:
        if "barracks" in table.state.spaces:
            return
        guild, hire = table.state.guilds[seat], self._hire(table)
        if hire <= guild.gold:
            found.append(Barracks(True))
        for number in self.trainees(guild):
            level = guild.adventurers[number].level
            if level <= guild.gold:
                found.append(Barracks(False, number))
            if level + hire <= guild.gold:
                found.append(Barracks(True, number))

    def offers(self, table: Table, seat: int) -> list[Action]:
        trained = [Barracks(False, n) for n in self.trainees(table.state.guilds[seat])]
        return [Barracks(True), *trained]

    def refusal(self, table: Table, seat: int, action: Action) -> Refusal | None:
        assert type(action) is Barracks
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
        return _refuse_price(table, seat, self.price(table, seat, action))

    def price(self, table: Table, seat: int, action: Action) -> int:
        assert type(action) is Barracks
        price = self._hire(table) if action.hire else 0
        if action.train >= 0:
            price += table.state.guilds[seat].adventurers[action.train].level
        return price

    def play(self, table: Table, seat: int, action: Action) -> None:
        assert type(action) is Barracks
        _take_space(table, seat, "barracks")
        table.gold(seat, -self.price(table, seat, action), "barracks")
        if action.hire:
            adventurer.join(table, seat, "barracks")
        if action.train >= 0:
            adventurer.raise_levels(table, seat, [action.train], "barracks")


# Road


def rush_reach(table: Table, guild: Guild) -> int:
    """Most steps that the Road may advance a quest (MARKET-7)."""
    return 1 + table.savvy(guild, "adventurer")


class RoadPlace(Place):
    """Advances an own quest for free; an open space (MARKET-7)."""

    __slots__ = ()

    def space(self, table: Table, action: Action) -> ev.Space:
        return "road"

    def add_choices(self, table: Table, seat: int, found: list[Action]) -> None:
        guild = table.state.guilds[seat]
        reach = rush_reach(table, guild)
        for quest in guild.quests:
            left = table.track(quest.key).last - quest.step
            found += [Rush(quest.key, steps) for steps in range(1, min(reach, left) + 1)]

    def offers(self, table: Table, seat: int) -> list[Action]:
        guild = table.state.guilds[seat]
        strides = range(1, rush_reach(table, guild) + 1)
        return [Rush(quest.key, steps) for quest in guild.quests for steps in strides]

    def refusal(self, table: Table, seat: int, action: Action) -> Refusal | None:
        assert type(action) is Rush
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

    def price(self, table: Table, seat: int, action: Action) -> int:
        return 0

    def play(self, table: Table, seat: int, action: Action) -> None:
        assert type(action) is Rush
        table.emit(ev.SpaceTaken(seat, "road"))
        quest = table.find_quest(seat, action.quest)
        assert quest is not None
        if quest.rushed < 0:
            # FAIL-3: only legs finished before the rush count this round.
            finished = table.track(quest.key).leg_at[quest.step]
            table.put_quest(seat, replace(quest, rushed=finished))
        table.push(RushOn(seat, action.quest, action.steps))


CLERK: Final = ClerkPlace()
BLACKSMITH: Final = CardPlace("blacksmith", "blacksmith", (0,), no("MARKET-3", "not-on-show"))
BONUS: Final = CardPlace("bazaar_bonus", "bazaar", (1, 2), no("MARKET-4", "not-on-show"))
SINGLE: Final = CardPlace("bazaar_single", "bazaar", (3, 4), no("MARKET-4", "not-on-show"))
END_BONUSES: Final = EndBonusPlace()
BARRACKS: Final = BarracksPlace()
ROAD: Final = RoadPlace()
PLACES: Final[tuple[Place, ...]] = (
    CLERK,
    BLACKSMITH,
    BONUS,
    SINGLE,
    END_BONUSES,
    BARRACKS,
    ROAD,
)
_PLACE_OF: Final[dict[type, Place]] = {
    Claim: CLERK,
    BuyDesign: BLACKSMITH,
    BuyCard: BONUS,
    BuyEndBonus: END_BONUSES,
    Barracks: BARRACKS,
    Rush: ROAD,
}


def place_of(table: Table, action: Action) -> Place | None:
    """The place that an action is for, or `None` if it is none of the market."""
    if type(action) is BuyCard and action.card in table.catalogue.single_cards:
        return SINGLE
    return _PLACE_OF.get(type(action))
