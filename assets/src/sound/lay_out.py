"""Lays what build.py made into assets/sounds: effects under their names, and for each stage the sum
of a piece and its stems, so that the game plays one stream. Needs ffmpeg."""

import shutil
import subprocess

from kit import OGG, ROOT

SOUNDS = ROOT.parent.parent / "sounds"
MUSIC = SOUNDS / "music"
STAGED = ("mine", "market", "quest")


def add_up(name: str, stage: int) -> None:
    """A piece as it sounds in a stage: its base and the stems up to there."""
    layers = [OGG / f"music_{name}{end}.ogg" for end in ("", "_ii", "_iii")[:stage]]
    inputs = [part for layer in layers for part in ("-i", str(layer))]
    mix = f"amix=inputs={stage}:normalize=0"
    coded = ("-c:a", "libvorbis", "-q:a", "1.5", "-ar", "44100")
    target = str(MUSIC / f"{name}_{stage}.ogg")
    command = ["ffmpeg", "-y", "-v", "error", *inputs, "-filter_complex", mix, *coded, target]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    MUSIC.mkdir(parents=True, exist_ok=True)
    for path in OGG.glob("sfx_*.ogg"):
        shutil.copy(path, SOUNDS / path.name.removeprefix("sfx_"))
    for name in ("title", "scoring", "victory", "defeat", "stage_ii", "stage_iii"):
        shutil.copy(OGG / f"music_{name}.ogg", MUSIC / f"{name}.ogg")
    for name in STAGED:
        shutil.copy(OGG / f"music_{name}.ogg", MUSIC / f"{name}_1.ogg")
        add_up(name, 2)
        add_up(name, 3)
