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


def strangers(rng: Random, game: Game, legal: list[Action]) -> list[Action]:
    """Some random actions and, for one legal action of every type, each of its fields changed."""
    known = names(game)
    found: list[Action] = []
    for kind in rng.choices(ACTION_TYPES, k=2):
        fields = msgspec.structs.fields(kind)
        found.append(kind(*(_value(rng, field.type, known) for field in fields)))
    of_each_type = {type(action): action for action in rng.sample(legal, len(legal))}
    for action in of_each_type.values():
        for field in msgspec.structs.fields(action):
            changed = {field.name: _value(rng, field.type, known)}
            found.append(msgspec.structs.replace(action, **changed))
    return found


def _value(rng: Random, kind: Any, known: list[str]) -> object:
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.choice(ABSURD_NUMBERS) if rng.random() < 0.4 else rng.randrange(-1, 12)
    assert kind is str, kind
    return rng.choice(ABSURD_NAMES if rng.random() < 0.2 else known)
