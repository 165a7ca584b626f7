"""What a person has in hand at the mine: picked up, aimed, put down, carried, taken off; and why
nothing is."""

from collections.abc import Iterator

import pytest
from play.tables import Silence
from play.test_mine import at_the_mine
from properties.games import SHIPPED

from forgewar.play.match import Match
from forgewar.play.mine import NOTHING, MineView, Quiet
from forgewar.play.mine_moves import OFF
from forgewar.play.moment import others_turn
from forgewar.rules import decisions as de
from forgewar.rules import mine
from forgewar.rules.actions import DeclineReward, MoveOverseer, MoveWorker, PassMine, PlaceOverseer
from forgewar.rules.state import OVERSEER, Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.words import message

TWO, ALONE = Options("simple", 2), Options("simple", 1, difficulty="easy")


def moments(kind: type, options: Options = TWO, seed: int = 3) -> Iterator[Match]:
    return (match for match in at_the_mine(options, seed) if isinstance(match.view.decision, kind))


def moving() -> tuple[Match, MineView]:
    """A turn with several overseers that can be moved, each to several hexes."""
    for match in moments(de.MineTurn):
        view = MineView(match)
        if len(view.moves) > 1 and all(len(found) > 1 for found in view.moves.values()):
            return match, view
    raise AssertionError("no such turn")


def hand(view: MineView) -> tuple[int, int]:
    return view.picked, view.chosen


# In hand


def test_a_piece_is_picked_up_aimed_exchanged_and_put_down() -> None:
    match, view = moving()
    one, two = sorted(view.moves)[:2]
    assert hand(view) == (NOTHING, NOTHING)
    assert view.landings == {}
    for origin in (one, two):
        target, other = sorted(view.moves[origin])[:2]
        assert view.press(origin) is None
        assert hand(view) == (origin, NOTHING)
        assert view.landings == view.moves[origin]
        view.press(target)
        view.press(other)
        assert hand(view) == (origin, other)
    view.press(two)
    assert hand(view) == (NOTHING, NOTHING)
    assert match.view.decision is not None
    view.press(one)
    match.play(PassMine())
    assert match.undo()
    assert hand(view) == (NOTHING, NOTHING)  # another moment, whatever it looks like


def test_what_is_pointed_at_is_meant_before_what_is_chosen() -> None:
    _, view = moving()
    origin = min(view.moves)
    view.press(origin)
    first, second = sorted(view.landings)[:2]
    assert view.aim() == view.aim("confirm", f"hex.{origin}", str(second)) == NOTHING
    assert view.aim(f"hex.{first}", f"hex.{second}") == first
    assert view.aim("confirm", f"hex.{origin}", f"hex.{second}", f"hex.{first}") == second
    view.press(first)
    assert view.aim() == view.aim("", f"hex.{origin}") == first
    assert view.aim(f"hex.{second}") == second


def test_a_hex_is_usable_if_something_stands_there_or_may_land_there() -> None:
    match, view = moving()
    assert {h for h in match.view.game.table.geometry.hexes if view.usable(h)} == set(view.moves)
    origin = min(view.moves)
    view.press(origin)
    usable = {h for h in match.view.game.table.geometry.hexes if view.usable(h)}
    assert usable == {*view.moves, *view.landings}


def test_nothing_is_confirmed_taken_off_or_declined_that_is_no_choice() -> None:
    match, view = moving()
    before = match.view.version
    assert not view.confirm()
    assert not view.take_off()
    view.press(min(view.moves))
    assert not view.confirm()
    assert view.confirm_why == message("mine-choose-move")
    assert match.view.version == before
    view.press(min(view.landings))
    assert view.confirm_why is None
    assert view.confirm()
    assert match.view.version > before
    placing = next(moments(de.Placement))
    assert not MineView(placing).be_quiet()
    assert MineView(placing).confirm_why == message("mine-choose-hex")


def test_passing_is_played() -> None:
    match, view = moving()
    assert view.be_quiet()
    assert match.session.actions[-1] == PassMine()


def test_a_piece_that_is_carried_nowhere_is_in_hand_and_aimed_at_nothing() -> None:
    match, view = moving()
    one, two = sorted(view.moves)[:2]
    view.press(one)
    view.press(min(view.landings))
    hexes = set(match.view.game.table.geometry.hexes)
    astray = min(hexes - set(view.moves[two]) - set(view.moves))
    before = match.view.version
    assert view.carry(two, astray) == match.view.why_not(MoveOverseer(two, astray))
    assert hand(view) == (two, NOTHING)
    assert view.carry(astray, two) is None
    assert view.carry(one, one) is None
    assert hand(view) == (two, NOTHING)
    assert match.view.version == before
    target = min(view.moves[one])
    assert view.carry(one, target) is None
    assert hand(view) == (one, target)
    assert view.confirm()
    assert match.session.actions[-1] == MoveOverseer(one, target)


# Placing


