"""The pictures of what lies on the table, so that they are there before they are shown."""

from collections.abc import Iterator
from typing import get_args

from forgewar.content.model import Content, card_of
from forgewar.rules.events import Space
from forgewar.rules.state import GameState

# The two halves of the Bazaar have one picture.
PLACES = tuple(space for space in get_args(Space) if not space.startswith("bazaar_"))


def pictures_of(content: Content, state: GameState) -> Iterator[str]:
    """The names of the pictures of the places, of all cards on show, and of every guild's quests
    and wealth."""
    yield from (f"places/{place}" for place in PLACES)
    quests = [key for guild in state.guilds for key in (*guild.completed, *guild.failed)]
    quests += [quest.key for guild in state.guilds for quest in guild.quests]
    wealth = [card for guild in state.guilds for card in guild.wealth]
    for key in (*state.offer, *state.show, *quests, *wealth):
        card = card_of(key)
        for cards in (content.quests, content.bonus_cards, content.single_cards, content.wealth):
            if card in cards:
                yield cards[card].picture
