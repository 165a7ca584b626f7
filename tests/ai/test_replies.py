"""What may follow a choice is tried out, and the better answers more often."""

from random import Random

import pytest
from rules.kit import CONTENT

from forgewar.ai.explain.search_facts import Facts
from forgewar.ai.players.base import CHARACTERS, Budget, Character, legal_actions, seat_view
from forgewar.ai.players.master import SEARCHED, Candidate, pick_by_character
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.search.replies import OFTEN, Branch, Node, ReplyTree, learn
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.value.planner import Planner
from forgewar.rules import actions as ac
from forgewar.rules.decisions import MineTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options

KIND = Options("simple", 2)
TEMPER = rollout_weights(KIND)


def in_the_mine(seed: int = 3) -> Game:
    """A game that waits for the first move of a round."""
    game, quick = Game.new(KIND, seed, CONTENT), RolloutPolicy(TEMPER, Random(seed))
    while not isinstance(game.decision, MineTurn):
        quick.turn(game)
    return game


def foresight() -> ReplyTree:
    return ReplyTree(Planner(TEMPER, Random(1)), SEARCHED)


def test_the_better_answer_is_tried_more_often_and_the_other_too() -> None:
    game = in_the_mine()
    good, bad = (Branch(action, 0.0) for action in game.choices()[:2])
    crossing = Node(0, [bad, good])
    for _ in range(100):
        picked = crossing.pick(game)
        assert picked is not None
        learn([(crossing, picked)], [0.6 if picked is good else 0.4])
    assert good.games > 2 * bad.games > 0
    assert crossing.games == good.games + bad.games == 100


def test_what_cannot_be_done_in_a_game_is_not_tried_in_it() -> None:
    game = in_the_mine()
    crossing = Node(0, [Branch(ac.DoneTrading(), 0.0)])
    assert crossing.pick(game) is None


def test_a_line_is_followed_further_the_more_often_it_was() -> None:
    """At first everything is played in a hurry; then choices are told apart, one after the other,
    and whose they are is remembered."""
    line, game, quick = foresight(), in_the_mine(), RolloutPolicy(TEMPER, Random(1))
    depths = []
    for _ in range(8 * OFTEN):
        copy = game.clone()
        played, path = line.follow(copy, quick, copy.state.round)
        assert played >= len(path)
        for crossing, answer in path:
            assert answer in crossing.answers
        learn(path, [0.5, 0.5])
        depths.append(len(path))
    assert depths[: OFTEN - 1] == [0] * (OFTEN - 1)
    assert max(depths) > 1
    assert path[0][0].seat == game.decision.seat  # type: ignore[union-attr]  # it waits for a move


def test_a_grandmaster_looks_at_much_more() -> None:
    game = in_the_mine()
    assert game.decision is not None
    seat = game.decision.seat
    view, legal = seat_view(game, seat), legal_actions(game, seat)
    master, grandmaster = (
        GUILDS[name](1).consider(view, legal, Budget(300)).nodes
        for name in ("master", "grandmaster")
    )
    assert grandmaster > 5 * master


def line(chance: float, *amounts: float) -> Candidate:
    """A line whose games all came to the same."""
    made = Candidate((0.0, ac.PassMine(), ()), 0.0, foresight())
    for _ in range(20):
        made.values.append(chance)
        made.prestige.append(0.0)
        made.standings.append(Facts(amounts, ()))
    return made


# What each character likes: prestige, resources, gold, people and designs.
LIKED = {"questing": (2,), "mining": (7,), "hoarding": (8,), "buying": (5, 6)}


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("place", range(10))
def test_a_character_decides_between_equals_and_nothing_else(
    character: Character, place: int
) -> None:
    plain = [1.0] * 10
    more = [each + (number == place) for number, each in enumerate(plain)]
    best, equal = line(0.6, *plain), line(0.6, *more)
    worse = line(0.5, *(each + 5 for each in plain))
    liked = pick_by_character(best, [best, equal, worse], character)
    assert liked is (equal if place in LIKED[character] else best)
