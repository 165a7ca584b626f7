"""Market: G major with a mixolydian turn, 6/8 at 75 dotted crotchets a minute, 112 bars. Beats here are quavers."""

from kit import DRUMS, Song, master

A = "G | G/B | Am | D | G | C | G/D D | G"
B = "Em | Em | C | G/B | Am | Em/G | F | D7"
C = "C | C | G/B | G | Am | Am | D | D7"  # haggling: bassoon asks, flute answers
D = "Em | Bm | C | G/B | Am | Em/G | F | D"  # the quiet corner: lute alone
VAMP = "G | C/G | G | D/F# | G | C/G | Am | D"
FORM = (("vamp", VAMP), ("A1", A), ("A2", A), ("B1", B), ("A3", A), ("C1", C), ("C2", C), ("B2", B), ("vamp2", VAMP),
        ("D1", D), ("D2", D), ("A4", A), ("B3", B), ("A5", A))  # fmt: skip

TUNE = (
    "G4:2 A4:1 B4:3 | D5:3 C5:2 B4:1 | A4:2 B4:1 C5:3 | A4:3 F#4:2 D4:1 |"
    "G4:2 A4:1 B4:3 | E5:3 D5:2 C5:1 | B4:2 C5:1 A4:3 | G4:4 -:2"
)
ORNATE = (
    "G4:1 B4:1 A4:1 B4:3 | D5:2 E5:1 D5:1 C5:1 B4:1 | A4:1 C5:1 B4:1 C5:3 | A4:2 G4:1 F#4:2 D4:1 |"
    "G4:1 B4:1 A4:1 B4:2 D5:1 | E5:2 G5:1 E5:1 D5:1 C5:1 | B4:2 C5:1 A4:3 | G4:4 -:2"
)
AIR = (
    "B4:2 E5:1 E5:2 D5:1 | B4:3 G4:3 | C5:2 E5:1 G5:3 | D5:3 B4:3 |"
    "C5:2 B4:1 A4:3 | G4:2 A4:1 B4:3 | C5:2 A4:1 F4:3 | A4:2 B4:1 C5:2 -:1"
)
ASK = (
    "C3:1 -:1 E3:1 G3:1 -:1 E3:1 | C3:2 -:4 | B2:1 -:1 D3:1 G3:1 -:1 D3:1 | B2:2 -:4 |"
    "A2:1 -:1 C3:1 E3:1 -:1 C3:1 | A2:2 -:4 | D3:1 -:1 F#3:1 A3:1 -:1 F#3:1 | D3:2 -:4"
)
REPLY = (
    "-:6 | E5:1 D5:1 C5:1 G4:3 | -:6 | D5:1 C5:1 B4:1 G4:3 |"
    "-:6 | C5:1 B4:1 A4:1 E4:3 | -:6 | F#4:1 G4:1 A4:1 C5:2 D5:1"
)
CORNER = (
    "B4:3 G4:3 | F#4:3 D4:3 | E4:2 F#4:1 G4:3 | D4:5 -:1 |"
    "C5:2 B4:1 A4:3 | B4:3 G4:3 | A4:2 G4:1 F4:3 | F#4:2 G4:1 A4:3"
)


def compose() -> Song:
    song = Song("market", 225, 6, 112, hall=1.5)
    lute = song.part("lute", 24, level=-26, pan=-0.3, reverb=0.25, high_cut=6000)
    dulcimer = song.part("dulcimer", 15, level=-24, pan=0.3, reverb=0.3, high_cut=5500)
    flute = song.part("flute", 73, level=-24, pan=0.1, reverb=0.4, swell=0.3, high_cut=5500)
    recorder = song.part("recorder", 74, level=-25, pan=-0.15, reverb=0.4, swell=0.3, high_cut=5000)
    bassoon = song.part("bassoon", 70, level=-25, pan=0.2, reverb=0.3, high_cut=4000)
    bass = song.part("plucked bass", 32, level=-27, reverb=0.12, high_cut=2500)
    viola = song.part("viola", 41, level=-30, pan=0.35, reverb=0.35, swell=0.5, high_cut=4500)
    hands = song.part(
        "hand drums",
        DRUMS,
        level=-32,
        pan=-0.1,
        reverb=0.25,
        high_cut=4500,
        tonal=False,
        jitter=0.005,
    )

    for i, (name, chords) in enumerate(FORM):
        at = 8 * i
        line, voices = song.section(chords, at)
        quiet = name in ("vamp", "vamp2", "D1", "D2")
        strum = {"A": "0231.3", "B": "0.23.2", "C": "0.2.3.", "D": "012321", "v": "0123.2"}[name[0]]
        lute.pattern(line, voices, strum, step=1, velocity=54 if quiet else 60, length=2)
        bass.pattern(line, voices, "0....." if quiet else "0..0..", step=1, velocity=60, length=2)
        if not quiet:
            hands.hits(64, "X.....", at, 8, velocity=60, step=1)  # low conga
            hands.hits(61, "...x.o", at, 8, velocity=50, step=1)  # low bongo
            hands.hits(60, "..o...", at, 8, velocity=46, step=1)
        elif name != "D1":
            hands.hits(64, "x.....o.....", at, 8, velocity=50, step=1)
        if name in ("A1", "A4"):
            dulcimer.play(TUNE, at, velocity=72)
        elif name == "A2":
            dulcimer.play(ORNATE, at, velocity=70)
            viola.pad(line, voices, which=(2,), velocity=52, longest=12)
        elif name == "A3":
            flute.play(TUNE, at, velocity=72)
            dulcimer.pattern(line, voices, "...3.2", step=1, velocity=50, length=1, shift=12)
        elif name == "A5":
            flute.play(ORNATE, at, velocity=74)
            dulcimer.play(TUNE, at, velocity=62, shift=-12)
            viola.pad(line, voices, which=(2,), velocity=52, longest=12)
        elif name[0] == "B":
            (recorder if name == "B2" else flute).play(AIR, at, velocity=70)
            viola.pad(line, voices, which=(1, 3), velocity=50, longest=12)
        elif name[0] == "C":
            bassoon.play(ASK, at, velocity=74, hold=0.8)
            (recorder if name == "C1" else dulcimer).play(REPLY, at, velocity=68)
        elif name == "D1":
            lute.play(CORNER, at, velocity=70, hold=1.2)
        elif name == "D2":
            recorder.play(CORNER, at, velocity=64)
            viola.pad(line, voices, which=(1,), velocity=48, longest=12)
        elif name == "vamp2":
            dulcimer.pattern(line, voices, "..3..2", step=1, velocity=52, length=2, shift=12)
    return song


if __name__ == "__main__":
    master(compose())
