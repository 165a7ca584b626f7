"""Figures with their 95 % intervals."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from forgewar.cli.ladder import interval
from forgewar.words import say
from forgewar.words.numbers import decimal

_Z = 1.96  # for 95 %
_DRAWS = 1_000


class Figure(NamedTuple):
    """A measured number with its 95 % interval, from so many `seen`."""

    value: float
    low: float
    high: float
    seen: int

    def less(self, by: float) -> "Figure":
        return Figure(self.value - by, self.low - by, self.high - by, self.seen)

    def percent(self, digits: int = 0) -> str:
        if not self.seen:
            return say("balance-not-seen")
        value, low, high = (decimal(100 * x, digits) for x in self[:3])
        return say("balance-percent", value=value, low=low, high=high)

    def plain(self, digits: int = 1) -> str:
        if not self.seen:
            return say("balance-not-seen")
        value, low, high = (decimal(x, digits) for x in self[:3])
        return say("balance-figure", value=value, low=low, high=high)


NOTHING = Figure(0.0, 0.0, 0.0, 0)


def share(hits: int, count: int) -> Figure:
    """Share with Wilson's interval."""
    return Figure(hits / count, *interval(hits, count), count) if count else NOTHING


def mean(numbers: Sequence[float]) -> Figure:
    """Mean with the normal interval."""
    count = len(numbers)
    if not count:
        return NOTHING
    middle = sum(numbers) / count
    spread = sqrt(sum((x - middle) ** 2 for x in numbers) / max(1, count - 1) / count)
    return Figure(middle, middle - _Z * spread, middle + _Z * spread, count)


def ratio(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Sum of the first over sum of the second, and its standard error."""
    count, over, under = len(pairs), sum(a for a, _ in pairs), sum(b for _, b in pairs)
    if not under:
        return float("inf"), 0.0
    value = over / under
    square = sum((a - value * b) ** 2 for a, b in pairs)
    return value, sqrt(square * count / max(1, count - 1)) / under


def quantile(numbers: Sequence[float], part: float) -> float:
    """Quantile, interpolated between neighbours."""
    ordered = sorted(numbers)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def resample(
    numbers: Sequence[float], of: Callable[[Sequence[float]], float], rng: Random
) -> Figure:
    """Any statistic of a sample, with its bootstrap interval."""
    if not numbers:
        return NOTHING
    found = [of(rng.choices(numbers, k=len(numbers))) for _ in range(_DRAWS)]
    return Figure(of(numbers), quantile(found, 0.025), quantile(found, 0.975), len(numbers))


def ranks(numbers: Sequence[float]) -> list[float]:
    """Ranks from 1; equals share the mean of theirs."""
    order = sorted(range(len(numbers)), key=lambda i: numbers[i])
    found = [0.0] * len(numbers)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and numbers[order[last + 1]] == numbers[order[first]]:
            last += 1
        for i in order[first : last + 1]:
            found[i] = (first + last) / 2 + 1
        first = last + 1
    return found


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation: 1 the same order, -1 the opposite."""
    a, b = ranks(one), ranks(other)
    middle = (len(a) + 1) / 2
    both = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    alone = sqrt(sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b))
    return both / alone if alone else 0.0


def agreement(
    wanted: Sequence[float], measured: Sequence[tuple[float, float]], rng: Random
) -> Figure:
    """Spearman's coefficient between a fixed ranking and measured (value, standard error) pairs,
    with an interval by drawing values within their errors."""
    found = sorted(
        spearman(wanted, [rng.gauss(value, error) for value, error in measured])
        for _ in range(_DRAWS)
    )
    value = spearman(wanted, [value for value, _ in measured])
    return Figure(value, quantile(found, 0.025), quantile(found, 0.975), len(wanted))
