"""Synthesised layers: struck bodies (damped modes), noise gestures, envelopes."""

import numpy as np
from kit import RATE
from scipy import signal

Audio = np.ndarray


def times(seconds: float) -> Audio:
    return np.arange(int(seconds * RATE)) / RATE


def modal(base: float, modes: tuple[tuple[float, float, float], ...], seconds: float, rng: np.random.Generator,
          attack: float = 0.0006, spread: float = 0.01) -> Audio:  # fmt: skip
    """A struck body: modes of (frequency ratio, gain, seconds to fall by 60 dB)."""
    t = times(seconds)
    out = np.zeros_like(t)
    for ratio, gain, fall in modes:
        hertz = base * ratio * (1 + rng.normal(0, spread))
        if hertz < RATE * 0.4:
            out += gain * np.sin(2 * np.pi * hertz * t + rng.uniform(0, 1)) * 10 ** (-3 * t / fall)
    return out * np.clip(t / attack, 0, 1)


def noise(seconds: float, low: float, high: float, rng: np.random.Generator) -> Audio:
    band = signal.butter(2, (low, high), "bandpass", fs=RATE, output="sos")
    out = signal.sosfilt(band, rng.normal(size=int(seconds * RATE) + 2000))[2000:]
    return out / (np.abs(out).max() + 1e-9)


def envelope(seconds: float, *points: tuple[float, float]) -> Audio:
    """Straight lines between (second, value), squared so that fades sound even."""
    t = times(seconds)
    return np.interp(t, [p[0] for p in points], [p[1] for p in points]) ** 2


def burst(
    seconds: float,
    low: float,
    high: float,
    fall: float,
    rng: np.random.Generator,
    attack: float = 0.001,
) -> Audio:
    """Noise that starts at once and falls by 60 dB in `fall` seconds."""
    t = times(seconds)
    return (
        noise(seconds, low, high, rng)[: len(t)] * np.clip(t / attack, 0, 1) * 10 ** (-3 * t / fall)
    )


def thump(hertz: float, seconds: float, fall: float, drop: float = 0.5) -> Audio:
    """A drum-like body whose pitch falls from 1 + drop times to `hertz`."""
    t = times(seconds)
    phase = 2 * np.pi * np.cumsum(hertz * (1 + drop * np.exp(-t * 40))) / RATE
    return np.sin(phase) * 10 ** (-3 * t / fall) * np.clip(t / 0.001, 0, 1)


def place(seconds: float, *layers: tuple[float, float, Audio]) -> Audio:
    """Mono sum of layers (start in seconds, gain, sound)."""
    out = np.zeros(int(seconds * RATE))
    for at, gain, sound in layers:
        start = int(at * RATE)
        end = min(len(out), start + len(sound))
        out[start:end] += gain * sound[: end - start]
    return out


def stereo(mono: Audio, where: float = 0.0) -> Audio:
    """Equal-power pan, -1 left .. 1 right."""
    angle = (where + 1) * np.pi / 4
    return np.stack([mono * np.cos(angle), mono * np.sin(angle)], axis=1) * np.sqrt(2)


# Bodies measured in ratios: what is struck decides which partials ring, and how long.
STONE = ((1.0, 1.0, 0.10), (1.62, 0.7, 0.07), (2.41, 0.5, 0.05), (3.36, 0.3, 0.04))
STEEL = ((1.0, 1.0, 0.55), (2.76, 0.55, 0.40), (5.40, 0.22, 0.22), (8.93, 0.08, 0.12))
ANVIL = (
    (1.0, 1.0, 1.1),
    (1.51, 0.6, 0.9),
    (2.32, 0.55, 0.7),
    (3.06, 0.3, 0.5),
    (4.17, 0.2, 0.35),
    (5.6, 0.1, 0.2),
)
COIN = (
    (1.0, 0.8, 0.30),
    (1.34, 1.0, 0.36),
    (1.93, 0.6, 0.25),
    (2.59, 0.4, 0.18),
    (3.31, 0.2, 0.12),
)
WOOD = ((1.0, 1.0, 0.09), (2.1, 0.5, 0.06), (3.4, 0.3, 0.04), (4.9, 0.15, 0.03))
GLASS = ((1.0, 1.0, 0.9), (2.32, 0.5, 0.6), (4.25, 0.25, 0.4), (6.63, 0.1, 0.2))
BELL = (
    (0.5, 0.4, 1.6),
    (1.0, 1.0, 1.5),
    (1.19, 0.35, 1.2),
    (1.5, 0.3, 1.0),
    (2.0, 0.6, 1.0),
    (3.01, 0.2, 0.6),
)


def distant_pick(base: float, rng: np.random.Generator) -> Audio:
    """A pick on rock far down a gallery: soft steel ring over a stony knock."""
    ring = modal(base, STEEL[:2], 0.6, rng, attack=0.003)
    knock = modal(base * 0.37, STONE, 0.2, rng)
    return stereo(
        place(0.6, (0, 0.38, ring), (0, 0.7, knock), (0, 0.12, burst(0.1, 500, 3000, 0.05, rng)))
    )
