"""Every moment of a finished game, at hand at once.

A game is stored for each action, as for undo: a copy of a game shares everything that does not
change.
"""

from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from forgewar import __version__
from forgewar.content.model import Content
from forgewar.fault import fault
from forgewar.rules.actions import Action
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.session.error import RecordError
from forgewar.session.record import FORMAT, Header, Seat, read_record
from forgewar.session.replay import Replay, moments, replay
from forgewar.session.session import Session


class Chapter(Struct, frozen=True):
    """A phase of a round: `start` is the first moment that shows it."""

    start: int
    round: int
    stage: int
    phase: str


class Timeline:
    """Moments are numbered by the actions played before them: from 0 to `last`."""

    def __init__(self, header: Header, replayed: Replay) -> None:
        self.header = header
        self._steps = replayed.steps
        self.games: list[Game] = [*(step.before for step in replayed.steps), replayed.game]
        # The events that led to each moment; the set-up led to the first.
        self.events: list[list[Event]] = [
            self.games[0].events,
            *(moment.events for moment in moments(replayed)),
        ]
        self.chapters = _chapters(self.games)
        self._starts = [chapter.start for chapter in self.chapters]

    @staticmethod
    def read(path: Path, content: Content | None = None) -> "Timeline":
        """Timeline of a record. Raises `RecordError` if it cannot be replayed, or is not over: it
        would reveal secrets to those still playing."""
        record = read_record(path)
        replayed = replay(record, content)
        if not replayed.game.over:
            if replayed.problem is None:
                raise RecordError(fault("record-unfinished", file=path.name))
            problem = replayed.problem
            raise RecordError(fault("record-cut-short", file=path.name, problem=problem))
        return Timeline(record.header, replayed)

    @property
    def last(self) -> int:
        return len(self._steps)

    def action(self, moment: int) -> Action | None:
        """Action taken at a moment; None at the last."""
        return self._steps[moment].action if moment < self.last else None

    def chapter(self, moment: int) -> int:
        """Number of the chapter that a moment belongs to."""
        return bisect_right(self._starts, moment) - 1

    def round_start(self, moment: int, by: int) -> int:
        """Start of the next round (`by` 1), or the last start of a round before (`by` -1)."""
        starts = [0, *self.rounds().values()]
        if by > 0:
            return next((start for start in starts if start > moment), self.last)
        return next((start for start in reversed(starts) if start < moment), 0)

    def rounds(self) -> dict[int, int]:
        """First moment of each round."""
        found: dict[int, int] = {}
        for chapter in self.chapters:
            if chapter.round:
                found.setdefault(chapter.round, chapter.start)
        return found

    def play_on(self, moment: int, seats: Sequence[Seat], path: Path | None) -> Session:
        """A new game that begins with everything up to a moment, recorded at `path` if given. The
        seats are those of this game, perhaps with other players."""
        header = msgspec.structs.replace(
            self.header, forgewar=FORMAT, program=__version__, seats=tuple(seats)
        )
        return Session.branch(header, self._steps[:moment], self.games[moment].clone(), path)


def _chapters(games: list[Game]) -> list[Chapter]:
    found: list[Chapter] = []
    for number, game in enumerate(games):
        state = game.state
        now = (state.round, state.stage, state.phase)
        if not found or now != (found[-1].round, found[-1].stage, found[-1].phase):
            found.append(Chapter(number, *now))
    return found
