"""Events: frozen facts that `Game.play` returns, in order.

Log, animation, sound, statistics and summaries are made from these and nothing else. Every change
of gold, resources and prestige is one of the three `...Changed` events: `source` is the kind of
thing it came from, `ref` the id of the card, quest, tile or title, if there is one. `reveals` marks
events that reveal hidden information; undo and previews stop there.
"""

from typing import ClassVar, Literal

from msgspec import Struct

Source = Literal[
    "wealth",  # starting wealth
    "mine",  # a worker's yield
    "pass",  # passing in the market
    "blacksmith",
    "bazaar",
    "barracks",
    "clerk",
    "offer",  # the price of a quest's place
    "claimant",  # fee to an earlier claimant
    "card",  # the effect of a single-use card
    "quest",  # a quest's rewards and prestige
    "weapon",  # a unique design's effect
    "champion",  # a title's ability
    "forge",  # resources spent on a weapon
    "failure",  # bracketed prestige, or the penalty
    "merchant",
    "stall",
    "tile",
    "start",  # possessions at the start
    "end_adventurers",
    "end_designs",
    "end_cards",
    "end_bonus",
    "end_sale",  # leftover resources sold
    "end_gold",
]


Phase = Literal["setup", "placement", "mine", "market", "quest", "end", "scoring"]
PassedKind = Literal["mine", "second_move", "market", "quest", "management", "trade_window"]
DeclinedKind = Literal["overseer_move", "worker_move", "market_card"]
LapsedKind = Literal[
    "overseer_move", "worker_move", "market_card", "level", "title", "automated_move"
]
# Where a disk can be set (SpaceTaken); the clerk and the road are open to all (MARKET-2).
Space = Literal[
    "blacksmith", "bazaar", "bazaar_bonus", "bazaar_single", "barracks", "clerk", "road"
]
AdvancedBy = Literal["quest", "road"]


class EventBase(Struct, frozen=True, gc=False, tag_field="event"):
    """Written in described records as {"event": tag, ...}."""

    reveals: ClassVar[bool] = False


# Things owned


class GoldChanged(EventBase, frozen=True, tag="gold"):
    seat: int
    amount: int
    source: Source
    ref: str = ""


class ResourcesChanged(EventBase, frozen=True, tag="resources"):
    seat: int
    resource: int
    amount: int
    source: Source
    ref: str = ""
    hex: int = -1  # where it was mined


class PrestigeChanged(EventBase, frozen=True, tag="prestige"):
    seat: int
    amount: int
    source: Source
    ref: str = ""


# Set-up and the course of the game


class WealthKept(EventBase, frozen=True, tag="wealth_kept"):
    """A guild has chosen; its choice is not shown yet."""

    seat: int


class WealthShown(EventBase, frozen=True, tag="wealth_shown"):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class RoundStarted(EventBase, frozen=True, tag="round"):
    round: int
    stage: int


class PhaseStarted(EventBase, frozen=True, tag="phase"):
    phase: Phase


class StageStarted(EventBase, frozen=True, tag="stage"):
    stage: int


class MineBuilt(EventBase, frozen=True, tag="mine_built"):
    reveals: ClassVar[bool] = True
    stage: int


class OrderSet(EventBase, frozen=True, tag="order"):
    order: tuple[int, ...]


class Passed(EventBase, frozen=True, tag="passed"):
    seat: int
    what: PassedKind


class Declined(EventBase, frozen=True, tag="declined"):
    """A move or card that may be declined was."""

    seat: int
    what: DeclinedKind
    ref: str


class Lapsed(EventBase, frozen=True, tag="lapsed"):
    """Something could not be carried out (QUEST-12)."""

    seat: int
    what: LapsedKind
    ref: str


class GameEnded(EventBase, frozen=True, tag="ended"):
    """`ranking` is best first; a lost solo game names the clause by which it was lost."""

    ranking: tuple[int, ...]
    lost_by: str = ""


# The mine


class OverseerPlaced(EventBase, frozen=True, tag="overseer_placed"):
    side: int
    hex: int


class OverseerMoved(EventBase, frozen=True, tag="overseer_moved"):
    side: int
    origin: int
    target: int
    jumped: tuple[int, ...]


class WorkerAppeared(EventBase, frozen=True, tag="worker_appeared"):
    side: int
    hex: int


class WorkerTurned(EventBase, frozen=True, tag="worker_turned"):
    hex: int
    old: int
    new: int


class WorkerDefected(EventBase, frozen=True, tag="worker_defected"):
    hex: int
    old: int
    new: int


class WorkerRemoved(EventBase, frozen=True, tag="worker_removed"):
    """Jumped by its own colour in solo, taken off by a worker move, or gone with the stage."""

    side: int
    hex: int


class WorkerMoved(EventBase, frozen=True, tag="worker_moved"):
    side: int
    origin: int
    target: int


class Struck(EventBase, frozen=True, tag="struck"):
    side: int
    hexes: tuple[int, ...]


# The market


class CardRevealed(EventBase, frozen=True, tag="card_revealed"):
    """`place` is 0 for the Blacksmith, 1 and 2 for bonus, 3 and 4 for single-use cards."""

    reveals: ClassVar[bool] = True
    place: int
    card: str


