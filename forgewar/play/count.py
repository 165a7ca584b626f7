"""The final count as it goes on: who is told what just now, how much of it, and who passes whom.

Time is milliseconds at normal speed; how long everything takes stands in `pace`."""

from typing import NamedTuple

from forgewar.play import pace
from forgewar.play.scoring import Addition, FinalCount


class Sliding(NamedTuple):
    """The place of a guild before and after what is being told, 0 on top."""

    before: int
    after: int


class Counting:
    """Lets a final count go on by itself. `part` and `passed` say how far the bar has grown and
    the rows have slid, from 0 to 1."""

    def __init__(self, final: FinalCount) -> None:
        self.final = final
        self.stopped = False  # somebody goes through the count by hand
        self._time = 0.0

    @property
    def running(self) -> bool:
        return not self.stopped and not self.final.done

    @property
    def growing(self) -> Addition | None:
        """Present sentence; none while the parts change, or nobody counts."""
        return self.final.next if self.running else None

    def update(self, milliseconds: float) -> bool:
        """Let time pass; true if the screen changed by it."""
        if not self.running:
            return False
        self._time += milliseconds
        while self.running and self._time >= self._length:
            self._time -= self._length
            self.final.go_on()
        return True

    def go(self, by: int) -> None:
        """Go through the count by hand: who goes back wants to look, and is not hurried on."""
        self.stopped = self.stopped or by < 0
        self._time = 0.0
        self.final.go(by)

    @property
    def _length(self) -> int:
        """How long the present addition, or the change to the next part, is seen."""
        added = self.final.next
        if added is None:
            return pace.COUNT_PART
        if not added.amount:
            return 0
        slide = pace.COUNT_SLIDE if self._changes_places else 0
        return pace.counted(added.amount) + slide + pace.COUNT_GAP

    @property
    def part(self) -> float:
        """How much of the addition is counted."""
        added = self.growing
        return min(1.0, self._time / pace.counted(added.amount)) if added else 0.0

    @property
    def passed(self) -> float:
        """How far rows have come to their new places."""
        added = self.growing
        if added is None:
            return 0.0
        return min(1.0, max(0.0, (self._time - pace.counted(added.amount)) / pace.COUNT_SLIDE))

    @property
    def _changes_places(self) -> bool:
        return any(before != after for before, after in self.places().values())

    def places(self) -> dict[int, Sliding]:
        """Every guild's place before and after what is being told."""
        before = [standing.seat for standing in self.final.standings()]
        after = before
        if self.growing is not None:
            after = [standing.seat for standing in self.final.standings(ahead=1)]
        return {seat: Sliding(place, after.index(seat)) for place, seat in enumerate(before)}
