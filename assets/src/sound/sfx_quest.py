"""Quests: taken, step, leg, completed, failed; level up, champion crowned."""

from sfxkit import FULL, PLAIN, SOFT, by_take, layers, paper, phrase, save
from synth import BELL, STONE, WOOD, burst, envelope, modal, noise, thump


def quest_taken(rng, take):
    """Three strokes of the quill, then the seal."""
    parts, at = [], 0.0
    for length in (0.11, 0.08, 0.14):
        length += rng.uniform(-0.01, 0.015)
        stroke = noise(length, 1800, 4800, rng) * envelope(
            length, (0, 0.3), (length * 0.4, 1), (length, 0)
        )
        parts.append((at, 0.6, stroke))
        at += length + 0.035
    parts += [
        (at + 0.05, 0.55, thump(125, 0.2, 0.13)),
        (at + 0.05, 0.9, modal(290, WOOD, 0.2, rng)),
        (at + 0.05, 0.2, paper(0.12, rng)),
    ]
    return layers(*parts)


def quest_step(rng, take):
    """A boot on gravel: heel, then toe."""
    toe = 0.075 + rng.uniform(-0.01, 0.01)
    return layers((0, 0.8, thump(95 + rng.uniform(-8, 8), 0.14, 0.09)), (0, 0.5, burst(0.09, 250, 2600, 0.07, rng)),
                  (toe, 0.4, burst(0.1, 500, 3800, 0.08, rng)), (toe, 0.25, modal(700, STONE, 0.1, rng)))  # fmt: skip


def leg_done(rng, take):
    """The rising fourth, a turn around it, or its answer from above."""
    bells = by_take(take, "A5:.5 D6:1.5", "-:.75 F#6:1.5", "E6:.25 -:.5 B5:1.5")
    harp = by_take(take, "A4:.5 D5:1.5", "D5:.25 E5:.25 F#5:.25 A5:1.5", "E5:.5 D5:.25 B4:1.5")
    return layers((0, 0.6, phrase(9, bells, take, bpm=220, velocity=58, hold=2, seconds=1.2)),
                  (0, 1.0, phrase(46, harp, take, bpm=220, velocity=70, hold=2, seconds=1.2)))  # fmt: skip


def quest_completed(rng, take):
    """The motif's rise in one breath, harp and horn, a bell on top: at once, in two waves, or broad."""
    harp = by_take(take, "A4:.25 D5:.25 E5:.25 F#5:.25 A5:.25 D6:2", "D4:.25 A4:.25 F#4:.25 D5:.25 B4:.25 G5:.25 A5:1.5",
                   "G4:.5 B4:.5 D5:.5 E5:.25 F#5:.25 C#6:1.5")  # fmt: skip
    horn = by_take(take, "A3:.5 D4:.5 F#4:2", "D4:1 B3:.5 D4:1.5", "G3:.5 B3:.5 A3:.5 E4:1.5")
    strings = by_take(
        take, "D4+F#4+A4:2.6", "B3+D4+G4:1 A3+D4+F#4:1.6", "B3+E4+G4:.8 C#4+E4+A4:1.8"
    )
    bell = by_take(take, 1174.7, 880.0, 1108.7)
    return layers((0, 0.8, phrase(46, harp, take, bpm=170, velocity=74, hold=4, seconds=2.2)),
                  (0.0, 0.7, phrase(60, horn, take, bpm=170, velocity=78, seconds=2.0)),
                  (0.35, 0.5, phrase(48, strings, take, bpm=170, velocity=66, seconds=1.8)),
                  (0.44, 0.2, modal(bell, BELL, 1.6, rng, spread=0.001)))  # fmt: skip


