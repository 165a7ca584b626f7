"""Events become motion: a queue of beats over what is shown. The game itself has already moved on.

`shown` is the state as drawn. Each beat lasts a moment, during which scenes draw it in progress,
and ends by taking its event over into `shown`. Skipping, undoing and loading snap to the end.
"""

from collections import deque
from dataclasses import dataclass

from msgspec.structs import replace

from forgewar.rules import events as ev
from forgewar.rules.state import EMPTY, OVERSEER, GameState

# Seconds at normal speed; what is not listed takes no time.
_LENGTHS: dict[type, float] = {
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
    ev.CardRevealed: 0.12,
    ev.QuestDealt: 0.08,
    ev.WeaponForged: 0.16,
    ev.AdventurerRaised: 0.16,
}
_STAGE_CHANGE = (ev.StageStarted, ev.MineBuilt)


@dataclass(slots=True)
class Beat:
    """One event in motion; `part` runs from 0 to 1."""

    event: ev.Event
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


class Presenter:
    """Speed 0 shows results at once, 1, 2 and 4 run at that pace."""

    def __init__(self, state: GameState, speed: int = 1) -> None:
        self.speed = speed
        self.shown = state.clone()
        self._target = self.shown
        self._queue: deque[Beat] = deque()

    @property
    def beat(self) -> Beat | None:
        """What is in motion now."""
        return self._queue[0] if self._queue else None

    @property
    def busy(self) -> bool:
        return bool(self._queue)

    def feed(self, events: list[ev.Event], after: GameState) -> None:
        """An action was played: show its events, ending in the state after it."""
        self._target = after.clone()
        if not self.speed or any(isinstance(event, _STAGE_CHANGE) for event in events):
            self.snap()
            return
        for event in events:
            self._queue.append(Beat(event, _LENGTHS.get(type(event), 0.0)))
        if not self._queue:  # nothing to be seen, but the game has gone on
            self.snap()

    def show(self, state: GameState) -> None:
        """Undo or load: no motion."""
        self._target = state.clone()
        self.snap()

    def snap(self) -> None:
        """Be at the end of everything at once."""
        self._queue.clear()
        self.shown = self._target

    def update(self, seconds: float) -> bool:
        """Let time pass; true if what is shown changed."""
        if not self._queue:
            return False
        left = seconds * max(1, self.speed)
        while self._queue:
            beat = self._queue[0]
            beat.time += left
            if beat.time < beat.length:
                break
            left = beat.time - beat.length
            self._queue.popleft()
            reflect(self.shown, beat.event)
        if not self._queue:
            self.snap()
        return True


def reflect(state: GameState, event: ev.Event) -> None:
    """Take one event over into a shown state, as far as it can be seen while others follow."""
    cells, workers = state.cells, state.workers
    if isinstance(event, ev.GoldChanged):
        state.guilds[event.seat].gold += event.amount
    elif isinstance(event, ev.ResourcesChanged):
        state.guilds[event.seat].resources[event.resource] += event.amount
    elif isinstance(event, ev.PrestigeChanged):
        state.guilds[event.seat].prestige += event.amount
    elif isinstance(event, ev.OverseerPlaced):
        cells[event.hex] = event.side + OVERSEER
        state.overseers[event.side].append(event.hex)
    elif isinstance(event, ev.OverseerMoved):
        cells[event.origin] = EMPTY
        cells[event.target] = event.side + OVERSEER
    elif isinstance(event, ev.WorkerAppeared):
        cells[event.hex] = event.side + 1
        workers[event.side] += 1
    elif isinstance(event, ev.WorkerTurned | ev.WorkerDefected):
        cells[event.hex] = event.new + 1
        workers[event.old] -= 1
        workers[event.new] += 1
    elif isinstance(event, ev.WorkerRemoved):
        cells[event.hex] = EMPTY
        workers[event.side] -= 1
    elif isinstance(event, ev.WorkerMoved):
        cells[event.origin] = EMPTY
        cells[event.target] = event.side + 1
    elif isinstance(event, ev.Struck):
        for hex_ in event.hexes:
            cells[hex_] = EMPTY
        workers[event.side] -= len(event.hexes)
    elif isinstance(event, ev.OrderSet):
        state.order = list(event.order)
    elif isinstance(event, ev.PhaseStarted):
        state.phase = event.phase
    elif isinstance(event, ev.RoundStarted):
        state.round = event.round
    elif isinstance(event, ev.CardRevealed):
        state.show[event.place] = event.card
    elif isinstance(event, ev.QuestDealt):
        state.offer[event.place] = event.quest
    elif isinstance(event, ev.OfferMoved):
        state.offer = list(event.offer)
    else:
        _reflect_market(state, event)


def _reflect_market(state: GameState, event: ev.Event) -> None:
    """What leaves the market and who stands where in it."""
    if isinstance(event, ev.SpaceTaken) and event.space not in ("clerk", "road"):
        state.spaces[event.space] = event.seat
    elif isinstance(event, ev.DesignClaimed):
        claims = state.guilds[event.seat].claims
        if event.design not in claims:
            claims.append(event.design)
    elif isinstance(event, ev.CardGained | ev.CardUsed):
        state.show = ["" if card == event.card else card for card in state.show]
    elif isinstance(event, ev.DesignGained):
        state.show = ["" if card == event.design else card for card in state.show]
    elif isinstance(event, ev.QuestAdvanced):
        quests = state.guilds[event.seat].quests
        for i, quest in enumerate(quests):
            # Only the Road: in the quest phase the scene itself shows what a step means.
            if quest.key == event.quest and event.by == "road":
                quests[i] = replace(quest, step=event.step)
