"""A short soak; a long one: `python tests/faults/soak.py` (docs/testing.md)."""

import sys

import pytest
from faults.soak import GAMES, Sample, growth, problems, run


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_games_one_after_another_leave_no_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faults.soak.GAMES", [GAMES[1], GAMES[1], GAMES[1]])
    samples = run(3)
    assert len(samples) == 3
    assert len({sample.files for sample in samples[1:]}) == 1


def samples(*memory_and_files: tuple[float, int]) -> list[Sample]:
    return [
        Sample(i, "", 0, 0, 0, mb, files, 0, 0) for i, (mb, files) in enumerate(memory_and_files)
    ]


def test_what_levels_off_after_a_while_is_no_problem() -> None:
    assert not problems(samples(*((min(200, 100 + 10 * i), 5 + (i > 3)) for i in range(30))))


def test_memory_that_goes_on_growing_is_a_problem() -> None:
    assert "memory grows by" in problems(samples(*((100 + i, 5) for i in range(30))))[0]


def test_files_that_stay_open_are_a_problem() -> None:
    assert "more open files" in problems(samples(*((100, 5 + i // 10) for i in range(30))))[0]


def test_growth_is_that_of_the_line_through_all_values() -> None:
    assert growth([3.0, 5.0, 7.0]) == pytest.approx(4.0)
    assert growth([3.0, 9.0, 3.0]) == pytest.approx(0.0)