def quest_failed(rng, take):
    """A rope gives way; the bassoon takes note."""
    snap = layers(
        (0, 0.6, burst(0.06, 500, 4000, 0.04, rng)), (0, 0.6, modal(300, WOOD, 0.15, rng))
    )
    sigh = by_take(
        take, "F3:.5 E3:.5 D3:1.6", "A3:.25 F3:.75 G3:.5 C#3:1.2", "D3:.75 Eb3:.25 Bb2:.5 A2:1.2"
    )
    return layers((0, 0.7, snap), (0.1, 0.9, phrase(70, sigh, take, bpm=160, velocity=74, seconds=1.8)),
                  (0.45, 0.6, thump(74, 0.4, 0.3)))  # fmt: skip


def level_up(rng, take):
    """A run on the harp to a bell: straight up, by thirds, or with a turn."""
    harp = by_take(take, "D4:.2 F#4:.2 A4:.2 D5:.2 F#5:.2 A5:2", "G4:.3 B4:.3 A4:.3 C#5:.3 B4:.3 D5:1.8",
                   "E5:.2 D5:.2 E5:.2 G5:.4 B4:.2 E5:.2 B5:1.6")  # fmt: skip
    bell = by_take(take, "D6:1", "-:.3 G5:1", "-:.2 E6:1")
    horn = by_take(take, "D4+A4:1.5", "G3+D4:1.5", "E4+B4:.7 E4+G4:.8")
    return layers((0, 0.9, phrase(46, harp, take, bpm=170, velocity=72, hold=5, seconds=1.8)),
                  (0.36, 0.4, phrase(9, bell, take, bpm=120, velocity=60, hold=2, seconds=1.3)),
                  (0.33, 0.4, phrase(60, horn, take, bpm=120, velocity=66, seconds=1.2)))  # fmt: skip


def champion(rng, take):
    """The hall rises: trumpets and horns on the motif, timpani, a bell; three fanfares of one hall."""
    trumpet = by_take(take, "A4:.5 D5:.75 E5:.25 F#5:2.3", "D5:.25 D5:.25 D5:.5 B4:.5 G4:.5 A4:1.8",
                      "F#4:.5 A4:.25 B4:.25 C#5:1 E5:.5 D5:1.3")  # fmt: skip
    horn = by_take(
        take, "F#4:.5 A4:1 D4+A4:2.3", "B3:1 G3+D4:1 C#4+E4:1.8", "D4:1 A3+E4:1.5 G3+B3:1.3"
    )
    strings = by_take(
        take, "D4+F#4+A4+D5:2.4", "G3+B3+D4+G4:.8 A3+C#4+E4+A4:1.8", "A3+C#4+E4:1 G3+B3+D4+G4:1.4"
    )
    drum = by_take(
        take,
        "D2:.5 A2:.5 A2:.5 D2:2",
        "G2:1 G2:1 A2:.25 A2:.25 A2:1.3",
        "D2:.25 D2:.25 D2:.5 A2:1.5 G2:1.3",
    )
    bell, at = by_take(take, (587.3, 0.62), (440.0, 0.83), (493.9, 1.04))
    return layers((0, 0.7, phrase(56, trumpet, take, bpm=144, velocity=78, seconds=2.8)),
                  (0, 0.7, phrase(60, horn, take, bpm=144, velocity=80, seconds=2.8)),
                  (0.42, 0.5, phrase(48, strings, take, bpm=144, velocity=74, seconds=2.4)),
                  (0, 0.6, phrase(47, drum, take, bpm=144, velocity=80, seconds=2.6)),
                  (at, 0.25, modal(bell, BELL, 2.0, rng, spread=0.001)))  # fmt: skip


if __name__ == "__main__":
    save("quest_taken", quest_taken, 3, PLAIN - 2, longest=1.2)
    save("quest_step", quest_step, 4, SOFT + 2)
    save("leg_done", leg_done, 3, PLAIN - 1, wet=0.3, longest=1.4)
    save("quest_completed", quest_completed, 3, FULL, wet=0.3, hall=True, longest=2.0)
    save("quest_failed", quest_failed, 3, PLAIN, wet=0.3, longest=1.8)
    save("level_up", level_up, 3, PLAIN + 1, wet=0.3, hall=True, longest=1.8)
    save("champion", champion, 3, FULL, wet=0.35, hall=True, longest=2.9)
