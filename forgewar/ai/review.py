"""Looking back at a finished game: how it stood in each round, and the choices that cost most.

A review is made step by step. First the chances at the beginning of each round; then a glance at
every choice, which is held against those that the planner ranks high, as the Master does it: played
on in the same made-up games that agree with what the guild knew. What seems to have cost most is at
last looked at longer, in other games, which are played to their end. Guilds do not reckon alike in
all these games, so that no finding hangs on one way to play on. Each step depends on its task
alone, and that on the game, the seed and the steps before: so a review can be left after any of
them and taken up again, here or elsewhere, and comes out the same.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from forgewar.ai.choice import Reason
from forgewar.ai.determinise import determinise
from forgewar.ai.found import FEATURES, Facts, facts, found
from forgewar.ai.hurry import Hurry, skilled
from forgewar.ai.master import SEARCHED, expectation, horizon, play_on
from forgewar.ai.planner import Planner
from forgewar.ai.temper import Temper
from forgewar.content.model import Content
from forgewar.rules.actions import Action, Trade
from forgewar.rules.game import Game
from forgewar.rules.state import GameState

METHOD = 1  # rises when the same task would come out otherwise
CANDIDATES = 5
STANDING = 60  # made-up games for the chances of a round ...
FIRST = 8  # ... at first sight of a choice ...
SECOND = 80  # ... and to be sure of one,
BATCH = 20  # so many at a time: what does not hold is given up
LOOKS = 10  # choices of one guild that are looked at longer
WORTH_IT = 0.03  # a loss of winning chance that is worth a word ...
SURE = 2.5  # ... if it is so many times its standard error ...
MARGIN = 1.5  # ... and greater than that by so many
MOST = 5  # turning points of one guild
VARIETY = 0.3  # by how much guilds that play on reckon otherwise from game to game
# Prestige by which a lead at the end of a game played on may be off, at least and for each round to
# come: so chances come true as often as they say among Journeymen.
DOUBT, DOUBT_A_ROUND = 5.0, 2.0
_WEIGHED = tuple(field.name for field in fields(Temper) if field.type is float)
_WEIGHTS = (9, 2, 19)  # how long a standing, a glance and a look take, about


class Interrupted(Exception):
    """A step was not finished, because somebody wanted something else."""


# What is found

Chance = Annotated[float, Meta(ge=0, le=1)]
Gain = Annotated[float, Meta(ge=-1, le=1)]
Prestige = Annotated[float, Meta(ge=-10_000, le=10_000)]


class Standing(Struct, frozen=True, tag="standing"):
    """The chance of each guild at the beginning of a round, from 0 to 1; alone, that of winning."""

    round: int
    chances: tuple[Chance, ...]


class Glance(Struct, frozen=True, tag="glance"):
    """A choice at first sight: what it cost in winning chance (in one half of the games, against
    what was best in the other, so that it is as likely too much as too little), and what seemed
    best, by how much."""

    moment: int
    round: int
    phase: str
    seat: int
    loss: Gain
    promise: Chance = 0.0
    better: Action | None = None


class TurningPoint(Struct, frozen=True):
    """A choice, by the number of actions before it, and what would have been better by so much: in
    winning chance, with its standard error, and in prestige against the best of the others. Reasons
    speak of the games that were played on with both."""

    moment: int
    round: int
    phase: str
    seat: int
    played: Action
    better: Action
    chance: Chance
    error: Chance
    prestige: Prestige
    reasons: tuple[Reason, ...] = ()


class Look(Struct, frozen=True, tag="look"):
    """A longer look at a choice, and what it found, if that is sure."""

    moment: int
    point: TurningPoint | None = None


Finding = Standing | Glance | Look


class Review(Struct):
    """What was found so far."""

    seed: int
    standings: list[Standing] = []
    glances: list[Glance] = []
    looks: list[Look] = []

    def add(self, finding: Finding) -> None:
        """What came of the task that was next."""
        if isinstance(finding, Standing):
            self.standings.append(finding)
        elif isinstance(finding, Glance):
            self.glances.append(finding)
        else:
            self.looks.append(finding)

    @property
    def points(self) -> tuple[TurningPoint, ...]:
        """The few of each guild that cost most, in the order of the game."""
        found = [look.point for look in self.looks if look.point is not None]
        kept: list[TurningPoint] = []
        for seat in {point.seat for point in found}:
            own = sorted((p for p in found if p.seat == seat), key=lambda point: -point.chance)
            kept += own[:MOST]
        return tuple(sorted(kept, key=lambda point: point.moment))

    def by_phase(self, seat: int) -> dict[str, float]:
        """What the choices of a guild cost on average, by the phase they were made in."""
        costs: dict[str, list[float]] = {}
        for glance in self.glances:
            if glance.seat == seat:
                costs.setdefault(glance.phase, []).append(glance.loss)
        return {phase: sum(losses) / len(losses) for phase, losses in costs.items()}


# What is to be done


class Task(Struct, frozen=True):
    """One step: a moment as a seat may see it. Without an action the chances are asked for, with
    what was played a glance at it, and with what seems better a longer look at both."""

    view: GameState
    seed: int
    moment: int
    played: Action | None = None
    better: Action | None = None


class Past:
    """A finished game that is reviewed: its moments, what was done at each but the last, and the
    seats whose choices are looked at."""

    def __init__(
        self, games: Sequence[Game], actions: Sequence[Action], seats: Collection[int]
    ) -> None:
        self._games, self._actions = games, actions
        self._starts = list(_starts(games))
        self._moments = [
            moment
            for moment, action in enumerate(actions)
            if _judged(games[moment], action) and _seat(games[moment]) in seats
        ]
        self._most_looks = LOOKS * len(seats)

    def task(self, review: Review) -> Task | None:
        """What is to be done next, if anything is."""
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
        return Task(view, review.seed, moment, self._actions[moment], better)

    def progress(self, review: Review) -> float:
        """How much is done, from 0 to 1."""
        looks = self._most_looks
        if len(review.glances) == len(self._moments):
            looks = len(promising(review.glances))
        totals = (len(self._starts), len(self._moments), looks)
        done = (len(review.standings), len(review.glances), len(review.looks))
        whole = sum(w * n for w, n in zip(_WEIGHTS, totals, strict=True))
        return sum(w * n for w, n in zip(_WEIGHTS, done, strict=True)) / whole if whole else 1.0

    def knows(self, review: Review) -> bool:
        """Whether findings can be of this game: whoever reads them back cannot be sure."""
        whole = len(review.glances) == len(self._moments)
        return (
            _agree(self._stood, self._starts, review.standings)
            and _agree(self._glanced, self._moments, review.glances)
            and _agree(self._looked, promising(review.glances) if whole else [], review.looks)
        )

    def _stood(self, moment: int, found: Standing) -> bool:
        state = self._games[moment].state
        return (found.round, len(found.chances)) == (state.round, len(state.guilds))

    def _glanced(self, moment: int, found: Glance) -> bool:
        better = found.better
        legal = better is None or self._games[moment].refusal(better) is None
        return self._is_of(moment, found) and legal

    def _looked(self, glance: Glance, found: Look) -> bool:
        point, moment = found.point, glance.moment
        if found.moment != moment or point is None:
            return found.moment == moment
        actions = (self._actions[moment], glance.better)
        known = (point.played, point.better) == actions and self._is_of(moment, point)
        return known and all(map(_is_found, point.reasons))

    def _is_of(self, moment: int, found: Glance | TurningPoint) -> bool:
        game = self._games[moment]
        there = (moment, game.state.round, phase_of(game.state), _seat(game))
        return (found.moment, found.round, found.phase, found.seat) == there


def _agree(fits: Callable[[Any, Any], bool], wanted: Sequence[Any], found: Sequence[Any]) -> bool:
    """Whether what was found, as far as that goes, fits what was to be looked at."""
    return len(found) <= len(wanted) and all(map(fits, wanted, found))


def _is_found(reason: Reason) -> bool:
    """Whether it is something that games played on can tell."""
    many = isinstance(reason.detail, int) and 0 < reason.detail < 10_000
    counted = reason.feature in ("found_ahead", "found_close")
    return reason.feature in FEATURES and (many if counted else reason.detail == "")


def _starts(games: Sequence[Game]) -> Iterator[int]:
    """The first moment of each round."""
    last = 0
    for moment, game in enumerate(games):
        if game.state.round > last and not game.over:
            last = game.state.round
            yield moment


def _seat(game: Game) -> int:
    """Whose choice it is, or -1."""
    return game.decision.seat if game.decision is not None else -1


def phase_of(state: GameState) -> str:
    """The phase that a choice is counted to: placing overseers belongs to the mine."""
    return "mine" if state.phase == "placement" else state.phase


def _judged(game: Game, action: Action) -> bool:
    """Whether a choice can be looked at; trades are made beside a choice and are none."""
    return isinstance(game.decision, SEARCHED) and not isinstance(action, Trade)


def promising(glances: Sequence[Glance]) -> list[Glance]:
    """The choices of each guild that are worth a longer look, as far as glances tell, in the order
    of the game."""
    worth = [each for each in glances if each.better is not None and each.promise >= WORTH_IT]
    found: list[Glance] = []
    for seat in {glance.seat for glance in worth}:
        own = sorted((g for g in worth if g.seat == seat), key=lambda g: (-g.promise, g.moment))
        found += own[:LOOKS]
    return sorted(found, key=lambda glance: glance.moment)


# Doing it


def _undisturbed() -> bool:
    return False


def carry_out(
    task: Task, content: Content, cancelled: Callable[[], bool] = _undisturbed
) -> Finding:
    """Do a step. Raises `Interrupted` as soon as it is cancelled."""
    view = Game(task.view, content)
    if task.played is None:
        return _standing(view, task, cancelled)
    if task.better is None:
        return _glance(view, task, task.played, cancelled)
    return _look(view, task, task.played, task.better, cancelled)


def _varied(temper: Temper, rng: Random) -> Temper:
    """A guild that weighs things a little otherwise."""
    weights = {name: getattr(temper, name) * exp(rng.gauss(0.0, VARIETY)) for name in _WEIGHED}
    return replace(temper, **weights)


def _doubt(state: GameState) -> float:
    """How far a lead may be off, in prestige, by how many rounds are still to come."""
    return DOUBT + DOUBT_A_ROUND * (state.options.rounds - max(1, state.round) + 1)


def _standing(view: Game, task: Task, cancelled: Callable[[], bool]) -> Standing:
    """What each guild's prestige at the end promises when the game is played on from there; alone,
    how often it was not lost."""
    state, rng = view.state, Random(task.seed * 1009 + task.moment)
    temper, doubt = skilled(state.options), _doubt(state)
    sums = [0.0] * len(state.guilds)
    for _ in range(STANDING):
        if cancelled():
            raise Interrupted
        world = determinise(view, 0, rng)
        play_on(world, Hurry(_varied(temper, rng), rng), state.options.rounds)
        for seat, chance in enumerate(_shares(world.state, doubt)):
            sums[seat] += chance
    return Standing(state.round, tuple(round(each / STANDING, 3) for each in sums))


def _shares(state: GameState, doubt: float) -> list[float]:
    """The chance of each guild by how a game ended, all of them one together; alone, 0 or 1."""
    assert state.result is not None
    if state.options.solo:
        return [float(not state.result.lost_by)]
    most = max(guild.prestige for guild in state.guilds)
    parts = [exp((guild.prestige - most) / doubt) for guild in state.guilds]
    return [part / sum(parts) for part in parts]


class _End(NamedTuple):
    """What a game that was played on came to: in winning chance, in prestige against the best of
    the others, and how the guild stood."""

    chance: float
    prestige: float
    facts: Facts


class _Trial:
    """Actions of one moment, each played on until the end of a round in the same made-up games."""

    def __init__(
        self,
        view: Game,
        actions: Sequence[Action],
        until: int,
        rng: Random,
        cancelled: Callable[[], bool],
    ) -> None:
        assert view.decision is not None
        self._view, self._seat, self._actions = view, view.decision.seat, actions
        self._until, self._rng, self._cancelled = until, rng, cancelled
        self._temper, self._doubt = skilled(view.state.options), _doubt(view.state)
        self.lines: list[list[_End]] = [[] for _ in actions]

    def play(self, games: int) -> None:
        """So many more games with each."""
        for _ in range(games):
            world = determinise(self._view, self._seat, self._rng)
            quick = Hurry(_varied(self._temper, self._rng), self._rng)
            for action, line in zip(self._actions, self.lines, strict=True):
                if self._cancelled():
                    raise Interrupted
                game = world.clone()
                game.play(action)
                play_on(game, quick, self._until)
                line.append(self._ended(game))

    def _ended(self, game: Game) -> _End:
        chance, lead = expectation(game, self._seat, self._temper)
        if not game.state.options.solo:
            chance = 1 / (1 + exp(-lead / self._doubt))
        return _End(chance, lead, facts(game, self._seat))

    def gains(self, number: int) -> list[float]:
        """By how much an action came out ahead of the first in each game, in chance."""
        pairs = zip(self.lines[number], self.lines[0], strict=True)
        return [its.chance - first.chance for its, first in pairs]


def _glance(view: Game, task: Task, played: Action, cancelled: Callable[[], bool]) -> Glance:
    state, decision = view.state, view.decision
    assert decision is not None
    rng = Random(task.seed * 1009 + task.moment)
    ranked = Planner(skilled(state.options), rng).rank(view, decision.seat, view.choices())
    others = [item[1] for item in ranked if item[1] != played and not isinstance(item[1], Trade)]
    where = (task.moment, state.round, phase_of(state), decision.seat)
    if not others:
        return Glance(*where, 0.0)
    others = others[:CANDIDATES]
    trial = _Trial(view, [played, *others], horizon(view), rng, cancelled)
    trial.play(FIRST)
    gains = [trial.gains(number) for number in range(1, len(others) + 1)]
    sums = [sum(each) for each in gains]
    best = sums.index(max(sums))
    loss = round(_crossed(gains), 4)
    if sums[best] <= 0:
        return Glance(*where, loss)
    return Glance(*where, loss, round(sums[best] / FIRST, 4), others[best])


def _crossed(gains: Sequence[Sequence[float]]) -> float:
    """What others are better by: the best of one half of the games, measured in the other half."""
    found = 0.0
    for begin in (0, 1):
        picked = [sum(each[begin::2]) for each in gains]
        best = picked.index(max(picked))
        if picked[best] > 0:
            others = gains[best][1 - begin :: 2]
            found += sum(others) / len(others) / 2
    return found


def _look(
    view: Game, task: Task, played: Action, better: Action, cancelled: Callable[[], bool]
) -> Look:
    """Games to their end, as long as it may still turn out to be worth a word."""
    state, decision = view.state, view.decision
    assert decision is not None
    rng = Random((task.seed * 1009 + task.moment) * 2 + 1)
    trial = _Trial(view, [played, better], state.options.rounds, rng, cancelled)
    chance = error = 0.0
    for games in range(BATCH, SECOND + 1, BATCH):
        trial.play(BATCH)
        chance, error = _mean(trial.gains(1))
        if chance < WORTH_IT / 2 or chance < SURE / 4 * error * sqrt(games / SECOND):
            return Look(task.moment)
    if chance < max(SURE * error, WORTH_IT + MARGIN * error):
        return Look(task.moment)
    first, second = trial.lines
    prestige = sum(its.prestige - mine.prestige for mine, its in zip(first, second, strict=True))
    point = TurningPoint(
        task.moment, state.round, phase_of(state), decision.seat, played, better,
        round(chance, 3), round(error, 3), round(prestige / len(first), 1), _reasons(first, second),
    )  # fmt: skip
    return Look(task.moment, point)


def _mean(gains: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    games = len(gains)
    mean = sum(gains) / games
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, games - 1) / games)


def _reasons(played: Sequence[_End], better: Sequence[_End]) -> tuple[Reason, ...]:
    """What differs between the games with both, more surely than by their luck."""
    chances = ([end.chance for end in better], [end.chance for end in played])
    stood = ([end.facts for end in better], [end.facts for end in played])
    return tuple(found(chances, stood))


def advantage(game: Game, point: TurningPoint, games: int, seed: int) -> tuple[float, float]:
    """By how much what would have been better comes out ahead in so many other made-up games, and
    the standard error of that: a long look at a finding."""
    view, rng = Game(game.view(point.seat), game.content), Random(seed)
    actions, until = [point.played, point.better], view.state.options.rounds
    trial = _Trial(view, actions, until, rng, _undisturbed)
    trial.play(games)
    return _mean(trial.gains(1))


def reviewed(past: Past, seed: int, content: Content) -> Iterator[Review]:
    """A whole review, as it grows with each step."""
    review = Review(seed)
    yield review
    while (task := past.task(review)) is not None:
        review.add(carry_out(task, content))
        yield review
