"""What was lost, against what the games of a record tell."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from session.recorded import recorded

from forgewar.play.review.losses import Losses, losses
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.state import Options
from forgewar.session.timeline import Timeline

KINDS = (Options("simple", 2), Options("epic", 4), Options("simple", 1, difficulty="easy"))


@cache
def _played(kind: Options, folder: Path) -> Timeline:
    return Timeline.read(recorded(folder / "game.jsonl", 10_000, options=kind))


@pytest.fixture(scope="module", params=KINDS, ids=["simple", "epic", "solo"])
def timeline(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Timeline:
    return _played(request.param, tmp_path_factory.mktemp("losses"))


def seats(timeline: Timeline) -> range:
    return range(len(timeline.header.seats))


def test_every_quest_that_failed_is_told_with_what_it_would_have_brought(
    timeline: Timeline,
) -> None:
    final = timeline.games[-1]
    for seat in seats(timeline):
        found = losses(timeline, seat)
        assert [each.quest for each in found.failures] == final.state.guilds[seat].failed
        for each in found.failures:
            whole = final.table.track(each.quest).quest.legs[-1].prestige
            assert 0 <= each.prestige <= whole + 3  # FAIL-4
            assert 1 <= each.round <= final.state.round
        assert found.prestige == sum(each.prestige for each in found.failures)


def test_adventurers_count_as_idle_who_are_home_when_their_guild_is_done(
    timeline: Timeline,
) -> None:
    for seat in seats(timeline):
        idle = 0
        for moment in range(timeline.last):
            game, action = timeline.games[moment], timeline.action(moment)
            if game.decision == de.Management(seat) and isinstance(action, ac.FinishManaging):
                idle += sum(not hero.quest for hero in game.state.guilds[seat].adventurers)
        assert losses(timeline, seat).idle == idle


def test_what_is_left_before_the_count_is_unspent(timeline: Timeline) -> None:
    final = timeline.games[-1].state
    assert final.result is not None
    for seat in seats(timeline):
        before = sum(timeline.games[-2].state.guilds[seat].resources)
        unspent = losses(timeline, seat).unspent
        assert unspent == (0 if final.result.lost_by else pytest.approx(before, abs=12))
        assert not final.result.lost_by or unspent == 0


def test_places_that_are_lost_from_one_order_to_the_next_were_given_away(
    timeline: Timeline,
) -> None:
    orders = [game.state.order for game in timeline.games]
    for seat in seats(timeline):
        lost = sum(
            max(0, after.index(seat) - before.index(seat)) for before, after in pairwise(orders)
        )
        wanted = 0 if timeline.header.options.solo else lost
        assert losses(timeline, seat).places == wanted


def test_nothing_is_lost_by_nobody() -> None:
    assert Losses().prestige == 0
