"""Measures every sound of the game and writes down what was found, for the test beside it.

    python tests/sounds/check.py        measures what has changed; needs ffmpeg

True peak and loudness are those of EBU R 128, as ffmpeg hears them; all lie between two halves of a
second of silence, since nothing short has a loudness of its own.
"""

import hashlib
import json
import math
import os
import re
import subprocess
from array import array
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "assets" / "sounds"
WRITTEN = Path(__file__).with_name("measured.json")
RATE, CHANNELS = 44_100, 2
FULL = 32_768
_TAIL = RATE // 200  # samples: 5 ms
_AROUND = RATE // 2  # samples before and after a seam


class Measured(NamedTuple):
    """`file` is the hash of what was measured. Peaks are dBTP, loudness is LUFS; the tail is how
    far under the peak the last 5 ms lie (dB), the seam how large the step from the end to the
    beginning is beside the largest hundredth of those around it."""

    file: str
    peak: float
    loudness: float
    tail: float
    seam: float


def files() -> dict[str, Path]:
    """Every sound, by its name under assets/sounds."""
    found = sorted(SOUNDS.rglob("*.ogg"))
    return {path.relative_to(SOUNDS).as_posix(): path for path in found}


def hashed(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def written() -> dict[str, Measured]:
    if not WRITTEN.exists():
        return {}
    found = json.loads(WRITTEN.read_text(encoding="utf-8"))
    return {name: Measured(*values) for name, values in found.items()}


def measure(path: Path) -> Measured:
    """Listen to a file."""
    heard = _heard(path)
    peak = max(abs(min(heard)), abs(max(heard)), 1)
    end = max(map(abs, heard[-_TAIL * CHANNELS :]))
    tail = _decibels(max(end, 1e-1) / peak)
    loudness, true_peak = _r128(path)
    return Measured(hashed(path), true_peak, loudness, tail, _seam(heard))


def _decibels(ratio: float) -> float:
    return round(20 * math.log10(ratio), 1)


def _heard(path: Path) -> "array[int]":
    """What a player's mixer would play."""
    command = ["ffmpeg", "-v", "error", "-i", str(path), "-f", "s16le", "-ar", str(RATE)]
    raw = subprocess.run([*command, "-ac", str(CHANNELS), "-"], capture_output=True, check=True)
    return array("h", raw.stdout)


def _r128(path: Path) -> tuple[float, float]:
    """Integrated loudness and true peak."""
    command = ["ffmpeg", "-hide_banner", "-nostats", "-i", str(path)]
    quiet = "adelay=500:all=1,apad=pad_dur=0.5"
    command += ["-af", f"{quiet},ebur128=peak=true", "-f", "null", "-"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    summary = told.rsplit("Summary:", 1)[1]
    loudness, peak = (re.search(rf"{label}:\s+(-?[\d.]+)", summary) for label in ("I", "Peak"))
    assert loudness is not None
    assert peak is not None
    return float(loudness[1]), float(peak[1])


def _seam(heard: "array[int]") -> float:
    """Over 1 the step from the end to the beginning is larger than those it is heard among."""
    left = heard[::CHANNELS]
    ring = [*left[-_AROUND:], *left[:_AROUND]]
    at = min(_AROUND, len(left)) - 1
    steps = [abs(b - a) for a, b in pairwise(ring)]
    step = steps.pop(at)
    usual = sorted(steps)[int(len(steps) * 0.99)]
    return round(step / max(1, usual), 2)


def main() -> None:
    os.environ["LC_ALL"] = "C"
    known, found = written(), {}
    for name, path in files().items():
        old = known.get(name)
        found[name] = old if old is not None and old.file == hashed(path) else measure(path)
    lines = [f"  {json.dumps(name)}: {json.dumps(list(each))}" for name, each in found.items()]
    WRITTEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
