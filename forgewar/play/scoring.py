"""How the score of a finished game adds up, part by part, and who has won.

Everything is counted from the events of the match. What is not counted yet is not told: whatever
the final count hands out goes as far as the count has come.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.words import Message, listed, message

# The parts in which prestige is counted, in the order of the count (END-1, END-2).
PARTS = ("quests", "adventurers", "cards", "bonuses", "gold")
_PART_OF = {
    "end_adventurers": "adventurers",
    "card": "cards",
    "end_designs": "cards",
    "end_cards": "cards",
    "end_bonus": "bonuses",
    "tile": "bonuses",
    "end_gold": "gold",
}
_Amounts = tuple[int, ...]  # one for each part


def part_of(source: str) -> str:
    """The part of the count that a source of prestige belongs to."""
    return _PART_OF.get(source, "quests")


def part_name(part: str) -> Message:
    """What a part of the count is called: "Quests"."""
    return message(f"scoring-part-{part}")


class Standing(NamedTuple):
    """A guild in the count: its prestige so far by part, and what the latest part added."""

    seat: int
    parts: _Amounts
    latest: int

    @property
    def total(self) -> int:
        return sum(self.parts)


class Course(NamedTuple):
    """A guild's prestige by part at the start, after each round, and in the final count so far."""

    seat: int
    moments: tuple[_Amounts, ...]

    @property
    def totals(self) -> list[int]:
        return [sum(parts) for parts in self.moments]


class FinalCount:
    """The count of a game that is over. `step` is the part being counted; of the parts after it
    only what was won during the rounds is known, as everybody has seen that."""

    def __init__(
        self, game: Game, history: Iterable[Iterable[ev.Event]], names: Sequence[str]
    ) -> None:
        assert game.state.result is not None
        self._state, self._result = game.state, game.state.result
        self._content = game.content
        self._names = names
        self._moments = _moments(history, len(game.state.guilds))
        if self.lost and len(self._moments) > game.state.round + 1:
            del self._moments[-1]  # the count has begun, and nothing was counted
        self.step = 0

    # How far it has come

    @property
    def last(self) -> int:
        """The step in which all is counted."""
        return len(PARTS) - 1

    @property
    def done(self) -> bool:
        return self.step == self.last or self.lost

    @property
    def lost(self) -> bool:
        """Whether a solo game ended without a count (SOLO-11)."""
        return bool(self._result.lost_by)

    def go(self, by: int) -> None:
        """Count on, or back."""
        self.step = min(max(0, self.step + by), self.last)

    @property
    def why_not_back(self) -> Message | None:
        return message("scoring-begins-here") if self.step == 0 else None

    @property
    def why_not_on(self) -> Message | None:
        return message("scoring-all-counted") if self.step == self.last else None

    # What is counted

    def _so_far(self, seat: int, step: int) -> _Amounts:
        after = self._moments[-1][seat]
        if self.lost:
            return after
        before = self._moments[-2][seat]
        return tuple(after[i] if i <= step else before[i] for i in range(len(PARTS)))

    def standings(self) -> list[Standing]:
        """Guilds by what is counted so far, among equals the one earlier in the order (END-3)."""
        found = {seat: self._standing(seat) for seat in range(len(self._state.guilds))}
        if self.done:
            return [found[seat] for seat in self._result.ranking]
        order = [seat for seat in self._state.order if seat in found]
        return [found[seat] for seat in sorted(order, key=lambda seat: -found[seat].total)]

    def _standing(self, seat: int) -> Standing:
        parts = self._so_far(seat, self.step)
        before = sum(self._so_far(seat, self.step - 1)) if self.step else 0
        return Standing(seat, parts, sum(parts) - before)

    @property
    def winner(self) -> int | None:
        """The guild that has won, once all is counted."""
        return self._result.ranking[0] if self.done and not self.lost else None

    def courses(self) -> list[Course]:
        """Everybody's prestige in the course of the game."""
        known = self._moments if self.lost else self._moments[:-1]
        found = []
        for seat in range(len(self._state.guilds)):
            moments = [moment[seat] for moment in known]
            if not self.lost:
                moments.append(self._so_far(seat, self.step))
            found.append(Course(seat, tuple(moments)))
        return found

    def when(self, moment: int) -> Message:
        """Which moment of a course it is: "After round 3"."""
        if moment == 0:
            return message("scoring-at-the-start")
        if moment == len(self._moments) - 1 and not self.lost:
            return message("scoring-after-the-count" if self.done else "scoring-counted-so-far")
        return message("scoring-after-round", round=moment)

    @property
    def span(self) -> tuple[int, int]:
        """What a scale must hold from the first step to the last, in tens, so that it does not
        jump and gives nothing away."""
        totals = [sum(parts) for moment in self._moments for parts in moment]
        highs = [sum(n for n in parts if n > 0) for parts in self._moments[-1]]
        return min(0, *totals) // 10 * 10, -(-max(1, self.great, *totals, *highs) // 10) * 10

    @property
    def great(self) -> int:
        """A great score in a solo game of this mode that was won, or 0 (SOLO-12)."""
        options = self._state.options
        measured = options.solo and not self.lost
        return self._content.solo.marks.get(options.mode, 0) if measured else 0

    # What is said of it

    @property
    def title(self) -> Message:
        return message("scoring-game-over" if self.lost else "scoring-final-scores")

    def label(self, standing: Standing) -> Message:
        """A guild and its total: "Tower: 46"."""
        return message("scoring-total", guild=self._names[standing.seat], total=standing.total)

    def adds_up(self, standing: Standing) -> Message:
        """What a total is made of so far."""
        amounts = zip(PARTS, standing.parts, strict=True)
        told = [
            message("scoring-amount", number=number, part=part_name(part))
            for part, number in amounts
            if number or PARTS.index(part) <= self.step
        ]
        return listed(told)

    @property
    def prompt(self) -> Message:
        """What is being counted, or how it ended."""
        if self.lost:
            return message("scoring-better-luck")
        if not self.done:
            return message(f"scoring-counting-{PARTS[self.step]}")
        first = self.standings()[0]
        if not self._state.options.solo:
            return message("scoring-winner", guild=self._names[first.seat], prestige=first.total)
        if not self.great:
            return message("scoring-won-alone", prestige=first.total)
        return message("scoring-won-against", prestige=first.total, great=self.great)

    @property
    def loss(self) -> Message:
        """What a solo game was lost by, and how far it came."""
        return message(
            "scoring-lost-by", round=self._state.round, rounds=self._state.options.rounds
        )

    @property
    def great_score(self) -> Message:
        """What the line of the great score says."""
        return message("scoring-great", great=self.great)


def _moments(history: Iterable[Iterable[ev.Event]], seats: int) -> list[tuple[_Amounts, ...]]:
    """Everybody's prestige by part: at the start, after each round, and at the end of all."""
    now: list[Counter[str]] = [Counter() for _ in range(seats)]
    found: list[tuple[_Amounts, ...]] = []

    def close() -> None:
        found.append(tuple(tuple(parts[part] for part in PARTS) for parts in now))

    for events in history:
        for event in events:
            if isinstance(event, ev.PrestigeChanged):
                now[event.seat][part_of(event.source)] += event.amount
            elif isinstance(event, ev.RoundStarted) or (
                isinstance(event, ev.PhaseStarted) and event.phase == "scoring"
            ):
                close()
    close()
    return found
