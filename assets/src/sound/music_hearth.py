"""Hearth: F major, 3/4 at 84, 64 bars. The fourth theme, for long games: guitar and clarinet by the fire."""

from kit import Song, master

A = "F | C/E | Dm | Am/C | Bb | F/A | Gm | C"
B = "Dm | Am | Bb | F/A | Gm | F | Csus4 | C"
C = "Bb | C | Am | Dm | Gm | C7 | F | F"
FORM = (("I", "F | C/E | Bb/F | C"), ("A1", A), ("A2", A), ("B1", B), ("C1", C), ("A3", A), ("C2", C), ("B2", B),
        ("end", "F | C/E | Bb/F | C"))  # fmt: skip

MOTIF = (
    "C4:1 F4:1 G4:.5 A4:.5 | C5:2 G4:1 | F4:1 A4:1 D5:1 | C5:2 A4:1 |"
    "D5:1 Bb4:1 F4:1 | A4:2 F4:1 | G4:1 Bb4:1 D5:1 | C5:2 -:1"
)
TALE = "D4:1 F4:1 A4:1 | E4:2 C4:1 | D4:1 F4:1 Bb3:1 | C4:3 | Bb3:1 D4:1 G4:1 | F4:2 C4:1 | F4:2 G4:1 | E4:2 -:1"
SPARKS = "D5:1 F5:1 D5:1 | E5:2 C5:1 | C5:1 E5:1 A4:1 | D5:2 F5:1 | D5:1 Bb4:1 G4:1 | Bb4:1 C5:1 E5:1 | F5:3 | A4:2 -:1"


def compose() -> Song:
    song = Song("hearth", 84, 3, 64, hall=1.6)
    guitar = song.part("guitar", 24, level=-24, pan=-0.3, reverb=0.25, high_cut=6000)
    second = song.part("second guitar", 25, level=-29, pan=0.4, reverb=0.25, high_cut=5500)
    bass = song.part("plucked bass", 32, level=-28, reverb=0.12, high_cut=2500)
    clarinet = song.part("clarinet", 71, level=-24, pan=0.15, reverb=0.4, swell=0.4, high_cut=4500)
    cello = song.part("cello", 42, level=-24, pan=0.2, reverb=0.35, swell=0.45, high_cut=4000)
    flute = song.part("flute", 73, level=-26, pan=-0.1, reverb=0.45, swell=0.35, high_cut=4500)
    strings = song.part("strings", 49, level=-31, reverb=0.4, swell=0.5, high_cut=3800)

    at = 0
    for name, chords in FORM:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        guitar.pattern(
            line, voices, "012321" if name[0] != "C" else "0.3212", velocity=62, length=2
        )
        if name not in ("I", "end"):
            bass.pattern(line, voices, "0..", step=1, velocity=58, length=2)
        if name in ("A2", "A3", "B2"):
            strings.pad(line, voices, velocity=50, longest=6)
        if name in ("A3", "C2"):
            second.pattern(line, voices, "..5.6.", velocity=52, length=1)
        if name in ("A1", "A3"):
            clarinet.play(MOTIF, at, velocity=72)
        elif name == "A2":
            cello.play(MOTIF, at, velocity=74, shift=-12)
        elif name[0] == "B":
            cello.play(TALE, at, velocity=72)
            if name == "B2":
                flute.pad(line, voices, which=(3,), velocity=56, longest=6, shift=12)
        elif name[0] == "C":
            (flute if name == "C1" else clarinet).play(SPARKS, at, velocity=68)
        at += bars
    assert at == song.bars
    return song


if __name__ == "__main__":
    master(compose())
