"""Mine as tables of integers: rays, lines and neighbours, for each layout of the borders.

Five layouts exist (all borders up; all down; one of three long-short-long runs down), so their
tables are made once and shared by every game.
"""

from functools import cache
from typing import Final

from forgewar.content.board import HEXES, LONG_SLOTS, NEIGHBOURS, SHORT_SLOTS

SIZE: Final = len(HEXES)
# The six border slots around the mine, long and short in turn.
BORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    slot for pair in zip(LONG_SLOTS, SHORT_SLOTS, strict=True) for slot in pair
)


class Geometry:
    """`rays[h][d]`: the hexes from h to the edge in direction d; `neighbours[h]`: those beside h;
    `between[h]`: for every hex in a straight line with h, the hexes strictly between."""

    __slots__ = ("between", "hexes", "neighbours", "rays")

    def __init__(self, down: int) -> None:
        absent = {h for k, slot in enumerate(BORDERS) if down >> k & 1 for h in slot}
        self.hexes = tuple(h for h in range(SIZE) if h not in absent)
        present = frozenset(self.hexes)
        self.rays = tuple(
            tuple(ray for d in range(6) if (ray := _ray(h, d, present))) if h in present else ()
            for h in range(SIZE)
        )
        self.neighbours = tuple(
            tuple(n for n in NEIGHBOURS[h] if n in present) if h in present else ()
            for h in range(SIZE)
        )
        self.between: tuple[dict[int, tuple[int, ...]], ...] = tuple(
            {target: ray[:i] for ray in rays for i, target in enumerate(ray)} for rays in self.rays
        )


def _ray(hex_: int, direction: int, present: frozenset[int]) -> tuple[int, ...]:
    ray = []
    while (hex_ := NEIGHBOURS[hex_][direction]) in present:
        ray.append(hex_)
    return tuple(ray)


@cache
def geometry(down: int) -> Geometry:
    """Tables for a mine in which border slot k is down if bit k of `down` is set."""
    return Geometry(down)
