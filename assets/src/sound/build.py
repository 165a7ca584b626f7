"""Makes the whole kit, one script after the other: `python build.py [music|sfx|ambience]`."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MUSIC = (
    "mine",
    "market",
    "quest",
    "stage_two",
    "stage_three",
    "hearth",
    "title",
    "scoring",
    "stings",
)
EFFECTS = ("ui", "wealth", "mine", "quest", "game")

if __name__ == "__main__":
    wanted = sys.argv[1:] or ["music", "sfx", "ambience"]
    scripts = [f"music_{n}.py" for n in MUSIC if "music" in wanted] + [
        f"sfx_{n}.py" for n in EFFECTS if "sfx" in wanted
    ]
    scripts += ["ambience.py"] if "ambience" in wanted else []
    for script in scripts:
        subprocess.run([sys.executable, str(HERE / script)], check=True)
