"""Kept results of challenges, by contract and by day, in one small file.

It is never a condition for playing anything. Days are kept in the order in which they were played,
and nothing is ever removed because of the clock: `days.Calendar` decides which of them count.
"""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from forgewar.content.challenges import Medal
from forgewar.play.kept_file import KeptFile

_MAX_BYTES = 1_000_000
_MOST_DAYS = 3_660  # kept; those played first go first
_MOST_BEGUN = 60  # unfinished tries at contracts
Name = Annotated[str, Meta(max_length=80)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d\Z")]  # 2026-11-17, in UTC


class ContractResult(Struct, frozen=True):
    """The best finished try at a contract. `game` is the name of its record, `score` the best one
    of a game that was not lost."""

    score: int
    medal: Medal | None
    game: Name
    day: Day
    tries: int = 1  # finished ones, lost or not


class DayTry(Struct, frozen=True):
    """The try at a day's deal that counts: the first one. `score` is None until it is finished.
    `rounds` has a letter for each round: `x` a quest was completed, `*` a gold one, `-` none."""

    day: Day
    game: Name
    content: Name = ""  # the hash of its cards
    score: int | None = None
    medal: Medal | None = None
    lost: bool = False
    rounds: Name = ""

    def __post_init__(self) -> None:
        date.fromisoformat(self.day)  # no such day: the file is damaged

    @property
    def date(self) -> date:
        return date.fromisoformat(self.day)

    @property
    def is_finished(self) -> bool:
        return self.score is not None


class Kept(Struct):
    """All of it. `begun` has the contract of each record that was begun as a try at one; `puzzles`
    are the daily puzzles that were solved on their day."""

    contracts: dict[Name, ContractResult] = {}
    begun: dict[Name, Name] = {}
    days: list[DayTry] = []
    puzzles: dict[Day, Name] = {}

    def __post_init__(self) -> None:
        for day in self.puzzles:
            date.fromisoformat(day)

    def try_of(self, day: date) -> DayTry | None:
        """The try at a day's deal that counts, if there was one."""
        return next((each for each in self.days if each.day == day.isoformat()), None)


_FILE = KeptFile("challenges.json", Kept, _MAX_BYTES)


def kept_file() -> Path:
    return _FILE.path


def read_kept() -> Kept:
    """All that is kept; nothing if there is no file that can be read."""
    return _FILE.read()


def utc_today() -> date:
    return datetime.now(UTC).date()


def note_contract_begun(contract: str, game: str) -> None:
    """A game of a contract has begun."""

    def change(kept: Kept) -> bool:
        kept.begun = dict([*kept.begun.items(), (game, contract)][-_MOST_BEGUN:])
        return True

    _FILE.change(change)


def note_contract_done(game: str, score: int, medal: Medal | None, *, lost: bool) -> None:
    """A game has ended; if it was begun as a try at a contract, the result is kept, once. A lost
    game is a try without a score."""
    day = utc_today().isoformat()

    def change(kept: Kept) -> bool:
        contract = kept.begun.pop(game, None)
        if contract is None:
            return False
        new = ContractResult(0 if lost else score, None if lost else medal, game, day)
        before = kept.contracts.get(contract)
        tries = before.tries + 1 if before is not None else 1
        best = before if before is not None and before.score >= new.score else new
        kept.contracts[contract] = replace(best, tries=tries)
        return True

    _FILE.change(change)


def note_day_begun(day: date, game: str, content: str) -> bool:
    """A game of a day's deal has begun. Returns whether it is the try that counts."""
    new = DayTry(day.isoformat(), game, content)

    def change(kept: Kept) -> bool:
        if kept.try_of(day) is not None:
            return False
        kept.days = [*kept.days, new][-_MOST_DAYS:]
        return True

    found = _FILE.change(change).try_of(day)
    return found is not None and found.game == game


def note_day_done(game: str, score: int, medal: Medal | None, rounds: str, *, lost: bool) -> None:
    """A game has ended; if it is the try that counts of a day, its result is kept, once."""

    def change(kept: Kept) -> bool:
        for i, each in enumerate(kept.days):
            if each.game == game and not each.is_finished:
                kept.days[i] = replace(each, score=score, medal=medal, lost=lost, rounds=rounds)
                return True
        return False

    _FILE.change(change)


def note_daily_puzzle(day: date, puzzle: str) -> None:
    """The puzzle of a day was solved."""

    def change(kept: Kept) -> bool:
        key = day.isoformat()
        if key in kept.puzzles:
            return False
        days = [*kept.puzzles.items(), (key, puzzle)]
        kept.puzzles = dict(days[-_MOST_DAYS:])
        return True

    _FILE.change(change)
