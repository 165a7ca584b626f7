"""Heroes, quests and cards that scored in each part of the final count, from the events."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Literal, NamedTuple

from forgewar.content.model import Content, card_of
from forgewar.play.scoring import PART_OF
from forgewar.rules import events as ev
from forgewar.rules.state import Guild
from forgewar.words import Message, message
from forgewar.words.names import Names, hero

ScorerKind = Literal["hero", "card", "gold", "other"]


class Scorer(NamedTuple):
    """Something that brought a guild prestige. `key` is an adventurer's number or a card's key."""

    kind: ScorerKind
    key: str
    amount: int


Scorers = dict[tuple[int, str], list[Scorer]]  # by seat and part


def scorers(history: Iterable[Iterable[ev.Event]], content: Content) -> Scorers:
    """Sources of each guild's prestige by part, the most first; heroes in their order. Amounts
    add up to the part."""
    heroes: Counter[int] = Counter()
    found: dict[tuple[int, str], Counter[tuple[ScorerKind, str]]] = defaultdict(Counter)
    for events in history:
        for event in events:
            if isinstance(event, ev.PrestigeChanged):
                kind, key = _scorer(event, content, heroes)
                found[event.seat, PART_OF[event.source]][kind, key] += event.amount
    return {
        place: [Scorer(*what, amount) for what, amount in counted.most_common() if amount]
        for place, counted in found.items()
    }


def _scorer(
    event: ev.PrestigeChanged, content: Content, heroes: Counter[int]
) -> tuple[ScorerKind, str]:
    if event.source == "end_adventurers":  # one event each, in their order
        heroes[event.seat] += 1
        return "hero", str(heroes[event.seat] - 1)
    if event.source == "end_gold":
        return "gold", ""
    return ("card", event.ref) if picture_of(event.ref, content) else ("other", "")


def picture_of(key: str, content: Content) -> str:
    """Picture of a quest, card, design, bonus, tile or title; empty if there is none."""
    card = card_of(key)
    for cards in (
        content.quests,
        content.designs,
        content.bonus_cards,
        content.single_cards,
        content.end_bonuses,
        content.tiles,
        content.titles,
    ):
        if card in cards:
            return str(cards[card].picture)
    return ""


def scorer_name(seat: int, scorer: Scorer, names: Names) -> Message | str:
    """Name of a hero or card."""
    if scorer.kind == "hero":
        return hero(seat, int(scorer.key))
    if scorer.kind == "card":
        return names.card(scorer.key)
    return message("scoring-part-gold" if scorer.kind == "gold" else "scoring-other")


def best_heroes(guild: Guild) -> list[int]:
    """Adventurers of a guild, champions and those of the highest level first."""
    heroes = guild.adventurers
    return sorted(range(len(heroes)), key=lambda i: (not heroes[i].title, -heroes[i].level, i))
