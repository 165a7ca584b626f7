"""Animation: the game has moved on, the screen catches up step by step.

Every event of an action becomes an `AnimationStep`. It belongs to a scene and to the guild that
acts, is drawn in progress while it lasts, and is then applied to `shown`. Scene, glowing panel,
phase, order, prompt, log, numbers and sounds follow the animation. When no step is left, `shown` is
the state of the rules, and the next decision comes up.
"""

import math
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from forgewar.play.first_look import LEAST_SEEN
from forgewar.play.pace import (
    BRISK,
    BRISK_GAIN,
    BRISK_GOODS,
    BRISK_PAY,
    BRISK_REST,
    LEAD_IN,
    LEAD_IN_CHOSEN,
    LEAD_IN_INSTANT,
    PAY,
    REPEATED,
    REST,
    Pace,
)
from forgewar.play.presentation import BETWEEN, EVENTS, MOVER, OWNER, scene_for, scene_of
from forgewar.play.presentation import NOBODY as NOBODY_ACTS
from forgewar.play.reducer import apply_event
from forgewar.play.set_pieces import SetPiece, find
from forgewar.play.strike_times import LEFT_BEHIND, SLIP
from forgewar.play.timing import paces, waits
from forgewar.play.turns import NOBODY, Turns, opening, turns
from forgewar.rules import events as ev
from forgewar.rules.catalogue import Catalogue
from forgewar.rules.decisions import AutomatedTie, Decision
from forgewar.rules.game import Game
from forgewar.rules.state import GameState

# What a guild gets in the market and at the quest board, which is always seen well.
_GAINS = (
    ev.CardGained,
    ev.CardUsed,
    ev.DesignGained,
    ev.DesignClaimed,
    ev.EndBonusBought,
    ev.AdventurerJoined,
    ev.QuestTaken,
)


@dataclass(slots=True)
class AnimationStep:
    """One event in motion; `part` runs from 0 to 1. `actor` is the guild or automated side that
    acts, `decision` what it had to decide, `number` the place of the event in its action, `place`
    that of the action in the history of the game, and `piece` the set piece it belongs to. `turns`
    are those of the step it is in, `after` is the game at the end of its action. Before it moves,
    an automated colour is seen for as long as its `lead`: until then `time` is below 0. When it has
    come to its end, it is still seen for as long as it has to `rest`."""

    event: ev.Event
    number: int
    scene: str
    actor: int
    decision: Decision | None
    length: float  # seconds
    gap: float  # seconds until the next may begin
    turns: Turns
    after: Game
    time: float = 0.0
    place: int = 0
    piece: SetPiece | None = None
    rest: float = 0.0  # seconds
    lead: float = 0.0  # seconds

    @property
    def at(self) -> tuple[int, int]:
        """Where in the game its event is."""
        return self.place, self.number

    @property
    def part(self) -> float:
        return min(1.0, max(0.0, self.time / self.length)) if self.length else 1.0

    @property
    def eased(self) -> float:
        """`part`, starting and ending gently."""
        part = self.part
        return part * part * (3 - 2 * part)

    def lets_in(self, next_: "AnimationStep") -> bool:
        """Whether the next step may begin while this one still goes on: not over the edge of a set
        piece."""
        together = (next_.scene, next_.actor, next_.piece) == (self.scene, self.actor, self.piece)
        together = together and not waits(self.event, next_.event)
        return self.gap != self.length and next_.length > 0 and together


class Remains(NamedTuple):
    """Remains of a strike, left in the mine for a while: the picks or, where nothing moves, the
    slip that says who struck. `left` is in seconds."""

    piece: SetPiece
    left: float
    has_slip: bool


class Act(NamedTuple):
    """An action that was played: what came of it, who took it at which decision, the game then, and
    its place in the history; `repeated` if it forges what the action before it forged."""

    events: list[ev.Event]
    decision: Decision | None
    actor: int
    after: Game
    place: int = 0
    repeated: bool = False


