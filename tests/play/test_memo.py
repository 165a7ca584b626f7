"""View models are made once for a moment, and anew for the next."""

import gc
from weakref import ref

import pytest
from play.tables import at_table
from properties.games import SHIPPED

from forgewar.play.market import Market
from forgewar.play.memo import memo
from forgewar.rules.state import Options
from forgewar.session.session import Session


def test_a_model_lasts_as_long_as_its_moment() -> None:
    match = at_table(Session.new(Options("simple", 2), 3, SHIPPED))
    first = memo(Market, match.view)
    assert memo(Market, match.view) is first
    match.play(match.view.choices()[0])
    second = memo(Market, match.view)
    assert second is not first
    assert match.undo()
    assert memo(Market, match.view) is not second


def test_a_model_is_made_anew_with_every_beat() -> None:
    match = at_table(Session.new(Options("simple", 2), 3, SHIPPED))
    match.animation.speed = 1
    match.play(match.view.choices()[0])
    seen = set()
    while match.animation.busy:
        model = memo(Market, match.view)
        assert model.state is match.view.shown
        assert model.active == match.view.waiting_for_person
        seen.add((match.animation.passed, id(model)))
        match.clock.update(0.05)
    assert len({model for _, model in seen}) == len({passed for passed, _ in seen})


@pytest.mark.slow
def test_a_match_that_is_left_is_gone_with_its_models() -> None:
    match = at_table(Session.new(Options("simple", 2), 3, SHIPPED))
    memo(Market, match.view)
    left = ref(match)
    del match
    gc.collect()
    assert left() is None


def test_models_of_different_questions_are_different() -> None:
    match = at_table(Session.new(Options("simple", 2), 3, SHIPPED))
    made = [memo(lambda _, seat: [seat], match.view, seat) for seat in (0, 1)]
    assert made == [[0], [1]]
