"""Pictures kept for the next frames, up to so many pixels: those not used for longest go first.

What was only a part of something that is put together (`cold`) goes before all of them: it is not
needed again while the whole is kept.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

LEAST_WINDOW = 1280 * 720  # pixels: as much as this has is kept for smaller ones, too
_BESIDES = 1000  # pixels' worth of memory that an entry takes beside its pixels: its key and itself
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Keep(Generic[K, T]):
    """By key. A picture larger than all the room is kept until the next one comes."""

    def __init__(self, room: int) -> None:
        self.room = room  # pixels
        self.used = 0
        self.cold = False  # whether what is asked for now serves to put something together
        self._kept: OrderedDict[K, tuple[T, int]] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def find(self, key: K) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        if not self.cold:
            self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: K, picture: T, pixels: int) -> T:
        if key in self._kept:
            self.used -= self._kept.pop(key)[1]
        self._kept[key] = (picture, pixels + _BESIDES)
        self.used += pixels + _BESIDES
        while self.used > self.room and len(self._kept) > 1:
            _, (_, old) = self._kept.popitem(last=False)
            self.used -= old
        if self.cold:
            self._kept.move_to_end(key, last=False)
        return picture

    def drop(self, gone: Callable[[K], bool]) -> None:
        """Keep none whose key is gone."""
        for key in [key for key in self._kept if gone(key)]:
            self.used -= self._kept.pop(key)[1]

    def clear(self) -> None:
        self._kept.clear()
        self.used = 0
