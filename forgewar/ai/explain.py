"""Which parts of a score are its reasons, the weightiest first."""

from collections.abc import Sequence

from forgewar.ai.choice import Reason
from forgewar.ai.outlook import Part

_LOOKAHEAD = "lookahead"


def explain(parts: Sequence[Part]) -> tuple[Reason, ...]:
    """What a score consists of: what a look ahead found, then the weightiest; shares of nothing are
    left out unless there is nothing else."""
    found = [part for part in parts if part.feature == _LOOKAHEAD and part.detail]
    others = [part for part in parts if part.feature != _LOOKAHEAD]
    counted = [part for part in others if part.weight] or others
    noted = [part for part in others if part.feature == "quest_short"]
    counted = sorted({*found, *counted, *noted}, key=_rank)
    return tuple(Reason(p.feature, p.weight, p.detail, p.feature != _LOOKAHEAD) for p in counted)


def _rank(part: Part) -> tuple[bool, float, str]:
    return part.feature != _LOOKAHEAD, -abs(part.weight), part.feature
