"""Every puzzle can be laid out and tried, and says how far from the best a try is."""

from functools import partial
from pathlib import Path

import pytest
from rules.kit import play_until

from forgewar.ai.search.deep_compare import compare
from forgewar.content import load
from forgewar.content.model import WEAPON_TYPES
from forgewar.content.puzzles import Puzzle
from forgewar.play.achievements import read_hall
from forgewar.play.lessons.position import action_of, lay_out
from forgewar.play.lessons.puzzles import Offered, PuzzleTutor, due, offered, puzzles
from forgewar.rules.actions import Action, Trade
from forgewar.rules.decisions import MarketTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.words import say
from forgewar.words.actions import advice
from forgewar.words.printed import cards

CONTENT = load.default()
PUZZLES = puzzles()


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))


def tried(name: str) -> PuzzleTutor:
    return PuzzleTutor(name, CONTENT, 0)


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_a_choice_of_the_first_seat_with_one_that_is_clearly_best(name: str) -> None:
    puzzle = PUZZLES[name]
    game = lay_out(puzzle.position, CONTENT)
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.state.round == puzzle.round
    for written in (puzzle.best, *(other.action for other in puzzle.others)):
        assert game.refusal(action_of(written)) is None
    assert puzzle.margin >= 25
    assert puzzle.margin >= 3 * puzzle.error


@pytest.mark.parametrize("name", PUZZLES)
def test_a_reason_knows_cards_by_their_ids_for_every_language_has_names_of_its_own(
    name: str,
) -> None:
    known = {card.id for card in cards(CONTENT)} | {*WEAPON_TYPES}
    for reason in PUZZLES[name].reasons:
        about = reason.detail if isinstance(reason.detail, tuple) else (reason.detail,)
        assert {key for key in about if key and isinstance(key, str)} <= known


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_solved_by_the_best_choice_and_says_why(name: str) -> None:
    tutor = tried(name)
    assert tutor.helpless
    assert tutor.wanted is not None
    tutor.match.play(tutor.wanted)
    assert tutor.finished
    solved = say("puzzles-solved", margin=max(1, round(PUZZLES[name].margin / 10)))
    assert str(tutor.said).startswith(solved)
    assert read_hall().puzzles == {name: 0}


@pytest.mark.parametrize("name", PUZZLES)
def test_another_choice_is_told_how_far_behind_it_is_and_taken_back(name: str) -> None:
    tutor, puzzle = tried(name), PUZZLES[name]
    before = tutor.match.view.game.state.digest()
    other = max(puzzle.others, key=lambda each: each.lost)
    tutor.match.play(action_of(other.action))
    assert tutor.answer is not None
    assert tutor.answer.values["lost"] == max(1, round(other.lost / 10))
    assert read_hall().puzzles == {name: other.lost}
    tutor.undo()
    assert tutor.match.view.game.state.digest() == before


def test_the_best_try_counts_and_the_next_is_offered() -> None:
    first, second = list(PUZZLES)[:2]
    tutor = tried(first)
    assert tutor.wanted is not None
    tutor.match.play(action_of(PUZZLES[first].others[0].action))
    tutor.undo()
    assert due(offered(read_hall())) == first
    tutor.match.play(tutor.wanted)
    tutor.undo()
    tutor.match.play(action_of(PUZZLES[first].others[0].action))
    found = offered(read_hall())
    assert found[0].solved
    assert due(found) == second
    assert due(found, second) != second


@pytest.mark.slow
def test_a_trade_beside_it_is_no_try() -> None:
    name = next(
        n for n in PUZZLES if any(isinstance(a, Trade) for a in tried(n).match.view.trades(0))
    )
    tutor = tried(name)
    before = tutor.match.view.game.state.digest()
    tutor.match.play(tutor.match.view.trades(0)[0])
    assert tutor.match.view.game.state.digest() != before
    assert tutor.answer is None
    assert str(tutor.said) == say("puzzles-ask")
    assert not read_hall().puzzles


def written(puzzle: Puzzle) -> list[Action]:
    """The choices that the puzzle says something of."""
    others = [each.action for each in puzzle.others]
    return [action_of(each) for each in (puzzle.best, *puzzle.equals, *others)]


