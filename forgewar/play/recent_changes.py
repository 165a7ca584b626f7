"""Latest changes in the panel of each guild: "+2 iron, -3 gold", for a second or two.

A line is the difference between what a panel counts now and what it counted when the line began, so
it can tell nothing that the panel does not show. It goes on as long as something changes, stays for
a moment, and then the next one begins.
"""

from typing import TYPE_CHECKING

from forgewar.content.model import RESOURCES
from forgewar.play.in_flight import counted

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView

STAYS = 1.8  # seconds after the last change
Thing = int | str  # a resource by its number, "gold", "prestige" or "worker"
_THINGS: tuple[Thing, ...] = (*range(len(RESOURCES)), "gold", "prestige", "worker")


def owned(view: "TableView", seat: int) -> dict[Thing, int]:
    """Amounts in the panel of a guild at this moment."""
    guild = view.shown.guilds[seat]
    held = [*guild.resources, guild.gold, guild.prestige, view.shown.workers[seat]]
    return {
        thing: count + counted(view, seat, thing)
        for thing, count in zip(_THINGS, held, strict=True)
    }


class RecentChanges:
    """The lines of all guilds of a match."""

    def __init__(self, view: "TableView") -> None:
        self._view = view
        self.forget()

    def forget(self) -> None:
        """Something was taken back or loaded: nothing has changed."""
        seats = range(len(self._view.shown.guilds))
        self._base = {seat: owned(self._view, seat) for seat in seats}
        self._last = dict(self._base)
        self._age = dict.fromkeys(seats, 0.0)

    def changes(self, seat: int) -> dict[Thing, int]:
        """Changes in the line of a guild; none while it has no line."""
        now, base = owned(self._view, seat), self._base[seat]
        return {thing: now[thing] - base[thing] for thing in _THINGS if now[thing] != base[thing]}

    @property
    def has_changes(self) -> bool:
        """Whether any guild has a line."""
        return any(self._last[seat] != base for seat, base in self._base.items())

    def update(self, seconds: float) -> bool:
        """Let time pass; true if a line is over."""
        over = False
        for seat, base in self._base.items():
            now = owned(self._view, seat)
            same = now == self._last[seat]
            self._age[seat] = self._age[seat] + seconds if same else 0.0
            self._last[seat] = now
            if now != base and self._age[seat] >= STAYS:
                self._base[seat] = now
                over = True
        return over
