"""Lays what build.py made into assets/sounds: effects and stings under their names, and for each stage
the sum of a piece and its stems, so that the game plays one stream. Needs ffmpeg."""

import shutil
import subprocess

from kit import OGG, ROOT

SOUNDS = ROOT.parent.parent / "sounds"
MUSIC, AMBIENCE = SOUNDS / "music", SOUNDS / "ambience"
STAGED = ("mine", "market", "quest")
LOOPS = ("title", "scoring")
STINGS = ("victory", "defeat", "stage_ii", "stage_iii")
# Half an hour of music is a quarter of the game: about 60 kbit/s, which quiet chamber music without
# cymbals bears (nothing of it lies above 8 kHz). Where few play, the seam of a loop needs more.
QUALITY, FINER = "0.8", "1.5"


def add_up(target: str, layers: list[str], quality: str = QUALITY) -> None:
    """A piece as it sounds in a stage: its base and the stems up to there."""
    inputs = [part for layer in layers for part in ("-i", str(OGG / f"music_{layer}.ogg"))]
    mix = f"amix=inputs={len(layers)}:normalize=0"
    coded = ("-c:a", "libvorbis", "-q:a", quality, "-ar", "44100")
    exact = ("-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact")
    path = str(MUSIC / f"{target}.ogg")
    command = ["ffmpeg", "-y", "-v", "error", *inputs, "-filter_complex", mix, *exact, *coded, path]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    MUSIC.mkdir(parents=True, exist_ok=True)
    for path in OGG.glob("sfx_*.ogg"):
        shutil.copy(path, SOUNDS / path.name.removeprefix("sfx_"))
    for name in STINGS:
        shutil.copy(OGG / f"music_{name}.ogg", MUSIC / f"{name}.ogg")
    for name in LOOPS:
        add_up(name, [name])
    for name in STAGED:
        add_up(f"{name}_1", [name], FINER)
        add_up(f"{name}_2", [name, f"{name}_ii"])
        add_up(f"{name}_3", [name, f"{name}_ii", f"{name}_iii"])
    AMBIENCE.mkdir(exist_ok=True)
    for path in OGG.glob("ambience_*.ogg"):
        shutil.copy(path, AMBIENCE / path.name.removeprefix("ambience_"))
