"""Everything that is said for a choice in whole games is so: reasons, hints and the next best.

`python tests/claims.py` does the same in hundreds of games.
"""

from random import Random

import pytest
from ai.claims import RecentChanges, advised, lied, reasons, watched
from ai.merit_claims import MERITS
from ai.reason_claims import REASONS, Case
from cases import mostly_slow
from properties.games import name

from forgewar.ai.explain.fact import Fact, fact_of
from forgewar.ai.players.base import Choice, seat_view
from forgewar.ai.search.rollout_policy import rollout_weights
from forgewar.ai.value.planner import Planner
from forgewar.content import load
from forgewar.play.lessons.position import action_of, lay_out
from forgewar.play.lessons.puzzles import puzzles
from forgewar.rules.state import Options
from forgewar.words.language import current

ALL = ("apprentice", "journeyman", "master")
HINTED = 4  # one choice of so many is looked at as a hint
GAMES = [
    (Options("simple", 2), ("master", "journeyman"), 1500),
    (Options("simple", 3), ALL, 150),
    (Options("simple", 4), ALL, 150),
    (Options("epic", 3, bonus_tiles=True), ("apprentice", "journeyman"), 0),
    (Options("epic", 2), ("master", "apprentice"), 150),
    (Options("fast_forward", 3), ALL, 150),
    (Options("simple", 1, difficulty="easy"), ("master",), 150),
    (Options("simple", 1, difficulty="easy"), ("apprentice",), 0),
    (Options("fast_forward", 1, difficulty="easy"), ("journeyman",), 0),
    (Options("epic", 1, difficulty="easy"), ("journeyman",), 0),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "strengths", "nodes"), mostly_slow(GAMES, every=10), ids=lambda each: str(each)[:30]
)
def test_nothing_false_is_said_in_a_whole_game(
    kind: Options, strengths: tuple[str, ...], nodes: int
) -> None:
    tally = RecentChanges()
    for seed in (3, 4):
        for number, case in enumerate(watched(kind, seed, strengths, nodes)):
            tally.hold(reasons(case, seed))
            if number % HINTED == 0:
                tally.hold(advised(case, seed))
    assert not tally.false, name(kind)
    assert sum(tally.held.values()) > 200


def test_every_reason_of_the_language_is_checked() -> None:
    told = {id_.removeprefix("fact-") for id_ in current().ids if id_.startswith("fact-")}
    assert told == set(REASONS) | set(MERITS)


@pytest.mark.parametrize("name", puzzles())
def test_what_puzzles_say_for_their_best_choices_is_so(name: str) -> None:
    puzzle = puzzles()[name]
    game, action = lay_out(puzzle.position, load.default()), action_of(puzzle.best)
    assert game.decision is not None
    seat, planner = game.decision.seat, Planner(rollout_weights(game.state.options), Random(1))
    reckoned = {
        item[1]: item[0] for item in planner.rank(seat_view(game, seat), seat, game.choices())
    }
    said = tuple(fact_of(each.feature, each.weight, each.detail) for each in puzzle.reasons)
    case = Case(game, seat, "master", None, Choice(action, said), reckoned, None)
    assert not [reason for reason in said if not REASONS[reason.kind](case, reason)]


def claim_case(feature: str, kind: Options, strength: str = "journeyman") -> Case:
    """A choice for which this was said."""
    for case in watched(kind, 1, (strength,), 150):
        if any(reason.kind == feature for reason in case.choice.reasons):
            return case
    raise AssertionError(f"{feature} is never said")


@pytest.mark.parametrize(
    "feature",
    [
        *("mined", "landing", "next_jump", "hex", "around", "price", "trained", "card_prestige"),
        *("quest_prestige", "quest_power", "quest_people", "quest_price"),
    ],
)
@pytest.mark.parametrize("by", [-1, 1])
def test_a_number_that_is_not_so_is_found(feature: str, by: int) -> None:
    case = claim_case(feature, Options("simple", 3))
    assert all(claim.true for claim in reasons(case, 1))
    false = [claim for claim in reasons(lied(case, feature, by), 1) if not claim.true]
    assert [claim.kind for claim in false] == [feature]
    assert all(f"seed 1, round {case.game.state.round}, journeyman" in c.where for c in false)


def test_games_that_were_not_played_are_found() -> None:
    case = claim_case("found_close", Options("simple", 2), "master")
    false = [claim for claim in reasons(lied(case, "found_close", 1), 1) if not claim.true]
    assert [claim.kind for claim in false] == ["found_close"]


def test_reasons_that_sum_to_less_than_nothing_are_found() -> None:
    case = claim_case("mined", Options("simple", 2))
    choice = case.choice
    sad = type(choice)(choice.action, (Fact("price", -2.0, number=2),), choice.nodes)
    false = {claim.kind for claim in reasons(case._replace(choice=sad), 1) if not claim.true}
    assert false == {"price", "no negative sum"}
