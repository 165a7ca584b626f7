"""The games that the other tests play are worth watching: everything happens in them."""

from collections import Counter
from functools import cache
from typing import get_args

import pytest
from properties.games import GENEROUS, SHIPPED, TEDIOUS, Played, every_kind, play, tag

from forgewar.rules.actions import Action, TakeQuest
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event, Source
from forgewar.rules.state import MAX_QUESTS


@cache
def sample() -> list[Played]:
    """Games of every kind, as the other tests play them."""
    return [
        play(options, seed, whim, content)
        for options in every_kind()
        for whim, content in ((1.0, SHIPPED), (0.1, SHIPPED), (0.05, GENEROUS), (0.05, TEDIOUS))
        for seed in (1, 2)
    ]


@cache
def seen() -> Counter[str]:
    return sum((played.tags for played in sample()), Counter())


@pytest.mark.slow
@pytest.mark.parametrize("model", [Action, Decision, Event], ids=["action", "decision", "event"])
def test_everything_in_the_model_occurs(model: type) -> None:
    tags = {tag(kind) for kind in get_args(model)}
    assert not tags - set(seen())


@pytest.mark.slow
def test_every_source_of_gold_resources_prestige_and_adventurers_occurs() -> None:
    sources = {f"source {source}" for source in get_args(Source)} - {"source start"}
    assert not sources - set(seen())


@pytest.mark.slow
def test_champions_begin_quests_later_and_charm_their_clients() -> None:
    takes = [a for played in sample() for a in played.actions if isinstance(a, TakeQuest)]
    assert any(take.skip for take in takes)
    assert any(take.charm for take in takes)


@pytest.mark.slow
def test_solo_games_are_won_and_lost() -> None:
    results = {played.game.state.result for played in sample() if played.game.state.options.solo}
    assert {result.lost_by for result in results if result} == {"", "SOLO-11"}


@pytest.mark.slow
def test_guilds_have_as_many_quests_as_they_may() -> None:
    assert max(played.most_quests for played in sample()) == MAX_QUESTS
