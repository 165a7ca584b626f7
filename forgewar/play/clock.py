"""The passing of time in a match: motion on screen, forced moves and computer seats."""

from typing import TYPE_CHECKING

from forgewar.play.computer_players import ComputerPlayers
from forgewar.play.hint import instead
from forgewar.rules.actions import Action
from forgewar.session.unasked import unasked_action

if TYPE_CHECKING:
    from forgewar.play.match import Match

DOTS = 3
_DOT = 0.4  # seconds between two dots of somebody who thinks
_PAUSE = 0.6  # seconds before a computer seat acts in a game that was just opened or undone
_FORCED_PAUSE = 0.15  # and before a move without alternative


class Clock:
    """Plays for computer seats, and moves without alternative, at a pace that can be followed."""

    thinks_ahead = True  # whether computer players think while something moves

    def __init__(self, match: "Match", computers: ComputerPlayers) -> None:
        self._match = match
        self._computers = computers
        self._version = -1  # of the game for which those below hold
        self._forced_action: Action | None = None
        self._waited = 0.0
        self._is_played = False  # whether an action led there, which the player has just seen
        self._length = len(match.chronicle.history)
        seats = match.session.header.seats
        if self.thinks_ahead and any(seat.player != "person" for seat in seats):
            computers.prepare()

    def update(self, seconds: float, *, hold: bool = False) -> bool:
        """Let time pass; true if the screen changed. On hold, while somebody reads or trades, only
        what is in motion goes on, and set pieces, which would lie below, wait."""
        animation = self._match.animation
        moved = (not hold or self.moves(hold=True)) and animation.update(seconds)
        if moved and not hold and self.thinks_ahead:
            self._think_ahead()
        faded = animation.age_remains(seconds)
        if self._match.view.recent_changes.update(seconds) or moved or faded:
            return True
        return not hold and self._advance(seconds)

    @property
    def needs_ticks(self) -> bool:
        """Whether time must pass for something to happen."""
        return self._match.animation.busy or self._is_due()

    def moves(self, *, hold: bool) -> bool:
        """Whether time changes anything; on hold a set piece stands still."""
        if hold:
            return self._match.animation.busy and self._match.animation.piece is None
        return self.needs_ticks

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
        return not person or self.forced_action is not None or self._match.advisor.hinting

    def _think_ahead(self) -> None:
        """Have the next computer player think, also while the last action is still shown: the game
        has moved on, only the screen is behind."""
        match, view = self._match, self._match.view
        decision = match.session.game.decision
        if decision is None or view.is_person(decision.seat):
            return
        if self.forced_action is None:
            self._computers.choice(view.version, view.seat_of(decision.seat).player)

    def _advance(self, seconds: float) -> bool:
        """Let time pass while nothing moves; true if the screen changed."""
        match, view, pace = self._match, self._match.view, self._match.animation.pace
        if view.decision is None:
            return False
        forced = self.forced_action
        if view.is_person(view.seat) and forced is None:
            return match.advisor.hinting and (match.advisor.think() or self._think_on(seconds))
        self._waited += seconds * max(1, pace)
        if forced is not None:
            if self._is_early(_FORCED_PAUSE):
                return False
            match.play(forced)
            self._think_ahead()
            return True
        thought = self._computers.choice(view.version, view.seat_of(view.seat).player)
        if thought is None:
            return self._think_on(seconds)
        if self._is_early(_PAUSE):
            return False
        other = instead(view.game, view.names, thought.choice)
        match.advisor.thoughts[len(match.chronicle.history)] = thought._replace(instead=other)
        match.play(thought.choice.action)
        self._think_ahead()
        return True

    def _is_early(self, pause: float) -> bool:
        """Whether a pause is not over. Where an action was just seen there is none."""
        return bool(self._match.animation.speed) and not self._is_played and self._waited < pause

    def _think_on(self, seconds: float) -> bool:
        """Somebody is still thinking; true if another dot is to be seen."""
        before = self.dots
        self._computers.waited += seconds
        return self.dots != before

    @property
    def forced_action(self) -> Action | None:
        """The action that is played without asking, found once for each state; with another state
        pauses begin anew. Who has undone it is asked."""
        view = self._match.view
        if self._version != view.version:
            length = len(self._match.chronicle.history)
            self._is_played, self._length = self._length < length, length
            self._version, self._waited = view.version, 0.0
            game = view.game
            person = game.decision is not None and view.is_person(game.decision.seat)
            person = person and not view.session.undone
            self._forced_action = unasked_action(game) if person else game.forced_action()
        return self._forced_action
