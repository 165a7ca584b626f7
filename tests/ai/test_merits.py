"""Everything a hint may claim, held against the rules at every decision of whole games."""

from collections.abc import Iterator
from functools import cache

import pytest
from ai.merit_claims import MERITS
from fixtures.record_fixtures import RECORDS

from forgewar.ai.explain.fact import Fact
from forgewar.ai.explain.rule_facts import rule_facts
from forgewar.ai.players.base import Budget, legal_actions, seat_view
from forgewar.ai.players.master import Master
from forgewar.content import load
from forgewar.rules import actions as ac
from forgewar.rules.decisions import WealthChoice, WealthRaise
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import read_record
from forgewar.session.replay import replay

FILES = ("simple_3", "epic_3", "solo_fast_forward_random")
Case = tuple[Game, int, ac.Action, Fact]


@cache
def _cases() -> dict[str, list[Case]]:
    """Every merit of every action of some games, and of some that were not taken, by kind."""
    found: dict[str, list[Case]] = {}
    for name in FILES:
        for step in replay(read_record(RECORDS / f"{name}.jsonl")).steps:
            decision = step.before.decision
            assert decision is not None
            choices = step.before.choices()
            trades = step.before.trades(decision.seat)[:2]
            for action in {step.action, *choices[:: 1 + len(choices) // 3], *trades}:
                seat = getattr(action, "seat", decision.seat)
                for fact in rule_facts(step.before, seat, action):
                    found.setdefault(fact.kind, []).append((step.before, seat, action, fact))
    return found


@pytest.mark.parametrize("kind", MERITS)
def test_a_merit_is_what_the_rules_do(kind: str) -> None:
    wrong = [case[2:] for case in _cases().get(kind, []) if not MERITS[kind](*case)]
    assert not wrong


def test_the_games_hold_nearly_every_kind_of_merit() -> None:
    assert set(MERITS) - set(_cases()) <= {"savvy_buyer"}


@pytest.mark.rule("SETUP-13")
def test_a_hint_for_the_last_who_keeps_wealth_tells_nothing_of_what_others_kept() -> None:
    game = Game.new(Options("simple", 4), 5, load.default())
    asked = 0
    while isinstance(decision := game.decision, WealthChoice | WealthRaise):
        asked += 1
        assert all(fact.side < 0 for each in game.choices()
                   for fact in rule_facts(game, decision.seat, each))  # fmt: skip
        game.play(game.choices()[0])
    assert asked >= 4


def _considered() -> Iterator[tuple[Game, int]]:
    game = Game.new(Options("simple", 2), 5, load.default())
    while game.state.round < 2:
        decision = game.decision
        assert decision is not None
        yield game, decision.seat
        game.play(game.choices()[0])


def test_the_runner_up_is_another_legal_choice_and_its_distance_is_in_prestige() -> None:
    master = Master(3)
    told = 0
    for game, seat in _considered():
        found = master.consider(seat_view(game, seat), legal_actions(game, seat), Budget(nodes=60))
        other = found.runner_up
        if other is not None:
            assert other.action != found.action
            assert game.refusal(other.action) is None
            assert other.games or not other.behind
            told += other.games > 0
    assert told > 3
