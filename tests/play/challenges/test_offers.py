"""The next challenge: one offer, made from what happened, in a fixed order."""

from datetime import date
from pathlib import Path

import pytest
from app.challenge_views import recorded
from msgspec.structs import replace

from forgewar.ai.review.report import METHOD, Look, Review, TurningPoint
from forgewar.content.challenges import ladder
from forgewar.play.challenges.kept import ContractResult, DayTry, Kept
from forgewar.play.challenges.offers import NEAR, Prize, next_offer, rematch_seats
from forgewar.play.challenges.results import Challenge, Outcome, outcome_of, rounds_of
from forgewar.play.lessons.sketch import sketch_choice
from forgewar.play.library.metadata import review_of
from forgewar.play.match import Match
from forgewar.play.review.kept import Kept as KeptReview
from forgewar.play.rivals import rival_of
from forgewar.rules.actions import PassMarket, PassMine
from forgewar.session.record import encode
from forgewar.session.session import Session

TODAY = date(2026, 11, 17)
FIRST = next(iter(ladder().contracts))
TRIED = Kept(days=[DayTry("2026-11-17", "today", score=50)])


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))


def review(session: Session, chance: float, *, done: bool = True, seat: int = 0) -> None:
    """A review beside a record that blames one choice."""
    assert session.path is not None
    point = TurningPoint(12, 4, "mine", seat, PassMine(), PassMarket(), chance, 0.01, 9.0)
    found = Review(session.header.seed, looks=[Look(12, point)])
    kept = KeptReview(METHOD, "game", 1, done, found)
    review_of(session.path).write_bytes(encode(kept))


def near(lacks: int) -> Kept:
    """A contract that was tried and lacks so much for bronze."""
    score = ladder().contracts[FIRST].marks.bronze - lacks
    result = ContractResult(score, None, "game", "2026-11-16")
    return replace(TRIED, contracts={FIRST: result})


def test_a_turning_point_comes_first() -> None:
    session = recorded("over", ("person", "master"))
    review(session, 0.12)
    offer = next_offer(session, None, near(1), TODAY)
    assert offer is not None
    assert (offer.kind, offer.of) == ("turn", "12")
    assert offer.picture == sketch_choice(session.steps[12].before)
    assert str(offer.label) == "Play round 4"
    assert offer.rounds == len(range(4, session.header.options.rounds + 1))
    assert "12 points" in str(offer.words)


@pytest.mark.parametrize(
    ("chance", "done", "seat"), [(0.09, True, 0), (0.3, False, 0), (0.3, True, 1)]
)
def test_a_small_an_unsure_or_a_rivals_mistake_is_not_offered(
    chance: float, done: bool, seat: int
) -> None:
    session = recorded("over", ("person", "master"))
    review(session, chance, done=done, seat=seat)
    offer = next_offer(session, None, TRIED, TODAY)
    assert offer is not None
    assert offer.kind == "rematch"


def test_a_near_medal_comes_before_a_rematch() -> None:
    session = recorded("over", ("person", "master"))
    offer = next_offer(session, None, near(1), TODAY)
    assert offer is not None
    assert (offer.kind, offer.of) == ("contract", FIRST)
    assert offer.picture == Prize(FIRST, "bronze")
    assert str(offer.target).startswith("Bronze from ")
    far = next_offer(session, None, near(NEAR + 1), TODAY)
    assert far is not None
    assert far.kind == "rematch"


def test_a_winner_meets_the_next_strength_and_a_loser_the_same() -> None:
    session = recorded("over", ("person", "journeyman"))
    assert session.game.state.result is not None
    won = session.game.state.result.ranking[0] == 0
    offer = next_offer(session, None, TRIED, TODAY)
    assert offer is not None
    assert offer.of == ("artisan" if won else "journeyman")
    assert offer.picture == rival_of(session.header, len(session.header.seats) - 1)
    seats = rematch_seats(session.header, offer.of)
    assert [seat.player for seat in seats[1:]] == [offer.of] * (len(seats) - 1)
    assert seats[0] == session.header.seats[0]


def test_whoever_beat_the_strongest_is_offered_the_deal_of_the_day() -> None:
    session = recorded("over", ("person", "grandmaster"))
    offer = next_offer(session, None, Kept(), TODAY)
    assert offer is not None
    assert session.game.state.result is not None
    won = session.game.state.result.ranking[0] == 0
    assert offer.kind == ("deal" if won else "rematch")


def test_after_a_solo_game_the_deal_then_the_next_contract_is_offered() -> None:
    session = recorded("solo_over")
    kinds = [next_offer(session, None, kept, TODAY) for kept in (Kept(), TRIED)]
    assert [offer.kind for offer in kinds if offer is not None] == ["deal", "contract"]


def test_a_contract_without_a_medal_is_offered_again() -> None:
    session = recorded("solo_over")
    marks = ladder().contracts["no_clerk"].marks
    outcome = Outcome(Challenge("no_clerk", None), marks.bronze - 1, lost=False, rounds="")
    offer = next_offer(session, outcome, TRIED, TODAY)
    assert offer is not None
    assert offer.of == "no_clerk"
    assert str(outcome.missing) == "1 short of bronze"


def test_games_of_computers_and_unrecorded_games_lead_to_nothing() -> None:
    watched = recorded("over", ("master",))
    assert next_offer(watched, None, Kept(), TODAY) is None


def test_rounds_tell_completed_and_gold_quests() -> None:
    session = recorded("solo_over")
    match = Match(session, 0, None)  # type: ignore[arg-type]  # nobody thinks
    rounds = rounds_of(session, match.chronicle.history)
    completed = session.game.state.guilds[0].completed
    assert len(rounds) == session.header.options.rounds
    assert set(rounds) <= set("x*-")
    assert 0 < sum(letter != "-" for letter in rounds) <= len(completed)
    assert outcome_of(session, match.chronicle.history) is None  # no challenge
