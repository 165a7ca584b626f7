"""Prompts: questions and announcements that come up by themselves at the table, one at a time.

They depend on what is shown, not on events that pass: a prompt that comes due while something lies
over the table is still due when that is closed.
"""

from typing import NamedTuple

from forgewar.fault import Fault
from forgewar.play.clock import Clock
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.merchant import Counter
from forgewar.play.table_view import TableView
from forgewar.rules.decisions import Shopping, TradeWindow, WealthChoice
from forgewar.rules.events import DesignOpened, StageStarted
from forgewar.words.log import LogLine


class RecordPrompt(NamedTuple):
    """The record was changed by another program and is written anew."""

    fault: Fault


class ComputerPrompt(NamedTuple):
    """Computer players cannot think as they should."""

    fault: Fault


class StagePrompt(NamedTuple):
    """A new stage has begun, with newly opened designs."""

    designs: list[str]


class HandoverPrompt(NamedTuple):
    """Another person than before is to choose; `lines` is the log since they last did."""

    seat: int
    lines: list[LogLine]


class TradePrompt(NamedTuple):
    """A person is to trade or shop; `is_routine` if it is only the end of another round."""

    is_routine: bool


Prompt = RecordPrompt | ComputerPrompt | StagePrompt | HandoverPrompt | TradePrompt


class Prompts:
    """Knows which prompts were given, and how much of the log each person has seen."""

    def __init__(self, view: TableView, computers: ComputerPlayers, clock: Clock) -> None:
        self._view = view
        self._computers = computers
        self._clock = clock
        self._stage = view.shown.stage  # the latest that needs no announcement
        self._last_seen: dict[int, int] = {}  # number of log lines, by seat

    def next_prompt(self, *, last_trades: bool = True) -> Prompt | None:
        """The prompt that is due now. Each is returned once; a question about trades until it is
        answered. Without `last_trades`, nobody is called to the table for routine ones. Call it
        only while nothing lies over the table."""
        view = self._view
        fault = view.session.complaint()
        if fault is not None:
            return RecordPrompt(fault)
        fault = self._computers.complaint()
        if fault is not None:
            return ComputerPrompt(fault)
        if view.animation.busy:
            return None
        if view.shown.stage > self._stage:
            self._stage = view.shown.stage
            return StagePrompt(self._opened_designs())
        if not view.waiting_for_person or self._clock.forced_action is not None:
            return None
        trades = None
        if isinstance(view.decision, TradeWindow | Shopping):
            # Who has just undone the answer is asked again.
            trades = TradePrompt(Counter(view).routine and not view.session.undone)
            if trades.is_routine and not last_trades:
                return trades
        if view.seat != view.at_table:
            lines = self.sit_down(view.seat)
            if len(view.people) > 1 and not isinstance(view.decision, WealthChoice):
                return HandoverPrompt(view.seat, lines)
        return trades

    def skip_stage(self) -> None:
        """Announce no stage that was reached by undo, redo or a lesson."""
        self._stage = max(self._stage, self._view.shown.stage)

    def sit_down(self, seat: int) -> list[LogLine]:
        """A person takes the table; returns the log since they last left it."""
        view, log = self._view, self._view.chronicle.log
        if view.at_table >= 0:
            self._last_seen[view.at_table] = len(log)
        first = seat not in self._last_seen
        view.at_table = seat
        return [] if first else log[self._last_seen[seat] :]

    def _opened_designs(self) -> list[str]:
        """Designs opened with the latest stage."""
        for events in reversed(self._view.chronicle.history):
            kinds = [type(event) for event in events]
            if StageStarted in kinds:
                later = events[kinds.index(StageStarted) :]
                return [event.design for event in later if isinstance(event, DesignOpened)]
        return []
