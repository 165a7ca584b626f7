"""Review of a finished game: the chances in each round, and the choices that cost most.

A review is made step by step. First the chances at the beginning of each round; then a glance at
every choice; then a longer look at those that seem to have cost most (`review/search.py` does it).
Each step depends on its task alone, and that on the game, the seed and the steps before: so a
review can be interrupted after any step and continued, here or elsewhere, with the same result.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from forgewar.ai.explain.fact import Fact
from forgewar.ai.explain.search_facts import KINDS, NAMED, OPENINGS
from forgewar.ai.players.master import SEARCHED
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game
from forgewar.rules.state import GameState

METHOD = 5  # version; rises when the same task would have another result
LOOKS = 10  # choices of one guild that get a longer look
WORTH_IT = 0.03  # least loss of winning chance that is reported
MOST = 5  # turning points of one guild
_WEIGHTS = (2, 20, 45)  # relative duration of a standing, a glance and a look


# Findings

Chance = Annotated[float, Meta(ge=0, le=1)]
Gain = Annotated[float, Meta(ge=-1, le=1)]
Prestige = Annotated[float, Meta(ge=-10_000, le=10_000)]


class Standing(Struct, frozen=True, tag="standing"):
    """Winning chance of each guild at the beginning of a round, from 0 to 1; in solo, that of
    winning at all."""

    round: int
    chances: tuple[Chance, ...]


class Glance(Struct, frozen=True, tag="glance"):
    """A choice at first sight: its cost in winning chance against the choice of a Master, and that
    choice if it is better."""

    moment: int
    round: int
    phase: str
    seat: int
    loss: Gain
    better: Action | None = None


class TurningPoint(Struct, frozen=True):
    """A choice, by the number of actions before it, and a better one: by how much, in winning
    chance with its standard error, and in prestige against the best of the others. Reasons are
    about the rollouts of both."""

    moment: int
    round: int
    phase: str
    seat: int
    played: Action
    better: Action
    chance: Chance
    error: Chance
    prestige: Prestige
    reasons: tuple[Fact, ...] = ()


class Look(Struct, frozen=True, tag="look"):
    """A longer look at a choice, with a turning point if it is sure."""

    moment: int
    point: TurningPoint | None = None


Finding = Standing | Glance | Look


class Review(Struct):
    """Findings so far."""

    seed: int
    standings: list[Standing] = []
    glances: list[Glance] = []
    looks: list[Look] = []

    def add(self, finding: Finding) -> None:
        """Add the finding of the next task."""
        if isinstance(finding, Standing):
            self.standings.append(finding)
        elif isinstance(finding, Glance):
            self.glances.append(finding)
        else:
            self.looks.append(finding)

    @property
    def points(self) -> tuple[TurningPoint, ...]:
        """The few choices of each guild that cost most, in the order of the game. The worst of the
        last round is one of them: it explains how the game ended."""
        found = [look.point for look in self.looks if look.point is not None]
        last = max((standing.round for standing in self.standings), default=0)
        kept: list[TurningPoint] = []
        for seat in {point.seat for point in found}:
            own = sorted((p for p in found if p.seat == seat), key=lambda point: -point.chance)
            final = [point for point in own[MOST:] if point.round == last][:1]
            if any(point.round == last for point in own[:MOST]):
                final = []
            kept += own[: MOST - len(final)] + final
        return tuple(sorted(kept, key=lambda point: point.moment))

    def by_phase(self, seat: int) -> dict[str, float]:
        """Cost of a guild's turning points, by phase; of each phase in which it chose."""
        costs = {glance.phase: 0.0 for glance in self.glances if glance.seat == seat}
        for point in self.points:
            if point.seat == seat:
                costs[point.phase] = costs.get(point.phase, 0.0) + point.chance
        return costs


# Tasks


class Task(Struct, frozen=True):
    """One step: a moment as a seat may see it. Without an action the chances are asked for, with
    the action played a glance at it, and with a better one a longer look at both. Hints depend on
    the seed of the game."""

    view: GameState
    seed: int
    moment: int
    played: Action | None = None
    better: Action | None = None
    game_seed: int = 0


