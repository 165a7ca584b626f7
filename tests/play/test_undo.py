"""Taking back belongs to people: back to one's own last decision, over what computer guilds did in
answer, up to what was revealed or another person did."""

from collections.abc import Callable

import pytest
from properties.games import SHIPPED

from forgewar.ai.players.registry import GUILDS
from forgewar.ai.worker_process import ThinkingHere
from forgewar.play.match import Match
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.undo import Barrier


def match_of(*players: str, practice: bool = False, options: Options | None = None) -> Match:
    """A new game at the table: who plays each seat."""
    seats = tuple(Seat(f"Guild {i}", COLOURS[i], player) for i, player in enumerate(players))
    options = options or Options("simple", len(players))
    session = Session.new(options, 11, SHIPPED, seats=seats, practice=practice)
    return Match(session, 0, ThinkingHere(SHIPPED, most=40))


def settle(match: Match) -> None:
    """Let computer guilds act until a person is to choose."""
    while match.clock.needs_ticks:
        match.clock.update(1.0)


def choose(match: Match) -> Action:
    """What a sensible person does."""
    return GUILDS["sensible"](match.view.seat).choose(match.view.game, match.view.seat)


def play_until(match: Match, wanted: Callable[[Match], bool]) -> None:
    """Play on until a person has such a decision."""
    settle(match)
    while not wanted(match):
        match.play(choose(match))
        settle(match)
        assert match.view.decision is not None, "the game is over"


def at(kind: type) -> Callable[[Match], bool]:
    return lambda match: isinstance(match.view.decision, kind)


@pytest.mark.parametrize(
    ("kind", "practice"),
    [
        (de.Placement, False),
        (de.Placement, True),
        (de.MineTurn, False),
        (de.MineTurn, True),
        (de.MarketTurn, False),
        (de.MarketTurn, True),
        (de.Acquisition, True),  # otherwise the guild manages by then (QUEST-4)
    ],
)
def test_undo_leads_to_the_persons_own_decision_over_the_computers_answers(
    kind: type, practice: bool
) -> None:
    """Whatever the computer did in answer, the same decision is there again with the same state."""
    match = match_of("person", "sensible", practice=practice)
    answered = 0
    while answered < 2:  # the person's own action, and at least one of the computer's
        play_until(match, at(kind))
        before, length = match.view.game.state.digest(), len(match.chronicle.history)
        match.play(choose(match))
        settle(match)
        if match.undo_barrier is not None:
            continue  # something was revealed meanwhile
        answered = len(match.chronicle.history) - length
        assert match.undo()
        assert match.view.game.state.digest() == before
        assert match.view.shown == match.view.game.state
        assert match.view.waiting_for_person
        assert len(match.chronicle.history) == length
        assert match.redo()


def test_redo_plays_the_answers_again() -> None:
    match = match_of("person", "sensible", practice=True)
    play_until(match, at(de.MineTurn))
    match.play(choose(match))
    settle(match)
    after, told = match.view.game.state.digest(), [str(line.text) for line in match.chronicle.log]
    assert match.undo()
    assert match.redo()
    assert match.view.game.state.digest() == after
    assert [str(line.text) for line in match.chronicle.log] == told
    assert not match.redo()


def test_several_undos_go_back_decision_by_decision_in_practice() -> None:
    match = match_of("person", "sensible", practice=True)
    states = []
    for _ in range(8):
        play_until(match, lambda m: m.view.waiting_for_person)
        states.append(match.view.game.state.digest())
        match.play(choose(match))
        settle(match)
    for state in reversed(states):
        assert match.undo()
        assert match.view.game.state.digest() == state
    assert not match.undo()
    assert match.undo_barrier is Barrier.NOTHING
    for state in states[1:]:
        assert match.redo()
        assert match.view.game.state.digest() == state


def test_undo_stops_at_what_was_revealed_and_says_so() -> None:
    match = match_of("person", "person")
    play_until(
        match, lambda m: isinstance(m.view.decision, de.MineTurn) and m.view.shown.round == 2
    )
    assert match.undo_barrier is Barrier.REVEALED  # a market and quests were turned up
    assert not match.undo()


def test_undo_never_crosses_what_another_person_did() -> None:
    match = match_of("person", "person")
    play_until(match, at(de.MineTurn))
    first = match.view.seat
    match.play(ac.PassMine())
    assert match.view.seat != first
    before = match.view.game.state.digest()
    match.play(choose(match))
    assert match.undo()  # the second's own
    assert match.view.game.state.digest() == before
    assert not match.undo()  # not the first's


def test_management_is_taken_back_no_further_than_its_start() -> None:
    match = match_of("person", "person")
    play_until(match, at(de.Management))
    assert match.undo_barrier is Barrier.MANAGING
    action = choose(match)
    if isinstance(action, ac.Arm):
        match.play(action)
        assert match.undo_barrier is None
        assert match.undo()
    assert match.undo_barrier is Barrier.MANAGING


def test_who_watches_has_nothing_to_take_back() -> None:
    match = match_of("sensible", "sensible")
    for _ in range(40):
        match.clock.update(1.0)
    assert match.chronicle.history
    assert match.undo_barrier is Barrier.WATCHED
    assert not match.undo()


def test_what_was_no_choice_is_not_where_undo_stops() -> None:
    """Forced actions are played at once; undo that stopped at one would change nothing."""
    match = match_of("person", options=Options("simple", 1, difficulty="easy"))
    for _ in range(60):
        play_until(match, lambda m: m.view.waiting_for_person)
        match.play(choose(match))
        settle(match)
        if match.view.decision is None:
            break
    while match.undo_barrier is None:
        assert match.undo()
        assert match.view.game.forced_action() is None
        assert match.view.waiting_for_person


def test_reset_takes_back_the_whole_decision_with_its_trades() -> None:
    match = match_of("person", "sensible")
    play_until(
        match,
        lambda m: (
            isinstance(m.view.decision, de.MarketTurn) and bool(m.view.game.trades(m.view.seat))
        ),
    )
    before = match.view.game.state.digest()
    match.play(match.view.game.trades(match.view.seat)[0])
    assert match.reset_turn()
    assert match.view.game.state.digest() == before
