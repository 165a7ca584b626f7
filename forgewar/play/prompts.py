"""Handover between people at one screen: who is to choose next, and what happened meanwhile."""

from forgewar.play.table_view import TableView
from forgewar.words.log import LogLine


class Prompts:
    """Knows who sits at the table, and how much of the log each person has seen."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._last_seen: dict[int, int] = {}  # number of log lines, by seat

    def arriving(self) -> int | None:
        """The person who is to choose now, if another one sat at the table before."""
        view = self._view
        return view.seat if view.waiting_for_person and view.seat != view.at_table else None

    def sit_down(self, seat: int) -> list[LogLine]:
        """A person takes the table; returns the log since they last left it."""
        view, log = self._view, self._view.chronicle.log
        if view.at_table >= 0:
            self._last_seen[view.at_table] = len(log)
        first = seat not in self._last_seen
        view.at_table = seat
        return [] if first else log[self._last_seen[seat] :]
