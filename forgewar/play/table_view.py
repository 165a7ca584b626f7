"""The table as it is shown: the state on screen, who sits where, and what can be done and why not.

View models and scenes read it. Nothing here changes the game.
"""

from collections.abc import Hashable
from typing import Any

from forgewar.content.model import Content
from forgewar.play.animation import Animation
from forgewar.play.chronicle import Chronicle
from forgewar.play.computer_players import strength_of
from forgewar.play.recent_changes import RecentChanges
from forgewar.rules.actions import Action, Trade
from forgewar.rules.decisions import Decision
from forgewar.rules.events import Event
from forgewar.rules.game import Game
from forgewar.rules.state import GameState
from forgewar.session.record import Seat
from forgewar.session.session import Session
from forgewar.words import Message, refusals, say
from forgewar.words.names import EMBLEMS, Names, guild, player


class TableView:
    """`version` goes up with every change of the game; `at_table` is the person who chose last, -1
    before anybody did."""

    foreseen: Action | None = None  # the next action, where it is known: in a replay

    def __init__(self, session: Session, animation: Animation, chronicle: Chronicle) -> None:
        self.session = session
        self.animation = animation
        self.chronicle = chronicle
        self.names: Names = chronicle.names
        self.version = 0
        self.at_table = -1
        self.models: tuple[object, dict[Hashable, Any]] = (None, {})  # see `memo`
        self._previews: dict[Action, list[Event]] = {}
        self.recent_changes = RecentChanges(self)

    def renew(self) -> None:
        """The game changed."""
        self.version += 1
        self._previews.clear()

    # The moment that is shown

    @property
    def game(self) -> Game:
        """The game itself, which may be ahead of what is shown."""
        return self.session.game

    @property
    def content(self) -> Content:
        """Cards, prices and mines of this game, whatever those of others are."""
        return self.game.content

    @property
    def shown(self) -> GameState:
        """The state that is shown."""
        return self.animation.shown

    @property
    def decision(self) -> Decision | None:
        """The decision in the moment that is shown; none once the game is over."""
        return self.animation.decision

    @property
    def seat(self) -> int:
        """The guild that decides; the first in the order once the game is over."""
        decision = self.decision
        return decision.seat if decision is not None else self.shown.order[0]

    @property
    def acting(self) -> int:
        """The guild or automated side that acts or is to choose, -1 if nobody does."""
        return self.animation.actor

    # Who sits where

    @property
    def sides(self) -> int:
        """Number of guilds and automated sides."""
        return self.session.header.options.sides

    def seat_of(self, side: int) -> Seat:
        """The seat of a side; automated colours of a solo game have seats of their own."""
        header = self.session.header
        if side < len(header.seats):
            return header.seats[side]
        return Seat(say("player-automated"), header.colours[side], "automated")

    def colour(self, side: int) -> str:
        return self.seat_of(side).colour

    def emblem(self, side: int) -> str:
        """tower, sun, raven or oak: the name in every picture of a guild."""
        return EMBLEMS[self.colour(side)]

    def name(self, side: int) -> Message:
        """Name of a guild: that of its emblem."""
        return guild(self.colour(side))

    def who(self, side: int) -> str:
        """Who plays a side: a person's name, a computer's with its strength."""
        seat = self.seat_of(side)
        if seat.player in ("person", "automated"):
            return seat.name
        strength = player(strength_of(seat.player))
        return say("match-who-computer", name=seat.name, strength=strength)

    def is_person(self, seat: int) -> bool:
        """Whether a person at the table plays a side."""
        return seat < len(self.session.header.seats) and self.session.is_here(seat)

    @property
    def people(self) -> list[int]:
        """The seats that persons at the table play."""
        return [seat for seat in range(len(self.session.header.seats)) if self.is_person(seat)]

    @property
    def watched(self) -> bool:
        """Whether nobody at the table plays."""
        return not self.people

    @property
    def onlooker(self) -> int:
        """The guild of the person who looks at the screen: the one that is to choose, or chose
        last, or the first; where nobody plays, the one whose choice it is."""
        if self.decision is not None and self.is_person(self.seat):
            return self.seat
        people = self.people
        if self.at_table in people:
            return self.at_table
        return people[0] if people else min(self.seat, len(self.shown.guilds) - 1)

    @property
    def waiting_for_person(self) -> bool:
        """Whether a person at the table is to choose now, and sees what there is to choose."""
        if self.animation.busy or self.decision is None or self.session.is_waiting:
            return False
        return self.is_person(self.seat)

    # What can be done

    def choices(self) -> list[Action]:
        return self.game.choices()

    def trades(self, seat: int) -> list[Trade]:
        return self.game.trades(seat)

    def why_not(self, action: Action) -> str:
        """Why an action is refused, in words; empty if it is legal."""
        refusal = self.game.refusal(action)
        return refusals.why(refusal, self.names) if refusal is not None else ""

    def preview(self, action: Action) -> list[Event]:
        """Events that an action would bring about, kept until the game changes."""
        if action not in self._previews:
            self._previews[action] = self.game.preview(action)
        return self._previews[action]
