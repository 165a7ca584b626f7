"""What a search has found: how a choice came out against the next best, and what the difference is.

The reasons are facts about the games that were played on with both: each says what was so in them
on average, and more surely than by their luck.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from forgewar.ai.choice import Character, Reason
from forgewar.rules.game import Game

FEWEST: Final = 8  # games that can tell anything
SURE: Final = 2.0  # standard errors
MOST: Final = 3  # differences that are worth a word

Facts = tuple[float, ...]

# One for each of the facts, in their sequence: more is better.
_SAID: Final = (
    Reason("found_quests", 0.0, weighed=False),
    Reason("found_failed", 0.0, weighed=False),
    Reason("found_prestige", 0.0, weighed=False),
    Reason("found_rivals", 0.0, weighed=False),
    Reason("found_people", 0.0, weighed=False),
    Reason("found_designs", 0.0, weighed=False),
    Reason("found_resources", 0.0, weighed=False),
    Reason("found_gold", 0.0, weighed=False),
    Reason("found_order", 0.0, weighed=False),
)
FEATURES = frozenset(("found_ahead", "found_close", *(reason.feature for reason in _SAID)))


def facts(game: Game, seat: int) -> Facts:
    """How a guild stands where a game was no longer played on."""
    state = game.state
    guild = state.guilds[seat]
    others = [other.prestige for other in state.guilds if other is not guild]
    return (
        len(guild.completed),
        -len(guild.failed),
        guild.prestige,
        -max(others, default=0),
        sum(hero.level for hero in guild.adventurers),
        len(guild.designs) + len(guild.claims),
        sum(guild.resources),
        guild.gold,
        -state.order.index(seat),
    )


# Which of the facts each character would rather have more of, and how it says so.
_LIKED: dict[Character, tuple[tuple[int, ...], Reason]] = {
    "questing": ((2,), Reason("likes_questing", 0.0, weighed=False)),
    "mining": ((6,), Reason("likes_mining", 0.0, weighed=False)),
    "hoarding": ((7,), Reason("likes_hoarding", 0.0, weighed=False)),
    "buying": ((4, 5), Reason("likes_buying", 0.0, weighed=False)),
}


def liking(character: Character, standings: Sequence[Facts]) -> float:
    """How much of what it likes a guild has on average."""
    liked = _LIKED[character][0]
    return sum(standing[fact] for standing in standings for fact in liked) / len(standings)


def liked(character: Character) -> Reason:
    """Why it takes one of several choices that came out alike."""
    return _LIKED[character][1]


def surely_more(ours: Sequence[float], theirs: Sequence[float], sure: float = SURE) -> bool:
    """Whether the first are greater on average, by more than their luck explains; both are of the
    same games, in their sequence."""
    gaps = [mine - its for mine, its in zip(ours, theirs, strict=False)]
    games = len(gaps)
    mean = sum(gaps) / games if games else 0.0
    if games < FEWEST or mean <= 0:
        return False
    return mean > sure * sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (games - 1) / games)


def found(
    leads: tuple[Sequence[float], Sequence[float]],
    standings: tuple[Sequence[Facts], Sequence[Facts]],
) -> list[Reason]:
    """What speaks for a choice, by the leads that games with it and with the next best came to, and
    by how the guild stood in them."""
    games = min(map(len, leads))
    if not games:
        return []
    if not surely_more(*leads):
        return [Reason("found_close", 0.0, games, weighed=False)]
    ours, theirs = ([*zip(*each[:games], strict=True)] for each in standings)
    said = [
        reason
        for reason, mine, its in zip(_SAID, ours, theirs, strict=True)
        if surely_more(mine, its)
    ]
    return [Reason("found_ahead", 0.0, games, weighed=False), *said[:MOST]]
