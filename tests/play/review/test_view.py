"""What a review says is what it found, and what the rules say of the choices."""

from pathlib import Path

import pytest
from app.reviews import made_up_review
from session.recorded import recorded

from forgewar.ai.players.base import Reason
from forgewar.ai.review.report import Glance, Look, Review, Standing, TurningPoint
from forgewar.play.review.losses import losses
from forgewar.play.review.tour import Tour
from forgewar.play.review.view import ReviewView, table_names
from forgewar.rules import actions as ac
from forgewar.rules.state import Options
from forgewar.session.timeline import Timeline
from forgewar.words import message
from forgewar.words.actions import advice_with_ground, advice_with_hexes


@pytest.fixture(scope="module")
def timeline(tmp_path_factory: pytest.TempPathFactory) -> Timeline:
    path = tmp_path_factory.mktemp("view") / "game.jsonl"
    return Timeline.read(recorded(path, 10_000, options=Options("epic", 3)))


@pytest.fixture
def view(timeline: Timeline) -> ReviewView:
    return ReviewView(timeline, made_up_review(timeline))


def test_the_curve_tells_every_round_and_how_it_ended(timeline: Timeline) -> None:
    review = made_up_review(timeline)
    curve = ReviewView(timeline, review).curve()
    assert [each.label for each in curve] == [
        *(message("review-round", round=number) for number in range(1, 19)),
        message("review-end"),
    ]
    assert [each.chances for each in curve[:-1]] == [each.chances for each in review.standings]
    result = timeline.games[-1].state.result
    assert result is not None
    assert curve[-1].chances.index(1.0) == result.ranking[0]
    assert sum(curve[-1].chances) == 1


@pytest.mark.parametrize("share", [0.1, 0.9])
def test_a_large_swing_of_the_last_round_is_told(timeline: Timeline, share: float) -> None:
    result = timeline.games[-1].state.result
    assert result is not None
    winner = result.ranking[0]
    chances = tuple(share if seat == winner else (1 - share) / 2 for seat in range(3))
    standings = [Standing(number, chances) for number in range(1, 19)]
    told = ReviewView(timeline, Review(1, standings=standings)).swing(winner)
    if share < 0.5:
        assert told == message("review-swing", before=10, after=100)
    else:
        assert told is None


def test_a_curve_that_is_not_whole_does_not_tell_the_end(timeline: Timeline) -> None:
    review = Review(1, standings=[Standing(1, (0.2, 0.3, 0.5))])
    (first,) = ReviewView(timeline, review).curve()
    assert str(first.told) == "Round 1: Tower 20 %, Sun 30 % and Raven 50 %"


def test_a_game_alone_that_was_lost_ends_without_a_chance(tmp_path: Path) -> None:
    path = recorded(
        tmp_path / "game.jsonl", 10_000, options=Options("simple", 1, difficulty="hard")
    )
    timeline = Timeline.read(path)
    result = timeline.games[-1].state.result
    assert result is not None
    curve = ReviewView(timeline, made_up_review(timeline)).curve()
    assert curve[-1].chances == (0.0 if result.lost_by else 1.0,)


def test_turning_points_are_told_with_what_was_played_and_what_would_have_been_better(
    timeline: Timeline, view: ReviewView
) -> None:
    assert view.turns
    names = table_names(timeline)
    for turn in view.turns:
        point = turn.point
        game = timeline.games[point.moment]
        assert turn.played != turn.better
        grounds = (advice_with_ground, advice_with_hexes)
        assert turn.played in [each(game, names, point.played) for each in grounds]
        assert str(turn.played) != str(turn.better)
        assert turn.cost == message("review-cost", points=round(100 * point.chance))
        kinds = [(step.kind, step.action) for step in turn.steps]
        assert kinds == [("played", point.played), ("better", point.better), ("why", point.better)]
        label = str(view.label(turn))
        assert all(str(part) in label for part in (turn.where, turn.cost, turn.played, turn.better))
        assert all(step.lines for step in turn.steps)


def test_turning_points_are_told_once_and_new_ones_are_found(timeline: Timeline) -> None:
    whole = made_up_review(timeline)
    growing = Review(whole.seed, whole.standings, whole.glances)
    view = ReviewView(timeline, growing)
    assert view.turns == []
    for look in whole.looks:
        before = {id(turn) for turn in view.turns}
        growing.add(look)
        assert len({id(turn) for turn in view.turns} - before) <= 1
    assert [turn.point for turn in view.turns] == list(whole.points)


def test_reasons_are_told_in_words(timeline: Timeline) -> None:
    moment = next(
        m for m in range(timeline.last) if isinstance(timeline.action(m), ac.MoveOverseer)
    )
    played = timeline.action(moment)
    assert isinstance(played, ac.MoveOverseer)
    reasons = (Reason("found_ahead", 0.0, 80), Reason("found_quests", 0.0))
    better = ac.PassMine()
    point = TurningPoint(moment, 1, "mine", 0, played, better, 0.2, 0.01, 6.4, reasons)
    (turn,) = ReviewView(timeline, Review(1, looks=[Look(moment, point)])).turns
    assert turn.steps[2].lines == (
        message("review-ahead", games=80),
        message("reason-found_quests", detail="", prestige=0),
        message("review-prestige", prestige=6),
    )
    assert "(from copper)" in str(turn.played)  # as the board shows the hex


def test_losses_are_told_one_by_one(timeline: Timeline, view: ReviewView) -> None:
    for seat in range(3):
        found = losses(timeline, seat)
        counts = (len(found.failures), found.idle, found.unspent, found.places)
        lines = view.lost(seat)
        assert len(lines) == max(1, sum(map(bool, counts)))
        numbers = [line.values.get("count") for line in lines]
        assert numbers == [count for count in counts if count] or numbers == [None]
        assert view.lost(seat) is lines


def test_phases_are_strong_and_weak_by_what_their_choices_cost(timeline: Timeline) -> None:
    glances = [
        Glance(1, 0, "setup", 0, 0.9),
        Glance(2, 1, "mine", 0, 0.02),
        Glance(3, 1, "market", 0, 0.06),
        Glance(4, 1, "market", 0, 0.02),
        Glance(5, 1, "quest", 0, -0.01),
    ]
    view = ReviewView(timeline, Review(1, glances=glances))
    found = {each.phase: each.points for each in view.phases(0)}
    assert found == {
        "setup": pytest.approx(90),
        "mine": pytest.approx(2),
        "market": pytest.approx(4),
        "quest": 0,
    }
    assert str(view.strength(0)) == "Strongest: Quests. Weakest: Set-up."
    assert "4.0 % chance to win lost per choice" in str(view.phases(0)[2].told)
    assert view.strength(1) is None
    alike = [Glance(1, 1, "mine", 0, 0.02), Glance(2, 1, "market", 0, 0.021)]
    even = ReviewView(timeline, Review(1, glances=alike))
    assert even.strength(0) == message("review-even")


def test_a_tour_leads_from_one_turning_point_to_the_next(view: ReviewView) -> None:
    turns = view.turns
    tour = Tour(turns, 0)
    assert not tour.can_go(-1)
    tour.go(-1)
    assert tour.turn is turns[0]
    kinds = []
    for _ in range(4):
        kinds.append(tour.step.kind)
        tour.step_on()
    assert kinds == ["played", "better", "why", "played"]
    tour.choose("why")
    assert tour.step is turns[0].steps[2]
    tour.go(1)
    assert tour.turn is turns[1]
    assert tour.step.kind == "played"
    assert tour.title == message("review-number", number=2, count=len(turns))
    tour.go(len(turns))
    assert tour.turn is turns[1]
