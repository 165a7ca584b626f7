"""Facts found by a search: how a choice did against the next best, and where they differ.

They are facts about the rollouts of both: each names a mean that differs, or a card, by more than
luck explains.
"""

from collections.abc import Iterator, Sequence
from math import erf, sqrt
from typing import Final, NamedTuple

from forgewar.ai.explain.fact import Fact, SearchKind
from forgewar.ai.players.base import Character
from forgewar.rules import actions as ac
from forgewar.rules.game import Game

FEWEST: Final = 8  # fewest rollouts that allow a conclusion
ENOUGH: Final = 64  # rollouts with which a conclusion needs no word on how sure it is
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
_SAID: Final[tuple[SearchKind, ...]] = (
    "found_quests",
    "found_failed",
    "found_prestige",
    "found_rivals",
    "found_steps",
    "found_people",
    "found_designs",
    "found_resources",
    "found_gold",
    "found_order",
)
# And one for each kind of cards: whether it is good to have them, and what is then obvious.
_NAMED: Final[tuple[tuple[SearchKind, bool, str], ...]] = (
    ("found_completes", True, "found_quests"),
    ("found_spares", False, "found_failed"),
    ("found_knows", True, "found_designs"),
    ("found_denies", False, ""),
)
NAMED: Final = frozenset(("found_frees", *(kind for kind, _, _ in _NAMED)))
OPENINGS: Final = ("found_ahead", "found_close")
KINDS: Final = NAMED | {*OPENINGS, *_SAID}


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
_LIKED: Final[dict[Character, tuple[tuple[int, ...], Fact]]] = {
    "questing": ((2,), Fact("likes_questing")),
    "mining": ((7,), Fact("likes_mining")),
    "hoarding": ((8,), Fact("likes_hoarding")),
    "buying": ((5, 6), Fact("likes_buying")),
}


def liking(character: Character, standings: Sequence[Facts]) -> float:
    """Mean amount of what a character likes."""
    liked = _LIKED[character][0]
    total = sum([standing.amounts[number] for standing in standings for number in liked])
    return total / len(standings)


def character_reasons(
    character: Character, ours: Sequence[Facts], theirs: Sequence[Facts]
) -> list[Fact]:
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


def sureness(ours: Sequence[float], theirs: Sequence[float]) -> int:
    """Probability that the first are greater, in percent, by the spread of these rollouts."""
    gaps = [mine - its for mine, its in zip(ours, theirs, strict=False)]
    games = len(gaps)
    mean = sum(gaps) / games
    error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / max(1, games - 1) / games)
    if not error:
        return 99 if mean > 0 else 50
    return min(99, int(50 * (1 + erf(mean / error / sqrt(2)))))


class About(NamedTuple):
    """Facts of the choice itself: the card it takes, what it obviously gives more of, whether it
    declines a quest, the active quests, and the round at whose end rollouts stop."""

    card: str = ""
    obvious: tuple[str, ...] = ()
    declines: bool = False
    quests: tuple[str, ...] = ()
    until: int = 0


def about(game: Game, seat: int, action: ac.Action, until: int) -> About:
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
    elif isinstance(action, ac.SellResource):
        obvious.append("found_gold")
    quests = tuple(quest.key for quest in game.state.guilds[seat].quests)
    declines = isinstance(action, ac.DeclineQuest)
    last = min(until, game.state.options.rounds)
    return About(card, tuple(obvious), declines, quests, last)


def find_facts(
    leads: tuple[Sequence[float], Sequence[float]],
    standings: tuple[Sequence[Facts], Sequence[Facts]],
    choice: About,
) -> list[Fact]:
    """Facts for a choice, by the leads and the standings of its rollouts and those of the next
    best: whether it is ahead, and what there is more of."""
    games = min(map(len, leads))
    if not games:
        return []
    ahead = surely_more(*leads)
    sure = sureness(*leads) if ahead and games < ENOUGH else 0
    opening = Fact("found_ahead" if ahead else "found_close", number=games, of=sure)
    return [opening, *differences(standings[0], standings[1], choice)]


def differences(ours: Sequence[Facts], theirs: Sequence[Facts], choice: About) -> list[Fact]:
    """Surplus of the first rollouts over the second, of the same worlds; obvious
    gains are left out."""
    games = min(len(ours), len(theirs))
    if not games:
        return []
    ours, theirs = ours[:games], theirs[:games]
    said: list[Fact] = []
    covered = [*choice.obvious]
    for number, (kind, good, covers) in enumerate(_NAMED):
        key = _card(ours, theirs, number, good=good)
        if not key:
            continue
        covered.append(covers)
        named = _worth_saying(kind, key, choice)
        if named is not None:
            shares = [_share(key, each, number) for each in (ours, theirs)]
            said.append(Fact(named, keys=(key,), number=shares[0], of=shares[1]))
    said += _amounts(ours, theirs, covered, choice.until)
    return said[:MOST]


def _amounts(
    ours: Sequence[Facts], theirs: Sequence[Facts], covered: Sequence[str], until: int
) -> Iterator[Fact]:
    """Amounts that are larger on average, with the difference."""
    for number, kind in enumerate(_SAID):
        mine = [each.amounts[number] for each in ours]
        its = [each.amounts[number] for each in theirs]
        if kind not in covered and surely_more(mine, its):
            more: float = sum(mine, 0.0) - sum(its, 0.0)
            yield Fact(kind, number=int(more / len(mine) + 0.5), of=until)


def _share(key: str, standings: Sequence[Facts], number: int) -> int:
    """Share of rollouts with a card among those of a kind, in percent."""
    often = len([each for each in standings if key in each.cards[number]])
    return int(100 * often / len(standings) + 0.5)


def _worth_saying(kind: SearchKind, key: str, choice: About) -> SearchKind | None:
    """Fact about a card, if it is worth mentioning: cards of others matter only if the choice takes
    them away."""
    own = key == choice.card
    if kind == "found_denies":
        return kind if own else None
    if own and kind in ("found_completes", "found_knows"):
        return None
    free = choice.declines and key not in choice.quests
    return "found_frees" if free and kind == "found_completes" else kind


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
