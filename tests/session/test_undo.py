"""Taking back: what it restores, where it stops, and when it is free."""

import pytest
from rules.kit import (
    CONTENT,
    ask,
    begun,
    content_with,
    design,
    give,
    heroes,
    leg,
    on_quest,
    quest,
)
from session.recorded import record, session_of

from forgewar.fault import fault
from forgewar.rules.actions import (
    Arm,
    BuyResource,
    DeclineQuest,
    Disarm,
    DoneTrading,
    FinishManaging,
    PassMine,
    SellResource,
)
from forgewar.rules.agenda import FinishRound
from forgewar.rules.decisions import Acquisition, Management, MarketTurn, MineTurn, TradeWindow
from forgewar.rules.events import CardRevealed
from forgewar.rules.refusal import IllegalAction
from forgewar.rules.state import Options
from forgewar.session.error import RecordError
from forgewar.session.record import Seat
from forgewar.session.session import Session
from forgewar.session.undo import most_undoable


def managing(*, practice: bool = False) -> Session:
    """Guild 0 manages a quest it cannot meet yet; guild 1 is next."""
    content = content_with(quest(leg(steps=2, difficulty=9)), design("blade", kind="public"))
    game = begun(content=content)
    game.state.round = 2
    heroes(game, 0, 1, 1)
    on_quest(game, 0, "errand")
    game.state.guilds[0].claims = ["blade"]
    give(game, 0, gold=9, copper=4)
    give(game, 1, gold=9)
    ask(game, Management(0), Management(1), TradeWindow(0, "end"))
    return session_of(game, practice=practice)


# What it restores


def test_undo_restores_everything() -> None:
    session = record(None, practice=True)
    game = Session.new(session.header.options, session.header.seed, CONTENT).game
    states = [game.state.digest()]
    for action in session.actions:
        game.play(action)
        states.append(game.state.digest())
    while session.actions:
        assert session.game.state.digest() == states[len(session.actions)]
        assert session.undo()
    assert session.game.state.digest() == states[0]
    assert not session.undo()


def test_undo_takes_back_as_many_as_asked_for_or_none() -> None:
    session = managing()
    session.play(Arm("errand", 0, "blade"))
    session.play(Arm("errand", 1, "blade"))
    after = session.game.state.digest()
    assert not session.undo(3)
    assert not session.undo(0)
    assert not session.undo(-1)
    assert session.game.state.digest() == after
    assert session.undo(2)
    assert session.actions == []


def test_redo_plays_again_what_was_taken_back() -> None:
    session = managing()
    session.play(Arm("errand", 0, "blade"))
    session.play(Arm("errand", 1, "blade"))
    after = session.game.state.digest()
    session.undo(2)
    assert session.redo()
    assert session.undone
    assert session.redo()
    assert not session.undone
    assert session.game.state.digest() == after
    assert session.actions == [Arm("errand", 0, "blade"), Arm("errand", 1, "blade")]


def test_after_another_action_there_is_nothing_to_redo() -> None:
    session = managing()
    session.play(Arm("errand", 0, "blade"))
    session.undo()
    session.play(Arm("errand", 1, "blade"))
    assert not session.undone


def test_a_refused_action_changes_nothing() -> None:
    session = managing()
    session.play(Arm("errand", 0, "blade"))
    session.undo()
    before = session.game.state.digest()
    with pytest.raises(IllegalAction):
        session.play(Disarm(0))
    assert session.game.state.digest() == before
    assert session.undone


# Where it stops


def test_it_never_crosses_what_another_guild_did() -> None:
    game = begun()
    first, second = game.state.order
    session = session_of(ask(game, MineTurn(first), MineTurn(second), MarketTurn(first)))
    session.play(PassMine())
    session.play(PassMine())
    assert most_undoable(session) == 1


def test_undoing_twice_does_not_reach_the_guild_before() -> None:
    game = begun()
    first, second = game.state.order
    session = session_of(ask(game, MineTurn(first), MineTurn(second), MarketTurn(first)))
    session.play(PassMine())
    session.play(PassMine())
    assert session.undo(1)
    assert most_undoable(session) == 0
    session.redo()
    assert most_undoable(session) == 1


def test_it_never_crosses_a_trade_of_another_guild() -> None:
    session = managing()
    session.play(Arm("errand", 0, "blade"))
    session.play(BuyResource(1, 0))
    session.play(Arm("errand", 1, "blade"))
    assert most_undoable(session) == 1


def test_what_was_revealed_cannot_be_unseen() -> None:
    session = session_of(ask(begun(), TradeWindow(0, "end"), FinishRound()))
    events = session.play(DoneTrading())
    assert any(isinstance(event, CardRevealed) for event in events)
    assert most_undoable(session) == 0
    assert not session.undo()


@pytest.mark.rule("QUEST-4")
def test_a_guild_that_is_done_with_managing_is_done() -> None:
    session = managing()
    session.play(Arm("errand", 0, "blade"))
    session.play(FinishManaging())
    assert most_undoable(session) == 0


@pytest.mark.rule("QUEST-4")
def test_managing_is_taken_back_to_its_start_and_no_further() -> None:
    session = managing()
    game = session.game
    ask(game, Acquisition(0), Management(0), Management(1))
    session.play(DeclineQuest())
    at_the_start = session.game.state.digest()
    session.play(BuyResource(0, 0))
    session.play(Arm("errand", 0, "blade"))
    session.play(Disarm(0))
    session.play(SellResource(0, 0))

    assert most_undoable(session) == 4
    assert session.reset_turn()
    assert session.game.state.digest() == at_the_start  # trades of that time included
    assert not session.reset_turn()


@pytest.mark.rule("QUEST-4")
def test_managing_is_not_taken_back_beyond_another_guilds_trade() -> None:
    session = managing()
    session.play(Arm("errand", 0, "blade"))
    session.play(BuyResource(1, 0))
    session.play(Disarm(0))
    session.play(Arm("errand", 1, "blade"))
    assert session.reset_turn()
    assert session.actions == [Arm("errand", 0, "blade"), BuyResource(1, 0)]


# When it is free


def test_in_practice_it_crosses_everything() -> None:
    session = managing(practice=True)
    session.play(BuyResource(1, 0))
    session.play(Arm("errand", 0, "blade"))
    session.play(FinishManaging())
    session.play(FinishManaging())
    assert session.free
    assert most_undoable(session) == 4
    assert session.undo(4)


def test_in_solo_it_crosses_everything() -> None:
    session = record(None, options=Options("simple", 1, difficulty="easy"), actions=25)
    assert session.free
    assert session.undo(25)


def test_between_people_it_is_not_free() -> None:
    assert not managing().free


def test_a_redo_of_several_actions_is_written_whole_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats = (Seat("Ada", "red"), Seat("Bess", "blue", "apprentice"))
    session = Session.new(Options("simple", 2), 3, CONTENT, seats=seats, practice=True)
    while [step.seat for step in session.steps[-2:]] != [0, 1]:
        session.play(session.game.choices()[0])
    before, state = session.actions, session.game.state.clone()
    count = session.undo()
    assert count == len(session.undone) > 1
    undone = session.game.state.clone()

    def fail(*_: object) -> None:
        raise RecordError(fault("record-full"))

    with monkeypatch.context() as full:
        full.setattr(session, "_write", fail)
        with pytest.raises(RecordError):
            session.redo()
    assert session.game.state == undone
    assert len(session.undone) == count
    assert len(session.redo()) == count
    assert session.actions == before
    assert session.game.state == state
    assert session.undone == ()
