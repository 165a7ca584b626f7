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
