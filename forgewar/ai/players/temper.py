"""The temper of a planner: which of its nearly equal choices a character takes."""

from collections.abc import Sequence
from random import Random
from typing import Final

from forgewar.ai.explain.fact import FactKind
from forgewar.ai.players.base import Character
from forgewar.ai.value.mine_value import Scored
from forgewar.content.model import Content, EffectKind
from forgewar.rules.actions import KeepWealth

# Prestige by which nearly equal choices differ at most: of starting wealth, which planners take by
# taste anyway; of others; and the more the planner errs.
_ALIKE_WEALTH: Final = 0.7
_ALIKE: Final = 0.1
_ALIKE_PER_WHIM: Final = 0.15
# The parts of a score that each character likes to have most of. Prices are negative: whoever
# likes them pays least.
_LIKED: Final[dict[Character, frozenset[FactKind]]] = {
    "questing": frozenset(("quest_prestige", "quest_rewards", "rush_in_time", "rush_saves")),
    "mining": frozenset(("mined",)),
    "hoarding": frozenset(("price", "quest_price", "sold")),
    "buying": frozenset(("card_prestige", "card_gives", "better_arms", "hired", "trained")),
}
_LIKED_WEALTH: Final[dict[Character, frozenset[EffectKind]]] = {
    "questing": frozenset(("adventurer", "level")),
    "mining": frozenset(("copper", "iron", "mithril")),
    "hoarding": frozenset(("gold",)),
    "buying": frozenset(("claim", "emerald", "ruby", "diamond")),
}


def pick_by_temper(
    ranked: Sequence[Scored],
    character: Character | None,
    whim: float,
    content: Content,
    rng: Random,
) -> Scored:
    """The best of ranked choices, any of them if several are as good. With a character, the one
    that has most of what it likes among those that are nearly as good; `whim` is the error of the
    scores."""
    if character is not None:
        wealth = type(ranked[0][1]) is KeepWealth
        least = ranked[0][0] - (_ALIKE_WEALTH if wealth else _ALIKE + _ALIKE_PER_WHIM * whim)
        alike = [(_liking(item, character, content), item) for item in ranked if item[0] >= least]
        most = max([liking for liking, _ in alike])
        ranked = [item for liking, item in alike if liking == most]
    equals = [item for item in ranked if item[0] == ranked[0][0]]
    return equals[int(rng.random() * len(equals))]


def _liking(item: Scored, character: Character, content: Content) -> float:
    """How much of a choice a character likes."""
    _, action, parts = item
    if type(action) is not KeepWealth:
        return sum([part.weight for part in parts if part.feature in _LIKED[character]])
    effects = [e for key in (action.first, action.second) for e in content.wealth[key].effects]
    return sum([e.amount for e in effects if e.kind in _LIKED_WEALTH[character]])
