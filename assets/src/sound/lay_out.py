"""Lays what build.py made into assets/sounds: effects, stings and beds as they are, loops coded smaller.
Needs ffmpeg."""

import shutil
import subprocess

from kit import OGG, ROOT

SOUNDS = ROOT.parent.parent / "sounds"
MUSIC, AMBIENCE = SOUNDS / "music", SOUNDS / "ambience"
# What is shipped, by the name of its master.
LOOPS = {
    "title": "title",
    "mine": "mine_1",
    "market": "market_1",
    "quest": "quest_1",
    "mine_2": "mine_2",
    "market_2": "market_2",
    "quest_2": "quest_2",
    "mine_3": "mine_3",
    "market_3": "market_3",
    "quest_3": "quest_3",
    "hearth": "hearth",
    "scoring": "scoring",
}
STINGS = ("victory", "defeat", "stage_ii", "stage_iii")
# Half an hour of music is a quarter of the game: about 60 kbit/s, which quiet chamber music without
# cymbals bears (nothing of it lies above 8 kHz). The seams of some loops need more.
QUALITY, FINER = "0.8", "1.5"
FINE = ("mine_1", "market_1", "quest_1")


def ship(master: str, target: str) -> None:
    """Code a loop as it is shipped."""
    quality = FINER if target in FINE else QUALITY
    coded = ("-c:a", "libvorbis", "-q:a", quality, "-ar", "44100")
    exact = ("-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact")
    source, path = str(OGG / f"music_{master}.ogg"), str(MUSIC / f"{target}.ogg")
    subprocess.run(["ffmpeg", "-y", "-v", "error", "-i", source, *exact, *coded, path], check=True)


if __name__ == "__main__":
    MUSIC.mkdir(parents=True, exist_ok=True)
    for path in OGG.glob("sfx_*.ogg"):
        shutil.copy(path, SOUNDS / path.name.removeprefix("sfx_"))
    for name in STINGS:
        shutil.copy(OGG / f"music_{name}.ogg", MUSIC / f"{name}.ogg")
    for master, target in LOOPS.items():
        ship(master, target)
    AMBIENCE.mkdir(exist_ok=True)
    for path in OGG.glob("ambience_*.ogg"):
        shutil.copy(path, AMBIENCE / path.name.removeprefix("ambience_"))
