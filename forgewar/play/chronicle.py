"""The history of a match: the events of every action, and the log as far as it has been shown."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from forgewar.play.animation import Animation
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.session.session import Session
from forgewar.words.log import LogLine, log_lines_of
from forgewar.words.names import Names, guild
from forgewar.words.transcript import narrate


class Opening(NamedTuple):
    """The game with which a chronicle begins, and what was played since: the events of each action,
    and the decision at which it was played. The log says nothing of the events of a `silent`
    game."""

    game: Game
    past: Iterable[tuple[list[Event], Decision | None]] = ()
    silent: bool = False


class Chronicle:
    """`history` has the events of every action that stands, after those of the set-up. A *place* is
    an index in it."""

    def __init__(self, session: Session, opening: Opening, animation: Animation) -> None:
        guilds = tuple(guild(colour) for colour in session.header.colours)
        self.names = Names(session.game.content, guilds)
        self._session = session
        self._animation = animation
        self.restart(opening)

    def restart(self, opening: Opening) -> None:
        """Begin anew with another game."""
        game = opening.game
        self.first_market = tuple(game.state.show)  # cards laid out before anything happened
        self.history: list[list[Event]] = []
        self._lines: list[list[LogLine]] = []
        self.add(game.events)
        if opening.silent:
            self._lines[0] = []
        for events, decision in opening.past:
            self.add(events, decision)

    def replace(self, history: list[list[Event]], lines: list[list[LogLine]]) -> None:
        """Have another history, with the log lines of each place."""
        self.history, self._lines = history, lines

    def add(self, events: list[Event], decision: Decision | None = None) -> None:
        """Note the events of an action that was played at a decision."""
        self.history.append(events)
        self._lines.append(log_lines_of(events, self.names, decision))

    def forget(self, count: int) -> None:
        """Drop the last actions: they were undone."""
        del self.history[-count:], self._lines[-count:]

    @property
    def last(self) -> int:
        """Place of the latest action."""
        return len(self.history) - 1

    def lines_at(self, place: int) -> list[LogLine]:
        """All log lines of an action, whether they have been shown or not."""
        return self._lines[place]

    def shown_at(self, place: int) -> list[LogLine]:
        """Log lines of an action that have been shown."""
        hidden = self._animation.hidden
        return [line for line in self._lines[place] if not hidden(place, line.number)]

    def entries(self) -> list[tuple[int, LogLine]]:
        """The log, oldest first, each line with its place."""
        return [
            (place, line) for place in range(len(self.history)) for line in self.shown_at(place)
        ]

    @property
    def log(self) -> list[LogLine]:
        """The log, oldest first."""
        return [line for _, line in self.entries()]

    def latest(self, count: int) -> list[LogLine]:
        """The last lines of the log, newest first."""
        return list(islice(self._backwards(), count))

    def _backwards(self) -> Iterator[LogLine]:
        for place in reversed(range(len(self.history))):
            yield from reversed(self.shown_at(place))

    def transcript(self) -> list[str]:
        """The whole game in full sentences, line by line."""
        first, *actions = self.history
        session = self._session
        return [*narrate(session.header, session.game.content, first, actions)]
