"""Names and flavour printed on cards, which other languages have in cards.ftl."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from forgewar.content.model import Content


class Card(Protocol):
    """Anything that has a name and an id."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


def cards(content: "Content") -> Iterator[Card]:
    """Every card, tile, title and bonus of a content."""
    for kind in (
        content.quests, content.designs, content.bonus_cards, content.single_cards,
        content.tiles, content.titles, content.wealth, content.end_bonuses,
    ):  # fmt: skip
        yield from kind.values()


def name_id(card: Card) -> str:
    return f"card-name-{card.id}"


def flavour_id(card: Card) -> str:
    return f"card-flavour-{card.id}"


def texts(content: "Content") -> dict[str, str]:
    """Texts of all cards, by their message ids."""
    names = {name_id(card): card.name for card in cards(content)}
    flavours = {flavour_id(card): getattr(card, "flavour", "") for card in cards(content)}
    return names | {id_: text for id_, text in flavours.items() if text}
