"""A rival that moves the worker of a person is seen to do it, and says why."""

import pytest
from app.blank_app import plain_app, put
from app.positions import positions
from msgspec.structs import replace

from forgewar.ai.explain.fact import Fact
from forgewar.ai.players.base import Choice
from forgewar.app.match.why_overlay import find_explained_choices
from forgewar.play import moment
from forgewar.play.computer_players import Thought
from forgewar.rules.actions import MoveWorker


@pytest.mark.rule("QUEST-8")
def test_a_rival_that_moves_your_worker_is_seen_told_and_asked_why() -> None:
    app = plain_app()
    app.context.navigator.open("title")
    session = positions()["worker_move"].session()
    decision = session.game.decision
    assert decision is not None
    owners = session.game.state.cells
    action = next(
        each
        for each in session.game.choices()
        if isinstance(each, MoveWorker)
        and each.target >= 0
        and owners[each.origin] - 1 != decision.seat
    )
    owner = owners[action.origin] - 1
    seats = session.header.seats
    session.header = replace(
        session.header,
        seats=tuple(
            replace(seat, player="person" if i == owner else "master")
            for i, seat in enumerate(seats)
        ),
    )
    put(app, session)
    match = app.context.match
    assert match is not None
    match.animation.speed = 1
    place = len(match.chronicle.history)
    choice = Choice(action, (Fact("landing", 1.0),))
    match.advisor.thoughts[place] = Thought(decision.seat, "master", choice)
    match.play(action)
    step = match.animation.step
    assert step is not None
    assert step.length >= 0.8
    said = moment.happening(match.view)
    assert said is not None
    assert said.id == "match-moves-your-worker"
    match.animation.snap()
    (thought, lines), *_ = find_explained_choices(match, place)
    assert thought.choice is choice
    assert any(str(match.view.name(owner)) in line for line in lines)
