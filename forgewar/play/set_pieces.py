"""Set pieces: moments of a game that get more room than a step.

A set piece is a run of steps of one action. It opens with an event (a quest is completed, fails, a
champion is crowned, workers strike, a phase or a stage begins) and holds those after it that belong
to it: what a completed quest gives is counted while its card is still up. It lasts as long as
`pace` says, however much happens in it; only a strike takes its time for each worker.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from forgewar.play.pace import APART, AT_ONCE, FLIGHT, Pace
from forgewar.play.presentation import pace
from forgewar.play.strike_times import STOP, StrikeTimes, strike_times
from forgewar.play.timing import fitted
from forgewar.rules import events as ev
from forgewar.rules.state import GameState

_PHASES = ("mine", "market", "quest")
_GIVEN = (
    ev.PrestigeChanged,
    ev.GoldChanged,
    ev.ResourcesChanged,
    ev.AdventurerJoined,
    ev.AdventurerRaised,
    ev.DesignClaimed,
)
_GOES_HOME = (ev.WeaponLost, ev.AdventurerReturned)


PieceKind = Literal[
    "completed", "failed", "champion", "strike", "phase", "round", "last_round", "stage"
]


class Plan(NamedTuple):
    """A set piece: how long it lasts, how long for computer guilds, and how its events share that
    out among them; those not named here have their own pace."""

    length: int
    brief: int
    of: Mapping[type, Pace]


_BANNER: dict[type, Pace] = {ev.PhaseStarted: Pace(1, 1)}
PIECES: dict[PieceKind, Plan] = {
    "completed": Plan(
        1800,
        700,
        {
            ev.QuestCompleted: Pace(900, 900),
            ev.PrestigeChanged: Pace(600, 150),
            ev.ResourcesChanged: Pace(FLIGHT, APART),
            ev.GoldChanged: Pace(FLIGHT, APART),
            ev.AdventurerRaised: Pace(500, 120),
            ev.DesignClaimed: AT_ONCE,
        },
    ),
    "failed": Plan(1000, 700, {ev.QuestFailed: Pace(600, 400), ev.PrestigeChanged: Pace(400, 100)}),
    "champion": Plan(2200, 2200, {ev.TitleTaken: Pace(1, 1)}),
    "strike": Plan(2600, 2600, {}),  # of seven workers
    "phase": Plan(600, 600, _BANNER),
    "round": Plan(600, 600, _BANNER),
    "last_round": Plan(1300, 1300, _BANNER),
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


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class SetPiece:
    """`place` is that of its action in the history, `first` that of its opening event in the
    action; `before` and `after` are the states around the action."""

    kind: PieceKind
    place: int
    first: int
    events: tuple[ev.Event, ...]
    before: GameState
    after: GameState

    @property
    def opening(self) -> ev.Event:
        return self.events[0]

    @property
    def seat(self) -> int:
        """The guild it is about, -1 if it is about all or several."""
        return getattr(self.opening, "seat", -1)

    @property
    def quest(self) -> str:
        """The quest it is about."""
        return getattr(self.opening, "quest", "")

    @property
    def opened(self) -> list[str]:
        """The designs it opens."""
        return [event.design for event in self.events if isinstance(event, ev.DesignOpened)]

    @property
    def strikes(self) -> list[ev.Struck]:
        """The groups that strike."""
        return [event for event in self.events if isinstance(event, ev.Struck)]

    @property
    def strike_times(self) -> StrikeTimes:
        return strike_times([len(struck.hexes) for struck in self.strikes])

    @property
    def stops(self) -> tuple[float, ...]:
        """Seconds after which its steps end, but for the last one: a press ends one step."""
        if self.kind != "strike":
            return ()
        return STOP / 1000, self.strike_times.walk / 1000

    def paces(self, *, brief: bool) -> list[Pace]:
        """How long each of its events is seen; briefly for computer guilds. Groups that strike
        leave together."""
        if self.kind == "strike":
            end = self.strike_times.end
            return [Pace(end, 0)] * (len(self.events) - 1) + [Pace(end, end)]
        plan = PIECES[self.kind]
        natural = [plan.of.get(type(event), pace(event)) for event in self.events]
        return fitted(natural, plan.brief if brief else plan.length)


def find(
    events: Sequence[ev.Event], before: GameState, after: GameState, place: int
) -> Iterator[SetPiece]:
    """The set pieces of an action, in order."""
    number, round_ = 0, 0
    kept: GameState | None = None  # what is shown goes on
    while number < len(events):
        opening = events[number]
        if isinstance(opening, ev.RoundStarted):
            round_ = opening.round
        kind = _kind(opening, round_, before.options.rounds)
        if kind is None:
            number += 1
            continue
        end = number + 1
        while end < len(events) and _belongs(events[end], kind, opening):
            end += 1
        seen = tuple(events[number:end])
        kept = kept or before.clone()
        yield SetPiece(kind, place, number, seen, kept, after)
        number = end


def _kind(event: ev.Event, round_: int, last_round: int) -> PieceKind | None:
    """Kind of set piece that an event opens, if any; `round_` is the one that began in the same
    action."""
    if isinstance(event, ev.QuestCompleted):
        return "completed"
    if isinstance(event, ev.QuestFailed):
        return "failed" if event.clause != "END-1" else None
    if isinstance(event, ev.TitleTaken):
        return "champion"
    if isinstance(event, ev.Struck):
        return "strike"
    if isinstance(event, ev.StageStarted):
        return "stage"
    if isinstance(event, ev.PhaseStarted) and event.phase in _PHASES:
        if event.phase == "mine" and round_:
            return "last_round" if round_ == last_round else "round"
        return "phase"
    return None


def _belongs(event: ev.Event, kind: str, opening: ev.Event) -> bool:
    """Whether an event after the opening one is still part of the set piece."""
    if kind == "stage":
        return True  # all of it happens before anybody acts again
    if kind == "strike":
        return isinstance(event, ev.Struck)
    if kind not in ("completed", "failed"):
        return False
    assert isinstance(opening, ev.QuestCompleted | ev.QuestFailed)
    if getattr(event, "seat", -1) != opening.seat:
        return False
    if isinstance(event, _GIVEN):
        return getattr(event, "ref", opening.quest) == opening.quest
    return kind == "failed" and isinstance(event, _GOES_HOME)
