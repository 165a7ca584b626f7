"""Facts: what hints, "Why?", the review and puzzles say for or against an action.

A fact is a kind with values; `words/facts.py` has its sentence, `fact-` and the kind. Tests check
every kind against the rules and the rollouts.
"""

from typing import Final, Literal, NamedTuple

from forgewar.content.model import RESOURCES

# Follow from the rules: what an action does.
RuleKind = Literal[
    "gains",
    "feeds",
    "costs",
    "keeps_place",
    "gains_place",
    "loses_place",
    "arms",
    "nears",
    "arms_next",
    "arms_offer",
    "completes",
    "finishes_leg",
    "meets",
    "power",
    "fails",
    "beyond",
    "lacks",
    "affords",
    "all_met",
    "armed_at_once",
    "ends_in",
    "too_late",
    "reaches",
    "people",
    "wields",
    "strike",
    "strike_of",
    "defects",
    "disarms",
    "in_time",
    "none_armed",
    "forges",
    "asked_type",
    "counts",
    "counts_later",
    "stall",
    "grows_hard",
    "savvy_buyer",
    "savvy_seller",
    "savvy_trader",
    "savvy_adventurer",
]
# Parts of a planner's score, and what holds for its ranking.
ScoreKind = Literal[
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
    "own_bot",
]
# Found in rollouts, against those of the next best.
SearchKind = Literal[
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
FactKind = Literal[RuleKind, ScoreKind, SearchKind]

# Facts against an action, which come after those for it.
AGAINST: Final[frozenset[FactKind]] = frozenset(
    (
        *("defects", "loses_place", "disarms", "costs", "feeds"),
        *("lacks", "too_late", "grows_hard"),
        *("last_in_order", "defectors", "room", "price", "rush_too_far", "tile_missed"),
        *("quest_power", "quest_people", "quest_late", "quest_short", "quest_price"),
        *("quest_bought", "solo_duty"),
    )
)

Amount = tuple[str, int]  # of a resource by name, another effect by its kind, or a claimed design
Amounts = tuple[Amount, ...]
# Subject of a part of a score: a number, a resource by its number, a card by its key, or several of
# these or of amounts.
Detail = int | str | tuple[str | Amount, ...]
_ABOUT_RESOURCES: Final = ("landing", "hex", "rival_hex", "shopped", "sold", "quest_bought")


class Fact(NamedTuple):
    """One fact. `keys` are the quests or cards that it is about, or a resource, a type of weapon or
    a title; `side` is the guild, if it is another."""

    kind: FactKind
    weight: float = 0.0  # in prestige, as a planner values it; 0 if it does not
    keys: tuple[str, ...] = ()
    amounts: Amounts = ()
    number: int = 0
    of: int = 0  # the number that `number` is compared with
    side: int = -1

    @property
    def key(self) -> str:
        """The first of the keys, if any."""
        return self.keys[0] if self.keys else ""

    @property
    def against(self) -> bool:
        """Whether it speaks against the action."""
        return self.kind in AGAINST


def fact_of(kind: FactKind, weight: float, detail: Detail) -> Fact:
    """Fact about the detail of a part of a score."""
    if isinstance(detail, str):
        return Fact(kind, weight, (detail,) if detail else ())
    if isinstance(detail, int):
        if kind in _ABOUT_RESOURCES:
            return Fact(kind, weight, (RESOURCES[detail],))
        return Fact(kind, weight, number=detail)
    keys = tuple(each for each in detail if isinstance(each, str))
    amounts = tuple(each for each in detail if not isinstance(each, str))
    if kind == "advanced":
        return Fact(kind, weight, keys, number=amounts[0][1])
    return Fact(kind, weight, keys, amounts)


def detail_of(fact: Fact) -> Detail:
    """Detail from which `fact_of` makes the fact."""
    if fact.kind in _ABOUT_RESOURCES:
        return RESOURCES.index(fact.key)
    if fact.kind == "advanced":
        return (fact.key, ("prestige", fact.number))
    if fact.amounts or len(fact.keys) > 1:
        return (*fact.keys, *fact.amounts)
    return fact.key or fact.number
