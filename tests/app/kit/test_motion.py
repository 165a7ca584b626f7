"""Motions begin where they begin and end where they end, whatever happens in between."""

import pygame
import pytest

from forgewar.app.kit import motion
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Gallery


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
    assert motion.arc_point(start, end, 0.0, 30) == pytest.approx(start)
    assert motion.arc_point(start, end, 1.0, 30) == pytest.approx(end)
    x, y = motion.arc_point(start, end, 0.5, 30)
    assert (x, y) == pytest.approx((50, 5))


def test_a_number_rolls_from_one_to_the_other_without_turning_back() -> None:
    up = [motion.count_between(3, 17, i / 20) for i in range(21)]
    assert (up[0], up[-1]) == (3, 17)
    assert up == sorted(up)
    assert motion.count_between(5, -3, 1.0) == -3


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


def test_what_falls_lands_once_and_stays() -> None:
    assert motion.drop(0.0) == pytest.approx(0)
    assert motion.drop(0.7) == pytest.approx(1)
    assert motion.drop(0.85) < 1
    assert motion.drop(1.0) == pytest.approx(1)


def test_what_is_turned_over_shows_its_other_side_from_the_middle_on() -> None:
    assert motion.flip(0.0) == (1.0, False)
    assert motion.flip(1.0) == (1.0, True)
    edge, other = motion.flip(0.5)
    assert edge < 0.1
    assert other


def _canvas(*, calm: bool) -> Canvas:
    return Canvas(pygame.Surface((160, 90), pygame.SRCALPHA), Gallery(eager=True), 1.0, calm=calm)


def test_with_reduced_motion_nothing_is_seen_between_start_and_end() -> None:
    start, end = (10.0, 50.0), (90.0, 20.0)
    moving, calm = _canvas(calm=False), _canvas(calm=True)
    assert motion.travel(moving, start, end, 0.5, 30) == pytest.approx((50, 5, 255))
    seen = [motion.travel(calm, start, end, i / 20, 30) for i in range(21)]
    assert {(x, y) for x, y, _ in seen} == {start, end}
    assert (seen[0], seen[-1]) == ((*start, 255), (*end, 255))
    assert min(alpha for _, _, alpha in seen) == 0


def test_with_reduced_motion_nothing_flies_about() -> None:
    for draw in (motion.draw_sparks, motion.draw_dust, motion.draw_paper):
        moving, calm = _canvas(calm=False), _canvas(calm=True)
        draw(moving, 80, 45, 0.5, 3, 30)
        draw(calm, 80, 45, 0.5, 3, 30)
        assert moving.surface.get_bounding_rect().width
        assert not calm.surface.get_bounding_rect().width


def test_a_picture_that_was_drawn_fading_is_kept_as_it_was() -> None:
    canvas = _canvas(calm=False)
    picture = pygame.Surface((10, 10), pygame.SRCALPHA)
    picture.fill("#FFFFFF")
    motion.draw_faded(canvas, picture, 20, 20, 51)
    assert canvas.surface.get_at((25, 25)).a == 51
    assert picture.get_alpha() == 255
    motion.draw_sized(canvas, picture, 80, 45, 0.4, 2.0)
    assert canvas.surface.get_bounding_rect() == (20, 20, 62, 35)


def test_one_picture_gives_way_to_another() -> None:
    canvas = _canvas(calm=False)
    old, new = pygame.Surface((160, 90)), pygame.Surface((160, 90))
    old.fill("#000000")
    new.fill("#FFFFFF")
    seen = []
    for part in (0.0, 0.5, 1.0):
        motion.cross_fade(canvas, old, new, part)
        seen.append(canvas.surface.get_at((3, 3)).r)
    assert seen == pytest.approx([0, 127, 255], abs=2)
