"""A short soak; a long one: `python tests/faults/soak.py` (docs/testing.md)."""

import gc
import sys
import weakref

import pytest
from app.blank_app import replay_of
from faults.soak import Levels, Sample, replays, run

from forgewar.app.window.app import App


@pytest.mark.slow
@pytest.mark.usefixtures("process")
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_games_one_after_another_leave_no_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faults.soak.GAMES", [("simple", ("apprentice", "apprentice"), 0)])
    samples = run(lambda games: games == 3)
    assert len(samples) == 3
    assert len({sample.files for sample in samples[1:]}) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("process")
def test_a_closed_replay_is_freed_at_once() -> None:
    """Counted by weak references, while Python looks for no garbage by itself."""
    alive: dict[str, list[weakref.ref[object]]] = {}

    def opened(app: App) -> None:
        replay = replay_of(app)
        match = replay.match
        found = [replay, replay.timeline, match, match.animation, match.session]
        found += [app.context.navigator.top]
        found += app.context.set_pieces.values()
        for thing in found:
            alive.setdefault(type(thing).__name__, []).append(weakref.ref(thing))

    def closed(app: App) -> None:
        assert app.context.match is None
        left = {name: sum(r() is not None for r in refs) for name, refs in alive.items()}
        assert not any(left.values()), left

    gc.disable()
    try:
        replays(4, opened, closed)
    finally:
        gc.enable()
    assert {"Replay", "Timeline", "ReplayScene"} <= set(alive)


def levels(*memory_and_files: tuple[float, int]) -> str:
    samples = [
        Sample(i, f"kind {i % 5}", 0, 0, 0, mb, n, 0, 0)
        for i, (mb, n) in enumerate(memory_and_files)
    ]
    return str(Levels.of(samples))


def test_what_levels_off_after_a_while_is_level() -> None:
    told = levels(*((min(200, 100 + 10 * i) + i % 5 * 4, 5 + (i > 3)) for i in range(30)))
    assert told.endswith(": level.")


def test_memory_that_goes_on_growing_is_found() -> None:
    grows = ((100 + 0.25 * i + i % 5 * 4, 5) for i in range(30))
    assert levels(*grows).endswith("the memory grows.")


def test_files_that_stay_open_are_found() -> None:
    assert "more and more files are open" in levels(*((100, 5 + i // 5) for i in range(30)))
