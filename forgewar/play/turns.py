"""The turns of the present step of a round: who has one at all, who has had it, who is to come.

A step is a part of a round in which everybody has a turn: moving in the mine, the market, taking
quests, managing them, collecting rewards. The quest phase has three of them, one after another.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from forgewar.rules import decisions as de
from forgewar.rules.agenda import AutomatedMove, StartRewards, Step
from forgewar.rules.events import Phase
from forgewar.rules.round import mine_turns
from forgewar.rules.state import GameState
from forgewar.words import Message, message

NOBODY = -1
# The kinds of steps on the agenda that are turns, by the step of the round.
_TURNS: dict[str, tuple[type, ...]] = {
    "wealth": (de.WealthChoice, de.WealthRaise),
    "placing": (de.Placement,),
    "mine": (de.MineTurn, AutomatedMove, de.AutomatedTie),
    "market": (de.MarketTurn,),
    "taking": (de.Acquisition,),
    "managing": (de.Management,),
    "rewards": (StartRewards, de.Rewards),
    "trades": (de.TradeWindow,),
    "tile": (),
    "scoring": (),
}
# The step of a phase; the quest phase has three, which its agenda tells apart.
STEP_OF: Final[dict[Phase, str]] = {
    "setup": "wealth",
    "placement": "placing",
    "mine": "mine",
    "market": "market",
    "quest": "quest",
    "end": "tile",
    "scoring": "scoring",
}


class Turn(NamedTuple):
    """One turn of a side; `second` is one that comes on top of the others' (MINE-2, SOLO-10)."""

    side: int
    second: bool = False


class Turns(NamedTuple):
    """The turns of a step. `queue` are those that are now or to come, in their order; `acting` is
    the side that acts or is to choose."""

    step: str
    sides: frozenset[int]
    queue: tuple[Turn, ...]
    acting: int = NOBODY

    @property
    def to_come(self) -> frozenset[int]:
        """The sides whose turn is now or to come."""
        return frozenset(turn.side for turn in self.queue)

    @property
    def done(self) -> frozenset[int]:
        """The sides that have had all their turns, and do nothing now."""
        return self.sides - self.to_come - {self.acting}

    @property
    def once(self) -> frozenset[int]:
        """Those that have had a turn and will have a second one."""
        first = {turn.side for turn in self.queue if not turn.second}
        return self.to_come - first - {self.acting}

    @property
    def name(self) -> Message:
        """Name of the step, in a word or two."""
        return message(f"match-step-{self.step}")

    def at(self, side: int) -> "Turns":
        """A side moves an overseer: in the mine, turns before its own are over."""
        coming = [turn.side for turn in self.queue]
        first = coming.index(side) if self.step == "mine" and side in coming else 0
        return self._replace(queue=self.queue[first:], acting=side)

    def over(self) -> "Turns":
        """Everybody has had their turns; nobody acts."""
        return self._replace(queue=(), acting=NOBODY)


def turns(state: GameState, acting: int = NOBODY) -> Turns:
    """The turns of the step that a state is in."""
    step = _step(state)
    kinds = _TURNS[step]
    coming: list[Step] = [each for each in reversed(state.agenda) if isinstance(each, kinds)]
    if step == "trades":  # those before a tile and those at the end are two rounds of trades
        windows = [each for each in coming if isinstance(each, de.TradeWindow)]
        coming = [each for each in windows if each.before == windows[0].before]
    return Turns(step, _sides(state, step), _queue(coming, state), acting)


def opening(phase: Phase, after: GameState) -> Turns:
    """The turns of a phase as it begins, told from the state in which an action ends: automated
    colours may have moved by then, and a phase without a decision may be over."""
    if phase == "mine":
        return Turns("mine", _sides(after, "mine"), _queue(mine_turns(after), after))
    if phase == after.phase:
        return turns(after)
    return Turns(STEP_OF[phase], frozenset(), ())


def _step(state: GameState) -> str:
    if state.phase == "quest":
        for step in ("taking", "managing"):
            if any(isinstance(each, _TURNS[step]) for each in state.agenda):
                return step
        return "rewards"
    if state.phase == "end" and state.agenda and isinstance(state.agenda[-1], de.TradeWindow):
        return "trades"
    return STEP_OF[state.phase]


def _sides(state: GameState, step: str) -> frozenset[int]:
    """Who has a turn in a step; what a tile gives some guilds is nobody's turn."""
    if step in ("tile", "scoring"):
        return frozenset()
    return frozenset(state.order if step == "mine" else range(len(state.guilds)))


def _queue(coming: Iterable[Step], state: GameState) -> tuple[Turn, ...]:
    found: list[Turn] = []
    for each in coming:
        side = each.side if isinstance(each, AutomatedMove | de.AutomatedTie) else each.seat  # type: ignore[union-attr]  # every turn is somebody's
        second = isinstance(each, de.MineTurn) and each.second
        found.append(Turn(side, second))
    if state.options.solo and state.phase == "market" and found:  # SOLO-10
        found[-1] = Turn(found[-1].side, second=True)
    return tuple(found)
