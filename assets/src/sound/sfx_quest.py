"""Quests: taken, step, leg, completed, failed; level up, champion crowned."""

from sfxkit import FULL, PLAIN, SOFT, layers, paper, phrase, save
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
    return layers((0, 0.6, phrase(9, "A5:.5 D6:1.5", take, bpm=220, velocity=58, hold=2, seconds=1.2)),
                  (0, 1.0, phrase(46, "A4:.5 D5:1.5", take, bpm=220, velocity=70, hold=2, seconds=1.2)))  # fmt: skip


def quest_completed(rng, take):
    """The motif's rise in one breath: harp, horn, a bell on top."""
    return layers((0, 0.8, phrase(46, "A4:.25 D5:.25 E5:.25 F#5:.25 A5:.25 D6:2", take, bpm=170, velocity=74, hold=4, seconds=2.2)),
                  (0.0, 0.7, phrase(60, "A3:.5 D4:.5 F#4:2", take, bpm=170, velocity=78, seconds=2.0)),
                  (0.35, 0.5, phrase(48, "D4+F#4+A4:2.6", take, bpm=170, velocity=66, seconds=1.8)),
                  (0.44, 0.2, modal(1174.7, BELL, 1.6, rng, spread=0.001)))  # fmt: skip


def quest_failed(rng, take):
    """A rope gives way; the bassoon takes note."""
    snap = layers(
        (0, 0.6, burst(0.06, 500, 4000, 0.04, rng)), (0, 0.6, modal(300, WOOD, 0.15, rng))
    )
    return layers((0, 0.7, snap), (0.1, 0.9, phrase(70, "F3:.5 E3:.5 D3:1.6", take, bpm=160, velocity=74, seconds=1.8)),
                  (0.45, 0.6, thump(74, 0.4, 0.3)))  # fmt: skip


def level_up(rng, take):
    return layers((0, 0.9, phrase(46, "D4:.2 F#4:.2 A4:.2 D5:.2 F#5:.2 A5:2", take, bpm=170, velocity=72, hold=5, seconds=1.8)),
                  (0.36, 0.4, phrase(9, "D6:1", take, bpm=120, velocity=60, hold=2, seconds=1.3)),
                  (0.33, 0.4, phrase(60, "D4+A4:1.5", take, bpm=120, velocity=66, seconds=1.2)))  # fmt: skip


def champion(rng, take):
    """The hall rises: trumpets and horns on the motif, timpani, a bell."""
    return layers((0, 0.7, phrase(56, "A4:.5 D5:.75 E5:.25 F#5:2.3", take, bpm=144, velocity=78, seconds=2.8)),
                  (0, 0.7, phrase(60, "F#4:.5 A4:1 D4+A4:2.3", take, bpm=144, velocity=80, seconds=2.8)),
                  (0.6, 0.5, phrase(48, "D4+F#4+A4+D5:2.4", take, bpm=144, velocity=74, seconds=2.2)),
                  (0, 0.6, phrase(47, "D2:.5 A2:.5 A2:.5 D2:2", take, bpm=144, velocity=80, seconds=2.6)),
                  (0.62, 0.25, modal(587.3, BELL, 2.0, rng, spread=0.001)))  # fmt: skip


if __name__ == "__main__":
    save("quest_taken", quest_taken, 3, PLAIN - 2, longest=1.2)
    save("quest_step", quest_step, 4, SOFT + 2)
    save("leg_done", leg_done, 3, PLAIN - 1, wet=0.3, longest=1.4)
    save("quest_completed", quest_completed, 3, FULL, wet=0.3, hall=True, longest=2.0)
    save("quest_failed", quest_failed, 3, PLAIN, wet=0.3, longest=1.8)
    save("level_up", level_up, 3, PLAIN + 1, wet=0.3, hall=True, longest=1.8)
    save("champion", champion, 3, FULL, wet=0.35, hall=True, longest=2.9)
