"""How long things take to be seen, in milliseconds at normal speed: the one place for it.

A beat has a length, and a gap after which the next may begin while it, or one before it, still goes
on: ore flies from its hex one after another, and a worker turns when the overseer is over it. A set
piece has a length as a whole, whatever happens in it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from forgewar.content.board import HEXES
from forgewar.rules import events as ev


class Pace(NamedTuple):
    """`gap` is the length where nothing may begin before the end."""

    length: int
    gap: int


AT_ONCE = Pace(0, 0)
LIFT, HEX, HOP, LONGEST_WALK = 120, 90, 150, 900
FLIGHT, APART = 420, 90
REST = 250  # after what is seen last in a room, before another one comes up
COUNTED_UP = 130  # after a flight: the panel answers, and its number changes
TURN, EACH_CARD = 240, 70
DEALT = (ev.CardRevealed, ev.DesignOpened, ev.QuestDealt)  # in file, each turning over
PASSED = 0.6  # the part of a hop at which a worker is passed over, and begins to turn
TURNS = ("mine", "second_move", "market", "quest")  # what can be passed and is missed
POINT, LONGEST_COUNT = 30, 900
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


def _moved(event: ev.OverseerMoved) -> Pace:
    return Pace(walk(event), LIFT)


def passes(event: ev.OverseerMoved, hex_: int) -> float:
    """When an overseer on its way is over a worker, since it set out."""
    hops = len(event.jumped) - event.jumped.index(hex_)
    return walk(event) - HOP * (hops - PASSED)


def counted(amount: int) -> int:
    """How long prestige rolls."""
    return min(LONGEST_COUNT, max(150, POINT * abs(amount)))


def _prestige(event: ev.PrestigeChanged) -> Pace:
    length = counted(event.amount)
    return Pace(length, length)


def _discarded(event: ev.CardsDiscarded) -> Pace:
    """Card by card."""
    length = TURN + EACH_CARD * (len(event.cards) - 1) if event.cards else 0
    return Pace(length, length)


def _removed(event: ev.QuestRemoved) -> Pace:
    """What leaves the deck with a stage is not seen."""
    return Pace(300, EACH_CARD) if event.clause.startswith("ROUND") else AT_ONCE


def _joined(event: ev.AdventurerJoined) -> Pace:
    return AT_ONCE if event.source in ("wealth", "start") else Pace(FLIGHT, APART)


def _passed(event: ev.Passed) -> Pace:
    """Being done is nothing to be seen; not moving, buying or taking is."""
    return Pace(350, 350) if event.what in TURNS else AT_ONCE


def _for(length: int) -> Callable[[Any], Pace]:
    return lambda _: Pace(length, length)


def _in_file(length: int, gap: int) -> Callable[[Any], Pace]:
    return lambda _: Pace(length, gap)


_PACES: dict[type, Callable[[Any], Pace]] = {
    ev.OverseerPlaced: _for(250),
    ev.OverseerMoved: _moved,
    ev.WorkerAppeared: _in_file(160, 60),
    ev.WorkerTurned: _in_file(160, HOP),
    ev.WorkerDefected: _in_file(260, HOP),
    ev.WorkerRemoved: _in_file(160, 60),
    ev.WorkerMoved: _for(300),
    ev.Struck: _for(900),
    ev.OrderSet: _for(500),
    ev.ResourcesChanged: _in_file(FLIGHT + COUNTED_UP, APART),
    ev.GoldChanged: _in_file(FLIGHT + COUNTED_UP, APART),
    ev.PrestigeChanged: _prestige,
    ev.SpaceTaken: _for(320),
    ev.CardGained: _for(450),
    ev.CardUsed: _for(450),
    ev.DesignGained: _for(450),
    ev.DesignClaimed: _for(450),
    ev.EndBonusBought: _for(450),
    ev.CardRevealed: _in_file(TURN, EACH_CARD),
    ev.DesignOpened: _in_file(TURN, EACH_CARD),
    ev.CardsDiscarded: _discarded,
    ev.OfferMoved: _for(400),
    ev.QuestDealt: _in_file(TURN, EACH_CARD),
    ev.QuestRemoved: _removed,
    ev.QuestTaken: _for(500),
    ev.WeaponForged: _for(450),
    ev.QuestAdvanced: _for(260),
    ev.LegCompleted: _for(260),
    ev.AdventurerJoined: _joined,
    ev.AdventurerRaised: _for(FLIGHT),
    ev.Passed: _passed,
}


class Plan(NamedTuple):
    """A set piece: how long it lasts, how long for computer guilds, and how its events share that
    out among them; those not named here have their own pace."""

    length: int
    brief: int
    of: Mapping[type, Pace]


_BANNER: dict[type, Pace] = {ev.PhaseStarted: Pace(1, 1)}
PIECES: dict[str, Plan] = {
    "completed": Plan(
        1800,
        800,
        {
            ev.QuestCompleted: Pace(900, 900),
            ev.PrestigeChanged: Pace(600, 150),
            ev.ResourcesChanged: Pace(FLIGHT, APART),
            ev.GoldChanged: Pace(FLIGHT, APART),
            ev.AdventurerRaised: Pace(500, 120),
            ev.DesignClaimed: AT_ONCE,
        },
    ),
    "failed": Plan(
        1000, 1000, {ev.QuestFailed: Pace(600, 400), ev.PrestigeChanged: Pace(400, 100)}
    ),
    "champion": Plan(2200, 2200, {ev.TitleTaken: Pace(1, 1)}),
    "phase": Plan(700, 700, _BANNER),
    "round": Plan(700, 700, _BANNER),
    "last_round": Plan(1600, 1600, _BANNER),
    "stage": Plan(
        3000,
        3000,
        {
            ev.StageStarted: Pace(600, 600),
            ev.WorkerRemoved: Pace(320, 14),
            ev.MineBuilt: Pace(1800, 1800),
            ev.OfferMoved: AT_ONCE,
            ev.QuestDealt: AT_ONCE,
            ev.CardRevealed: AT_ONCE,
            ev.DesignOpened: AT_ONCE,
        },
    ),
}


def fitted(natural: Sequence[Pace], length: int) -> list[Pace]:
    """Stretched or shortened together, so that one after another they take that long."""
    whole = length / max(1, lasting(natural))
    return [Pace(round(each.length * whole), round(each.gap * whole)) for each in natural]


def lasting(natural: Sequence[Pace]) -> int:
    """How long beats of one guild in one scene take one after another."""
    end = begin = 0
    for i, each in enumerate(natural):
        end = max(end, begin + each.length)
        follows = i + 1 < len(natural) and natural[i + 1].length and each.gap != each.length
        begin = begin + each.gap if follows else end
    return end


def pace(event: ev.Event) -> Pace:
    """How long an event is seen; what is not listed takes no time."""
    found = _PACES.get(type(event))
    if found is None or _at_the_end(event):
        return AT_ONCE
    return found(event)


def paces(events: Sequence[ev.Event]) -> list[Pace]:
    """How long each event of an action is seen. A worker turns when the overseer is over it, and
    whatever comes of a move begins when the overseer has landed."""
    found = [pace(event) for event in events]
    for number, event in enumerate(events):
        if isinstance(event, ev.OverseerMoved):
            _keep_step(found, events, number, event)
    _lie_together(found, events)
    return found


def _lie_together(found: list[Pace], events: Sequence[ev.Event]) -> None:
    """Cards that are dealt one after another are on the table together, when the last has come: the
    table changes once, not with each of them."""
    for number in range(len(events) - 2, -1, -1):
        kind, after = type(events[number]), type(events[number + 1])
        if kind is after and kind in DEALT:
            found[number] = Pace(found[number + 1].length + EACH_CARD, found[number].gap)


def _keep_step(
    found: list[Pace], events: Sequence[ev.Event], first: int, move: ev.OverseerMoved
) -> None:
    """Let what an overseer does on its way begin when it does it."""
    begun = 0.0
    for number in range(first + 1, len(events)):
        event = events[number]
        if isinstance(event, ev.WorkerAppeared):
            begins = float(LIFT)
        elif isinstance(event, ev.WorkerTurned) and event.hex in move.jumped:
            begins = passes(move, event.hex)
        else:
            begins = float(walk(move))
        before = found[number - 1]
        found[number - 1] = Pace(before.length, round(max(0.0, begins - begun)))
        begun = max(begun, begins)
        if begins >= walk(move):
            return


def waits(event: ev.Event, next_: ev.Event) -> bool:
    """Whether what follows an event has to wait until that, and all before it, is over: goods come
    when they are paid for, and a weapon when all it is forged from is there."""
    return isinstance(next_, ev.WeaponForged) or (_pays(event) and not _pays(next_))


def _pays(event: ev.Event) -> bool:
    return isinstance(event, ev.GoldChanged | ev.ResourcesChanged) and event.amount < 0


def _at_the_end(event: ev.Event) -> bool:
    """Whether it belongs to the final count, which has a pace of its own (scoring)."""
    source = str(getattr(event, "source", ""))
    return source.startswith("end_") or getattr(event, "clause", "") == "END-1"
