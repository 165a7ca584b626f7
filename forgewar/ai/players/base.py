"""Interface of computer players: a choice is an action with its reasons, made within a budget."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, NamedTuple, Protocol, get_args

from msgspec import Struct

from forgewar.rules.actions import Action
from forgewar.rules.game import Game

# Character: preference among choices that are equally good (`master.pick_by_character`).
Character = Literal["questing", "mining", "hoarding", "buying"]
CHARACTERS: tuple[Character, ...] = get_args(Character)

# Reasons for or against an action; each has its message `reason-…`.
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

# Subject of a reason: a number, a resource by its number, a card by its key, or several of these
# or of amounts.
Amount = tuple[str, int]  # of an effect by its kind, or a claim on a design
Detail = int | str | tuple[str | Amount, ...]


class Reason(NamedTuple):
    """One thing that speaks for or against an action."""

    feature: Feature
    weight: float  # in prestige, as the player values it
    detail: Detail = ""
    weighed: bool = True  # false: `weight` is no prestige, and not to be compared


class RunnerUp(Struct, frozen=True):
    """The next best action, and how far it fell `behind` in the rollouts with both: in prestige,
    against the best of the others, and in the `chance` to win (not in solo). Without `games` it was
    not rolled out; unless it is `clear`, the difference may be luck."""

    action: Action
    behind: float = 0.0
    games: int = 0
    chance: float = 0.0
    clear: bool = False


class Choice(Struct, frozen=True):
    """An action, its reasons, the weightiest first, the number of nodes looked at, and the next
    best action."""

    action: Action
    reasons: tuple[Reason, ...]
    nodes: int = 0
    runner_up: RunnerUp | None = None


class Budget(Struct, frozen=True):
    """Limit for one choice: `nodes` actions tried out or `seconds` passed. Without seconds the
    choice depends on nothing but the seed."""

    nodes: int = 3_000
    seconds: float | None = None
    cancelled: Callable[[], bool] = lambda: False


DEFAULT_BUDGET = Budget()


class ComputerPlayer(Protocol):
    """A player made from a seed and a character, and deterministic in both."""

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        """Choose one of the legal actions. The view's decision is this player's, and its state is
        what its seat may know (`Game.view`)."""

    def choose(self, game: Game, seat: int) -> Action:
        """Choose an action within the usual budget; the game's decision must be the seat's."""


class Player:
    """Reduces a game to what its seat may see, and considers that."""

    def __init__(self, seed: int, character: Character | None = None) -> None:
        self._rng = Random(seed)
        self._character = character

    def consider(self, view: Game, legal: Sequence[Action], budget: Budget) -> Choice:
        raise NotImplementedError

    def choose(self, game: Game, seat: int) -> Action:
        """Choose an action within the usual budget; the game's decision must be the seat's."""
        return self.consider(
            seat_view(game, seat), legal_actions(game, seat), DEFAULT_BUDGET
        ).action


def seat_view(game: Game, seat: int) -> Game:
    """The game as a seat may know it. Its decks are in alphabetical order, so it can be looked at
    but not played on; for that see `sample_hidden`."""
    return Game(game.view(seat), game.content)


def legal_actions(game: Game, seat: int) -> list[Action]:
    """Choices of the decision, and the seat's own trades."""
    return [*game.choices(), *game.trades(seat)]
