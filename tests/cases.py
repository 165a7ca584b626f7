"""Which cases of a test with many of them run by default."""

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_slow(values: Iterable[Any], every: int) -> list[Any]:
    """Values to parametrise a test with: one in `every` of them runs by default, and the others,
    marked as slow, in `.ci/run`."""
    return [value if place % every == 0 else _slow(value) for place, value in enumerate(values)]


def _slow(value: Any) -> Any:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.slow)
