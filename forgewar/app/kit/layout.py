"""Division of a box among items: rows, columns, grids, and the largest variant that fits."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from forgewar.app.kit.box import Box


class Item(NamedTuple):
    """Size of one part along a row or column.

    It has its `wanted` size where there is room, and never less than its `least` size. Room beyond
    what all items want goes to those that grow, by their shares.
    """

    least: float = 0
    wanted: float = 0  # the least size, if that is more
    grow: float = 0


def fixed(size: float) -> Item:
    """An item that always has one size."""
    return Item(size, size)


def shares(count: int) -> list[Item]:
    """Items that share all room equally."""
    return [Item(grow=1)] * count


def sizes(room: float, items: Sequence[Item], gap: float = 0) -> list[float]:
    """Sizes of items that lie one after another with gaps between them.

    A shortage is taken from what items want beyond their least sizes, in proportion. Where even the
    least sizes do not fit, every item has its least size and the last ones leave the room.
    """
    least = [item.least for item in items]
    wanted = [max(item.least, item.wanted) for item in items]
    left = room - gap * (len(items) - 1) - sum(wanted)
    if left >= 0:
        growth = sum(item.grow for item in items)
        each = left / growth if growth else 0.0
        return [size + item.grow * each for size, item in zip(wanted, items, strict=True)]
    spare = sum(wanted) - sum(least)
    part = min(1.0, -left / spare) if spare else 0.0
    return [most - (most - few) * part for most, few in zip(wanted, least, strict=True)]


def least_size(items: Sequence[Item], gap: float = 0) -> float:
    """Room that items need at least, with the gaps between them."""
    return sum(item.least for item in items) + gap * (len(items) - 1)


def row(box: Box, items: Sequence[Item], gap: float = 0) -> list[Box]:
    """Boxes side by side, as high as the whole."""
    found, x = [], box.x
    for width in sizes(box.width, items, gap):
        found.append(Box(x, box.y, width, box.height))
        x += width + gap
    return found


def column(box: Box, items: Sequence[Item], gap: float = 0) -> list[Box]:
    """Boxes below each other, as wide as the whole."""
    found, y = [], box.y
    for height in sizes(box.height, items, gap):
        found.append(Box(box.x, y, box.width, height))
        y += height + gap
    return found


def grid(box: Box, down: Sequence[Item], across: Sequence[Item], gap: float = 0) -> list[list[Box]]:
    """Rows of boxes; `down` are the heights of the rows, `across` the widths of the columns."""
    return [row(part, across, gap) for part in column(box, down, gap)]


def tiles(
    box: Box,
    count: int,
    columns: int,
    size: tuple[float, float],
    gap: float,
    *,
    below: float | None = None,
    centred: bool = False,
) -> list[Box]:
    """Boxes of one size in reading order, from the top of a box on: so many to a row, with a gap
    beside and, if it differs, `below` each; the rows in the middle of the box, or at its left."""
    width, height = size
    down = height + (gap if below is None else below)
    used = columns * width + (columns - 1) * gap
    x = box.x + (box.width - used) / 2 if centred else box.x
    return [
        Box(x + i % columns * (width + gap), box.y + i // columns * down, width, height)
        for i in range(count)
    ]


class Variant(NamedTuple):
    """One way to draw a part of a scene, and the least box it needs."""

    width: float
    height: float
    draw: Callable[[Box], None]


def first_fitting(box: Box, *variants: Variant) -> Variant:
    """The first of several variants, from full to compact, that fits; the last if none does."""
    for variant in variants[:-1]:
        if variant.width <= box.width and variant.height <= box.height:
            return variant
    return variants[-1]
