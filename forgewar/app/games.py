"""The games on this machine: where their records lie, and which can be taken up again."""

import logging
import time
from pathlib import Path

from forgewar.app.settings import folder

log = logging.getLogger(__name__)


def games_folder() -> Path:
    return folder("data") / "games"


def new_record_path() -> Path | None:
    """Where a new game is recorded; nothing, with a log entry, if nothing can be written there."""
    try:
        games_folder().mkdir(parents=True, exist_ok=True)
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        for extra in ("", *(f"-{n}" for n in range(2, 100))):
            path = games_folder() / f"{stamp}{extra}.jsonl"
            if not path.exists():
                path.touch()
                path.unlink()
                return path
    except OSError as error:
        log.warning("games cannot be recorded in %s: %s", games_folder(), error)
    return None


def recorded_games() -> list[Path]:
    """The records, newest first."""
    try:
        found = [p for p in games_folder().glob("*.jsonl") if p.is_file()]
        return sorted(found, key=lambda p: p.stat().st_mtime, reverse=True)
    except OSError as error:
        log.warning("records in %s cannot be listed: %s", games_folder(), error)
        return []


def is_finished(path: Path) -> bool:
    """Whether a record ends with the end of its game: its last line is a checkpoint after it."""
    return path.with_suffix(".done").exists()


def mark_finished(path: Path) -> None:
    """Leave a note beside a record that its game is over."""
    try:
        path.with_suffix(".done").touch()
    except OSError as error:
        log.warning("%s cannot be marked as finished: %s", path, error)


def latest_unfinished() -> Path | None:
    """The game that Continue takes up."""
    return next((path for path in recorded_games() if not is_finished(path)), None)
