"""Stage II: wet slate. Other keys, metres and players than in stage I; the motif is the same.

Mine: A minor, 92, three-three-two on mallets. Market: a reel in D mixolydian, 112. Quest: a waltz in E
dorian, 112.
"""

from kit import DRUMS, Song, master

Form = tuple[tuple[str, str], ...]


def mine() -> Song:
    intro, end = "Am | Am | F/A | Em", "Am | F/A | Dm/A | E"
    a = "Am | F | C/E | G | Am | F | Dm | E"
    b = "F | G | Em | Am | Dm | Am/C | F | Esus4 E"
    c = "Am | Em/G | F | C/E | Dm | Am/C | F | E"
    form: Form = (("I", intro), ("A1", a), ("A2", a), ("B", b), ("C", c), ("A3", a), ("end", end))
    tune = (
        "E4:1 A4:1.5 B4:.5 C5:1 | C5:2 A4:1 F4:1 | G4:3 E4:1 | D5:2 B4:2 |"
        "E4:1 A4:1.5 B4:.5 C5:1 | F5:2 C5:1 A4:1 | D5:1.5 E5:.5 F5:2 | E5:2 B4:1 G#4:1"
    )
    song_b = (
        "A3:2 C4:1 F4:1 | D4:3 B3:1 | G3:1 B3:1.5 A3:.5 G3:1 | A3:3 -:1 |"
        "D4:2 F4:1 A4:1 | A4:3 E4:1 | F4:1 A4:1.5 G4:.5 F4:1 | E4:2 G#4:2"
    )
    hollow = "E5:4 | G5:2 E5:2 | F5:2 C5:2 | G5:4 | F5:2 D5:2 | E5:3 -:1 | A5:2 F5:2 | E5:2 G#5:2"
    song = Song("mine_2", 92, 4, 48, hall=3.0)
    marimba = song.part("marimba", 12, level=-25, pan=-0.3, reverb=0.35, high_cut=5500)
    vibes = song.part("vibraphone", 11, level=-27, pan=0.35, reverb=0.5, high_cut=5500)
    bass = song.part("plucked bass", 32, level=-26, reverb=0.15, high_cut=2500)
    oboe = song.part("oboe", 68, level=-24, pan=0.1, reverb=0.45, swell=0.4, high_cut=4800)
    viola = song.part("viola", 41, level=-25, pan=-0.2, reverb=0.4, swell=0.45, high_cut=4500)
    cello = song.part("cello", 42, level=-24, pan=0.2, reverb=0.4, swell=0.45, high_cut=4000)
    choir = song.part("choir", 52, level=-31, reverb=0.6, swell=0.5, high_cut=3200)
    shaker = song.part("shaker", DRUMS, level=-39, pan=0.4, high_cut=7000, tonal=False)
    drum = song.part("low drum", 116, level=-30, reverb=0.4, high_cut=1500, tonal=False)

    at = 0
    for name, chords in form:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        if name == "C":
            vibes.play(hollow, at, velocity=60, hold=1.5)
            choir.pad(line, voices, velocity=54)
            bass.pattern(line, voices, "0.......", velocity=58, length=3)
            drum.hits(38, "o.......", at, bars, velocity=52)
        else:
            marimba.pattern(line, voices, "1.323.2." if name != "B" else "3.2.1.2.", velocity=64)
            bass.pattern(line, voices, "0..0..0.", velocity=64, length=1)
            drum.hits(38, "X..o..x.", at, bars, velocity=54)
        if name[0] in "AB":
            shaker.hits(82, "x.ox.ox.", at, bars, velocity=52)
        if name == "A1":
            oboe.play(tune, at, velocity=74)
        elif name == "A2":
            viola.play(tune, at, velocity=74)
            vibes.pattern(line, voices, "...5..6.", velocity=52, length=2)
        elif name == "B":
            cello.play(song_b, at, velocity=76)
            choir.pad(line, voices, which=(2, 3), velocity=50)
        elif name == "A3":
            oboe.play(tune, at, velocity=72)
            cello.pad(line, voices, which=(1,), velocity=58)
            vibes.pattern(line, voices, "...5..6.", velocity=52, length=2)
        at += bars
    assert at == song.bars
    return song


