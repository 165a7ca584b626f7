"""Files that players save among their documents: a picture of the screen, and the game so far in
full sentences."""

import io
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from forgewar.app.window.game_files import shorten_paths
from forgewar.files import make_folder, write_whole
from forgewar.paths import shared_folders
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

log = logging.getLogger(__name__)


def save_picture(context: "SceneContext") -> None:
    """Save a picture of the screen."""

    def picture() -> bytes:
        made = io.BytesIO()
        pygame.image.save(context.screen.surface, made, "screen.png")
        return made.getvalue()

    _save(context, "picture", "png", picture)


def save_transcript(context: "SceneContext") -> None:
    """Save the transcript of the game up to now."""
    match = context.match
    assert match is not None
    _save(
        context,
        "transcript",
        "txt",
        lambda: "\n".join([*match.chronicle.transcript(), ""]).encode(),
    )


def _save(context: "SceneContext", what: str, ending: str, make: Callable[[], bytes]) -> None:
    """Write a file, and say where it is or why that cannot be done."""
    path = shared_folders()[0] / f"{time.strftime('%Y-%m-%d-%H%M%S')}.{ending}"
    try:
        make_folder(path.parent)
        write_whole(path, make())
    except (OSError, pygame.error) as error:
        log.warning("nothing saved at %s: %s", path, error)
        context.tell(
            say(f"document-{what}-not-saved"),
            shorten_paths(say(f"document-{what}-not-written", path=str(path))),
        )
    else:
        context.tell(
            say(f"document-{what}-saved"),
            shorten_paths(say(f"document-{what}-saved-where", path=str(path))),
        )