def steps_of(
    act: Act, before: GameState, brief: Callable[[int], bool], *, is_awaited: bool = True
) -> list[AnimationStep]:
    """The steps of an action taken in a state; `brief` says of which guilds little is made, even
    less if somebody waits for their turn. What is seen last in a room rests there, before another
    one comes up."""
    brisk = brief if is_awaited else lambda _: False
    found = list(_steps_of(act, before, brief, brisk))
    coming = scene_for(act.after.decision)
    for step in reversed(found):
        if step.length or step.lead:
            if step.scene != coming and step.piece is None:
                own = step.actor != NOBODY and not brisk(step.actor)
                step.rest = (REST if own else BRISK_REST) / 1000
            coming = step.scene
    return found


def _steps_of(
    act: Act, before: GameState, brief: Callable[[int], bool], brisk: Callable[[int], bool]
) -> Iterator[AnimationStep]:
    events, decision, actor, after, place, _ = act
    scene, phase, coming = scene_for(decision), before.phase, after.decision
    staged: dict[int, tuple[SetPiece, Pace]] = {}
    for piece in find(events, before, after.state, place):
        for number, given in enumerate(piece.paces(brief=brief(piece.seat)), piece.first):
            staged[number] = (piece, given)
    own = paces(events)
    playing = _Playing(turns(before, _on_turn(decision, actor)), actor)
    for number, event in enumerate(events):
        if isinstance(event, ev.PhaseStarted):
            phase = event.phase
        scene = scene_of(event, scene, phase)
        if EVENTS[type(event)].actor == BETWEEN:
            decision = coming
        playing.see(event, after.state)
        within, pace = staged.get(number, (None, own[number]))
        if within is None:
            pace = pace.times(_haste(act, event, scene, is_brisk=brisk(playing.actor)))
        seconds = (pace.length / 1000, pace.gap / 1000)
        yield AnimationStep(
            event, number, scene, playing.actor, decision, *seconds, playing.turns, after,
            place=place, piece=within, lead=_lead_in(act, event, before, brief) / 1000,
        )  # fmt: skip


def automated_side(event: ev.Event, state: GameState) -> int:
    """The automated colour that moves by an event, or cannot move (SOLO-6); -1 if none does."""
    if isinstance(event, ev.OverseerMoved) and event.side >= len(state.guilds):
        return event.side
    if isinstance(event, ev.Lapsed) and event.what == "automated_move":
        return int(event.ref)
    return NOBODY


def _lead_in(act: Act, event: ev.Event, before: GameState, brief: Callable[[int], bool]) -> int:
    """How long an automated colour is seen before it moves. Who has just chosen among its moves
    knows which one it will be."""
    side = automated_side(event, before)
    if side == NOBODY:
        return 0
    chosen = isinstance(act.decision, AutomatedTie) and act.decision.side == side
    return LEAD_IN_CHOSEN if chosen and not brief(act.actor) else LEAD_IN


def _haste(act: Act, event: ev.Event, scene: str, *, is_brisk: bool) -> float:
    """Part of its time that a step takes, outside set pieces."""
    goods = isinstance(event, ev.ResourcesChanged | ev.GoldChanged)
    forges = any(isinstance(each, ev.WeaponForged) for each in act.events)
    if is_brisk and (isinstance(event, ev.QuestAdvanced) or (goods and forges)):
        return 0.0  # the weapon and the finished leg tell it
    if act.repeated:
        return REPEATED
    pays = goods and getattr(event, "amount", 0) < 0
    if not is_brisk:
        return PAY if pays else 1.0
    if scene == "mine":
        return BRISK_GOODS if goods else 1.0
    if pays:
        return BRISK_PAY
    return BRISK_GAIN if isinstance(event, _GAINS) else BRISK


def _forged(act: Act) -> tuple[int, list[str]]:
    """Who forged from which designs by an action."""
    return act.actor, [e.design for e in act.events if isinstance(e, ev.WeaponForged)]


