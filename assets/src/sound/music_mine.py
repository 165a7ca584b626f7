"""Mine: D dorian, 75 beats a minute, 56 bars. Pizzicato and harp over a low pulse; picks far off."""

from kit import Song, master, rng_for
from synth import distant_pick

# Form: intro 4, A 8, B 8, A' 8, C 12 (hollow, motif in augmentation), A'' 8, coda 8.
INTRO = "Dm | Dm | G/D | Dm"
A = "Dm | Dm/F | C | Am | Dm/F | G | C/E | Dm"
B = "F | C/E | Dm | Am | Bb | F/A | G | Asus4 A"
C = "Dm | Dm | F/C | C | Bb | F/A | Gm | A | Dm | G/D | Dm | C/D"
CODA = "Dm | G/D | Dm | F/C | Bb | F/A | Gm | Asus4 A"

MOTIF = "A3:1 D4:1.5 E4:.5 F4:1 | A4:2 G4:1 F4:1 | E4:3 C4:1 | C4:2 A3:2"
ANSWER = "A3:1 D4:1.5 E4:.5 F4:1 | G4:1.5 F4:.5 D4:1 B3:1 | C4:1 D4:1 E4:2 | D4:3 -:1"
SONG_B = (
    "C5:2 A4:1 F4:1 | G4:3 E4:1 | F4:1 A4:1.5 G4:.5 F4:1 | E4:3 -:1 |"
    "D5:2 Bb4:1 F4:1 | A4:1 C5:3 | B4:1.5 C5:.5 D5:2 | D5:2 C#5:2"
)
HOLLOW = (
    "A4:2 D5:2 | D5:1 E5:1 F5:2 | A5:4 | G5:2 E5:2 | D5:2 F5:2 | C5:3 -:1 | Bb4:2 D5:2 | E5:2 C#5:2 |"
    "D5:3 -:1 | -:4 | A4:1 D5:1.5 E5:.5 F5:1 | G5:2 E5:1 -:1"
)
UNDER = "D3:2 F3:2 | A3:2 F3:2 | G3:3 E3:1 | E3:2 C3:2 | F3:2 A3:2 | B3:2 G3:2 | G3:2 E3:2 | D3:3 -:1"  # cello


def compose() -> Song:
    song = Song("mine", 75, 4, 56, hall=2.4, lift=(4, 6.0))
    pizz = song.part("pizzicato", 45, level=-26, pan=-0.25, reverb=0.3, high_cut=6000)
    harp = song.part("harp", 46, level=-26, pan=0.35, reverb=0.4, high_cut=6500)
    bass = song.part("contrabass", 45, level=-27, reverb=0.15, high_cut=2500)
    bassoon = song.part("bassoon", 70, level=-23, pan=0.1, reverb=0.35, swell=0.4, high_cut=4500)
    clarinet = song.part(
        "clarinet", 71, level=-23.5, pan=-0.15, reverb=0.4, swell=0.45, high_cut=4500
    )
    celesta = song.part("celesta", 8, level=-26, pan=0.2, reverb=0.55, high_cut=5000)
    cello = song.part("cello", 42, level=-29, pan=0.3, reverb=0.35, swell=0.5, high_cut=4000)
    strings = song.part("strings", 49, level=-31, reverb=0.4, swell=0.5, high_cut=4200)
    drum = song.part(
        "low drum", 116, level=-31, reverb=0.3, high_cut=1500, tonal=False, jitter=0.004
    )

    at = 0
    for chords, name in (
        (INTRO, "I"),
        (A, "A"),
        (B, "B"),
        (A, "A'"),
        (C, "C"),
        (A, "A''"),
        (CODA, "coda"),
    ):
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        if name != "C":
            steps = {
                "I": "0...2...",
                "A": "0.2.1.3.",
                "B": "0.2.1.2.",
                "A'": "0.21.23.",
                "A''": "0.21.23.",
            }
            pizz.pattern(line, voices, steps.get(name, "0.2...1."), velocity=66, length=0.5)
            bass.pattern(line, voices, "0...", step=1, velocity=64, length=1)
        else:
            harp.pattern(line, voices, "0.1.2.3.", velocity=54, length=3)
            bass.pattern(line, voices, "0...", step=1, velocity=56, length=2)
        if name in ("B", "coda"):
            harp.pattern(
                line, voices, "01235321" if name == "B" else "..1.2.5.", velocity=56, length=2
            )
        if name in ("A'", "A''", "B"):
            strings.pad(line, voices, velocity=50)
        if name in ("A", "I", "A'", "A''"):
            drum.hits(38, "X.....o.", at, bars, velocity=58)
        elif name == "B":
            drum.hits(38, "x...........o...", at, bars, velocity=54)
        elif name == "C":
            drum.hits(38, "o...............", at, bars, velocity=58)
        else:
            drum.hits(38, "X.....o.x.......", at, bars, velocity=56)
        if name == "A":
            bassoon.play(f"{MOTIF} | {ANSWER}", at, velocity=78)
        elif name == "B":
            clarinet.play(SONG_B, at, velocity=74)
        elif name == "A'":
            clarinet.play(f"{MOTIF} | {ANSWER}", at, velocity=72)
            cello.play(UNDER, at, velocity=62)
        elif name == "C":
            celesta.play(HOLLOW, at, velocity=58, hold=1.4)
        elif name == "A''":
            bassoon.play(MOTIF, at, velocity=74)
            clarinet.play(ANSWER, at + 4, velocity=74)
            cello.play(UNDER, at, velocity=66)
        elif name == "coda":
            clarinet.play("A4:2 F4:2 | G4:3 -:1 | F4:1 E4:1 D4:2 | C4:3 -:1", at, velocity=64)
            bassoon.play(
                "D4:2 F3:2 | C4:1 A3:2 -:1 | Bb3:1.5 A3:.5 G3:2 | A3:3 -:1", at + 4, velocity=64
            )
        at += bars
    assert at == song.bars
    picks(song)
    return song


def picks(song: Song) -> None:
    """Two miners who almost keep time: strokes off the beat, resting every few bars."""
    rng = rng_for("mine", "picks")
    beat = 60 / song.bpm
    for bar in range(song.bars):
        for miner, (base, steps) in enumerate(((1180, (1.0, 3.0)), (990, (2.5,)))):
            if (bar // 2 + miner) % 8 in (2, 3, 7) or (miner == 1 and bar % 2):
                continue
            for step in steps:
                when = (bar * 4 + step) * beat + rng.normal(0, 0.012)
                sound = distant_pick(base * 2 ** (rng.normal(0, 0.25) / 12), rng)
                song.extra.append((when, sound * 0.022 * rng.uniform(0.6, 1.1)))


if __name__ == "__main__":
    master(compose())
