"""Stage III: embers. The last chapter, with drums and brass; the motif is the same.

Mine: D phrygian, 104, an ostinato and an anvil. Market: seven eight in E phrygian dominant, the night
market. Quest: a march in F sharp minor, 116.
"""

from kit import DRUMS, Song, master, rng_for
from synth import ANVIL, modal, stereo

Form = tuple[tuple[str, str], ...]


def mine() -> Song:
    a = "Dm | Eb/G | Dm/F | C | Bb | Gm | Eb | A"
    b = "Gm | Dm/F | Eb | Bb/D | C | Gm/Bb | A | Asus4 A"
    c = "Dm | Dm | Eb | Dm | Bb/D | Gm | Eb/G | A"
    form: Form = (
        ("I", "Dm | Dm | Eb | Dm"), ("A1", a), ("A2", a), ("C", c), ("B1", b), ("A3", a), ("B2", b),
        ("end", "Dm | Eb | Dm | A"),
    )  # fmt: skip
    call = (
        "A3:1 D4:1.5 Eb4:.5 F4:1 | Bb4:2 G4:1 Eb4:1 | F4:3 D4:1 | E4:2 C4:2 |"
        "F4:1 Bb4:2 A4:1 | G4:2 D4:1 Bb3:1 | G4:1.5 F4:.5 Eb4:2 | E4:2 C#4:2"
    )
    blaze = (
        "D5:2 Bb4:1 G4:1 | A4:3 F4:1 | G4:1 Bb4:1.5 C5:.5 Bb4:1 | F4:2 Bb4:2 |"
        "G4:1 C5:1.5 D5:.5 E5:1 | D5:3 Bb4:1 | C#5:2 E5:2 | D5:2 C#5:2"
    )
    song = Song("mine_3", 104, 4, 56, hall=2.6)
    ostinato = song.part("low strings", 48, level=-24, pan=0.15, reverb=0.25, high_cut=3800)
    basses = song.part("contrabass", 43, level=-27, pan=0.2, reverb=0.2, high_cut=2200)
    horns = song.part("horns", 60, level=-23, pan=-0.25, reverb=0.5, swell=0.3, high_cut=4200)
    brass = song.part("trombones", 57, level=-27, pan=0.25, reverb=0.45, swell=0.4, high_cut=3000)
    violins = song.part("violins", 48, level=-24, pan=-0.3, reverb=0.4, swell=0.4, high_cut=5500)
    tremolo = song.part("tremolo", 44, level=-29, pan=0.3, reverb=0.4, swell=0.5, high_cut=4500)
    drum = song.part("great drum", 116, level=-26, reverb=0.4, high_cut=1800, tonal=False)

    at = 0
    for name, chords in form:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        if name != "C":
            steady = bars - 1 if name == "end" else bars  # a breath before it begins anew
            ostinato.pattern(
                line[:steady], voices[:steady], "0.00.00.0.00.0.0", step=0.25, velocity=60, length=0.22, shift=12
            )  # fmt: skip
            basses.pattern(line, voices, "0.......", velocity=62, length=3)
            drum.hits(38, "X..x..x.X..x.xx.", at, steady, velocity=58)
            anvils(song, at, steady)
        else:
            brass.pad(line, voices, which=(0,), velocity=66, shift=12)
            brass.pad(line, voices, which=(1, 2), velocity=66)
            tremolo.pad(line, voices, which=(2, 3), velocity=54)
            drum.hits(38, "X......oX...x.x.", at, bars, velocity=60)
        if name == "A1":
            horns.play(call, at, velocity=76)
        elif name == "A2":
            horns.play(call, at, velocity=76)
            tremolo.pad(line, voices, which=(3,), velocity=52, shift=12)
        elif name == "A3":
            violins.play(call, at, velocity=74, shift=12)
            brass.pad(line, voices, which=(1, 2), velocity=60)
        elif name[0] == "B":
            violins.play(blaze, at, velocity=76)
            brass.pad(line, voices, which=(1, 2), velocity=60)
            if name == "B2":
                horns.pad(line, voices, which=(3,), velocity=62)
        at += bars
    assert at == song.bars
    return song


def anvils(song: Song, bar: int, bars: int) -> None:
    """The forge works through the night: an anvil on the second and fourth beat, a light one after it."""
    rng = rng_for(song.name, "anvils", str(bar))
    beat = 60 / song.bpm
    for each in range(bar, bar + bars):
        for step, loud in ((1, 0.034), (3, 0.04), (3.5, 0.016)):
            sound = modal(700 * 2 ** (rng.normal(0, 0.15) / 12), ANVIL[:4], 0.9, rng, attack=0.002)
            when = (each * 4 + step) * beat + rng.normal(0, 0.006)
            song.extra.append((when, stereo(sound, 0.35) * loud * rng.uniform(0.8, 1.1)))


