"""A strike as a set piece: three steps, one press each; counted, then left behind."""

from typing import Any

import pytest
from play.tables import Silence
from rules.kit import at, mine, put_workers

from forgewar.play import piece_views
from forgewar.play.animation import FADES, Animation
from forgewar.play.first_look import LEAST_SEEN
from forgewar.play.in_flight import counted
from forgewar.play.match import Match
from forgewar.play.set_pieces import SetPiece
from forgewar.play.strike_times import strike_times
from forgewar.rules import events as ev
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.game import Game
from forgewar.session.session import Seat, Session

FRAME = 0.01


def two_groups() -> tuple[Game, MoveOverseer]:
    """A move by which five of side 0 and five of side 1 strike."""
    game, hexes = mine("A10....")
    put_workers(game, 0, *at((-2, -1), (-1, -2), (0, -3)))
    put_workers(game, 1, *at((-1, 1), (-1, 2), (-1, 3), (-2, 3)))
    return game, MoveOverseer(hexes[0], hexes[3])


def seven() -> tuple[Game, MoveOverseer]:
    """A move by which seven of side 0 strike; one more is far away."""
    game, hexes = mine("A111...")
    put_workers(game, 0, *at((-2, -1), (-1, -2), (0, -3)), *at((4, -4)))
    return game, MoveOverseer(hexes[0], hexes[4])


class _Placed(Session):
    """A game from a position, without a record."""


def at_table(position: tuple[Game, MoveOverseer], *players: str, speed: int = 1) -> Match:
    game, _ = position
    seats = tuple(
        Seat(f"Player {i}", colour, player)
        for i, (colour, player) in enumerate(zip(("blue", "yellow"), players, strict=True))
    )
    header = Session.new(game.state.options, 1, game.content, seats=seats).header
    return Match(_Placed(game, header, None), speed, Silence())


def strikes(match: Match, action: MoveOverseer) -> SetPiece:
    """Play up to the beginning of the strike."""
    match.play(action)
    while match.animation.piece is None:
        assert match.clock.update(FRAME)
    assert match.animation.piece.kind == "strike"
    return match.animation.piece


def test_seven_workers_take_2_6_seconds_in_three_steps() -> None:
    times = strike_times([7])
    assert (times.counts, times.walk, times.end) == ((500,), 1600, 2600)
    assert [times.placards(0, now) for now in (499, 500, 589, 590, 1040, 5000)] == [
        0, 1, 1, 2, 7, 7
    ]  # fmt: skip
    assert [times.counted(now) for now in (1129, 1130)] == [0, 1]


def test_two_groups_stop_together_and_are_counted_one_after_the_other() -> None:
    times = strike_times([5, 8])
    assert times.counts[0] == 500
    assert times.placards(0, times.counts[1]) == 5
    assert times.placards(1, times.counts[1] - 1) == 0
    assert times.walk >= times.counts[1] + 8 * 90
    match = at_table(two_groups(), "person", "person")
    piece = strikes(match, two_groups()[1])
    assert [struck.side for struck in piece.strikes] == [0, 1]
    assert [step.event for step in match.animation.steps] == list(piece.events)
    lasted = 0.0
    while match.animation.piece is piece:
        assert match.view.shown.workers == [5, 5]  # nobody has left
        match.clock.update(FRAME)
        lasted += FRAME
    assert lasted == pytest.approx(piece.strike_times.end / 1000, abs=3 * FRAME)
    assert match.view.shown.workers == [0, 0]


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_it_follows_the_speed(speed: int) -> None:
    match = at_table(seven(), "person", "person", speed=speed)
    piece, lasted = strikes(match, seven()[1]), 0.0
    while match.animation.piece is piece:
        match.clock.update(FRAME)
        lasted += FRAME
    assert lasted == pytest.approx(2.6 / speed, abs=3 * FRAME)


