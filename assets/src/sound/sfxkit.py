"""Effects: takes of a sound, a small room, one loudness, clean start and end."""

from collections.abc import Callable
from typing import TypeVar

import numpy as np
from kit import (
    RATE,
    Song,
    encode,
    fade_out,
    loudness,
    midi,
    render,
    reverberate,
    rng_for,
    room,
    soften,
    trim,
)
from scipy import signal
from synth import Audio, noise, stereo

T = TypeVar("T")
Maker = Callable[[np.random.Generator, int], Audio]
_ROOM = room(0.38, "effects", predelay=0.006, bright=6500)
_HALL = room(1.1, "effects hall", predelay=0.012, bright=5500)

# Loudness classes in LUFS (100 ms blocks): how near a sound is to the ear.
FAINT, SOFT, PLAIN, FULL = -32.0, -24.0, -20.0, -18.5


def save(name: str, maker: Maker, takes: int = 3, level: float = PLAIN, wet: float = 0.22, hall: bool = False,
         longest: float = 3.0) -> None:  # fmt: skip
    """Write sfx_NAME_1.ogg .. _N.ogg; each take has its own generator, so it differs a little."""
    for take in range(1, takes + 1):
        sound = maker(rng_for("sfx", name, str(take)), take)
        sound = stereo(sound) if sound.ndim == 1 else sound
        sound = np.pad(sound, ((0, round(1.3 * RATE if hall else 0.45 * RATE)), (0, 0)))
        sound = sound + wet * reverberate(sound, _HALL if hall else _ROOM)
        sound = signal.sosfilt(
            signal.butter(2, 45, "highpass", fs=RATE, output="sos"), sound, axis=0
        )
        sound = begin(trim(sound, 10 ** (-60 / 20)))[: round(longest * RATE)]
        sound = fade_out(sound, min(0.3 * len(sound) / RATE, 0.4))
        for _ in range(3):  # the ceiling of -6 dBFS may take loudness away
            sound = soften(
                sound * 10 ** ((level - loudness(sound, 0.1)) / 20), knee=0.34, ceiling=0.49
            )
        encode(sound, f"sfx_{name}_{take}", 2)
    print(f"sfx_{name}: {takes} takes, {len(sound) / RATE:.2f} s", flush=True)


def begin(audio: Audio) -> Audio:
    """Start 1.5 ms before the sound reaches an eighth of its peak, with a 1 ms ramp."""
    size = np.abs(audio).max(axis=1)
    start = max(0, int(np.argmax(size > 0.13 * size.max())) - int(0.0015 * RATE))
    out = audio[start:].copy()
    ramp = int(0.001 * RATE)
    out[:ramp] *= np.linspace(0, 1, ramp)[:, None]
    return out


def phrase(program: int, text: str, take: int, bpm: float = 120, velocity: float = 76, hold: float = 1.0,
           seconds: float = 3.0) -> Audio:  # fmt: skip
    """A few notes of a real instrument, peak 1; `take` changes touch and timing."""
    song = Song("effect", bpm, 4, 1)
    part = song.part(f"{program} take {take}", program, jitter=0.006)
    part.play(text, 0, velocity=velocity, hold=hold)
    audio = render(midi(song, [part], lead_beats=0.05))[: round(seconds * RATE)]
    return audio / (np.abs(audio).max() + 1e-9)


def by_take(take: int, *variants: T) -> T:
    """What a take plays: takes of a long effect are other turns of a phrase, not another touch."""
    return variants[(take - 1) % len(variants)]


def layers(*parts: tuple[float, float, Audio]) -> Audio:
    """Stereo sum of (start in seconds, gain, mono or stereo sound)."""
    size = max(round(at * RATE) + len(sound) for at, _, sound in parts)
    out = np.zeros((size, 2))
    for at, gain, sound in parts:
        start = round(at * RATE)
        out[start : start + len(sound)] += gain * (stereo(sound) if sound.ndim == 1 else sound)
    return out


def paper(
    seconds: float,
    rng: np.random.Generator,
    low: float = 700,
    high: float = 5200,
    peak: float = 0.5,
) -> Audio:
    """Paper moving through air: noise with a fine crackle, swelling until `peak` (a share of the length)."""
    size = int(seconds * RATE)
    grain = signal.sosfilt(signal.butter(1, 90, fs=RATE, output="sos"), rng.normal(size=size))
    grain = 0.55 + 0.45 * grain / (np.abs(grain).max() + 1e-9)
    x = np.linspace(0, 1, size)
    swell = np.where(x < peak, x / peak, (1 - x) / (1 - peak)) ** 1.5
    crackle = np.zeros(size)
    crackle[rng.integers(0, size, int(seconds * 60))] = rng.uniform(-1, 1, int(seconds * 60))
    crackle = signal.sosfilt(
        signal.butter(1, (1200, 4500), "bandpass", fs=RATE, output="sos"), crackle
    )
    out = noise(seconds, low, high, rng)[:size] * grain + 1.5 * crackle
    return out * (0.14 + swell) * np.clip(x * seconds / 0.002, 0, 1)
