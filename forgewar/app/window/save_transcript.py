"""The game so far in full sentences, saved among the player's documents."""

import logging
import time
from typing import TYPE_CHECKING

from forgewar.app.window.keeping import fitting
from forgewar.files import make_folder, write_whole
from forgewar.paths import shared_folders
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

log = logging.getLogger(__name__)


def save_transcript(app: "App") -> None:
    """Save what happened up to now, and say where it is or why that cannot be done."""
    match = app.match
    assert match is not None
    path = shared_folders()[0] / f"{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
    try:
        make_folder(path.parent)
        write_whole(path, "\n".join([*match.transcript(), ""]).encode())
    except OSError as error:
        log.warning("no transcript at %s: %s", path, error)
        told = say("match-transcript-not-written", path=str(path))
        app.tell(say("match-transcript-not-saved"), fitting(told))
    else:
        told = say("match-transcript-saved-where", path=str(path))
        app.tell(say("match-transcript-saved"), fitting(told))
