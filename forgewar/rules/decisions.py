"""Decisions: one frozen type for each kind of choice that the game can wait for.

The decision on top of the agenda is `Game.decision`. It is data, so a game can be saved, copied and
shown at any of them.
"""

from typing import ClassVar

from msgspec import Struct

from forgewar.rules.events import Source


class DecisionBase(Struct, frozen=True, gc=False, tag_field="step", forbid_unknown_fields=True):
    """Every decision names the guild that decides; its class names the clause."""

    clause: ClassVar[str]
    seat: int


class WealthChoice(DecisionBase, frozen=True, tag="wealth"):
    """Keep two of four wealth cards (SETUP-10)."""

    clause = "SETUP-10"


class WealthRaise(DecisionBase, frozen=True, tag="wealth_raise"):
    """Raise an adventurer with a level of the wealth kept (SETUP-10)."""

    clause = "SETUP-10"


class Placement(DecisionBase, frozen=True, tag="placement"):
    """Place one overseer (SETUP-11, STAGE-4, SOLO-1)."""

    clause = "SETUP-11"


class MineTurn(DecisionBase, frozen=True, tag="mine"):
    """Move an overseer or pass (MINE-1), or the first guild's second move (MINE-2)."""

    clause = "MINE-3"

    second: bool = False


class AutomatedTie(DecisionBase, frozen=True, tag="automated_tie"):
    """Pick among equally good moves of an automated colour (SOLO-6)."""

    clause = "SOLO-6"

    side: int


class MarketTurn(DecisionBase, frozen=True, tag="market"):
    """One market action or a pass (MARKET-1)."""

    clause = "MARKET-1"


class Acquisition(DecisionBase, frozen=True, tag="acquisition"):
    """Take a quest or decline (QUEST-2)."""

    clause = "QUEST-2"


class Management(DecisionBase, frozen=True, tag="management"):
    """Arm and assign adventurers until done (QUEST-4)."""

    clause = "QUEST-4"


class Rewards(DecisionBase, frozen=True, tag="rewards"):
    """Choose the quest that advances next (QUEST-7)."""

    clause = "QUEST-7"

    quests: tuple[str, ...]


class OverseerReward(DecisionBase, frozen=True, tag="overseer_move"):
    """Move an overseer as a reward, card or tile allows, or decline."""

    clause = "QUEST-8"

    source: Source
    ref: str


class WorkerReward(DecisionBase, frozen=True, tag="worker_move"):
    """Move or remove any worker, or decline (QUEST-8)."""

    clause = "QUEST-8"

    source: Source
    ref: str


class CardReward(DecisionBase, frozen=True, tag="market_card"):
    """Take a card of the market discard, or decline (QUEST-8)."""

    clause = "QUEST-8"

    source: Source
    ref: str


class LevelReward(DecisionBase, frozen=True, tag="level"):
    """Raise adventurers: `count` more of these, one level each at most (QUEST-9), or, where `among`
    is empty, anyone below level 4 (MARKET-14)."""

    clause = "QUEST-9"

    source: Source
    ref: str
    count: int = 1
    among: tuple[int, ...] = ()


class TitleChoice(DecisionBase, frozen=True, tag="title"):
    """The title of a new champion (CHAMP-1)."""

    clause = "CHAMP-1"

    adventurer: int


class TradeWindow(DecisionBase, frozen=True, tag="trade_window"):
    """Last chance to trade before a tile is counted or the round ends (MERCHANT-2)."""

    clause = "MERCHANT-2"

    before: str  # "tile" or "end"


class Shopping(DecisionBase, frozen=True, tag="shopping"):
    """Spend a tile's gold at the merchant's prices (BONUS-6)."""

    clause = "BONUS-6"

    budget: int
    tile: str


Decision = (
    WealthChoice
    | WealthRaise
    | Placement
    | MineTurn
    | AutomatedTie
    | MarketTurn
    | Acquisition
    | Management
    | Rewards
    | OverseerReward
    | WorkerReward
    | CardReward
    | LevelReward
    | TitleChoice
    | TradeWindow
    | Shopping
)
