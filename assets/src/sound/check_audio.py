"""Measures every file of the kit and draws pictures: `check_audio.py [--pictures] [prefix]`."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
from kit import OGG, RATE, ROOT, decode, loudness, true_peak
from scipy import signal


def r128(path: Path) -> tuple[float, float, float]:
    """Integrated loudness, loudness range and true peak as ffmpeg's ebur128 sees them."""
    text = subprocess.run(["ffmpeg", "-hide_banner", "-nostats", "-i", str(path), "-af", "ebur128=peak=true", "-f", "null", "-"],
                          capture_output=True, text=True, check=True).stderr.rsplit("Summary:", 1)[1]  # fmt: skip
    found = [re.search(rf"{label}:\s+(-?[\d.]+|-inf)", text) for label in ("I", "LRA", "Peak")]
    return tuple(float(m[1]) if m else float("nan") for m in found)  # type: ignore[return-value]


def balance(audio: np.ndarray) -> dict[str, float]:
    """Share of energy per band in per cent, and the centroid in Hz."""
    hertz, power = signal.welch(audio.mean(axis=1), RATE, nperseg=min(8192, len(audio)))
    total = power.sum() + 1e-20
    share = lambda low, high: 100 * power[(hertz >= low) & (hertz < high)].sum() / total  # noqa: E731
    return {"<200": share(0, 200), "200-4k": share(200, 4000), "4-8k": share(4000, 8000), ">8k": share(8000, 22050),
            "centroid": float((hertz * power).sum() / total)}  # fmt: skip


def seam(audio: np.ndarray) -> tuple[float, float, float]:
    """Step at the loop point, the largest steps within half a second of it, and the level change over it in dB."""
    ring = np.concatenate([audio[-RATE // 2 :], audio[: RATE // 2]])
    steps = np.abs(np.diff(ring, axis=0)).max(axis=1)
    at = RATE // 2 - 1
    size = RATE // 50
    before, after = ring[at + 1 - size : at + 1], ring[at + 1 : at + 1 + size]
    change = 10 * np.log10(((after**2).mean() + 1e-12) / ((before**2).mean() + 1e-12))
    return float(steps[at]), float(np.percentile(np.delete(steps, at), 99)), float(change)


def onset(audio: np.ndarray) -> float:
    """Milliseconds until a tenth of the peak is reached."""
    size = np.abs(audio).max(axis=1)
    return 1000 * float(np.argmax(size > 0.1 * size.max())) / RATE


def music() -> None:
    heads = f"{'file':22s} {'sec':>7} {'LUFS':>6} {'LRA':>5} {'dBTP':>6} {'<200':>5} {'200-4k':>6} {'4-8k':>5} {'>8k':>5} {'cent':>5}"
    print(heads + "  seam step / p99 / dB")
    for path in sorted(OGG.glob("music_*.ogg")):
        audio = decode(path)
        lufs, lra, peak = r128(path)
        b = balance(audio)
        s = seam(audio)
        print(f"{path.stem:22s} {len(audio) / RATE:7.2f} {lufs:6.1f} {lra:5.1f} {peak:6.1f} {b['<200']:5.1f} {b['200-4k']:6.1f} "
              f"{b['4-8k']:5.1f} {b['>8k']:5.1f} {b['centroid']:5.0f}  {s[0]:.5f} / {s[1]:.5f} / {s[2]:+.1f}")  # fmt: skip
    for name in ("mine", "market", "quest"):
        layers = [decode(OGG / f"music_{name}{end}.ogg") for end in ("", "_ii", "_iii")]
        same = len({len(x) for x in layers}) == 1
        size = min(map(len, layers))
        for count in (2, 3):
            total = sum(x[:size] for x in layers[:count])
            print(
                f"{name} + {count - 1} stem(s): {loudness(total):.1f} LUFS, {true_peak(total):.1f} dBTP, equal length: {same}"
            )


def effects() -> None:
    print(
        f"{'file':28s} {'sec':>5} {'LUFS*':>6} {'peak':>6} {'onset ms':>8} {'tail dB':>7} {'200-4k':>6} {'>8k':>5} {'cent':>5}"
    )
    for path in sorted(OGG.glob("sfx_*.ogg")):
        audio = decode(path)
        b = balance(audio)
        peak = np.abs(audio).max()
        tail = 20 * np.log10(np.abs(audio[-220:]).max() / peak + 1e-6)
        print(f"{path.stem:28s} {len(audio) / RATE:5.2f} {loudness(audio, 0.1):6.1f} {20 * np.log10(peak):6.1f} {onset(audio):8.1f} "
              f"{tail:7.1f} {b['200-4k']:6.1f} {b['>8k']:5.1f} {b['centroid']:5.0f}")  # fmt: skip


def pictures(prefix: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    (ROOT / "pictures").mkdir(exist_ok=True)
    for path in sorted(OGG.glob(f"{prefix}*.ogg")):
        audio = decode(path)
        figure, (top, middle, bottom) = plt.subplots(3, 1, figsize=(14, 9))
        top.plot(np.arange(0, len(audio), 20) / RATE, audio[::20, 0], lw=0.3)
        top.set_title(path.stem)
        middle.specgram(
            audio.mean(axis=1) + 1e-7,
            NFFT=4096,
            Fs=RATE,
            noverlap=2048,
            vmin=-150,
            vmax=-40,
            cmap="magma",
        )
        middle.set_ylim(0, 10000)
        ring = np.concatenate([audio[-4410:], audio[:4410]])
        bottom.plot((np.arange(len(ring)) - 4410) / RATE * 1000, ring, lw=0.6)
        bottom.set_title("100 ms on each side of the loop point")
        figure.tight_layout()
        figure.savefig(ROOT / "pictures" / f"{path.stem}.png", dpi=70)
        plt.close(figure)


if __name__ == "__main__":
    words = [w for w in sys.argv[1:] if w != "--pictures"]
    if "--pictures" in sys.argv:
        pictures(words[0] if words else "music_")
    else:
        if not words or words[0] == "music":
            music()
        if not words or words[0] == "sfx":
            effects()
