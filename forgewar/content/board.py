"""Shape of the mine: 61 numbered hexes, and the hexes that each piece covers.

The mine is a hexagon of side 5 when all borders are up, pointy-topped, numbered in reading order:
hex 0 is the leftmost of the top row, hex 30 the centre, hex 60 the rightmost of the bottom row.
Wedge slots and border slots list their hexes so that position i of one slot is position i of the
next one turned by 60 degrees: a piece laid into another slot keeps its own order of hexes.
"""

RADIUS = 4
# Axial steps (column, row) counter-clockwise from east: E, NE, NW, W, SW, SE.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Axial = tuple[int, int]

HEXES: tuple[Axial, ...] = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(max(-RADIUS, -RADIUS - r), min(RADIUS, RADIUS - r) + 1)
)
INDEX: dict[Axial, int] = {axial: i for i, axial in enumerate(HEXES)}
CENTRE = INDEX[0, 0]


def _at(along: int, steps: int, aside: int) -> int:
    """The hex `steps` out along direction `along` and `aside` along the next direction."""
    (q1, r1), (q2, r2) = DIRECTIONS[along % 6], DIRECTIONS[(along + 1) % 6]
    return INDEX[steps * q1 + aside * q2, steps * r1 + aside * r2]


# Six wedges of 1 + 2 + 3 hexes, from the centre outwards.
WEDGE_SLOTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_at(k, ring - aside, aside) for ring in (1, 2, 3) for aside in range(ring))
    for k in range(6)
)
# Three long borders on the even sides (with both corners), three short ones on the odd sides.
LONG_SLOTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_at(k, RADIUS - aside, aside) for aside in range(5)) for k in (0, 2, 4)
)
SHORT_SLOTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_at(k, RADIUS - aside, aside) for aside in range(1, 4)) for k in (1, 3, 5)
)


def _neighbour(hex_: int, direction: int) -> int:
    q, r = HEXES[hex_]
    dq, dr = DIRECTIONS[direction]
    return INDEX.get((q + dq, r + dr), -1)


# NEIGHBOURS[hex][direction], -1 beyond the edge.
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_neighbour(hex_, direction) for direction in range(6)) for hex_ in range(len(HEXES))
)
