"""A review in the making: one step after another is done where guilds think, and kept at once."""

from pathlib import Path

from forgewar.ai.review.report import Review
from forgewar.ai.worker_process import Thinker
from forgewar.play.review.kept import Keeper, past_of
from forgewar.session.timeline import Timeline


class Reviewing:
    """Goes on whenever somebody lets it `work`; may be stopped at any time, and is taken up again
    where it was by whoever makes another for the same record."""

    def __init__(self, path: Path, timeline: Timeline, thinker: Thinker) -> None:
        self.timeline = timeline
        self._thinker = thinker
        self._past = past_of(timeline)
        self._keeper = Keeper(path, timeline, self._past)
        self.review: Review = self._keeper.read()
        self._next = self._past.task(self.review)
        self._asked = False
        self.stuck = False  # it cannot be gone on with, for now

    @property
    def done(self) -> bool:
        return self._next is None

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        return self._past.progress(self.review)

    def begin(self) -> None:
        """Have the process ready; what went wrong before is forgotten."""
        self.stuck = False
        if not self.done:
            self._thinker.prepare()

    def work(self) -> bool:
        """Take what was found, and have the next step done; true if anything changed. Never
        waits."""
        if self._next is None or self.stuck:
            return False
        if not self._asked:
            self._asked = True
            self._thinker.send(self._next, self.timeline.games[0].content)
        found = self._thinker.finding()
        if found is not None:
            self._asked = False
            self.review.add(found)
            self._next = self._past.task(self.review)
            self._keeper.keep(self.review, done=self.done)
            return True
        self.stuck = self._thinker.stuck
        return self.stuck

    def stop(self) -> None:
        """Nobody waits for it any more; what was found is kept."""
        if self._asked:
            self._asked = False
            self._thinker.call_back()
