"""A finished game on the table, to be watched: any moment of it, and on by itself from there."""

from typing import TYPE_CHECKING

from forgewar.ai.worker_process import ThinkingHere
from forgewar.play.match import Match
from forgewar.rules.actions import Action
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline
from forgewar.words import Message, message
from forgewar.words.log import log_lines_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from forgewar.rules.events import Event

_PAUSE = 0.7  # seconds between two actions, at normal speed


class Replaying(Match):
    """A match in which nobody plays. Scenes draw it as they draw any other."""

    def __init__(
        self,
        timeline: Timeline,
        speed: int,
        on_change: "Callable[[], None]",
        on_beat: "Callable[[Event], None]" = lambda _: None,
    ) -> None:
        session = Session(timeline.games[0], timeline.header, None)
        super().__init__(session, speed, ThinkingHere(session.game.content), on_change, on_beat)
        self.timeline = timeline
        self.moment = 0
        self.playing = False
        self._all_lines = [log_lines_of(events, self.names) for events in timeline.events]

    def is_person(self, seat: int) -> bool:  # noqa: ARG002
        return False

    @property
    def watched(self) -> bool:
        return True

    @property
    def foreseen(self) -> Action | None:
        return self.timeline.action(self.moment)

    def arriving(self) -> int | None:
        return None

    @property
    def why_not_on(self) -> Message | None:
        """Why nobody can play on from this moment, if nobody can."""
        return message("replay-over") if self.game.over else None

    # Moving about

    def go(self, moment: int) -> None:
        """Show a moment, at once."""
        self._be_at(min(max(0, moment), self.timeline.last))
        self._snap()

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start."""
        self.playing = not self.playing
        self._waited = _PAUSE
        if self.playing and self.moment == self.timeline.last:
            self.go(0)

    def step_on(self) -> None:
        """The next action, in motion, and no further."""
        if self.moment < self.timeline.last:
            self._step_on()
        self.playing = False

    def _be_at(self, moment: int) -> None:
        self.moment = moment
        self.session.game = self.timeline.games[moment]
        self.history = self.timeline.events[: moment + 1]
        self._lines = self._all_lines[: moment + 1]

    def _step_on(self) -> None:
        """The next action, in motion."""
        before, action = self.game, self.foreseen
        self._be_at(self.moment + 1)
        decision = before.decision
        assert decision is not None  # it is not the last moment
        actor = getattr(action, "seat", decision.seat)
        events = self.timeline.events[self.moment]
        self.show.feed(events, decision, actor, self.game, self.moment)
        self.playing = self.moment < self.timeline.last
        self._changed()

    # Time

    def update(self, seconds: float, *, hold: bool = False) -> bool:
        if self._move_on(seconds):
            return True
        if hold or not self.playing:
            return False
        self._waited += seconds * max(1, self.show.speed)
        if self._waited < _PAUSE:
            return False
        self._step_on()
        return True

    @property
    def needs_ticks(self) -> bool:
        return self.show.busy or self.playing
