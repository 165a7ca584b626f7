"""Draw the mine's tiles again: `python assets/src/draw.py [--out DIR]`.

All other pictures are edited as SVG files.
"""

import argparse
from pathlib import Path

import mine.plain
import mine.tiles  # noqa: F401 - registers its pictures
from svgkit import PICTURES

ASSETS = Path(__file__).resolve().parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ASSETS, metavar="DIR")
    out = parser.parse_args().out
    for name, draw in sorted(PICTURES.items()):
        path = out / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(draw().text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
