"""Pace of animation steps, in milliseconds at normal speed; `presentation` has that of each event.

A step has a length, and a gap after which the next may begin while it, or one before it, still goes
on: ore flies from its hex one after another, and a worker turns when the overseer is over it.
"""

from typing import NamedTuple

from forgewar.content.board import HEXES
from forgewar.play.strike_times import strike_times
from forgewar.rules import events as ev


class Pace(NamedTuple):
    """`gap` is the length where nothing may begin before the end."""

    length: int
    gap: int

    def times(self, factor: float) -> "Pace":
        """The same steps, faster or slower."""
        return Pace(round(self.length * factor), round(self.gap * factor))


AT_ONCE = Pace(0, 0)
LIFT, HEX, HOP, LONGEST_WALK = 120, 90, 150, 900
FLIGHT, APART = 420, 90
REST = 250  # after what is seen last in a room, before another one comes up
COUNTED_UP = 130  # after a flight: the panel answers, and its number changes
TURN, EACH_CARD = 240, 70
# Before an automated colour moves: its overseer lights up and the rule is told; after a tie that
# somebody has just decided; and the part of it that is left where nothing moves.
LEAD_IN, LEAD_IN_CHOSEN, LEAD_IN_INSTANT = 900, 300, 2 / 3
DEALT = (ev.CardRevealed, ev.DesignOpened, ev.QuestDealt)  # in file, each turning over
PASSED = 0.6  # the part of a hop at which a worker is passed over, and begins to turn
TURNS = ("mine", "second_move", "market", "quest")  # what can be passed and is missed
POINT, LONGEST_COUNT = 30, 900
# Part of its time that a step takes: what a computer player gets, what it pays, its goods in the
# mine, and the rest it does outside the mine; what anybody pays; and forging the same once more.
BRISK_GAIN, BRISK_PAY, BRISK_GOODS, BRISK, PAY, REPEATED = 0.67, 0.3, 0.35, 0.45, 0.7, 0.4
BRISK_REST = 40  # as `REST`, after a computer player or between turns
# The final count: the pause at the head of a part, after each guild, and while rows change places;
# then the winner's tableau.
COUNT_PART, COUNT_GAP, COUNT_SLIDE = 600, 140, 450
TABLEAU = 2600


def walk(event: ev.OverseerMoved) -> int:
    """How long an overseer walks: over a hex, and hopping over each worker."""
    (q0, r0), (q1, r1) = HEXES[event.origin], HEXES[event.target]
    hexes = max(abs(q1 - q0), abs(r1 - r0), abs(q1 - q0 + r1 - r0))
    plain = hexes - len(event.jumped)
    return min(LONGEST_WALK, LIFT + HEX * plain) + HOP * len(event.jumped)


def walk_pace(event: ev.OverseerMoved) -> Pace:
    return Pace(walk(event), LIFT)


def passes(event: ev.OverseerMoved, hex_: int) -> float:
    """When an overseer on its way is over a worker, since it set out."""
    hops = len(event.jumped) - event.jumped.index(hex_)
    return walk(event) - HOP * (hops - PASSED)


def counted(amount: int) -> int:
    """How long prestige rolls."""
    return min(LONGEST_COUNT, max(150, POINT * abs(amount)))


def strike_pace(event: ev.Struck) -> Pace:
    """Pace of one group."""
    length = strike_times([len(event.hexes)]).end
    return Pace(length, length)


def count_pace(event: ev.PrestigeChanged) -> Pace:
    length = counted(event.amount)
    return Pace(length, length)


def discard_pace(event: ev.CardsDiscarded) -> Pace:
    """Card by card."""
    length = TURN + EACH_CARD * (len(event.cards) - 1) if event.cards else 0
    return Pace(length, length)


def removal_pace(event: ev.QuestRemoved) -> Pace:
    """Pace of a quest that leaves the game: none for those that leave the deck with a stage."""
    return Pace(220, EACH_CARD) if event.clause.startswith("ROUND") else AT_ONCE


def join_pace(event: ev.AdventurerJoined) -> Pace:
    return AT_ONCE if event.source in ("wealth", "start") else Pace(FLIGHT, APART)


def pass_pace(event: ev.Passed) -> Pace:
    """Being done is nothing to be seen; not moving, buying or taking is."""
    return Pace(350, 350) if event.what in TURNS else AT_ONCE
