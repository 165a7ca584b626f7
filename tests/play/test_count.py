"""The final count as it goes on: bars grow one after another, rows pass each other, and it ends
with the ranking of the rules, however time passes."""

import pytest
from play.test_scoring import count

from forgewar.play import pace
from forgewar.play.count import Counting
from forgewar.play.scoring import PARTS
from forgewar.rules.state import Options

EPIC = Options("epic", 4, bonus_tiles=True)


@pytest.mark.parametrize("stride", [16, 90, 700, 60_000])
def test_the_count_goes_on_to_the_end_in_strides_of_any_length(stride: int) -> None:
    counting = Counting(count(EPIC))
    whole = count(EPIC)
    whole.go(len(PARTS))
    frames = 0
    while counting.update(stride):
        frames += 1
        assert 0 <= counting.part <= 1
        assert 0 <= counting.passed <= 1
    assert counting.final.standings() == whole.standings()
    assert frames * stride < 60_000 or stride == 60_000  # a minute would try anybody


def test_rows_go_from_where_they_were_to_where_they_will_be() -> None:
    """No row ever jumps: what one addition ends with is what the next begins with."""
    counting = Counting(count(EPIC))
    places = ended = {seat: place.before for seat, place in counting.places().items()}
    moved = 0
    while counting.update(16):
        now = counting.places()
        assert sorted(place.after for place in now.values()) == list(range(len(now)))
        began = {seat: place.before for seat, place in now.items()}
        if began != places:
            assert began == ended
            moved += 1
        places, ended = began, {seat: place.after for seat, place in now.items()}
    assert moved


def test_rows_move_only_when_the_bar_has_grown() -> None:
    counting = Counting(count(EPIC))
    sliding = set()
    while counting.update(16):
        assert not counting.passed or counting.part == 1
        sliding.add(round(counting.passed, 1))
    assert len(sliding) > 8  # step by step


def test_a_part_that_brings_a_guild_nothing_takes_no_time() -> None:
    counting = Counting(count(EPIC))
    while counting.update(5):
        assert counting.growing is None or counting.growing.amount


def test_who_goes_back_is_not_hurried_on() -> None:
    counting = Counting(count(EPIC))
    counting.go(2)
    assert counting.running
    counting.go(-1)
    assert not counting.update(10 * pace.COUNT_PART)
    assert counting.final.step == 0
    counting.go(len(PARTS))
    assert counting.final.done
