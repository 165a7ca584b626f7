"""Records in the library of a test."""

from pathlib import Path

from rules.kit import CONTENT
from session.recorded import recorded

from forgewar.paths import games_folder
from forgewar.play.library.entry import Entry, Looking


def game(name: str, actions: int = 30) -> Path:
    """A game that was begun."""
    games_folder().mkdir(parents=True, exist_ok=True)
    return recorded(games_folder() / f"{name}.jsonl", actions)


def finished(name: str) -> Path:
    return game(name, 10_000)


def looked(path: Path) -> Entry:
    """A record with all that a look at it tells."""
    entry = Entry(path)
    while not entry.seen:
        Looking([entry], CONTENT).work(60)
    return entry
