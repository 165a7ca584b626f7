"""LRU cache of pictures, limited by pixels."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

LEAST_WINDOW = 1280 * 720  # pixels: as much as this has is kept for smaller ones, too
_BESIDES = 1000  # pixels' worth of memory that an entry takes beside its pixels: its key and itself
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class LruCache(Generic[K, T]):
    """Pictures by key; the least recently used go first. A picture larger than all the room stays
    until the next one comes."""

    def __init__(self, room: int) -> None:
        self.room = room  # pixels
        self.used = 0
        self._kept: OrderedDict[K, tuple[T, int]] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def pop(self, key: K) -> T | None:
        """Remove a picture and return it."""
        found = self._kept.pop(key, None)
        if found is None:
            return None
        self.used -= found[1]
        return found[0]

    def put(self, key: K, picture: T, pixels: int) -> T:
        self.pop(key)
        self._kept[key] = (picture, pixels + _BESIDES)
        self.used += pixels + _BESIDES
        while self.used > self.room and len(self._kept) > 1:
            _, (_, old) = self._kept.popitem(last=False)
            self.used -= old
        return picture

    def drop(self, gone: Callable[[K], bool]) -> None:
        """Remove the pictures whose key is gone."""
        for key in [key for key in self._kept if gone(key)]:
            self.pop(key)

    def clear(self) -> None:
        self._kept.clear()
        self.used = 0