def presses_that_end(animation: Animation) -> list[float]:
    """Press in every frame; seconds of the strike at which a press ended a step."""
    piece, ended = animation.piece, []
    while animation.piece is piece and animation.step is not None:
        before = animation.step.time
        if animation.end_step():
            ended.append(before)
        animation.update(FRAME)
    return ended


def test_a_press_ends_one_step_that_was_seen_and_no_more() -> None:
    match = at_table(seven(), "person", "person")
    strikes(match, seven()[1])
    stop, count, walk = presses_that_end(match.animation)
    assert stop == pytest.approx(LEAST_SEEN, abs=2 * FRAME)
    assert count == pytest.approx(0.5 + LEAST_SEEN, abs=3 * FRAME)
    assert walk == pytest.approx(1.6 + LEAST_SEEN, abs=3 * FRAME)


def test_a_step_that_came_up_by_itself_is_seen_too() -> None:
    """The press that comes just after the count began was meant for the stop."""
    match = at_table(seven(), "person", "person")
    strikes(match, seven()[1])
    match.animation.update(0.6)
    assert not match.animation.end_step()
    match.animation.update(LEAST_SEEN)
    assert match.animation.end_step()
    assert match.animation.step is not None
    assert match.animation.step.time == pytest.approx(1.6)


def test_the_panel_counts_those_who_have_walked_off() -> None:
    match = at_table(seven(), "person", "person")
    piece = strikes(match, seven()[1])
    seen = []
    while match.animation.piece is piece:
        now = match.view.shown.workers[0] + counted(match.view, 0, "worker")
        seen.append(now)
        assert counted(match.view, 1, "worker") == 0
        match.clock.update(FRAME)
    assert seen[0] == seen[159] == 8
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] in (1, 2)
    assert match.view.shown.workers == [1, 0]


@pytest.mark.parametrize(
    ("players", "own"),
    [
        (("person", "journeyman"), "yes"),
        (("person", "person"), "no"),
        (("journeyman", "person"), "no"),
    ],
)
def test_your_own_workers_are_called_yours(players: tuple[str, str], own: str) -> None:
    match = at_table(seven(), *players)
    said = piece_views.strike(match.view, strikes(match, seven()[1]))
    assert [group.why.values["own"] for group in said.groups] == [own]
    text = str(said.groups[0].why)
    assert text.startswith("7 of your workers" if own == "yes" else "7 Tower workers")


def test_picks_stay_behind_for_two_seconds_and_are_not_in_the_way() -> None:
    match = at_table(seven(), "person", "person")
    piece = strikes(match, seven()[1])
    while match.animation.busy:  # what follows it, too
        match.animation.update(FRAME)
    remains = match.animation.remains
    assert remains is not None
    assert (remains.piece, remains.has_slip) == (piece, False)
    assert remains.left == 2.0
    assert not match.animation.age_remains(1.0)  # nothing changes, nothing is drawn
    assert match.animation.age_remains(1.0 - FADES / 2)
    assert match.animation.age_remains(FADES)
    assert match.animation.remains is None


def test_at_once_only_the_slip_is_seen() -> None:
    match = at_table(two_groups(), "person", "person", speed=0)
    match.play(two_groups()[1])
    assert not match.animation.busy
    remains = match.animation.remains
    assert remains is not None
    assert remains.has_slip
    assert remains.left == 0.8
    said = piece_views.strike(match.view, remains.piece)
    assert [(group.before, group.after) for group in said.groups] == [(5, 0), (5, 0)]
    match.clock.update(0.9)
    assert match.animation.remains is None


def test_what_is_undone_leaves_nothing_behind() -> None:
    match = at_table(seven(), "person", "person", speed=0)
    match.play(seven()[1])
    assert match.animation.remains is not None
    match.animation.show(match.view.game)
    assert match.animation.remains is None


def test_every_group_of_an_action_is_in_one_set_piece() -> None:
    match = at_table(two_groups(), "person", "person")
    piece = strikes(match, two_groups()[1])
    history: list[Any] = match.chronicle.history[piece.place]
    assert [e for e in history if isinstance(e, ev.Struck)] == list(piece.events)