@pytest.mark.rule("SOLO-1")
def test_the_side_that_is_placed_can_be_chosen_where_there_are_several() -> None:
    match = next(moments(de.Placement, ALONE, 1))
    view = MineView(match)
    assert view.placing
    assert len(view.sides) > 1
    assert view.side == view.sides[0]
    last = view.sides[-1]
    view.press(min(view.landings))
    assert view.chosen == min(view.landings)
    view.choose_side(last)
    assert (view.side, view.chosen) == (last, NOTHING)
    assert set(view.landings.values()) == {
        a for a in match.view.choices() if isinstance(a, PlaceOverseer) and a.side == last
    }
    view.choose_side(99)
    assert view.side == view.sides[0]
    hex_ = max(view.landings)
    assert view.outcome(hex_) is None
    view.press(hex_)
    view.press(hex_)
    assert match.session.actions[-1] == PlaceOverseer(view.sides[0], hex_)


# Taking off


@pytest.mark.rule("QUEST-8")
def test_a_worker_is_moved_or_taken_off() -> None:
    match = next(
        m for m in moments(de.WorkerReward, seed=2) if MoveWorker in map(type, m.view.choices())
    )
    view = MineView(match)
    assert view.can_take_off
    assert not view.for_ore
    assert view.off is None
    assert view.off_why == message("mine-choose-worker")
    origin = next(o for o in sorted(view.moves) if OFF in view.moves[o] and len(view.moves[o]) > 1)
    view.press(origin)
    assert OFF not in view.landings
    assert view.off == MoveWorker(origin, OFF)
    assert view.off_why is None
    assert view.take_off()
    assert match.session.actions[-1] == MoveWorker(origin, OFF)


# What it is about


@pytest.mark.parametrize(
    ("kind", "for_ore", "takes_off"),
    [
        (de.Placement, True, False),
        (de.MineTurn, True, False),
        (de.OverseerReward, True, False),
        (de.WorkerReward, False, True),
    ],
)
def test_whose_ore_it_is_about_and_whether_workers_can_be_taken_off(
    kind: type, for_ore: bool, takes_off: bool
) -> None:
    match = next(moments(kind, seed=2))
    view = MineView(match)
    assert (view.active, view.for_ore, view.can_take_off) == (True, for_ore, takes_off)
    declining = DeclineReward() in match.view.choices()
    assert (view.quiet.label == message("mine-decline")) == declining
    assert view.tie is None


@pytest.mark.parametrize("kind", [de.Placement, de.MineTurn])
def test_while_another_chooses_nothing_can_be_done(kind: type) -> None:
    seats = (Seat("Ada", COLOURS[0]), Seat("Bo", COLOURS[1], "master"))
    match = Match(Session.new(TWO, 3, SHIPPED, seats=seats), 0, Silence())
    while not isinstance(match.view.decision, kind) or match.view.is_person(match.view.seat):
        match.play(match.view.choices()[0])
    view = MineView(match)
    assert not view.active
    assert (view.moves, view.landings, view.sides) == ({}, {}, [])
    assert not view.for_ore
    assert view.help(-1) is None
    assert view.prompt(-1) == message("mine-thinking", guild=match.view.name(1))
    assert view.quiet == Quiet(message("mine-pass"), why=others_turn(match.view))
    assert view.quiet.why is not None
    before = match.view.version
    assert not view.be_quiet()
    assert view.press(min(match.view.game.table.geometry.hexes)) is None
    assert match.view.version == before


def test_while_ones_own_move_is_shown_nobody_passes() -> None:
    match = Match(Session.new(TWO, 3, SHIPPED), 1, Silence())
    while not isinstance(match.view.decision, de.MineTurn):
        match.animation.snap()
        match.play(match.view.choices()[0])
    match.animation.snap()
    match.play(match.view.choices()[0])
    assert match.animation.busy
    assert MineView(match).quiet == Quiet(
        message("mine-pass"), why=others_turn(match.view) or message("mine-no-pass")
    )
    assert MineView(match).quiet.why is not None


# Why not


def test_a_hex_from_which_nothing_is_moved_says_why() -> None:
    """One of an automated colour that could move says that others are better (SOLO-6)."""
    said: set[str] = set()
    for options, kind in ((TWO, de.MineTurn), (ALONE, de.AutomatedTie)):
        for match in moments(kind, options, 1):
            view, decision = MineView(match), match.view.decision
            mover = decision.side if isinstance(decision, de.AutomatedTie) else match.view.seat
            moves = {
                move.origin: move for move in reversed(mine.moves(match.view.game.table, mover))
            }
            for hex_ in set(match.view.game.table.geometry.hexes) - set(view.moves):
                move = moves.get(hex_, MoveOverseer(hex_, hex_))
                said.add("better" if hex_ in moves else "not theirs")
                assert view.why_not(hex_) == match.view.why_not(move)
    assert said == {"better", "not theirs"}


def test_an_overseer_that_is_shut_in_says_so() -> None:
    match, view = moving()
    own = min(view.moves)
    cells = match.view.game.state.cells
    cells[:] = [cell or 1 - match.view.seat + OVERSEER for cell in cells]
    match.animation.show(match.view.game)
    shut_in = MineView(match)
    assert shut_in.why_not(own) == message("mine-no-way")
    other = next(h for h, cell in enumerate(cells) if cell == 1 - match.view.seat + OVERSEER)
    assert shut_in.why_not(other) == match.view.why_not(MoveOverseer(other, other))