class DesignOpened(EventBase, frozen=True, tag="design_opened"):
    reveals: ClassVar[bool] = True
    design: str


class CardsDiscarded(EventBase, frozen=True, tag="cards_discarded"):
    cards: tuple[str, ...]


class SpaceTaken(EventBase, frozen=True, tag="space_taken"):
    seat: int
    space: Space


class DesignGained(EventBase, frozen=True, tag="design_gained"):
    """A unique design was bought or taken from the discard."""

    seat: int
    design: str
    price: int


class CardGained(EventBase, frozen=True, tag="card_gained"):
    """A bonus card was bought or taken from the discard."""

    seat: int
    card: str
    price: int


class CardUsed(EventBase, frozen=True, tag="card_used"):
    """A single-use card was bought or taken, acts and leaves the game."""

    seat: int
    card: str
    price: int


class EndBonusBought(EventBase, frozen=True, tag="end_bonus_bought"):
    seat: int
    bonus: str
    price: int


class DesignClaimed(EventBase, frozen=True, tag="design_claimed"):
    seat: int
    design: str
    price: int


class MerchantTraded(EventBase, frozen=True, tag="merchant"):
    seat: int
    resource: int
    bought: bool
    price: int


class StallUsed(EventBase, frozen=True, tag="stall"):
    seat: int
    card: str
    sell_gem: bool


# Adventurers and champions


class AdventurerJoined(EventBase, frozen=True, tag="adventurer_joined"):
    seat: int
    adventurer: int
    source: Source
    ref: str = ""


class AdventurerRaised(EventBase, frozen=True, tag="adventurer_raised"):
    seat: int
    adventurer: int
    level: int
    source: Source
    ref: str = ""


class TitleTaken(EventBase, frozen=True, tag="title_taken"):
    seat: int
    adventurer: int
    title: str


class WeaponForged(EventBase, frozen=True, tag="weapon_forged"):
    seat: int
    adventurer: int
    design: str
    quest: str


class WeaponLost(EventBase, frozen=True, tag="weapon_lost"):
    seat: int
    adventurer: int
    design: str


class WeaponHoned(EventBase, frozen=True, tag="weapon_honed"):
    """A champion's weapon gained power (CHAMP-3)."""

    seat: int
    adventurer: int
    amount: int


class AdventurerReturned(EventBase, frozen=True, tag="adventurer_returned"):
    seat: int
    adventurer: int
    quest: str


# Quests


class OfferMoved(EventBase, frozen=True, tag="offer_moved"):
    """New order of the offer; an empty place is an empty string."""

    offer: tuple[str, ...]


class QuestDealt(EventBase, frozen=True, tag="quest_dealt"):
    reveals: ClassVar[bool] = True
    place: int
    quest: str


class QuestRemoved(EventBase, frozen=True, tag="quest_removed"):
    """A quest nobody took leaves the offer or the deck."""

    quest: str
    clause: str


class QuestTaken(EventBase, frozen=True, tag="quest_taken"):
    seat: int
    quest: str
    place: int
    skip: int
    charm: bool


class QuestAdvanced(EventBase, frozen=True, tag="quest_advanced"):
    seat: int
    quest: str
    step: int  # the step it stands on now; the quest's length when it moved off the last
    by: AdvancedBy


class LegCompleted(EventBase, frozen=True, tag="leg_completed"):
    seat: int
    quest: str
    leg: int


class QuestCompleted(EventBase, frozen=True, tag="quest_completed"):
    seat: int
    quest: str


class QuestFailed(EventBase, frozen=True, tag="quest_failed"):
    seat: int
    quest: str
    clause: str


# Bonus tiles


class TileResolved(EventBase, frozen=True, tag="tile_resolved"):
    tile: str
    seats: tuple[int, ...]  # the guilds it applies to


class ShoppingStarted(EventBase, frozen=True, tag="shopping_started"):
    seat: int
    budget: int


class Shopped(EventBase, frozen=True, tag="shopped"):
    seat: int
    resource: int
    price: int


class ShoppingEnded(EventBase, frozen=True, tag="shopping_ended"):
    seat: int
    lost: int


Event = (
    GoldChanged
    | ResourcesChanged
    | PrestigeChanged
    | WealthKept
    | WealthShown
    | RoundStarted
    | PhaseStarted
    | StageStarted
    | MineBuilt
    | OrderSet
    | Passed
    | Declined
    | Lapsed
    | GameEnded
    | OverseerPlaced
    | OverseerMoved
    | WorkerAppeared
    | WorkerTurned
    | WorkerDefected
    | WorkerRemoved
    | WorkerMoved
    | Struck
    | CardRevealed
    | DesignOpened
    | CardsDiscarded
    | SpaceTaken
    | DesignGained
    | CardGained
    | CardUsed
    | EndBonusBought
    | DesignClaimed
    | MerchantTraded
    | StallUsed
    | AdventurerJoined
    | AdventurerRaised
    | TitleTaken
    | WeaponForged
    | WeaponLost
    | WeaponHoned
    | AdventurerReturned
    | OfferMoved
    | QuestDealt
    | QuestRemoved
    | QuestTaken
    | QuestAdvanced
    | LegCompleted
    | QuestCompleted
    | QuestFailed
    | TileResolved
    | ShoppingStarted
    | Shopped
    | ShoppingEnded
)
