"""Whole state of a game as plain data: nothing that matters is stored elsewhere.

Lists hold their top, first or earliest element at index 0. Values inside them (adventurers, active
quests, steps) are frozen and replaced, so that `clone` copies lists and nothing deeper. Rarely
changing parts are sequences or mappings that are replaced as a whole, so that copies share them.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from forgewar.content.model import Difficulty, Gift, ModeName
from forgewar.fault import Fault, fault
from forgewar.rules.agenda import Step
from forgewar.rules.events import Phase
from forgewar.rules.mode import MODES, Mode

PLACES: Final = 8
MAX_QUESTS: Final = 5
MAX_LEVEL: Final = 4
MOST_GIFTS: Final = 9  # of an even start, for one place
EDITION: Final = (
    1  # of the rules: rises when a clause changes, which then asks for the game's edition
)


def without(cards: Sequence[str], card: str) -> list[str]:
    """Cards without the first copy of `card`."""
    place = cards.index(card)
    return [*cards[:place], *cards[place + 1 :]]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game. A difficulty makes it solo."""

    mode: ModeName = "simple"
    guilds: int = 2
    bonus_tiles: bool = False
    difficulty: Difficulty | None = None
    # Left out of games of the first edition, whose states are hashed without it.
    later_edition: int | UnsetType = field(default=UNSET, name="edition")
    # A house rule: gifts to each place of the first order, beside its wealth. Left out of
    # all other games.
    even_start: tuple[tuple[Gift, ...], ...] | UnsetType = UNSET

    @property
    def edition(self) -> int:
        """Edition of the rules that the game was begun with."""
        return 1 if self.later_edition is UNSET else self.later_edition

    @property
    def gifts(self) -> tuple[tuple[Gift, ...], ...]:
        """Gifts to the places of the first order; empty if there are none."""
        return () if self.even_start is UNSET else self.even_start

    @property
    def game_mode(self) -> Mode:
        """The mode that `mode` names."""
        return MODES[self.mode]

    @property
    def solo(self) -> bool:
        return self.difficulty is not None

    @property
    def sides(self) -> int:
        """Colours in the mine: the guilds, and in solo two automated ones."""
        return 3 if self.solo else self.guilds

    @property
    def rounds(self) -> int:
        return self.game_mode.rounds

    def problem(self) -> Fault | None:
        """Fault of these options, if there is one."""
        if self.solo and self.guilds != 1:
            return fault("options-solo-guilds", guilds=str(self.guilds))
        if not self.solo and not 2 <= self.guilds <= 4:
            return fault("options-guilds", guilds=str(self.guilds))
        if self.later_edition is not UNSET and self.later_edition < 2:
            return fault("options-no-edition", edition=str(self.later_edition))
        if self.edition > EDITION:
            return fault("options-newer-edition", edition=str(self.edition))
        if self.bonus_tiles and not self.game_mode.bonus_tiles:
            return fault("options-tiles")
        return self._uneven()

    def _uneven(self) -> Fault | None:
        """Fault of the even start, if there is one."""
        if self.even_start is UNSET:
            return None
        if self.solo:
            return fault("options-even-solo")
        if len(self.even_start) > self.guilds:
            return fault("options-even-places", places=len(self.even_start))
        if any(len(gifts) > MOST_GIFTS for gifts in self.even_start):
            return fault("options-even-gifts", most=MOST_GIFTS)
        return None


