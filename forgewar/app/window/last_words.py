"""What is said when the game's own screens are not there: on the terminal, and where nobody sees
one, in a window of the system."""

import logging
import sys
import textwrap

import pygame

from forgewar.words import say

log = logging.getLogger(__name__)
_LINE = 90  # letters in a window of the system


def last_words(sentence: str) -> None:
    """Say it to whoever started the game, by a terminal or by its icon."""
    if sys.stderr is not None:
        print(f"forgewar: {sentence}", file=sys.stderr)
    if not terminal_is_seen():
        try:
            words = textwrap.fill(say("capital", text=sentence), _LINE, break_on_hyphens=False)
            pygame.display.message_box(say("menus-forge-war"), words, message_type="error")
        except pygame.error as error:
            log.warning("no window for the last words: %s", error)


def terminal_is_seen() -> bool:
    """Whether somebody can read what is printed. On Windows the program that the icon starts has no
    console, and others may have one that is hidden."""
    if sys.stderr is None or not sys.stderr.isatty():
        return False
    if sys.platform != "win32":
        return True
    import ctypes  # nobody else needs it

    window = ctypes.windll.kernel32.GetConsoleWindow()
    return bool(window and ctypes.windll.user32.IsWindowVisible(window))
