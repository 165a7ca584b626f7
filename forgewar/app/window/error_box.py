"""The window that shows a fatal error to whoever started the game by its icon.

On X11 and Wayland it is drawn here: SDL would show its box by a process of its own, which ignores
SIGTERM and outlives the game.
"""

import os
import signal
import sys
import warnings
from contextlib import suppress

import pygame

from forgewar.app.kit import lettering, palette

_UNSEEN = ("dummy", "offscreen")  # drivers of SDL that show nothing
_LETTER = 50  # of them in the height of the screen
_LEAST, _MOST = 16, 40  # pixels of a letter
_WIDTH = 34  # letters
_PATIENCE = 250  # milliseconds until signals are looked for
_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_SPACE)


def show_error_box(title: str, words: str, button: str) -> None:
    """Show an error until the window is closed, or SIGTERM or SIGINT ends it. Shows nothing in
    continuous integration, where nobody would close it. Raises `pygame.error` if no window can be
    opened."""
    if os.environ.get("CI") or _is_unseen():
        return
    if sys.platform in ("win32", "darwin"):
        # The system's box is part of this process and returns to Python only when it is closed.
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        pygame.display.message_box(title, words, message_type="error", buttons=(button,))
        return
    pygame.display.init()
    if _is_unseen():
        return
    window, place = _open(title, words, button)
    try:
        _hide_game()
        _wait(window, place)
    except KeyboardInterrupt:
        pass  # Ctrl+C closes it
    finally:
        window.destroy()


def _is_unseen() -> bool:
    return pygame.display.get_init() and pygame.display.get_driver() in _UNSEEN


def _open(title: str, words: str, button: str) -> tuple[pygame.Window, pygame.Rect]:
    """Open and draw the window; returns it, and where its button is."""
    pygame.font.init()
    size = min(max(pygame.display.get_desktop_sizes()[0][1] // _LETTER, _LEAST), _MOST)
    lines = lettering.wrap(words, "Regular", size, _WIDTH * size)
    width, height = (_WIDTH + 4) * size, round((1.5 * len(lines) + 6) * size)
    window = pygame.Window(title, (width, height))
    surface = window.get_surface()
    surface.fill(palette.WALNUT)
    for i, line in enumerate(lines):
        drawn = lettering.line(line, "Regular", size, palette.BONE)[0]
        surface.blit(drawn, (2 * size, round((1.5 * i + 1.5) * size)))
    label = lettering.line(button, "Bold", size, palette.INK)[0]
    place = label.get_rect(center=(width // 2, height - round(2.25 * size)))
    pressed = place.inflate(3 * size, size)
    pygame.draw.rect(surface, palette.BRASS, pressed, border_radius=size // 3)
    surface.blit(label, place)
    window.flip()
    return window, pressed


def _hide_game() -> None:
    """Hide the window of the game, which may fill the screen. It is not closed: a screen that has
    no window left may go away, too."""
    if pygame.display.get_surface() is not None:
        with warnings.catch_warnings(), suppress(AttributeError, pygame.error):
            warnings.simplefilter("ignore", DeprecationWarning)  # there is no other way
            pygame.Window.from_display_module().hide()


def _wait(window: pygame.Window, button: pygame.Rect) -> None:
    """Return when the window is to be closed. SDL turns SIGTERM into a wish to quit."""
    while True:
        event = pygame.event.wait(_PATIENCE)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            return
        if event.type == pygame.KEYDOWN and event.key in _KEYS:
            return
        if event.type == pygame.MOUSEBUTTONUP and button.collidepoint(event.pos):
            return
        if event.type == pygame.WINDOWEXPOSED:
            window.flip()
