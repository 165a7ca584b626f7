"""When the animation steps of an action begin and end, relative to each other."""

from collections.abc import Sequence

from forgewar.play.pace import DEALT, EACH_CARD, LIFT, Pace, passes, walk
from forgewar.play.presentation import pace
from forgewar.rules import events as ev


def fitted(natural: Sequence[Pace], length: int) -> list[Pace]:
    """Stretched or shortened together, so that one after another they take that long."""
    whole = length / max(1, lasting(natural))
    return [Pace(round(each.length * whole), round(each.gap * whole)) for each in natural]


def lasting(natural: Sequence[Pace]) -> int:
    """How long steps of one guild in one scene take one after another."""
    end = begin = 0
    for i, each in enumerate(natural):
        end = max(end, begin + each.length)
        follows = i + 1 < len(natural) and natural[i + 1].length and each.gap != each.length
        begin = begin + each.gap if follows else end
    return end


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
