"""The match at a shared table: its session is remote, and the clock brings the news.

Others act whenever they do. Their actions wait while something moves or an overlay is open, and are
then shown one after another; whoever comes back after many of them sees where the game stands.
"""

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from forgewar.ai.worker_process import Thinker
from forgewar.net.remote_session import Acted, RecordFetched, RemoteSession, RemoteTable, TookBack
from forgewar.play.apart.company import Company
from forgewar.play.apart.mine_plan import MinePlan
from forgewar.play.clock import Clock
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.library.entry import note_session
from forgewar.play.library.shelf import add_record
from forgewar.play.match import Match
from forgewar.play.results import note_result
from forgewar.rules.events import Event
from forgewar.session.error import RecordError
from forgewar.session.record import read_header
from forgewar.words import message

log = logging.getLogger(__name__)
MOST_SHOWN: Final = 8  # actions that are shown one after another; more are skipped
_FOR_RECORD = 5.0  # seconds that the end of the game waits for its record


def make_remote_match(
    table: RemoteTable,
    speed: int,
    thinker: Thinker,
    on_change: Callable[[], None] = lambda: None,
    on_event_shown: Callable[[Event], None] = lambda _: None,
) -> Match:
    """The match at a table whose game has begun."""
    assert table.session is not None
    company = Company(table)
    match = Match(
        table.session,
        speed,
        thinker,
        on_change,
        on_event_shown,
        clock=partial(RemoteClock, table, company),
        company=company,
    )
    company.names, company.plan = match.view.names, MinePlan(match)
    return match


class RemoteClock(Clock):
    """Polls the table: what is said is heard at once, what is played is shown in its turn. The
    server plays for computer seats, and moves without alternative."""

    thinks_ahead = False

    def __init__(
        self, table: RemoteTable, company: Company, match: Match, computers: ComputerPlayers
    ) -> None:
        super().__init__(match, computers)
        self._table = table
        self._company = company
        self._waits_since = 0.0  # for the record of the finished game

    def update(self, seconds: float, *, hold: bool = False) -> bool:
        heard = self._listen()
        if hold and self._goes_on_unseen():
            self._catch_up()
            return True
        return super().update(seconds, hold=hold) or heard

    def _goes_on_unseen(self) -> bool:
        """Whether the game goes on under what somebody reads, because the others would wait for
        nothing. The end of the game is shown when it is closed."""
        table = self._table
        return table.behind > 0 and not table.is_to_end and not self._match.animation.busy

    def _is_due(self) -> bool:
        plan = self._company.plan
        is_planned = plan is not None and plan.due() is not None
        return self._table.behind > 0 or self._match.advisor.hinting or is_planned

    def _listen(self) -> bool:
        """Hear all news that do not change the game; true if the screen changed."""
        heard = False
        while (news := self._table.poll(hold=True)) is not None:
            heard = True
            if isinstance(news, RecordFetched):
                self._keep(news.record)
            self._company.hear(news)
        return self._company.tick() or heard

    def _advance(self, seconds: float) -> bool:
        advisor = self._match.advisor
        if self._table.behind:
            return self._go_on()
        if self._follow_plan():
            return True
        return advisor.hinting and (advisor.think() or self._think_on(seconds))

    def _go_on(self) -> bool:
        """Show the next action; true if there is one."""
        if self._table.is_ending and not self._is_record_overdue():
            return False
        if self._table.behind > MOST_SHOWN:
            self._catch_up()
            return True
        news = self._table.poll()
        if isinstance(news, TookBack):
            self._match.drop(news.count)
        elif isinstance(news, Acted):
            if not news.is_known:  # and undone already
                self._note(news)
                self._catch_up()
            else:
                self._match.show(news.seat, news.decision, news.events)
        return True

    def _follow_plan(self) -> bool:
        """Play the mine move that was set in advance, or say why not; true if something was."""
        plan = self._company.plan
        if plan is None or plan.action is None:
            return False
        why = plan.lapse()
        if why:
            self._company.tell(message(f"talk-plan-{why}"))
            return True
        action = plan.due()
        if action is None:
            return False
        plan.clear()
        self._company.tell(message("talk-plan-played"))
        self._match.play(action)
        return True

    def _catch_up(self) -> None:
        """Be where the game stands, without showing how it got there."""
        while self._table.behind:
            self._note(self._table.poll())
        self._match.jump()

    def _note(self, news: object) -> None:
        match = self._match
        if isinstance(news, Acted):
            match.chronicle.add(news.events, news.decision)
        elif isinstance(news, TookBack):
            match.chronicle.forget(news.count)
            match.advisor.forget_from(len(match.chronicle.history))

    def _is_record_overdue(self) -> bool:
        self._waits_since = self._waits_since or time.monotonic()
        return time.monotonic() - self._waits_since > _FOR_RECORD

    def _keep(self, record: bytes) -> None:
        """Put the record of the finished game into the library."""
        session = self._match.session
        assert isinstance(session, RemoteSession)
        try:
            path = add_record(record, session.first.content)
            session.reveal_header(read_header(path))
        except RecordError as problem:
            log.warning("the game is not put into the library: %s", problem)
            self._company.record_problem = problem.fault
            return
        session.record = path
        if session.game.over:  # else the scene that counts does it
            note_session(session)
            note_result(session)
