"""What a finished game looked like: prestige by source and by round, and what deserves a mention.

Everything is made from the events of the match.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from forgewar.rules import events as ev

# The parts in which prestige is counted, in the order of the count.
PARTS = ("quests", "adventurers", "cards", "bonuses", "gold")
_PART_OF = {
    "end_adventurers": "adventurers",
    "end_designs": "cards",
    "end_cards": "cards",
    "end_bonus": "bonuses",
    "tile": "bonuses",
    "end_gold": "gold",
}


@dataclass(slots=True)
class Statistics:
    """Per seat: `parts` of the final prestige, and `rounds`: the parts as they stood after each
    round, with the start before and the final count behind them."""

    parts: list[Counter[str]]
    rounds: list[list[Counter[str]]]
    completed: Counter[int] = field(default_factory=Counter)
    failed: Counter[int] = field(default_factory=Counter)
    forged: Counter[tuple[int, str]] = field(default_factory=Counter)  # by seat and design
    best_quest: tuple[int, int, str] = (0, -1, "")  # prestige, seat, quest
    longest_jump: tuple[int, int, int] = (0, -1, 0)  # workers, side, round
    largest_strike: tuple[int, int, int] = (0, -1, 0)
    earned: Counter[int] = field(default_factory=Counter)  # gold, by sales to the merchant
    sales: Counter[int] = field(default_factory=Counter)

    def totals(self, seat: int) -> list[int]:
        """A guild's prestige at the start, after each round and after the final count."""
        return [parts.total() for parts in self.rounds[seat]]


def part_of(source: str) -> str:
    """The part of the count that a source of prestige belongs to."""
    return _PART_OF.get(source, "quests")


def gather(history: Iterable[Iterable[ev.Event]], seats: int) -> Statistics:
    """Go through a match."""
    stats = Statistics([Counter() for _ in range(seats)], [[Counter()] for _ in range(seats)])
    round_ = 0

    def close_round() -> None:
        for seat in range(seats):
            stats.rounds[seat].append(stats.parts[seat].copy())

    for events in history:
        for event in events:
            if isinstance(event, ev.RoundStarted):
                if event.round > 1:
                    close_round()
                round_ = event.round
            elif isinstance(event, ev.PhaseStarted) and event.phase == "scoring":
                close_round()
            elif isinstance(event, ev.PrestigeChanged):
                stats.parts[event.seat][part_of(event.source)] += event.amount
                if event.source == "quest":
                    stats.best_quest = max(stats.best_quest, (event.amount, event.seat, event.ref))
            else:
                _mention(stats, event, round_)
    close_round()
    return stats


def _mention(stats: Statistics, event: ev.Event, round_: int) -> None:
    if isinstance(event, ev.QuestCompleted):
        stats.completed[event.seat] += 1
    elif isinstance(event, ev.QuestFailed):
        stats.failed[event.seat] += 1
    elif isinstance(event, ev.WeaponForged):
        stats.forged[event.seat, event.design] += 1
    elif isinstance(event, ev.OverseerMoved):
        jump = (len(event.jumped), event.side, round_)
        stats.longest_jump = max(stats.longest_jump, jump)
    elif isinstance(event, ev.Struck):
        stats.largest_strike = max(stats.largest_strike, (len(event.hexes), event.side, round_))
    elif isinstance(event, ev.MerchantTraded) and not event.bought:
        stats.earned[event.seat] += event.price
        stats.sales[event.seat] += 1
