"""Recorded games, watched as they move."""

from collections.abc import Iterator
from pathlib import Path

from forgewar.play.replay import Replaying
from forgewar.session.timeline import Timeline

RECORDS = Path(__file__).parent.parent / "fixtures" / "records"
_STEP, _BETWEEN = 0.09, 0.7  # seconds


def watched(name: str) -> Iterator[Replaying]:
    """Every moment of a game, in motion and between its actions."""
    match = Replaying(Timeline.read(RECORDS / f"{name}.jsonl"), 1, lambda: None)
    match.toggle()
    while match.needs_ticks:
        match.update(_STEP if match.show.busy else _BETWEEN)
        yield match
