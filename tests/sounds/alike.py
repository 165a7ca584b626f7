"""Measures how alike sounds are that should not be: takes of an effect, and a theme in its stages.

    python tests/sounds/alike.py        measures what has changed; needs ffmpeg

Written down for the test beside it. 1 is the same sound:
wave     the largest correlation of the waves, one shifted against the other by up to 60 ms
notes    the correlation of what sounds in each semitone from 220 Hz to 3.5 kHz, over time
"""

import cmath
import json
import math
import os
import subprocess
from array import array
from functools import cache
from itertools import combinations
from operator import mul
from pathlib import Path
from typing import NamedTuple, TypeAlias

if __package__:
    from sounds.check import SOUNDS, hashed
else:
    from check import SOUNDS, hashed

WRITTEN = Path(__file__).with_name("alike.json")
LONG = 0.9  # seconds from which on the ear follows an effect
_LISTEN = 24  # seconds of a theme
_RATE = 8_000
_SHIFT, _STEP = 480, 4  # samples: 60 ms; a coarse search for the shift, then a fine one
_BLOCK = 800  # samples: 100 ms
_SEMITONES = range(48)
_Values: TypeAlias = "array[int] | list[float]"


class Alike(NamedTuple):
    files: str  # hashes of both
    wave: float
    notes: float


def effects() -> dict[str, list[str]]:
    """Takes of each effect, by name under assets/sounds."""
    kinds = sorted({path.stem[:-2] for path in SOUNDS.glob("*.ogg")})
    return {kind: sorted(p.name for p in SOUNDS.glob(f"{kind}_[0-9].ogg")) for kind in kinds}


def stages() -> list[tuple[str, str]]:
    """Each theme in two of its stages."""
    return [
        (f"music/{theme}_{a}.ogg", f"music/{theme}_{b}.ogg")
        for theme in ("mine", "market", "quest")
        for a, b in combinations((1, 2, 3), 2)
    ]


def written() -> dict[tuple[str, str], Alike]:
    found = json.loads(WRITTEN.read_text(encoding="utf-8")) if WRITTEN.exists() else []
    return {(a, b): Alike(*rest) for a, b, *rest in found}


def key(a: str, b: str) -> str:
    return f"{hashed(SOUNDS / a)} {hashed(SOUNDS / b)}"


def measure(a: str, b: str) -> Alike:
    """Listen to two sounds."""
    size = min(len(_notes(a)), len(_notes(b)))
    notes = _correlation(_centred(_notes(a)[:size]), _centred(_notes(b)[:size]))
    return Alike(key(a, b), round(_wave(_samples(a), _samples(b)), 2), round(notes, 2))


@cache
def _samples(name: str) -> "array[int]":
    command = ["ffmpeg", "-v", "error", "-i", str(SOUNDS / name), "-t", str(_LISTEN)]
    command += ["-f", "s16le", "-ac", "1", "-ar", str(_RATE), "-"]
    return array("h", subprocess.run(command, capture_output=True, check=True).stdout)


@cache
def _waves() -> list[tuple[list[float], list[float]]]:
    """A wave of each semitone, and the same a quarter later, as long as a block."""
    turns = (2j * cmath.pi * 220 * 2 ** (step / 12) / _RATE for step in _SEMITONES)
    found = ([cmath.exp(turn * i) for i in range(_BLOCK)] for turn in turns)
    return [([z.real for z in wave], [z.imag for z in wave]) for wave in found]


@cache
def _notes(name: str) -> list[float]:
    """How much sounds in each semitone, block by block."""
    heard = _samples(name)
    blocks = [heard[i : i + _BLOCK] for i in range(0, len(heard) - _BLOCK + 1, _BLOCK)]
    return [
        math.sqrt(math.hypot(_product(block, real), _product(block, imaginary)))
        for block in blocks
        for real, imaginary in _waves()
    ]


def _wave(a: "array[int]", b: "array[int]") -> float:
    """Largest correlation of two waves, one shifted against the other."""
    size = min(len(a), len(b), 4 * _RATE) - _SHIFT
    middle = a[_SHIFT // 2 : _SHIFT // 2 + size]

    def at(shift: int) -> float:
        return abs(_correlation(middle, b[shift : shift + size]))

    best = max(range(0, _SHIFT, _STEP), key=at)
    return max(at(near) for near in range(max(0, best - _STEP), best + _STEP))


def _centred(values: list[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _correlation(a: _Values, b: _Values) -> float:
    scale = math.sqrt(_product(a, a) * _product(b, b))
    return _product(a, b) / scale if scale else 0.0


def _product(a: _Values, b: _Values) -> float:
    return sum(map(mul, a, b))


def main() -> None:
    os.environ["LC_ALL"] = "C"
    known, wanted = written(), stages()
    for takes in effects().values():
        if len(_samples(takes[0])) >= LONG * _RATE:
            wanted += combinations(takes, 2)
    found = []
    for a, b in wanted:
        old = known.get((a, b))
        alike = old if old is not None and old.files == key(a, b) else measure(a, b)
        found.append(f"  {json.dumps([a, b, *alike])}")
    WRITTEN.write_text("[\n" + ",\n".join(found) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
