"""Tasks that the game carries out by itself between decisions, as data on the agenda.

The agenda is a stack of steps. A step is either a decision, which waits for an action, or one of
the tasks below, which the game carries out at once. A round is a list of steps; anything that
happens in the middle of an action (a leg completed by the Road, a title won by it) is pushed on
top.
"""

from msgspec import Struct

from forgewar.rules.decisions import Decision


class TaskBase(Struct, frozen=True, gc=False, tag_field="step", forbid_unknown_fields=True):
    """Carried out without asking anybody."""


class ShowWealth(TaskBase, frozen=True, tag="show_wealth"):
    """Wealth is shown and taken, after all have chosen (SETUP-10)."""


class StartRound(TaskBase, frozen=True, tag="start_round"):
    """ROUND-1 and ROUND-2, then the mine phase."""


class AutomatedMove(TaskBase, frozen=True, tag="automated_move"):
    """An automated colour moves (SOLO-6)."""

    side: int


class EndMine(TaskBase, frozen=True, tag="end_mine"):
    """ORDER, then the market phase."""


class EndMarket(TaskBase, frozen=True, tag="end_market"):
    """MARKET-9, then the quest phase."""


class StartRewards(TaskBase, frozen=True, tag="start_rewards"):
    """Quests of a guild advance, after every guild has managed (QUEST-7)."""

    seat: int


class CompleteLeg(TaskBase, frozen=True, tag="complete_leg"):
    """QUEST-11 for one leg."""

    seat: int
    quest: str
    leg: int


class RushOn(TaskBase, frozen=True, tag="rush_on"):
    """The rest of a Road action, once a leg it crossed is resolved (MARKET-7)."""

    seat: int
    quest: str
    steps: int


class ShareLevels(TaskBase, frozen=True, tag="share_levels"):
    """The levels of a completed quest (QUEST-9)."""

    seat: int
    quest: str


class ReturnHome(TaskBase, frozen=True, tag="return_home"):
    """The adventurers of a completed quest return to the pool (QUEST-9)."""

    seat: int
    quest: str


class ResolveTile(TaskBase, frozen=True, tag="resolve_tile"):
    """The bonus tile of these rounds (BONUS-2)."""

    tile: str


class FinishRound(TaskBase, frozen=True, tag="finish_round"):
    """ROUND-6 after the last trades: END, or ROUND-4 and what follows."""


class EndRound(TaskBase, frozen=True, tag="end_round"):
    """ROUND-6: bonus tile and window for last trades."""


Task = (
    ShowWealth
    | StartRound
    | AutomatedMove
    | EndMine
    | EndMarket
    | StartRewards
    | CompleteLeg
    | RushOn
    | ShareLevels
    | ReturnHome
    | ResolveTile
    | FinishRound
    | EndRound
)
Step = Decision | Task
