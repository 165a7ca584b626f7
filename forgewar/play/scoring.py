"""How the score of a finished game adds up, part by part, and who has won.

Everything is counted from the events of the match. What is not counted yet is not told: whatever
the final count hands out goes as far as the count has come.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from forgewar.rules import events as ev
from forgewar.rules.game import Game
from forgewar.words import Message, as_list, message

# The parts in which prestige is counted, in the order of the count (END-1, END-2). During the
# game prestige comes from quests, whatever gave it on the way.
PARTS = ("quests", "adventurers", "cards", "bonuses", "gold")
PART_OF: Final[dict[ev.Source, str]] = {
    "wealth": "quests",
    "mine": "quests",
    "pass": "quests",
    "blacksmith": "quests",
    "bazaar": "quests",
    "barracks": "quests",
    "clerk": "quests",
    "offer": "quests",
    "claimant": "quests",
    "quest": "quests",
    "weapon": "quests",
    "champion": "quests",
    "forge": "quests",
    "failure": "quests",
    "merchant": "quests",
    "stall": "quests",
    "start": "quests",
    "end_sale": "quests",
    "end_adventurers": "adventurers",
    "card": "cards",
    "end_designs": "cards",
    "end_cards": "cards",
    "end_bonus": "bonuses",
    "tile": "bonuses",
    "end_gold": "gold",
}
_Amounts = tuple[int, ...]  # one for each part


def part_name(part: str) -> Message:
    """Name of a part of the count: "Quests"."""
    return message(f"scoring-part-{part}")


class Standing(NamedTuple):
    """A guild in the count: its prestige so far by part, and what the latest part added."""

    seat: int
    parts: _Amounts
    latest: int

    @property
    def total(self) -> int:
        return sum(self.parts)


class Addition(NamedTuple):
    """Prestige of a guild by a part of the count."""

    seat: int
    amount: int


class Course(NamedTuple):
    """A guild's prestige by part at the start, after each round, and after the final count."""

    seat: int
    moments: tuple[_Amounts, ...]

    @property
    def totals(self) -> list[int]:
        return [sum(parts) for parts in self.moments]


class FinalCount:
    """The count of a game that is over. `step` is the part being counted, and `told` how many
    guilds have heard what it brings them, from the last place up."""

    def __init__(
        self, game: Game, history: Iterable[Iterable[ev.Event]], names: Sequence[Message]
    ) -> None:
        assert game.state.result is not None
        self._state, self._result = game.state, game.state.result
        self._content = game.content
        self._names = names
        self._moments = _moments(history, len(game.state.guilds))
        if self.lost and len(self._moments) > game.state.round + 1:
            del self._moments[-1]  # the count has begun, and nothing was counted
        self.step = 0
        self.told = 0

    # How far it has come

    @property
    def last(self) -> int:
        """The step in which all is counted."""
        return len(PARTS) - 1

    @property
    def guilds(self) -> int:
        return len(self._state.guilds)

    @property
    def done(self) -> bool:
        return self.lost or (self.step == self.last and self.told == self.guilds)

    @property
    def lost(self) -> bool:
        """Whether a solo game ended without a count (SOLO-11)."""
        return bool(self._result.lost_by)

    def go(self, by: int) -> None:
        """Count the part that is being counted to its end, and others after it; or go back to the
        end of an earlier one."""
        if by > 0 and self.told < self.guilds:
            by -= 1
        self.step = min(max(0, self.step + by), self.last)
        self.told = self.guilds

    def go_on(self) -> None:
        """Tell the next guild what this part brings it, or begin the next part."""
        if self.told < self.guilds:
            self.told += 1
        elif self.step < self.last:
            self.step, self.told = self.step + 1, 0

    @property
    def why_not_back(self) -> Message | None:
        return message("scoring-begins-here") if self.step == 0 else None

    @property
    def why_not_on(self) -> Message | None:
        return message("scoring-all-counted") if self.done else None

    # What is counted

    @property
    def next(self) -> Addition | None:
        """Whom this part is told next, and what it brings; none when all have heard."""
        if self.told == self.guilds:
            return None
        seat = self._file()[self.told]
        return Addition(seat, self._moments[-1][seat][self.step])

    @property
    def heard(self) -> list[int]:
        """Guilds that have heard what this part brings them."""
        return self._file()[: self.told]

    def _file(self) -> list[int]:
        """Guilds from the last place up, before this part is counted."""
        return self._ranked({seat: self._counted(seat, self.step) for seat in self._seats})[::-1]

    @property
    def _seats(self) -> list[int]:
        """Guilds in their order."""
        return [seat for seat in self._state.order if seat < self.guilds]

    def _counted(self, seat: int, parts: int) -> _Amounts:
        """Prestige by the first so many parts; by all of them, if nothing will be counted."""
        after = self._moments[-1][seat]
        return after if self.lost else tuple(n if i < parts else 0 for i, n in enumerate(after))

    def _ranked(self, counted: dict[int, _Amounts]) -> list[int]:
        """The guild with the most on top, among equals the one earlier in the order (END-3)."""
        return sorted(self._seats, key=lambda seat: -sum(counted[seat]))

    def standings(self, ahead: int = 0) -> list[Standing]:
        """Guilds by what is counted so far, or when so many more have heard."""
        heard = self._file()[: self.told + ahead]
        found = {seat: self._counted(seat, self.step + (seat in heard)) for seat in self._seats}
        return [
            Standing(seat, found[seat], found[seat][self.step] if seat in heard else 0)
            for seat in self._ranked(found)
        ]

    @property
    def winner(self) -> int | None:
        """The guild that has won, once all is counted."""
        return self._result.ranking[0] if self.done and not self.lost else None

    def courses(self) -> list[Course]:
        """Everybody's prestige in the course of the game, with the count once all is counted."""
        known = self._moments if self.done else self._moments[:-1]
        return [
            Course(seat, tuple(moment[seat] for moment in known)) for seat in range(self.guilds)
        ]

    def when(self, moment: int) -> Message:
        """Which moment of a course it is: "After round 3"."""
        if moment == 0:
            return message("scoring-at-the-start")
        if moment == len(self._moments) - 1 and not self.lost:
            return message("scoring-after-the-count")
        return message("scoring-after-round", round=moment)

    @property
    def span(self) -> tuple[int, int]:
        """End of the scale from the first step to the last, in tens, so that it does not jump and
        gives nothing away."""
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
        """Parts of a total so far."""
        amounts = zip(PARTS, standing.parts, strict=True)
        told = [
            message("scoring-amount", number=number, part=part_name(part))
            for part, number in amounts
            if number or PARTS.index(part) < self.step or self.done
        ]
        return as_list(told)

    @property
    def prompt(self) -> Message:
        """Title of what is being counted, or how the game ended."""
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
    def against(self) -> Message:
        """How much of a great score it was."""
        first = self.standings()[0]
        return message("scoring-against", prestige=first.total, great=self.great)

    @property
    def great_score(self) -> Message:
        """Line of the great score."""
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
                now[event.seat][PART_OF[event.source]] += event.amount
            elif isinstance(event, ev.RoundStarted) or (
                isinstance(event, ev.PhaseStarted) and event.phase == "scoring"
            ):
                close()
    close()
    return found
