"""The workshop behind every sound of the kit: notes, MIDI, rendering, mixing, mastering.

A piece is a `Song` of `Part`s. Times are beats, pitches MIDI numbers, levels dB. The order of work:
compose (Part.play/pattern/pad/hits) -> MIDI -> fluidsynth, one dry stem per part -> EQ, level, pan,
reverb in numpy -> fold the tail into the head (loops) -> loudness -> Ogg Vorbis. No step is random:
every jitter comes from a generator seeded with the names of song and part.
"""

import itertools
import os
import re
import shutil
import struct
import subprocess
import tempfile
import warnings
import zlib
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from scipy import signal
from scipy.io import wavfile

RATE = 44100
ROOT = Path(__file__).resolve().parent
OGG, MIDI = ROOT / "build", ROOT / "midi"
TAIL = 7.0  # seconds of release and reverb rendered past the end
DRUMS = -1  # "program" of a part that plays the percussion kit


def soundfont() -> Path:
    """FluidR3_GM.sf2: named by FORGE_SOUNDFONT, or where the package puts it beside fluidsynth."""
    if named := os.environ.get("FORGE_SOUNDFONT"):
        return Path(named)
    prefix = Path(shutil.which("fluidsynth") or "fluidsynth").resolve().parent.parent
    return prefix / "share" / "sounds" / "sf2" / "FluidR3_GM.sf2"


def rng_for(*names: str) -> np.random.Generator:
    return np.random.default_rng(zlib.crc32("/".join(names).encode()))


# --- pitches and chords -----------------------------------------------------------------------

_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_KINDS = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11),
          "sus4": (0, 5, 7), "dim": (0, 3, 6), "5": (0, 7)}  # fmt: skip


