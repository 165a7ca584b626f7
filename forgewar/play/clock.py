"""The passing of time in a match: motion on screen, forced moves and computer seats."""

from typing import TYPE_CHECKING

from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.hint import instead
from forgewar.rules.actions import Action

if TYPE_CHECKING:
    from forgewar.play.match import Match

DOTS = 3
_DOT = 0.4  # seconds between two dots of somebody who thinks
_PAUSE = 0.6  # seconds before a computer seat acts, at normal speed
_FORCED_PAUSE = 0.15  # before a move without alternative


class Clock:
    """Plays for computer seats, and moves without alternative, at a pace that can be followed."""

    def __init__(self, match: "Match", computers: ComputerPlayers) -> None:
        self._match = match
        self._computers = computers
        self._version = -1  # of the game for which the two below hold
        self._forced_action: Action | None = None
        self._waited = 0.0

    def update(self, seconds: float, *, hold: bool = False) -> bool:
        """Let time pass; true if the screen changed. On hold, while somebody reads or trades, only
        what is in motion goes on."""
        moved = self._match.animation.update(seconds)
        if self._match.view.recent_changes.update(seconds) or moved:
            return True
        return not hold and self._advance(seconds)

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass for something to happen."""
        return self._match.animation.busy or self._is_due()

    @property
    def dots(self) -> int:
        """How many dots follow the words that somebody is thinking."""
        return int(self._computers.waited / _DOT) % (DOTS + 1)

    def _is_due(self) -> bool:
        """Whether something is to happen though nothing moves."""
        view = self._match.view
        if view.decision is None:
            return False
        person = view.is_person(view.seat)
        return not person or self._forced() is not None or self._match.advisor.hinting

    def _advance(self, seconds: float) -> bool:
        """Let time pass while nothing moves; true if the screen changed."""
        match, view, speed = self._match, self._match.view, self._match.animation.speed
        if view.decision is None:
            return False
        forced = self._forced()
        if view.is_person(view.seat) and forced is None:
            return match.advisor.hinting and (match.advisor.think() or self._think_on(seconds))
        self._waited += seconds * max(1, speed)
        if forced is not None:
            if speed and self._waited < _FORCED_PAUSE:
                return False
            match.play(forced)
            return True
        thought = self._computers.choice(view.version, view.seat_of(view.seat).player)
        if thought is None:
            return self._think_on(seconds)
        if speed and self._waited < _PAUSE:
            return False
        other = instead(view.game, view.names, thought.choice)
        match.advisor.thoughts[len(match.chronicle.history)] = thought._replace(instead=other)
        match.play(thought.choice.action)
        return True

    def _think_on(self, seconds: float) -> bool:
        """Somebody is still thinking; true if another dot is to be seen."""
        before = self.dots
        self._computers.waited += seconds
        return self.dots != before

    def _forced(self) -> Action | None:
        """`Game.forced_action`, asked once for each state; with another state pauses begin anew."""
        view = self._match.view
        if self._version != view.version:
            self._version, self._waited = view.version, 0.0
            self._forced_action = view.game.forced_action()
        return self._forced_action
