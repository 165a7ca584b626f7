"""A picture of the screen, saved among the player's documents."""

import io
import logging
import time
from typing import TYPE_CHECKING

import pygame

from forgewar.app.window.keeping import fitting
from forgewar.files import make_folder, write_whole
from forgewar.paths import shared_folders
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

log = logging.getLogger(__name__)


def save_picture(app: "App") -> None:
    """Save what is on screen, and say where it is or why that cannot be done."""
    path = shared_folders()[0] / f"{time.strftime('%Y-%m-%d-%H%M%S')}.png"
    try:
        picture = io.BytesIO()
        pygame.image.save(app.surface, picture, path.name)
        make_folder(path.parent)
        write_whole(path, picture.getvalue())
    except (OSError, pygame.error) as error:
        log.warning("no picture at %s: %s", path, error)
        told = say("menus-picture-not-written", path=str(path))
        app.tell(say("menus-picture-not-saved"), fitting(told))
    else:
        told = say("menus-picture-saved-where", path=str(path))
        app.tell(say("menus-picture-saved"), fitting(told))
