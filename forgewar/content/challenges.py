"""Challenges as written in data/challenges: the ladder of solo contracts and the deal of the day.

A contract is a solo game with a fixed seed and a special condition. The condition is a variant of
the shipped cards and prices (`Change`), so rules, screens, computer players and records treat it
like any other content: a game finds it by its hash.
"""

import json
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from forgewar.content import load
from forgewar.content.convert import convert
from forgewar.content.error import ContentError
from forgewar.content.files import CARD_FILES, GivenFiles, LaidOver
from forgewar.content.lessons import Id, Tree
from forgewar.content.model import Content, Difficulty, ModeName
from forgewar.content.yaml_source import Plain, Source, parse, read
from forgewar.paths import data_folder

CONTRACTS, DAYS = "contracts.yaml", "days.yaml"
TIERS = (1, 2, 3)
IN_TIER = 4
Medal = Literal["bronze", "silver", "gold"]
MEDALS: tuple[Medal, ...] = ("bronze", "silver", "gold")
_Score = Annotated[int, Meta(ge=1, le=9_999)]


class Marks(Struct, frozen=True, forbid_unknown_fields=True):
    """Scores from which a game earns each medal."""

    bronze: _Score
    silver: _Score
    gold: _Score

    def medal(self, score: int) -> Medal | None:
        """The best medal that a score earns."""
        return next((medal for medal in reversed(MEDALS) if score >= self.of(medal)), None)

    def next_medal(self, score: int) -> tuple[Medal, int] | None:
        """The lowest medal that a score does not earn, and what it lacks; None with gold."""
        ahead = ((medal, self.of(medal) - score) for medal in MEDALS)
        return next((each for each in ahead if each[1] > 0), None)

    def of(self, medal: Medal) -> int:
        found: int = getattr(self, medal)
        return found


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """How marks were measured: games of each strength, and the seed of the players (or, of the deal
    of the day, of the deals)."""

    games: dict[str, Annotated[int, Meta(ge=1)]]
    seed: int


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of a content file. Maps in `set` are merged into the file's, anything else replaces
    what is there. With `only` it is made to each card that has all of those values; a map that
    meets a list changes each item of it."""

    file: Literal[CARD_FILES]  # type: ignore[valid-type]  # a tuple of constants
    set: Tree
    only: Tree | None = None


class Contract(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo game with a special condition, known by its id."""

    tier: Literal[1, 2, 3]
    mode: ModeName
    difficulty: Difficulty
    seed: Annotated[int, Meta(ge=0)]
    marks: Marks
    bonus_tiles: bool = False
    changes: tuple[Change, ...] = ()


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """All contracts by id, the easiest tier first. `content` is the beginning of the hash of the
    shipped content that they were measured with."""

    content: str
    measured: Measured
    contracts: dict[Id, Contract]


class DealPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How a date becomes a deal: the mode of each day of the week, from Monday on, and the marks of
    each mode."""

    content: str
    measured: Measured
    difficulty: Difficulty
    week: Annotated[tuple[ModeName, ...], Meta(min_length=7, max_length=7)]
    marks: dict[ModeName, Marks]


def challenges_folder() -> Path:
    return data_folder() / "challenges"


def load_ladder(folder: Path | None = None) -> Ladder:
    """Raises `ContentError`."""
    source = _source(folder, CONTRACTS)
    ladder = convert(source, (), source.data, Ladder, "the ladder")
    tiers = [contract.tier for contract in ladder.contracts.values()]
    if tiers != sorted(TIERS * IN_TIER):
        raise source.error(("contracts",), f"must list {IN_TIER} contracts of each tier, in order")
    seeds = [contract.seed for contract in ladder.contracts.values()]
    for id_, contract in ladder.contracts.items():
        _check_marks(source, ("contracts", id_, "marks"), contract.marks)
        if seeds.count(contract.seed) > 1:
            raise source.error(("contracts", id_, "seed"), "is the seed of another contract, too")
    return ladder


def load_deal_plan(folder: Path | None = None) -> DealPlan:
    """Raises `ContentError`."""
    source = _source(folder, DAYS)
    plan = convert(source, (), source.data, DealPlan, "the deal of the day")
    for mode, marks in plan.marks.items():
        _check_marks(source, ("marks", mode), marks)
    for mode in plan.week:
        if mode not in plan.marks:
            raise source.error(("week",), f"there are no marks for {mode}")
    return plan


def _source(folder: Path | None, file: str) -> Source:
    return read((folder or challenges_folder()) / file, f"challenges/{file}")


def _check_marks(source: Source, at: tuple[str, ...], marks: Marks) -> None:
    if not marks.bronze < marks.silver < marks.gold:
        raise source.error(at, "bronze, silver and gold must rise")


@cache
def ladder() -> Ladder:
    """The shipped ladder, read once."""
    return load_ladder()


@cache
def deal_plan() -> DealPlan:
    """The shipped deal of the day, read once."""
    return load_deal_plan()


# The content of a contract


def content_of(contract: Contract, base: Content) -> Content:
    """The content that a contract is played with. Raises `ContentError` if a change does not fit
    the cards."""
    if not contract.changes:
        return base
    changed: dict[str, Plain] = {}
    for change in contract.changes:
        data = changed.get(change.file) or parse(base.files[change.file], change.file).data
        changed[change.file] = _change_file(change, data)
    above = {file: json.dumps(data, ensure_ascii=False).encode() for file, data in changed.items()}
    below = {file: text.encode() for file, text in base.files.items()}
    return load.load_files(LaidOver(GivenFiles(above), GivenFiles(below)))


def _change_file(change: Change, data: Plain) -> Plain:
    if change.only is None:
        return _merge(data, change.set)
    assert isinstance(data, dict)
    wanted = change.only.items()
    hit = {key for key, card in data.items() if isinstance(card, dict) and wanted <= card.items()}
    if not hit:
        raise ContentError(change.file, None, f"no card has {change.only}")
    return {key: _merge(card, change.set) if key in hit else card for key, card in data.items()}


def _merge(value: Plain, change: Plain) -> Plain:
    if not isinstance(change, dict):
        return change
    if isinstance(value, list):
        return [_merge(item, change) for item in value]
    below = value if isinstance(value, dict) else {}
    return below | {key: _merge(below.get(key), each) for key, each in change.items()}
