"""Draws every picture of the game, or those named: `python assets/src/draw.py [NAME ...]`.

A name is a path under assets/ without its ending (`quests/arena_games`), or the start of several
(`quests`, `pieces/worker`). With `--out DIR` the files go there instead; `--list` tells the names.
What is drawn depends on nothing but these scripts: drawing again changes no byte.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from svgkit import PICTURES

HERE = Path(__file__).resolve().parent
PROGRAMS = {"draw", "contact", "app_icon", "asian_face"}


def load() -> None:
    """Import every module of pictures, so that all of them are registered."""
    for path in sorted(HERE.rglob("*.py")):
        name = ".".join(path.relative_to(HERE).with_suffix("").parts)
        if name not in PROGRAMS and not name.startswith("sound."):
            import_module(name)


def chosen(names: list[str]) -> list[str]:
    """The pictures meant by the names; a name that means none is refused."""
    if not names:
        return sorted(PICTURES)
    found: set[str] = set()
    for name in names:
        wanted = name.removeprefix("assets/").removesuffix(".svg").rstrip("/")
        if wanted in PICTURES:
            found.add(wanted)
            continue
        several = {n for n in PICTURES if n.startswith(wanted)}
        if not several:
            raise SystemExit(f"No picture is called {name}.")
        found |= several
    return sorted(found)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--out", type=Path, default=HERE.parent, metavar="DIR")
    parser.add_argument("--list", action="store_true", help="tell the names, draw nothing")
    options = parser.parse_args(arguments)
    load()
    names = chosen(options.names)
    if options.list:
        print("\n".join(names))
        return
    for name in names:
        path = options.out / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(PICTURES[name]().text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
