"""Games that one seat cannot tell apart: the same table, with everything changed that is hidden."""

from random import Random
from typing import TypeVar

import msgspec

from forgewar.rules.decisions import WealthRaise
from forgewar.rules.game import Game
from forgewar.rules.state import StageAhead

T = TypeVar("T")


def _shuffled(rng: Random, items: list[T] | tuple[T, ...]) -> list[T]:
    return rng.sample(items, len(items))


def _dealt_anew(rng: Random, *decks: list[str] | tuple[str, ...]) -> list[list[str]]:
    """Decks of which nobody knows which card is in which."""
    cards = _shuffled(rng, [card for deck in decks for card in deck])
    return [[cards.pop() for _ in deck] for deck in decks]


def other_world(rng: Random, game: Game, seat: int) -> Game:
    """A game that may as well be this one, for all that `seat` can know (SETUP-13); a spectator is
    seat -1."""
    other = game.clone()
    state = other.state
    state.seed = rng.getrandbits(40)
    weapons, *rest = state.decks
    state.decks = [
        _shuffled(rng, weapons),
        *_dealt_anew(rng, *rest[:2]),
        *_dealt_anew(rng, *rest[2:]),
    ]
    state.ahead = [_other_stage(rng, ahead) for ahead in state.ahead]
    _shuffle_quests(rng, other)
    _change_wealth(rng, other, seat)
    return other


def _other_stage(rng: Random, ahead: StageAhead) -> StageAhead:
    first, second = _dealt_anew(rng, *ahead.bonus)
    third, fourth = _dealt_anew(rng, *ahead.singles)
    return msgspec.structs.replace(
        ahead,
        terrain=tuple(_shuffled(rng, list(ahead.terrain))),
        weapons=tuple(_shuffled(rng, ahead.weapons)),
        bonus=(tuple(first), tuple(second)),
        singles=(tuple(third), tuple(fourth)),
    )


def _shuffle_quests(rng: Random, game: Game) -> None:
    """Each colour on its own (SETUP-3)."""
    deck = game.state.quest_deck
    colour = {key: game.table.track(key).quest.colour for key in deck}
    stacks = {c: _shuffled(rng, [q for q in deck if colour[q] == c]) for c in colour.values()}
    game.state.quest_deck = [stacks[colour[key]].pop() for key in deck]


def _change_wealth(rng: Random, game: Game, seat: int) -> None:
    """Other guilds were dealt other cards and chose otherwise, as long as that is not shown."""
    state, wealth = game.state, game.content.wealth
    hidden = [i for i, guild in enumerate(state.guilds) if guild.wealth and i != seat]
    if not hidden:
        return
    own = state.guilds[seat].wealth if seat >= 0 else []
    kind = wealth[state.guilds[hidden[0]].wealth[0]].set
    cards = _shuffled(rng, [c.id for c in wealth.values() if c.set == kind and c.id not in own])
    for number in hidden:
        guild = state.guilds[number]
        guild.wealth = [cards.pop() for _ in guild.wealth]
        if guild.kept:
            guild.kept = guild.wealth[:2]
            guild.raises = [0] * rng.randrange(3)
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, WealthRaise) and top.seat != seat:
        state.agenda.append(top)  # it may have one more level to give
