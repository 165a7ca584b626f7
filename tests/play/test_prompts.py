"""Prompts: each comes up when it is due, once, and in its order."""

from collections import Counter

import pytest
from play.tables import Silence, played

from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.content import load
from forgewar.fault import Fault, fault
from forgewar.play.match import Match
from forgewar.play.prompts import (
    ComputerPrompt,
    HandoverPrompt,
    Prompt,
    RecordPrompt,
    StagePrompt,
    TradePrompt,
)
from forgewar.rules.decisions import Rewards, Shopping, TradeWindow, WealthChoice
from forgewar.rules.events import DesignOpened, StageStarted
from forgewar.rules.state import Options
from forgewar.session.record import Seat
from forgewar.session.session import Session


class Complaining(Silence):
    """A thinker with a fault to report."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def complaint(self) -> Fault | None:
        return self.faults.pop() if self.faults else None


def prompts(match: Match) -> list[Prompt]:
    """All prompts of this moment, up to a question about trades."""
    found: list[Prompt] = []
    while (prompt := match.prompts.next_prompt()) is not None:
        found.append(prompt)
        if isinstance(prompt, TradePrompt):
            break
    return found


def test_a_whole_game_announces_each_stage_once_and_asks_at_every_window() -> None:
    stages: list[list[str]] = []
    given: Counter[type] = Counter()
    for match, _ in played(Options("epic", 2), 4):
        found = prompts(match)
        given.update(map(type, found))
        begun = [e for e in match.chronicle.history[-1] if isinstance(e, StageStarted)]
        opened = [e.design for e in match.chronicle.history[-1] if isinstance(e, DesignOpened)]
        announced = [prompt.designs for prompt in found if isinstance(prompt, StagePrompt)]
        assert announced == [opened] * len(begun)
        stages += announced
        asked = isinstance(match.view.decision, TradeWindow | Shopping)
        assert any(isinstance(prompt, TradePrompt) for prompt in found) == asked
        assert prompts(match) == [p for p in found if isinstance(p, TradePrompt)]  # no other twice
    assert len(stages) == len(match.view.game.table.mode.stages) - 1
    assert given[HandoverPrompt]
    assert given[TradePrompt]


def test_a_handover_tells_what_happened_since_that_person_chose() -> None:
    left: dict[int, int] = {}
    for match, _ in played(Options("simple", 2), 4):
        before, seat, log = match.view.at_table, match.view.seat, match.chronicle.log
        found = [prompt for prompt in prompts(match) if isinstance(prompt, HandoverPrompt)]
        if seat == before or match.clock.forced_action is not None:
            assert found == []
            assert match.view.at_table == before  # nobody is called for nothing
            continue
        left[before] = len(log)
        lines = log[left[seat] :] if seat in left else []
        hidden = isinstance(match.view.decision, WealthChoice)  # which has a curtain of its own
        assert [(prompt.seat, prompt.lines) for prompt in found] == (
            [(seat, lines)] if not hidden else []
        )
        assert match.view.at_table == seat


def test_nobody_is_called_for_last_trades_that_are_not_asked() -> None:
    ends = 0
    for match, _ in played(Options("simple", 2), 4):
        before = match.view.at_table
        prompt = match.prompts.next_prompt(last_trades=False)
        while isinstance(prompt, HandoverPrompt | StagePrompt):
            prompt = match.prompts.next_prompt(last_trades=False)
        if prompt == TradePrompt(is_routine=True):
            ends += 1
            assert match.view.at_table == before
    assert ends


def test_one_person_is_never_announced() -> None:
    seats = (Seat("Ada", "blue", "person"), Seat("Bot", "green", "sensible"))
    session = Session.new(Options("simple", 2), 4, load.default(), seats=seats)
    match = Match(session, 0, Silence())  # type: ignore[arg-type]
    while match.view.shown.round < 2:
        assert not any(isinstance(prompt, HandoverPrompt) for prompt in prompts(match))
        match.play(match.view.choices()[0])


def test_nothing_but_faults_comes_up_while_something_moves() -> None:
    session = Session.new(Options("simple", 2), 4, load.default())
    thinker = Complaining()
    match = Match(session, 1, thinker)  # type: ignore[arg-type]
    while not match.animation.busy:
        match.play(match.view.choices()[0])
    match.prompts._stage = 0
    assert match.prompts.next_prompt() is None
    thinker.faults.append(fault("menus-guild-undecided"))
    session._complaint = fault("record-anew", change="", file="game-2.jsonl")
    assert isinstance(match.prompts.next_prompt(), RecordPrompt)
    assert isinstance(match.prompts.next_prompt(), ComputerPrompt)
    assert match.prompts.next_prompt() is None
    match.animation.snap()
    assert isinstance(match.prompts.next_prompt(), StagePrompt)


@pytest.mark.parametrize("seed", [4, 5])
def test_a_stage_that_is_reached_again_is_not_announced_again(seed: int) -> None:
    session = Session.new(Options("epic", 2), seed, load.default(), practice=True)
    match = Match(session, 0, Silence())  # type: ignore[arg-type]
    while match.view.shown.stage < 2:
        match.play(match.view.choices()[-1])
    assert any(isinstance(prompt, StagePrompt) for prompt in prompts(match))
    while match.view.shown.stage == 2:
        assert match.undo()
    while match.view.shown.stage < 2:
        assert match.redo()
    assert not any(isinstance(prompt, StagePrompt) for prompt in prompts(match))


def test_undo_passes_over_what_nobody_was_asked_for() -> None:
    """The only quest moves on by itself, though its guild could trade."""
    session = Session.new(Options("simple", 2), 4, load.default(), practice=True)
    match = Match(session, 0, Silence())  # type: ignore[arg-type]
    guild = SensiblePlayer(1)
    while not (isinstance(match.view.decision, Rewards) and match.clock.forced_action is not None):
        match.play(guild.choose(match.view.game, match.view.seat))
    assert match.view.trades(match.view.seat)
    alone = match.view.decision
    match.clock.update(1.0)
    assert match.view.decision != alone
    while match.clock.forced_action is not None:
        match.clock.update(1.0)
    assert match.undo()
    assert match.view.decision != alone
    assert not isinstance(match.view.decision, Rewards)
