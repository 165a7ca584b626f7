"""What a computer guild hands over: an action with its reasons, and how long it may think."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, NamedTuple, Protocol, get_args

from msgspec import Struct

from forgewar.rules.actions import Action
from forgewar.rules.game import Game

# What a computer guild likes to have, where that makes no difference (`master.preferred`).
Character = Literal["questing", "mining", "hoarding", "buying"]
CHARACTERS: tuple[Character, ...] = get_args(Character)

# What speaks for or against an action; each has its sentence `reason-…`.
Feature = Literal[
    "mined",
    "landing",
    "last_in_order",
    "defectors",
    "next_jump",
    "tile_workers",
    "stays",
    "stays_second",
    "hex",
    "around",
    "room",
    "rival_hex",
    "to_jump",
    "off_mine",
    "automated",
    "quest_prestige",
    "quest_partly",
    "quest_rewards",
    "quest_levels",
    "quest_power",
    "quest_people",
    "quest_late",
    "quest_short",
    "quest_price",
    "quest_pays",
    "quest_bought",
    "solo_duty",
    "cannot_meet",
    "free_hands",
    "tile_quests",
    "tile_missed",
    "passing",
    "price",
    "sold",
    "card_prestige",
    "lasts",
    "lasts_later",
    "card_gives",
    "new_type",
    "stronger",
    "better_arms",
    "end_bonus",
    "hired",
    "trained",
    "rush_too_far",
    "rush_saves",
    "rush_in_time",
    "armed",
    "given_up",
    "let_go",
    "all_armed",
    "bought_to_arm",
    "wealth",
    "title",
    "shopped",
    "advanced",
    "any_order",
    "no_trade",
    "as_good_as_any",
    "least",
    "must_take",
    "only",
    "whim",
    "sense",
    "stand_in",
    "found_ahead",
    "found_close",
    "found_completes",
    "found_frees",
    "found_spares",
    "found_knows",
    "found_denies",
    "found_steps",
    "found_quests",
    "found_failed",
    "found_prestige",
    "found_rivals",
    "found_people",
    "found_designs",
    "found_resources",
    "found_gold",
    "found_order",
    "likes_questing",
    "likes_mining",
    "likes_hoarding",
    "likes_buying",
]

# What a reason is about: a number, a resource by its number, a card by its key, or several of these
# or of amounts.
Amount = tuple[str, int]  # of what a card may give, by its kind, or a claim on a design
Detail = int | str | tuple[str | Amount, ...]


class Reason(NamedTuple):
    """One thing that spoke for an action, or against it."""

    feature: Feature
    weight: float  # in prestige, as the guild reckons
    detail: Detail = ""
    weighed: bool = True  # false: `weight` is no prestige, and not to be compared


class RunnerUp(Struct, frozen=True):
    """The next best action, and how far it fell `behind` in the games that were played on with
    both: in prestige, against the best of the others, and in the `chance` to win (in solo, where it
    is about how well one lasts, none is told). Without `games` nobody has tried; unless it is
    `clear`, that may be their luck."""

    action: Action
    behind: float = 0.0
    games: int = 0
    chance: float = 0.0
    clear: bool = False


class Choice(Struct, frozen=True):
    """An action, why it was chosen, the weightiest reason first, what was looked at for it, and
    what would have been done instead."""

    action: Action
    reasons: tuple[Reason, ...]
    nodes: int = 0
    runner_up: RunnerUp | None = None


class Budget(Struct, frozen=True):
    """How much a guild may think about one choice: until `nodes` actions were tried out or
    `seconds` have passed. Without seconds the choice depends on nothing but the seed."""

    nodes: int = 3_000
    seconds: float | None = None
    cancelled: Callable[[], bool] = lambda: False


DEFAULT_BUDGET = Budget()


class ComputerPlayer(Protocol):
    """Made from a seed and a character, and as predictable as that."""

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        """One of the legal actions. The view's decision is this guild's, and its state is what
        this guild's seat may know (`Game.view`)."""

    def choose(self, game: Game, seat: int) -> Action:
        """The action alone, within the usual budget; the game's decision must be the seat's."""


class Player:
    """Looks at a game as its seat may see it, and considers that."""

    def __init__(self, seed: int, character: Character | None = None) -> None:
        self._rng = Random(seed)
        self._character = character

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        raise NotImplementedError

    def choose(self, game: Game, seat: int) -> Action:
        """The action alone, within the usual budget; the game's decision must be the seat's."""
        return self.consider(seen(game, seat), options(game, seat), DEFAULT_BUDGET).action


def seen(game: Game, seat: int) -> Game:
    """The game as a seat may know it. Its decks are in alphabetical order, so it can be looked at
    but not played on; for that see `determinise`."""
    return Game(game.view(seat), game.content)


def options(game: Game, seat: int) -> list[Action]:
    """What answers the decision, and the seat's own trades beside it."""
    return [*game.choices(), *game.trades(seat)]
