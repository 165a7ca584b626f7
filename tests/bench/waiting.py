"""How long a person waits: from an own press to the next own decision, in virtual time.

One person sits at a table with computer players. The person answers at once; a computer player
needs as long to think as a Master does for such a decision (`THINKING`). Prints mean, 90th
percentile and maximum, and the share of the time in which nothing moves. Last trades are no
decision: the wait goes on. `python tests/bench/waiting.py [--seeds 4] [--thinking SECONDS]`
"""

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from forgewar.ai.players.base import Choice
from forgewar.ai.players.sensible_player import SensiblePlayer
from forgewar.ai.worker_process import Request, ThinkingHere
from forgewar.content import load
from forgewar.content.model import Content
from forgewar.play.match import Match
from forgewar.play.merchant import DONE, Counter
from forgewar.rules.decisions import (
    Acquisition,
    MarketTurn,
    MineTurn,
    Placement,
    TradeWindow,
    WealthChoice,
)
from forgewar.rules.game import Game
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session

FRAME = 1 / 60
# Seconds that a Master thinks about a decision, measured with the budget of the app; about others
# next to nothing.
THINKING: dict[type, float] = {
    Placement: 0.4,
    MineTurn: 0.4,
    MarketTurn: 0.3,
    WealthChoice: 0.3,
    Acquisition: 0.2,
}


class SlowThinker(ThinkingHere):
    """Answers after a virtual time: a fixed one, or that of a Master."""

    def __init__(self, content: Content, takes: float | None) -> None:
        super().__init__(content)
        self._takes = takes
        self._left = 0.0

    def ask(self, request: Request, content: Content | None = None) -> None:
        super().ask(request, content)
        asked = type(Game(request.view, content or load.default()).decision)
        self._left = THINKING.get(asked, 0.0) if self._takes is None else self._takes

    def answer(self) -> Choice | None:
        return super().answer() if self._left <= 0 else None

    def update(self, seconds: float) -> None:
        self._left -= seconds


class Wait(NamedTuple):
    """Seconds until the next decision, and how many of them nothing moved."""

    seconds: float
    idle: float


def waits(guilds: int, seed: int, thinking: float | None) -> list[Wait]:
    """All waits of the person in one simple game at normal speed."""
    content = load.default()
    thinker = SlowThinker(content, thinking)
    seats = tuple(
        Seat(f"Guild {i}", COLOURS[i], "journeyman" if i else "person") for i in range(guilds)
    )
    match = Match(Session.new(Options("simple", guilds), seed, content, seats=seats), 1, thinker)
    person, found = SensiblePlayer(seed), []
    waited = idle = 0.0
    while not match.view.game.over:
        if _asks_person(match):
            if isinstance(match.view.decision, TradeWindow) and Counter(match.view).routine:
                match.play(DONE)
                continue
            found.append(Wait(waited, idle))
            waited = idle = 0.0
            match.play(person.choose(match.view.game, match.view.seat))
            continue
        waited += FRAME
        idle += 0.0 if match.animation.busy else FRAME
        thinker.update(FRAME)
        match.clock.update(FRAME)
    return found[1:]


def _asks_person(match: Match) -> bool:
    return match.view.waiting_for_person and not match.clock.needs_ticks


def table_row(guilds: int, seeds: int, thinking: float | None) -> str:
    """The row of a number of guilds."""
    found = [wait for seed in range(1, seeds + 1) for wait in waits(guilds, seed, thinking)]
    times = sorted(wait.seconds for wait in found)
    whole = sum(times)
    idle = sum(wait.idle for wait in found) / whole
    mean, late = whole / len(times), times[len(times) * 9 // 10]
    row = (str(guilds), str(len(times)), *(f"{t:.1f} s" for t in (mean, late, times[-1])))
    return f"| {' | '.join(row)} | {idle:.0%} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--thinking", type=float)
    given = parser.parse_args()
    print("| guilds | decisions | mean | p90 | max | nothing moves |\n|---|---|---|---|---|---|")
    for guilds in (2, 4):
        print(table_row(guilds, given.seeds, given.thinking), flush=True)


if __name__ == "__main__":
    main()
