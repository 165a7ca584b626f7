"""What is shown at this moment: the game has moved on, the screen catches up beat by beat.

Every event of an action is a *beat*: it belongs to a scene and to the guild that acts, lasts a
moment in which it is drawn in progress, and is then taken over into `shown`. Whatever is on screen
follows the show: the scene, whose panel glows, the phase, the order, the prompt, the log, numbers
and sounds. When no beat is left, `shown` is the state of the rules, and the next decision comes up.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from forgewar.play.fold import fold
from forgewar.play.scenes import scene_for, scene_of
from forgewar.rules import events as ev
from forgewar.rules.catalogue import Catalogue
from forgewar.rules.decisions import Decision
from forgewar.rules.game import Game
from forgewar.rules.round import still_to_act
from forgewar.rules.state import GameState

# Seconds at normal speed; what is not listed takes no time.
LENGTHS: dict[type, float] = {
    ev.OverseerPlaced: 0.18,
    ev.OverseerMoved: 0.30,
    ev.WorkerAppeared: 0.10,
    ev.WorkerTurned: 0.14,
    ev.WorkerDefected: 0.20,
    ev.WorkerRemoved: 0.14,
    ev.WorkerMoved: 0.24,
    ev.Struck: 0.40,
    ev.ResourcesChanged: 0.12,
    ev.GoldChanged: 0.18,
    ev.PrestigeChanged: 0.16,
    ev.QuestTaken: 0.30,
    ev.QuestAdvanced: 0.24,
    ev.QuestCompleted: 0.30,
    ev.QuestFailed: 0.30,
    ev.WeaponForged: 0.16,
    ev.AdventurerRaised: 0.16,
}
NOBODY = -1
# From here on nobody acts until somebody is seen to.
_BETWEEN = (ev.PhaseStarted, ev.RoundStarted, ev.StageStarted, ev.OrderSet, ev.TileResolved)
_MOVERS = (ev.OverseerMoved, ev.OverseerPlaced)


@dataclass(slots=True)
class Beat:
    """One event in motion; `part` runs from 0 to 1. `actor` is the guild or automated side that
    acts, `decision` what it had to decide, `number` the place of the event in its action."""

    event: ev.Event
    number: int
    scene: str
    actor: int
    decision: Decision | None
    length: float
    time: float = 0.0

    @property
    def part(self) -> float:
        return min(1.0, self.time / self.length) if self.length else 1.0

    @property
    def eased(self) -> float:
        """`part`, starting and ending gently."""
        part = self.part
        return part * part * (3 - 2 * part)


def beats(
    events: list[ev.Event], before: GameState, decision: Decision | None, actor: int, after: Game
) -> Iterator[Beat]:
    """The beats of an action that `actor` took at a decision; `after` is the game then."""
    scene, phase = scene_for(decision), before.phase
    coming = after.decision
    for number, event in enumerate(events):
        if isinstance(event, ev.PhaseStarted):
            phase = event.phase
        scene = scene_of(event, scene, phase)
        if isinstance(event, _BETWEEN):
            actor = NOBODY
            decision = coming
        elif isinstance(event, _MOVERS):
            actor = event.side
        elif isinstance(event, ev.WealthShown):
            actor = event.seat
        elif actor == NOBODY:
            actor = getattr(event, "seat", NOBODY)
        yield Beat(event, number, scene, actor, decision, LENGTHS.get(type(event), 0.0))


class Show:
    """Speed 0 shows results at once, 1, 2 and 4 run at that pace. `on_beat` hears every event in
    the moment in which it is seen."""

    def __init__(
        self,
        game: Game,
        catalogue: Catalogue,
        speed: int = 1,
        on_beat: Callable[[ev.Event], None] = lambda _: None,
    ) -> None:
        self.speed = speed
        self._catalogue = catalogue
        self._on_beat = on_beat
        self._queue: deque[Beat] = deque()
        self._game = game
        self.shown = game.state.clone()

    # The moment that is shown

    @property
    def beat(self) -> Beat | None:
        """What is in motion now."""
        return self._queue[0] if self._queue else None

    @property
    def busy(self) -> bool:
        return bool(self._queue)

    @property
    def scene(self) -> str:
        """The scene of this moment; between the beats that of the coming decision."""
        return self._queue[0].scene if self._queue else scene_for(self._game.decision)

    @property
    def decision(self) -> Decision | None:
        """What is being decided, or was, while what came of it is shown."""
        return self._queue[0].decision if self._queue else self._game.decision

    @property
    def actor(self) -> int:
        """The guild or automated side that acts, or is to choose; -1 if nobody does."""
        if self._queue:
            return self._queue[0].actor
        decision = self._game.decision
        return decision.seat if decision is not None else NOBODY

    @property
    def to_come(self) -> set[int]:
        """The sides whose turn in this part of the round is now or to come."""
        return still_to_act(self.shown)

    def hidden(self, number: int) -> bool:
        """Whether an event of the latest action, by its place in it, is still to be shown."""
        return bool(self._queue) and number > self._queue[0].number

    # What moves it on

    def feed(
        self, events: list[ev.Event], decision: Decision | None, actor: int, after: Game
    ) -> None:
        """An action was played: show its events, ending in the game after it."""
        self.snap()
        self._game = after
        self._queue.extend(beats(events, self.shown, decision, actor, after))
        self._begin()
        self._settle(0.0)

    def show(self, game: Game) -> None:
        """Undo or load: no motion, and nothing is heard."""
        self._queue.clear()
        self._game = game
        self.shown = game.state.clone()

    def snap(self) -> None:
        """Be at the end of everything at once; what was still to be heard is not."""
        if self._queue:
            self._queue.clear()
            self.shown = self._game.state.clone()

    def update(self, seconds: float) -> bool:
        """Let time pass; true if what is shown changed."""
        if not self._queue:
            return False
        self._settle(seconds * max(1, self.speed))
        return True

    def _settle(self, seconds: float) -> None:
        """Take over what is over by now. At speed 0 nothing takes any time."""
        while self._queue:
            beat = self._queue[0]
            beat.time += seconds
            if self.speed and beat.time < beat.length:
                return
            seconds = max(0.0, beat.time - beat.length)
            fold(self.shown, beat.event, self._catalogue, self._game.state)
            if isinstance(beat.event, _BETWEEN):
                self.shown.agenda = self._game.state.agenda.copy()
            self._queue.popleft()
            self._begin()
        self.shown = self._game.state.clone()

    def _begin(self) -> None:
        """The first beat of the queue is seen and heard from now on."""
        if self._queue:
            self._on_beat(self._queue[0].event)
