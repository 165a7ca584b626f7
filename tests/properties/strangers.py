"""Actions that come from nowhere: any type, with fields that may fit, nearly fit or be absurd."""

from random import Random
from typing import Any, get_args

import msgspec

from forgewar.rules.actions import Action
from forgewar.rules.game import Game

ACTION_TYPES: tuple[type, ...] = get_args(Action)
ABSURD_NUMBERS = (-1, -2, 4, 5, 60, 61, 99, -(10**9), 10**6, 2**40, 10**20)
ABSURD_NAMES = ("", "nobody", "copper", "blacksmith", "x:2", "unknown:99", " ", "\u0000", "é")


def names(game: Game) -> list[str]:
    """Ids and keys that mean something in this game, though seldom here and now."""
    state, content = game.state, game.content
    found = [*state.offer, *state.show, *state.public, *state.discard, *state.quest_deck[:2]]
    found += [*content.designs, *content.titles, *content.wealth, *content.end_bonuses]
    found += [card for deck in state.decks for card in deck[:2]]
    for guild in state.guilds:
        found += [*guild.claims, *guild.designs, *guild.bonus_cards, *guild.wealth]
        found += [quest.key for quest in guild.quests]
    return found


def stranger(rng: Random, game: Game, legal: list[Action]) -> Action:
    """A random action; every other one is a legal action with one field changed."""
    if legal and rng.random() < 0.5:
        action: Any = rng.choice(legal)
        fields = msgspec.structs.fields(action)
        if fields:
            field = rng.choice(fields)
            return msgspec.structs.replace(action, **{field.name: _value(rng, game, field.type)})
    kind = rng.choice(ACTION_TYPES)
    return kind(*(_value(rng, game, field.type) for field in msgspec.structs.fields(kind)))


def _value(rng: Random, game: Game, kind: type) -> object:
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.choice(ABSURD_NUMBERS) if rng.random() < 0.3 else rng.randrange(-1, 12)
    assert kind is str, kind
    return rng.choice(ABSURD_NAMES if rng.random() < 0.2 else names(game))
