"""Converts records of earlier formats into the present one, step by step.

A step takes the plain JSON of one format and returns that of the next. A released step never
changes: the files it reads are on players' disks.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

Plain = dict[str, Any]


def _as_it_is(plain: Plain) -> Plain:
    return plain


class Upgrade(Struct, frozen=True):
    """From one format to the next: functions for the header and for each other line."""

    header: Callable[[Plain], Plain] = _as_it_is
    line: Callable[[Plain], Plain] = _as_it_is


# The first leads from format 1 to 2, and so on; the last leads to `record.FORMAT`.
UPGRADES: list[Upgrade] = [
    Upgrade(),  # 2 chains its lines; what they say has not changed
]


def upgrade_header(plain: Plain, version: int) -> Plain:
    """A header of an earlier format in the present one."""
    for step in UPGRADES[version - 1 :]:
        plain = step.header(plain)
        version += 1
    return plain | {"forgewar": version}


def upgrade_line(plain: Plain, version: int) -> Plain:
    """Another line of an earlier format in the present one."""
    for step in UPGRADES[version - 1 :]:
        plain = step.line(plain)
    return plain
