"""Any sequence of legal actions from the middle of any game, and any action at all at any moment.

Whole games fail far from their beginning; these lines are short, and hypothesis makes them shorter.
"""

from random import Random

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from properties.chooser import Chooser
from properties.games import GENEROUS, TEDIOUS, Watched, check_stranger, every_kind
from properties.strangers import ACTION_TYPES

from forgewar.content.model import RESOURCES
from forgewar.rules.actions import Action
from forgewar.rules.state import Options

unhurried = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
kinds = st.sampled_from(every_kind())
seeds = st.integers(0, 50)
moments = st.integers(0, 400)

names = st.one_of(
    st.sampled_from([*GENEROUS.quests, *GENEROUS.designs, *GENEROUS.bonus_cards]),
    st.sampled_from([*GENEROUS.single_cards, *GENEROUS.titles, *GENEROUS.wealth, *RESOURCES]),
    st.text(max_size=5),
)
values = {bool: st.booleans(), int: st.one_of(st.integers(-2, 61), st.integers()), str: names}
actions = st.sampled_from(ACTION_TYPES).flatmap(
    lambda kind: st.builds(kind, *(values[field.type] for field in msgspec.structs.fields(kind)))
)


def in_the_middle(options: Options, seed: int, moment: int) -> Watched:
    watched = Watched(options, seed, GENEROUS if seed % 2 else TEDIOUS)
    watched.play_unwatched(moment, Chooser(Random(seed), 0.1))
    return watched


@unhurried
@given(kinds, seeds, moments, st.lists(st.integers(0, 999), max_size=25))
def test_every_property_holds_along_any_line(
    options: Options, seed: int, moment: int, picks: list[int]
) -> None:
    watched = in_the_middle(options, seed, moment)
    for pick in picks:
        legal = watched.check_choices()
        if not legal:
            break
        watched.play(legal[pick % len(legal)])


@unhurried
@given(kinds, seeds, moments, st.lists(actions, min_size=1, max_size=30))
def test_any_action_is_legal_or_refused_with_nothing_changed(
    options: Options, seed: int, moment: int, strangers: list[Action]
) -> None:
    game = in_the_middle(options, seed, moment).game
    legal, form = set(game.legal()), game.state.to_json()
    for action in strangers:
        check_stranger(game, action, legal)
    assert game.state.to_json() == form
