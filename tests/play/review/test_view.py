"""What a review says is what it found, and what the rules say of the choices."""

from pathlib import Path

import pytest
from app.reviews import made_up_review
from msgspec.structs import replace
from session.recorded import recorded

from forgewar.ai.explain.fact import Fact
from forgewar.ai.review.report import Glance, Look, Review, Standing, TurningPoint
from forgewar.play.review.losses import losses
from forgewar.play.review.tour import Tour
from forgewar.play.review.view import ReviewView, SwingTurn, table_names
from forgewar.rules import actions as ac
from forgewar.rules import events as ev
from forgewar.rules.state import Options
from forgewar.session.timeline import Timeline
from forgewar.words import message
from forgewar.words.actions import advice_with_ground, advice_with_hexes
from forgewar.words.facts import describe_fact


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


def _standings(timeline: Timeline, seat: int, share: float) -> list[Standing]:
    """A guild has this chance all along, the others share the rest."""
    others = len(timeline.header.seats) - 1
    chances = [share if each == seat else (1 - share) / others for each in range(others + 1)]
    return [Standing(number, tuple(chances)) for number in timeline.rounds()]


@pytest.mark.parametrize(("place", "share"), [(0, 0.25), (0, 0.9), (1, 0.75), (2, 0.2)])
def test_a_final_swing_is_a_turning_point(timeline: Timeline, place: int, share: float) -> None:
    games = timeline.games
    result = games[-1].state.result
    assert result is not None
    seat = result.ranking[place]
    review = Review(1, standings=_standings(timeline, seat, share))
    turns = ReviewView(timeline, review).turns_of(seat)
    points = round(100 * ((place == 0) - share))
    if abs(points) < 40:
        assert turns == []
        return
    (turn,) = turns
    assert isinstance(turn, SwingTurn)
    cost = "review-cost" if points < 0 else "review-gain"
    assert turn.cost == message(cost, points=abs(points))
    # Nothing else of the last round moved the two farther apart.
    rival = result.ranking[1 if place == 0 else 0]
    start = max(timeline.rounds().values())
    assert turn.point.moment >= start

    def apart(moment: int, *, is_count: bool) -> int:
        found = 0
        for event in timeline.events[moment + 1]:
            if isinstance(event, ev.PrestigeChanged) and is_count == event.source.startswith("end"):
                found += event.amount * ((event.seat == seat) - (event.seat == rival))
        return found if points > 0 else -found

    pushes = [
        apart(m, is_count=kind) for m in range(start, timeline.last) for kind in (False, True)
    ]
    assert apart(turn.point.moment, is_count=turn.point.deed.is_count) == max(pushes)
    before = [guild.prestige for guild in games[start].state.guilds]
    gained = [g.prestige - b for g, b in zip(games[-1].state.guilds, before, strict=True)]
    assert list(turn.point.gains) == gained
    said = " ".join(str(line) for line in turn.lines)
    assert f"+{gained[seat]}" in said
    assert f"+{gained[rival]}" in said
    assert message("review-no-cause") in turn.steps[-1].lines


def test_a_swing_that_turning_points_explain_is_none_of_its_own(timeline: Timeline) -> None:
    result = timeline.games[-1].state.result
    assert result is not None
    seat = result.ranking[-1]
    standings = _standings(timeline, seat, 0.8)
    own = next(point for point in made_up_review(timeline).points if point.seat == seat)
    last = max(timeline.rounds())
    for cost, explained in ((0.39, False), (0.41, True)):
        look = Look(own.moment, replace(own, round=last, chance=cost))
        view = ReviewView(timeline, Review(1, standings=standings, looks=[look]))
        assert (view.swing(seat) is None) == explained
        assert len(view.turns_of(seat)) == 1 + (not explained)


def test_a_lost_solo_game_swings_by_what_lost_it(tmp_path: Path) -> None:
    options = Options("simple", 1, difficulty="hard")
    timeline = Timeline.read(recorded(tmp_path / "game.jsonl", 10_000, options=options))
    result = timeline.games[-1].state.result
    assert result is not None
    assert result.lost_by
    standings = [Standing(number, (0.9,)) for number in timeline.rounds()]
    swing = ReviewView(timeline, Review(1, standings=standings)).swing(0)
    assert swing is not None
    assert swing.point.moment == timeline.last - 1
    assert swing.steps[0].title.id.startswith("loss-")


def test_a_curve_that_is_not_whole_does_not_tell_the_end(timeline: Timeline) -> None:
    review = Review(1, standings=[Standing(1, (0.2, 0.3, 0.5))])
    (first,) = ReviewView(timeline, review).curve()
    assert str(first.told) == "Round 1: Tower 20%, Sun 30% and Raven 50%"


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
    reasons = (Fact("found_ahead", number=80), Fact("found_quests"))
    better = ac.PassMine()
    point = TurningPoint(moment, 1, "mine", 0, played, better, 0.2, 0.01, 6.4, reasons)
    (turn,) = ReviewView(timeline, Review(1, looks=[Look(moment, point)])).turns
    assert turn.steps[2].lines == (
        message("review-ahead", games=80),
        describe_fact(Fact("found_quests"), table_names(timeline)),
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


def test_phases_lose_what_their_turning_points_cost(timeline: Timeline) -> None:
    def look(moment: int, phase: str, chance: float) -> Look:
        actions = (ac.PassMine(), ac.PassMine())
        return Look(moment, TurningPoint(moment, 1, phase, 0, *actions, chance, 0.0, 1.0))

    glances = [Glance(1, 0, "setup", 0, 0.9), Glance(2, 1, "mine", 0, 0.0)]
    glances += [Glance(moment, 1, "market", 0, 0.1) for moment in (3, 4)]
    looks = [look(1, "setup", 0.12), look(3, "market", 0.06), look(4, "market", 0.1)]
    view = ReviewView(timeline, Review(1, glances=glances, looks=looks))
    found = {each.phase: each.points for each in view.phases(0)}
    assert found == {"setup": pytest.approx(12), "mine": 0, "market": pytest.approx(16)}
    assert str(view.weakness(0)) == "Weakest: Market"
    assert str(view.phases(0)[2].told) == "Market: 16.0 points of the chance of winning lost"
    assert view.weakness(1) is None
    clean = ReviewView(timeline, Review(1, glances=glances))
    assert clean.weakness(0) is None


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
