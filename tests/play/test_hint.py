"""A hint: what, why, and the next best with how far it fell behind, in words that hold."""

import pytest
from rules.kit import ask, begun, give

from forgewar.ai.explain.fact import Fact
from forgewar.ai.explain.rule_facts import rule_facts
from forgewar.ai.players.base import Choice, RunnerUp
from forgewar.content import load
from forgewar.play.hint import behind, hint, instead
from forgewar.rules.actions import Claim, MoveOverseer, PassMine, SellResource
from forgewar.rules.decisions import MarketTurn
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
        (4.4, False, "About equally good"),
        (0.5, True, "Looks a little worse"),
        (0.5, False, "About equally good"),
        (-3.0, False, "About equally good"),
        (80.0, True, "Does far worse"),
    ],
)
def test_the_distance_is_told_as_far_as_it_is_known(
    mine: Game, by: float, clear: bool, told: str
) -> None:
    found = behind(RunnerUp(mine.choices()[0], by, 64, clear=clear))
    assert found is not None
    assert str(found) == told


def test_nothing_is_said_of_what_nobody_has_tried(mine: Game) -> None:
    assert behind(RunnerUp(mine.choices()[0])) is None


def test_reasons_are_about_the_action_that_is_advised(mine: Game) -> None:
    seat = mine.state.order[0]
    move, other = mine.choices()[0], mine.choices()[-1]
    told = hint(mine, NAMES, seat, Choice(move, (), runner_up=RunnerUp(other, 3.0, 64, clear=True)))
    assert any(str(line).startswith("Brings ") for line in told.why)
    assert told.other is not None
    assert str(told.other.deed) == "Pass, leaving the overseers in place"


def test_a_hint_says_what_the_search_found_beside_what_the_rules_tell(mine: Game) -> None:
    """At least one line each, even where much speaks against the move."""
    seat = mine.state.order[0]
    found = (Fact("found_ahead", number=80), Fact("found_failed", number=1, of=3))
    lost = Fact("found_rivals", number=4, of=3)
    for move in mine.choices():
        if isinstance(move, MoveOverseer):
            other = RunnerUp(PassMine(), 3.0, 80, clear=True, reasons=(lost,))
            told = hint(mine, NAMES, seat, Choice(move, found, runner_up=other))
            lines = [*map(str, told.why)]
            assert "Leads to fewer failed quests by the end of round 3" in lines
            assert any(line.startswith("Brings ") for line in lines)
            assert not any("simulated games" in line for line in lines)  # the next best tells it
            assert told.other is not None
            assert "The leading rival has about 4 less prestige" in str(told.other.why[-1])


def test_few_games_say_how_sure_they_are() -> None:
    few = RunnerUp(PassMine(), 3.0, 24, clear=True, sure=97)
    said = "About 3 prestige worse (97% sure after 24 simulated games)"
    assert str(behind(few)) == said
    assert str(behind(RunnerUp(PassMine(), 3.0, 64, clear=True, sure=97))) == said.split(" (")[0]


def test_a_close_call_without_a_difference_names_no_next_best(mine: Game) -> None:
    seat, moves = mine.state.order[0], [*mine.choices()]
    other = RunnerUp(PassMine(), 0.1, 64)
    assert hint(mine, NAMES, seat, Choice(moves[0], (), runner_up=other)).other is None
    reasons = (Fact("found_gold", number=2, of=3),)
    other = RunnerUp(PassMine(), 0.1, 64, reasons=reasons)
    told = hint(mine, NAMES, seat, Choice(moves[0], (), runner_up=other)).other
    assert told is not None
    assert [*map(str, told.why)] == ["Leaves about 2 more gold at the end of round 3"]


@pytest.mark.parametrize(("gold", "said"), [(1, "Lets you "), (9, "Then ")])
def test_a_sale_says_what_it_is_for(gold: int, said: str) -> None:
    game = ask(begun(), MarketTurn(0))
    guild = give(game, 0, iron=2)
    guild.gold = gold
    action, follows = SellResource(0, 1), Claim("copper_axe")
    told = hint(game, NAMES, 0, Choice(action, (), follows=follows))
    assert [*map(str, told.why)] == [f"{said}claim the Copper Axe for 2 gold"]


def test_of_the_next_best_only_what_differs_is_told(mine: Game) -> None:
    seat = mine.state.order[0]
    move, *others = [action for action in mine.choices() if isinstance(action, MoveOverseer)]
    alone = {str(line) for line in hint(mine, NAMES, seat, Choice(move, ())).why}
    shared = 0
    for other in others:
        lines = {str(line) for line in hint(mine, NAMES, seat, Choice(other, ())).why}
        told = hint(
            mine, NAMES, seat, Choice(move, (), runner_up=RunnerUp(other, 3.0, 64, clear=True))
        ).other
        if told is not None:
            assert {str(line) for line in told.why} <= lines - alone
            shared += bool(lines & alone)
    assert shared


def test_the_planner_speaks_where_the_rules_have_nothing_to_say(mine: Game) -> None:
    seat = mine.state.order[0]
    told = hint(mine, NAMES, seat, Choice(PassMine(), (Fact("stays"),)))
    assert [*map(str, told.why)] == ["No move would bring anything worthwhile"]
    assert told.other is None


@pytest.mark.slow
def test_a_hint_begins_with_what_speaks_for_it() -> None:
    """Where the rules know only what it costs, a Master says what it is good for."""
    game = Game.new(Options("simple", 2), 4, CONTENT)
    checked = 0
    while game.decision is not None:
        seat, reasons = game.decision.seat, (Fact("price", -1.0, number=2), Fact("least"))
        for action in game.choices():
            found = rule_facts(game, seat, action)
            told = [*map(str, hint(game, NAMES, seat, Choice(action, reasons)).why)]
            assert not told[0].startswith("But ")
            if found and all(fact.against for fact in found):
                assert told[0] == "It isn't good, but everything else looks worse"
                assert len(told) == 1 + min(len(found), 3)
                checked += 1
        game.play(game.choices()[0])
    assert checked


def test_what_is_as_good_is_told_with_what_speaks_for_it(mine: Game) -> None:
    move, *others = [action for action in mine.choices() if isinstance(action, MoveOverseer)]
    facts = [
        str(instead(mine, NAMES, Choice(move, (), runner_up=RunnerUp(other, 0.0, 8))))
        for other in others
    ]
    assert any("About equally good. In its favour: brings " in fact for fact in facts)
    assert not any("you" in fact for fact in facts)


def test_a_next_best_that_reads_the_same_is_not_told(mine: Game) -> None:
    seat = mine.state.order[0]
    move = mine.choices()[0]
    told = hint(mine, NAMES, seat, Choice(move, (), runner_up=RunnerUp(move, 1.0, 8)))
    assert told.other is None


def test_what_a_guild_did_not_do_is_told_with_its_distance(mine: Game) -> None:
    other = RunnerUp(PassMine(), 3.0, 64, clear=True)
    found = instead(mine, NAMES, Choice(mine.choices()[0], (), runner_up=other))
    assert str(found) == "Next best: pass, leaving the overseers in place. About 3 prestige worse"
    assert instead(mine, NAMES, Choice(mine.choices()[0], ())) is None
