"""Boxes are divided without overlaps, inside their whole, in order."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forgewar.app.kit.box import Box
from forgewar.app.kit.layout import (
    Item,
    Variant,
    column,
    first_fitting,
    fixed,
    grid,
    least_size,
    row,
    shares,
    sizes,
    tiles,
)

NEAR = 1e-6
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
lengths = st.floats(0, 2000, allow_subnormal=False)
items = st.builds(Item, lengths, lengths, st.sampled_from((0.0, 0.5, 1.0, 3.0)))
boxes = st.builds(Box, lengths, lengths, lengths, lengths)
gaps = st.floats(0, 40, allow_subnormal=False)


def wanted_size(several: list[Item], gap: float) -> float:
    return sum(max(item.least, item.wanted) for item in several) + gap * (len(several) - 1)


@unhurried
@given(boxes, st.lists(items, min_size=1, max_size=8), gaps)
def test_parts_of_a_row_keep_their_order_and_never_overlap(
    box: Box, several: list[Item], gap: float
) -> None:
    parts = row(box, several, gap)
    assert len(parts) == len(several)
    assert parts[0].x == box.x
    for before, after in pairwise(parts):
        assert after.x == pytest.approx(before.right + gap)
    assert all((part.y, part.height) == (box.y, box.height) for part in parts)


@unhurried
@given(boxes, st.lists(items, min_size=1, max_size=8), gaps)
def test_parts_stay_inside_if_the_least_sizes_fit(
    box: Box, several: list[Item], gap: float
) -> None:
    end = row(box, several, gap)[-1].right
    if least_size(several, gap) <= box.width:
        assert end <= box.right + NEAR
    else:
        assert end == pytest.approx(box.x + least_size(several, gap))


@unhurried
@given(lengths, st.lists(items, min_size=1, max_size=8), gaps)
def test_no_part_is_smaller_than_its_least_size(
    room: float, several: list[Item], gap: float
) -> None:
    for item, size in zip(several, sizes(room, several, gap), strict=True):
        assert size >= item.least - NEAR


@unhurried
@given(lengths, st.lists(items, min_size=1, max_size=8), gaps)
def test_surplus_goes_to_growing_items_only(room: float, several: list[Item], gap: float) -> None:
    surplus = room - wanted_size(several, gap)
    growth = sum(item.grow for item in several)
    for item, size in zip(several, sizes(room, several, gap), strict=True):
        beyond = size - max(item.least, item.wanted)
        if surplus <= 0 or not item.grow:
            assert beyond <= NEAR
        else:
            assert beyond == pytest.approx(surplus * item.grow / growth)


@unhurried
@given(lengths, st.lists(items, min_size=1, max_size=8), gaps)
def test_a_row_that_grows_or_lacks_room_is_filled(
    room: float, several: list[Item], gap: float
) -> None:
    used = sum(sizes(room, several, gap)) + gap * (len(several) - 1)
    if least_size(several, gap) > room:
        assert used == pytest.approx(least_size(several, gap))
    elif wanted_size(several, gap) > room or any(item.grow for item in several):
        assert used == pytest.approx(room)
    else:
        assert used == pytest.approx(wanted_size(several, gap))


def test_the_least_size_of_a_row_has_its_gaps() -> None:
    assert least_size([Item(20, 60), fixed(30)], 5) == 55


def test_a_shortage_is_taken_from_what_items_want_beyond_their_least_size() -> None:
    assert sizes(100, [Item(20, 60), Item(40, 80), fixed(20)]) == [30, 50, 20]
    assert sizes(100, [Item(60, 90), Item(60, 90)]) == [60, 60]


@unhurried
@given(boxes, st.lists(items, min_size=1, max_size=8), gaps)
def test_a_column_is_a_row_turned(box: Box, several: list[Item], gap: float) -> None:
    turned = Box(box.y, box.x, box.height, box.width)
    across = row(turned, several, gap)
    assert column(box, several, gap) == [Box(b.y, b.x, b.height, b.width) for b in across]


def test_a_grid_has_a_row_of_boxes_for_each_height() -> None:
    cells = grid(Box(10, 20, 310, 100), [fixed(30), Item(grow=1)], shares(3), 5)
    assert [[cell.x for cell in cells_] for cells_ in cells] == [[10, 115, 220]] * 2
    assert [cells_[0].y for cells_ in cells] == [20, 55]
    assert [(cells_[0].width, cells_[0].height) for cells_ in cells] == [(100, 30), (100, 65)]


def test_tiles_lie_in_reading_order() -> None:
    found = tiles(Box(10, 20, 100, 100), 3, 2, (30, 15), 5)
    assert found == [Box(10, 20, 30, 15), Box(45, 20, 30, 15), Box(10, 40, 30, 15)]
    middle = tiles(Box(0, 0, 100, 100), 3, 2, (30, 15), 10, below=25, centred=True)
    assert middle == [Box(15, 0, 30, 15), Box(55, 0, 30, 15), Box(15, 40, 30, 15)]


@unhurried
@given(boxes, lengths, gaps)
def test_a_cut_leaves_the_rest_beyond_a_gap(box: Box, size: float, gap: float) -> None:
    top, below = box.cut_top(size, gap)
    assert (top.x, top.y, top.width, top.height) == (box.x, box.y, box.width, size)
    assert below.y == pytest.approx(top.bottom + gap)
    assert below.bottom == pytest.approx(box.bottom)
    left, beyond = box.cut_left(size, gap)
    assert (left.x, left.y, left.width, left.height) == (box.x, box.y, size, box.height)
    assert beyond.x == pytest.approx(left.right + gap)
    assert beyond.right == pytest.approx(box.right)
    bottom, above = box.cut_bottom(size, gap)
    assert bottom.bottom == pytest.approx(box.bottom)
    assert (bottom.height, above.y) == (size, box.y)
    assert above.bottom == pytest.approx(bottom.y - gap)
    right, before = box.cut_right(size, gap)
    assert right.right == pytest.approx(box.right)
    assert (right.width, before.x) == (size, box.x)
    assert before.right == pytest.approx(right.x - gap)


def test_a_margin_is_taken_off_every_side() -> None:
    box = Box(10, 20, 100, 50)
    assert box.inset(5) == Box(15, 25, 90, 40)
    assert box.inset(18, 0) == Box(28, 20, 64, 50)
    assert box.centre == (60, 45)
    assert (box.right, box.bottom) == (110, 70)


@pytest.mark.parametrize(
    ("size", "chosen"),
    [((300, 200), "full"), ((300, 199), "compact"), ((199, 90), "line"), ((10, 10), "line")],
)
def test_the_first_variant_that_fits_is_chosen(size: tuple[float, float], chosen: str) -> None:
    drawn: list[str] = []
    full = Variant(250, 200, lambda _: drawn.append("full"))
    compact = Variant(200, 90, lambda _: drawn.append("compact"))
    line = Variant(100, 40, lambda _: drawn.append("line"))
    box = Box(0, 0, *size)
    first_fitting(box, full, compact, line).draw(box)
    assert drawn == [chosen]
