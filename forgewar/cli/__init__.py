"""`forgewar`: the desktop app, and the commands that need no screen, one module each."""

from forgewar.cli.command_line import main

__all__ = ["main"]
