"""Which parts of a score are its reasons, the weightiest first."""

from collections.abc import Sequence

from forgewar.ai.choice import Reason
from forgewar.ai.outlook import Part


def explain(parts: Sequence[Part]) -> tuple[Reason, ...]:
    """What a score consists of; shares of nothing are left out unless there is nothing else."""
    counted = [part for part in parts if part.weight] or [*parts]
    noted = [part for part in parts if part.feature == "quest_short"]
    ranked = sorted({*counted, *noted}, key=lambda part: (-abs(part.weight), part.feature))
    return tuple(Reason(part.feature, part.weight, part.detail) for part in ranked)


# What these say of a choice holds only if nothing else was thought better.
_OF_THE_BEST = frozenset(
    ("stays", "free_hands", "passing", "wealth", "title", "automated", "as_good_as_any", "unknown")
)


def explain_search(
    found: Sequence[Reason], parts: Sequence[Part], *, first: bool
) -> tuple[Reason, ...]:
    """What the games that were played on say, then what the planner makes of the choice: all of it
    if that was its `first`, else what is true of any choice, unless that speaks against it."""
    planned = explain(parts)
    if found and not first:
        planned = tuple(reason for reason in planned if reason.feature not in _OF_THE_BEST)
        if sum(reason.weight for reason in planned) <= 0:
            planned = ()
    return (*found, *planned)