def _on_turn(decision: Decision | None, actor: int) -> int:
    """The side whose turn it is: not always the one that chooses (SOLO-6)."""
    return decision.side if isinstance(decision, AutomatedTie) else actor


class _Playing:
    """Who acts, event by event, and which turns are over by then."""

    def __init__(self, begun: Turns, actor: int) -> None:
        self.turns, self.actor = begun, actor
        self._between = False  # the action itself is over: whoever gains something is named
        self._moving = False  # an overseer: what others gain by it is its side's doing

    def see(self, event: ev.Event, after: GameState) -> None:
        actor = EVENTS[type(event)].actor
        if actor in (BETWEEN, NOBODY_ACTS):
            self._between, self._moving, self.actor = True, False, NOBODY
            if isinstance(event, ev.PhaseStarted):
                self.turns = opening(event.phase, after)
            else:
                self.turns = self._idle()
        elif actor == MOVER:
            assert isinstance(event, ev.OverseerMoved | ev.OverseerPlaced)
            self._moving, self.actor = True, event.side
            self.turns = self.turns.at(event.side)
        elif isinstance(event, ev.Lapsed) and event.what == "automated_move":
            self._moving, self.actor = True, int(event.ref)
            self.turns = self.turns.at(self.actor)
        elif actor == OWNER or (self._between and not self._moving):
            self.actor = getattr(event, "seat", NOBODY)
            self.turns = self.turns._replace(acting=self.actor)

    def _idle(self) -> Turns:
        """Between the steps all turns of the old one are over; none of a new one has begun."""
        begun = self.turns.queue and self.turns.acting == NOBODY
        return self.turns if begun else self.turns.over()


_HURRIED = 4
FADES = 0.3  # seconds at the end of what is left behind