def market() -> Song:
    a = "D | D | C | C | D | G | C A | D"
    b = "G | D/F# | C/E | G/D | G | D/F# | Am | D"
    c = "Bm | Bm | G | D/F# | Em | Em | A | A7"
    form: Form = (
        ("vamp", "D | C/E | G/D | D"), ("A1", a), ("A2", a), ("B1", b), ("C", c), ("A3", a), ("B2", b), ("A4", a),
    )  # fmt: skip
    reel = (
        "A4:.5 D5:.5 D5:.5 E5:.5 F#5:.5 E5:.5 D5:1 | A5:1 F#5:.5 G5:.5 A5:.5 G5:.5 F#5:.5 D5:.5 |"
        "E5:.5 C5:.5 G4:.5 C5:.5 E5:.5 D5:.5 C5:1 | G5:1 E5:.5 F#5:.5 G5:.5 F#5:.5 E5:.5 C5:.5 |"
        "A4:.5 D5:.5 D5:.5 E5:.5 F#5:.5 E5:.5 D5:1 | B5:1 G5:.5 A5:.5 B5:.5 A5:.5 G5:.5 D5:.5 |"
        "G5:.5 E5:.5 C5:.5 E5:.5 A4:.5 C#5:.5 E5:.5 C#5:.5 | D5:3 -:1"
    )
    turn = (
        "B4:1 D5:.5 G5:.5 G5:1 F#5:.5 E5:.5 | D5:1 A4:1 F#4:2 | E5:1 G5:.5 E5:.5 C5:1 D5:.5 E5:.5 | D5:3 B4:1 |"
        "B4:1 D5:.5 G5:.5 G5:1 F#5:.5 E5:.5 | A5:1 F#5:1 D5:2 | C5:1 E5:.5 C5:.5 A4:1 B4:.5 C5:.5 | D5:2 A4:1 -:1"
    )
    corner = (
        "F#5:2 D5:1 B4:1 | B4:1 D5:1 F#5:2 | G5:2 D5:1 B4:1 | A4:3 F#4:1 |"
        "E5:2 B4:1 G4:1 | G4:1 B4:1 E5:2 | C#5:2 E5:1 A5:1 | G5:1 E5:1 C#5:2"
    )
    song = Song("market_2", 112, 4, 60, hall=1.2)
    fiddle = song.part("fiddle", 110, level=-24, pan=-0.2, reverb=0.3, high_cut=5500)
    squeeze = song.part("concertina", 21, level=-27, pan=0.3, reverb=0.25, high_cut=4500)
    whistle = song.part("whistle", 74, level=-25, pan=0.1, reverb=0.4, swell=0.3, high_cut=5500)
    guitar = song.part("steel guitar", 25, level=-25, pan=0.35, reverb=0.2, high_cut=6500)
    bass = song.part("bass", 32, level=-25, reverb=0.1, high_cut=2500)
    bodhran = song.part("bodhran", 116, level=-29, pan=-0.1, reverb=0.2, high_cut=2200, tonal=False)
    rattle = song.part("rattle", DRUMS, level=-40, pan=-0.4, high_cut=7500, tonal=False)

    at = 0
    for name, chords in form:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        guitar.pattern(
            line, voices, "1.2313.2" if name != "C" else "1.2.3.2.", velocity=62, length=1
        )
        bass.pattern(
            line, voices, "0.0." if name != "C" else "0...", step=1, velocity=64, length=0.8
        )
        if name != "C":
            bodhran.hits(45, "X.oxx.oxX.oxx.xo", at, bars, velocity=54, step=0.25, length=0.2)
            rattle.hits(70, "x.x.xox.", at, bars, velocity=50)
        else:
            bodhran.hits(45, "X.......o.......", at, bars, velocity=52, step=0.25)
        if name in ("A1", "A2", "A3", "A4"):
            fiddle.play(reel, at, velocity=76, hold=0.85)
        if name == "A2":
            squeeze.pattern(line, voices, ".2.3.2.3", velocity=56, length=0.3)
        elif name == "A3":
            squeeze.pad(line, voices, which=(2, 3), velocity=52)
        elif name == "A4":
            whistle.play(reel, at, velocity=66, hold=0.85)
            squeeze.pattern(line, voices, ".2.3.2.3", velocity=56, length=0.3)
        elif name[0] == "B":
            (squeeze if name == "B1" else whistle).play(turn, at, velocity=70, hold=0.85)
            if name == "B2":
                fiddle.pad(line, voices, which=(3,), velocity=56)
        elif name == "C":
            whistle.play(corner, at, velocity=70)
            squeeze.pad(line, voices, which=(2, 3), velocity=50)
        at += bars
    assert at == song.bars
    return song


