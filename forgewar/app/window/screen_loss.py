"""When the screen goes away under the running app.

The library of X then ends the process at once and says nothing a player would understand. It can be
told to call us first: nobody returns from there, but there is time for the last words.
"""

import errno
import logging
import os
from collections.abc import Callable
from pathlib import Path

import pygame

log = logging.getLogger(__name__)
_kept: list[object] = []  # what the library of X may call


class ScreenLost(RuntimeError):
    """The screen that the game was shown on is gone; says by which driver it was shown."""


def watch_screen(then: Callable[[ScreenLost], int]) -> None:
    """Have `then` called when the screen is lost; the process ends with the code it returns."""
    if pygame.display.get_driver() != "x11":
        return
    import ctypes  # when the title is on screen

    def lost(_display: object) -> int:
        code = 1
        try:
            code = then(ScreenLost("x11"))
        finally:
            logging.shutdown()
            os._exit(code)

    try:
        library = ctypes.CDLL(_library())
        handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(lost)
        library.XSetIOErrorHandler(handler)
    except (OSError, AttributeError) as error:
        log.info("the screen is not watched: %s", error)
        return
    _kept.append(handler)


def _library() -> str:
    """The library of X that SDL has loaded; there may be others."""
    for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
        file = line.partition("/")[2]
        if Path(file).name.startswith(("libX11.", "libX11-")) and "xcb" not in file:
            return f"/{file}"
    raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "libX11")
