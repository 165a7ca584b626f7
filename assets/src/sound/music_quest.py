"""Quest: B minor with a hopeful D major, 84 beats a minute, 64 bars. Low strings walk, the horn carries the motif."""

from kit import Song, master

INTRO = "Bm | Bm | G/B | F#"
A = "Bm | Bm/D | A/C# | F# | Bm | G | Em F# | Bm"
B = "D | A/C# | Bm | F#m | G | D/F# | Em | F#sus4 F#"
C = "Bm | Bm/A | G | G | Em | Em/D | C | C/E | F#sus4 | F# | F#7 | F#7"
D = "G | D/F# | Em | Bm | G | D/F# | A | F#"
FORM = (("I", INTRO), ("A1", A), ("A2", A), ("B1", B), ("C", C), ("A3", A), ("D", D), ("B2", B))

MOTIF = "F#3:1 B3:1.5 C#4:.5 D4:1 | F#4:2 E4:1 D4:1 | C#4:3 A3:1 | C#4:2 A#3:2"
ANSWER = "F#3:1 B3:1.5 C#4:.5 D4:1 | G4:2 F#4:1 E4:1 | G4:1 E4:1 F#4:2 | B3:3 -:1"
HOPE = (
    "A4:1 D5:1.5 E5:.5 F#5:1 | E5:3 C#5:1 | D5:1 F#5:1.5 E5:.5 D5:1 | C#5:3 A4:1 |"
    "B4:1 D5:1.5 C#5:.5 B4:1 | A4:2 D5:2 | G4:1 B4:1 E5:2 | B4:2 A#4:2"
)
DREAD = (
    "D5:2 C#5:1 B4:1 | B4:3 F#4:1 | B4:2 A4:1 G4:1 | D4:3 -:1 | G4:1 B4:1.5 A4:.5 G4:1 | E4:3 -:1 |"
    "G4:2 E4:1 C5:1 | C5:3 -:1 | B4:4 | A#4:3 -:1 | C#5:2 A#4:1 F#4:1 | -:4"
)
ROAD = (
    "B4:3 D5:1 | A4:3 -:1 | G4:1 B4:1.5 A4:.5 G4:1 | F#4:3 -:1 |"
    "G4:1 B4:1.5 C#5:.5 D5:1 | F#5:2 E5:1 D5:1 | E5:2 C#5:2 | C#5:2 A#4:2"
)
COUNTER = "D4:4 | B3:2 F#4:2 | E4:4 | F#4:4 | D4:2 F#4:2 | D4:4 | B3:2 C#4:2 | D4:3 -:1"  # violins over the horn


def compose() -> Song:
    song = Song("quest", 84, 4, 64, hall=2.2, lift=(4, 6.0))
    walk = song.part("low strings", 48, level=-27, pan=0.15, reverb=0.25, high_cut=3500)
    bass = song.part("contrabass", 43, level=-29, pan=0.2, reverb=0.2, high_cut=2200, swell=0.3)
    pad = song.part("strings", 49, level=-28, reverb=0.4, swell=0.5, high_cut=4500)
    horn = song.part("horn", 60, level=-23, pan=-0.25, reverb=0.5, swell=0.35, high_cut=4000)
    violins = song.part("violins", 48, level=-23.5, pan=-0.2, reverb=0.4, swell=0.4, high_cut=5000)
    oboe = song.part("oboe", 68, level=-25, pan=0.2, reverb=0.45, swell=0.4, high_cut=4500)
    flute = song.part("flute", 73, level=-25, pan=0.15, reverb=0.45, swell=0.4, high_cut=5000)
    harp = song.part("harp", 46, level=-28, pan=0.4, reverb=0.4, high_cut=5500)
    timpani = song.part("timpani", 47, level=-31, reverb=0.35, high_cut=2000, jitter=0.004)

    at = 0
    for name, chords in FORM:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        if name in ("I", "A1", "A2", "A3"):
            walk.pattern(
                line,
                voices,
                "0.10.1.1" if name != "A3" else "00101.11",
                velocity=56,
                length=0.42,
                shift=0,
            )
        if name == "A1":
            harp.pattern(line, voices, "....5.6.", velocity=50, length=2)
        if name in ("A1", "A2", "A3"):
            pad.pad(line, voices, which=(2, 3) if name == "A1" else (1, 2, 3), velocity=50)
            timpani.hits(47, "x" + "." * 31, at, bars, velocity=50)
        if name == "A1":
            horn.play(f"{MOTIF} | {ANSWER}", at, velocity=72)
        elif name == "A2":
            violins.play(f"{MOTIF} | {ANSWER}", at, velocity=70, shift=12)
            horn.pad(line, voices, which=(1,), velocity=50)
        elif name == "A3":
            horn.play(f"{MOTIF} | {ANSWER}", at, velocity=69)
            violins.play(COUNTER, at, velocity=54, shift=12)
        elif name[0] == "B":
            violins.play(HOPE, at, velocity=70)
            pad.pad(line, voices, velocity=52)
            harp.pattern(line, voices, "01235321", velocity=54, length=2)
            bass.pad(line, voices, which=(0,), velocity=56)
            if name == "B2":
                horn.pad(line, voices, which=(2,), velocity=54)
                walk.pattern(line, voices, "0..00.0.", velocity=50, length=0.42)
        elif name == "C":
            pad.pad(line, voices, velocity=56)
            bass.pad(line, voices, which=(0,), velocity=52)
            oboe.play(DREAD, at, velocity=66)
            walk.pattern(line[8:], voices[8:], "0.0.0.0.", velocity=44, length=0.4)
            timpani.hits(42, "o.......o...o...", at + 8, 4, velocity=56)
        elif name == "D":
            flute.play(ROAD, at, velocity=66)
            harp.pattern(line, voices, "0.123.21", velocity=52, length=2)
            pad.pad(line, voices, which=(1, 2), velocity=44)
            bass.pattern(line, voices, "0...", step=1, velocity=50, length=3)
        at += bars
    assert at == song.bars
    return song


if __name__ == "__main__":
    master(compose())
