"""The way into the content: read the whole folder, check it, freeze it, name it by its hash."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from forgewar.content import cards, tmx
from forgewar.content import written as w
from forgewar.content.convert import convert
from forgewar.content.error import ContentError
from forgewar.content.model import Content
from forgewar.content.yaml_source import Plain, Source, Steps, read
from forgewar.paths import data_folder

W = TypeVar("W", bound=w.Written)
M = TypeVar("M")

# Words and pictures: they may be changed without making another game of it.
_NOT_RULES = ("name", "flavour", "picture")
STAGES = (1, 2, 3)


class _Reader:
    """Reads the files of one folder and gathers everything that is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[ContentError] = []
        self.sources: dict[str, Source] = {}

    def source(self, file: str) -> Source | None:
        """The file, read once; None if it cannot be read, which is then known already."""
        if file not in self.sources:
            self.sources[file] = Source(file)
            try:
                self.sources[file] = read(self.folder / file, file)
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
        return cards.read_cards(source, under, noun, type_, make, self.problems)

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

    def content(self) -> Content | None:
        """All of it, or None if any file is malformed."""
        designs = self.cards("designs.yaml", "design", w.WrittenDesign, cards.design)
        bonus = self.cards("bonus_cards.yaml", "bonus card", w.WrittenBonusCard, cards.bonus_card)
        single = self.cards("single_use.yaml", "card", w.WrittenSingleCard, cards.single_card)
        quests = self.cards("quests.yaml", "quest", w.WrittenQuest, cards.quest)
        titles = self.cards("titles.yaml", "title", w.WrittenTitle, cards.title)
        tiles = self.cards("tiles.yaml", "tile", w.WrittenTile, cards.tile)
        wealth = self.cards("wealth.yaml", "wealth card", w.WrittenWealth, cards.wealth)
        end_bonuses = self.cards(
            "prices.yaml", "end bonus", w.WrittenEndBonus, cards.end_bonus, ("end_bonuses",)
        )
        prices = self.whole("prices.yaml", w.WrittenPrices, cards.prices, ("end_bonuses",))
        solo = self.whole("solo.yaml", w.WrittenSolo, cards.solo)
        mines = []
        for stage in STAGES:
            try:
                mines.append(tmx.read_mine(self.folder, stage))
            except ContentError as problem:
                self.problems.append(problem)
        if self.problems or prices is None or solo is None:
            return None
        content = Content(
            designs=designs,
            bonus_cards=bonus,
            single_cards=single,
            quests=quests,
            titles=titles,
            tiles=tiles,
            wealth=wealth,
            end_bonuses=end_bonuses,
            prices=prices,
            solo=solo,
            mines=(mines[0], mines[1], mines[2]),
        )
        return msgspec.structs.replace(content, hash=content_hash(content))


def load(folder: Path | None = None) -> Content:
    """The content of `folder`, by default the shipped one; refuses it with a ContentError."""
    reader = _Reader(folder or data_folder())
    content = reader.content()
    if content is None:
        raise reader.problems[0]
    return content


@cache
def default() -> Content:
    """The shipped content, read once."""
    return load()


def content_hash(content: Content) -> str:
    """The name of this content for records: equal when games play out equally.

    Cards are hashed as lists in file order, because decks are built, and so shuffled, in it.
    """
    plain: dict[str, Any] = msgspec.to_builtins(content)
    del plain["hash"]
    for kind, value in plain.items():
        if isinstance(value, dict) and kind not in ("prices", "solo"):
            plain[kind] = [
                {k: v for k, v in record.items() if k not in _NOT_RULES}
                for record in value.values()
            ]
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()
