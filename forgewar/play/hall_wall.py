"""The wall of the hall: places for titles, seals of completed quests and trophies of contracts.

A place tells how often and how well it was earned and which game it came from; or how it is filled.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

from forgewar.content.model import Colour, Content, Quest, Title
from forgewar.paths import games_folder
from forgewar.play.achievements import Earned, Hall
from forgewar.play.challenges.contracts import Rung, describe_marks, rungs
from forgewar.play.challenges.kept import Kept
from forgewar.play.choices import TITLE_GROUPS, group_of
from forgewar.play.library.records import records_in
from forgewar.rules.mode import MODES, Mode
from forgewar.words import Message, as_list, message
from forgewar.words.games import calendar_day
from forgewar.words.names import card_name

PlaceKind = Literal["title", "quest"]
SHELF: Final = 14  # seals that one shelf has room for
_COLOURS: Final[tuple[Colour, ...]] = ("green", "grey", "red", "gold")


class Place(NamedTuple):
    """Place of a title or seal on the wall. `record` is the game it came from, if that is still
    there."""

    kind: PlaceKind
    card: Quest | Title
    earned: Earned | None
    record: Path | None
    how: Message  # says how to fill it, while it is empty
    where: Message  # says in which games

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def spot(self) -> str:
        return f"{self.kind}.{self.card.id}"

    @property
    def name(self) -> Message:
        return card_name(self.card)

    @property
    def lines(self) -> list[Message]:
        """How often and how well it was earned, or how it can be."""
        if self.earned is None:
            return [self.how, self.where]
        best = message("wall-best", score=self.earned.score, day=calendar_day(self.earned.day))
        return [self._often(self.earned), best]

    def _often(self, earned: Earned) -> Message:
        if self.kind == "quest":
            return message("wall-completed", count=earned.count)
        return message("wall-worn", count=earned.count, hero=message(f"face-{earned.face}"))

    @property
    def way(self) -> Message:
        """Effect of a press."""
        if self.earned is None:
            return message("wall-set-up")
        return message("wall-open" if self.record is not None else "wall-gone")


class Trophy(NamedTuple):
    """Place of a contract's trophy. `record` is the game it was won in, if that is still there."""

    rung: Rung
    record: Path | None

    kind: Literal["contract"] = "contract"

    @property
    def id(self) -> str:
        return self.rung.id

    @property
    def spot(self) -> str:
        return f"contract.{self.rung.id}"

    @property
    def name(self) -> Message:
        return self.rung.name

    @property
    def won(self) -> bool:
        return self.rung.medal is not None

    @property
    def lines(self) -> list[Message]:
        """The medal and how it was won, or what the contract asks for."""
        result, medal = self.rung.result, self.rung.medal
        if result is not None and medal is not None:
            named, day = message(f"medal-{medal}"), calendar_day(result.day)
            won = message("wall-trophy", medal=named, score=result.score, day=day)
            return [won, message("wall-tries", count=result.tries)]
        return [self.rung.condition, describe_marks(self.rung.contract.marks)]

    @property
    def way(self) -> Message:
        """Effect of a press."""
        if not self.won:
            return message("wall-play")
        return message("wall-open" if self.record is not None else "wall-gone")


class Shelf(NamedTuple):
    """Places side by side, of one colour. Longer rows are broken into several shelves."""

    colour: Colour
    places: tuple[Place, ...]

    @property
    def full(self) -> bool:
        return all(place.earned is not None for place in self.places)


class Wall:
    """Everything that hangs on the wall or could hang there, in the order it is shown."""

    def __init__(self, hall: Hall, content: Content, kept: Kept) -> None:
        self._there = there = {path.stem: path for _, path in records_in(games_folder())}
        groups = list(TITLE_GROUPS)
        titles = sorted(content.titles.values(), key=lambda title: groups.index(group_of(title)))
        self.titles = tuple(
            _place("title", title, hall.titles.get(title.id), there) for title in titles
        )
        self.shelves = [
            Shelf(colour, tuple(places[start : start + SHELF]))
            for colour in _COLOURS
            for places in [list(_seals(hall, content, colour, there))]
            for start in range(0, len(places), SHELF)
        ]

        self.trophies = [
            Trophy(rung, there.get(rung.result.game) if rung.result is not None else None)
            for rung in rungs(kept)
        ]

    def record_of(self, game: str) -> Path | None:
        """The record of a game, if it is still there."""
        return self._there.get(game)

    @property
    def first(self) -> Place:
        """The first thing that was earned, or else the first place."""
        places = [*self.seals, *self.titles]
        return next((place for place in places if place.earned), places[0])

    @property
    def seals(self) -> list[Place]:
        return [place for shelf in self.shelves for place in shelf.places]

    @property
    def empty(self) -> bool:
        """Whether nothing was earned yet."""
        earned = any(place.earned for place in (*self.titles, *self.seals))
        return not earned and not any(trophy.won for trophy in self.trophies)

    @property
    def nearest(self) -> Message:
        """Place that would complete a row soonest; the first step on an empty wall."""
        if self.empty:
            return message("wall-ready")
        unwon = sum(not trophy.won for trophy in self.trophies)
        missing = [(_missing(self.titles), "titles"), (unwon, "contracts")]
        for colour in _COLOURS:
            places = [p for shelf in self.shelves if shelf.colour == colour for p in shelf.places]
            missing.append((_missing(places), colour))
        open_ = [each for each in missing if each[0]]
        if not open_:
            return message("wall-full")
        count, what = min(open_, key=lambda each: each[0])
        return message(f"wall-nearest-{what}", count=count)


def _missing(places: Sequence[Place]) -> int:
    return sum(place.earned is None for place in places)


def _seals(hall: Hall, content: Content, colour: Colour, there: dict[str, Path]) -> Iterator[Place]:
    for quest in content.quests.values():
        if quest.colour == colour:
            yield _place("quest", quest, hall.quests.get(quest.id), there)


def _place(
    kind: PlaceKind, card: Quest | Title, earned: Earned | None, there: dict[str, Path]
) -> Place:
    record = there.get(earned.game) if earned is not None else None
    return Place(kind, card, earned, record, message(f"wall-how-{kind}"), _where(card))


def _where(card: Quest | Title) -> Message:
    """Modes in which something can be earned."""
    modes = [
        message(f"mode-{name}")
        for name, mode in MODES.items()
        if (mode.champions if isinstance(card, Title) else _is_dealt(card, mode))
    ]
    return message("wall-modes", modes=as_list(modes))


def _is_dealt(quest: Quest, mode: Mode) -> bool:
    decks = mode.quest_decks
    return (quest.stage, quest.colour) in decks and (mode.starred or not quest.starred)
