"""Start of SDL, and the window: it opens where it can be reached."""

import logging
import os
import sys
import warnings

import pygame

from forgewar.app.window.fade import Fade
from forgewar.app.window.settings import Settings, save_settings
from forgewar.paths import assets_folder
from forgewar.words import say

log = logging.getLogger(__name__)
# AccessKit becomes part of the window there, and panics unless that is still hidden.
OPENS_HIDDEN = sys.platform in ("win32", "darwin")
SMALLEST_WINDOW = (1024, 640)
_PART = 0.8  # of the desktop, for the first window
_SHAPE = 16 / 9
LEAST_DRAWN = (320, 200)  # pixels: nothing is laid out for less


class NoDisplay(RuntimeError):
    """There is no screen to show the game on."""


def start_display(settings: Settings) -> pygame.Surface:
    """Start SDL and open the window, hidden if `OPENS_HIDDEN`. Raises `NoDisplay` where there is no
    screen."""
    for system in ("X11", "WAYLAND"):  # by this desktops find the icon; pygame would have another
        os.environ[f"SDL_VIDEO_{system}_WMCLASS"] = "forgewar"
    os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # pixels, not points
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # what an input method offers to choose from
    wanted = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        pygame.display.init()
        pygame.font.init()
        # Without a screen SDL falls back to drawing nowhere, and says nothing.
        if pygame.display.get_driver() == "offscreen" and wanted != "offscreen":
            raise NoDisplay(say("menus-no-screen"))
        if pygame.display.get_driver() == "x11" and sys.platform == "linux":
            # We draw with the processor; taking the picture through OpenGL would cost more than
            # drawing it, above all where that is done by the processor as well. (Wayland has no
            # other way.)
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_icon(pygame.image.load(assets_folder() / "icons" / "app.png"))
        surface = open_window(settings, pygame.HIDDEN if OPENS_HIDDEN else 0)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    pygame.display.set_caption(say("menus-forge-war"))
    pygame.key.stop_text_input()  # on while a field is open (controller.py)
    return surface


def open_window(settings: Settings, flags: int = 0) -> pygame.Surface:
    """The window as the settings want it, never larger than the screen; `flags` may hide or
    show it."""
    if settings.full_screen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN | flags)
    desktop = pygame.display.get_desktop_sizes()[0]
    surface = pygame.display.set_mode(window_size(settings, desktop), pygame.RESIZABLE | flags)
    _hold_least(desktop)
    return surface


def _hold_least(desktop: tuple[int, int]) -> None:
    """Set the smallest size of the window, where the system allows it."""
    least = (min(SMALLEST_WINDOW[0], desktop[0]), min(SMALLEST_WINDOW[1], desktop[1]))
    try:
        with warnings.catch_warnings():
            # Its only other way is to draw through a `Window` of its own. Should it go, the window
            # can be made smaller, and says so in place of a screen that nobody could read.
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = least
    except (AttributeError, pygame.error, ValueError) as error:
        log.info("the window has no least size: %s", error)


def window_size(settings: Settings, desktop: tuple[int, int]) -> tuple[int, int]:
    """Size of the window: the one it was left with, cut to the desktop; the first time, one that
    suits it."""
    if not settings.width or not settings.height:
        return first_size(desktop)
    left = (settings.width, settings.height)
    width, height = (
        min(max(side, least), most)
        for side, least, most in zip(left, SMALLEST_WINDOW, desktop, strict=True)
    )
    return width, height


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Most of the desktop in a wide shape: never more than all of it, and where it has the room, at
    least the smallest window."""
    height = min(desktop[1] * _PART, desktop[0] * _PART / _SHAPE)
    wanted = (round(height * _SHAPE), round(height))
    width, height = (
        min(max(side, least), most)
        for side, least, most in zip(wanted, SMALLEST_WINDOW, desktop, strict=True)
    )
    return int(width), int(height)


class Screen:
    """The window and the surface to draw on. That is the window itself or, where a window manager
    forces it to a size for which nothing can be laid out, a larger surface beside it."""

    def __init__(self, window: pygame.Surface, settings: Settings) -> None:
        self.window = window
        self.fade = Fade(settings)
        self.is_stale = True  # something has changed since the last frame
        self._settings = settings
        self._beside: pygame.Surface | None = None

    @property
    def surface(self) -> pygame.Surface:
        """Surface to draw on now: pygame resizes the window's surface whenever it takes events."""
        size = self.window.get_size()
        if size[0] >= LEAST_DRAWN[0] and size[1] >= LEAST_DRAWN[1]:
            self._beside = None
            return self.window
        size = (max(size[0], LEAST_DRAWN[0]), max(size[1], LEAST_DRAWN[1]))
        if self._beside is None or self._beside.get_size() != size:
            self._beside = pygame.Surface(size, 0, self.window)
        return self._beside

    def set_window(
        self, *, size: tuple[int, int] | None = None, full_screen: bool | None = None
    ) -> None:
        """Change the window; the settings remember it."""
        if size is not None:
            self._settings.width, self._settings.height = size
        if full_screen is not None:
            self._settings.full_screen = full_screen
        self.window = open_window(self._settings)
        save_settings(self._settings)

    def show(self, changed: list[pygame.Rect] | None = None) -> None:
        """Flip the window, which may show only a part of the surface; or what has changed of
        it."""
        if self._beside is not None:
            self.window.blit(self._beside, (0, 0))
        if changed is None or self._beside is not None:
            pygame.display.flip()
        else:
            pygame.display.update(changed)


def screen_is_gone() -> bool:
    """Whether SDL asks to quit because the screen went away: Wayland tells nothing else."""
    if sys.platform == "win32" or pygame.display.get_driver() != "wayland":
        return False
    import socket  # not before it is asked: the title comes first

    name = os.environ.get("WAYLAND_DISPLAY", "wayland-0")
    place = os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), name)  # noqa: PTH118  # may be absolute
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as route:
        try:
            route.connect(place)
        except OSError:
            return True
    return False
