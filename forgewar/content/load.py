"""Loads content: reads the whole folder, checks it, freezes it and names it by its hash."""

import hashlib
import logging
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from forgewar.content import cards, check, links, tmx
from forgewar.content import written as w
from forgewar.content.convert import convert
from forgewar.content.error import ContentError
from forgewar.content.files import (
    BONUS,
    DESIGNS,
    PRICES,
    QUESTS,
    SINGLE,
    SOLO,
    TILES,
    TITLES,
    WEALTH,
    Files,
    FolderFiles,
)
from forgewar.content.model import Content
from forgewar.content.yaml_source import Plain, Source, Steps, parse
from forgewar.paths import data_folder, picture_file

log = logging.getLogger(__name__)
_one_at_a_time = threading.Lock()  # msgspec crashes if two threads convert to a new type at once
W = TypeVar("W", bound=w.Written)
M = TypeVar("M")

# Words and pictures: changing them does not change how games play out.
_NOT_RULES = ("name", "flavour", "picture")
_NO_CARDS = ("hash", "files")
STAGES = (1, 2, 3)


class _Reader:
    """Reads the files of one content and collects everything wrong with them."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.problems: list[ContentError] = []
        self.hidden: list[ContentError] = []  # characters that were replaced
        self.sources: dict[str, Source] = {}

    def source(self, file: str) -> Source | None:
        """A file, read once; None if it cannot be read, which was then reported."""
        if file not in self.sources:
            self.sources[file] = Source(file)
            try:
                self.sources[file] = parse(self.files.text(file), file)
                if self.sources[file].data is None:
                    raise ContentError(file, None, "is empty")
            except ContentError as problem:
                self.problems.append(problem)
        source = self.sources[file]
        return source if source.data is not None else None

    def cards(
        self,
        file: str,
        noun: str,
        type_: type[W],
        make: Callable[[cards.Entry, W], M],
        under: Steps = (),
    ) -> dict[str, M]:
        source = self.source(file)
        if source is None:
            return {}
        return cards.read_cards(source, under, noun, type_, make, self.problems, self.hidden)

    def whole(
        self, file: str, type_: type[W], make: Callable[[W], M], without: tuple[str, ...] = ()
    ) -> M | None:
        source = self.source(file)
        if source is None:
            return None
        data: Plain = source.data
        if isinstance(data, dict):
            data = {key: value for key, value in data.items() if key not in without}
        try:
            return make(convert(source, (), data, type_, file))
        except ContentError as problem:
            self.problems.append(problem)
            return None

    def check(self, files: tuple[str, ...], found: Iterator[ContentError]) -> None:
        """Collect the errors of a check, unless a file it looks at is already known to be wrong."""
        if not {problem.file for problem in self.problems} & set(files):
            self.problems.extend(found)

    def content(self) -> Content | None:
        """The content, or None if anything is wrong with it."""
        with _one_at_a_time:
            return self._content()

    def _content(self) -> Content | None:
        designs = self.cards(DESIGNS, "design", w.WrittenDesign, cards.design)
        bonus = self.cards(BONUS, "bonus card", w.WrittenBonusCard, cards.bonus_card)
        single = self.cards(SINGLE, "card", w.WrittenSingleCard, cards.single_card)
        quests = self.cards(QUESTS, "quest", w.WrittenQuest, cards.quest)
        titles = self.cards(TITLES, "title", w.WrittenTitle, cards.title)
        tiles = self.cards(TILES, "tile", w.WrittenTile, cards.tile)
        wealth = self.cards(WEALTH, "wealth card", w.WrittenWealth, cards.wealth)
        under = ("end_bonuses",)
        ends = self.cards(PRICES, "end bonus", w.WrittenEndBonus, cards.end_bonus, under)
        prices = self.whole(PRICES, w.WrittenPrices, cards.prices, under)
        solo = self.whole(SOLO, w.WrittenSolo, cards.solo)
        first, second, third = (tmx.read_mine(self.files, stage, self.problems) for stage in STAGES)

        of = self.sources
        self.check((DESIGNS,), check.designs(designs, of[DESIGNS]))
        self.check((BONUS,), check.bonus_cards(bonus, of[BONUS]))
        self.check((SINGLE,), check.single_cards(single, of[SINGLE]))
        self.check((QUESTS,), check.quests(quests, of[QUESTS]))
        self.check((TITLES,), check.titles(titles, of[TITLES]))
        self.check((TILES,), check.tiles(tiles, of[TILES]))
        self.check((WEALTH,), check.wealth(wealth, of[WEALTH]))
        self.check((PRICES,), check.end_bonuses(ends, of[PRICES]))
        self.check((DESIGNS, BONUS, SINGLE), links.market_ids(designs, bonus, single, of))
        self.check((WEALTH, DESIGNS), links.claims(wealth, designs, of[WEALTH]))
        if prices is not None:
            self.check((PRICES,), check.prices(prices, of[PRICES]))
            self.check((PRICES, BONUS), links.no_profit(prices, bonus, of[PRICES]))
        if solo is not None:
            self.check((SOLO, QUESTS), links.solo(solo, quests, of[SOLO]))

        if self.problems or not (prices and solo and first and second and third):
            return None
        content = Content(
            designs=designs,
            bonus_cards=bonus,
            single_cards=single,
            quests=quests,
            titles=titles,
            tiles=tiles,
            wealth=wealth,
            end_bonuses=ends,
            prices=prices,
            solo=solo,
            mines=(first, second, third),
            files=self.files.texts,
        )
        return msgspec.structs.replace(content, hash=content_hash(content))


def load(folder: Path | None = None) -> Content:
    """Content of `folder`, by default the shipped one. Raises `ContentError`."""
    return load_files(FolderFiles(folder or data_folder()))


def load_files(files: Files) -> Content:
    """Content of these files. Raises `ContentError`."""
    reader = _Reader(files)
    content = reader.content()
    if content is None:
        raise reader.problems[0]
    for problem in reader.hidden[:1]:
        log.warning(
            "%d texts hold characters that cannot be shown: %s", len(reader.hidden), problem
        )
    return content


def problems_of(files: Files, picture: Callable[[str], bool] | None = None) -> list[ContentError]:
    """Everything wrong with these files; missing pictures too, if `picture` says which exist."""
    reader = _Reader(files)
    content = reader.content()
    if content is not None and picture is not None:
        reader.problems.extend(links.pictures(content, reader.sources, picture))
    reader.problems.extend(reader.hidden)
    # The three mines share a tileset, and so its errors.
    return list({str(problem): problem for problem in reader.problems}.values())


def check_folder(folder: Path, assets: Path | None = None) -> list[ContentError]:
    """Everything wrong with `folder`; with `assets`, also pictures missing there."""

    def there(picture: str) -> bool:
        assert assets is not None
        return picture_file(picture, assets) is not None

    return problems_of(FolderFiles(folder), there if assets is not None else None)


@cache
def default() -> Content:
    """The shipped content, read once."""
    return load()


def content_hash(content: Content) -> str:
    """Hash that names this content in records: equal when games play out equally.

    Cards are hashed as lists in file order, because decks are built, and so shuffled, in that
    order.
    """
    plain: dict[str, Any] = msgspec.to_builtins(content)
    for field in _NO_CARDS:
        del plain[field]
    for kind, value in plain.items():
        if isinstance(value, dict) and kind not in ("prices", "solo"):
            plain[kind] = [
                {k: v for k, v in record.items() if k not in _NOT_RULES}
                for record in value.values()
            ]
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()
