"""Draws the stills of this folder: the title that lives, the final count, and how games end.

Run `python docs/motion/stills.py [NAME ...]` from the top of a checkout with the game installed.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

import pygame

from forgewar.app.shot import headless_app
from forgewar.app.window.app import App
from forgewar.content import load

OUT = Path(__file__).resolve().parent
RECORDS = OUT.parents[1] / "tests" / "fixtures" / "records"
WINDOW, SMALL = (1280, 720), (640, 360)
STEP = 1 / 30
# By the name of the picture: the record of a finished game, or none for the title; whether all is
# counted first; and the seconds after which it is drawn.
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
        app.open_game(path)
    if counted:
        app.command("confirm")
    for _ in range(round(seconds / STEP)):
        app.step(STEP)
    return pygame.transform.smoothscale(app.surface, SMALL)


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["FORGEWAR_HOME"] = home
        for name in sys.argv[1:] or STILLS:
            app = headless_app(load.default(), WINDOW, 100)
            app.open("title")
            app.set_speed(1)
            pygame.image.save(draw(app, *STILLS[name], Path(home)), OUT / f"{name}.jpg")
            print(name)


if __name__ == "__main__":
    main()
