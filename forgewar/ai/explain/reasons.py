"""Which parts of a score are its reasons, the weightiest first."""

from collections.abc import Sequence

from forgewar.ai.explain.score_facts import told
from forgewar.ai.players.base import Reason
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.valuation import Part
from forgewar.rules.decisions import Acquisition
from forgewar.rules.game import Game

# What these say of a choice holds only if nothing else was thought better.
_OF_THE_BEST = frozenset(
    (
        *("stays", "stays_second", "free_hands", "passing", "title", "shopped"),
        *("as_good_as_any", "any_order", "cannot_meet"),
    )
)
# Facts that are told although they are counted elsewhere.
_NOTED = frozenset(("quest_short", "quest_bought"))
# What speaks against a choice: these are told as that, after everything that speaks for it.
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
    """Why the planner takes one of the choices that it ranked. What has nothing for it in sum was
    taken on a whim, or because everything else has less."""
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
    """What the planner says of any of the choices that it ranked: everything if that was its first,
    else what is true of any choice."""
    reasons = _reasons(game, chosen)
    if _is_best(ranked, chosen):
        return reasons
    return tuple(reason for reason in reasons if reason.feature not in _OF_THE_BEST)


def explain_search(
    found: Sequence[Reason], game: Game, ranked: Sequence[Scored], chosen: Scored
) -> tuple[Reason, ...]:
    """What the games that were played on say, then what the planner makes of the choice, unless
    that speaks against it, which was then better than the planner thought."""
    if not found:
        return explain(game, ranked, chosen)
    planned = explain_choice(game, ranked, chosen)
    heard = _is_best(ranked, chosen) or _speak_for_it(planned)
    return (*found, *planned) if heard else tuple(found)


def _speak_for_it(reasons: Sequence[Reason]) -> bool:
    return sum([reason.weight for reason in reasons]) > 0


def _reasons(game: Game, chosen: Scored) -> tuple[Reason, ...]:
    """What a score consists of; shares of nothing are left out unless there is nothing else."""
    parts = told(game, chosen[1], chosen[2])
    counted = [part for part in parts if part.weight] or parts
    noted = [part for part in parts if part.feature in _NOTED and part not in counted]
    ranked = sorted([*counted, *noted], key=lambda part: (-abs(part.weight), part.feature))
    return tuple(Reason(part.feature, part.weight, part.detail) for part in ranked)


def _is_best(ranked: Sequence[Scored], chosen: Scored) -> bool:
    """Whether the parts of no other score come to more; whims are none of them."""
    return _sum(chosen) >= max(_sum(item) for item in ranked) - _NEARLY


def _sum(item: Scored) -> float:
    parts: Sequence[Part] = item[2]
    return sum([part.weight for part in parts])
