"""The log file with a size limit. `logging.handlers` imports sockets and pickle, so this module is
imported once the title is on screen."""

import logging
from functools import partial
from logging.handlers import RotatingFileHandler

from forgewar.app.window.log_file import LOGGER, LogFile, make_handler

_MAX_BYTES = 1_000_000
_BACKUPS = 2


class RotatingLogFile(LogFile, RotatingFileHandler):
    """Becomes .1 when it is full, and the .1 before it .2."""

    def doRollover(self) -> None:
        try:
            super().doRollover()
        except OSError:  # go on with the file as it is
            self.maxBytes *= 2


def rotate_log() -> None:
    """Replace the handler of `start_log` by one that limits the size of the file."""
    root = logging.getLogger(LOGGER)
    for handler in [handler for handler in root.handlers if type(handler) is LogFile]:
        rotating = partial(RotatingLogFile, maxBytes=_MAX_BYTES, backupCount=_BACKUPS)
        root.addHandler(make_handler(rotating))
        root.removeHandler(handler)
        handler.close()
