"""A finished game on the table, to be watched: any moment of it, and on by itself from there."""

from collections.abc import Callable
from functools import partial

from forgewar.ai.worker_process import ThinkingHere
from forgewar.play.clock import Clock
from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.match import Match
from forgewar.play.table_view import TableView
from forgewar.rules.events import Event
from forgewar.session.history import actor_of
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline
from forgewar.words import Message, message
from forgewar.words.log import log_lines_of

_PAUSE = 0.7  # seconds between two actions, at normal speed


class _ReplayView(TableView):
    """A table at which nobody plays."""

    def is_person(self, seat: int) -> bool:  # noqa: ARG002
        return False


class _ReplayClock(Clock):
    """Steps through the timeline while it plays."""

    thinks_ahead = False

    def __init__(self, replay: "Replay", match: Match, computers: ComputerPlayers) -> None:
        super().__init__(match, computers)
        self._replay = replay

    def _is_due(self) -> bool:
        return self._replay.playing

    def _advance(self, seconds: float) -> bool:
        return self._replay.advance(seconds)


class Replay:
    """A timeline, and the match that shows its present moment. Scenes draw that as any other."""

    def __init__(
        self,
        timeline: Timeline,
        speed: int,
        on_change: Callable[[], None],
        on_event_shown: Callable[[Event], None] = lambda _: None,
    ) -> None:
        session = Session(timeline.games[0], timeline.header, None)
        thinker = ThinkingHere(session.game.content)
        clock = partial(_ReplayClock, self)
        self.timeline = timeline
        self.playing = False
        self._waited = 0.0
        self.match = Match(
            session, speed, thinker, on_change, on_event_shown, view=_ReplayView, clock=clock
        )
        decisions = [None, *(game.decision for game in timeline.games[:-1])]
        self._lines = [
            log_lines_of(events, self.match.view.names, decision)
            for events, decision in zip(timeline.events, decisions, strict=True)
        ]
        self._set_moment(0)

    @property
    def why_not_on(self) -> Message | None:
        """Why nobody can play on from this moment, if nobody can."""
        return message("replay-over") if self.match.session.game.over else None

    def go(self, moment: int) -> None:
        """Show a moment, at once."""
        self._set_moment(min(max(0, moment), self.timeline.last))
        self.match.jump()

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        self.playing = not self.playing
        self._waited = _PAUSE
        if self.playing and self.moment == self.timeline.last:
            self.go(0)

    def step_on(self) -> None:
        """Animate the next action, and no further."""
        if self.moment < self.timeline.last:
            self._step_on()
        self.playing = False

    def advance(self, seconds: float) -> bool:
        """Let time pass while nothing moves; true if the next action began."""
        if not self.playing:
            return False
        self._waited += seconds * max(1, self.match.animation.pace)
        if self._waited < _PAUSE:
            return False
        self._step_on()
        return True

    def _set_moment(self, moment: int) -> None:
        self.moment = moment
        self.match.session.game = self.timeline.games[moment]
        self.match.view.foreseen = self.timeline.action(moment)
        events = self.timeline.events[: moment + 1]
        self.match.chronicle.replace(events, self._lines[: moment + 1])
        self._waited = 0.0

    def _step_on(self) -> None:
        """Animate the next action."""
        decision, action = self.match.session.game.decision, self.match.view.foreseen
        assert action is not None  # it is not the last moment
        self._set_moment(self.moment + 1)
        self.playing = self.moment < self.timeline.last
        events = self.timeline.events[self.moment]
        self.match.animate(actor_of(action, decision), decision, events)
