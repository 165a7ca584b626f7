"""Reasons found by a search: how a choice did against the next best, and where they differ.

The reasons are facts about the rollouts of both: each names a mean that differs, or a card, by more
than luck explains.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from forgewar.ai.players.base import Character, Reason
from forgewar.rules import actions as ac
from forgewar.rules.game import Game

FEWEST: Final = 8  # fewest rollouts that allow a conclusion
SURE: Final = 2.0  # standard errors
VERY_SURE: Final = 3.0  # of one card among many
OFTEN: Final = 0.1  # share of rollouts in which a card matters with one choice only
MOST: Final = 3  # differences that are reported


class Facts(NamedTuple):
    """Standing of a guild where a rollout stopped: `amounts`, of which more is better, and `cards`:
    those it completed, failed and knows, and the designs that only others may use."""

    amounts: tuple[float, ...]
    cards: tuple[Sequence[str], ...]


# One for each of the amounts, in their sequence.
_SAID: Final = (
    Reason("found_quests", 0.0, weighed=False),
    Reason("found_failed", 0.0, weighed=False),
    Reason("found_prestige", 0.0, weighed=False),
    Reason("found_rivals", 0.0, weighed=False),
    Reason("found_steps", 0.0, weighed=False),
    Reason("found_people", 0.0, weighed=False),
    Reason("found_designs", 0.0, weighed=False),
    Reason("found_resources", 0.0, weighed=False),
    Reason("found_gold", 0.0, weighed=False),
    Reason("found_order", 0.0, weighed=False),
)
# And one for each kind of cards: whether it is good to have them, and what is then obvious.
_NAMED: Final = (
    (Reason("found_completes", 0.0, weighed=False), True, "found_quests"),
    (Reason("found_spares", 0.0, weighed=False), False, "found_failed"),
    (Reason("found_knows", 0.0, weighed=False), True, "found_designs"),
    (Reason("found_denies", 0.0, weighed=False), False, ""),
)
_FREES: Final = Reason("found_frees", 0.0, weighed=False)
NAMED = frozenset(reason.feature for reason, _, _ in _NAMED) | {_FREES.feature}
FEATURES = NAMED | {"found_ahead", "found_close", *(reason.feature for reason in _SAID)}


def facts(game: Game, seat: int) -> Facts:
    """Facts of a guild in a game."""
    state, table = game.state, game.table
    guild = state.guilds[seat]
    others = [other for other in state.guilds if other is not guild]
    steps = sum([quest.step for quest in guild.quests])
    steps += sum([table.track(key).length for key in guild.completed])
    amounts = (
        len(guild.completed),
        -len(guild.failed),
        guild.prestige,
        -max([other.prestige for other in others], default=0),
        steps,
        sum([hero.level for hero in guild.adventurers]),
        len(guild.designs) + len(guild.claims),
        sum(guild.resources),
        guild.gold,
        -state.order.index(seat),
    )
    known = (*guild.designs, *guild.claims)
    denied = [key for other in others for key in other.designs]
    return Facts(amounts, (guild.completed, guild.failed, known, denied))


# Amounts that each character likes, and the reason it gives.
_LIKED: dict[Character, tuple[tuple[int, ...], Reason]] = {
    "questing": ((2,), Reason("likes_questing", 0.0, weighed=False)),
    "mining": ((7,), Reason("likes_mining", 0.0, weighed=False)),
    "hoarding": ((8,), Reason("likes_hoarding", 0.0, weighed=False)),
    "buying": ((5, 6), Reason("likes_buying", 0.0, weighed=False)),
}


def liking(character: Character, standings: Sequence[Facts]) -> float:
    """Mean amount of what a character likes."""
    liked = _LIKED[character][0]
    total = sum([standing.amounts[number] for standing in standings for number in liked])
    return total / len(standings)


def character_reasons(
    character: Character, ours: Sequence[Facts], theirs: Sequence[Facts]
) -> list[Reason]:
    """Reason for taking one of two equal choices: more of what the character likes in the
    rollouts."""
    games = min(len(ours), len(theirs))
    if not games or liking(character, ours[:games]) <= liking(character, theirs[:games]):
        return []
    return [_LIKED[character][1]]


def surely_more(ours: Sequence[float], theirs: Sequence[float], sure: float = SURE) -> bool:
    """Whether the first are greater on average, by more than luck explains; both are of the same
    worlds, in order."""
    gaps = [mine - its for mine, its in zip(ours, theirs, strict=False)]
    games = len(gaps)
    mean = sum(gaps) / games if games else 0.0
    if games < FEWEST or mean <= 0:
        return False
    return mean > sure * sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (games - 1) / games)


class About(NamedTuple):
    """Facts of the choice itself: the card it takes, what it obviously gives more of, whether it
    declines a quest, and the active quests."""

    card: str = ""
    obvious: tuple[str, ...] = ()
    declines: bool = False
    quests: tuple[str, ...] = ()


def about(game: Game, seat: int, action: ac.Action) -> About:
    """Facts of a choice without a rollout."""
    card = ""
    if isinstance(action, ac.TakeQuest):
        card = action.quest
    elif isinstance(action, ac.BuyDesign | ac.Claim):
        card = action.design
    elif isinstance(action, ac.BuyCard | ac.TakeCard):
        card = action.card
    obvious = ["found_designs"] if card in game.content.designs else []
    if isinstance(action, ac.Barracks):
        obvious.append("found_people")
    elif isinstance(action, ac.PassMarket | ac.SellResource):
        obvious.append("found_gold")
    quests = tuple(quest.key for quest in game.state.guilds[seat].quests)
    return About(card, tuple(obvious), isinstance(action, ac.DeclineQuest), quests)


def find_reasons(
    leads: tuple[Sequence[float], Sequence[float]],
    standings: tuple[Sequence[Facts], Sequence[Facts]],
    choice: About,
) -> list[Reason]:
    """Reasons for a choice, by the leads and the facts of its rollouts and those of the next best.
    Obvious gains are left out."""
    games = min(map(len, leads))
    if not games:
        return []
    if not surely_more(*leads):
        return [Reason("found_close", 0.0, games, weighed=False)]
    ours, theirs = standings[0][:games], standings[1][:games]
    said: list[Reason] = []
    covered = [*choice.obvious]
    for number, (named, good, covers) in enumerate(_NAMED):
        key = _card(ours, theirs, number, good=good)
        if not key:
            continue
        covered.append(covers)
        reason = _worth_saying(named, key, choice)
        if reason is not None:
            said.append(reason._replace(detail=key))
    amounts = [*zip(*[each.amounts for each in ours], strict=True)]
    others = [*zip(*[each.amounts for each in theirs], strict=True)]
    for reason, mine, its in zip(_SAID, amounts, others, strict=True):
        if reason.feature not in covered and surely_more(mine, its):
            said.append(reason)
    return [Reason("found_ahead", 0.0, games, weighed=False), *said[:MOST]]


def _worth_saying(named: Reason, key: str, choice: About) -> Reason | None:
    """Reason about a card, if it is worth mentioning: cards of others matter only if the choice
    takes them away."""
    own = key == choice.card
    if named.feature == "found_denies":
        return named if own else None
    if own and named.feature in ("found_completes", "found_knows"):
        return None
    free = choice.declines and key not in choice.quests
    return _FREES if free and named.feature == "found_completes" else named


def _card(ours: Sequence[Facts], theirs: Sequence[Facts], number: int, *, good: bool) -> str:
    """Card of one kind that makes the greatest difference for the better, if any."""
    more, fewer = (ours, theirs) if good else (theirs, ours)
    seen = {key for facts in more for key in facts.cards[number]}
    found, most = "", OFTEN * len(ours)
    for key in sorted(seen):
        with_it = [float(key in facts.cards[number]) for facts in more]
        without = [float(key in facts.cards[number]) for facts in fewer]
        gap = sum(with_it, 0.0) - sum(without, 0.0)
        if gap > most and surely_more(with_it, without, VERY_SURE):
            found, most = key, gap
    return found
