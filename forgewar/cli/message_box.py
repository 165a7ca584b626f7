"""Message box of Windows, for the program without a console."""

import sys

from forgewar.words import say

_ERROR = 0x10  # MB_ICONERROR


def show_message(sentence: str) -> None:
    """Show a sentence until it is closed. Does nothing on other systems, where a program without
    output was asked to be silent."""
    if sys.platform == "win32":
        import ctypes  # nobody else needs it

        text = str(say("capital", text=sentence))
        ctypes.windll.user32.MessageBoxW(None, text, str(say("menus-forge-war")), _ERROR)
