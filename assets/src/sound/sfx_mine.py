"""Mine and forge: pick, workers, the strike in three parts, anvil, weapon ready."""

import numpy as np
from kit import RATE
from scipy import signal
from sfxkit import FULL, PLAIN, SOFT, by_take, layers, phrase, save
from synth import ANVIL, STEEL, STONE, WOOD, burst, envelope, modal, thump, times


def pick(rng, take):
    """Pick on stone, and the chips that fall."""
    base = 980 * 2 ** (rng.normal(0, 0.8) / 12)
    parts = [(0, 0.45, modal(base * 1.9, STEEL[:3], 0.35, rng)), (0, 1, modal(base * 0.5, STONE, 0.2, rng)),
             (0, 0.4, burst(0.08, 600, 4500, 0.05, rng)), (0, 0.5, thump(130, 0.12, 0.08))]  # fmt: skip
    parts += [
        (
            rng.uniform(0.08, 0.3),
            rng.uniform(0.04, 0.14),
            modal(rng.uniform(900, 2200), STONE, 0.1, rng),
        )
        for _ in range(4)
    ]
    return layers(*parts)


def worker_turned(rng, take):
    base = 400 * 2 ** (rng.normal(0, 0.5) / 12)
    return layers((0, 0.7, modal(base, WOOD, 0.15, rng)), (0.07 + rng.uniform(0, 0.015), 1, modal(base * 1.26, WOOD, 0.15, rng)),
                  (0.07, 0.3, thump(150, 0.1, 0.06)))  # fmt: skip


def worker_defects(rng, take):
    """Turned, and a shrug on the pizzicato."""
    shrug = by_take(
        take, "A4:.5 C5:.5 Bb4:1", "D5:.25 -:.5 E4:.25 F4:1", "F4:.5 Bb4:.25 A4:.25 D4:1"
    )
    return layers((0, 0.7, modal(420, WOOD, 0.15, rng)), (0.08, 0.7, modal(335, WOOD, 0.15, rng)),
                  (0.1, 0.9, phrase(45, shrug, take, bpm=240, velocity=74, seconds=0.9)))  # fmt: skip


def voices(rng, seconds=0.55, people=9):
    """A short grumble: buzzing throats through vowel bands."""
    t = times(seconds)
    out = np.zeros_like(t)
    for _ in range(people):
        hertz = rng.uniform(85, 150) * (
            1 + 0.08 * np.exp(-t * 9) + 0.01 * np.sin(2 * np.pi * rng.uniform(4, 6) * t)
        )
        buzz = signal.sawtooth(2 * np.pi * np.cumsum(hertz) / RATE + rng.uniform(0, 6))
        late = rng.uniform(0, 0.05)
        out += buzz * envelope(seconds, (0, 0), (late + 0.05, 1), (late + 0.2, 0.7), (seconds, 0))
    bands = [
        signal.sosfilt(
            signal.butter(2, (f * 0.85, f * 1.15), "bandpass", fs=RATE, output="sos"), out
        )
        for f in (520, 950, 2400)
    ]
    return (bands[0] + 0.6 * bands[1] + 0.12 * bands[2]) / people


def strike_stop(rng, take):
    """Tools down: a stamp that ends all other noise, picks that fall on rock, a grumble."""
    parts = [
        (0, 0.85, thump(78, 0.5, 0.35)),
        (0, 0.6, burst(0.3, 150, 1200, 0.2, rng)),
        (0.1, 2.2, voices(rng, people=6 + 2 * take)),
    ]
    at = 0.05
    for _ in range(4 + take):  # picks, one after the other: the head rings, the handle bounces
        head, handle = rng.uniform(700, 1500), rng.uniform(260, 420)
        loud = rng.uniform(0.25, 0.5)
        parts += [
            (at, loud, modal(head, STEEL[:3], 0.3, rng)),
            (at, loud, modal(head * 0.4, STONE, 0.15, rng)),
            (at + rng.uniform(0.05, 0.09), 0.7 * loud, modal(handle, WOOD, 0.15, rng)),
            (at + rng.uniform(0.12, 0.16), 0.4 * loud, modal(handle * 1.1, WOOD, 0.15, rng)),
        ]
        at += rng.uniform(0.05, 0.12)
    return layers(*parts)


# A placard each: D dorian upwards. From the fifth on, which is what makes a strike, with a drum.
KNOCKS = (0, 2, 3, 5, 7, 9, 10, 12, 14)


