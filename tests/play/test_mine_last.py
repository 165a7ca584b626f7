"""The latest move in the mine is told as it was made, until somebody does something else."""

import pytest
from play.watched_games import watched

from forgewar.play.match import Match
from forgewar.play.mine_last import last_move
from forgewar.rules import events as ev

MOVED = (ev.OverseerMoved, ev.WorkerMoved)
TRADED = (ev.MerchantTraded, ev.StallUsed, ev.GoldChanged, ev.ResourcesChanged)


def seen(match: Match) -> list[ev.Event]:
    """What has begun to be seen of the action that is shown; trades are passed over."""
    steps = match.animation.steps
    last = match.chronicle.history[-1]
    events = last[: steps[-1].number + 1] if steps else last
    earlier = list(match.chronicle.history[:-1])
    while earlier and all(isinstance(event, TRADED) for event in events):
        events = earlier.pop()
    return events


@pytest.mark.parametrize("name", ["simple_3", "solo_simple_easy"])
def test_the_latest_move_is_what_its_events_say(name: str) -> None:
    found = 0
    for match in watched(name):
        told, events = last_move(match.view), seen(match)
        moves = [event for event in events if isinstance(event, MOVED)]
        if not moves:
            assert told is None
            continue
        assert told is not None
        found += 1
        assert [(m.side, m.origin, m.target) for m in told.moves] == [
            (e.side, e.origin, e.target) for e in moves
        ]
        won = [e for e in events if isinstance(e, ev.WorkerTurned | ev.WorkerDefected)]
        taken = [w for m in told.moves for w in m.workers if w.kind in ("turn", "defect")]
        assert [(w.hex, w.after) for w in taken] == [(e.hex, e.new) for e in won]
        assert told.workers == tuple(match.view.shown.workers)
    assert found > 100
