"""Everything a guild can do, one small frozen type each.

An action belongs to the guild that `Game.decision` asks; only trades carry their seat, because any
guild may trade beside another one's decision (MERCHANT-2).
"""

from typing import final

from msgspec import Struct


class ActionBase(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Written in records as {"do": tag, ...}."""


# Set-up


@final
class KeepWealth(ActionBase, frozen=True, tag="keep_wealth"):
    """Keep two of the dealt wealth cards, named in the order in which they were dealt."""

    first: str
    second: str


@final
class RaiseAdventurer(ActionBase, frozen=True, tag="raise"):
    """Give the level at hand to one adventurer."""

    adventurer: int


@final
class PlaceOverseer(ActionBase, frozen=True, tag="place_overseer"):
    """Set an overseer of `side` on an empty hex."""

    side: int
    hex: int


# Mine


@final
class MoveOverseer(ActionBase, frozen=True, tag="move_overseer"):
    """Move the overseer that stands on `origin` to `target`."""

    origin: int
    target: int


@final
class PassMine(ActionBase, frozen=True, tag="pass_mine"):
    """Move no overseer."""


# Market


@final
class PassMarket(ActionBase, frozen=True, tag="pass_market"):
    """Take no market action, and a gold for it."""


@final
class BuyDesign(ActionBase, frozen=True, tag="buy_design"):
    """Blacksmith: buy the unique design on show."""

    design: str


@final
class BuyCard(ActionBase, frozen=True, tag="buy_card"):
    """Bazaar: buy a bonus or single-use card on show."""

    card: str


@final
class BuyEndBonus(ActionBase, frozen=True, tag="buy_end_bonus"):
    """Last round: buy an end-game bonus at the Blacksmith or the Bazaar."""

    bonus: str


@final
class Barracks(ActionBase, frozen=True, tag="barracks"):
    """Barracks: hire an adventurer, train one of the pool (-1: nobody), or both."""

    hire: bool
    train: int = -1


@final
class Claim(ActionBase, frozen=True, tag="claim"):
    """Clerk: claim an open public design."""

    design: str


@final
class Rush(ActionBase, frozen=True, tag="rush"):
    """Road: advance an active quest by `steps`."""

    quest: str
    steps: int = 1


# Quest


@final
class TakeQuest(ActionBase, frozen=True, tag="take_quest"):
    """Take a quest from the offer; with Expeditious it may begin `skip` steps later, with Charming
    it pays instead of costing."""

    quest: str
    skip: int = 0
    charm: bool = False


@final
class DeclineQuest(ActionBase, frozen=True, tag="decline_quest"):
    """Take no quest this round."""


@final
class Arm(ActionBase, frozen=True, tag="arm"):
    """Forge `design` for an adventurer and send him to `quest` (or keep him there)."""

    quest: str
    adventurer: int
    design: str


@final
class Disarm(ActionBase, frozen=True, tag="disarm"):
    """Bring an adventurer back to the pool; his weapon is lost."""

    adventurer: int


@final
class FinishManaging(ActionBase, frozen=True, tag="finish_managing"):
    """Be done with managing: quests that are not met fail."""


@final
class Advance(ActionBase, frozen=True, tag="advance"):
    """Advance this quest next."""

    quest: str


# Rewards


@final
class MoveWorker(ActionBase, frozen=True, tag="move_worker"):
    """Set the worker on `origin` on the empty hex `target`, or remove it (-1)."""

    origin: int
    target: int


@final
class TakeCard(ActionBase, frozen=True, tag="take_card"):
    """Take a card of the market discard for nothing."""

    card: str


@final
class DeclineReward(ActionBase, frozen=True, tag="decline_reward"):
    """Do without the move or card at hand."""


@final
class ChooseTitle(ActionBase, frozen=True, tag="choose_title"):
    """The title of a new champion."""

    title: str


@final
class Shop(ActionBase, frozen=True, tag="shop"):
    """Spend a tile's gold on a resource."""

    resource: int


@final
class StopShopping(ActionBase, frozen=True, tag="stop_shopping"):
    """Let the rest of a tile's gold go."""


# Trades


@final
class BuyResource(ActionBase, frozen=True, tag="buy_resource"):
    """Buy one resource from the merchant."""

    seat: int
    resource: int


@final
class SellResource(ActionBase, frozen=True, tag="sell_resource"):
    """Sell one resource to the merchant."""

    seat: int
    resource: int


@final
class UseStall(ActionBase, frozen=True, tag="use_stall"):
    """Exchange at an own stall: the gem for two of the metal, or the other way round."""

    seat: int
    card: str
    sell_gem: bool


@final
class DoneTrading(ActionBase, frozen=True, tag="done_trading"):
    """Close this guild's window for trades."""


Trade = BuyResource | SellResource | UseStall
MarketAction = PassMarket | BuyDesign | BuyCard | BuyEndBonus | Barracks | Claim | Rush
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
