"""The course of the game: round, phases, stage, end."""

import numpy as np
from kit import RATE, rng_for
from sfxkit import FULL, PLAIN, by_take, layers, phrase, save
from synth import BELL, burst, distant_pick, envelope, modal, noise, thump


def round_start(rng, take):
    """The guild's horn and a bell in the hall: rising, falling back, or in three steps."""
    horn = by_take(take, "A3:.5 D4:1.6", "D4:.4 F#4:.4 A3:1.5", "D3:.25 D3:.25 A3:.5 F#3:1.4")
    bell, at = by_take(take, (587.3, 0.23), (440.0, 0.0), (370.0, 0.46))
    return layers((0, 0.9, phrase(60, horn, take, bpm=130, velocity=76, seconds=1.4)),
                  (at, 0.3, modal(bell, BELL, 1.4, rng, spread=0.001)), (at, 0.4, thump(90, 0.3, 0.25)))  # fmt: skip


def phase_mine(rng, take):
    """Picks and the dorian head of the motif, plucked: as it is, from above, in a slower step."""
    tune = by_take(
        take,
        "A3:.5 D4:.75 E4:.25 F4:1.5",
        "F4:.25 E4:.25 D4:.5 A3:.5 C4:1.5",
        "D3:1 A3:.5 G3:.5 D4:1.5",
    )
    picks = by_take(take, (0.0, 0.26), (0.2, 0.6), (0.4, 0.53))
    drum = by_take(take, "D2:1", "-:1 D2:1", "D2:.5 -:.5 D2:1")
    return layers((picks[0], 0.5, distant_pick(1180, rng)), (picks[1], 0.4, distant_pick(990, rng)),
                  (0.06, 0.9, phrase(45, tune, take, bpm=150, velocity=78, seconds=1.4)),
                  (0.0, 0.4, phrase(116, drum, take, velocity=60, seconds=1)))  # fmt: skip


def phase_market(rng, take):
    """The market's jig in a few notes, dulcimer and lute: three of its bars."""
    tune = by_take(take, "D5:.34 G5:.66 A5:.34 B5:1.2", "B5:.34 A5:.34 G5:.34 E5:.66 D5:1.2",
                   "G5:.66 E5:.34 C5:.34 E5:.34 G5:.34 C6:1")  # fmt: skip
    lute = by_take(take, "G3+D4:1 G4+B4:1.4", "E4+G4:1 B3+D4:1.4", "C4+E4:.66 C3+G3:.66 E4+G4:1.2")
    drum = by_take(take, "G2:.5 G2:.5", "G2:.34 -:.66 G2:.5", "-:.66 G2:.34 G2:.34")
    return layers((0, 0.8, phrase(15, tune, take, bpm=170, velocity=72, seconds=1.4)),
                  (0, 0.6, phrase(24, lute, take, bpm=170, velocity=66, seconds=1.4)),
                  (0, 0.3, phrase(116, drum, take, bpm=170, velocity=50, seconds=1)))  # fmt: skip


def phase_quest(rng, take):
    """The horn calls in B minor over low strings: out, down, and from afar."""
    horn = by_take(
        take,
        "F#3:.5 B3:.75 C#4:.25 D4:1.5",
        "D4:.75 C#4:.25 B3:.5 F#3:1.5",
        "B3:.25 B3:.25 F#4:1 E4:.5 C#4:1.2",
    )
    strings = by_take(take, "B2+F#3:2.8", "G2+D3:1.4 D3+A3:1.4", "E3+G3:1.2 A2+E3:1.6")
    drum = by_take(take, "B2:1", "-:.5 D2:1", "E2:.5 A2:1")
    return layers((0, 0.9, phrase(60, horn, take, bpm=150, velocity=80, seconds=1.7)),
                  (0.0, 0.5, phrase(48, strings, take, bpm=150, velocity=66, seconds=1.5)),
                  (0, 0.4, phrase(47, drum, take, velocity=60, seconds=1.4)))  # fmt: skip


