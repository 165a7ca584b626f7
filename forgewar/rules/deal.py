"""The only source of chance: a seed that is spent at set-up.

SplitMix64 rather than the standard library's generator, because records must replay on every Python
version and be checkable from another language; the whole algorithm is these few lines
(docs/record-format.md).
"""

from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1
_EARLY: Final = (1 << 64) - (1 << 32)  # far from the end, where the last run of n is not whole


class Deal:
    """Shuffles and draws, each a function of the seed and of the draws before it."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        while True:
            drawn = self._next()
            if drawn < _EARLY or drawn < (1 << 64) - (1 << 64) % n:
                return drawn % n

    def shuffle(self, items: list[T]) -> list[T]:
        """Shuffled copy (Fisher-Yates from the back)."""
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items