class Animation:
    """Speed 0 shows results at once, 1, 2 and 4 run at that pace. `on_event_shown` is called with
    every event when it appears; `brief` says of which guilds little is made."""

    def __init__(
        self,
        game: Game,
        catalogue: Catalogue,
        speed: int = 1,
        on_event_shown: Callable[[ev.Event], None] = lambda _: None,
        brief: Callable[[int], bool] = lambda _: False,
    ) -> None:
        self.speed = speed
        self.is_awaited = True  # whether a person at the table waits for the others
        self.leads_at_once = False  # whether lead-ins are seen even at speed 0
        self._brief = brief
        self._catalogue = catalogue
        self._on_event_shown = on_event_shown
        self._waiting: deque[AnimationStep] = deque()
        self._seen: deque[AnimationStep] = deque()  # those in motion, in the order of their events
        self._game = game
        self.shown = game.state.clone()
        self._last: tuple[int, list[str]] = (NOBODY, [])  # who forged what last
        # The set piece that is on, the number of its step, and seconds of that.
        self._piece_seen: tuple[SetPiece | None, int, float] = (None, 0, 0.0)
        self.remains: Remains | None = None
        self.hurry = False  # while somebody holds a key: at least four times as fast
        self.passed = 0  # how many steps are over: what is shown has changed as often

    # The moment that is shown

    @property
    def step(self) -> AnimationStep | None:
        """First step in motion now."""
        return self._seen[0] if self._seen else None

    @property
    def steps(self) -> tuple[AnimationStep, ...]:
        """Everything in motion now."""
        return tuple(self._seen)

    @property
    def waiting(self) -> tuple[AnimationStep, ...]:
        """Everything that is still to be set in motion."""
        return tuple(self._waiting)

    @property
    def piece(self) -> SetPiece | None:
        """The set piece that is on now."""
        return self._seen[0].piece if self._seen else None

    @property
    def coming(self) -> list[SetPiece]:
        """The set piece that is on, and all that are to come; none at speed 0, which shows none."""
        if not self.speed:
            return []
        found = (step.piece for step in (*self._seen, *self._waiting))
        return list(dict.fromkeys(piece for piece in found if piece is not None))

    @contextmanager
    def ended(self) -> Iterator[None]:
        """In here everything is over that is in motion or to come: so will it be shown."""
        kept = self._seen, self._waiting, self.shown
        self._seen, self._waiting, self.shown = deque(), deque(), self._game.state
        try:
            yield
        finally:
            self._seen, self._waiting, self.shown = kept

    def part_of(self, place: int, number: int) -> float:
        """How far an event has come, by its action's place and its own in it."""
        for step in self._seen:
            if step.at == (place, number):
                return step.part
        return 1.0 if self.over(place, number) else 0.0

    @property
    def busy(self) -> bool:
        return bool(self._seen)

    @property
    def scene(self) -> str:
        """The scene of this moment; between the steps that of the coming decision."""
        return self._seen[0].scene if self._seen else scene_for(self._game.decision)

    @property
    def decision(self) -> Decision | None:
        """Decision that is being made, or whose result is being shown."""
        return self._seen[0].decision if self._seen else self._game.decision

    @property
    def actor(self) -> int:
        """The guild or automated side that acts, is to choose or is chosen for; -1 if nobody."""
        if self._seen:
            return self._seen[0].actor
        decision = self._game.decision
        return _on_turn(decision, decision.seat) if decision is not None else NOBODY

    @property
    def turns(self) -> Turns:
        """Whose turn it is in this step of the round, who has had theirs and who is to come."""
        if self._seen:
            return self._seen[0].turns
        decision = self._game.decision
        return turns(self._game.state, _on_turn(decision, self.actor))

    def hidden(self, place: int, number: int) -> bool:
        """Whether an event, by its action's place and its own in it, is still to be shown."""
        return bool(self._seen) and (place, number) > self._seen[-1].at

    def over(self, place: int, number: int) -> bool:
        """Whether an event has been shown to its end."""
        return not self._seen or (place, number) < self._seen[0].at

    # What moves it on

    def feed(
        self,
        events: list[ev.Event],
        decision: Decision | None,
        actor: int,
        after: Game,
        place: int = 0,
    ) -> None:
        """An action was played: show its events, ending in the game after it."""
        self.snap()
        self._game = after
        act = Act(events, decision, actor, after, place)
        forged, last = _forged(act), self._last
        act, self._last = act._replace(repeated=bool(forged[1]) and forged == last), forged
        self._waiting.extend(steps_of(act, self.shown, self._brief, is_awaited=self.is_awaited))
        self._go_on(0.0)

    def again(self, before: Game, acts: list[Act]) -> None:
        """Show once more what led from a game to the present one."""
        self.snap()
        self.shown = before.state.clone()
        state = self.shown
        for act in acts:
            self._waiting.extend(steps_of(act, state, self._brief, is_awaited=self.is_awaited))
            state = act.after.state
        self._go_on(0.0)

    def show(self, game: Game) -> None:
        """Undo or load: no motion, and nothing is heard."""
        self._waiting.clear()
        self._seen.clear()
        self._game = game
        self.shown = game.state.clone()
        self.passed += 1
        self.remains = None

    def snap(self) -> None:
        """Be at the end of everything at once; what was still to be heard is not."""
        if self._seen:
            remains = self.remains
            self.show(self._game)
            self.remains = remains

    def end_step(self) -> bool:
        """End what is in motion together, the set piece that is on, or a step of it, or the lead-in
        of an automated colour; what comes next begins. False, and nothing ends, if that was not
        seen yet or is a set piece, or a step of one, that just came up."""
        if not self._seen or self._seen[0].time <= -self._seen[0].lead:
            return False
        if self._seen[0].time < 0:
            self._go_on(-self._seen[0].time)
            return True
        piece = self.piece
        if piece is not None:
            if self._seconds_of(piece) < LEAST_SEEN:
                return False
            stops = piece.stops[self._step_of(piece) :]
            if stops:
                self._pass(stops[0] - self._seen[0].time)
                return True
        while self._waiting and self._belongs_to_step(self._waiting[0]):
            self._seen.append(self._waiting.popleft())  # and is not heard
        while self._seen:
            self._end()
        self._go_on(0.0)
        return True

    def _belongs_to_step(self, next_: AnimationStep) -> bool:
        last = self._seen[-1]
        if last.piece is not None:
            return next_.piece is last.piece
        return last.lets_in(next_)

    def _seconds_of(self, piece: SetPiece) -> float:
        """How long the present step of a set piece has been on."""
        seen, number, seconds = self._piece_seen
        return seconds if (seen, number) == (piece, self._step_of(piece)) else 0.0

    def _step_of(self, piece: SetPiece) -> int:
        return sum(stop <= self._seen[0].time + 1e-6 for stop in piece.stops)

    @property
    def pace(self) -> int:
        """How many times as fast as normal things move; 0 if they don't."""
        return max(_HURRIED, self.speed) if self.hurry and self.speed else self.speed

    def update(self, seconds: float) -> bool:
        """Let time pass; true if what is shown changed."""
        if not self._seen:
            return False
        piece = self.piece
        if piece is not None:
            self._piece_seen = (piece, self._step_of(piece), self._seconds_of(piece) + seconds)
        self._go_on(seconds * max(1, self.pace))
        return True

    def age_remains(self, seconds: float) -> bool:
        """Let time pass for what a strike left behind; true if it fades or is gone."""
        if self.remains is None:
            return False
        left = self.remains.left - seconds
        self.remains = self.remains._replace(left=left) if left > 0 else None
        return left < FADES

    def _go_on(self, seconds: float) -> None:
        """Let steps begin and end in their order until the time is used up or nothing is left. At
        speed 0 nothing takes any time but, on screen, the lead-ins of automated colours."""
        while self._seen or self._waiting:
            ends, begins = self._until_end(), self._until_begin()
            span = min(ends, begins) if self.speed else self._lead_left()
            if span > seconds:
                self._pass(seconds)
                return
            self._pass(span)
            seconds -= span
            if self._seen and (ends <= begins or not self.speed):
                self._end()
            else:
                self._begin()
        self.shown = self._game.state.clone()

    def _until_end(self) -> float:
        """Seconds until the first step in motion ends."""
        if not self._seen:
            return math.inf
        first = self._seen[0]
        return max(0.0, first.length + first.rest - first.time)

    def _until_begin(self) -> float:
        """Seconds until the next step begins, as far as it may before others end."""
        if not self._seen:
            return 0.0
        last = self._seen[-1]
        if self._waiting and last.lets_in(self._waiting[0]):
            return max(0.0, last.gap - last.time)
        return math.inf

    def _lead_left(self) -> float:
        """Seconds until the first step moves."""
        return max(0.0, -self._seen[0].time) if self._seen else 0.0

    def _pass(self, seconds: float) -> None:
        for step in self._seen:
            leads = step.time < 0
            step.time += seconds
            if leads and step.time >= 0:
                self._on_event_shown(step.event)

    def _begin(self) -> None:
        """The next step is seen from now on, and heard when it moves."""
        step = self._waiting.popleft()
        if not self.speed:
            step.lead *= LEAD_IN_INSTANT if self.leads_at_once else 0
        step.time = -step.lead
        self._seen.append(step)
        if not step.lead:
            self._on_event_shown(step.event)

    def _end(self) -> None:
        """The first step is over: what it brought is on the table."""
        step = self._seen.popleft()
        after = step.after.state
        apply_event(self.shown, step.event, self._catalogue, after)
        if EVENTS[type(step.event)].actor == BETWEEN:
            self.shown.agenda = after.agenda.copy()
        coming = self._seen or self._waiting
        if step.piece is not None and step.piece.kind == "strike":
            left = LEFT_BEHIND if self.speed else SLIP
            self.remains = Remains(step.piece, left, has_slip=not self.speed)
        if isinstance(step.event, ev.MineBuilt):
            self.remains = None  # it lay in the mine before
        if coming and coming[0].place != step.place:  # of several actions one is over
            self.shown = after.clone()
        self.passed += 1
