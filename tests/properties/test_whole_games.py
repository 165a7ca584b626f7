"""Whole games of every kind, with every property checked after each action.

Two games of each kind in a normal run, by turns one at random and one where quests are easy and
rich, or one with sense on the shipped content and one where quests are easy and long; all four,
many times, in the long one.
"""

import pytest
from cases import mostly_slow
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from properties.games import GENEROUS, SHIPPED, TEDIOUS, every_kind, name, watch

from forgewar.content.model import Content
from forgewar.rules.state import Options

RANDOM = (1.0, SHIPPED)
SENSIBLE = (0.1, SHIPPED)
LUCKY = (0.05, GENEROUS)
BUSY = (0.05, TEDIOUS)
LONG_GAMES = 72  # of each kind: over 2,000 in all


@pytest.mark.parametrize("options", mostly_slow(every_kind(), every=9), ids=name)
@pytest.mark.parametrize("other", [False, True], ids=["shipped", "easy"])
def test_every_property_holds_through_a_whole_game(options: Options, other: bool) -> None:
    pairs = ((RANDOM, LUCKY), (SENSIBLE, BUSY))
    watch(options, 1, *pairs[every_kind().index(options) % 2][other])


@pytest.mark.slow
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(every_kind()),
    st.integers(0, 2**64 - 1),
    st.floats(0, 1),
    st.sampled_from([SHIPPED, GENEROUS, TEDIOUS]),
)
def test_every_property_holds_whatever_is_dealt(
    options: Options, seed: int, whim: float, content: Content
) -> None:
    watch(options, seed, whim, content)


@pytest.mark.long
@pytest.mark.parametrize("options", every_kind(), ids=name)
@pytest.mark.parametrize("seed", range(2, 2 + LONG_GAMES // 4))
def test_every_property_holds_through_thousands_of_games(options: Options, seed: int) -> None:
    for whim, content in (RANDOM, SENSIBLE, LUCKY, BUSY):
        watch(options, seed, whim, content)