def pitch_class(name: str) -> int:
    return (_STEPS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def pitch(name: str) -> int:
    """MIDI number of a name such as F#4 (C4 = 60)."""
    match = re.fullmatch(r"([A-G][#b]?)(\d)", name)
    assert match, name
    return pitch_class(match[1]) + 12 * (int(match[2]) + 1)


@dataclass(frozen=True)
class Chord:
    name: str
    start: float
    beats: float

    @property
    def tones(self) -> tuple[int, ...]:
        match = re.match(r"([A-G][#b]?)([a-z0-9]*)", self.name)
        assert match, self.name
        return tuple((pitch_class(match[1]) + step) % 12 for step in _KINDS[match[2]])

    @property
    def bass(self) -> int:
        return pitch_class(self.name.split("/")[1]) if "/" in self.name else self.tones[0]


def chords(text: str, bar: int, beats_per_bar: int) -> list[Chord]:
    """`D | G A` -> chords from that bar on; the chords of a bar share it evenly."""
    out = []
    for i, measure in enumerate(text.split("|")):
        names = measure.split()
        span = beats_per_bar / len(names)
        out += [Chord(n, (bar + i) * beats_per_bar + j * span, span) for j, n in enumerate(names)]
    return out


def voicings(
    line: list[Chord], low: int = 50, high: int = 70, bass_low: int = 36
) -> list[tuple[int, ...]]:
    """Bass and three upper voices per chord: the path of least motion, without parallels (dynamic programming)."""
    best: list[tuple[float, tuple[int, ...], int]] = []
    layers = []
    for chord in line:
        basses = [p for p in range(bass_low, bass_low + 14) if p % 12 == chord.bass]
        tones = [p for p in range(low, high + 1) if p % 12 in chord.tones]
        uppers = [
            u for u in itertools.combinations(tones, 3) if u[2] - u[0] <= 17 and u[1] - u[0] >= 3
        ]
        full = [
            u
            for u in uppers
            if len({p % 12 for p in u} | {chord.bass}) >= min(4, len(set(chord.tones)))
        ]
        layer = []
        for now in ((b, *u) for b in basses for u in (full or uppers)):
            own = 0.15 * abs(sum(now[1:]) / 3 - (low + high) / 2) + 0.1 * abs(now[0] - bass_low - 6)
            if not best:
                layer.append((own, now, -1))
            else:
                costs = [c + _motion(before, now) for c, before, _ in best]
                i = int(np.argmin(costs))
                layer.append((costs[i] + own, now, i))
        best = layer
        layers.append(layer)
    path, at = [], int(np.argmin([c for c, _, _ in layers[-1]]))
    for layer in reversed(layers):
        path.append(layer[at][1])
        at = layer[at][2]
    return path[::-1]


def _motion(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    cost = sum(abs(x - y) for x, y in zip(a[1:], b[1:], strict=True)) + 0.4 * abs(a[0] - b[0])
    cost += sum(3 for x, y in zip(a[1:], b[1:], strict=True) if abs(x - y) > 5)
    return cost + 9 * len(parallels(a, b))


def parallels(a: tuple[int, ...], b: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pairs of voices that move in parallel fifths or octaves from one chord to the next."""
    return [
        (i, j)
        for i, j in itertools.combinations(range(len(a)), 2)
        if a[i] != b[i]
        and (a[j] - a[i]) % 12 == (b[j] - b[i]) % 12
        and (a[j] - a[i]) % 12 in (0, 7)
    ]


# --- notes ------------------------------------------------------------------------------------


@dataclass
class Note:
    start: float
    beats: float
    pitch: int
    velocity: float


@dataclass
class Part:
    """One instrument: what it plays, and how it sits in the mix."""

    name: str
    program: int  # General MIDI program from 0, or DRUMS
    level: float = -24  # loudness while it plays, LUFS before mastering
    pan: float = 0.0  # -1 left .. 1 right
    reverb: float = 0.25
    low_cut: float = 40
    high_cut: float = 7000
    swell: float = 0  # depth of the four-bar expression arch, 0..1 (sustained instruments)
    jitter: float = 0.007  # seconds
    tonal: bool = True  # takes part in the harmony check
    notes: list[Note] = field(default_factory=list)
    beats_per_bar: int = 4

    def play(
        self, text: str, bar: float, velocity: float = 80, shift: int = 0, hold: float = 0.97
    ) -> "Part":
        """A melody `A3:1 D4:1.5 -:1 | ...`; `|` must fall on a bar line, so a miscounted bar is an error."""
        start = at = bar * self.beats_per_bar
        for token in text.replace("|", " | ").split():
            if token == "|":
                assert abs((at - start) % self.beats_per_bar) < 1e-6, (
                    f"{self.name}: bar line at {at - start}: {text}"
                )
                continue
            names, length = token.split(":")
            beats = float(length)
            for name in [] if names == "-" else names.split("+"):
                rise = 6 * np.sin(
                    np.pi * ((at - start) % (4 * self.beats_per_bar)) / (4 * self.beats_per_bar)
                )
                self.notes.append(Note(at, beats * hold, pitch(name) + shift, velocity + rise))
            at += beats
        return self

    def pattern(self, line: list[Chord], voiced: list[tuple[int, ...]], steps: str, step: float = 0.5,
                velocity: float = 70, length: float = 1.0, shift: int = 0) -> "Part":  # fmt: skip
        """Broken chords: a digit picks a voice (0 bass; 4-7 the voices 0-3 an octave up), `.` rests."""
        for chord, voices in zip(line, voiced, strict=True):
            for i in range(round(chord.beats / step)):
                at = chord.start + i * step
                mark = steps[round(at % self.beats_per_bar / step) % len(steps)]
                if mark != ".":
                    voice = int(mark)
                    note = voices[voice % 4] + 12 * (voice // 4) + shift
                    accent = 6 if at % self.beats_per_bar == 0 else 0
                    ring = min(
                        length, chord.start + chord.beats - at + 0.1
                    )  # no ringing into the next chord
                    self.notes.append(Note(at, ring, note, velocity + accent))
        return self

    def pad(self, line: list[Chord], voiced: list[tuple[int, ...]], which: tuple[int, ...] = (1, 2, 3),
            velocity: float = 60, shift: int = 0, longest: float = 8) -> "Part":  # fmt: skip
        """Held chords; a voice that keeps its note ties it over, up to `longest` beats."""
        for voice in which:
            held: Note | None = None
            for chord, voices in zip(line, voiced, strict=True):
                note = voices[voice] + shift
                if held and held.pitch == note and held.beats + chord.beats <= longest + 0.1:
                    held.beats += chord.beats
                else:
                    held = Note(chord.start, chord.beats * 1.01, note, velocity)
                    self.notes.append(held)
        return self

    def hits(self, key: int, steps: str, bar: int, bars: int, velocity: float = 60, step: float = 0.5,
             length: float = 0.5) -> "Part":  # fmt: skip
        """A rhythm: `x` a stroke, `X` an accent, `o` a ghost, `.` a rest; the steps repeat for `bars`."""
        louder = {"x": 0, "X": 14, "o": -16}
        for i in range(round(bars * self.beats_per_bar / step)):
            if (mark := steps[i % len(steps)]) in louder:
                at = bar * self.beats_per_bar + i * step
                self.notes.append(Note(at, length, key, velocity + louder[mark]))
        return self


@dataclass
class Song:
    name: str
    bpm: float  # of the beat that `beats_per_bar` counts
    beats_per_bar: int
    bars: int
    hall: float = 2.0  # reverb time in seconds
    parts: list[Part] = field(default_factory=list)
    harmony: list[Chord] = field(default_factory=list)
    starts: set[float] = field(default_factory=set)  # beats at which sections begin
    lufs: float = -18.0
    loop: bool = True
    longest: float = 99.0  # seconds a sting may last, its tail included
    lift: tuple[int, float] = (0, 0.0)  # how many bars at the beginning are louder, by how many dB
    extra: list[tuple[float, np.ndarray]] = field(default_factory=list)  # seconds, stereo audio

    @property
    def seconds(self) -> float:
        return self.bars * self.beats_per_bar * 60 / self.bpm

    def part(self, name: str, program: int, **how: object) -> Part:
        made = Part(name, program, beats_per_bar=self.beats_per_bar, **how)  # type: ignore[arg-type]
        self.parts.append(made)
        return made

    def section(self, text: str, bar: int) -> tuple[list[Chord], list[tuple[int, ...]]]:
        """Chords from a bar on, with their voices, kept for the harmony check."""
        line = chords(text, bar, self.beats_per_bar)
        self.harmony += line
        self.starts.add(line[0].start)
        return line, voicings(line)


# --- MIDI -------------------------------------------------------------------------------------

_PPQ = 480


def _varlen(value: int) -> bytes:
    out = [value & 0x7F]
    while value := value >> 7:
        out.insert(0, value & 0x7F | 0x80)
    return bytes(out)


def _track(events: list[tuple[int, int, bytes]], end: int) -> bytes:
    data, now = b"", 0
    for tick, _, message in sorted(events):
        data += _varlen(tick - now) + message
        now = tick
    data += _varlen(max(0, end - now)) + b"\xff\x2f\x00"
    return b"MTrk" + struct.pack(">I", len(data)) + data


def midi(song: Song, parts: list[Part], lead_beats: float = 1.0, human: bool = True) -> bytes:
    """A type 1 MIDI file; `lead_beats` of silence come first so that early notes are not cut."""
    ticks = lambda beats: round((beats + lead_beats) * _PPQ)  # noqa: E731
    end = ticks(song.bars * song.beats_per_bar + TAIL * song.bpm / 60)
    tracks = [_track([(0, 0, b"\xff\x51\x03" + round(60e6 / song.bpm).to_bytes(3, "big"))], end)]
    for number, part in enumerate(parts):
        channel = (
            9 if part.program == DRUMS else (number % 15 if number % 15 < 9 else number % 15 + 1)
        )
        rng = rng_for(song.name, part.name)
        program = 0 if part.program == DRUMS else part.program
        events = [(0, 0, b"\xff\x03" + _varlen(len(part.name)) + part.name.encode()),
                  (0, 1, bytes([0xC0 | channel, program])), (0, 2, bytes([0xB0 | channel, 11, 110])),
                  (end, 9, bytes([0xB0 | channel, 64, 0]))]  # fmt: skip
        if part.swell and human:
            for half in range(song.bars * song.beats_per_bar * 2):
                phase = half / 2 / (4 * song.beats_per_bar)
                level = 1 - part.swell * (1 - np.sin(np.pi * (phase % 1)) ** 2)
                events.append(
                    (ticks(half / 2), 2, bytes([0xB0 | channel, 11, round(40 + 72 * level)]))
                )
        for note in sorted(part.notes, key=lambda n: (n.start, n.pitch)):
            late = rng.normal(0, part.jitter) * song.bpm / 60 if human else 0.0
            speed = int(np.clip(note.velocity + (rng.normal(0, 4) if human else 0), 8, 120))
            on = max(0, ticks(note.start + late))
            off = max(on + 20, ticks(note.start + late + note.beats))
            events.append((on, 5, bytes([0x90 | channel, note.pitch, speed])))
            events.append((off, 4, bytes([0x80 | channel, note.pitch, 0])))
        tracks.append(_track(events, end))
    return b"MThd" + struct.pack(">IHHH", 6, 1, len(tracks), _PPQ) + b"".join(tracks)


# --- audio ------------------------------------------------------------------------------------


def render(data: bytes) -> np.ndarray:
    """The dry sound of a MIDI file, shape (samples, 2)."""
    with tempfile.TemporaryDirectory() as folder:
        score, sound = Path(folder) / "in.mid", Path(folder) / "out.wav"
        score.write_bytes(data)
        command = ["fluidsynth", "-ni", "-q", "-R", "0", "-C", "0", "-g", "0.5", "-r", str(RATE),
                   "-o", "synth.dynamic-sample-loading=1", "-o", "synth.polyphony=128",
                   "-T", "wav", "-O", "float", "-F", str(sound), str(soundfont()), str(score)]  # fmt: skip
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with warnings.catch_warnings():  # fluidsynth writes a chunk that scipy does not know
            warnings.simplefilter("ignore", wavfile.WavFileWarning)
            return wavfile.read(sound)[1].astype(np.float64)


def _k_weighting() -> np.ndarray:
    """ITU-R BS.1770 pre-filter and high-pass at 44.1 kHz, as second-order sections."""
    out = []
    for f0, q, gain in (
        (1681.974450955533, 0.7071752369554196, 3.999843853973347),
        (38.13547087602444, 0.5003270373238773, None),
    ):
        k = np.tan(np.pi * f0 / RATE)
        a = [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]
        if gain is None:
            b = [1.0, -2.0, 1.0]
            out.append([*list(b), 1.0, a[1] / a[0], a[2] / a[0]])
        else:
            vh = 10 ** (gain / 20)
            vb = vh**0.4996667741545416
            b = [vh + vb * k / q + k * k, 2 * (k * k - vh), vh - vb * k / q + k * k]
            out.append([x / a[0] for x in b] + [1.0, a[1] / a[0], a[2] / a[0]])
    return np.array(out)


def loudness(audio: np.ndarray, block: float = 0.4) -> float:
    """Gated loudness in LUFS; a short `block` suits effects."""
    power = (signal.sosfilt(_k_weighting(), audio, axis=0) ** 2).sum(axis=1)
    size = int(block * RATE)
    hop = size // 4
    if len(power) < size:
        power = np.pad(power, (0, size - len(power)))
    total = np.concatenate([[0], np.cumsum(power)])
    starts = np.arange(0, len(power) - size + 1, hop)
    means = (total[starts + size] - total[starts]) / size + 1e-12
    loud = means[means > 10 ** ((-70 + 0.691) / 10)]
    if not len(loud):
        return -70.0
    gate = loud.mean() / 10
    return float(-0.691 + 10 * np.log10(loud[loud > gate].mean()))


def true_peak(audio: np.ndarray) -> float:
    """dBTP, four times oversampled."""
    return float(20 * np.log10(np.abs(signal.resample_poly(audio, 4, 1, axis=0)).max() + 1e-9))


def room(seconds: float, seed: str, predelay: float = 0.018, bright: float = 5200) -> np.ndarray:
    """A stereo impulse response: sparse early reflections, then noise whose highs die sooner."""
    rng = rng_for("room", seed)
    size = int((seconds * 1.15 + predelay) * RATE)
    t = np.arange(size) / RATE
    out = np.zeros((size, 2))
    for side in (0, 1):
        noise = rng.normal(size=size)
        for low, high, share in ((120, 500, 1.0), (500, 2000, 0.85), (2000, bright, 0.5)):
            band = signal.sosfilt(
                signal.butter(2, (low, high), "bandpass", fs=RATE, output="sos"), noise
            )
            out[:, side] += band * 10 ** (-3 * t / (seconds * share))
        build = np.clip(t / 0.03, 0, 1)
        out[:, side] *= build
        for delay in rng.uniform(0.004, 0.045, 7):
            out[int(delay * RATE), side] += rng.choice((-1, 1)) * 0.6 * np.exp(-delay * 30)
    out = np.roll(out, int(predelay * RATE), axis=0)
    out[: int(predelay * RATE)] = 0
    return out / np.sqrt((out**2).sum(axis=0))


def reverberate(audio: np.ndarray, response: np.ndarray) -> np.ndarray:
    return np.stack(
        [signal.oaconvolve(audio[:, s], response[:, s])[: len(audio)] for s in (0, 1)], axis=1
    )


def equalise(audio: np.ndarray, low_cut: float, high_cut: float) -> np.ndarray:
    audio = signal.sosfilt(
        signal.butter(2, low_cut, "highpass", fs=RATE, output="sos"), audio, axis=0
    )
    if high_cut < 16000:
        audio = signal.sosfilt(
            signal.butter(1, high_cut, "lowpass", fs=RATE, output="sos"), audio, axis=0
        )
    return audio


def shelf(audio: np.ndarray, hertz: float = 2500, decibels: float = 4.5) -> np.ndarray:
    """A little air: raise everything above `hertz` gently."""
    high = signal.sosfilt(signal.butter(1, hertz, "highpass", fs=RATE, output="sos"), audio, axis=0)
    return audio + (10 ** (decibels / 20) - 1) * high


def quiet_spot(loops: list[np.ndarray], within: float = 0.6) -> int:
    """How many samples before the end the layers are calmest: the place to cut a loop for a lossy codec."""
    size = round(within * RATE)
    ends = sum(
        np.abs(x[-size:]).sum(axis=1) + 4 * np.abs(np.diff(x[-size - 1 :], axis=0)).sum(axis=1)
        for x in loops
    )
    calm = np.convolve(ends, np.hanning(900), "same")
    return size - (450 + int(np.argmin(calm[450:-450])))


def pan(audio: np.ndarray, where: float) -> np.ndarray:
    """Balance, with the far side partly folded over so that nothing is lost."""
    left, right = audio[:, 0], audio[:, 1]
    cross = abs(where) * 0.5
    if where < 0:
        left, right = left + cross * right, right * (1 - cross * 1.2)
    else:
        left, right = left * (1 - cross * 1.2), right + cross * left
    return np.stack([left, right], axis=1)


def soften(audio: np.ndarray, knee: float = 0.53, ceiling: float = 0.78) -> np.ndarray:
    """Round off peaks above the knee sample by sample: no memory, so a loop stays a loop."""
    size = np.abs(audio)
    over = knee + (ceiling - knee) * np.tanh((size - knee) / (ceiling - knee))
    return np.where(size > knee, np.sign(audio) * over, audio)


def apply_event(audio: np.ndarray, length: int, lead: int) -> np.ndarray:
    """Add what sounds before the start and after the end to the other end of the loop."""
    out = audio[lead : lead + length].copy()
    tail = audio[lead + length :][:length]
    out[: len(tail)] += tail
    if lead:
        out[-lead:] += audio[:lead]
    return out


def mix(song: Song) -> np.ndarray:
    """All parts, levelled and with reverb, before mastering."""
    size = round((song.seconds + TAIL + 60 / song.bpm) * RATE)
    lead = round(60 / song.bpm * RATE)
    dry, wet = np.zeros((size, 2)), np.zeros((size, 2))
    for part in song.parts:
        if not part.notes:
            continue
        sound = render(midi(song, [part]))[:size]
        sound = equalise(
            np.pad(sound, ((0, size - len(sound)), (0, 0))), part.low_cut, part.high_cut
        )
        sound = pan(sound * 10 ** ((part.level - loudness(sound)) / 20), part.pan)
        dry += sound
        wet += sound * part.reverb
    for at, sound in song.extra:
        start = lead + round(at * RATE)
        dry[start : start + len(sound)] += sound[: size - start]
        wet[start : start + len(sound)] += 0.7 * sound[: size - start]
    if wet.any():
        dry += reverberate(wet, room(song.hall, song.name)) * 1.6
    dry = shelf(dry)
    length = round(song.seconds * RATE)
    if song.loop:
        return apply_event(dry, length, lead)
    out = trim(dry[lead - 40 : lead + length + round(TAIL * RATE)])
    cut = out[: round(song.longest * RATE)]
    return fade_out(cut, 0.25 if len(cut) == len(out) else 1.2)


def trim(audio: np.ndarray, floor: float = 10 ** (-66 / 20)) -> np.ndarray:
    """Cut the silence at the end."""
    loud = np.flatnonzero(np.abs(audio).max(axis=1) > floor * max(1e-9, np.abs(audio).max()) * 2)
    return audio[: loud[-1] + 1] if len(loud) else audio[:1]


def fade_out(audio: np.ndarray, seconds: float) -> np.ndarray:
    size = min(len(audio), int(seconds * RATE))
    shape = 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, size))
    out = audio.copy()
    out[-size:] *= shape[:, None]
    return out


def encode(audio: np.ndarray, name: str, quality: float) -> Path:
    """Write ogg/NAME.ogg, byte for byte the same each time."""
    OGG.mkdir(exist_ok=True)
    target = OGG / f"{name}.ogg"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "in.wav"
        wavfile.write(source, RATE, audio.astype(np.float32))
        subprocess.run(
            ["ffmpeg", "-v", "error", "-y", "-i", str(source), "-map_metadata", "-1", "-fflags", "+bitexact",
             "-flags:a", "+bitexact", "-c:a", "libvorbis", "-q:a", str(quality), str(target)], check=True)  # fmt: skip
    return target


def decode(path: Path) -> np.ndarray:
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", str(path), "-f", "f32le", "-ac", "2", "-ar", str(RATE), "-"],
                         check=True, capture_output=True).stdout  # fmt: skip
    return np.frombuffer(raw, np.float32).reshape(-1, 2).astype(np.float64)


def lifted(song: Song, slope: float = 3.0) -> np.ndarray:
    """The gain of each sample where the beginning is louder: it rises and falls in `slope` seconds."""
    bars, decibels = song.lift
    size = round(song.seconds * RATE)
    if not bars:
        return np.ones(1)
    end = bars * song.beats_per_bar * 60 / song.bpm
    at = np.arange(size) / RATE
    lift = np.interp(at, (0, end - slope, end, song.seconds - slope, song.seconds), (1, 1, 0, 0, 1))
    return 10 ** (decibels * (0.5 - 0.5 * np.cos(np.pi * lift)) / 20)


def master(song: Song, quality: float = 9) -> None:
    """Mix, bring to loudness and write, as well as can be heard: lay_out.py makes what is shipped."""
    MIDI.mkdir(exist_ok=True)
    (MIDI / f"{song.name}.mid").write_bytes(midi(song, song.parts, lead_beats=0, human=False))
    audio = mix(song) * lifted(song)[:, None]
    gain = 10 ** ((song.lufs - loudness(audio)) / 20)
    for _ in range(2):  # the soft ceiling takes a little loudness
        gain *= 10 ** ((song.lufs - loudness(soften(audio * gain))) / 20)
    early = quiet_spot([audio]) if song.loop else 0
    encode(soften(np.roll(audio, early, axis=0) * gain), f"music_{song.name}", quality)
    print(
        f"music_{song.name}: {song.seconds:.2f} s, gain {20 * np.log10(gain):.1f} dB, starts {early} samples early",
        flush=True,
    )
