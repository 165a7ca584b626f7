"""Draw the title, the final count and the end: `python docs/motion/stills.py [NAME ...]`."""

import argparse
import os
import shutil
import tempfile
from pathlib import Path

import pygame

from forgewar.app.shot import headless_app
from forgewar.app.window import game_files
from forgewar.app.window.app import App
from forgewar.app.window.global_commands import set_speed
from forgewar.content import load

OUT = Path(__file__).resolve().parent
RECORDS = OUT.parents[1] / "tests" / "fixtures" / "records"
WINDOW, SMALL = (1280, 720), (640, 360)
STEP = 1 / 30
# By the name of the picture: the record of a finished game (none for the title), whether to skip
# the count, and the seconds after which it is drawn.
STILLS = {
    "title": ("", False, 14.0),
    "count": ("epic_4_bonus_tiles", False, 2.9),
    "places": ("simple_4", False, 1.13),
    "tableau": ("epic_3", True, 1.6),
    "lost": ("solo_epic_medium", False, 1.6),
}


def draw(app: App, record: str, counted: bool, seconds: float, home: Path) -> pygame.Surface:
    """A moment of the title, of a count, or after it."""
    if record:
        path = home / f"{record}.jsonl"
        shutil.copy(RECORDS / path.name, path)
        game_files.open_game(app.context, path)
    if counted:
        app.context.command("confirm")
    for _ in range(round(seconds / STEP)):
        app.loop.step(STEP)
    return pygame.transform.smoothscale(app.context.screen.surface, SMALL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(STILLS))
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["FORGEWAR_HOME"] = home
        for name in given.names or STILLS:
            app = headless_app(load.default(), WINDOW, 100)
            app.context.navigator.open("title")
            set_speed(app.context, 1)
            pygame.image.save(draw(app, *STILLS[name], Path(home)), given.out / f"{name}.jpg")
            print(name)


if __name__ == "__main__":
    main()
