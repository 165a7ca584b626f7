"""Matches at shared tables, without a screen: people who choose as a sensible player would."""

import time
from collections.abc import Callable
from random import Random

from play.tables import Silence
from properties.chooser import Chooser

from forgewar.net.link import Link
from forgewar.net.remote_session import RemoteTable
from forgewar.play.apart.remote_match import make_remote_match
from forgewar.play.match import Match
from forgewar.session.history import actor_of


class Person:
    """Somebody at a window of their own, with the seats of some links."""

    match: Match  # once the game has begun

    def __init__(self, links: list[Link], name: str, speed: int = 0) -> None:
        self.table = RemoteTable(links, name, entropy=Random(name).randbytes)
        self.is_playing = False
        self._speed = speed
        self._chooser = Chooser(Random(f"choices of {name}"), 0.2)

    def look(self, seconds: float = 1.0) -> None:
        """Let time pass."""
        if self.is_playing:
            self.match.clock.update(seconds)
            return
        while self.table.poll(hold=True) is not None:
            pass
        if self.table.session is not None:
            self.match = make_remote_match(self.table, self._speed, Silence())
            self.is_playing = True

    def choose(self) -> None:
        """Choose if it is their turn."""
        if not self.is_playing:
            return
        view = self.match.view
        if view.waiting_for_person and self.match.clock.forced_action is None:
            action = self._chooser.choose(view.game)
            if self.match.session.is_here(actor_of(action, view.game.decision)):
                self.match.play(action)

    @property
    def is_done(self) -> bool:
        """Whether the game is over, shown to its end and in the library."""
        if not self.is_playing or self.match.animation.busy:
            return False
        return self.match.view.game.over and self.match.session.path is not None


def play_on(
    people: list[Person], until: Callable[[], bool], patience: float = 120, seconds: float = 1.0
) -> None:
    """Let people play until something is true; nobody acts after that."""
    deadline = time.monotonic() + patience
    while not until():
        assert time.monotonic() < deadline, "it does not happen"
        for person in people:
            person.look(seconds)
            if until():
                return
            person.choose()
        time.sleep(0.001)
