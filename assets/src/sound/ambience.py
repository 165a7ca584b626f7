"""Ambience beds, laid under the music: the mine, the market, the castle.

A bed is a ring: noise is periodic by construction, what sounds past the end goes on at the beginning,
and the room is a circular convolution. So there is no seam to hide.
"""

import numpy as np
from kit import RATE, encode, loudness, quiet_spot, rng_for, room, soften
from scipy import signal
from synth import COIN, STEEL, STONE, WOOD, Audio, burst, distant_pick, modal, stereo, thump

SECONDS = 32
SIZE = SECONDS * RATE
LUFS = -28.0  # 10 LU under the music at equal volume
QUALITY = 1.0


def ring_noise(rng: np.random.Generator, low: float, high: float, slope: float = 0.0) -> Audio:
    """Noise of one band that repeats without a seam; `slope` dB an octave. RMS 1."""
    hertz = np.fft.rfftfreq(SIZE, 1 / RATE)
    safe = np.maximum(hertz, 1.0)
    gain = (safe / low) ** (slope / 6.02)
    gain *= 1 / np.sqrt(1 + (low / safe) ** 8) / np.sqrt(1 + (safe / high) ** 8)
    out = np.fft.irfft(gain * np.exp(2j * np.pi * rng.uniform(size=len(hertz))), SIZE)
    return out / np.sqrt((out**2).mean())


def drift(rng: np.random.Generator, slowest: float = 16, fastest: float = 2.5) -> Audio:
    """A slow curve from 0 to 1 that repeats without a seam."""
    out = np.zeros(SIZE)
    t = np.arange(SIZE) / SIZE
    for turns in range(round(SECONDS / slowest), round(SECONDS / fastest) + 1):
        out += np.sin(2 * np.pi * (turns * t + rng.uniform())) / turns**0.7
    return (out - out.min()) / (out.max() - out.min())


class Bed:
    def __init__(self, name: str) -> None:
        self.name = name
        self.rng = rng_for("ambience", name)
        self.dry = np.zeros((SIZE, 2))
        self.wet = np.zeros((SIZE, 2))

    def lay(self, sound: Audio, gain: float, wet: float = 0.2) -> None:
        """Something that is there all the time."""
        self.dry += gain * sound
        self.wet += gain * wet * sound

    def put(
        self, at: float, sound: Audio, gain: float, where: float = 0.0, wet: float = 0.5
    ) -> None:
        """Something that happens at a second, round the ring."""
        both = stereo(sound, where) if sound.ndim == 1 else sound
        places = (round(at * RATE) + np.arange(len(both))) % SIZE
        np.add.at(self.dry, places, gain * both)
        np.add.at(self.wet, places, gain * wet * both)

    def some(self, every: float, least: float = 0.4) -> list[float]:
        """Seconds of things that happen on average `every` so often, never evenly."""
        rests = self.rng.exponential(1, round(SECONDS / every)) + least
        return list(np.cumsum(rests) / rests.sum() * SECONDS)

    def write(self, hall: float) -> None:
        response = np.zeros((SIZE, 2))
        heard = room(hall, f"ambience {self.name}", predelay=0.03, bright=4000)
        response[: len(heard)] = heard
        for side in (0, 1):
            spectrum = np.fft.rfft(self.wet[:, side]) * np.fft.rfft(response[:, side])
            self.dry[:, side] += np.fft.irfft(spectrum, SIZE)
        gain = 10 ** ((LUFS - loudness(np.tile(self.dry, (2, 1)))) / 20)
        out = soften(self.dry * gain, knee=0.12, ceiling=0.2)
        out = np.roll(out, quiet_spot([out], SECONDS - 1), axis=0)
        encode(out, f"ambience_{self.name}", QUALITY)
        print(f"ambience_{self.name}: {SECONDS} s, {loudness(out):.1f} LUFS", flush=True)


def both(bed: Bed, low: float, high: float, slope: float = 0.0) -> Audio:
    """Noise that is another on each side."""
    return np.stack([ring_noise(bed.rng, low, high, slope) for _ in (0, 1)], axis=1)


