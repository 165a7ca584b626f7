"""A game at this table: plays and undoes actions, and holds the parts that scenes read.

`view` is the table as it is shown, `chronicle` the history and the log, `advisor` hints and
reasons, `clock` the passing of time, `animation` the events that are being shown.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from forgewar.ai.worker_process import Thinker
from forgewar.play.advisor import Advisor
from forgewar.play.animation import Animation
from forgewar.play.chronicle import Chronicle, Opening
from forgewar.play.clock import Clock
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.prompts import Prompts
from forgewar.play.table_view import TableView
from forgewar.rules.actions import Action
from forgewar.rules.catalogue import catalogue
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event
from forgewar.session.history import actor_of
from forgewar.session.session import Session
from forgewar.session.undo import Barrier

if TYPE_CHECKING:
    from forgewar.play.apart.company import Company
    from forgewar.play.lessons.tutor import Tutor


class Match:
    """One game on the table. `on_change` is called after every change of the game, `on_event_shown`
    with each event when it appears on screen. A lesson or a replay is a match with other parts."""

    def __init__(
        self,
        session: Session,
        speed: int,
        thinker: Thinker,
        on_change: Callable[[], None] = lambda: None,
        on_event_shown: Callable[[Event], None] = lambda _: None,
        *,
        opening: Opening | None = None,
        view: Callable[[Session, Animation, Chronicle], TableView] = TableView,
        advisor: Callable[[TableView, ComputerPlayers], Advisor] = Advisor,
        clock: Callable[["Match", ComputerPlayers], Clock] = Clock,
        tutor: "Tutor | None" = None,
        company: "Company | None" = None,
    ) -> None:
        self.session = session
        self.tutor = tutor  # of a lesson or puzzle
        self.company = company  # at a table that is shared with other machines
        cards = catalogue(session.game.content)
        is_brief = partial(_is_watched, session)
        self.animation = Animation(session.game, cards, speed, on_event_shown, is_brief)
        self.animation.is_awaited = any(map(session.is_here, range(len(session.header.seats))))
        self.chronicle = Chronicle(
            session, opening or Opening(session.dealt(), session.past()), self.animation
        )
        self.view = view(session, self.animation, self.chronicle)
        computers = ComputerPlayers(session, thinker)
        self.advisor = advisor(self.view, computers)
        self.clock = clock(self, computers)
        self.prompts = Prompts(self.view, computers, self.clock)
        self._on_change = on_change
        self.is_locked = False  # during a press that began before the question was seen

    def play(self, action: Action) -> None:
        """Play an action; it is recorded before anything is shown. An animation that still runs is
        ended first, while the game is the one it leads to. Does nothing while locked."""
        if self.is_locked:
            return
        self.animation.snap()
        decision = self.session.game.decision
        events = self.session.play(action)
        if self.session.is_waiting:  # a server will say what happens
            self._changed()
            return
        self.show(actor_of(action, decision), decision, events)
        if self.tutor is not None:
            self.tutor.hear(action)

    def show(self, actor: int, decision: Decision | None, events: list[Event]) -> None:
        """Note an action that the session has played, by whom at which decision, and show what came
        of it."""
        self.chronicle.add(events, decision)
        self.animate(actor, decision, events)

    def animate(self, actor: int, decision: Decision | None, events: list[Event]) -> None:
        """Show the events of the latest action of the chronicle."""
        place = self.chronicle.last
        self.animation.feed(events, decision, actor, self.session.game, place)
        self._changed()

    def jump(self) -> None:
        """Show the session's game at once."""
        self.animation.show(self.session.game)
        self.view.recent_changes.forget()
        self.prompts.skip_stage()
        self._changed()

    def undo(self) -> bool:
        """Back to the last decision of a person; false if that cannot be."""
        return self.drop(self.session.undo()) or self.session.is_waiting

    def reset_turn(self) -> bool:
        """Back to where the last decision of a person came up; false if that cannot be."""
        return self.drop(self.session.reset_turn()) or self.session.is_waiting

    def redo(self) -> bool:
        """Play what was undone last again, up to the next decision of a person."""
        played = self.session.redo()
        steps = self.session.steps
        for step, events in zip(steps[len(steps) - len(played) :], played, strict=True):
            self.chronicle.add(events, step.before.decision)
        if played:
            self.jump()
        return bool(played) or self.session.is_waiting

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why nothing can be undone, if nothing can."""
        return self.session.undo_barrier()

    def drop(self, count: int) -> bool:
        """Forget the last actions, which were undone; false if there are none."""
        if count:
            self.chronicle.forget(count)
            self.advisor.forget_from(len(self.chronicle.history))
            self.jump()
        return bool(count)

    def _changed(self) -> None:
        self.view.renew()
        self.advisor.stop()
        self._on_change()


def _is_watched(session: Session, side: int) -> bool:
    """Whether nobody here plays a side: little is made of what it does."""
    return side >= len(session.header.seats) or (side >= 0 and not session.is_here(side))
