"""Determinization: samples a whole game that a seat's view allows.

A view lacks the order of decks, later mines and the wealth of others (SETUP-13). They are sampled
here, so that the game can be rolled out.
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
    """A full game that looks like `view` to `seat`; all such games are about equally likely."""
    game = view.clone()
    state = game.state
    weapons, *others = state.decks
    state.decks = [
        _shuffle(weapons, rng),
        *_deal(others[0], others[1], rng),
        *_deal(others[2], others[3], rng),
    ]
    colours: dict[str, list[str]] = {}
    for key in state.quest_deck:
        colours.setdefault(game.table.track(key).quest.colour, []).append(key)
    state.quest_deck = [key for cards in colours.values() for key in _shuffle(cards, rng)]
    if game.table.mode.changes_stage:
        seed = int(rng.random() * (1 << _BITS))
        state.ahead = setup.stages_after(state.options, seed, view.content, state.stage)
    if any(isinstance(step, ShowWealth) for step in state.agenda):
        _deal_wealth(state, seat, view.content, rng)
    return game


def _shuffle(cards: Iterable[str], rng: Random) -> list[str]:
    return sorted(cards, key=lambda _: rng.random())


def _deal(first: Sequence[str], second: Sequence[str], rng: Random) -> tuple[list[str], list[str]]:
    """Two decks of which nobody knows which card is in which."""
    cards = _shuffle([*first, *second], rng)
    return cards[: len(first)], cards[len(first) :]


def _deal_wealth(state: GameState, seat: int, content: Content, rng: Random) -> None:
    """Deal the other guilds any wealth cards that this one does not hold; those that have chosen
    keep any two they may."""
    own = state.guilds[seat].wealth
    kind = content.wealth[own[0]].set
    cards = _shuffle((c.id for c in content.wealth.values() if c.set == kind), rng)
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
