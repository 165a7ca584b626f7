"""The names of a guild's quests: two copies of one card are told apart."""

from forgewar.content.model import Content, card_of
from forgewar.rules.state import Guild
from forgewar.words import Message, message
from forgewar.words.names import card_name

Words = Message | str  # a sentence, or a name that is nobody's sentence


def quest_name(content: Content, guild: Guild, key: str) -> Words:
    """A quest's name, with the number of its copy where the guild has both."""
    quest = content.quests[card_of(key)]
    keys = [taken.key for taken in guild.quests]
    alike = [other for other in keys if content.quests[card_of(other)].name == quest.name]
    if key not in alike or len(alike) < 2:
        return card_name(quest)
    return message("quest-copy", name=card_name(quest), copy=alike.index(key) + 1)