def test_what_comes_to_the_same_solves_it_too() -> None:
    alike = {name: puzzle for name, puzzle in PUZZLES.items() if puzzle.equals}
    assert alike
    for name, puzzle in alike.items():
        for each in puzzle.equals:
            tutor = tried(name)
            tutor.match.play(action_of(each))
            assert tutor.finished
    assert set(read_hall().puzzles.values()) == {0}


def test_a_choice_that_nobody_tried_is_said_to_be_behind_all_that_were() -> None:
    name, action = next(
        (name, action)
        for name in PUZZLES
        for action in tried(name).match.view.choices()
        if not isinstance(action, Trade) and action not in written(PUZZLES[name])
    )
    tutor, puzzle = tried(name), PUZZLES[name]
    worst = max(each.lost for each in puzzle.others)
    tutor.match.play(action)
    assert read_hall().puzzles == {name: worst + 1}
    assert str(tutor.said) == say("puzzles-untried", lost=max(1, round((worst + 1) / 10)))
    tutor.match.play(tutor.match.view.choices()[0])  # what comes after it is no try
    assert read_hall().puzzles == {name: worst + 1}


def test_the_solution_can_be_asked_for_and_says_why() -> None:
    heard: list[str] = []
    for name, puzzle in PUZZLES.items():
        tutor = PuzzleTutor(name, CONTENT, 0, partial(heard.append, name))
        assert tutor.match.advisor.ask()
        assert heard[-1] == name
        assert tutor.wanted is not None
        best = say(
            "puzzles-best", deed=advice(tutor.match.view.game, tutor.match.view.names, tutor.wanted)
        )
        weighty = [r for r in puzzle.reasons if r.weight > 0]
        assert str(tutor.said).startswith(best)
        assert (str(tutor.said) != best) == bool(weighty)
        assert str(tutor.why_no_skip) == say("puzzles-no-skip")
        assert str(tutor.title) == say(f"puzzles-name-{name}")


def test_the_list_says_how_hard_a_puzzle_is_and_how_close_somebody_came() -> None:
    for name, puzzle in PUZZLES.items():
        told = [Offered(name, puzzle, lost) for lost in (-1, 0, 1, 24)]
        states = ["" if each.state is None else str(each.state) for each in told]
        assert states == [
            "",
            say("puzzles-is-solved"),
            say("puzzles-best-try", lost=1),
            say("puzzles-best-try", lost=2),
        ]
        assert [each.solved for each in told] == [False, True, False, False]
        assert str(told[0].level) == say(f"puzzles-level-{puzzle.level}")
        last = puzzle.kind == "last_round"
        assert str(told[0].where).endswith(str(puzzle.round)) != last
        said = [str(told[0].where), str(told[0].level)]
        assert all(part in str(each.summary) for part in said for each in told)
        assert [states[i] in str(told[i].summary) for i in (1, 2, 3)] == [True] * 3
    assert {puzzle.kind == "last_round" for puzzle in PUZZLES.values()} == {False, True}


def test_when_all_are_solved_the_first_is_offered_again() -> None:
    solved = [Offered(name, puzzle, 0) for name, puzzle in PUZZLES.items()]
    assert due(solved) == due(solved, solved[1].name) == solved[0].name
    assert due([]) == ""
    last = [*solved[1:], solved[0]._replace(lost=3)]
    assert due(last, solved[3].name) == solved[0].name


def test_a_trial_is_the_same_for_the_same_seed_and_changes_nothing() -> None:
    game = play_until(Game.new(Options("simple", 2), 3, CONTENT), MarketTurn, 6)
    before = game.state.digest()
    once, again = (compare(game, 3, 2, 5) for _ in range(2))
    assert [(each.action, each.leads) for each in once] == [(e.action, e.leads) for e in again]
    assert once[0].mean >= once[-1].mean
    assert once[0].behind(once[0]) == (0.0, 0.0)
    for each in once:
        assert each.behind(once[0])[0] == pytest.approx(once[0].mean - each.mean)
    assert not any(isinstance(each.action, Trade) for each in once)
    assert game.state.digest() == before
