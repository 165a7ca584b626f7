"""Recorded games, watched as they move."""

from collections.abc import Iterator
from pathlib import Path

from forgewar.play.match import Match
from forgewar.play.replay import Replay
from forgewar.session.timeline import Timeline

RECORDS = Path(__file__).parent.parent / "fixtures" / "records"
_STEP, _BETWEEN = 0.09, 0.7  # seconds


def watched(name: str) -> Iterator[Match]:
    """Every moment of a game, in motion and between its actions."""
    replay = Replay(Timeline.read(RECORDS / f"{name}.jsonl"), 1, lambda: None)
    match = replay.match
    replay.toggle()
    while match.clock.needs_ticks:
        match.clock.update(_STEP if match.animation.busy else _BETWEEN)
        yield match
