"""When what happens in a strike: work stops, the workers are counted, all of them walk off.

A press ends one of these three steps. Groups are counted one after the other, with a placard for
each worker.
"""

from collections.abc import Sequence
from typing import NamedTuple

# Milliseconds at normal speed: work stops; from placard to placard; from the last of a group to the
# next group; the least that the count takes; the walk-off.
STOP, PLACARD, READ, LEAST_COUNT, WALK = 500, 90, 380, 1100, 1000
SLIP, LEFT_BEHIND = 0.8, 2.0  # seconds: the slip where nothing moves; the picks after the walk-off


class StrikeTimes(NamedTuple):
    """Milliseconds from the beginning of a strike: the count of each group, and the walk-off."""

    sizes: tuple[int, ...]
    counts: tuple[int, ...]
    walk: int
    end: int

    def placards(self, group: int, now: float) -> int:
        """Number of placards of a group that are up."""
        return min(self.sizes[group], max(0, int((now - self.counts[group]) // PLACARD) + 1))

    def counted(self, now: float) -> int:
        """Number of groups whose last placard is up."""
        ends = (start + PLACARD * size for start, size in zip(self.counts, self.sizes, strict=True))
        return sum(now >= end for end in ends)

    def cues(self, now: float) -> list[str]:
        """Sounds since the beginning: a knock for each placard, and boots."""
        groups = range(len(self.sizes))
        ups = (range(1, self.placards(group, now) + 1) for group in groups)
        knocks = [f"strike_knock.{number}" for up in ups for number in up]
        return [*knocks, "strike_walk"] if now >= self.walk else knocks

    def walked(self, now: float) -> float:
        """Part of the walk-off that is over."""
        return min(1.0, max(0.0, (now - self.walk) / WALK))


def strike_times(sizes: Sequence[int]) -> StrikeTimes:
    """Times of a strike of groups of these sizes."""
    counts, now = [], STOP
    for size in sizes:
        counts.append(now)
        now += PLACARD * size + READ
    walk = max(now, STOP + LEAST_COUNT)
    return StrikeTimes(tuple(sizes), tuple(counts), walk, walk + WALK)
