"""Interface: buttons, refusals, cards and pages, undo, your turn."""

import numpy as np
from kit import RATE
from sfxkit import FAINT, PLAIN, SOFT, by_take, layers, paper, phrase, save
from synth import WOOD, burst, modal, thump


def button(rng, take):
    """A brass latch on walnut."""
    base = 620 * 2 ** (rng.normal(0, 0.5) / 12)
    return layers((0, 1, modal(base, WOOD, 0.15, rng)), (0.004, 0.25, modal(base * 3.1, WOOD, 0.1, rng)),
                  (0, 0.4, thump(150, 0.12, 0.07)))  # fmt: skip


def hover(rng, take):
    return modal(880 * 2 ** (rng.normal(0, 0.4) / 12), WOOD[:2], 0.08, rng, attack=0.003)


def error(rng, take):
    """Two dull knocks, the second lower: no offence meant."""
    low = phrase(12, "F4:.4 E4:.6", take, bpm=200, velocity=70, seconds=0.7)
    knock = [modal(340 * 2 ** (rng.normal(0, 0.3) / 12) * f, WOOD, 0.2, rng) for f in (1.0, 0.89)]
    return layers((0, 0.8, low), (0.0, 0.5, knock[0]), (0.12, 0.5, knock[1]))


def card_flip(rng, take):
    length = 0.14 + rng.uniform(-0.015, 0.02)
    return layers((0, 0.6, paper(length, rng, 900, 5000, 0.7)), (length * 0.8, 0.5, burst(0.05, 700, 3200, 0.03, rng)),
                  (length * 0.8, 0.4, modal(420, WOOD[:2], 0.08, rng)))  # fmt: skip


def card_deal(rng, take):
    length = 0.17 + rng.uniform(-0.02, 0.02)
    return layers((0, 0.55, paper(length, rng, 600, 4200, 0.55)), (length, 0.6, burst(0.08, 250, 2200, 0.05, rng)),
                  (length, 0.5, thump(170 + rng.uniform(-10, 10), 0.1, 0.06)))  # fmt: skip


def page_turn(rng, take):
    first, second = 0.28 + rng.uniform(-0.03, 0.03), 0.2 + rng.uniform(-0.02, 0.02)
    return layers((0, 0.8, paper(first, rng, 600, 4600, 0.35)), (first * 0.8, 0.5, paper(second, rng, 500, 3600, 0.6)),
                  (first + second * 0.7, 0.2, burst(0.06, 200, 1500, 0.05, rng)))  # fmt: skip


def undo(rng, take):
    """A page drawn back, two notes down."""
    back = paper(0.2, rng, 600, 4200, 0.8)[::-1]
    ramp = np.clip(np.arange(len(back)) / (0.004 * RATE), 0, 1)
    return layers(
        (0, 0.35, back * ramp),
        (0.03, 0.7, phrase(12, "A4:.5 D4:.9", take, bpm=260, velocity=62, seconds=0.8)),
    )


def your_turn(rng, take):
    """The motif on harp and celesta: its head, its middle, its open end."""
    harp = by_take(take, "A4:.5 D5:2", "D4:.5 E4:.25 F#4:.25 A4:1.5", "A5:.5 G5:.25 F#5:.25 E5:1.5")
    celesta = by_take(take, "A5:.5 D6:2", "-:1 F#5:1.5", "-:1 B5:1.5")
    return layers((0, 1, phrase(46, harp, take, bpm=150, velocity=74, hold=2, seconds=1.6)),
                  (0.012, 0.35, phrase(8, celesta, take, bpm=150, velocity=56, hold=2, seconds=1.6)))  # fmt: skip


if __name__ == "__main__":
    save("button", button, 4, SOFT, wet=0.15)
    save("hover", hover, 4, FAINT, wet=0.1)
    save("error", error, 3, SOFT + 2, longest=0.7)
    save("card_flip", card_flip, 4, SOFT + 2)
    save("card_deal", card_deal, 4, SOFT + 2)
    save("page_turn", page_turn, 4, SOFT + 2)
    save("undo", undo, 3, SOFT + 1, longest=0.8)
    save("your_turn", your_turn, 3, PLAIN, wet=0.35, hall=True, longest=1.8)