def strike_knock(rng, take):
    """The pole of a placard set down on rock; the take is the number on the placard."""
    base = 293.7 * 2 ** (KNOCKS[take - 1] / 12)
    parts = [
        (0, 1.0, modal(base, ((1, 1, 0.2), *WOOD[1:]), 0.3, rng, spread=0.003)),
        (0, 0.35, modal(base * 3, STONE, 0.1, rng)),
        (0, 0.25, burst(0.04, 600, 4000, 0.03, rng)),
    ]
    if take >= 5:
        parts += [(0, 0.9, thump(105, 0.2, 0.16)), (0, 0.3, burst(0.12, 150, 900, 0.09, rng))]
    return layers(*parts)


def strike_walk(rng, take):
    """Boots in file, going away, and what they mutter."""
    parts = [(0.05, 1.5, voices(rng, 0.6, 5)), (0.5, 0.8, voices(rng, 0.6, 4))]
    for boot in range(13):
        at = 0.085 * boot + rng.uniform(0, 0.02)
        far = 1 - boot / 15
        parts += [
            (at, 0.7 * far, thump(rng.uniform(84, 104), 0.14, 0.09)),
            (at, 0.55 * far, burst(0.09, 250, 900 + 1900 * far, 0.07, rng)),
        ]
        if boot % 4 == take % 4:  # a pole that knocks against the rock on the way
            parts.append((at, 0.3 * far, modal(rng.uniform(300, 420), WOOD, 0.15, rng)))
    return layers(*parts)


def anvil(rng, take):
    """A stroke and how the hammer comes to rest: a rebound, a second stroke, a roll, a light tap first."""
    pitch, strokes = by_take(
        take,
        (760, ((0, 0.8), (0.18, 0.25))),
        (640, ((0, 0.5), (0.3, 0.8))),
        (905, ((0, 0.8), (0.12, 0.35), (0.2, 0.2), (0.26, 0.12))),
        (700, ((0, 0.3), (0.11, 0.3), (0.42, 0.8))),
    )
    parts = []
    for at, loud in strokes:
        at += rng.uniform(0, 0.01)
        base = pitch * 2 ** (rng.normal(0, 0.1) / 12)
        parts += [
            (at, loud, modal(base, ANVIL if loud > 0.4 else ANVIL[:4], 1.2, rng, spread=0.004)),
            (at, 0.75 * loud, thump(120, 0.15, 0.1)),
            (at, 0.4 * loud, burst(0.05, 800, 5000, 0.03, rng)),
        ]
    return layers(*parts)


def weapon_ready(rng, take):
    """A blade drawn: a rising scrape, then it sings, on D, on A, on F sharp."""
    sung, harp = by_take(
        take, (1174.7, "D5+A5:2"), (880.0, "-:.3 A4:.3 E5:1.5"), (1480.0, "F#5:.3 C#5:.3 A5:1.5")
    )
    t = times(0.28)
    scrape = burst(0.28, 1500, 5500, 3, rng) * envelope(0.28, (0, 0.6), (0.2, 1), (0.28, 0))
    ring = modal(
        sung,
        ((1, 1, 1.1), (1.5, 0.5, 0.9), (2.01, 0.4, 0.7), (3.02, 0.15, 0.5)),
        1.1,
        rng,
        attack=0.01,
        spread=0.001,
    )
    return layers(
        (0, 0.45, scrape * (0.6 + 0.4 * t / 0.28)),
        (0.19, 0.7, ring),
        (0.2, 0.4, phrase(46, harp, take, seconds=1)),
    )


if __name__ == "__main__":
    save("pick", pick, 4, PLAIN - 2)
    save("worker_turned", worker_turned, 4, SOFT + 2)
    save("worker_defects", worker_defects, 3, PLAIN - 1, longest=1.0)
    save("strike_stop", strike_stop, 3, FULL, wet=0.35, longest=1.2)
    save("strike_knock", strike_knock, len(KNOCKS), PLAIN - 1, wet=0.3, longest=0.5)
    save("strike_walk", strike_walk, 3, PLAIN, wet=0.35, longest=1.8)
    save("anvil", anvil, 4, PLAIN, wet=0.3, longest=1.3)
    save("weapon_ready", weapon_ready, 3, PLAIN, wet=0.3, longest=1.5)
