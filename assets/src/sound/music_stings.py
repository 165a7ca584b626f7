"""Stings, played once: victory, defeat, and the openings of Stage II and Stage III."""

from kit import DRUMS, Song, master


def victory() -> Song:
    """The motif's rise, answered by a full D major close (about 7 s)."""
    song = Song("victory", 96, 4, 2, hall=2.0, loop=False, lufs=-18, longest=7.5)
    line, voices = song.section("D G | D", 0)
    song.part("trumpets", 56, level=-25, reverb=0.45, high_cut=4000).play(
        "A4:.5 D5:.75 E5:.25 F#5:.5 A5:.75 G5:.25 B4:1 | A4+D5+F#5:3 -:1", 0, velocity=78)  # fmt: skip
    song.part("horns", 60, level=-25, pan=-0.3, reverb=0.45, high_cut=4000).pad(
        line, voices, which=(2, 3), velocity=72
    )
    song.part("strings", 48, level=-26, reverb=0.4, high_cut=5000).pad(line, voices, velocity=70)
    song.part("low strings", 43, level=-28, reverb=0.3, high_cut=2500).pad(
        line, voices, which=(0,), velocity=70
    )
    song.part("harp", 46, level=-26, pan=0.3, reverb=0.4).play(
        "-:4 | D4:.25 F#4:.25 A4:.25 D5:.25 F#5:.25 A5:.25 D6:2.5", 0, velocity=64, hold=3)  # fmt: skip
    song.part("timpani", 47, level=-28, reverb=0.3, high_cut=2200).play(
        "D2:1 -:2 A2:.5 A2:.5 | D2:4", 0, velocity=76)  # fmt: skip
    song.part("cymbal", DRUMS, level=-36, reverb=0.4, high_cut=6500, tonal=False).hits(
        49, "....x...", 0, 2, 52, step=1
    )
    return song


def defeat() -> Song:
    """The motif turned downwards, a rueful bassoon, and a plagal 'never mind' in D minor (about 7 s)."""
    song = Song("defeat", 84, 4, 2, hall=2.0, loop=False, lufs=-20, longest=7.5)
    line, voices = song.section("Dm Gm | Dm", 0)
    song.part("bassoon", 70, level=-24, reverb=0.4, high_cut=4000).play(
        "A3:.75 F3:.25 E3:.5 D3:.5 D4:1 Bb3:1 | A3:.5 D3:3 -:.5", 0, velocity=74)  # fmt: skip
    song.part("strings", 49, level=-27, reverb=0.45, high_cut=4000).pad(line, voices, velocity=56)
    song.part("pizzicato", 45, level=-26, pan=0.3, reverb=0.35).play(
        "D3:2 G2:2 | -:2 D2+D3:1 -:1", 0, velocity=72
    )
    return song


def stage_two() -> Song:
    """Harp upward, horn with the first half of the motif (about 4 s)."""
    song = Song("stage_ii", 100, 4, 1, hall=1.4, loop=False, lufs=-19, longest=4.0)
    line, voices = song.section("D A", 0)
    song.part("harp", 46, level=-26, pan=0.3, reverb=0.35).play(
        "D4:.25 F#4:.25 A4:.25 D5:.25 -:1 E4:.25 A4:.25 C#5:.25 E5:1.25", 0, velocity=64, hold=2)  # fmt: skip
    song.part("horn", 60, level=-24, pan=-0.2, reverb=0.4, high_cut=4000).play(
        "A3:.5 D4:.75 E4:.25 F#4:.5 A4:1.9 -:.1", 0, velocity=76)  # fmt: skip
    song.part("strings", 48, level=-27, reverb=0.35, high_cut=4500).pad(line, voices, velocity=60)
    song.part("drum", 116, level=-30, reverb=0.3, high_cut=1600, tonal=False).hits(
        38, "X.......", 0, 1, 66
    )
    return song


def stage_three() -> Song:
    """The same call a third higher with trumpet and drum: the last chapter (about 4 s)."""
    song = Song("stage_iii", 100, 4, 1, hall=1.4, loop=False, lufs=-19, longest=4.0)
    line, voices = song.section("Bm F#", 0)
    song.part("trumpet", 56, level=-26, reverb=0.4, high_cut=3800).play(
        "F#4:.5 B4:.75 C#5:.25 D5:.5 C#5:1.9 -:.1", 0, velocity=74)  # fmt: skip
    song.part("horn", 60, level=-25, pan=-0.3, reverb=0.4, high_cut=4000).play(
        "D4:.5 F#4:1.5 A#3:1.9 -:.1", 0, velocity=74)  # fmt: skip
    song.part("strings", 48, level=-27, reverb=0.35, high_cut=4500).pad(line, voices, velocity=64)
    song.part("low strings", 43, level=-28, reverb=0.3, high_cut=2500).pad(
        line, voices, which=(0,), velocity=66
    )
    song.part("drum", 116, level=-28, reverb=0.3, high_cut=1600, tonal=False).hits(
        38, "X...X.x.", 0, 1, 66
    )
    return song


STINGS = (victory, defeat, stage_two, stage_three)

if __name__ == "__main__":
    for sting in STINGS:
        master(sting(), quality=4)