def market() -> Song:
    a = "E | E | F | E | Am | G | F | E"
    b = "Am | Am | Dm | Am/C | F | G | E | E7"
    c = "C | G/B | Am | Em/G | F | Dm | F | E"
    form: Form = (
        ("vamp", "E | F | E | F"), ("A1", a), ("A2", a), ("B1", b), ("A3", a), ("C", c), ("B2", b), ("A4", a),
    )  # fmt: skip
    tune = (
        "B4:2 E5:2 E5:1 F5:1 G#5:1 | B5:2 A5:2 G#5:3 | A5:2 F5:2 C5:1 D5:1 F5:1 | E5:4 -:3 |"
        "A4:2 C5:2 E5:1 D5:1 C5:1 | B4:2 D5:2 G5:3 | A5:2 G5:1 F5:1 E5:1 D5:1 C5:1 | B4:4 -:3"
    )
    lament = (
        "E5:4 C5:3 | A4:2 B4:2 C5:1 D5:1 E5:1 | F5:4 D5:3 | E5:4 -:3 |"
        "C5:2 F5:2 A5:3 | G5:2 D5:2 B4:3 | G#4:2 B4:2 E5:3 | D5:2 B4:2 G#4:3"
    )
    embers = "E4:4 G4:3 | D4:4 B3:3 | C4:2 E4:2 A4:3 | G4:4 E4:3 | A4:2 F4:2 C4:3 | D4:2 F4:2 A4:3 | C5:4 A4:3 | G#4:4 -:3"
    song = Song("market_3", 210, 7, 60, hall=1.8)
    dulcimer = song.part("dulcimer", 15, level=-24, pan=0.25, reverb=0.35, high_cut=5500)
    oud = song.part("oud", 24, level=-24, pan=-0.3, reverb=0.25, high_cut=5000)
    bass = song.part("plucked bass", 32, level=-25, reverb=0.12, high_cut=2500)
    clarinet = song.part("clarinet", 71, level=-23, pan=0.1, reverb=0.4, swell=0.35, high_cut=4800)
    shawm = song.part("shawm", 68, level=-25, pan=-0.1, reverb=0.4, swell=0.3, high_cut=4500)
    cello = song.part("cello", 42, level=-24, pan=0.2, reverb=0.4, swell=0.45, high_cut=4000)
    drone = song.part("drone", 49, level=-30, reverb=0.4, swell=0.4, high_cut=3200)
    goblet = song.part(
        "goblet drum", DRUMS, level=-29, pan=-0.15, reverb=0.25, high_cut=5000, tonal=False
    )
    jingle = song.part(
        "jingles", DRUMS, level=-39, pan=0.4, reverb=0.25, high_cut=7500, tonal=False
    )

    at = 0
    for name, chords in form:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        if name != "C":
            oud.pattern(line, voices, "0.2.312", step=1, velocity=64, length=1.5)
            bass.pattern(line, voices, "0.0.0..", step=1, velocity=64, length=1)
            goblet.hits(64, "X...x..", at, bars, velocity=62, step=1)
            goblet.hits(62, "..x...x", at, bars, velocity=56, step=1)
            goblet.hits(63, ".o.o.o.", at, bars, velocity=48, step=1)
            jingle.hits(54, "..x.x.x", at, bars, velocity=48, step=1)
        else:
            oud.pattern(line, voices, "0123212", step=1, velocity=56, length=3)
            bass.pattern(line, voices, "0......", step=1, velocity=56, length=4)
            goblet.hits(64, "X......x...o..", at, bars, velocity=52, step=1)
        if name in ("A1", "A4"):
            dulcimer.play(tune, at, velocity=74)
        if name in ("A2", "A4"):
            shawm.play(tune, at, velocity=72)
            drone.pad(line, voices, which=(1, 2), velocity=52, longest=14)
        elif name == "A3":
            clarinet.play(tune, at, velocity=74)
            dulcimer.pattern(line, voices, "..5.6.7", step=1, velocity=54, length=1)
        elif name[0] == "B":
            clarinet.play(lament, at, velocity=74)
            drone.pad(line, voices, velocity=52, longest=14)
            if name == "B2":
                dulcimer.pattern(line, voices, "..5.6.7", step=1, velocity=54, length=1)
        elif name == "C":
            cello.play(embers, at, velocity=74)
            drone.pad(line, voices, which=(1, 3), velocity=48, longest=14)
        at += bars
    assert at == song.bars
    return song