def quest() -> Song:
    a = "Em | A/C# | Em | D | G | D/F# | A/C# | Bm"
    b = "C | G/B | Am | Em/G | C | D | Bsus4 | B"
    d = "G | Bm/F# | Em | C | G/B | Am | D | D"
    form: Form = (
        ("I", "Em | A/E | Em | Bm"), ("A1", a), ("A2", a), ("B1", b), ("D1", d), ("A3", a), ("B2", b), ("D2", d),
        ("A4", a), ("end", "Em | A/E | Em | Bm"),
    )  # fmt: skip
    walk = (
        "B4:1 E5:1 F#5:.5 G5:.5 | E5:2 C#5:1 | G5:1 B5:1 G5:1 | A5:2 F#5:1 |"
        "D5:1 G5:1 A5:.5 B5:.5 | A5:2 F#5:1 | E5:1 C#5:1 E5:1 | F#5:2 -:1"
    )
    doubt = (
        "G4:1 C5:1 D5:.5 E5:.5 | D5:2 B4:1 | C5:1 E5:1 C5:1 | B4:2 -:1 |"
        "E5:1 G5:1 E5:1 | F#5:2 A5:1 | E5:3 | D#5:2 -:1"
    )
    view = "D5:3 | F#5:2 D5:1 | E5:1 G5:2 | E5:2 C5:1 | D5:1 G5:1 B5:1 | A5:2 E5:1 | F#5:1 A5:1 F#5:1 | D5:2 -:1"
    song = Song("quest_2", 112, 3, 72, hall=2.0)
    plucked = song.part("pizzicato", 45, level=-24, pan=-0.25, reverb=0.3, high_cut=6000)
    harp = song.part("harp", 46, level=-26, pan=0.4, reverb=0.4, high_cut=6000)
    flute = song.part("flute", 73, level=-23, pan=0.1, reverb=0.45, swell=0.35, high_cut=5500)
    oboe = song.part("oboe", 68, level=-24, pan=-0.1, reverb=0.45, swell=0.4, high_cut=4800)
    violins = song.part("violins", 48, level=-25, pan=-0.25, reverb=0.4, swell=0.4, high_cut=5500)
    choir = song.part("choir", 52, level=-29, reverb=0.55, swell=0.5, high_cut=3600)
    bells = song.part("glockenspiel", 9, level=-33, pan=0.3, reverb=0.5, high_cut=6500)
    drum = song.part("frame drum", 116, level=-31, reverb=0.3, high_cut=1800, tonal=False)

    at = 0
    for name, chords in form:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        if name[0] in "IAe":
            plucked.pattern(line, voices, "0.2.3.", velocity=66, length=0.5)
            drum.hits(40, "X...o.", at, bars, velocity=52)
        elif name[0] == "B":
            harp.pattern(line, voices, "012321", velocity=58, length=2)
            choir.pad(line, voices, velocity=52, longest=6)
        else:
            plucked.pattern(line, voices, "0.3.2.", velocity=62, length=0.5)
            harp.pattern(line, voices, "..1.2.", velocity=54, length=1)
            drum.hits(40, "X..o..x.....", at, bars, velocity=54)
        if name in ("A1", "A3"):
            flute.play(walk, at, velocity=74)
        elif name == "A2":
            oboe.play(walk, at, velocity=72)
            choir.pad(line, voices, which=(2, 3), velocity=48, longest=6)
        elif name == "A4":
            flute.play(walk, at, velocity=72)
            oboe.pad(line, voices, which=(3,), velocity=56, longest=6)
            bells.pattern(line, voices, "5.....", velocity=50, length=2, shift=12)
        elif name[0] == "B":
            (oboe if name == "B1" else flute).play(doubt, at, velocity=70)
        elif name[0] == "D":
            violins.play(view, at, velocity=74)
            if name == "D2":
                choir.pad(line, voices, which=(1, 2), velocity=52, longest=6)
                bells.pattern(line, voices, "5.....", velocity=50, length=2, shift=12)
        at += bars
    assert at == song.bars
    return song


SONGS = (mine, market, quest)

if __name__ == "__main__":
    for song in SONGS:
        master(song())
