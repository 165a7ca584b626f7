"""A whole game that may be the one being played, for all that a seat can know.

A seat's view lacks the order of decks, the mines to come and the wealth of others (SETUP-13). Here
they are made up, so that a guild can play on to see what may come of a choice.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

from forgewar.content.model import Content
from forgewar.rules import setup
from forgewar.rules.agenda import ShowWealth
from forgewar.rules.decisions import WealthChoice
from forgewar.rules.game import Game
from forgewar.rules.state import GameState

_BITS: Final = 48


def sample_hidden(view: Game, seat: int, rng: Random) -> Game:
    """A full game that looks like `view` to `seat`, any such game being about as likely."""
    game = view.clone()
    state = game.state
    weapons, *others = state.decks
    state.decks = [
        _shuffled(weapons, rng),
        *_dealt(others[0], others[1], rng),
        *_dealt(others[2], others[3], rng),
    ]
    colours: dict[str, list[str]] = {}
    for key in state.quest_deck:
        colours.setdefault(game.table.track(key).quest.colour, []).append(key)
    state.quest_deck = [key for cards in colours.values() for key in _shuffled(cards, rng)]
    if game.table.mode.changes_stage:
        seed = int(rng.random() * (1 << _BITS))
        state.ahead = setup.stages_after(state.options, seed, view.content, state.stage)
    if any(isinstance(step, ShowWealth) for step in state.agenda):
        _deal_wealth(state, seat, view.content, rng)
    return game


def _shuffled(cards: Iterable[str], rng: Random) -> list[str]:
    return sorted(cards, key=lambda _: rng.random())


def _dealt(first: Sequence[str], second: Sequence[str], rng: Random) -> tuple[list[str], list[str]]:
    """Two decks of which nobody knows which card is in which."""
    cards = _shuffled([*first, *second], rng)
    return cards[: len(first)], cards[len(first) :]


def _deal_wealth(state: GameState, seat: int, content: Content, rng: Random) -> None:
    """The other guilds hold any of the wealth cards that this one does not; those that have chosen
    keep any two they may."""
    own = state.guilds[seat].wealth
    kind = content.wealth[own[0]].set
    cards = _shuffled((c.id for c in content.wealth.values() if c.set == kind), rng)
    cards = [card for card in cards if card not in own]
    for other, guild in enumerate(state.guilds):
        if other == seat:
            continue
        guild.wealth, cards = cards[: setup.DEALT_WEALTH], cards[setup.DEALT_WEALTH :]
        if WealthChoice(other) not in state.agenda:
            guild.kept = list(next(p for p in combinations(guild.wealth, 2) if _keeps(content, p)))
            levels = _count(content, guild.kept, "level")
            guild.raises = [n % len(guild.adventurers) for n in range(levels)]


def _keeps(content: Content, pair: tuple[str, str]) -> bool:
    """Two equal claims cannot both be kept (SETUP-10)."""
    claims = [e.design for card in pair for e in content.wealth[card].effects if e.kind == "claim"]
    return len(claims) == len(set(claims))


def _count(content: Content, cards: Sequence[str], kind: str) -> int:
    return sum(e.amount for c in cards for e in content.wealth[c].effects if e.kind == kind)
