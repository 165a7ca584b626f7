"""The cards that a guild has on the table, counted for its panel: everybody may see them."""

from typing import TYPE_CHECKING, NamedTuple

from forgewar.words import Message, message

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView


class Holding(NamedTuple):
    """One kind of what a guild has, its picture, and the place where such a thing arrives."""

    kind: str  # quests, designs or cards
    picture: str
    keys: tuple[str, ...]


def holdings(view: "TableView", seat: int) -> list[Holding]:
    """Quests under way, designs bought or claimed, bonus cards."""
    guild = view.shown.guilds[seat]
    return [
        Holding("quests", "icons/flag", tuple(quest.key for quest in guild.quests)),
        Holding("designs", "icons/anvil", (*guild.designs, *guild.claims)),
        Holding("cards", "icons/market_card", (*guild.bonus_cards, *guild.end_bonuses)),
    ]


def describe_holding(view: "TableView", holding: Holding) -> Message:
    """All of one kind by name."""
    cards = view.names.cards(holding.keys)
    return message(f"match-holds-{holding.kind}", cards=cards)
