"""The Master's search: candidates, the worlds they are rolled out in, and when one is let go."""

from random import Random

from rules.kit import CONTENT

from forgewar.ai.players import master
from forgewar.ai.players.base import Budget, seat_view
from forgewar.ai.players.master import Candidate, Search
from forgewar.ai.search.replies import ReplyTree
from forgewar.ai.search.rollout_policy import RolloutPolicy, rollout_weights
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import VARIANTS, VARIED, Weights, varied_weights
from forgewar.rules.actions import PassMine
from forgewar.rules.decisions import MineTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options

KIND = Options("simple", 2)
WEIGHTS = rollout_weights(KIND)


def in_the_mine(*, second: bool) -> Game:
    """A game at the first move of a round, or at the first guild's second."""
    game, policy = Game.new(KIND, 3, CONTENT), RolloutPolicy(WEIGHTS, Random(1))
    while not isinstance(game.decision, MineTurn) or game.decision.second != second:
        policy.turn(game)
    return game


def ranked_in(game: Game) -> tuple[Game, int, list[Scored]]:
    """View of the seat that decides, the seat, and its choices by the planner's score."""
    assert game.decision is not None
    seat = game.decision.seat
    view = seat_view(game, seat)
    return view, seat, Planner(WEIGHTS, Random(1)).rank(view, seat, view.choices())


def candidate(*values: float) -> Candidate:
    found = Candidate((0.0, PassMine(), ()), 0.0, ReplyTree(Planner(WEIGHTS, Random(1)), ()))
    found.values += values
    return found


def test_variants_of_weights_differ_and_are_always_the_same() -> None:
    variants = varied_weights(WEIGHTS)
    assert len(set(variants)) == VARIANTS
    assert variants == varied_weights.__wrapped__(WEIGHTS)
    for name in Weights.__struct_fields__:
        assert (len({getattr(each, name) for each in variants}) > 1) == (name in VARIED), name


def test_every_candidate_meets_the_same_variant_in_a_world() -> None:
    view, seat, ranked = ranked_in(in_the_mine(second=False))
    twins = [ranked[0], ranked[0]]
    search = Search(view, seat, twins, Budget(), WEIGHTS, Random(1))
    for _ in range(master.WORLDS // 4):  # before their trees of replies differ
        search.play_world(search.candidates)
    first, second = search.candidates
    assert first.values == second.values
    assert len(set(first.values)) > 1


def test_to_do_without_a_second_move_is_always_a_candidate() -> None:
    view, _, ranked = ranked_in(in_the_mine(second=True))
    assert not any(isinstance(action, PassMine) for _, action, _ in ranked[:2])
    few = master._candidates(ranked, 2, view, Budget())
    assert few[:2] == ranked[:2]
    assert [type(action) for _, action, _ in few[2:]] == [PassMine]


def test_a_candidate_that_is_no_better_is_let_go() -> None:
    """Also one that is as good: the search ends when nothing is left to find out."""
    best, equal, worse = candidate(*[0.6] * 8), candidate(*[0.599] * 8), candidate(*[0.4] * 8)
    assert master._contenders([best, equal, worse]) == [best]


def test_a_candidate_that_may_be_better_stays() -> None:
    best, unsure = candidate(*[0.6] * 8), candidate(*[0.2, 0.9] * 4)
    assert master._contenders([best, unsure]) == [best, unsure]
    best, few = candidate(*[0.6] * 3), candidate(*[0.5] * 3)
    assert master._contenders([best, few]) == [best, few]
