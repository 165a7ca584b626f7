"""Makes every sound from nothing but sines and noise, and the music from a drone and plucked notes.

Run `python assets/src/sounds.py` after a change; it writes assets/sounds/*.ogg through `oggenc`.
"""

import math
import random
import struct
import subprocess
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
OUT = Path(__file__).resolve().parent.parent / "sounds"
Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def add(into: Samples, sound: Samples, at: float, gain: float = 1.0) -> None:
    start = int(at * RATE)
    into.extend([0.0] * max(0, start + len(sound) - len(into)))
    for i, value in enumerate(sound):
        into[start + i] += value * gain


def tone(
    pitch: float, seconds: float, decay: float, partials: tuple[tuple[float, float], ...]
) -> Samples:
    """A struck or plucked note: partials (multiple, gain) that die away, high ones sooner."""
    out = silence(seconds)
    for multiple, gain in partials:
        turn = 2 * math.pi * pitch * multiple / RATE
        fade = decay * (0.6 + 0.4 * multiple)
        for i in range(len(out)):
            out[i] += gain * math.sin(turn * i) * math.exp(-fade * i / RATE)
    for i in range(min(60, len(out))):
        out[i] *= i / 60
    return out


def noise(seconds: float, decay: float, dull: float, seed: int) -> Samples:
    """A dry burst; `dull` from 0 (bright) to nearly 1 (muffled)."""
    rng = random.Random(seed)
    out, last = [], 0.0
    for i in range(int(seconds * RATE)):
        last = dull * last + (1 - dull) * rng.uniform(-1, 1)
        out.append(last * math.exp(-decay * i / RATE))
    return out


METAL = ((1.0, 0.6), (2.76, 0.4), (5.4, 0.25), (8.9, 0.12))
WOOD = ((1.0, 0.8), (2.4, 0.2))
STRING = ((1.0, 0.7), (2.0, 0.3), (3.0, 0.16), (4.0, 0.07))
BRASS = ((1.0, 0.5), (2.0, 0.35), (3.0, 0.25), (4.0, 0.15), (5.0, 0.08))


def pick() -> Samples:
    out = noise(0.12, 60, 0.3, 1)
    add(out, tone(1900, 0.10, 45, METAL), 0.004, 0.35)
    return out


def chip() -> Samples:
    out = noise(0.05, 110, 0.2, 2)
    add(out, tone(620, 0.07, 60, WOOD), 0.0, 0.5)
    return out


def coin() -> Samples:
    out = tone(2350, 0.28, 18, METAL)
    add(out, tone(3140, 0.30, 16, METAL), 0.055, 0.8)
    return out


def hammer() -> Samples:
    out = tone(780, 0.5, 12, METAL)
    add(out, noise(0.05, 90, 0.4, 3), 0.0, 0.9)
    return out


def page() -> Samples:
    rng = noise(0.18, 14, 0.55, 4)
    return [v * math.sin(math.pi * i / len(rng)) * 1.4 for i, v in enumerate(rng)]


def click() -> Samples:
    return tone(950, 0.04, 120, WOOD)


def thud() -> Samples:
    out = tone(82, 0.5, 10, WOOD)
    add(out, noise(0.3, 18, 0.85, 5), 0.0, 1.6)
    return out


def horn() -> Samples:
    out = tone(220, 0.9, 2.2, BRASS)
    add(out, tone(330, 0.8, 2.4, BRASS), 0.16, 0.8)
    return _swell(out, 0.08)


def chime() -> Samples:
    out: Samples = []
    for i, pitch in enumerate((523.25, 659.25, 783.99, 1046.5)):
        add(out, tone(pitch, 0.9, 4.5, STRING), i * 0.09, 0.7)
    return out


def crack() -> Samples:
    out = noise(0.35, 16, 0.5, 6)
    add(out, tone(146.8, 0.7, 5, BRASS), 0.02, 0.6)
    add(out, tone(138.6, 0.7, 5, BRASS), 0.16, 0.6)
    return out


def fanfare() -> Samples:
    out: Samples = []
    for i, pitch in enumerate((261.6, 329.6, 392.0, 523.25)):
        add(out, _swell(tone(pitch, 1.6 - i * 0.18, 1.5, BRASS), 0.03), i * 0.18, 0.6)
    return out


def _swell(sound: Samples, seconds: float) -> Samples:
    rise = int(seconds * RATE)
    return [v * min(1.0, i / rise) for i, v in enumerate(sound)]


def hall() -> Samples:
    """A minute of low drone with a few plucked notes in Dorian, made to loop."""
    rng = random.Random(7)
    length = 60.0
    out = silence(length)
    for pitch, gain in ((73.42, 0.30), (110.0, 0.18), (146.83, 0.10)):
        whole = round(pitch * length) / length  # whole turns, so that the loop has no seam
        turn = 2 * math.pi * whole / RATE
        breath = 2 * math.pi / (RATE * 15)
        for i in range(len(out)):
            out[i] += gain * math.sin(turn * i) * (0.75 + 0.25 * math.sin(breath * i))
    scale = (146.83, 164.81, 174.61, 196.0, 220.0, 246.94, 261.63, 293.66)
    at = 2.0
    while at < length - 5:
        note = tone(rng.choice(scale), 3.0, 1.9, STRING)
        add(out, note, at, 0.30)
        if rng.random() < 0.35:
            add(
                out,
                tone(rng.choice(scale) * 2, 2.5, 2.4, STRING),
                at + rng.choice((0.4, 0.8)),
                0.14,
            )
        at += rng.choice((1.6, 2.4, 3.2, 4.8))
    return out[: int(length * RATE)]


SOUNDS: dict[str, Callable[[], Samples]] = {
    "pick": pick,
    "chip": chip,
    "coin": coin,
    "hammer": hammer,
    "page": page,
    "click": click,
    "thud": thud,
    "horn": horn,
    "chime": chime,
    "crack": crack,
    "fanfare": fanfare,
    "hall": hall,
}


def write(name: str, samples: Samples) -> None:
    loudest = max(abs(v) for v in samples) or 1.0
    level = 0.5 if name == "hall" else 0.8
    data = b"".join(struct.pack("<h", int(32000 * level * v / loudest)) for v in samples)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data)
        target = OUT / f"{name}.ogg"
        subprocess.run(
            ["oggenc", "-Q", "-q", "2", "--serial", "1", "-o", str(target), str(path)], check=True
        )


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for sound, make in SOUNDS.items():
        write(sound, make())
