"""Wealth: coins, the six resources, trade, bonus tile, the prestige tick."""

from sfxkit import PLAIN, SOFT, by_take, layers, phrase, save
from synth import ANVIL, COIN, GLASS, STEEL, WOOD, burst, modal, noise, thump


def clink(rng, base=1750.0, gain=1.0):
    base *= 2 ** (rng.normal(0, 0.6) / 12)
    return gain * (
        modal(base, COIN, 0.5, rng, spread=0.02) + 0.5 * modal(base * 1.21, COIN[:3], 0.5, rng)
    )


def coin(rng, take):
    gap = 0.055 + rng.uniform(0, 0.02)
    return layers(
        (0, 1, clink(rng)), (gap, 0.45, clink(rng, 1900)), (0, 0.3, modal(380, WOOD, 0.15, rng))
    )


def coins(rng, take):
    """A small handful, falling closer together."""
    at, parts = 0.0, [(0.0, 0.4, modal(330, WOOD, 0.2, rng))]
    for i in range(7 + take % 2):
        parts.append(
            (
                at,
                0.9 * 0.87**i * rng.uniform(0.7, 1),
                clink(rng, rng.choice((1600, 1750, 1900, 2050))),
            )
        )
        at += 0.085 * 0.86**i * rng.uniform(0.75, 1.2)
    return layers(*parts)


def ingot(base, modes, strokes, wood=0.5, gap=0.13):
    """A bar of metal set down on the counter."""

    def make(rng, take):
        pitch = base * 2 ** (rng.normal(0, 0.25) / 12)
        parts = [(0.0, wood, modal(210, WOOD, 0.2, rng)), (0.0, wood, thump(110, 0.15, 0.1))]
        for i in range(strokes):
            parts.append(
                (
                    i * (gap + rng.uniform(-0.01, 0.01)),
                    0.75**i,
                    modal(pitch * (1 + 0.06 * i), modes, 0.9, rng),
                )
            )
        return layers(*parts)

    return make


def gem(*takes, tail=0.9):
    """A cut stone: one, two or three sparks, each kind at its own height, each take (notes and the
    time between two) in an order of its own."""

    def make(rng, take):
        parts = [
            (0.0, 0.35, modal(520, WOOD, 0.12, rng)),
            (0.0, 0.15, burst(0.04, 1500, 5000, 0.03, rng)),
        ]
        notes, gap = by_take(take, *takes)
        for i, hertz in enumerate(notes):
            parts.append(
                (
                    gap * i + rng.uniform(0, 0.006),
                    0.8,
                    modal(hertz, GLASS[:3], tail, rng, attack=0.002, spread=0.003),
                )
            )
        return layers(*parts)

    return make


def mithril(rng, take):
    """Light and long: a bright bar with a slow beat inside; struck once, after a lower one, before."""
    notes = by_take(
        take, ((1174.7, 0.0),), ((784.0, 0.0), (987.8, 0.22)), ((1318.5, 0.0), (880.0, 0.14))
    )
    parts = [(0, 0.3, modal(260, WOOD, 0.15, rng))]
    ring = ((1.0, 1.0, 1.3), (1.004, 0.8, 1.3), (2.0, 0.35, 0.9), (2.76, 0.2, 0.5))
    for hertz, at in notes:
        base = hertz * 2 ** (rng.normal(0, 0.1) / 12)
        parts.append((at, 1, modal(base, ring, 1.3 - at, rng, attack=0.004, spread=0.001)))
    return layers(*parts)


def trade(rng, take):
    """Coins one way, goods the other."""
    slide = noise(0.16, 300, 1800, rng)
    fade = [min(1, i / 900) * (1 - i / len(slide)) for i in range(len(slide))]
    return layers((0, 0.8, clink(rng)), (0.07, 0.6, clink(rng, 1900)), (0.16, 0.25, slide * fade),
                  (0.3, 0.9, modal(240, WOOD, 0.2, rng)), (0.3, 0.5, thump(120, 0.15, 0.09)), (0.36, 0.35, clink(rng, 1600)))  # fmt: skip


def bonus_tile(rng, take):
    tune = by_take(take, "G5:.5 D6:1.5", "B5:.25 A5:.25 G5:.5 E6:1.5", "C6:.5 A5:.5 F#5:1.2")
    return layers((0, 0.6, modal(460 + rng.uniform(-15, 15), WOOD, 0.15, rng)), (0, 0.3, thump(140, 0.1, 0.07)),
                  (0.05, 0.8, phrase(8, tune, take, bpm=260, velocity=64, hold=2, seconds=1.2)))  # fmt: skip


def prestige_tick(rng, take):
    """For counting: short, round, no edge; bears repeating."""
    return layers((0, 1, modal(740 * 2 ** (rng.normal(0, 0.2) / 12), WOOD[:2], 0.1, rng, attack=0.002)),
                  (0, 0.22, modal(1480, ((1.0, 1.0, 0.16),), 0.16, rng, attack=0.003, spread=0.002)))  # fmt: skip


if __name__ == "__main__":
    save("coin", coin, 4, SOFT + 2)
    save("coins", coins, 4, PLAIN - 1)
    save("gain_copper", ingot(415.3, ANVIL[:3], 1), 3, PLAIN, longest=0.8)
    save("gain_iron", ingot(640, STEEL, 2), 3, PLAIN, longest=0.9)
    save("gain_mithril", mithril, 3, PLAIN - 1, wet=0.3, longest=1.2)
    save("gain_emerald", gem(((880.0,), 0.0)), 3, PLAIN - 1, wet=0.3, longest=1.0)
    save("gain_ruby", gem(((880.0, 1174.7), 0.075)), 3, PLAIN - 1, wet=0.3, longest=1.1)
    save(
        "gain_diamond",
        gem(
            ((1174.7, 1480.0, 1760.0), 0.075),
            ((1568.0, 1318.5, 987.8), 0.13),
            ((1046.5, 1976.0, 1396.9), 0.1),
        ),
        3,
        PLAIN - 1,
        wet=0.3,
        longest=1.2,
    )
    save("trade", trade, 3, PLAIN - 1)
    save("bonus_tile", bonus_tile, 3, PLAIN - 1, wet=0.3, longest=1.2)
    save("prestige_tick", prestige_tick, 4, SOFT - 3, wet=0.12, longest=0.25)