def mine() -> None:
    """Air that moves through galleries, drops that fall into a pool, two picks far off, a cart."""
    bed = Bed("mine")
    rng = bed.rng
    air = both(bed, 120, 460, -3)
    bed.lay(air * (0.5 + 0.5 * drift(rng))[:, None], 0.02, 0.3)
    draught = both(bed, 420, 900, -3)
    bed.lay(draught * (drift(rng, 16, 4) ** 2)[:, None], 0.012, 0.6)
    for at in bed.some(1.9):
        _drop(bed, at)
    for start, base, where in (
        (3.0, 940, -0.6),
        (11.5, 1120, 0.5),
        (20.0, 940, -0.6),
        (26.5, 1010, 0.2),
    ):
        at = start + rng.uniform(-0.8, 0.8)
        for _ in range(rng.integers(3, 6)):
            pick = distant_pick(base * 2 ** (rng.normal(0, 0.3) / 12), rng)
            low = signal.sosfilt(signal.butter(1, 1800, fs=RATE, output="sos"), pick, axis=0)
            bed.put(
                at, low * np.array([1 - where, 1 + where]), 0.03 * rng.uniform(0.6, 1.1), wet=0.9
            )
            at += rng.uniform(0.72, 0.98)
    _cart(bed, 14.5)
    for at in bed.some(10):  # timber takes the weight
        _creak(bed, at, 0.012)
    bed.write(3.0)


def _drop(bed: Bed, at: float) -> None:
    """A drop: a short chirp upwards and, now and then, its splash."""
    rng = bed.rng
    t = np.arange(int(0.11 * RATE)) / RATE
    base = rng.uniform(750, 1700)
    chirp = np.sin(2 * np.pi * np.cumsum(base * (1 + 2.2 * t)) / RATE) * 10 ** (-3 * t / 0.09)
    bed.put(
        at, chirp * np.clip(t / 0.002, 0, 1), rng.uniform(0.008, 0.028), rng.uniform(-0.8, 0.8), 0.9
    )


def _cart(bed: Bed, at: float) -> None:
    """An ore cart goes by, far off: a rumble and the joints of the rails."""
    rng, size = bed.rng, round(6.5 * RATE)
    x = np.linspace(0, 1, size)
    rumble = ring_noise(rng, 60, 260, -3)[:size] * np.sin(np.pi * x) ** 2
    for side, share in ((0, 1 - 0.7 * x), (1, 0.3 + 0.7 * x)):
        lane = np.zeros((size, 2))
        lane[:, side] = rumble * share
        bed.put(at, lane, 0.045, wet=0.4)
    for joint in np.arange(0.8, 5.8, 0.62):
        near = np.sin(np.pi * joint / 6.5) ** 2
        for late in (0, 0.13):
            clack = modal(rng.uniform(480, 540), STEEL[:2], 0.25, rng, attack=0.003)
            bed.put(at + joint + late, clack, 0.016 * near, -0.6 + joint / 5, 0.8)


def _creak(bed: Bed, at: float, gain: float) -> None:
    rng = bed.rng
    now = at
    for i in range(rng.integers(7, 13)):
        bed.put(
            now,
            modal(rng.uniform(210, 260), WOOD, 0.1, rng, attack=0.004),
            gain * (0.4 + 0.1 * i % 0.6),
            0.3,
            0.7,
        )
        now += rng.uniform(0.03, 0.07)


def market() -> None:
    """People who talk, more of them and less; steps, coins, a crate, a hammer two streets away."""
    bed = Bed("market")
    rng = bed.rng
    bed.lay(both(bed, 180, 1100, -5) * (0.6 + 0.4 * drift(rng))[:, None], 0.012, 0.2)
    for _ in range(26):
        _talk(bed, rng.uniform(0, SECONDS), rng.uniform(2.0, 4.5), rng.uniform(0.012, 0.03))
    for at in bed.some(2.6):
        for step in range(rng.integers(3, 7)):  # somebody passes
            boot = burst(0.08, 250, 1900, 0.06, rng)
            bed.put(at + 0.5 * step, boot, 0.012, rng.uniform(-0.3, 0.3) + 0.15 * step - 0.3, 0.3)
    for at in bed.some(4.5):
        for _ in range(rng.integers(1, 4)):
            bed.put(
                at,
                modal(rng.uniform(2100, 2900), COIN, 0.35, rng),
                rng.uniform(0.002, 0.005),
                rng.uniform(-0.7, 0.7),
                0.4,
            )
            at += rng.uniform(0.07, 0.2)
    for at in bed.some(9):
        bed.put(
            at, modal(rng.uniform(170, 240), WOOD, 0.2, rng), 0.025, rng.uniform(-0.6, 0.6), 0.4
        )
        bed.put(at + 0.05, thump(95, 0.2, 0.15), 0.02, 0, 0.3)
    for start in (6.0, 22.0):
        for stroke in range(5):
            ring = modal(690, STEEL[:2], 0.5, rng, attack=0.004)
            bed.put(start + 0.62 * stroke + rng.uniform(0, 0.03), ring, 0.006, 0.7, 1.2)
    bed.write(0.9)