class Past:
    """A finished game that is reviewed: its moments, the action at each but the last, the seats
    whose choices are reviewed, and its seed."""

    def __init__(
        self,
        games: Sequence[Game],
        actions: Sequence[Action],
        seats: Collection[int],
        game_seed: int,
    ) -> None:
        self._games, self._actions, self._game_seed = games, actions, game_seed
        self._starts = list(_starts(games))
        self._moments = [
            moment
            for moment, action in enumerate(actions)
            if _is_reviewed(games[moment], action) and _seat(games[moment]) in seats
        ]
        self._most_looks = LOOKS * len(seats)

    def task(self, review: Review) -> Task | None:
        """The next task, if any."""
        if len(review.standings) < len(self._starts):
            moment = self._starts[len(review.standings)]
            return Task(self._games[moment].view(0), review.seed, moment)
        if len(review.glances) < len(self._moments):
            return self._choice(review, self._moments[len(review.glances)])
        wanted = promising(review.glances)
        if len(review.looks) < len(wanted):
            glance = wanted[len(review.looks)]
            return self._choice(review, glance.moment, glance.better)
        return None

    def _choice(self, review: Review, moment: int, better: Action | None = None) -> Task:
        game = self._games[moment]
        assert game.decision is not None
        view = game.view(game.decision.seat)
        return Task(view, review.seed, moment, self._actions[moment], better, self._game_seed)

    def progress(self, review: Review) -> float:
        """Share that is done, from 0 to 1."""
        looks = self._most_looks
        if len(review.glances) == len(self._moments):
            looks = len(promising(review.glances))
        totals = (len(self._starts), len(self._moments), looks)
        done = (len(review.standings), len(review.glances), len(review.looks))
        whole = sum(w * n for w, n in zip(_WEIGHTS, totals, strict=True))
        return sum(w * n for w, n in zip(_WEIGHTS, done, strict=True)) / whole if whole else 1.0

    def knows(self, review: Review) -> bool:
        """Whether findings fit this game: findings that were stored may be of another."""
        whole = len(review.glances) == len(self._moments)
        return (
            _agree(self._fits_standing, self._starts, review.standings)
            and _agree(self._fits_glance, self._moments, review.glances)
            and _agree(self._fits_look, promising(review.glances) if whole else [], review.looks)
        )

    def _fits_standing(self, moment: int, found: Standing) -> bool:
        state = self._games[moment].state
        return (found.round, len(found.chances)) == (state.round, len(state.guilds))

    def _fits_glance(self, moment: int, found: Glance) -> bool:
        better = found.better
        legal = better is None or self._games[moment].refusal(better) is None
        return self._is_of(moment, found) and legal

    def _fits_look(self, glance: Glance, found: Look) -> bool:
        point, moment = found.point, glance.moment
        if found.moment != moment or point is None:
            return found.moment == moment
        actions = (self._actions[moment], glance.better)
        known = (point.played, point.better) == actions and self._is_of(moment, point)
        return known and all(_is_found(fact, self._games[moment]) for fact in point.reasons)

    def _is_of(self, moment: int, found: Glance | TurningPoint) -> bool:
        game = self._games[moment]
        there = (moment, game.state.round, phase_of(game.state), _seat(game))
        return (found.moment, found.round, found.phase, found.seat) == there


def _agree(fits: Callable[[Any, Any], bool], wanted: Sequence[Any], found: Sequence[Any]) -> bool:
    """Whether findings, as far as they go, fit the things to look at."""
    return len(found) <= len(wanted) and all(map(fits, wanted, found))


def _is_found(fact: Fact, game: Game) -> bool:
    """Whether a fact is one that rollouts can give."""
    if fact.kind in OPENINGS:
        return 0 < fact.number < 10_000
    if fact.kind in NAMED:
        cards = game.content.quests.keys() | game.content.designs.keys()
        return fact.key.partition(":")[0] in cards
    return fact.kind in KINDS


def _starts(games: Sequence[Game]) -> Iterator[int]:
    """First moment of each round."""
    last = 0
    for moment, game in enumerate(games):
        if game.state.round > last and not game.over:
            last = game.state.round
            yield moment


def _seat(game: Game) -> int:
    """Seat that decides, or -1."""
    return game.decision.seat if game.decision is not None else -1


def phase_of(state: GameState) -> str:
    """Phase that a choice is counted to: placing overseers belongs to the mine."""
    return "mine" if state.phase == "placement" else state.phase


def _is_reviewed(game: Game, action: Action) -> bool:
    """Whether a choice is reviewed; trades are not."""
    return isinstance(game.decision, SEARCHED) and not isinstance(action, Trade)


def promising(glances: Sequence[Glance]) -> list[Glance]:
    """Choices of each guild that are worth a longer look, in the order of the game."""
    worth = [each for each in glances if each.better is not None and each.loss >= WORTH_IT / 2]
    last = max((glance.round for glance in glances), default=0)
    found: list[Glance] = []
    for seat in {glance.seat for glance in worth}:
        own = sorted((g for g in worth if g.seat == seat), key=lambda g: (-g.loss, g.moment))
        found += own[:LOOKS]
        if not any(glance.round == last for glance in own[:LOOKS]):
            found += [glance for glance in own[LOOKS:] if glance.round == last][:1]
    return sorted(found, key=lambda glance: glance.moment)
