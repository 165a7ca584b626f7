"""Loudness of samples by ITU-R BS.1770, with nothing but the standard library.

The game plays 16 bits at 44.1 kHz in stereo; a quarter of that rate is enough here, since nothing
of the music and little of the effects lies above 4 kHz.
"""

import math
from array import array
from collections.abc import Iterable, Iterator
from itertools import accumulate
from operator import add

RATE = 44_100
_EVERY = 4
_SLOW = RATE / _EVERY
_FULL = 32_768
_BLOCK, _HOP = 0.4, 0.1  # seconds
_FLOOR, _GATE = -70.0, -10.0  # LUFS, and LU under the mean of what is above it


def loudness(samples: "array[int]") -> float:
    """Integrated loudness in LUFS: pauses do not count."""
    return integrated(blocks(samples))


def integrated(levels: list[float]) -> float:
    heard = [level for level in levels if level > _FLOOR]
    if not heard:
        return _FLOOR
    gate = _mean(heard) + _GATE
    return _mean([level for level in heard if level > gate])


def blocks(samples: "array[int]") -> list[float]:
    """Momentary loudness, ten times a second; silence follows what is shorter than a block."""
    sides = [_squares(_weighted(_slowed(samples[side::2]))) for side in (0, 1)]
    power = list(map(add, *sides))
    block, hop = int(_BLOCK * _SLOW), int(_HOP * _SLOW)
    power += [0.0] * (block - len(power))
    sums = [0.0, *accumulate(power)]
    starts = range(0, len(power) - block + 1, hop)
    return [_lufs((sums[at + block] - sums[at]) / block) for at in starts]


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(max(power, 1e-12))


def _mean(levels: list[float]) -> float:
    return 10 * math.log10(sum(10 ** (level / 10) for level in levels) / len(levels))


def _slowed(samples: "array[int]") -> Iterator[float]:
    """The mean of every four."""
    size = len(samples) // _EVERY * _EVERY
    parts = (samples[start:size:_EVERY] for start in range(_EVERY))
    return (sum(four) / (_EVERY * _FULL) for four in zip(*parts, strict=True))


def _squares(values: Iterable[float]) -> list[float]:
    return [value * value for value in values]


def _weighted(samples: Iterable[float]) -> Iterator[float]:
    """As the ear weighs: a shelf of 4 dB from 1.7 kHz on, and nothing under 38 Hz."""
    return _filtered(_filtered(samples, 1681.974, 0.70718, 3.99984), 38.13547, 0.50033, None)


def _filtered(
    samples: Iterable[float], hertz: float, q: float, decibels: float | None
) -> Iterator[float]:
    k = math.tan(math.pi * hertz / _SLOW)
    a0 = 1 + k / q + k * k
    a1, a2 = 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0
    b0, b1, b2 = 1.0, -2.0, 1.0
    if decibels is not None:
        high = 10 ** (decibels / 20)
        middle = high**0.49967
        b0, b1 = (high + middle * k / q + k * k) / a0, 2 * (k * k - high) / a0
        b2 = (high - middle * k / q + k * k) / a0
    first = second = 0.0
    for x in samples:
        y = b0 * x + first
        first, second = b1 * x - a1 * y + second, b2 * x - a2 * y
        yield y