class Adventurer(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Known by his index in the guild's list, which never changes."""

    level: int = 1
    title: str = ""
    quest: str = ""  # where he is, or the pool
    weapon: str = ""
    honed: int = 0  # power his weapon has gained (CHAMP-3)
    throughout: bool = False  # on his quest since it was taken (CHAMP-4)


class ActiveQuest(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A quest a guild is on, with its tracker."""

    key: str
    step: int  # from 0, over all legs
    taken: int  # the round
    skip: int = 0  # the step it began on (CHAMP-6)
    rushed: int = -1  # legs finished before this round's first rush (FAIL-3)
    expeditious: int = -1  # the champion pledged to it by CHAMP-6
    charming: int = -1  # and by CHAMP-7


class Guild(Struct, forbid_unknown_fields=True):
    """Possessions of one guild."""

    gold: int = 0
    prestige: int = 0
    resources: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    adventurers: list[Adventurer] = []
    designs: Sequence[str] = []  # unique ones
    claims: Sequence[str] = []  # public ones
    bonus_cards: Sequence[str] = []
    quests: list[ActiveQuest] = []
    completed: Sequence[str] = []
    failed: Sequence[str] = []
    end_bonuses: Sequence[str] = []
    bought: int = 0  # this round's uses of the merchant ...
    sold: int = 0
    stall_uses: Mapping[str, int] = {}  # ... and of each own stall
    wealth: Sequence[str] = []  # dealt, until shown
    kept: Sequence[str] = []
    raises: Sequence[int] = []  # whom the wealth's levels go to, until shown

    def clone(self) -> "Guild":
        return Guild(
            self.gold,
            self.prestige,
            self.resources.copy(),
            self.adventurers.copy(),
            self.designs,
            self.claims,
            self.bonus_cards,
            self.quests.copy(),
            self.completed,
            self.failed,
            self.end_bonuses,
            self.bought,
            self.sold,
            self.stall_uses,
            self.wealth,
            self.kept,
            self.raises,
        )


class StageAhead(Struct, frozen=True, forbid_unknown_fields=True):
    """The decks and the mine of a stage, shuffled at set-up and never changed after."""

    stage: int
    terrain: tuple[int, ...]
    down: int
    weapons: tuple[str, ...]
    bonus: tuple[tuple[str, ...], tuple[str, ...]]
    singles: tuple[tuple[str, ...], tuple[str, ...]]
    unused: tuple[str, ...]  # unique designs that stay out of the game (SETUP-5)


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """Final ranking, from first to last; for a lost solo game, the clause by which it was lost."""

    ranking: tuple[int, ...]
    lost_by: str = ""


# Contents of a hex: 0, a worker of side s (s + 1) or an overseer of side s (s + 5).
EMPTY: Final = 0
OVERSEER: Final = 5


class GameState(Struct, forbid_unknown_fields=True):
    """Everything on the table."""

    options: Options
    seed: int
    round: int
    stage: int
    phase: Phase
    order: Sequence[int]
    second: int  # the guild that took this round's second move, or -1
    guilds: list[Guild]
    # The mine
    terrain: Sequence[int]  # the resource of each hex, -1 where it is down
    down: int  # bit k: border slot k is down
    cells: list[int]  # contents of each hex
    overseers: list[list[int]]  # the hexes of each side's overseers
    workers: list[int]  # each side's workers in the mine
    # The market
    show: list[str]  # the cards on show: weapon, two bonus, two single-use
    decks: Sequence[Sequence[str]]  # the five decks, in the same order
    public: Sequence[str]  # open public designs
    spaces: Mapping[str, int]  # closed spaces taken this round, by whom
    discard: Sequence[str]
    # Quests
    offer: list[str]
    quest_deck: Sequence[str]
    # The rest
    removed: Sequence[str]  # cards out of the game
    tiles: Sequence[str]
    ahead: Sequence[StageAhead]
    agenda: list[Step]  # a stack: the last is next
    result: Result | None = None

    def clone(self) -> "GameState":
        """A copy that shares only parts that never change."""
        return GameState(
            self.options,
            self.seed,
            self.round,
            self.stage,
            self.phase,
            self.order,
            self.second,
            [guild.clone() for guild in self.guilds],
            self.terrain,
            self.down,
            self.cells.copy(),
            [hexes.copy() for hexes in self.overseers],
            self.workers.copy(),
            self.show.copy(),
            self.decks,
            self.public,
            self.spaces,
            self.discard,
            self.offer.copy(),
            self.quest_deck,
            self.removed,
            self.tiles,
            self.ahead,
            self.agenda.copy(),
            self.result,
        )

    def to_json(self) -> bytes:
        """The canonical form: the same state always gives the same bytes."""
        return _encoder.encode(self)

    @staticmethod
    def from_json(data: bytes | str) -> "GameState":
        return _decoder.decode(data)

    def digest(self) -> str:
        """A short hash of the canonical form, for checkpoints."""
        return hashlib.sha256(self.to_json()).hexdigest()[:16]


_encoder = msgspec.json.Encoder(order="sorted")
_decoder = msgspec.json.Decoder(GameState)
