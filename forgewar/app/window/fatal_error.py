"""Fatal errors, told when there are no scenes to do it: on the terminal and, where nobody sees one,
in a window."""

import logging
import sys

from forgewar.app.window.error_box import show_error_box
from forgewar.crash import print_sentence, text_or_id
from forgewar.printable import printable
from forgewar.words import message

log = logging.getLogger(__name__)
_LONGEST = 2000  # letters


def last_words(sentence: str) -> None:
    """Say it to whoever started the game, by a terminal or by its icon. Never raises; returns when
    it has been read."""
    print_sentence(sentence)
    if terminal_is_seen():
        return
    shown = printable(sentence, _LONGEST)
    try:
        show_error_box(
            text_or_id(message("menus-forge-war")),
            shown[:1].upper() + shown[1:],
            text_or_id(message("menus-understood")),
        )
    except Exception as error:
        log.warning("no window for the last words: %s", error)


def terminal_is_seen() -> bool:
    """Whether somebody can read what is printed. On Windows the program that the icon starts has no
    console, and others may have one that is hidden."""
    if sys.stderr is None or sys.stderr.closed or not sys.stderr.isatty():
        return False
    if sys.platform != "win32":
        return True
    import ctypes  # nobody else needs it

    window = ctypes.windll.kernel32.GetConsoleWindow()
    return bool(window and ctypes.windll.user32.IsWindowVisible(window))