def _talk(bed: Bed, at: float, seconds: float, gain: float) -> None:
    """Somebody says something that cannot be made out: syllables through the bands of vowels."""
    rng = bed.rng
    t = np.arange(int(seconds * RATE)) / RATE
    throat = rng.choice((rng.uniform(95, 135), rng.uniform(165, 225)))
    knots = np.arange(0, seconds + 0.4, 0.4)
    melody = np.interp(t, knots, rng.normal(0, 1.8, len(knots)))
    buzz = signal.sawtooth(2 * np.pi * np.cumsum(throat * 2 ** (melody / 12)) / RATE)
    buzz += 0.25 * rng.normal(size=len(t))
    now, out = 0.0, np.zeros(len(t))
    while now < seconds - 0.25:
        length = rng.uniform(0.11, 0.24)
        begin, end = int(now * RATE), int((now + length) * RATE)
        first, second = rng.choice(((320, 900), (430, 1750), (620, 1150), (500, 1450), (350, 2000)))
        part = buzz[begin:end] * np.hanning(end - begin)
        for hertz, share in ((first, 1.0), (second, 0.4)):
            band = signal.butter(1, (hertz * 0.85, hertz * 1.18), "bandpass", fs=RATE, output="sos")
            out[begin:end] += share * signal.sosfilt(band, part)
        now += length + (rng.uniform(0.25, 0.7) if rng.uniform() < 0.15 else rng.uniform(0, 0.03))
    far = signal.sosfilt(signal.butter(1, rng.uniform(700, 1700), fs=RATE, output="sos"), out)
    bed.put(at, far / (np.abs(far).max() + 1e-9), gain, rng.uniform(-0.9, 0.9), 0.6)


def castle() -> None:
    """Wind round the towers, a fire on the hearth, a banner, a step in the passage."""
    bed = Bed("castle")
    rng = bed.rng
    gusts = drift(rng, 16, 3)
    bed.lay(both(bed, 190, 560, -3) * (0.35 + 0.65 * gusts)[:, None], 0.026, 0.2)
    bed.lay(both(bed, 480, 760, 0) * (gusts**3)[:, None], 0.011, 0.5)  # it whistles when it blows
    bed.lay(np.stack([ring_noise(rng, 140, 900, -5)] * 2, axis=1), 0.012, 0.1)  # the fire's breath
    for at in bed.some(0.16, 0.05):
        spark = burst(0.03, 900, rng.uniform(2500, 5500), rng.uniform(0.008, 0.02), rng)
        bed.put(at, spark, 0.045 * rng.uniform(0.1, 1) ** 2, rng.uniform(0.1, 0.5), 0.25)
    for at in bed.some(5):  # a log settles
        bed.put(at, modal(rng.uniform(230, 330), WOOD, 0.2, rng), 0.016, 0.3, 0.4)
        bed.put(at + 0.02, burst(0.2, 300, 2500, 0.15, rng), 0.008, 0.3, 0.3)
    for at in bed.some(6.5):
        for _ in range(rng.integers(2, 5)):  # a banner
            flap = burst(0.16, 120, 700, 0.14, rng, attack=0.02)
            bed.put(at, flap, 0.014 * rng.uniform(0.5, 1), -0.6, 0.4)
            at += rng.uniform(0.16, 0.3)
    for step in range(9):  # the watch goes by
        near = np.sin(np.pi * (step + 1) / 10)
        bed.put(
            17 + 0.58 * step,
            modal(rng.uniform(380, 430), STONE, 0.15, rng),
            0.016 * near,
            -0.8 + 0.17 * step,
            1.2,
        )
    bed.write(1.8)


if __name__ == "__main__":
    mine()
    market()
    castle()
