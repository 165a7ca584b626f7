"""Motions begin where they begin and end where they end, whatever happens in between."""

import pytest

from forgewar.app.kit import motion


@pytest.mark.parametrize("curve", [motion.smooth, motion.settle])
def test_curves_lead_from_start_to_end(curve) -> None:  # type: ignore[no-untyped-def]
    assert curve(0.0) == pytest.approx(0)
    assert curve(1.0) == pytest.approx(1)


def test_what_settles_goes_a_little_too_far_first() -> None:
    assert max(motion.settle(i / 50) for i in range(51)) > 1.01


def test_a_stretch_of_a_motion_has_its_own_beginning_and_end() -> None:
    assert [motion.within(part, 0.2, 0.6) for part in (0, 0.2, 0.4, 0.6, 1)] == pytest.approx(
        [0, 0, 0.5, 1, 1]
    )


def test_an_arc_begins_and_ends_on_the_ground() -> None:
    start, end = (10.0, 50.0), (90.0, 20.0)
    assert motion.along(start, end, 0.0, 30) == pytest.approx(start)
    assert motion.along(start, end, 1.0, 30) == pytest.approx(end)
    x, y = motion.along(start, end, 0.5, 30)
    assert (x, y) == pytest.approx((50, 5))


def test_a_number_rolls_from_one_to_the_other_without_turning_back() -> None:
    up = [motion.rolling(3, 17, i / 20) for i in range(21)]
    assert (up[0], up[-1]) == (3, 17)
    assert up == sorted(up)
    assert motion.rolling(5, -3, 1.0) == -3


def test_shaking_ends_where_it_began() -> None:
    assert motion.shake(0.0, 4) == pytest.approx(0)
    assert motion.shake(1.0, 4) == pytest.approx(0)
    assert max(abs(motion.shake(i / 99, 4)) for i in range(100)) <= 4


def test_specks_are_the_same_for_the_same_seed_and_gone_at_the_end() -> None:
    some = list(motion.specks(7, 20, 0.5, 30, 10))
    assert some == list(motion.specks(7, 20, 0.5, 30, 10))
    assert some != list(motion.specks(8, 20, 0.5, 30, 10))
    assert not list(motion.specks(7, 20, 1.0, 30, 10))
    assert not list(motion.specks(7, 20, 0.0, 30, 10))
