"""Reasons of a choice: the parts of its score, the weightiest first."""

from collections.abc import Sequence

from forgewar.ai.explain.score_facts import explain_parts
from forgewar.ai.players.base import Reason
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part
from forgewar.rules.decisions import Acquisition
from forgewar.rules.game import Game

# Reasons that hold only for the choice that was ranked first.
_OF_THE_BEST = frozenset(
    (
        *("stays", "stays_second", "free_hands", "passing", "title", "shopped"),
        *("as_good_as_any", "any_order", "cannot_meet"),
    )
)
# Facts that are shown although they are counted elsewhere.
_NOTED = frozenset(("quest_short", "quest_bought"))
# Reasons against a choice, which come after those for it.
AGAINST = frozenset(
    (
        *("last_in_order", "defectors", "room", "price", "rush_too_far", "tile_missed"),
        *("quest_power", "quest_people", "quest_late", "quest_short", "quest_price"),
        *("quest_bought", "solo_duty"),
    )
)
_WHIM = Reason("whim", 0.0, weighed=False)
_LEAST = Reason("least", 0.0, weighed=False)
_MUST_TAKE = Reason("must_take", 0.0, weighed=False)
_NEARLY = 1e-6


def explain(game: Game, ranked: Sequence[Scored], chosen: Scored) -> tuple[Reason, ...]:
    """Reasons why the planner takes one of its ranked choices. One whose parts do not add up to a
    gain was taken on a whim, or because everything else is worse."""
    reasons = explain_choice(game, ranked, chosen)
    if not _is_best(ranked, chosen):
        return reasons if _speak_for_it(reasons) else (_WHIM,)
    if _sum(chosen) >= 0:
        return reasons
    plain = tuple(reason._replace(weighed=False) for reason in reasons)
    if plain[0].feature == "cannot_meet":
        return plain
    solo = game.state.options.solo and isinstance(game.decision, Acquisition)  # SOLO-11
    return (_MUST_TAKE if solo else _LEAST, *plain)


def explain_choice(game: Game, ranked: Sequence[Scored], chosen: Scored) -> tuple[Reason, ...]:
    """Reasons about any ranked choice: all if it was ranked first, else those true of any
    choice."""
    reasons = _reasons(game, chosen)
    if _is_best(ranked, chosen):
        return reasons
    return tuple(reason for reason in reasons if reason.feature not in _OF_THE_BEST)


def explain_search(
    found: Sequence[Reason], game: Game, ranked: Sequence[Scored], chosen: Scored
) -> tuple[Reason, ...]:
    """Reasons found by the search, then those of the planner, unless they speak against the choice:
    it was then better than the planner thought."""
    if not found:
        return explain(game, ranked, chosen)
    planned = explain_choice(game, ranked, chosen)
    heard = _is_best(ranked, chosen) or _speak_for_it(planned)
    return (*found, *planned) if heard else tuple(found)


def _speak_for_it(reasons: Sequence[Reason]) -> bool:
    return sum([reason.weight for reason in reasons]) > 0


def _reasons(game: Game, chosen: Scored) -> tuple[Reason, ...]:
    """Parts of a score as reasons; zero parts are left out unless there is nothing else."""
    parts = explain_parts(game, chosen[1], chosen[2])
    counted = [part for part in parts if part.weight] or parts
    noted = [part for part in parts if part.feature in _NOTED and part not in counted]
    ranked = sorted([*counted, *noted], key=lambda part: (-abs(part.weight), part.feature))
    return tuple(Reason(part.feature, part.weight, part.detail) for part in ranked)


def _is_best(ranked: Sequence[Scored], chosen: Scored) -> bool:
    """Whether no other score has a larger sum of parts; whims are not counted."""
    return _sum(chosen) >= max(_sum(item) for item in ranked) - _NEARLY


def _sum(item: Scored) -> float:
    parts: Sequence[Part] = item[2]
    return sum([part.weight for part in parts])