def quest() -> Song:
    a = "F#m | D | A/C# | E | F#m/A | Bm | C#sus4 C# | F#m"
    b = "D | E | F#m | C#m | D | A/C# | Bm | C#"
    c = "F#m | F#m/E | D | Bm | G | G/B | C#sus4 | C#"
    form: Form = (
        ("I", "F#m | F#m | D/F# | C#"), ("A1", a), ("A2", a), ("B1", b), ("C", c), ("A3", a), ("B2", b), ("A4", a),
    )  # fmt: skip
    call = (
        "C#4:1 F#4:1.5 G#4:.5 A4:1 | A4:2 F#4:1 D4:1 | C#5:2 A4:1 E4:1 | B4:3 G#4:1 |"
        "C#4:1 F#4:1.5 G#4:.5 A4:1 | D5:2 C#5:1 B4:1 | C#5:1 G#4:1 F4:1 G#4:1 | F#4:3 -:1"
    )
    charge = (
        "A4:1 D5:1.5 E5:.5 F#5:1 | G#5:2 E5:1 B4:1 | A5:2 F#5:1 C#5:1 | E5:3 C#5:1 |"
        "F#5:1 A5:1.5 G#5:.5 F#5:1 | E5:2 C#5:1 A4:1 | B4:1 D5:1 F#5:2 | F5:2 C#5:2"
    )
    storm = (
        "A4:2 G#4:1 F#4:1 | C#5:3 A4:1 | A4:2 F#4:1 D4:1 | F#4:3 -:1 |"
        "B4:2 A4:1 G4:1 | D5:3 B4:1 | C#5:2 F#4:2 | G#4:2 F4:2"
    )
    song = Song("quest_3", 116, 4, 60, hall=2.4)
    strings = song.part("short strings", 48, level=-25, pan=0.2, reverb=0.25, high_cut=4500)
    basses = song.part("contrabass", 43, level=-28, pan=0.2, reverb=0.2, high_cut=2200)
    trumpet = song.part("trumpet", 56, level=-24, pan=0.1, reverb=0.5, high_cut=4500)
    horns = song.part("horns", 60, level=-24, pan=-0.3, reverb=0.5, swell=0.3, high_cut=4200)
    brass = song.part("trombones", 57, level=-28, pan=0.3, reverb=0.45, swell=0.3, high_cut=3000)
    violins = song.part("violins", 48, level=-24, pan=-0.25, reverb=0.4, swell=0.35, high_cut=6000)
    choir = song.part("choir", 52, level=-28, reverb=0.55, swell=0.5, high_cut=3600)
    timpani = song.part("timpani", 47, level=-28, reverb=0.35, high_cut=2200, jitter=0.004)
    field = song.part(
        "field drum", DRUMS, level=-33, pan=-0.15, reverb=0.35, high_cut=5500, tonal=False
    )

    at = 0
    for name, chords in form:
        line, voices = song.section(chords, at)
        bars = chords.count("|") + 1
        basses.pattern(line, voices, "0...", step=1, velocity=60, length=3)
        if name != "C":
            strings.pattern(
                line, voices, "1.121.32" if name[0] == "A" else "12321232", velocity=60, length=0.35
            )
            field.hits(38, "X.oox.oxX.oox.xx", at, bars, velocity=50, step=0.25, length=0.2)
            timpani.pattern(line, voices, "0.......", velocity=56, length=1, shift=0)
        else:
            choir.pad(line, voices, velocity=60)
            brass.pad(line, voices, which=(1, 2), velocity=60)
            field.hits(38, "X.......o.o.x.x.", at, bars, velocity=50, step=0.25, length=0.2)
        if name == "A1":
            horns.play(call, at, velocity=74)
        elif name == "A2":
            trumpet.play(call, at, velocity=74)
            horns.pad(line, voices, which=(2,), velocity=58)
        elif name == "A3":
            horns.play(call, at, velocity=74)
            choir.pad(line, voices, velocity=52)
        elif name == "A4":
            trumpet.play(call, at, velocity=76)
            brass.pad(line, voices, which=(1, 2), velocity=58)
            choir.pad(line, voices, which=(3,), velocity=52)
        elif name[0] == "B":
            violins.play(charge, at, velocity=76)
            brass.pad(line, voices, which=(1, 2), velocity=56)
            if name == "B2":
                horns.pad(line, voices, which=(3,), velocity=60)
        elif name == "C":
            violins.play(storm, at, velocity=72)
        at += bars
    assert at == song.bars
    return song


SONGS = (mine, market, quest)

if __name__ == "__main__":
    for song in SONGS:
        master(song())
