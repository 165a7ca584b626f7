"""Content as the rules look it up: by key, with sums that every move would repeat."""

from functools import lru_cache
from typing import Final

from forgewar.content.model import (
    BonusCard,
    Content,
    Design,
    Quest,
    SingleCard,
    Title,
    keys,
)
from forgewar.rules.actions import BuyResource, SellResource

MAX_SEATS: Final = 4


class QuestTrack:
    """A quest card laid out step by step."""

    __slots__ = ("first_step", "last", "leg_at", "length", "quest")

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.leg_at = tuple(i for i, leg in enumerate(quest.legs) for _ in range(leg.steps))
        self.length = len(self.leg_at)
        self.last = self.length - 1
        self.first_step = tuple(self.leg_at.index(i) for i in range(len(quest.legs)))


class Catalogue:
    """Every card by key."""

    __slots__ = (
        "bonus_cards",
        "buys",
        "content",
        "costs",
        "designs",
        "market",
        "prices",
        "sells",
        "single_cards",
        "starting",
        "titles",
        "tracks",
    )

    def __init__(self, content: Content) -> None:
        self.content = content
        self.prices = content.prices
        self.designs: dict[str, Design] = content.designs
        self.titles: dict[str, Title] = content.titles
        self.bonus_cards: dict[str, BonusCard] = {
            key: card for card in content.bonus_cards.values() for key in keys(card.id, card.copies)
        }
        self.single_cards: dict[str, SingleCard] = {
            key: card
            for card in content.single_cards.values()
            for key in keys(card.id, card.copies)
        }
        # Everything that the market sells.
        self.market: dict[str, Design | BonusCard | SingleCard] = {
            **self.designs,
            **self.bonus_cards,
            **self.single_cards,
        }
        self.tracks: dict[str, QuestTrack] = {
            key: QuestTrack(quest)
            for quest in content.quests.values()
            for key in keys(quest.id, quest.copies)
        }
        self.starting: tuple[str, ...] = tuple(
            design.id for design in content.designs.values() if design.kind == "starting"
        )
        # Resources that forging a design takes from the pool.
        self.costs: dict[str, tuple[tuple[int, int], ...]] = {
            design.id: tuple((r, n) for r, n in enumerate(design.cost) if n)
            for design in content.designs.values()
        }
        # The merchant's offers to a seat: by its gold, and by which resources it has (a bit mask).
        dearest = max(self.prices.buy)
        self.buys = [
            [
                [BuyResource(seat, r) for r in range(6) if self.prices.buy[r] <= gold]
                for gold in range(dearest + 1)
            ]
            for seat in range(MAX_SEATS)
        ]
        self.sells = [
            [[SellResource(seat, r) for r in range(6) if mask >> r & 1] for mask in range(64)]
            for seat in range(MAX_SEATS)
        ]


@lru_cache(maxsize=8)
def catalogue(content: Content) -> Catalogue:
    """The catalogue of a content, made once."""
    return Catalogue(content)