def stage_change(rng, take):
    """A stone door, the bell, a run on the harp: up, down, and round."""
    grind = noise(0.8, 70, 700, rng) * envelope(0.8, (0, 0.5), (0.3, 1), (0.8, 0))
    shake = 0.6 + 0.4 * np.sign(
        np.sin(2 * np.pi * 23 * np.arange(len(grind)) / RATE)
    ) * rng.uniform(0.4, 0.6)
    notes = by_take(take, "A3:.2 D4:.2 E4:.2 F#4:.2 A4:.2 D5:1.5", "B5:.2 F#5:.2 D5:.2 B4:.2 F#4:.2 B3:1.5",
                    "G4:.3 B4:.3 D5:.3 G5:.3 E5:1.4")  # fmt: skip
    bell, door = by_take(take, (440.0, 0.55), (370.0, 0.7), (659.3, 0.4))
    run = phrase(46, notes, take, bpm=150, velocity=72, hold=5, seconds=1.6)
    return layers((0, 0.5, grind * shake), (door, 0.9, thump(70, 0.5, 0.4)), (door, 0.3, burst(0.2, 100, 900, 0.15, rng)),
                  (door + 0.05, 0.35, modal(bell, BELL, 1.6, rng_for("stage bell", str(take)), spread=0.001)),
                  (door + 0.07, 0.7, run))  # fmt: skip


def game_end(rng, take):
    """The last bell and a close in D: from the fifth, from the fourth, from both."""
    strings = by_take(take, "A3+C#4+E4+G4:1 D3+A3+D4+F#4:2.6", "G3+B3+D4+G4:2 F#3+A3+D4+A4:1.8",
                      "E3+G3+B3+E4:.7 A3+C#4+E4+A4:.7 A3+D4+F#4+D5:2.2")  # fmt: skip
    horn = by_take(take, "E4:1 D4:2.6", "D4:1 B3:1 A3:1.8", "B3:.7 C#4:.7 F#4:2.2")
    harp = by_take(take, "D4:.15 F#4:.15 A4:.15 D5:.15 F#5:2", "-:1 A5:.15 F#5:.15 D5:.15 A4:.15 D4:1.6",
                   "E5:.35 B4:.35 A4:.35 E5:.35 D5:.15 A5:.15 D6:1.5")  # fmt: skip
    drum = by_take(take, "A2:1 D2:2", "G2:2 D2:2", "E2:.7 A2:.7 D2:2")
    bell, start = by_take(take, (587.3, 0.0), (440.0, 1.09), (740.0, 0.76))
    return layers((start, 0.4, modal(bell, BELL, 2.4 - start, rng, spread=0.001)),
                  (0.0, 0.6, phrase(48, strings, take, bpm=110, velocity=70, seconds=2.6)),
                  (0.0, 0.5, phrase(60, horn, take, bpm=110, velocity=74, seconds=2.6)),
                  (by_take(take, 0.54, 0.54, 0.0), 0.6, phrase(46, harp, take, bpm=110, velocity=70, hold=5, seconds=2.2)),
                  (0.0, 0.4, phrase(47, drum, take, bpm=110, velocity=66, seconds=2.2)))  # fmt: skip


if __name__ == "__main__":
    save("round_start", round_start, 3, PLAIN, wet=0.35, hall=True, longest=1.8)
    save("phase_mine", phase_mine, 3, PLAIN, wet=0.3, hall=True, longest=1.8)
    save("phase_market", phase_market, 3, PLAIN, wet=0.3, hall=True, longest=1.8)
    save("phase_quest", phase_quest, 3, PLAIN, wet=0.35, hall=True, longest=2.0)
    save("stage_change", stage_change, 3, PLAIN + 1, wet=0.35, hall=True, longest=2.6)
    save("game_end", game_end, 3, FULL, wet=0.35, hall=True, longest=3.2)
