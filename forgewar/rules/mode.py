"""Modes: everything in which simple, epic and fast-forward games differ.

`Options.mode` names one; the rest of the program asks the mode object and never compares names.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from forgewar.content.model import Colour, Design, ModeName, SoloDecks


@dataclass(frozen=True)
class Mode:
    """One mode. Fields that most modes share have a default."""

    name: ModeName
    stages: tuple[int, ...]
    rounds_per_stage: int
    quest_decks: tuple[tuple[int, Colour], ...]  # stage and colour, top to bottom (SETUP-3)
    adventurers: int  # at the start (SETUP-1)
    solo_gold: Callable[[SoloDecks], tuple[str, ...]]  # the gold quests of solo (SOLO-2, SOLO-3)
    starred: bool = True  # whether starred quests are in the deck (SETUP-3)
    wealth: str = "standard"  # the set of wealth cards (SETUP-10)
    reduced_prices: bool = True  # whether cards cost their reduced price (MARKET-8)
    gold_finale: bool = True  # whether the last round offers gold quests only (ROUND-5)
    champions: bool = False  # whether level 4 brings a title (CHAMP-1)
    bonus_tiles: bool = False  # whether it can be played with bonus tiles (BONUS-2)

    @property
    def rounds(self) -> int:
        return len(self.stages) * self.rounds_per_stage

    @property
    def changes_stage(self) -> bool:
        """Whether the game goes through several stages (STAGE-1)."""
        return len(self.stages) > 1

    def starts_stage(self, round_: int) -> bool:
        """Whether a round is the first of its stage."""
        return (round_ - 1) % self.rounds_per_stage == 0

    def ends_stage(self, round_: int) -> bool:
        """Whether a new stage follows a round."""
        return 0 < round_ < self.rounds and round_ % self.rounds_per_stage == 0

    def opens_at_start(self, design: Design) -> bool:
        """Whether a public design is open from the start: also those of stages that are skipped,
        and what the first stage opens (SETUP-6)."""
        first = self.stages[0]
        return (
            design.opens == "start"
            or design.stage < first
            or (design.opens == "stage" and design.stage == first)
        )


def _gold_simple(solo: SoloDecks) -> tuple[str, ...]:
    return solo.gold_simple


def _gold_epic(solo: SoloDecks) -> tuple[str, ...]:
    return solo.gold_epic


def _gold_fast_forward(solo: SoloDecks) -> tuple[str, ...]:
    return solo.gold_fast_forward


# In the order in which menus show them.
MODES: Final[dict[ModeName, Mode]] = {
    mode.name: mode
    for mode in (
        Mode(
            "simple",
            stages=(1,),
            rounds_per_stage=7,
            quest_decks=((1, "green"), (1, "gold")),
            adventurers=3,
            solo_gold=_gold_simple,
            starred=False,
        ),
        Mode(
            "epic",
            stages=(1, 2, 3),
            rounds_per_stage=6,
            quest_decks=((1, "green"), (2, "grey"), (3, "red"), (3, "gold")),
            adventurers=4,
            solo_gold=_gold_epic,
            reduced_prices=False,
            gold_finale=False,
            champions=True,
            bonus_tiles=True,
        ),
        Mode(
            "fast_forward",
            stages=(2,),
            rounds_per_stage=7,
            quest_decks=((2, "grey"), (2, "gold")),
            adventurers=4,
            solo_gold=_gold_fast_forward,
            wealth="fast_forward",
        ),
    )
}
