"""Reads the MIDI files back and reports on the writing: strong beats, intervals, ranges, crossings, parallels."""

import itertools
import struct
from collections import Counter, defaultdict

import music_hearth
import music_market
import music_mine
import music_quest
import music_scoring
import music_stage_three
import music_stage_two
import music_stings
import music_title
from kit import MIDI, Song, parallels, voicings

NAMES = ("unison/octave", "m2/M7", "M2/m7", "m3/M6", "M3/m6", "P4/P5", "tritone")
PITCHES = ("C", "C#", "D", "Eb", "E", "F", "F#", "G", "G#", "A", "Bb", "B")
RANGES = {8: (60, 96), 9: (67, 108), 11: (53, 89), 12: (45, 96), 15: (50, 86), 21: (53, 89), 24: (36, 81), 25: (40, 84), 32: (28, 60), 40: (55, 96), 41: (48, 84), 42: (36, 76),
          43: (28, 60), 44: (36, 90), 45: (28, 90), 46: (28, 100), 47: (36, 57), 52: (41, 79), 48: (36, 96), 49: (36, 90), 56: (54, 82),
          57: (40, 72), 60: (40, 77), 68: (58, 88), 70: (34, 72), 71: (50, 86), 73: (60, 92), 74: (60, 92), 110: (55, 96)}  # fmt: skip


def read(path) -> dict[str, list[tuple[float, float, int]]]:
    """Notes (start, end, pitch) in beats per named track of a MIDI file."""
    data = path.read_bytes()
    ppq = struct.unpack(">H", data[12:14])[0]
    at, tracks = 14, {}
    while at < len(data):
        end = at + 8 + struct.unpack(">I", data[at + 4 : at + 8])[0]
        at, tick, name, open_, notes = at + 8, 0, "", {}, []
        while at < end:
            step = 0
            while True:
                step = step << 7 | data[at] & 0x7F
                at += 1
                if data[at - 1] < 0x80:
                    break
            tick += step
            kind = data[at]
            if kind == 0xFF:
                if data[at + 1] == 3:
                    name = data[at + 3 : at + 3 + data[at + 2]].decode()
                at += 3 + data[at + 2]
            elif kind >> 4 == 0xC:
                at += 2
            else:
                key = data[at + 1]
                if kind >> 4 == 9:
                    open_[key] = tick
                elif kind >> 4 == 8 and key in open_:
                    notes.append((open_.pop(key) / ppq, tick / ppq, key))
                at += 3
        if notes:
            tracks[name] = notes
    return tracks


def report(song: Song) -> None:
    tracks = read(MIDI / f"{song.name}.mid")
    tonal = {p.name: p for p in song.parts if p.tonal}
    strong, foreign, passing, struck = Counter(), [], 0, 0
    half = song.beats_per_bar / 2
    spots = [i * half for i in range(round(song.bars * 2))]
    for spot in spots:
        chord = next(c for c in song.harmony if c.start - 1e-6 <= spot < c.start + c.beats - 1e-6)
        sounding = set()
        for name in tonal:
            for start, end, key in tracks.get(name, ()):
                if abs(start - spot) < 0.05:
                    struck += 1
                    if key % 12 not in chord.tones and key % 12 != chord.bass:
                        later = min(
                            (n for n in tracks[name] if n[0] >= end - 0.3), default=(0, 0, 99)
                        )
                        if abs(later[2] - key) > 2:
                            foreign.append((spot, name, PITCHES[key % 12], chord.name))
                        else:
                            passing += 1
                if start - 0.05 <= spot < end - 0.1:
                    sounding.add(key)
        keys = sorted(sounding)
        for i, low in enumerate(keys):
            for high in keys[i + 1 :]:
                strong[min((high - low) % 12, -(high - low) % 12)] += 1
    total = sum(strong.values())
    print(f"\n== {song.name}: {len(spots)} strong beats, {struck} notes struck on them,", end=" ")
    print(f"{passing} outside the chord but left by step, {len(foreign)} unresolved")
    print(
        "   intervals: " + ", ".join(f"{NAMES[k]} {100 * strong[k] / total:.1f}%" for k in range(7))
    )
    for spot, name, note, chord in foreign[:12]:
        print(
            f"   bar {int(spot // song.beats_per_bar) + 1} beat {spot % song.beats_per_bar + 1:g}: {name} {note} over {chord}"
        )
    for part in song.parts:
        if part.program >= 0 and part.notes and part.program in RANGES:
            keys = [n.pitch for n in part.notes]
            low, high = RANGES[part.program]
            if min(keys) < low or max(keys) > high:
                print(f"   range: {part.name} {min(keys)}..{max(keys)} outside {low}..{high}")
    sections = voicings_by_section(song)
    moves = [(a, b) for line in sections for a, b in itertools.pairwise(line)]
    bad = sum(bool(parallels(a, b)) for a, b in moves)
    crossed = sum(list(v) != sorted(v) for line in sections for v in line)
    leaps = sum(abs(x - y) > 5 for a, b in moves for x, y in zip(a[1:], b[1:], strict=True))
    print(
        f"   inner voices: {len(moves)} chord changes, {bad} with parallel 5ths/8ves, {crossed} crossings, {leaps} leaps over a 4th"
    )
    clashes = defaultdict(int)
    for name in tonal:
        for start, end, key in tracks.get(name, ()):
            chord = next(
                (c for c in song.harmony if c.start - 1e-6 <= start < c.start + c.beats), None
            )
            if (
                chord
                and key % 12 not in chord.tones
                and key % 12 != chord.bass
                and end - start >= song.beats_per_bar / 3
            ):
                clashes[
                    f"{name} {PITCHES[key % 12]} over {chord.name} at bar {int(start // song.beats_per_bar) + 1}"
                ] += 1
    print(
        f"   long notes (a third of a bar or more) outside their chord: {len(clashes)} {list(clashes)[:8]}"
    )


def voicings_by_section(song: Song) -> list[list[tuple[int, ...]]]:
    """The whole harmony, cut where a composed section began (its voices are led afresh there)."""
    sections, line = [], []
    for chord in song.harmony:
        if line and chord.start in song.starts:
            sections.append(line)
            line = []
        line.append(chord)
    return [voicings(part) for part in [*sections, line]]


if __name__ == "__main__":
    for module in (music_title, music_mine, music_market, music_quest, music_hearth, music_scoring):
        report(module.compose())
    for make in (*music_stage_two.SONGS, *music_stage_three.SONGS, *music_stings.STINGS):
        report(make())
