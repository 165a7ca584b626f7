"""Limits of what one address, connection or table may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct


class Limits(Struct, frozen=True):
    """How much is allowed. Rates are a number per second, and how many may come at once."""

    requests: tuple[float, float] = (5.0, 60.0)  # over HTTP, of an address
    hellos: tuple[float, float] = (5.0, 100.0)  # new connections of an address
    tables: tuple[float, float] = (20 / 3600, 20.0)  # new tables of an address
    messages: tuple[float, float] = (10.0, 100.0)  # of a seat, or of all spectators of a table
    notices: tuple[float, float] = (1 / 60, 10.0)  # of turns, to a seat
    claims: tuple[float, float] = (1 / 10, 20.0)  # seats claimed by code, of an address
    connections: int = 200  # open ones of an address
    places: int = 20  # open connections of a seat, or of the spectators of a table
    all_tables: int = 100_000  # in the storage
    refusals: int = 100  # bad messages in a row, after which a connection is closed


class _Bucket:
    """A token bucket."""

    __slots__ = ("_level", "_when")

    def __init__(self, level: float, when: float) -> None:
        self._level = level
        self._when = when

    def take(self, rate: float, most: float, now: float) -> bool:
        self._level = min(most, self._level + (now - self._when) * rate)
        self._when = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class RateLimit:
    """A rate for each of many keys, at most `keys` of them: those not seen longest are forgotten,
    so that strangers cannot fill the memory."""

    def __init__(
        self,
        rate: tuple[float, float],
        keys: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate, self._most = rate
        self._keys = keys
        self._clock = clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, key: str = "") -> bool:
        """Whether one more may come; counts it if so."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(self._most, now)
            if len(self._buckets) > self._keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(self._rate, self._most, now)
