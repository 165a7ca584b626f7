"""Tallies of simulated games, as running sums.

Nothing here grows with the number of games, and all sums are of integers, so that tallies of parts
merge to the same result however the games were divided.
"""

from math import sqrt
from typing import Any

from msgspec import Struct, field

from forgewar.ai.players.bots import Failure, merge_failures
from forgewar.rules.game import Game


class Spread(Struct):
    """Mean, spread and extremes of many numbers, none of which is stored."""

    count: int = 0
    total: int = 0
    squares: int = 0
    low: int | None = None
    high: int | None = None

    def add(self, number: int) -> None:
        self.merge(Spread(1, number, number * number, number, number))

    def merge(self, other: "Spread") -> None:
        if other.low is None or other.high is None:
            return
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.low = other.low if self.low is None else min(self.low, other.low)
        self.high = other.high if self.high is None else max(self.high, other.high)

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    @property
    def sd(self) -> float | None:
        """Standard deviation of the sample."""
        if self.count < 2:
            return None
        spread = self.count * self.squares - self.total * self.total
        return sqrt(spread / (self.count * (self.count - 1)))

    def data(self) -> dict[str, Any]:
        return {"mean": self.mean, "sd": self.sd, "min": self.low, "max": self.high}


class SeatTally(Struct):
    """Tally of one seat. In solo only games that were won are scored (SOLO-12)."""

    score: Spread = field(default_factory=Spread)
    wins: int = 0
    taken: int = 0
    completed: int = 0
    failed: int = 0
    prestige: dict[str, int] = {}  # by source, of all games

    def merge(self, other: "SeatTally") -> None:
        self.score.merge(other.score)
        self.wins += other.wins
        self.taken += other.taken
        self.completed += other.completed
        self.failed += other.failed
        for source, amount in other.prestige.items():
            self.prestige[source] = self.prestige.get(source, 0) + amount


class Tally(Struct):
    """Tally of many games of one kind."""

    seats: list[SeatTally]
    places: list[int]  # games won by the places of the first order
    games: int = 0
    actions: Spread = field(default_factory=Spread)
    rounds: Spread = field(default_factory=Spread)
    lost: dict[str, int] = {}  # solo games, by the clause they fell by
    failures: list[Failure] = []  # of bots

    @staticmethod
    def of(seats: int) -> "Tally":
        return Tally([SeatTally() for _ in range(seats)], [0] * seats)

    def add(
        self, game: Game, order: list[int], actions: int, prestige: list[dict[str, int]]
    ) -> None:
        """Add a game that is over; `order` is the first one, `prestige` that of each seat by
        source."""
        state = game.state
        result = state.result
        assert result is not None
        self.games += 1
        self.actions.add(actions)
        self.rounds.add(state.round)
        if result.lost_by:
            self.lost[result.lost_by] = self.lost.get(result.lost_by, 0) + 1
        elif not state.options.solo:
            self.places[order.index(result.ranking[0])] += 1
        for seat, guild in enumerate(state.guilds):
            mine = SeatTally(
                completed=len(guild.completed),
                failed=len(guild.failed),
                taken=len(guild.completed) + len(guild.failed) + len(guild.quests),
                prestige=prestige[seat],
            )
            if not result.lost_by:
                mine.score.add(guild.prestige)
                mine.wins = int(result.ranking[0] == seat)
            self.seats[seat].merge(mine)

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.actions.merge(other.actions)
        self.rounds.merge(other.rounds)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        self.places = [mine + its for mine, its in zip(self.places, other.places, strict=True)]
        for clause, count in other.lost.items():
            self.lost[clause] = self.lost.get(clause, 0) + count
        self.failures = merge_failures(self.failures, other.failures)

    def sources(self) -> list[str]:
        """Sources of prestige, the richest first."""
        totals: dict[str, int] = {}
        for seat in self.seats:
            for source, amount in seat.prestige.items():
                totals[source] = totals.get(source, 0) + amount
        return sorted(totals, key=lambda source: (-totals[source], source))
