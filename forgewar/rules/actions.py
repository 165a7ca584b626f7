"""Everything a guild can do, one small frozen type each.

An action belongs to the guild that `Game.decision` asks; only trades carry their seat, because any
guild may trade beside another one's decision (MERCHANT-2).
"""

from msgspec import Struct


class ActionBase(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Written in records as {"do": tag, ...}."""


# Set-up


class KeepWealth(ActionBase, frozen=True, tag="keep_wealth"):
    """Keep two of the dealt wealth cards, named in the order in which they were dealt."""

    first: str
    second: str


class RaiseAdventurer(ActionBase, frozen=True, tag="raise"):
    """Give the level at hand to one adventurer."""

    adventurer: int


class PlaceOverseer(ActionBase, frozen=True, tag="place_overseer"):
    """Set an overseer of `side` on an empty hex."""

    side: int
    hex: int


# Mine


class MoveOverseer(ActionBase, frozen=True, tag="move_overseer"):
    """Move the overseer that stands on `origin` to `target`."""

    origin: int
    target: int


class PassMine(ActionBase, frozen=True, tag="pass_mine"):
    """Move no overseer."""


# Market


class PassMarket(ActionBase, frozen=True, tag="pass_market"):
    """Take no market action, and a gold for it."""


class BuyDesign(ActionBase, frozen=True, tag="buy_design"):
    """Blacksmith: buy the unique design on show."""

    design: str


class BuyCard(ActionBase, frozen=True, tag="buy_card"):
    """Bazaar: buy a bonus or single-use card on show."""

    card: str


class BuyEndBonus(ActionBase, frozen=True, tag="buy_end_bonus"):
    """Last round: buy an end-game bonus at the Blacksmith or the Bazaar."""

    bonus: str


class Barracks(ActionBase, frozen=True, tag="barracks"):
    """Barracks: hire an adventurer, train one of the pool (-1: nobody), or both."""

    hire: bool
    train: int = -1


class Claim(ActionBase, frozen=True, tag="claim"):
    """Clerk: claim an open public design."""

    design: str


class Rush(ActionBase, frozen=True, tag="rush"):
    """Road: advance an active quest by `steps`."""

    quest: str
    steps: int = 1


# Quest


class TakeQuest(ActionBase, frozen=True, tag="take_quest"):
    """Take a quest from the offer; with Expeditious it may begin `skip` steps later, with Charming
    it pays instead of costing."""

    quest: str
    skip: int = 0
    charm: bool = False


class DeclineQuest(ActionBase, frozen=True, tag="decline_quest"):
    """Take no quest this round."""


class Arm(ActionBase, frozen=True, tag="arm"):
    """Forge `design` for an adventurer and send him to `quest` (or keep him there)."""

    quest: str
    adventurer: int
    design: str


class Disarm(ActionBase, frozen=True, tag="disarm"):
    """Bring an adventurer back to the pool; his weapon is lost."""

    adventurer: int


class FinishManaging(ActionBase, frozen=True, tag="finish_managing"):
    """Be done with managing: quests that are not met fail."""


class Advance(ActionBase, frozen=True, tag="advance"):
    """Advance this quest next."""

    quest: str


# Rewards


class MoveWorker(ActionBase, frozen=True, tag="move_worker"):
    """Set the worker on `origin` on the empty hex `target`, or remove it (-1)."""

    origin: int
    target: int


class TakeCard(ActionBase, frozen=True, tag="take_card"):
    """Take a card of the market discard for nothing."""

    card: str


class DeclineReward(ActionBase, frozen=True, tag="decline_reward"):
    """Do without the move or card at hand."""


class ChooseTitle(ActionBase, frozen=True, tag="choose_title"):
    """The title of a new champion."""

    title: str


class Shop(ActionBase, frozen=True, tag="shop"):
    """Spend a tile's gold on a resource."""

    resource: int


class StopShopping(ActionBase, frozen=True, tag="stop_shopping"):
    """Let the rest of a tile's gold go."""


# Trades


class BuyResource(ActionBase, frozen=True, tag="buy_resource"):
    """Buy one resource from the merchant."""

    seat: int
    resource: int


class SellResource(ActionBase, frozen=True, tag="sell_resource"):
    """Sell one resource to the merchant."""

    seat: int
    resource: int


class UseStall(ActionBase, frozen=True, tag="use_stall"):
    """Exchange at an own stall: the gem for two of the metal, or the other way round."""

    seat: int
    card: str
    sell_gem: bool


class DoneTrading(ActionBase, frozen=True, tag="done_trading"):
    """Close this guild's window for trades."""


Trade = BuyResource | SellResource | UseStall
Action = (
    KeepWealth
    | RaiseAdventurer
    | PlaceOverseer
    | MoveOverseer
    | PassMine
    | PassMarket
    | BuyDesign
    | BuyCard
    | BuyEndBonus
    | Barracks
    | Claim
    | Rush
    | TakeQuest
    | DeclineQuest
    | Arm
    | Disarm
    | FinishManaging
    | Advance
    | MoveWorker
    | TakeCard
    | DeclineReward
    | ChooseTitle
    | Shop
    | StopShopping
    | BuyResource
    | SellResource
    | UseStall
    | DoneTrading
)
