"""The course of the game: round, phases, stage, end."""

import numpy as np
from kit import RATE, rng_for
from sfxkit import FULL, PLAIN, layers, phrase, save
from synth import BELL, burst, distant_pick, envelope, modal, noise, thump


def round_start(rng, take):
    """The guild's horn, once, and a bell in the hall."""
    return layers((0, 0.9, phrase(60, "A3:.5 D4:1.6", take, bpm=130, velocity=76, seconds=1.4)),
                  (0.23, 0.3, modal(587.3, BELL, 1.4, rng, spread=0.001)), (0.23, 0.4, thump(90, 0.3, 0.25)))  # fmt: skip


def phase_mine(rng, take):
    """Two picks and the dorian head of the motif, plucked."""
    return layers((0, 0.5, distant_pick(1180, rng)), (0.26, 0.4, distant_pick(990, rng)),
                  (0.06, 0.9, phrase(45, "A3:.5 D4:.75 E4:.25 F4:1.5", take, bpm=150, velocity=78, seconds=1.4)),
                  (0.0, 0.4, phrase(116, "D2:1", take, velocity=60, seconds=1)))  # fmt: skip


def phase_market(rng, take):
    """The market's jig in four notes: dulcimer and lute."""
    return layers((0, 0.8, phrase(15, "D5:.34 G5:.66 A5:.34 B5:1.2", take, bpm=170, velocity=72, seconds=1.4)),
                  (0, 0.6, phrase(24, "G3+D4:1 G4+B4:1.4", take, bpm=170, velocity=66, seconds=1.4)),
                  (0, 0.3, phrase(116, "G2:.5 G2:.5", take, bpm=170, velocity=50, seconds=1)))  # fmt: skip


def phase_quest(rng, take):
    """The horn calls in B minor over low strings."""
    return layers((0, 0.9, phrase(60, "F#3:.5 B3:.75 C#4:.25 D4:1.5", take, bpm=150, velocity=80, seconds=1.7)),
                  (0.0, 0.5, phrase(48, "B2+F#3:2.8", take, bpm=150, velocity=66, seconds=1.5)),
                  (0, 0.4, phrase(47, "B2:1", take, velocity=60, seconds=1.4)))  # fmt: skip


def stage_change(rng, take):
    """A stone door, the bell, a run on the harp."""
    grind = noise(0.8, 70, 700, rng) * envelope(0.8, (0, 0.5), (0.3, 1), (0.8, 0))
    shake = 0.6 + 0.4 * np.sign(
        np.sin(2 * np.pi * 23 * np.arange(len(grind)) / RATE)
    ) * rng.uniform(0.4, 0.6)
    run = phrase(
        46, "A3:.2 D4:.2 E4:.2 F#4:.2 A4:.2 D5:1.5", take, bpm=150, velocity=72, hold=5, seconds=1.6
    )
    return layers((0, 0.5, grind * shake), (0.55, 0.9, thump(70, 0.5, 0.4)), (0.55, 0.3, burst(0.2, 100, 900, 0.15, rng)),
                  (0.6, 0.35, modal(440, BELL, 1.6, rng_for("stage bell", str(take)), spread=0.001)),
                  (0.62, 0.7, run))  # fmt: skip


def game_end(rng, take):
    """The last bell and a full close in D."""
    return layers((0, 0.4, modal(587.3, BELL, 2.4, rng, spread=0.001)),
                  (0.0, 0.6, phrase(48, "A3+C#4+E4+G4:1 D3+A3+D4+F#4:2.6", take, bpm=110, velocity=70, seconds=2.6)),
                  (0.0, 0.5, phrase(60, "E4:1 D4:2.6", take, bpm=110, velocity=74, seconds=2.6)),
                  (0.54, 0.6, phrase(46, "D4:.15 F#4:.15 A4:.15 D5:.15 F#5:2", take, bpm=110, velocity=70, hold=5, seconds=2.2)),
                  (0.0, 0.4, phrase(47, "A2:1 D2:2", take, bpm=110, velocity=66, seconds=2.2)))  # fmt: skip


if __name__ == "__main__":
    save("round_start", round_start, 3, PLAIN, wet=0.35, hall=True, longest=1.8)
    save("phase_mine", phase_mine, 3, PLAIN, wet=0.3, hall=True, longest=1.8)
    save("phase_market", phase_market, 3, PLAIN, wet=0.3, hall=True, longest=1.8)
    save("phase_quest", phase_quest, 3, PLAIN, wet=0.35, hall=True, longest=2.0)
    save("stage_change", stage_change, 3, PLAIN + 1, wet=0.35, hall=True, longest=2.6)
    save("game_end", game_end, 3, FULL, wet=0.35, hall=True, longest=3.2)
