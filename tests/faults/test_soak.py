"""A short soak; a long one: `python tests/faults/soak.py` (docs/testing.md)."""

import sys

import pytest
from faults.soak import Levels, Sample, run


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_games_one_after_another_leave_no_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faults.soak.GAMES", [("simple", ("apprentice", "apprentice"), 0)])
    samples = run(lambda games: games == 3)
    assert len(samples) == 3
    assert len({sample.files for sample in samples[1:]}) == 1


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
