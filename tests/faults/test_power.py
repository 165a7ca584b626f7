"""Two power cuts; more: `python tests/faults/power.py` (docs/testing.md)."""

import pytest
from faults import power


@pytest.mark.slow
def test_a_power_cut_loses_nothing_that_was_acknowledged() -> None:
    if problem := power.why_not():
        pytest.skip(problem)
    assert power.run(2, seed=1) == []
