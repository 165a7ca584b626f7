"""A hint: what, why, and the next best with how far it fell behind, in words that hold."""

import pytest

from forgewar.ai.explain.merits import AGAINST, merits
from forgewar.ai.players.base import Choice, Reason, RunnerUp
from forgewar.content import load
from forgewar.play.hint import behind, hint, instead
from forgewar.rules.actions import MoveOverseer, PassMine
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words.names import Names

CONTENT = load.default()
NAMES = Names(CONTENT, ("Tower", "Sun"))


@pytest.fixture(scope="module")
def mine() -> Game:
    game = Game.new(Options("simple", 2), 4, CONTENT)
    while not isinstance(game.choices()[-1], PassMine):
        game.play(game.choices()[0])
    return game


@pytest.mark.parametrize(
    ("by", "clear", "told"),
    [
        (4.4, True, "About 4 prestige worse"),
        (4.4, False, "Does about as well"),
        (0.5, True, "Looks a little worse"),
        (0.5, False, "Does about as well"),
        (-3.0, False, "Does about as well"),
        (80.0, True, "Does far worse"),
    ],
)
def test_the_distance_is_told_as_far_as_it_is_known(
    mine: Game, by: float, clear: bool, told: str
) -> None:
    found = behind(RunnerUp(mine.choices()[0], by, 9, clear=clear))
    assert found is not None
    assert str(found) == told


def test_nothing_is_said_of_what_nobody_has_tried(mine: Game) -> None:
    assert behind(RunnerUp(mine.choices()[0])) is None


def test_reasons_are_about_the_action_that_is_advised(mine: Game) -> None:
    seat = mine.state.order[0]
    move, other = mine.choices()[0], mine.choices()[-1]
    told = hint(mine, NAMES, seat, Choice(move, (), runner_up=RunnerUp(other, 3.0, 8)))
    assert any(str(line).startswith("Brings ") for line in told.why)
    assert told.other is not None
    assert str(told.other.deed) == "Pass without moving an overseer"


def test_of_the_next_best_only_what_differs_is_told(mine: Game) -> None:
    seat = mine.state.order[0]
    move, *others = [action for action in mine.choices() if isinstance(action, MoveOverseer)]
    alone = {str(line) for line in hint(mine, NAMES, seat, Choice(move, ())).why}
    shared = 0
    for other in others:
        lines = {str(line) for line in hint(mine, NAMES, seat, Choice(other, ())).why}
        told = hint(mine, NAMES, seat, Choice(move, (), runner_up=RunnerUp(other, 3.0, 8))).other
        if told is not None:
            assert {str(line) for line in told.why} <= lines - alone
            shared += bool(lines & alone)
    assert shared


def test_the_planner_speaks_where_the_rules_have_nothing_to_say(mine: Game) -> None:
    seat = mine.state.order[0]
    told = hint(mine, NAMES, seat, Choice(PassMine(), (Reason("stays", 0.0),)))
    assert [*map(str, told.why)] == ["No move would bring anything worthwhile"]
    assert told.other is None


@pytest.mark.slow
def test_a_hint_begins_with_what_speaks_for_it() -> None:
    """Where the rules know only what it costs, a Master says what it is good for."""
    game = Game.new(Options("simple", 2), 4, CONTENT)
    checked = 0
    while game.decision is not None:
        seat, reasons = game.decision.seat, (Reason("price", -1.0, 2), Reason("least", 0.0))
        for action in game.choices():
            found = merits(game, seat, action)
            told = [*map(str, hint(game, NAMES, seat, Choice(action, reasons)).why)]
            assert not told[0].startswith("But ")
            if found and all(merit.kind in AGAINST for merit in found):
                assert told[0] == "It isn't good, but everything else looks worse"
                assert len(told) == 1 + len(found)
                checked += 1
        game.play(game.choices()[0])
    assert checked


def test_what_is_as_good_is_told_with_what_speaks_for_it(mine: Game) -> None:
    move, *others = [action for action in mine.choices() if isinstance(action, MoveOverseer)]
    facts = [
        str(instead(mine, NAMES, Choice(move, (), runner_up=RunnerUp(other, 0.0, 8))))
        for other in others
    ]
    assert any("Does about as well. In its favour: Brings " in fact for fact in facts)
    assert not any("you" in fact for fact in facts)


def test_a_next_best_that_reads_the_same_is_not_told(mine: Game) -> None:
    seat = mine.state.order[0]
    move = mine.choices()[0]
    told = hint(mine, NAMES, seat, Choice(move, (), runner_up=RunnerUp(move, 1.0, 8)))
    assert told.other is None


def test_what_a_guild_did_not_do_is_told_with_its_distance(mine: Game) -> None:
    other = RunnerUp(PassMine(), 3.0, 8, clear=True)
    found = instead(mine, NAMES, Choice(mine.choices()[0], (), runner_up=other))
    assert str(found) == "Instead of: Pass without moving an overseer. About 3 prestige worse"
    assert instead(mine, NAMES, Choice(mine.choices()[0], ())) is None
